"""Pairs of worlds that one seat cannot tell apart: the same public moves in both, and the same bytes for that seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

from tests.contract.knowing import Seat, known
from tests.server.apart import Both, has_learnt, is_forced
from tests.server.whole.aside import Deed, laying, speaking, wishing
from tests.server.whole.channels import CHANNELS, fetch
from tests.server.whole.thinkers import common_options, give_bots, is_common, positions
from tests.server.whole.wire import IDS, NAMES, PACE, World, clock_of, rest

from zunft import Table
from zunft.server.live.windows import open_window
from zunft.server.storage.records import SeatState

STEPS = 3
ASKED = 0.1  # how often everything else is asked for, too
SPOKEN = 0.4  # how often somebody does something beside the game
WISHED = 0.3  # … and how often that is neither talk nor a deal
PATHS = (
    "/api/tables/table/page?{seat}since=0",
    "/api/tables/table/page?{seat}since=9999",
    "/api/tables/table/news?{seat}since=0",
    "/api/tables/table/news?{own}",
    "/api/tables/table/ledgers",
    "/api/tables/table/note",
    "/api/tables/table",
    "/api/tables/table/talk?{seat}since=0",
    "/api/tables/table/result",
    "/api/tables/table/journal",
    "/api/tables/table/replay?at=0",
    "/api/tables/table/draws",
    "/api/tables/table/course",
    "/api/lobby",
    "/api/lobby/running",
    "/api/lobby/finished",
    "/api/mine",
    "/api/host/tables",
    "/api/host/tables/table/journal",
    "/health",
    "/metrics",
)
WAITING = ("resign", "come-back", "ask-undo", "agree-undo", "refuse-undo", "undo", "pause")  # most of it for the end
BAD = ("fly to the moon", "pass", "undo", "choose", "é", "x" * 300)


class Pair:
    """One position, dealt anew twice for a seat, in two worlds."""

    def __init__(self, one: World, two: World, rng: Random, seen: Counter[str], asked: float = ASKED) -> None:
        self.worlds, self.rng, self.seen = (one, two), rng, seen
        self.key, self.asked = 0, asked

    async def run(self, truth: Table, seat: Seat) -> None:
        states, way = self._states(truth.seats, seat), self.rng.choice(CHANNELS)
        kinds = 4 if open_window(truth) is None else 3  # over days nobody is waited for in a window
        kept, self.seed = clock_of(self.rng.randrange(kinds)), self.rng.getrandbits(40)
        self.seat = seat
        # An own answer that can be taken back was imagined apart from the table: what others say now does not fit it.
        self.may_undo = seat is None or not truth.can_undo(seat)
        self.seen.update([way.__name__, *(state for state in set(states) if state != "person")])
        for at, world in enumerate(self.worlds):
            twin = truth.redeal(seat, self.seed + at)
            twin._lines = list(truth.lines)  # an imagined table has no journal of its own
            world.clock.at = self.worlds[0].clock.at
            give_bots(self.worlds, at, self.seed)
            await world.put(twin, seat, kept, states, way)
        self.moment = self.worlds[0].live.window or 0
        try:
            await self._drive(seat)
        finally:
            await asyncio.gather(*(world.leave() for world in self.worlds))

    def _states(self, seats: int, looking: Seat) -> list[SeatState]:
        """Who plays the seats. Two people at least: one alone has nobody to hide from, and no window lasts."""
        bots = self.rng.choice([0, 0, 1, seats - 1])
        others = self.rng.sample([at for at in range(seats) if at != looking], min(bots, seats - (looking is not None)))
        states: list[SeatState] = ["person"] * seats
        for at in others:
            is_person = states.count("bot") >= seats - 2 or self.rng.random() < 0.3
            states[at] = "stand-in" if is_person else "bot"
        return states

    async def _drive(self, seat: Seat) -> None:
        await self._rest(0)
        self._compare("hello")
        for _ in range(STEPS):
            await self._probe(seat)
            if self.people and self.rng.random() < SPOKEN and not await self._aside():
                return
            if self._is_over or not await self._step(seat):
                return
            if self.rng.random() < self.asked and not self._is_over:
                await self._ask()  # a game that is over shows its seed

    @property
    def people(self) -> list[int]:
        """Whose seats are played by nobody else."""
        one, two = ([each.seat for each in world.live.seats if each.state == "person"] for world in self.worlds)
        assert one == two, f"after who plays for whom: {one} and {two}"
        return one

    @property
    def _is_over(self) -> bool:
        return any(world.table.over for world in self.worlds)

    async def _rest(self, milliseconds: int) -> None:
        """Time passes, and who asks for the page asks again."""
        await rest(milliseconds, self.worlds)
        for world in self.worlds:
            await world.wire.look()

    # --- beside the game ------------------------------------------------------------------------

    async def _probe(self, seat: Seat) -> None:
        """What is wrong is refused in the same words."""
        table = self.worlds[0].table
        ask = (0 if seat is None else table.ask(seat)) - (self.rng.random() < 0.3)
        own = set() if seat is None else set(table.options(seat))
        others = [text for at in self._asked(0) for text in table.options(at)]
        text = self.rng.choice([text for text in (*BAD, *others) if text not in own])
        await self._answer(max(ask, 0), text)
        await self._rest(0)
        self._compare(f"“{text}”")

    async def _ask(self) -> None:
        """Everything else that the seat's person can ask the server for."""
        own = "" if self.seat is None else f"seat={self.seat}"
        for form in PATHS:
            await self._fetch("GET", form.format(seat=f"{own}&" if own else "", own=own))

    async def _try(self) -> None:
        """… and can try in the moment of a window, also when the game has ended behind it."""
        await self._ask()
        await self._fetch("POST", "/api/tables/table/rematch")
        for deed in () if self.seat is None else WAITING:
            words = {"key": f"tried-{self.key:08}"} if deed == "undo" else {}
            await self._fetch("POST", f"/api/tables/table/seats/{self.seat}/{deed}", **words)
        self.seen["tried in a window"] += 1
        await self._rest(0)
        self._compare("what was tried in a window")

    async def _fetch(self, method: str, path: str, **words: object) -> None:
        cookie = None if self.seat is None else NAMES[self.seat]
        one, two = [await fetch(world.app, path, cookie, method, **words) for world in self.worlds]
        assert one == two, f"after a look at {path}: {one} and {two}"
        self.seen["compared"] += 1

    async def _aside(self, is_answer: bool = False) -> bool:
        """Somebody speaks or deals; false when the seat may tell the worlds apart from now on."""
        kind, seat, path, method, words = self._deed(is_answer)
        before, is_window = self._counts(), self._is_window
        self.key += 1
        IDS.at = self.key
        one, two = [await world.do(seat, path, method, **words) for world in self.worlds]
        if kind in ("taken", "undo") and one != two and not is_window:
            return False  # who lays what cannot be taken knows it, and so does who hears it
        assert one == two, f"after {kind}: {one} and {two}"
        self.seen[kind if one < 300 else f"{kind} refused"] += 1
        if not await self._followed(f"{kind} {path} {words}", before):
            return False
        return kind != "laid" or self.rng.random() < 0.3 or await self._aside(is_answer=True)

    def _deed(self, is_answer: bool) -> Deed:
        laid = [each for each in self.worlds[0].tables.laid if {each.seat, each.to_seat} & set(self.people)]
        if laid and (is_answer or self.rng.random() < 0.7):
            each = self.rng.choice(laid)
            side = self.rng.choice([at for at in (each.seat, each.to_seat, each.to_seat) if at in self.people])
            if side == each.to_seat and self.rng.random() < 0.7:
                return "taken", side, f"proposals/{each.id}/take", "POST", {}
            return "withdrawn", side, f"proposals/{each.id}", "DELETE", {}
        if self.rng.random() < WISHED:
            return wishing(self.worlds[0].live, self.seat, self.may_undo, f"back-{self.key:08}", self.rng)
        if self.rng.random() < 0.6:
            return laying(self.worlds[0].table, self.people, self.rng)
        return speaking(self.rng.choice(self.people), self.rng)

    # --- steps ----------------------------------------------------------------------------------

    async def _step(self, seat: Seat) -> bool:
        """One public move, or secret ones; false when the seat may tell the worlds apart from now on."""
        if self._is_window:
            return await self._window(seat)
        if is_common(self.worlds[0].table):
            return await (self._second_thoughts(seat) if self.rng.random() < 0.5 else self._secrets(seat))
        one, two = self._asked(0), self._asked(1)
        if one != two or not (both := common_options(self.worlds, one[0])):
            return False
        return await (self._public(seat, one[0], self.rng.choice(both)) if one[0] in self.people else self._bot())

    async def _public(self, seat: Seat, mover: int, text: str) -> bool:
        before = self._counts()
        await self._rest(self.rng.randrange(3000))  # the mover thinks
        if mover == seat:
            await self._answer(self.worlds[0].table.ask(mover), text)
        else:
            for world in self.worlds:
                await world.play(mover, text)
        return await self._followed(text, before)

    async def _bot(self) -> bool:
        """A bot thinks, perhaps for longer than it has to; nobody hears anything before it speaks."""
        self.seen["bot's turn"] += 1
        before, begun = self._counts(), self.worlds[0].live.clocks.since
        await self._rest(max(begun + PACE - 1 - self.worlds[0].clock.now(), 0))
        for wait in (1, *[PACE // 2] * 5):
            self._compare("a bot that thinks")
            await self._rest(wait)
            spoken = [now > then for now, then in zip(self._counts(), before, strict=True)]
            assert spoken[0] == spoken[1], f"after {wait} ms: a bot spoke {spoken[0]} and {spoken[1]}"
            if spoken[0]:
                break
        return await self._followed("a bot's move", before)

    async def _followed(self, what: str, before: list[int]) -> bool:
        """Only what was drawn, or comes after a window, may differ."""
        await self._rest(0)
        pairs = zip(self.worlds, before, strict=True)
        drawn = any(line.startswith("chance") for world, since in pairs for line in world.table.lines[since:])
        if drawn or not self._is_window or is_forced(self._both, self.worlds[0].seat):
            return self._alike(what)
        if has_learnt(self._both, self.worlds[0].seat):
            return False
        self._compare(what)
        return await self._moment()

    @property
    def _both(self) -> Both:
        one, two = self.worlds
        return one.live, two.live

    async def _secrets(self, seat: Seat) -> bool:
        """Others answer in secret, at any of the two tables or at both: nobody hears of it before the last. Bots
        answer, too, each in its own time."""
        for world in self.worlds:
            for other in [at for at in world.table.asked if at != seat][:-1]:
                if self.rng.random() < 0.6 and isinstance(other, int) and other in self.people:
                    await world.play(other, self.rng.choice(world.table.options(other)))
        await self._rest(0)
        if not self._alike("secret answers"):
            return False
        self.seen["bots' secrets"] += len(self.people) < self.worlds[0].table.seats
        await self._rest(PACE // 2)
        if not self._alike("half a pace"):
            return False
        await self._rest(PACE)
        return self._alike("secret answers of bots")

    async def _second_thoughts(self, seat: Seat) -> bool:
        """The same seats answer at both tables, as each likes; nobody hears what, nor what it was when somebody takes
        it back."""
        asked = sorted(set(self._asked(0)) & set(self._asked(1)) & set(self.people) - {seat})
        for other in asked[:-1]:
            for world in self.worlds:
                await world.play(other, self.rng.choice(world.table.options(other)))
            await self._rest(0)
            if not self._alike("a secret answer"):
                return False
            if self.may_undo and self.rng.random() < 0.5:
                self.seen["second thoughts"] += all([await world.take_back(other) for world in self.worlds])
                await self._rest(0)
                if not self._alike("second thoughts"):
                    return False
        return True

    async def _window(self, seat: Seat) -> bool:
        """Who is asked passes, some at once and some never; then the moment is over."""
        for world in self.worlds:
            for other in self.people:
                asked = other != seat and open_window(world.table) is not None and other in world.table.asked
                if asked and self.rng.random() < 0.7:
                    await world.play(other, "pass")
        await self._rest(0)
        self._compare("passes in a window")
        return await self._moment()

    async def _moment(self) -> bool:
        asked = [set(self._asked(at)) - set(self.people) for at in (0, 1) if self.worlds[at].live.window_queue.window]
        self.seen["bots in a window"] += any(asked)
        await self._rest(self.moment // 2)
        self._compare("half a moment")
        if self.rng.random() < self.asked:
            await self._try()
        if self.rng.random() < self.asked and len(self.people) > 1 and self.worlds[0].table.title.key == "gilde":
            await self._agree()
        await self._rest(self.moment - self.moment // 2)
        return self._alike("the moment's end")

    async def _agree(self) -> None:
        """Two of them deal in the moment; it is done when the moment is over."""
        seat, other = self.rng.sample(self.people, 2)
        self.key += 1
        IDS.at = self.key
        words: dict[str, object] = {"to": other, "text": f"beg {self.rng.choice((1, 2, 90))} of {other}"}
        laid = [await world.do(seat, "proposals", "POST", **words) for world in self.worlds]
        assert laid[0] == laid[1], f"after a proposal in a window: {laid}"
        path = f"proposals/{self.worlds[0].tables.laid[-1].id}/take"
        one, two = [await world.do(other, path, "POST") for world in self.worlds]
        assert one == two, f"after an agreement in a window: {one} and {two}"
        self.seen["agreed in a window"] += one < 300
        await self._rest(0)
        self._compare("an agreement in a window")

    async def _answer(self, ask: int, text: str) -> None:
        self.key += 1
        key = f"own-{self.key:08}"
        await asyncio.gather(*(world.wire.answer(ask, key, text) for world in self.worlds))

    # --- compared -------------------------------------------------------------------------------

    def _alike(self, what: str) -> bool:
        """Compare while the engine itself says that the seat cannot tell the worlds apart."""
        one, two = self.worlds
        if known(one.table, one.seat) != known(two.table, two.seat) or self._is_window:
            return False
        self._compare(what)
        return True

    def _compare(self, what: str) -> None:
        """The same messages, as bytes and in order, after every step."""
        one, two = (world.wire.got for world in self.worlds)
        self.seen["compared"] += 1
        assert len(one) == len(two), f"after {what}: {len(one)} and {len(two)} messages"
        for left, right in zip(one, two, strict=True):
            assert left == right, f"after {what}: {_difference(left, right)}"

    def _asked(self, at: int) -> list[int]:
        return [seat for seat in self.worlds[at].table.asked if isinstance(seat, int)]

    def _counts(self) -> list[int]:
        return [len(world.table.lines) for world in self.worlds]

    @property
    def _is_window(self) -> bool:
        return any(world.is_in_window for world in self.worlds)


def _difference(left: bytes, right: bytes) -> str:
    at = next((at for at in range(min(len(left), len(right))) if left[at] != right[at]), 0)
    begin = max(at - 80, 0)
    return f"{left[begin : at + 80]!r} and {right[begin : at + 80]!r}"


async def run_pairs(
    worlds: tuple[World, World], title: str, wanted: int, seed: int, asked: float = ASKED
) -> Counter[str]:
    """So many pairs; gives how often each thing was seen in them, and how often bytes were compared."""
    seen = Counter[str]()
    while True:
        for truth, seat, rng in positions(title, seed):
            await Pair(*worlds, rng, seen, asked).run(truth, seat)
            seen["pairs"] += 1
            if seen["pairs"] >= wanted:
                return seen
        seed += 1

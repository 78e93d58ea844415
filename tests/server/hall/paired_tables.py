"""Two halls whose true positions differ only in what one seat cannot know, and what they push to that seat."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from msgspec.structs import replace
from tests.server.apart import has_learnt, is_forced
from tests.server.hall.halls import Halls, row_of_table

from zunft import Table
from zunft.server.errors import Conflict
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import BEAT
from zunft.server.live.page import Answered, Page, Who
from zunft.server.live.request import ClockRequest
from zunft.server.live.table import LiveTable, table_of
from zunft.server.live.windows import open_window
from zunft.server.storage.records import GameRow, Phase, Seat

MOMENT = 4000
SHORT, LONG = 200, 60_000  # milliseconds without a hall
CLOCKS = (
    ClockRequest(),
    ClockRequest(kind="move", seconds=60),
    ClockRequest(kind="bank", bank=90, seconds=50, increment=3),
)


TRUTHS: dict[tuple[str, bytes], Table] = {}  # what was dealt anew, by table and seed


def truth_of(game: GameRow) -> Table:
    """Instead of ``table_of``: the table as it was dealt anew, with the lines that had led there."""
    truth = TRUTHS.get((game.id, game.seed))
    return truth.copy() if truth else table_of(game)


class World:
    """One of the two: a hall with a table whose truth was dealt anew for a seat, and the pages that the seat got."""

    def __init__(self, halls: Halls, seat: int | None) -> None:
        self.halls, self.seat = halls, seat
        self.pushed: list[bytes] = []
        self.pages: list[Page] = []

    async def sit(self, game: GameRow, lines: tuple[str, ...], truth: Table) -> None:
        truth._lines = list(lines)  # an imagined table has no journal of its own
        TRUTHS[game.id, game.seed] = truth
        people = [
            Seat(game=game.id, seat=at, person=self.halls.who(at).person, state="person") for at in range(game.seats)
        ]
        await self.halls.database.tables.create(game, people)
        await self.halls.database.journals.append(game.id, 0, lines, phase=Phase("running"))
        self.game = game
        await self.follow()

    async def follow(self) -> None:
        """The seat looks through the last hall; the answers go through the first."""
        self.live: LiveTable = await self.halls.hall.tables.live(self.game.id)
        self.task = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        who = Who() if self.seat is None else self.halls.who(self.seat)
        since = self.pages[-1].turn if self.pages else 0
        async for page in self.halls.all[-1].play.follow(self.live.id, who, since):
            self.pages.append(page)
            self.pushed.append(page.bytes())

    async def look_away(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def restart(self, away: int) -> None:
        """The hall is killed, and there is none for so long."""
        await self.look_away()
        self.halls.kill()
        self.halls.clock.advance(away)
        await self.halls.hall_of(window=MOMENT)
        await self.follow()

    @property
    def table(self) -> Table:
        return self.live.running

    async def play(self, seat: int, text: str) -> bool:
        """Whether the answer was taken: a clock may have been quicker."""
        return isinstance(await self.halls.say(self.live.id, seat, text), Answered)

    @property
    def is_idle(self) -> bool:
        """Whether everything has happened that was due."""
        return all(self._is_idle(hall) for hall in self.halls.all)

    def _is_idle(self, hall: Hall) -> bool:
        live, now = hall.tables.in_memory.get(self.game.id), self.halls.clock.now()
        if (
            live is None
            or hall.tables.tasks
            or hall.tables.heartbeat.is_looking
            or hall.tables.heartbeat.next_at <= now
        ):
            return False
        due = hall.tables.drivers[self.game.id].next_at()
        return not live.lock.locked() and (due is None or due > now) and live.count == self.live.count

    async def end(self) -> None:
        await self.look_away()
        for hall in self.halls.all:
            await hall.tables.forget(self.live.id)
        with suppress(Conflict):  # it is over
            await self.halls.database.tables.set_phase(self.game.id, Phase("closed"), ["running"])
        TRUTHS.pop((self.game.id, self.game.seed))


class PairedTables:
    """Plays the same public moves in both worlds for as long as they are the same to the seat."""

    def __init__(self, one: Halls, two: Halls, seed: int, restarts: bool = False) -> None:
        self.both, self.rng = (one, two), Random(seed)
        self.restarts = restarts
        self.compared = 0

    async def run(self, title: str, seats: int, steps: int = 6) -> None:
        truth, seat = self._position(title, seats)
        if truth.over:
            return
        game = row_of_table(truth, self.rng.choice(CLOCKS))
        self.worlds = [World(halls, seat) for halls in self.both]
        for at, world in enumerate(self.worlds):
            own = replace(game, seed=bytes([at]) * 32)
            await world.sit(own, truth.lines, truth.redeal(seat, self.rng.getrandbits(40) + at))
        await self._settle(0)
        self._compare()
        for _ in range(steps):
            if not await self._step():
                break
        for world in self.worlds:
            await world.end()

    def _position(self, title: str, seats: int) -> tuple[Table, int | None]:
        """Somewhere in a game, and who looks at it."""
        table = Table(title, seats=seats, seed=self.rng.getrandbits(60))
        for _ in range(self.rng.randrange(90)):
            if table.over:
                break
            asked = self.rng.choice(table.asked)
            assert isinstance(asked, int)
            table.play(asked, self.rng.choice(table.options(asked)))
        return table, self.rng.choice([None, *range(seats)])

    # --- steps ----------------------------------------------------------------------------------

    async def _step(self) -> bool:
        """One public move, or the secret ones of a common choice; false when the worlds are not alike any more."""
        if any(world.table.over for world in self.worlds):
            return False
        if any(_is_in_window(world) for world in self.worlds):
            return await self._window()
        await self._restart(0, SHORT, BEAT, LONG)
        if not self._alike():
            return False
        one, two = (_asked(world.table) for world in self.worlds)
        if _is_common(self.worlds[0].table):
            return await self._secrets()
        seat = one[0]
        both = [text for text in self.worlds[0].table.options(seat) if text in self.worlds[1].table.options(seat)]
        if one != two or not both:
            return False
        text, before = self.rng.choice(both), [world.live.count for world in self.worlds]
        await self._settle(self.rng.randrange(3000))
        taken = [await world.play(seat, text) for world in self.worlds]
        assert taken[0] == taken[1], "an answer was taken in one world and not in the other"
        drawn = any(_has_drawn(world, count) for world, count in zip(self.worlds, before, strict=True))
        return await self._after(drawn)

    async def _secrets(self) -> bool:
        """Others answer in secret, differently in both worlds: nobody hears of it before the last."""
        for world in self.worlds:
            for seat in _asked(world.table)[:-1]:
                if seat != world.seat and self.rng.random() < 0.6:
                    await world.play(seat, self.rng.choice(world.table.options(seat)))
        await self._settle(0)
        if _done(self.worlds[0].table) != _done(self.worlds[1].table):
            return False  # who has finished is seen in some common choices
        return self._alike()

    async def _window(self) -> bool:
        """Who is asked passes, some at once and some never; then the moment is over."""
        for world in self.worlds:
            while asked := [seat for seat in _asked(world.table) if open_window(world.table) is not None]:
                seat = self.rng.choice(asked)
                if seat == world.seat or self.rng.random() < 0.3 or not (await self._sees(world, seat)):
                    break
                if not await world.play(seat, "pass"):
                    break
        await self._settle(0)
        self._compare()
        return await self._after_window()

    async def _sees(self, world: World, seat: int) -> bool:
        return bool((await world.halls.page(world.live.id, seat)).options)

    async def _after(self, drawn: bool) -> bool:
        """What followed a public move. While windows show, both have to look the same, whoever holds what; only
        what was drawn or shown may differ, and where somebody had nothing left but to end their turn."""
        await self._settle(0)
        one, two = self.worlds
        both = one.live, two.live
        if drawn or not any(_is_in_window(world) for world in self.worlds) or is_forced(both, one.seat):
            return self._alike()
        if has_learnt(both, one.seat):
            return False
        self._compare()
        return await self._after_window()

    async def _after_window(self) -> bool:
        await self._settle(MOMENT // 2)
        self._compare()
        away = await self._restart(SHORT, LONG)
        self._compare()
        await self._settle(MOMENT // 2 if away == LONG else 0)  # the window has its whole moment again
        self._compare()
        await self._settle(MOMENT - MOMENT // 2)
        return self._alike()

    async def _restart(self, *times: int) -> int:
        """Both halls are killed, for a moment or for long; gives for how long. 0: not this time."""
        away = self.rng.choice(times) if self.restarts else 0
        for world in self.worlds if away else ():
            await world.restart(away)
        await self._settle(0)
        return away

    async def _settle(self, milliseconds: int) -> None:
        for world in self.worlds:
            world.halls.clock.advance(milliseconds)
        rests = 0
        while rests < 3:
            await asyncio.sleep(0.002)
            rests = rests + 1 if all(world.is_idle for world in self.worlds) else 0

    # --- compared -------------------------------------------------------------------------------

    def _alike(self) -> bool:
        """Compare while the engine says that the seat cannot tell the worlds apart."""
        one, two = (_sight(world) for world in self.worlds)
        if one != two:
            return False
        self._compare()
        return True

    def _compare(self) -> None:
        one, two = self.worlds
        self.compared += 1
        assert one.pushed == two.pushed, _difference(one, two)


def _difference(one: World, two: World) -> str:
    for left, right in zip(one.pages, two.pages, strict=False):
        for name in Page.__struct_fields__:
            if getattr(left, name) != getattr(right, name):
                return f"{name}: {_unlike(getattr(left, name), getattr(right, name))}"
    return f"{len(one.pages)} and {len(two.pages)} pages"


def _unlike(left: object, right: object) -> str:
    if isinstance(left, dict) and isinstance(right, dict):
        unlike = {key: _unlike(left[key], right.get(key)) for key in left if left[key] != right.get(key)}
        return ", ".join(f"{key}: {what}" for key, what in unlike.items())
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        return ", ".join(_unlike(one, two) for one, two in zip(left, right, strict=True) if one != two)
    return f"{left} and {right}"


def _sight(world: World) -> object:
    page = world.pages[-1]
    return page.view, page.question, page.options, [event for each in world.pages for event in each.events]


def _asked(table: Table) -> list[int]:
    return table.asked


def _is_common(table: Table) -> bool:
    agenda = table.view(None)["agenda"]
    return bool(agenda) and len(agenda[0]["seats"]) > 1


def _done(table: Table) -> object:
    agenda = table.view(None)["agenda"]
    return agenda[0].get("done") if agenda else None


def _has_drawn(world: World, since: int) -> bool:
    return any(line.startswith("chance") for line in world.table.lines[since:])


def _is_in_window(world: World) -> bool:
    now = world.halls.clock.now()
    return world.live.window_queue.shown(now) is not None or world.live.window_queue.window is not None

"""Two halls whose true positions differ only in what one seat cannot know, and what they push to that seat."""

from __future__ import annotations

import asyncio
from random import Random

from msgspec.structs import replace
from tests.server.hall.house import House

from zunft import Table
from zunft.server.hall.living import Living
from zunft.server.hall.pages import Answered, Page, Who
from zunft.server.hall.windows import open_window
from zunft.server.hall.wishes import ClockWish, Kept
from zunft.server.storage.records import Game, Phase, Seat, new_id

MOMENT = 4000
CLOCKS = (
    ClockWish(),
    ClockWish(kind="move", seconds=60),
    ClockWish(kind="bank", bank=90, seconds=50, increment=3),
)


class World:
    """One of the two: a hall with a table whose truth was dealt anew for a seat, and the pages that the seat got."""

    def __init__(self, house: House, seat: int | None) -> None:
        self.house, self.seat = house, seat
        self.pushed: list[bytes] = []
        self.pages: list[Page] = []

    async def sit(self, game: Game, lines: tuple[str, ...], truth: Table) -> None:
        people = [
            Seat(game=game.id, seat=at, person=self.house.who(at).person, state="person") for at in range(game.seats)
        ]
        await self.house.database.tables.create(game, people)
        await self.house.database.journals.append(game.id, 0, lines, phase=Phase("running"))
        self.living: Living = await self.house.hall.living(game.id)
        truth._lines = list(lines)  # an imagined table has no journal of its own
        self.living.table, self.living.count = truth, len(lines)
        self.living.clocks.fold(truth, self.house.clock.now())
        self.living.stage.window = open_window(truth)
        self.living.stage.until = None if self.living.stage.window is None else self.house.clock.now() + MOMENT
        self.living.tell()
        self.task = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        who = Who() if self.seat is None else self.house.who(self.seat)
        async for page in self.house.hall.follow(self.living.id, who):
            self.pages.append(page)
            self.pushed.append(page.bytes())

    @property
    def table(self) -> Table:
        return self.living.running

    async def play(self, seat: int, text: str) -> bool:
        """Whether the answer was taken: a clock may have been quicker."""
        return isinstance(await self.house.say(self.living.id, seat, text), Answered)

    @property
    def is_idle(self) -> bool:
        """Whether everything has happened that was due."""
        due = self.house.hall.drivers[self.living.id].next_at()
        return not self.living.lock.locked() and (due is None or due > self.house.clock.now())

    async def end(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.house.hall.forget(self.living.id)


class Twins:
    """Plays the same public moves in both worlds for as long as they are the same to the seat."""

    def __init__(self, one: House, two: House, seed: int) -> None:
        self.houses, self.rng = (one, two), Random(seed)
        self.compared = 0

    async def run(self, title: str, seats: int, steps: int = 6) -> None:
        truth, seat = self._position(title, seats)
        if truth.over:
            return
        game = _row(truth, self.rng.choice(CLOCKS))
        self.worlds = [World(house, seat) for house in self.houses]
        for at, world in enumerate(self.worlds):
            await world.sit(game, truth.lines, truth.redeal(seat, self.rng.getrandbits(40) + at))
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
            asked = self.rng.choice(table.waiting_for)
            assert isinstance(asked, int)
            table.play(asked, self.rng.choice(table.options(asked)))
        return table, self.rng.choice([None, *range(seats)])

    # --- steps ----------------------------------------------------------------------------------

    async def _step(self) -> bool:
        """One public move, or the secret ones of a common choice; false when the worlds are not alike any more."""
        if any(world.table.over for world in self.worlds):
            return False
        one, two = (_asked(world.table) for world in self.worlds)
        if any(_is_in_window(world) for world in self.worlds):
            return await self._window()
        if _is_common(self.worlds[0].table):
            return await self._secrets()
        seat = one[0]
        both = [text for text in self.worlds[0].table.options(seat) if text in self.worlds[1].table.options(seat)]
        if one != two or not both:
            return False
        text, before = self.rng.choice(both), [world.living.count for world in self.worlds]
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
        return bool((await world.house.page(world.living.id, seat)).options)

    async def _after(self, drawn: bool) -> bool:
        """What followed a public move. While windows show, both have to look the same, whoever holds what; only
        what was drawn may differ."""
        await self._settle(0)
        if drawn or not any(_is_in_window(world) for world in self.worlds):
            return self._alike()
        self._compare()
        return await self._after_window()

    async def _after_window(self) -> bool:
        await self._settle(MOMENT // 2)
        self._compare()
        await self._settle(MOMENT - MOMENT // 2)
        return self._alike()

    async def _settle(self, milliseconds: int) -> None:
        for world in self.worlds:
            world.house.clock.advance(milliseconds)
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
        return ", ".join(f"{key}: {left[key]} and {right.get(key)}" for key in left if left[key] != right.get(key))
    return f"{left} and {right}"


def _sight(world: World) -> object:
    page = world.pages[-1]
    return page.view, page.question, page.options, [event for each in world.pages for event in each.events]


def _asked(table: Table) -> list[int]:
    return [seat for seat in table.waiting_for if isinstance(seat, int)]


def _is_common(table: Table) -> bool:
    agenda = table.view(None)["agenda"]
    return bool(agenda) and len(agenda[0]["seats"]) > 1


def _done(table: Table) -> object:
    agenda = table.view(None)["agenda"]
    return agenda[0].get("done") if agenda else None


def _has_drawn(world: World, since: int) -> bool:
    return any(line.startswith("chance") for line in world.table.lines[since:])


def _is_in_window(world: World) -> bool:
    now = world.house.clock.now()
    return world.living.stage.shown(now) is not None or world.living.stage.window is not None


def _row(table: Table, clock: ClockWish) -> Game:
    row = Game(
        id=new_id(),
        title=table.title.key,
        seats=table.seats,
        edition=table.edition.name,
        edition_text=table.edition.text,
        edition_hash=table.edition.hash,
        options=table.options_chosen,
        rules=table.rules_number,
        seed=table.chance.seed if table.chance else b"",
        made_by="anna",
        settings=Kept(clock=clock).packed(),
    )
    return replace(row, made=1, touched=1)

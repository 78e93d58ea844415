"""What the tests of the hall stand on: a hall, its people, and tables at which they sit."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from zunft import Table
from zunft.catalogue import TITLES
from zunft.server.bus import MemoryBus
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import BEAT, HallSettings, HandClock
from zunft.server.live.page import Answered, Outcome, Page, Who
from zunft.server.live.request import ClockRequest, TableRequest, TableSettings
from zunft.server.storage.database import Database
from zunft.server.storage.records import GameRow, Person, Phase, Seat, new_id

NAMES = ("anna", "bert", "carl", "dora", "emil", "fritz")
FEWEST = {key: title.seats[0] for key, title in TITLES.items()}
NO_CLOCK = ClockRequest()
REST, LONGEST_REST = 30, 1000  # turns of two milliseconds


class SteadyClock(HandClock):
    """Time that jumps although the halls are there: one whose last beat was noted has not missed any since."""

    def __init__(self) -> None:
        super().__init__()
        self.halls: list[Hall] = []

    def advance(self, milliseconds: int) -> None:
        super().advance(milliseconds)
        for heartbeat in (hall.tables.heartbeat for hall in self.halls):
            if heartbeat.there is not None and heartbeat.there >= heartbeat.next_at - BEAT:
                heartbeat.there = self.at - 1

    def stand_still(self, milliseconds: int) -> None:
        """Time passes, and no hall has seen it pass."""
        super().advance(milliseconds)


class Halls:
    """A database, a bus and one hall or more."""

    def __init__(self, database: Database, clock: SteadyClock) -> None:
        self.database, self.clock = database, clock
        self.bus = MemoryBus()
        self.all = clock.halls
        self.keys = 0

    @classmethod
    async def build(cls, url: str = "sqlite://", **settings: Any) -> Halls:
        clock = SteadyClock()
        halls = cls(await Database.open(url, clock=clock.now), clock)
        for name in NAMES:
            person = Person(id=name, name=name.title(), colour="red", language="en")
            if await halls.database.people.find(name) is None:
                await halls.database.people.create(person)
        await halls.hall_of(**settings)
        return halls

    async def hall_of(self, **settings: Any) -> Hall:
        """One more hall on the same database and bus: as another process would be."""
        hall = Hall(self.database, self.bus, HallSettings(clock=self.clock, **settings))
        self.all.append(hall)
        await hall.start()
        return hall

    @property
    def hall(self) -> Hall:
        return self.all[0]

    async def close(self) -> None:
        for hall in self.all:
            await hall.stop()
        await self.database.close()

    def kill(self) -> None:
        """The hall is gone from one moment to the next; nothing is told to it."""
        hall = self.all.pop()
        for task in (hall.tables.heartbeat.task, hall.tables.heartbeat.looking):
            if task:
                task.cancel()
        for driver in hall.tables.drivers.values():
            if driver.task:
                driver.task.cancel()
        self.bus.listeners.clear()

    async def table(self, title: str = "flanders", seats: int | None = None, **wish: Any) -> str:
        """A table that has begun, with a person on every seat that no bot has."""
        seats = seats or FEWEST[title]
        made = TableRequest(title=title, seats=seats, **wish)
        game = await self.hall.seats.create("anna", made)
        for seat in range(seats):
            if seat not in made.bots:
                await self.hall.seats.sit(game, NAMES[seat], seat, await self.hall.seats.invite(game, "anna"))
        await self.hall.seats.begin(game, "anna")
        return game

    async def begun(self, table: Table, clock: ClockRequest = NO_CLOCK) -> str:
        """A table somewhere in its game, with a person on every seat."""
        game = row_of_table(table, clock)
        people = [Seat(game=game.id, seat=at, person=NAMES[at], state="person") for at in range(game.seats)]
        await self.database.tables.create(game, people)
        await self.database.journals.append(game.id, 0, table.lines, phase=Phase("running"))
        return game.id

    def who(self, seat: int) -> Who:
        return Who(NAMES[seat], seat)

    async def page(self, game: str, seat: int | None, hall: Hall | None = None) -> Page:
        who = Who() if seat is None else self.who(seat)
        return await (hall or self.hall).play.page(game, who)

    async def say(self, game: str, seat: int, text: str, hall: Hall | None = None) -> Outcome:
        """Answer the question that is on the page of a seat."""
        self.keys += 1
        page = await self.page(game, seat, hall)
        return await (hall or self.hall).play.answer(game, self.who(seat), page.ask, f"key {self.keys}", text)

    async def play(self, game: str, moves: int, choice: int = 0) -> int:
        """Every seat that is asked answers in turn; gives how many answers that were."""
        for done in range(moves):
            asked = await self.asked(game)
            if not asked:
                return done
            await self.play_as(game, asked[0], choice)
        return moves

    async def play_as(self, game: str, seat: int, choice: int = 0) -> None:
        """One answer of a seat that is asked, when its page shows it."""
        while not (options := (await self.page(game, seat)).options):
            await self.tick(self.hall.tables.settings.window)  # a window's moment
        assert isinstance(await self.say(game, seat, options[choice % len(options)]), Answered)

    async def asked(self, game: str) -> list[int]:
        table = (await self.hall.tables.live(game)).running
        return table.waiting_for

    async def tick(self, milliseconds: int) -> None:
        """Let time pass, and everything happen that waited for it."""
        self.clock.advance(milliseconds)
        await self.rest()

    async def rest(self) -> None:
        """For a while, and on a slow machine until everything has happened that was due."""
        for turn in range(LONGEST_REST):
            await asyncio.sleep(0.002)
            if turn >= REST and all(map(self._is_idle, self.all)):
                return

    def _is_idle(self, hall: Hall) -> bool:
        dues = [driver.next_at() for driver in hall.tables.drivers.values()]
        is_due = any(due is not None and due <= self.clock.now() for due in dues)
        is_busy = hall.tables.tasks or hall.tables.heartbeat.is_looking
        return not (is_due or is_busy or any(live.lock.locked() for live in hall.tables.in_memory.values()))


def row_of_table(table: Table, clock: ClockRequest) -> GameRow:
    row = GameRow(
        id=new_id(),
        title=table.title.key,
        seats=table.seats,
        edition=table.edition.name,
        edition_text=table.edition.text,
        edition_hash=table.edition.hash,
        options=table.options_named,
        rules=table.rules_number,
        seed=table.chance.seed if table.chance else b"",
        made_by="anna",
        settings=TableSettings(clock=clock, origin="elsewhere").packed(),  # its past is none of this hall
    )
    return replace(row, made=1, touched=1)

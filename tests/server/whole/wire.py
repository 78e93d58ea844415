"""The real application without a network: two worlds of it, each with one table that can be put into any position."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from sqlalchemy import Connection
from tests.server.web.conftest import settings_for
from tests.server.whole.channels import Asking
from tests.server.whole.passing import PassingJournals, PassingTables, PassingTalk

from zunft import Table
from zunft.bots.protocol.messages import message_of
from zunft.server.app import create_app
from zunft.server.hall import chat, proposals
from zunft.server.hall.bots import BotQuestion
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import HallSettings, HandClock
from zunft.server.live.page import Answered, Who
from zunft.server.live.request import ClockRequest, TableSettings
from zunft.server.live.table import LiveTable
from zunft.server.services import Services, open_club
from zunft.server.storage.connections import Connections, Threads
from zunft.server.storage.people import People
from zunft.server.storage.records import GameRow, Person, Role, Seat, SeatState, SessionRow, hash_of, now
from zunft.server.storage.witness_keys import WitnessKeys

T = TypeVar("T")
MOMENT = 4000  # milliseconds that a window lasts
PACE = 900  # milliseconds that a bot takes at least
TURNS = 500  # of the loop, in which everything that follows by itself has happened
TABLE = "table"
KEYS = WitnessKeys([bytes(32)])
HOST = "anna"  # who plays, too
NAMES = (HOST, "bert", "carl", "dora", "emil", "fritz")


class Ids:
    """New ids are drawn by lot; here the same lot falls in both worlds."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self) -> str:
        return f"id-{self.at}"


IDS = Ids()


class HandBots:
    """Bots whose time and answer a test decides; what they are sent is made as for every bot."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.time: Callable[[int], int]  # milliseconds that a seat thinks
        self.text: Callable[[int], str]

    async def decide(self, asked: BotQuestion) -> str:
        seat = int(message_of(asked.hello)["seat"])
        await self.clock.wait_until(self.clock.now() + self.time(seat))
        return self.text(seat)

    async def think(self, asked: BotQuestion) -> list[dict[str, Any]]:
        return []

    async def close(self) -> None:
        pass


class World:
    """A club with one table, and what comes to one seat of it."""

    def __init__(self, club: Services, clock: HandClock, bots: HandBots) -> None:
        self.club, self.clock, self.bots = club, clock, bots
        self.app = create_app(club.settings, club)
        self.keys, self.kept_at = 0, (club.database.journals, club.database.talk)
        self.tables, self.uses = PassingTables(), Uses(club.database.connections)

    @classmethod
    async def build(cls, stack: Any, folder: Path) -> World:
        folder.mkdir()
        club: Services = await stack.enter_async_context(open_club(settings_for(folder)))
        clock = HandClock()
        bots = HandBots(clock)
        await club.hall.stop()
        settings = HallSettings(clock=clock, window=MOMENT, grace=0, pace=PACE, bots=bots, witness=KEYS)
        club.hall = Hall(club.database, club.bus, settings)
        await club.hall.start()
        await _fill(club)
        await _remember(club.database.people)
        for module in (proposals, chat):
            stack.enter_context(patch.object(module, "new_id", IDS))
        stack.enter_context(patch.object(Threads, "do", _at_once))
        return cls(club, clock, bots)

    async def put(
        self, truth: Table, seat: int | None, kept: TableSettings, states: Sequence[SeatState], way: type[Asking]
    ) -> None:
        """The table is at this position, and the seat's client connects."""
        database = self.club.database
        self.tables.__init__()  # type: ignore[misc]
        database.journals = PassingJournals(self.clock, self.tables)  # type: ignore[assignment]
        database.talk = PassingTalk()  # type: ignore[assignment]
        for name in PassingTables.METHODS:
            setattr(database.tables, name, getattr(self.tables, name))
        self.live = self.tables.live = self._living(truth, kept, states)
        self.club.hall.tables.in_memory[TABLE] = self.live
        self.club.hall.tables._drive(self.live, was_away=False)
        self.seat, self.wire = seat, way(self.app, TABLE, seat, None if seat is None else NAMES[seat])
        await self.wire.open()

    def _living(self, truth: Table, kept: TableSettings, states: Sequence[SeatState]) -> LiveTable:
        at = self.clock.now()
        live = LiveTable(_row(truth, kept), self.club.database, self.club.hall.tables.settings)
        live.seats = [_seat(number, state) for number, state in enumerate(states)]
        live.names = {name: (name.title(), "#8a5a2b") for name in NAMES}
        live.table, live.count = truth, len(truth.lines)
        live.window_queue.note(truth, truth, [], at, live.window)
        live.clocks.move_on(truth, at)
        return live

    @property
    def table(self) -> Table:
        return self.live.running

    @property
    def is_in_window(self) -> bool:
        return self.live.is_in_window

    async def play(self, seat: int, text: str) -> bool:
        """Somebody else answers; false where the seat's page does not show the question yet."""
        self.keys += 1
        who = Who(NAMES[seat], seat)
        page = await self.club.hall.play.page(TABLE, who)
        if text not in page.options:
            return False
        outcome = await self.club.hall.play.answer(TABLE, who, page.ask, f"other-{self.keys:08}", text)
        assert isinstance(outcome, Answered)
        return True

    async def take_back(self, seat: int) -> bool:
        """Somebody else takes an answer back, if they can."""
        self.keys += 1
        outcome = await self.club.hall.takebacks.undo(TABLE, Who(NAMES[seat], seat), f"back-{self.keys:08}")
        return isinstance(outcome, Answered)

    async def do(self, seat: int, path: str, method: str = "POST", **words: Any) -> int:
        """A person does something beside the game; gives the status. What the looking seat is told of its own deed
        is compared like everything else."""
        if seat == self.seat:
            return await self.wire.call(method, f"/seats/{seat}/{path}", **words)
        other = Asking(self.app, TABLE, seat, NAMES[seat])
        return await other.call(method, f"/seats/{seat}/{path}", **words)

    async def leave(self) -> None:
        await self.wire.close()
        await self.club.hall.tables.forget(TABLE)
        self.club.database.journals, self.club.database.talk = self.kept_at


class Uses:
    """How many wait for the database just now."""

    def __init__(self, connections: Connections) -> None:
        self.count, self._told = 0, connections._told
        connections._told = self._counted  # type: ignore[method-assign]

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        self.count += 1
        try:
            async with self._told():
                yield
        finally:
            self.count -= 1


async def _at_once(threads: Threads, work: Callable[[Connection], T]) -> T:
    """Without a thread of its own: what is read here is small, and everything happens in one order."""
    return threads._do(work)


async def _remember(people: People) -> None:
    """Nobody comes or goes here: who is who is read once, not at every request."""
    known = {name: await people.get(name) for name in NAMES}
    sessions = {hash_of(name): await people.signed_in(hash_of(name)) for name in NAMES}

    async def names(ids: Collection[str]) -> dict[str, Person]:
        return {id_: known[id_] for id_ in ids}

    async def signed_in(session: str) -> tuple[SessionRow, Person] | None:
        return sessions.get(session)

    people.names, people.signed_in = names, signed_in  # type: ignore[method-assign]


async def _fill(club: Services) -> None:
    for name in NAMES:
        role: Role = "host" if name == HOST else "player"
        person = Person(id=name, name=name.title(), colour="#8a5a2b", language="en", role=role)
        await club.database.people.create(person)
        session = SessionRow(hash=hash_of(name), person=name, device="", created=now(), seen=now())
        await club.database.people.open_session(session)
    await club.database.tables.create(_row(Table("strasbourg", 5, 1)), [_seat(at, "person") for at in range(5)])


async def rest(milliseconds: int, worlds: Sequence[World]) -> None:
    """Let time pass in all worlds, and everything happen that follows by itself."""
    for world in worlds:
        world.clock.advance(milliseconds)
    await _settle()
    while any(world.uses.count for world in worlds):
        await asyncio.sleep(0.0002)
        await _settle()


async def _settle() -> None:
    """Until the loop has nothing to do but to wait."""
    ready: Any = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    for _ in range(TURNS):
        await asyncio.sleep(0)
        if not ready:
            return
    raise AssertionError("a world does not come to rest")


def clock_of(number: int) -> TableSettings:
    """No clock, one a move, a bank, or days: a seat could learn something from each."""
    kinds = (
        ClockRequest(),
        ClockRequest(kind="move", seconds=600),
        ClockRequest(kind="bank", bank=6000, increment=7),
        ClockRequest(kind="day", seconds=86_400),
    )
    return TableSettings(clock=kinds[number % len(kinds)])


def _seat(number: int, state: SeatState) -> Seat:
    if state == "bot":
        return Seat(game=TABLE, seat=number, bot="apprentice", state="bot")
    return Seat(game=TABLE, seat=number, person=NAMES[number], state=state)


def _row(table: Table, kept: TableSettings | None = None) -> GameRow:
    return GameRow(
        id=TABLE,
        title=table.title.key,
        seats=table.seats,
        edition=table.edition.name,
        edition_text=table.edition.text,
        edition_hash=table.edition.hash,
        options=table.options_chosen,
        rules=table.rules_number,
        phase="running",
        seed=table.chance.seed if table.chance else b"",
        settings=(kept or TableSettings()).packed(),
        made_by="anna",
        made=1,
        touched=1,
    )

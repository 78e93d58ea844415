"""A run: a club with its servers, its disk and its people, on one schedule that its seed decides."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import Context
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from unittest import mock

from cryptography.fernet import Fernet
from tests.server.hall.halls import row_of_table
from tests.simulation.disk import Disk
from tests.simulation.faults import Faults
from tests.simulation.loop import SimulatedLoop
from tests.simulation.net import RedisBackend, RedisClient, SimulatedRedis
from tests.simulation.people import NAMES, People
from tests.simulation.plan import FAULTS, LASTS, MOVES, RESTORES, Plan
from tests.simulation.server import Server

from zunft.server import bus
from zunft.server.hall import transfer
from zunft.server.live.request import TableRequest
from zunft.server.storage.database import Database
from zunft.server.storage.records import Person, Phase, Seat
from zunft.table import Table
from zunft.table.replay import follow

LATE = 12  # answers that are left at most of a game that is near its end
EVERY = 3.0  # seconds between two backups
CALM = 12.0  # seconds after everything was mended until all has to be in order: two heartbeats
LEVEL = "journeyman"
MOST_LATE = 0.005  # seconds that the network takes at most


@dataclass
class Run:
    """What is left of a run: its trace, and what was found."""

    plan: Plan
    trace: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    answered: int = 0
    lasted: float = 0.0

    @property
    def digest(self) -> str:
        return hashlib.sha256("\n".join(self.trace).encode()).hexdigest()


class OtherClub:
    """Another club of the same world, to which tables move: a disk and a server of its own."""

    def __init__(self, club: Club, folder: Path) -> None:
        self.loop, self.note, self.fault, self.travel = club.loop, club.note, club.fault, club.travel
        self.disk = Disk(club.loop, f"{club.plan.seed} elsewhere", folder / "other.sqlite", empty_club())
        self.server = Server(self, "other server")

    def again(self, server: Server, after: float = 1.0) -> None:
        self.loop.call_later(after, server.start, context=Context())


class Club:
    def __init__(self, plan: Plan, folder: Path, dealt: Table | None = None) -> None:
        self.plan, self.run = plan, Run(plan)
        self.dealt = dealt  # the table that is begun with, if it is known before
        self.loop = SimulatedLoop(plan.seed)  # type: ignore[abstract]
        self.net = self.rng("net")
        self.redis = SimulatedRedis(plan.seed)
        self.disk = Disk(self.loop, plan.seed, folder / "club.sqlite", empty_club())
        self.servers = [Server(self, f"server {at}") for at in range(plan.servers)]
        self.other = OtherClub(self, folder) if any(each.what in MOVES for each in plan.events) else None
        self.faults = Faults(self)
        self.keys = self.skipped = 0  # keys that were sent, and lines that nobody was there for
        self.is_mended = False
        self.backups: list[bytes] = []
        self.restored_at: float | None = None
        self.left_out: list[str] = []  # by the packets of a page
        self.held: list[str] = []  # the lines that the backup and the pages held between them then

    def rng(self, name: str) -> Random:
        return Random(f"{name} {self.plan.seed}")

    # --- noted ----------------------------------------------------------------------------------

    def note(self, who: str, what: str) -> None:
        self.run.trace.append(f"{self.loop.at:10.4f} {who}: {what}")

    def fault(self, what: str, error: BaseException | None = None) -> None:
        self.note("fault", what)
        if error is not None:
            where = traceback.extract_tb(error.__traceback__)[-3:]
            what += " at " + " < ".join(f"{Path(each.filename).name}:{each.name}" for each in reversed(where))
        self.run.found.append(what)

    async def travel(self) -> None:
        await asyncio.sleep(self.net.random() * MOST_LATE)

    # --- from beginning to end ------------------------------------------------------------------

    async def play(self) -> None:
        for server in self.servers:
            server.start()
        if self.other:
            self.other.server.start()
        await self._until_up()
        self.people = People(self, await self._seated(), self.plan.seats - self.plan.bots)
        self.people.sit_down()
        saving = asyncio.ensure_future(self._save()) if self.plan.has("restore") else None
        await asyncio.gather(*(self._happens(at) for at in range(len(self.plan.events))))
        if saving:
            saving.cancel()
        await self._mend()
        await asyncio.sleep(CALM)

    async def _until_up(self) -> None:
        while not all(server.is_up for server in self.servers):
            await asyncio.sleep(0.05)

    async def _seated(self) -> str:
        """A table that has begun."""
        plan, server = self.plan, self.servers[0]
        if plan.is_late or self.dealt:
            return await self._late()
        bots = dict.fromkeys(range(plan.seats - plan.bots, plan.seats), LEVEL)
        wish = TableRequest(title=plan.title, seats=plan.seats, edition="tiny", clock=plan.clock, bots=bots)
        table = await server.ask(lambda hall: hall.seats.create(NAMES[0], wish), 10)
        for seat in range(plan.seats - plan.bots):
            await server.ask(lambda hall, seat=seat: hall.seats.sit(table, NAMES[seat], seat), 10)  # type: ignore[misc]
        await server.ask(lambda hall: hall.seats.begin(table, NAMES[0]), 10)
        return table

    async def _late(self) -> str:
        """A game near its end, or somewhere in it, whose past was played by random answers elsewhere."""
        plan, database = self.plan, self.servers[0].database
        played = self.dealt or late_table(plan)
        game, people = row_of_table(played, plan.clock), plan.seats - plan.bots
        seats = [Seat(game=game.id, seat=at, person=NAMES[at], state="person") for at in range(people)]
        seats += [Seat(game=game.id, seat=at, bot=LEVEL, state="bot") for at in range(people, plan.seats)]
        await database.tables.create(game, seats)
        await database.journals.append(game.id, 0, played.lines, phase=Phase("running"))
        self.skipped = len(played.lines)
        return game.id

    async def _save(self) -> None:
        """A backup now and then."""
        while True:
            self.backups.append(self.disk.image())
            await asyncio.sleep(EVERY)

    async def _happens(self, at: int) -> None:
        event = self.plan.events[at]
        await asyncio.sleep(max(event.at - self.loop.at, 0))
        if event.what in FAULTS or event.what in RESTORES:
            await self.faults.happen(event)
        else:
            await self.people.do(event)

    async def _mend(self) -> None:
        """Everything that went wrong is over."""
        await asyncio.sleep(max(LASTS - self.loop.at, 0))
        self.is_mended = True
        self.note("everything", "is mended")
        self.faults.mend()
        await self._until_up()

    def again(self, server: Server, after: float = 1.0) -> None:
        """A service manager starts it again."""
        self.loop.call_later(after, self._restart, server, context=Context())

    def _restart(self, server: Server) -> None:
        if not server.is_up:
            self.loop.kill(server.process)
            self.disk.kill(server.process)
            server.start()

    async def stop(self) -> None:
        await self.people.stand_up()
        for server in self.servers:
            await server.spawn(server.stop())
        if self.other:
            await self.other.server.spawn(self.other.server.stop())

    def close(self) -> None:
        self.loop.close()
        self.disk.close()
        if self.other:
            self.other.disk.close()


def late_table(plan: Plan) -> Table:
    """The table some answers before its end."""
    rng = Random(f"late {plan.seed}")
    played, lengths = new_table(plan), list[int]()
    while not played.over:
        who = rng.choice(played.waiting_for)
        assert isinstance(who, int)
        lengths.append(len(played.lines))
        played.play(who, rng.choice(played.options(who)))
    late = new_table(plan)
    follow(late, played.lines[len(late.lines) : lengths[-rng.randrange(1, min(LATE, len(lengths)))]])
    return late


def new_table(plan: Plan) -> Table:
    return Table(plan.title, seats=plan.seats, edition="tiny", seed=f"{plan.seed}".encode().ljust(32))


# --- the rest of the world ------------------------------------------------------------------------


@cache
def empty_club() -> bytes:
    """The file of a new club with its people."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite"
        asyncio.run(_make(file))
        return file.read_bytes()


async def _make(file: Path) -> None:
    database = await Database.open(f"sqlite:///{file}", clock=lambda: 1)
    for name in NAMES:
        await database.people.create(Person(id=name, name=name.title(), colour="red", language="en", kind="account"))
    await database.close()


def quick_key(passphrase: str, salt: bytes) -> Fernet:
    """What the program does slowly on purpose, so that nobody guesses a passphrase."""
    return Fernet(base64.urlsafe_b64encode(hashlib.sha256(salt + passphrase.encode()).digest()))


@contextmanager
def seeded(club: Club) -> Iterator[None]:
    """Where the program would ask the machine for chance or for Redis, it asks the run."""
    chance = club.rng("secrets")
    with ExitStack() as patched:
        for of, name, instead in (
            (secrets, "token_urlsafe", lambda many: chance.randbytes(many).hex()),
            (secrets, "token_bytes", chance.randbytes),
            (transfer, "_key", quick_key),
            (secrets, "randbits", chance.getrandbits),
            (bus, "_redis_at", lambda url: RedisClient(club.redis)),
            (bus, "RedisChannelsPubSubBackend", RedisBackend),
        ):
            patched.enter_context(mock.patch.object(of, name, instead))
        yield

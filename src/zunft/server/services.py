"""Everything that one process of the server holds: settings, database, hall, limits and metrics."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Literal, TypeVar

import structlog

from zunft.server.bus import Bus, MemoryBus, RedisBus
from zunft.server.config import Settings
from zunft.server.errors import Conflict, NotAllowed, NotFound
from zunft.server.hall.analyst import AnalysisProcess
from zunft.server.hall.bots import BotPool
from zunft.server.hall.draft import Draft
from zunft.server.hall.hall import Hall
from zunft.server.hall.own_editions import OwnEditions
from zunft.server.hall.settings import Clock, HallClock, HallSettings
from zunft.server.live.page import Who
from zunft.server.live.table import BrokenTable
from zunft.server.live.timeouts import stand_in
from zunft.server.names import skeleton
from zunft.server.storage.database import Database
from zunft.server.storage.exclusive import alone
from zunft.server.storage.records import GameRow, Person, PhaseName, Seat, Summary, now
from zunft.server.storage.witness_keys import keys_in
from zunft.server.web.errors import without_words
from zunft.server.web.forms import clean_name
from zunft.server.web.guard import Caller
from zunft.server.web.limits import Limits, OpenSockets
from zunft.server.web.metrics import Metrics
from zunft.server.web.notices import Notices
from zunft.server.web.passwords import Passwords, code_hash, new_codes
from zunft.server.web.presence import Present
from zunft.server.web.sessions import Sessions

T = TypeVar("T")
AN_HOUR, REST = 3600, 300  # seconds
A_DAY = 86_400_000  # milliseconds
WARNING = 7  # days between the notice and the closing of a table
log = structlog.get_logger("zunft")


class Services:
    """Opened before the server listens, so that an error can be reported in one sentence; closed after the last
    page."""

    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        self.clock = clock
        self.settings = settings
        self.database = database
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.open_sockets = OpenSockets(settings)
        self.passwords = Passwords()
        self.sessions = Sessions(database, settings)
        self.first_host = FirstHost(database)
        self.notices = Notices(settings, database, self.metrics)
        self.present = Present()
        self.notices.is_here, self.notices.has_looked = self.present.is_here, self.present.has_looked
        self.closing = asyncio.Event()
        self.bus: Bus = RedisBus(settings.redis, self._after_gap) if settings.redis else MemoryBus()
        self.hall = Hall(database, self.bus, hall_settings(settings, clock))
        self.unfinished: set[asyncio.Future[Any]] = set()
        self.tending: asyncio.Task[None] | None = None
        self.resting: asyncio.Task[None] | None = None
        self.waking: asyncio.Task[None] | None = None
        self.taking_over: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        """Open everything; if that fails, close again what was opened."""
        async with AsyncExitStack() as opened:
            clock = HallClock()
            database = await Database.open(settings.database, clock.now)
            opened.push_async_callback(database.close)
            await database.note_file()
            club = cls(settings, database, clock)
            opened.pop_all()
            opened.push_async_callback(club.close)  # which closes the database, too
            await club._start()
            opened.pop_all()
        return club

    async def _start(self) -> None:
        if isinstance(self.bus, RedisBus):
            await self.bus.start()
        self.hall.tables.on_turn.append(self.tell_turn)
        self.notices.awaited = self.awaited
        await (
            self.hall.tables.heartbeat.look()
        )  # before anybody comes: every table is told how long there was no server
        self.waking = asyncio.create_task(self._wake(), name="waking")
        await asyncio.sleep(0)  # the hall is open from here on
        await self.notices.start()
        self.tending = asyncio.create_task(self._tidy_hourly(), name="tending")
        self.resting = asyncio.create_task(self._evict_idle_tables(), name="resting")
        if self.settings.redis:
            self.taking_over = asyncio.create_task(self._take_over(), name="taking over")

    async def _wake(self) -> None:
        """Load the running games while the server already answers; a table that somebody opens is loaded first."""
        try:
            await self.hall.start()
        except Exception as error:  # the database is away: tables are loaded when somebody comes
            log.error("not all tables could be loaded", **without_words(error))

    @property
    def is_waking(self) -> bool:
        return self.waking is not None and not self.waking.done()

    async def close(self) -> None:
        """First all followers are disconnected, then the hall writes what it has, then the database closes."""
        self.closing.set()
        through_all = [task for task in (self.waking, self.taking_over) if task is not None]  # nobody waits for those
        for task in through_all:
            task.cancel()
        await asyncio.gather(*through_all, return_exceptions=True)
        beside = [self.notices.stop(), *self.unfinished]
        beside += [task for task in (self.tending, self.resting) if task]  # never in the middle of a database read
        await asyncio.gather(*beside, return_exceptions=True)
        try:
            await self.hall.stop()
            if isinstance(self.bus, RedisBus):
                await self.bus.stop()
        finally:
            self.passwords.close()
            await self.notices.close()
            await self.database.close()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish something even if its caller goes away meanwhile; the server's shutdown waits for it."""
        task = asyncio.ensure_future(work)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return await asyncio.shield(task)

    async def _after_gap(self) -> None:
        await self.hall.tables.catch_up()

    async def _tidy_hourly(self) -> None:
        """Every hour: unused sessions end, and idle tables are closed."""
        while not self.closing.is_set():
            await self._tidy()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), AN_HOUR)

    async def _evict_idle_tables(self) -> None:
        """Every few minutes: tables that wait for long leave the memory."""
        while not self.closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), REST)
            try:
                await self.hall.tables.forget_untouched()
            except Exception as error:  # in a few minutes again
                log.warning("no table left the memory", kind=type(error).__name__)

    async def _take_over(self) -> None:
        """Every hour: another process of the club may have gone for good."""
        while True:
            await asyncio.sleep(AN_HOUR)
            try:
                await self.hall.tables.take_over_all()
            except Exception as error:  # the database is away: retry in an hour
                log.warning("not looked after", kind=type(error).__name__)

    async def _tidy(self) -> None:
        try:
            await self.database.people.end_unseen(now() - self.settings.session_days * A_DAY)
            if self.settings.archive_days:
                said, closed = await self.hall.archive.close_untouched()
                await self._tell_untouched(said, closed)
        except Exception as error:  # the database is away, or a table is broken: retry in an hour
            log.warning("not tidied", kind=type(error).__name__)

    async def _tell_untouched(self, said: Sequence[str], closed: Sequence[str]) -> None:
        """People are told before their table is closed, and when it is."""
        for message, tables in (("closing", said), ("closed", closed)):
            for table in tables:
                name = str((await self.database.tables.get(table)).settings.get("name", ""))
                for seat in await self.database.tables.seats(table):
                    if seat.person:
                        await self.notices.tell(message, table, name, seat.person)

    async def tell_turn(self, table: str, _seat: int, person: str) -> None:
        """Tell a person that it is their turn; the notice names the table and nothing else. Nothing is read from the
        database if nobody is to be told, since every move passes here."""
        if not self.notices.ways.kinds or self.present.is_here(person, table):
            return
        game = await self.database.tables.find(table)
        if game is not None:
            await self.notices.tell("turn", table, str(game.settings.get("name", "")), person)

    async def awaited(self, person: str) -> set[str]:
        """The tables where it is this person's turn."""
        return {each.table for each in await self.hall.lobby.awaiting(person)}

    async def leave_all(self, person: str) -> None:
        """Leave all seats of a person who is deleted: seats of open tables become free, and bots play on at running
        tables. A table that they opened and that has not begun is closed."""
        async for summary in self._tables_of(person, ("open", "running")):
            await self._leave_table(summary, person)
        for summary in await self.database.tables.list(
            person=person, ended_since=self.hall.tables.heartbeat.shown_since
        ):
            await self._leave_table(summary, person)  # behind a window the game continues, as far as anybody sees

    async def _leave_table(self, summary: Summary, person: str) -> None:
        if summary.phase == "open" and summary.made_by == person:
            with suppress(Conflict):  # its game has just begun
                return await self.hall.seats.call_off(summary.id, person)
        leave = self.hall.seats.stand if summary.phase == "open" else self.hall.absence.leave
        for seat in await self.database.tables.seats(summary.id):
            if seat.person == person and seat.state == "person":
                with suppress(Conflict):  # the game has just ended, or somebody else was quicker
                    await self._skip_broken(seat, leave(summary.id, Who(person, seat.seat)))

    async def _skip_broken(self, seat: Seat, leaving: Awaitable[object]) -> None:
        """A table that cannot be read keeps nobody here: only the row of its seat changes."""
        try:
            await leaving
        except BrokenTable:
            await self.database.tables.sit(
                stand_in(seat, self.hall.tables.settings.stand_in, self.clock.now()), ["person"]
            )

    async def checked_name(self, text: str, person: str = "") -> str:
        """A name as it may be: nobody is called as a host is, or so that it looks like it."""
        name, hosts = clean_name(text), await self.database.people.hosts()
        if any(each.id != person and skeleton(each.name) == skeleton(name) for each in hosts):
            raise Conflict("name-host")
        return name

    async def tell_name(self, person: str) -> None:
        """A person has a new name, or none any more: every table of theirs shows it, in every process. The name change
        succeeds whatever happens at the tables."""
        await self.tell_seats(person)

    async def tell_seats(self, person: str) -> None:
        """Rows of a person's seats have changed: every table of theirs reads them, in every process."""
        try:
            await self._tell_tables_of(person)
        except Exception as error:  # the database is away: they show it with their next change
            log.warning("changed seats not announced", **without_words(error))

    async def _tell_tables_of(self, person: str) -> None:
        async for summary in self._tables_of(person):
            await self.hall.tables.tell_rows(summary.id)

    async def _tables_of(self, person: str, phases: Sequence[PhaseName] = ()) -> AsyncIterator[Summary]:
        before: str | None = None
        while page := await self.database.tables.list(person=person, phases=phases, before=before):
            for summary in page:
                yield summary
            before = page[-1].id

    async def sitter(self, table: str, seat: int) -> Seat | None:
        """The person of a seat; None when there is no such table or seat."""
        seats = await self.database.tables.seats(table)
        return seats[seat] if seat < len(seats) else None

    async def check_may_look(self, table: str, caller: Caller) -> None:
        """NotFound when there is no such table, or when this caller may not see it: nobody can tell which."""
        game = await self.database.tables.find(table)
        if game is None or (game.visibility == "private" and not await self._belongs(game, caller)):
            raise NotFound("no-table")

    async def _belongs(self, game: GameRow, caller: Caller) -> bool:
        person = caller.looks_as
        seats = await self.database.tables.seats(game.id)
        is_known = person is not None and person in [game.made_by, *(seat.person for seat in seats)]
        return is_known or await self.has_key(game.id, caller)

    async def has_key(self, table: str, caller: Caller) -> bool:
        """Whether a program calls with the key of one of the seats."""
        if caller.key is None:
            return False
        return caller.key in [seat.key_hash for seat in await self.database.tables.seats(table)]

    async def database_answers(self) -> bool:
        try:
            await asyncio.wait_for(self.database.ping(), 2)
        except Exception:  # whatever is wrong with it, the answer is no
            return False
        return True

    def bus_state(self) -> Literal["memory", "up", "away"]:
        if not isinstance(self.bus, RedisBus):
            return "memory"
        return "up" if self.bus.is_up else "away"

    def count_live_tables(self) -> None:
        self.metrics.sockets.set(self.open_sockets.open.total())
        self.metrics.tables.set(len(self.hall.tables.in_memory))


def own_editions(settings: Settings) -> OwnEditions:
    if settings.design:
        return Draft(Path(settings.design))
    return OwnEditions(Path(settings.editions) if settings.editions else None)


def hall_settings(settings: Settings, clock: Clock) -> HallSettings:
    days = settings.archive_days or 1
    return HallSettings(
        clock=clock,
        notice_after=max(days - WARNING, 1) * A_DAY,
        close_after=(max(days - WARNING, 1) + WARNING) * A_DAY,
        go_on_after=settings.go_on_hours * AN_HOUR * 1000,
        pace=settings.pace,
        grace=settings.grace,
        window=settings.window,
        most_open=settings.open_tables,
        most_running=settings.running_tables,
        most_brought=settings.brought_journals,
        editions=own_editions(settings),
        is_alone=not settings.redis,
        bots=BotPool(settings.bot_processes),
        window_bots=BotPool(1),
        analyst=AnalysisProcess() if settings.analysis else None,
        most_analyses=settings.asked_analyses,
        witness=keys_in(settings.witness_file) if settings.witness_file else None,
    )


@asynccontextmanager
async def open_club(settings: Settings) -> AsyncIterator[Services]:
    """Open a club; several processes may do so only if they hear of each other."""
    async with alone(settings.database, or_with_others=bool(settings.redis)):
        club = await Services.open(settings)
        try:
            yield club
        finally:
            await club.close()


class FirstHost:
    """The code belongs to this process and ends with it; a club of several processes uses `zunft host`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.code: str | None = None
        self.tell: Callable[[str], object] = lambda code: None  # of a code that is made after the greeting

    async def wanted(self) -> str | None:
        """The code to print; None when there is a host. The last host may have stopped being one."""
        if await self.database.people.has_host():
            self.code = None
        elif self.code is None:
            self.code = new_codes()[0]
            self.tell(self.code)
        return self.code

    async def take(self, person: Person, code: str) -> None:
        """Make a person with an account the first host."""
        if self.code is None or not hmac.compare_digest(code_hash(code), code_hash(self.code)):
            raise NotAllowed("no-host-code")
        if person.kind != "account":
            raise Conflict("host-account")
        if not await self.database.people.become_first_host(person.id):
            raise Conflict("has-host")
        self.code = None
        await self.database.audit.write("first-host", person.id)

"""Live tables: which tables are in memory, and how their news spreads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from zunft.server.bus import Bus
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError, kind_of
from zunft.server.hall.heartbeat import LONGEST_SHOW, SHORT, Heartbeat, WriteProbe
from zunft.server.hall.settings import HallSettings
from zunft.server.hall.sleepers import BEFORE, FAR, Sleepers
from zunft.server.live.driver import AGAIN, Driver
from zunft.server.live.page import Page, Who
from zunft.server.live.render import page_of
from zunft.server.live.request import TableSettings
from zunft.server.live.table import BrokenTable, LiveTable, Overtaken, ignore_outcome
from zunft.server.storage.database import Database
from zunft.server.storage.errors import StorageError
from zunft.server.storage.records import PhaseName, Seat
from zunft.table import Table

OnTurn = Callable[[str, int, str], Coroutine[Any, Any, None]]
Deed = Callable[[LiveTable, int], Awaitable[None]]  # what a seat does at a table
ROWS = -1  # on the bus, instead of a line's number: something beside the journal has changed
TALK = -2  # somebody has said something
TRIES = 20
GUESTS_PART = 4
LOOKED_AT = 100  # tables at once with every beat: no answer waits for longer than they take
ENDED: Sequence[PhaseName] = ("over", "closed")
MOST_ENDED = 200  # games in memory that nobody plays any more; each takes a few hundred KiB

LOG = logging.getLogger(__name__)


class LiveTables:
    """The tables in memory, with their drivers; every part of the hall gets this."""

    def __init__(self, database: Database, bus: Bus, settings: HallSettings | None = None) -> None:
        self.database, self.bus = database, bus
        self.settings = settings or HallSettings()
        self.in_memory: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.drivers: dict[str, Driver] = {}
        self.sleepers = Sleepers()
        self.tasks: set[asyncio.Task[None]] = set()
        self.following: list[str] = []  # tables whose news is being followed up
        self.on_turn: list[OnTurn] = []
        self.heartbeat = Heartbeat(database, self.settings.clock, self._keep_gap, self._look_around)
        self.probe = WriteProbe(database)
        self.is_open = False

    # --- from beginning to end ------------------------------------------------------------------

    async def start(self) -> None:
        """Resume every running table where its journal ends."""
        self.bus.subscribe(self._heard)
        self.is_open = True
        await self._wake_all()
        await self.heartbeat.start()

    async def _wake_all(self) -> None:
        """Retry while the storage is away: otherwise bots and clocks would sleep until somebody opens their table."""
        while True:
            try:
                await self.heartbeat.look()
                return await self._wake_running()
            except Exception as error:
                LOG.error("not all tables could be loaded: %s", kind_of(error))
                await asyncio.sleep(AGAIN)

    async def _wake_running(self) -> None:
        await self._with_running(self._load_if_playing)

    async def _with_running(self, deed: Callable[[str], Awaitable[None]]) -> None:
        """Do something with every table that is being played, or whose end may still be behind a window."""
        await self._with_all(deed, ["running"])
        since = self.settings.clock.now() if self.heartbeat.away_since is None else self.heartbeat.away_since
        await self._with_all(deed, ["over"], since - LONGEST_SHOW)

    async def _with_all(
        self, deed: Callable[[str], Awaitable[None]], phases: list[PhaseName], ended_since: int | None = None
    ) -> None:
        tables, before = self.database.tables, None
        while page := await tables.list(phases=phases, ended_since=ended_since, before=before, limit=100):
            for summary in page:
                await _skip_broken(summary.id, deed(summary.id))
            before = page[-1].id

    async def take_over_all(self) -> None:
        """Take over the clocks and bots of tables that lived only in another process, which has gone."""
        await self._with_all(self._take_over, ["running"])

    async def _take_over(self, table_id: str) -> None:
        if table_id not in self.in_memory:
            await self._load_if_playing(table_id)

    async def _load_if_playing(self, table_id: str) -> None:
        """Load a table, unless it waits for people: then it need not be in memory before they come."""
        live = await self.live(table_id)
        if self._is_idle(live):
            await self._let_sleep(live)

    async def stop(self) -> None:
        """Finish what was begun; then nothing moves any more."""
        self.is_open = False
        await self.heartbeat.stop()
        for driver in list(self.drivers.values()):
            await driver.stop()
        for live in list(self.in_memory.values()):
            async with live.lock:
                live.tell()
                live.tell_talk()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for bots in (self.settings.bots, self.settings.window_bots):
            if bots:
                await bots.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; it ends before the hall does."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- tables in memory -----------------------------------------------------------------------

    async def live(self, table_id: str) -> LiveTable:
        """The live table. All callers wait for the same load, whichever of them goes away: a second table would have a
        driver of its own."""
        while table_id not in self.in_memory:
            if table_id not in self.loading:
                self.loading[table_id] = self.run(self._load(table_id))
                self.loading[table_id].add_done_callback(ignore_outcome)
            await asyncio.shield(self.loading[table_id])
        return self.in_memory[table_id]

    async def _load(self, table_id: str) -> None:
        try:
            await self._evict_oldest()
            self.in_memory[table_id] = await self._wake(table_id)
        finally:
            del self.loading[table_id]

    async def _evict_oldest(self) -> None:
        """Evict the games that were looked at first, so that browsing the archive does not fill the memory. Nothing
        happens at finished games, and the journals have them."""
        ended = [live for live in self.in_memory.values() if live.phase in ENDED and self._is_idle(live)]
        for live in ended[: max(len(ended) - MOST_ENDED + 1, 0)]:
            await self.forget(live.id)

    async def _wake(self, table_id: str) -> LiveTable:
        row = await self.database.tables.get(table_id)
        try:
            was_away = await self.heartbeat.note_gap(row)
            live = LiveTable(row, self.database, self.settings)
            await live.load()
        except ServerError:
            raise
        except Exception as error:  # a fault of one table must not affect the others
            LOG.error("table %s cannot be played: %s", table_id, kind_of(error))
            raise BrokenTable from None
        self._drive(live, was_away)
        return live

    def _drive(self, live: LiveTable, was_away: bool) -> None:
        driver = Driver(live, self, was_away)
        self.drivers[live.id] = driver
        if self.is_open:
            driver.start()

    async def forget(self, table_id: str) -> None:
        """Remove from memory; the journal has all of it."""
        self.in_memory.pop(table_id, None)
        if driver := self.drivers.pop(table_id, None):
            await driver.stop()

    async def forget_untouched(self) -> list[str]:
        """Remove the tables that nobody looks at and that nothing waits for."""
        forgotten, limit = list[str](), self.settings.clock.now() - self.settings.drop_after
        for live in list(self.in_memory.values()):
            if live.touched < limit and self._is_idle(live):  # somebody may have come in the meantime
                await self._let_sleep(live)
                forgotten.append(live.id)
        return forgotten

    async def _let_sleep(self, live: LiveTable) -> None:
        """Remove from memory until shortly before something happens by itself."""
        moment = self.drivers[live.id].next_at()
        await self.forget(live.id)
        if moment is not None:
            self.sleepers.put(live.id, moment)

    async def _wake_sleepers(self) -> None:
        now = self.settings.clock.now()
        for table_id in self.sleepers.due(now):
            try:
                await _skip_broken(table_id, self.live(table_id))
            except StorageError:
                self.sleepers.put(table_id, now + BEFORE)  # with the next beat again

    def _is_idle(self, live: LiveTable) -> bool:
        """Nobody looks at it or is answering, no bot is thinking, nothing will happen for a while, and nothing
        has happened a moment ago: a table that was loaded again would wait for the storage once more before its last
        window ends."""
        driver, now = self.drivers.get(live.id), self.settings.clock.now()
        if driver is None or driver.thinking.bots():
            return False
        moment = driver.next_at()
        is_still = (moment is None or moment > now + FAR) and live.window_queue.has_ended_by(now - SHORT)
        return is_still and not (live.lock.locked() or live.watchers or live.listeners)

    # --- time without a server ------------------------------------------------------------------

    async def _keep_gap(self) -> None:
        """Every running table keeps the time without a server; those in memory apply it, whichever process has kept
        it."""
        if self.heartbeat.away_since is not None:
            await self._with_running(self._keep_gap_with)
        for live in list(self.in_memory.values()):
            await _skip_broken(live.id, _caught_up(live))

    async def _keep_gap_with(self, table_id: str) -> None:
        if await self.heartbeat.note_gap(await self.database.tables.get(table_id)):
            await self._spread(table_id, ROWS)

    # --- the bus --------------------------------------------------------------------------------

    async def publish(self, live: LiveTable, number: int | None = None) -> None:
        """Tell all processes; one that misses it catches up with its next append."""
        await self._spread(live.id, live.count if number is None else number)

    async def _spread(self, table_id: str, number: int) -> None:
        try:
            await self.bus.publish(table_id, number)
        except Exception as error:  # what is on disk is not refused any more
            LOG.error("bus failed: %s", kind_of(error))

    async def _heard(self, table_id: str, number: int) -> None:
        live = self.in_memory.get(table_id)
        if self.is_open and live and (number < 0 or number > live.count):
            self.following.append(table_id)
            self.run(self._follow(live, number))

    async def _look_around(self) -> None:
        """Find what another process has written without telling anybody, because it was killed in between or the bus is
        away; otherwise nobody would notice before the next line. And load the tables whose moment comes."""
        await self._wake_sleepers()
        games = list(self.in_memory)
        for begin in range(0, len(games), LOOKED_AT):
            await self._look_for_news(games[begin : begin + LOOKED_AT])

    async def _look_for_news(self, games: Sequence[str]) -> None:
        """Lines, and everything kept beside them, that differ from what this process knows."""
        tables = self.database.tables
        orders, seats = await tables.all_orders(games), await tables.seats_of(games)
        for game, (number, phase, settings) in (await tables.latest(games)).items():
            if game in self.following or game not in self.in_memory:  # one that cannot be read is already being retried
                continue
            live = self.in_memory[game]
            await self._heard(game, number)
            is_phase = phase == live.game.phase or number > live.count  # its end becomes known with its last lines
            rows = (settings, orders.get(game, {}), seats[game])
            if not is_phase or rows != (live.game.settings, live.orders, live.seats):
                await self._heard(game, ROWS)

    async def _follow(self, live: LiveTable, number: int) -> None:
        try:
            while self.is_open and not await self._is_news_applied(live, number):
                await asyncio.sleep(AGAIN)
        finally:
            self.following.remove(live.id)

    async def _is_news_applied(self, live: LiveTable, number: int) -> bool:
        """Follow up news until the storage can be read: no other news may come when it is somebody's turn here."""
        try:
            async with live.lock:
                await self._take(live, number)
        except Exception as error:
            LOG.error("table %s: %s", live.id, kind_of(error))
            return False
        return True

    async def _take(self, live: LiveTable, number: int) -> None:
        if number == TALK:
            live.tell_talk()
        elif number == ROWS or live.table is None:  # the row also says that a game has begun
            await live.refresh()
        else:  # even when it has the lines already: what goes with them may not have been readable
            await live.catch_up()

    async def catch_up(self) -> None:
        """Every live table reads its journal, after the bus was away."""
        for live in list(self.in_memory.values()):
            await _skip_broken(live.id, _caught_up(live))

    # --- acting ---------------------------------------------------------------------------------

    async def act_at_seat(self, table_id: str, who: Who, deed: Deed) -> Page:
        """An action of a seat, and its page afterwards. When somebody else was quicker, the action is checked again
        from the beginning: what they did may decide whether it is allowed."""
        live = await self.live(table_id)
        async with live.lock:
            for _ in range(TRIES):
                seat = self.check_seat(live, who)
                with suppress(Overtaken):
                    await deed(live, seat)
                    return page_of(live, seat)
        raise Conflict("busy")

    async def change(self, live: LiveTable, **changes: Any) -> None:
        """Change what is kept beside the journal, with the lock held. Overtaken when another process has changed it."""
        kept: TableSettings = replace(live.kept, **changes)
        was = live.game.settings
        if not await self.database.tables.change_settings(live.id, was, kept.packed()):
            await live.refresh()
            raise Overtaken
        await self.rows_changed(live)

    async def change_regardless(self, live: LiveTable, **changes: Any) -> None:
        """The same for changes that do not depend on what others have changed."""
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await self.change(live, **changes)
        raise Conflict("busy")

    async def rows_changed(self, live: LiveTable) -> None:
        """Tell about written rows even when they cannot be read again just now; then reading is retried."""
        try:
            await live.refresh()
        except BaseException:
            await self._heard(live.id, ROWS)
            raise
        finally:
            await self.publish(live, ROWS)

    async def tell_rows(self, table_id: str) -> None:
        """Rows of a table have changed: every process that has it in memory reads them."""
        if (live := self.in_memory.get(table_id)) is None:
            return await self._spread(table_id, ROWS)
        async with live.lock:
            await self.rows_changed(live)

    async def limit_for(self, most: int, person: str | None) -> int:
        """A limit as it is for this person: a guest may be anybody for the tenth time. 0: any number."""
        found = await self.database.people.find(person) if most and person else None
        return most if found is None or found.kind == "account" else max(most // GUESTS_PART, 1)

    def check_seat(self, live: LiveTable, who: Who) -> int:
        """The seat that *who* acts for. A seat without a person was opened by its key."""
        if who.seat is None or not 0 <= who.seat < live.game.seats:
            raise NotAllowed("not-your-seat")
        if who.person is not None and live.seats[who.seat].person != who.person:
            raise NotAllowed("not-your-seat")
        return who.seat

    def playable(self, live: LiveTable) -> Table:
        """The table, when it is being played."""
        phase = live.phase
        if phase != "running" or live.table is None:
            raise Conflict("not-begun" if phase == "open" else "over")
        if live.kept.restored is not None:
            raise Conflict("restored")
        return live.table

    async def finished_table(self, table_id: str, who: Who) -> LiveTable:
        """A table whose game has ended, as everybody sees it, for anyone who may look at it."""
        live = await self.live(table_id)
        self.look(live, who)
        if not live.running.over or live.is_held:
            raise Conflict("not-over")
        return live

    def check_no_window(self, live: LiveTable) -> None:
        """An action whose result differs while somebody may respond waits for the end of the moment."""
        if live.is_in_moment:
            raise Conflict("window-open")

    def look(self, live: LiveTable, who: Who) -> int | None:
        """The seat whose page *who* may see; None is the spectators' page."""
        if who.seat is None:
            self._check_spectator(live, who)
            return None
        return self.check_seat(live, who)

    def _check_spectator(self, live: LiveTable, who: Who) -> None:
        seated = [seat.person for seat in live.seats]
        is_known = who.has_key or (who.person is not None and who.person in [*seated, live.game.made_by])
        if live.game.visibility == "private" and not is_known:
            raise NotFound("no-table")


async def _caught_up(live: LiveTable) -> None:
    async with live.lock:
        await live.refresh()
        await live.catch_up()


async def _skip_broken(table_id: str, work: Awaitable[object]) -> None:
    """Ignore a table that cannot be read, so that it keeps nobody from the others; a storage that is away is not
    ignored."""
    try:
        await work
    except Exception as error:
        if isinstance(error, StorageError):
            raise
        LOG.error("table %s: %s", table_id, kind_of(error))


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """The seats of one person: several, when people share a device."""
    return [seat.seat for seat in seats if person is not None and seat.person == person]

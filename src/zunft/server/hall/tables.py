"""The room in which the tables stand: which of them live in memory, and how the news of them gets around."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from zunft.server.bus import Bus
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError, kind_of
from zunft.server.hall.heartbeat import LONGEST_SHOW, SHORT, Heartbeat
from zunft.server.hall.settings import HallSettings
from zunft.server.hall.sounding import WriteProbe
from zunft.server.live.driver import AGAIN, Driver
from zunft.server.live.page import Page, Who
from zunft.server.live.render import page_of
from zunft.server.live.request import TableSettings
from zunft.server.live.table import BrokenTable, LiveTable, Overtaken, heard_out
from zunft.server.storage.database import Database
from zunft.server.storage.errors import StorageError
from zunft.server.storage.records import PhaseName, Seat
from zunft.table import Table

OnTurn = Callable[[str, int, str], Coroutine[Any, Any, None]]
Deed = Callable[[LiveTable, int], Awaitable[None]]  # what a seat does at a table
ROWS = -1  # on the bus, instead of a line's number: something beside the journal has changed
TALK = -2  # somebody has said something
TRIES = 20
LOOKED_AT = 100  # tables at once with every beat: nobody's answer waits for longer than they take
ENDED: Sequence[PhaseName] = ("over", "closed")
MOST_ENDED = 200  # games in memory that nobody plays any more; each takes some hundred KiB

LOG = logging.getLogger(__name__)


class LiveTables:
    """What all parts of the hall stand on."""

    def __init__(self, database: Database, bus: Bus, settings: HallSettings | None = None) -> None:
        self.database, self.bus = database, bus
        self.settings = settings or HallSettings()
        self.livings: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.drivers: dict[str, Driver] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.following: list[str] = []  # tables whose news is being followed up
        self.on_turn: list[OnTurn] = []
        self.pulse = Heartbeat(database, self.settings.clock, self._keep_gap, self._look_around)
        self.sounding = WriteProbe(database)
        self.is_open = False

    # --- from beginning to end ------------------------------------------------------------------

    async def start(self) -> None:
        """Every running table goes on where its journal ends."""
        self.bus.subscribe(self._heard)
        self.is_open = True
        await self._wake_all()
        await self.pulse.start()

    async def _wake_all(self) -> None:
        """A storage that is away is tried again: else bots and clocks would sleep until somebody opens their table."""
        while True:
            try:
                await self.pulse.look()
                return await self._wake_running()
            except Exception as error:
                LOG.error("not all tables are awake: %s", kind_of(error))
                await asyncio.sleep(AGAIN)

    async def _wake_running(self) -> None:
        await self._with_running(self._look_at)

    async def _with_running(self, deed: Callable[[str], Awaitable[None]]) -> None:
        """Do something with every table that is being played, or whose end may be behind a window still."""
        await self._with_all(deed, ["running"])
        since = self.settings.clock.now() if self.pulse.away_since is None else self.pulse.away_since
        await self._with_all(deed, ["over"], since - LONGEST_SHOW)

    async def _with_all(
        self, deed: Callable[[str], Awaitable[None]], phases: list[PhaseName], ended_since: int | None = None
    ) -> None:
        tables, before = self.database.tables, None
        while page := await tables.list(phases=phases, ended_since=ended_since, before=before, limit=100):
            for summary in page:
                await _unless_broken(summary.id, deed(summary.id))
            before = page[-1].id

    async def look_after_all(self) -> None:
        """Clocks and bots of tables that lived in another process only, which has gone for good, go on here."""
        await self._with_all(self._take_over, ["running"])

    async def _take_over(self, game: str) -> None:
        if game not in self.livings:
            await self._look_at(game)

    async def _look_at(self, game: str) -> None:
        """A table that waits for people need not live before they come."""
        living = await self.living(game)
        if self._is_idle(living) and not self.drivers[game].thinking.bots():
            await self.forget(game)

    async def stop(self) -> None:
        """What was begun is finished; then nothing moves any more."""
        self.is_open = False
        await self.pulse.stop()
        for driver in list(self.drivers.values()):
            await driver.stop()
        for living in list(self.livings.values()):
            async with living.lock:
                living.tell()
                living.tell_talk()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for bots in (self.settings.bots, self.settings.window_bots):
            if bots:
                await bots.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; it ends before the hall does."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- tables in memory -----------------------------------------------------------------------

    async def living(self, game: str) -> LiveTable:
        """All who come while it is read from the storage wait for the same table, whoever of them goes away: a second
        one would have a driver of its own."""
        while game not in self.livings:
            if game not in self.loading:
                self.loading[game] = self.run(self._load(game))
                self.loading[game].add_done_callback(heard_out)
            await asyncio.shield(self.loading[game])
        return self.livings[game]

    async def _load(self, game: str) -> None:
        try:
            await self._make_room()
            self.livings[game] = await self._wake(game)
        finally:
            del self.loading[game]

    async def _make_room(self) -> None:
        """Whoever looks through the whole archive does not fill the memory with it: the games that were looked at first
        go. Nothing happens at them any more, and the journals have them."""
        ended = [living for living in self.livings.values() if living.phase in ENDED and self._is_idle(living)]
        for living in ended[: max(len(ended) - MOST_ENDED + 1, 0)]:
            await self.forget(living.id)

    async def _wake(self, game: str) -> LiveTable:
        row = await self.database.tables.get(game)
        try:
            was_away = await self.pulse.note_gap(row)
            living = LiveTable(row, self.database, self.settings)
            await living.load()
        except ServerError:
            raise
        except Exception as error:  # whatever is wrong with one table is nobody else's trouble
            LOG.error("table %s cannot be played: %s", game, kind_of(error))
            raise BrokenTable from None
        self._drive(living, was_away)
        return living

    def _drive(self, living: LiveTable, was_away: bool) -> None:
        driver = Driver(living, self, was_away)
        self.drivers[living.id] = driver
        if self.is_open:
            driver.start()

    async def forget(self, game: str) -> None:
        """Out of memory; the journal has all of it."""
        self.livings.pop(game, None)
        if driver := self.drivers.pop(game, None):
            await driver.stop()

    async def forget_untouched(self) -> list[str]:
        """Tables that nobody looks at and that nothing waits for."""
        forgotten, limit = list[str](), self.settings.clock.now() - self.settings.drop_after
        for living in list(self.livings.values()):
            if living.touched < limit and self._is_idle(living):  # somebody may have come in the meantime
                await self.forget(living.id)
                forgotten.append(living.id)
        return forgotten

    def _is_idle(self, living: LiveTable) -> bool:
        """Nobody looks at it or answers just now, nothing will happen by itself, and nothing has a moment ago: a table
        that woke anew would wait for the storage once more before the end of its last window."""
        driver, a_while_ago = self.drivers.get(living.id), self.settings.clock.now() - SHORT
        is_still = driver is not None and driver.next_at() is None and living.stage.has_ended_by(a_while_ago)
        return is_still and not (living.lock.locked() or living.watchers or living.listeners)

    # --- time without a server ------------------------------------------------------------------

    async def _keep_gap(self) -> None:
        """Every running table keeps the time without a server; those in memory take it, whoever has kept it."""
        if self.pulse.away_since is not None:
            await self._with_running(self._keep_gap_with)
        for living in list(self.livings.values()):
            await _unless_broken(living.id, _caught_up(living))

    async def _keep_gap_with(self, game: str) -> None:
        if await self.pulse.note_gap(await self.database.tables.get(game)):
            await self._spread(game, ROWS)

    # --- the bus --------------------------------------------------------------------------------

    async def publish(self, living: LiveTable, number: int | None = None) -> None:
        """Tell all processes; one that does not hear it comes to know it with its next append."""
        await self._spread(living.id, living.count if number is None else number)

    async def _spread(self, game: str, number: int) -> None:
        try:
            await self.bus.publish(game, number)
        except Exception as error:  # what is on disk is not refused any more
            LOG.error("the bus: %s", kind_of(error))

    async def _heard(self, game: str, number: int) -> None:
        living = self.livings.get(game)
        if self.is_open and living and (number < 0 or number > living.count):
            self.following.append(game)
            self.run(self._follow(living, number))

    async def _look_around(self) -> None:
        """What another process has written and told nobody, because it was killed in between or the bus is away: nobody
        would hear of it before the next line."""
        games = list(self.livings)
        for begin in range(0, len(games), LOOKED_AT):
            await self._look_for_news(games[begin : begin + LOOKED_AT])

    async def _look_for_news(self, games: Sequence[str]) -> None:
        """Lines, and everything that is kept beside them, where they are not as they are known here."""
        tables = self.database.tables
        orders, seats = await tables.all_orders(games), await tables.seats_of(games)
        for game, (number, phase, settings) in (await tables.latest(games)).items():
            if game in self.following or game not in self.livings:  # one that cannot be read is tried again already
                continue
            living = self.livings[game]
            await self._heard(game, number)
            is_phase = phase == living.game.phase or number > living.count  # its end is known with its last lines
            rows = (settings, orders.get(game, {}), seats[game])
            if not is_phase or rows != (living.game.settings, living.orders, living.seats):
                await self._heard(game, ROWS)

    async def _follow(self, living: LiveTable, number: int) -> None:
        try:
            while self.is_open and not await self._is_taken(living, number):
                await asyncio.sleep(AGAIN)
        finally:
            self.following.remove(living.id)

    async def _is_taken(self, living: LiveTable, number: int) -> bool:
        """News is followed up until the storage tells it: there may be no other, when it is somebody's turn here."""
        try:
            async with living.lock:
                await self._take(living, number)
        except Exception as error:
            LOG.error("table %s: %s", living.id, kind_of(error))
            return False
        return True

    async def _take(self, living: LiveTable, number: int) -> None:
        if number == TALK:
            living.tell_talk()
        elif number == ROWS or living.table is None:  # that a game has begun is in its row, too
            await living.refresh()
        else:  # also when it has the lines already: what goes with them could perhaps not be read
            await living.catch_up()

    async def catch_up(self) -> None:
        """Every living table reads its journal: after the bus was away."""
        for living in list(self.livings.values()):
            await _unless_broken(living.id, _caught_up(living))

    # --- acting ---------------------------------------------------------------------------------

    async def at_seat(self, game: str, who: Who, deed: Deed) -> Page:
        """Something that a seat does, and its page afterwards. When somebody was quicker it is looked at anew from the
        beginning: whether it may be can depend on what they have done."""
        living = await self.living(game)
        async with living.lock:
            for _ in range(TRIES):
                seat = self.check_seat(living, who)
                with suppress(Overtaken):
                    await deed(living, seat)
                    return page_of(living, seat)
        raise Conflict("busy")

    async def keep(self, living: LiveTable, **changes: Any) -> None:
        """Change what is kept beside the journal; the lock is held. Moved when another process has changed it."""
        kept: TableSettings = replace(living.kept, **changes)
        was = living.game.settings
        if not await self.database.tables.change_settings(living.id, was, kept.packed()):
            await living.refresh()
            raise Overtaken
        await self.rows_changed(living)

    async def keep_anyway(self, living: LiveTable, **changes: Any) -> None:
        """The same for changes that do not depend on what others have changed."""
        for _ in range(TRIES):
            with suppress(Overtaken):
                return await self.keep(living, **changes)
        raise Conflict("busy")

    async def rows_changed(self, living: LiveTable) -> None:
        """What is written is told, also when it cannot be read again just now: then it is tried until it can."""
        try:
            await living.refresh()
        except BaseException:
            await self._heard(living.id, ROWS)
            raise
        finally:
            await self.publish(living, ROWS)

    def check_seat(self, living: LiveTable, who: Who) -> int:
        """The seat that *who* acts for. One without a person was opened by its key."""
        if who.seat is None or not 0 <= who.seat < living.game.seats:
            raise NotAllowed("not-your-seat")
        if who.person is not None and living.seats[who.seat].person != who.person:
            raise NotAllowed("not-your-seat")
        return who.seat

    def playable(self, living: LiveTable) -> Table:
        """The table, when it is being played."""
        phase = living.phase
        if phase != "running" or living.table is None:
            raise Conflict("not-begun" if phase == "open" else "over")
        return living.table

    async def finished_table(self, game: str, who: Who) -> LiveTable:
        """A table whose game has ended, as everybody sees it, for whoever may look at it."""
        living = await self.living(game)
        self.look(living, who)
        if not living.running.over or living.is_held:
            raise Conflict("not-over")
        return living

    def check_no_window(self, living: LiveTable) -> None:
        """What would come out differently while somebody may respond than afterwards waits for the moment's end."""
        if living.is_in_moment:
            raise Conflict("window-open")

    def look(self, living: LiveTable, who: Who) -> int | None:
        """The seat whose page *who* may see; None is a spectator's."""
        if who.seat is None:
            self._check_spectator(living, who)
            return None
        return self.check_seat(living, who)

    def _check_spectator(self, living: LiveTable, who: Who) -> None:
        seated = [seat.person for seat in living.seats]
        is_known = who.has_key or (who.person is not None and who.person in [*seated, living.game.made_by])
        if living.game.visibility == "private" and not is_known:
            raise NotFound("no-table")


async def _caught_up(living: LiveTable) -> None:
    async with living.lock:
        await living.refresh()
        await living.catch_up()


async def _unless_broken(game: str, work: Awaitable[None]) -> None:
    """One table that cannot be read keeps nobody from the others; that the storage is away is not the table's fault."""
    try:
        await work
    except Exception as error:
        if isinstance(error, StorageError):
            raise
        LOG.error("table %s: %s", game, kind_of(error))


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """The seats of one person: several, when people share a device."""
    return [seat.seat for seat in seats if person is not None and seat.person == person]

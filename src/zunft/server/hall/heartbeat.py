"""The heartbeat: every few seconds a server notes that it is running, so that after a restart, or when it can write
again, a server knows how long there was none. Each table that is touched keeps the time without a server; no seat is
charged for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from zunft.server.errors import kind_of
from zunft.server.hall.settings import BEAT, JUMP, Clock
from zunft.server.live.request import settings_of
from zunft.server.storage.database import Database
from zunft.server.storage.records import GameRow


class WriteProbe:
    """A write of its own, not a beat of the heartbeat: how long there was no server must not depend on what anybody
    holds."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.line = asyncio.Lock()
        self.next: asyncio.Future[None] | None = None  # one that has not begun

    async def probe(self) -> None:
        """Wait until the storage has taken a write that began after this call. Many tables may wait at once: they share
        one."""
        if self.next is None:
            self.next = asyncio.ensure_future(self._probe())
        await asyncio.shield(self.next)

    async def _probe(self) -> None:
        async with self.line:
            self.next = None
            await self.database.tables.probe()


SHORT = JUMP  # a shorter absence does not count: another server may be running
LONGEST_SHOW = 5 * 60_000  # milliseconds in which windows may still be shown
LOG = logging.getLogger(__name__)


class Heartbeat:
    """*keep_gap* lets every running table keep the time since ``away_since``, and those in memory apply it;
    *look_around* is called after every beat."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        keep_gap: Callable[[], Awaitable[None]],
        look_around: Callable[[], Awaitable[None]],
    ) -> None:
        self.database, self.clock, self.keep_gap, self.look_around = database, clock, keep_gap, look_around
        self.away_since: int | None = None  # set while a returning server checks its tables
        self.gap = (0, 0)  # the last time without a server that this one has found
        self.there: int | None = None  # when this one was last known to be running, once it has checked them
        self.task: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None
        self.next_at = 0

    @property
    def is_late(self) -> bool:
        """Whether there may have been no server: this one could not note its beat, or stood still. Until that is known,
        nobody's time ends."""
        return self.there is not None and self.clock.now() - self.there > SHORT

    @property
    def is_looking(self) -> bool:
        return self.looking is not None and not self.looking.done()

    @property
    def shown_since(self) -> int:
        """What ended before this moment has shown all of its windows. A window that was shown when a server went away
        gets its whole moment again afterwards."""
        since, (begin, end) = self.clock.now() - LONGEST_SHOW, self.gap
        return since if end <= since else min(since, begin - LONGEST_SHOW)

    async def look(self) -> None:
        """Since when there was no server, by the last note of any server. It does not depend on any table, since when
        somebody last answered at one is private. Nothing is known of the time before the first beat."""
        last = max(await self.database.tables.last_beat() or 0, self.there or 0)
        if last > self.clock.now():
            self.clock.reach(last + BEAT)  # what was written between the last beat and the end
        now = self.clock.now()
        self.away_since = last if now - last > SHORT else None
        self.gap = (last, now) if last and self.away_since else self.gap

    async def start(self) -> None:
        """All tables know of the gap: the next one begins now."""
        self.away_since, self.there = None, self.clock.now()
        await self._beat_once()
        self.task = asyncio.ensure_future(self._beat())

    async def stop(self) -> None:
        """Stop; a server that is late leaves the gap to the next one."""
        if self.task:
            await _ended(self.task)
            if not self.is_late:
                await self._beat_once()
        if self.looking:
            await _ended(self.looking)

    async def _beat(self) -> None:
        while True:
            await self.clock.wait_until(self.next_at)
            await self._beat_once()

    async def _beat_once(self) -> None:
        self.clock.adjust()
        begun = self.clock.now()
        try:
            if self.is_late:
                await self._catch_up()
            await self._note()
            self._look_around_in_background()
        except Exception as error:  # an unreachable storage is tried again
            LOG.error("heartbeat failed: %s", kind_of(error))
        self.next_at = begun + BEAT

    def _look_around_in_background(self) -> None:
        """Look around without delaying the next beat, however long it takes."""
        if not self.is_looking:
            self.looking = asyncio.ensure_future(self._look_around())

    async def _look_around(self) -> None:
        try:
            await self.look_around()
        except Exception as error:  # with the next beat again
            LOG.error("not looked around: %s", kind_of(error))

    async def _catch_up(self) -> None:
        """The tables are told before the beat is noted: if the server dies in between, the gap is left to the next one.
        A server that was merely slow while another was running finds that one's note and keeps nothing."""
        await self.look()
        await self.keep_gap()
        self.away_since = None

    async def _note(self) -> None:
        now = self.clock.now()
        await self.database.tables.beat()
        self.there = now

    async def note_gap(self, game: GameRow) -> bool:
        """Keep the time without a server with a table; True when this server was the one to do so."""
        kept, begin, end = settings_of(game.settings), self.away_since, self.clock.now()
        if begin is None or not _touches(game, begin) or any(gap[0] == begin for gap in kept.gaps):
            return False
        becomes = replace(kept, gaps=[*kept.gaps, (begin, end)]).packed()
        if await self.database.tables.change_settings(game.id, game.settings, becomes):
            return True
        return await self.note_gap(await self.database.tables.get(game.id))


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _touches(game: GameRow, begin: int) -> bool:
    """Whether a clock may run at a table, or a window may have been shown when the server went away."""
    may_be_shown = begin - game.touched < LONGEST_SHOW
    if game.phase == "over":  # perhaps behind a window
        return may_be_shown
    is_timed = settings_of(game.settings).clock.kind != "none"
    return game.phase == "running" and (is_timed or may_be_shown)

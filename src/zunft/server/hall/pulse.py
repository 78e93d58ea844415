"""The pulse: that a server is there is noted every few seconds, so that one that comes back knows how long there was
none. The time without a server is kept with every table that it touches, and is charged to nobody."""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import replace

from zunft.server.hall.timing import Clock
from zunft.server.hall.wishes import kept_of
from zunft.server.storage.database import Database
from zunft.server.storage.records import Game

BEAT = 5_000  # milliseconds
SHORT = 2 * BEAT  # for so long nobody is missed: another server may be there
LONGEST_SHOW = 5 * 60_000  # milliseconds in which windows may still be shown
LOG = logging.getLogger(__name__)


class Pulse:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database, self.clock = database, clock
        self.away_since: int | None = None  # while a server that comes back looks at its tables
        self.task: asyncio.Task[None] | None = None
        self.next_at = 0

    async def look(self) -> None:
        """Since when there was no server. It does not depend on any table: when somebody has answered last at one is
        nobody's business. Of the time before the first beat nothing is known."""
        last = await self.database.tables.last_beat() or 0
        self.away_since = last if self.clock.now() - last > SHORT else None

    async def start(self) -> None:
        """All tables know of the gap: the next one begins now."""
        self.away_since = None
        await self._beat_once()
        self.task = asyncio.ensure_future(self._beat())

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            await self._beat_once()

    async def _beat(self) -> None:
        while True:
            await self.clock.wait_until(self.next_at)
            await self._beat_once()

    async def _beat_once(self) -> None:
        try:
            await self.database.tables.beat()
        except Exception as error:  # a storage that is away is tried again
            LOG.error("no beat: %s", type(error).__name__)
        self.next_at = self.clock.now() + BEAT

    async def note_gap(self, game: Game) -> bool:
        """Keep the time without a server with a table; true when this server was the one to do so."""
        kept, begin, end = kept_of(game.settings), self.away_since, self.clock.now()
        if begin is None or not _touches(game, begin) or any(gap[0] == begin for gap in kept.gaps):
            return False
        becomes = replace(kept, gaps=[*kept.gaps, (begin, end)]).packed()
        if await self.database.tables.change_settings(game.id, game.settings, becomes):
            return True
        return await self.note_gap(await self.database.tables.get(game.id))


def _touches(game: Game, begin: int) -> bool:
    """Whether a clock may run at a table, or a window may have been on show when the server went away."""
    is_timed = kept_of(game.settings).clock.kind != "none"
    return game.phase == "running" and (is_timed or begin - game.touched < LONGEST_SHOW)

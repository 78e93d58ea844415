"""Sounding: whether the storage takes something just now.

Where somebody could have responded in a window, the passes are written shortly before its end. Where nobody could,
nothing is left to write: then the storage is sounded instead, so that one that is slow or away holds up both alike.
"""

from __future__ import annotations

import asyncio

from zunft.server.storage.database import Database


class WriteProbe:
    """No beat of the pulse: how long there was no server must not depend on what anybody holds."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.line = asyncio.Lock()
        self.next: asyncio.Future[None] | None = None  # one that has not begun

    async def sound(self) -> None:
        """Until the storage has taken something that was begun from now on. Many tables may wait for it at once: they
        share one."""
        if self.next is None:
            self.next = asyncio.ensure_future(self._sound())
        await asyncio.shield(self.next)

    async def _sound(self) -> None:
        async with self.line:
            self.next = None
            await self.database.tables.sound()

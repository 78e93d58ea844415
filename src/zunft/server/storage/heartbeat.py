"""When a server was last there."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from zunft.server.storage import schema
from zunft.server.storage.store import Store

PULSE, PROBE = "hall", "sounding"
FRESH = 10_000  # milliseconds in which a server that is there has noted it again
LOOK = 0.25  # seconds between two looks whether it has


class Beats(Store):
    async def last_beat(self) -> int | None:
        """When a server was last known to be there."""
        row = await self._connections.row(select(schema.pulse.c.at).where(schema.pulse.c.id == PULSE))
        return int(row["at"]) if row else None

    async def is_served(self) -> bool:
        """Whether a server is there. One that has just been stopped has noted that it was, too, but only once."""
        last, begin = await self.last_beat(), self._clock()
        until = min(last or 0, begin) + FRESH
        while self._clock() < until:
            await asyncio.sleep(LOOK)
            if await self.last_beat() != last:
                return True
        return False

    async def beat(self) -> None:
        """A server is there."""
        await self._note(PULSE)

    async def probe(self) -> None:
        """Write something that means nothing: whoever waits for it waits as long as for an answer."""
        await self._note(PROBE)

    async def _note(self, id_: str) -> None:
        await self._write(self._put(schema.pulse, {"id": id_, "at": self._clock()}))

"""What a restored hall knows of its past: when it was restored, and the packets that people's pages have handed in."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.server.storage import schema
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import now
from zunft.server.storage.store import Store, put

CLUB = "club"


class Restored(Struct, frozen=True, kw_only=True):
    """A restored hall: when, how old the backup was (its last heartbeat), and when it stopped asking."""

    id: str = CLUB
    at: int
    last: int | None = None
    ended: int | None = None


class Handed(Struct, frozen=True, kw_only=True):
    """A packet that the page of a seat has handed in, as it is."""

    hash: str
    game: str
    seat: int
    packet: bytes
    at: int = 0


class WitnessRows(Store):
    async def restored(self) -> Restored | None:
        """None when this hall was never restored, or asks nobody any more."""
        c = schema.restored.c
        return await self._one(Restored, select(schema.restored).where(c.ended.is_(None)))

    async def end(self) -> None:
        """The hall asks nobody any more, and what was handed in is of no use."""
        ended = update(schema.restored).values(ended=self._clock())
        await self._write_all(ended, delete(schema.handed), delete(schema.answered))

    async def hand_in(self, handed: list[Handed]) -> None:
        """A packet that was handed in before is the same."""
        rows = [row_of(each) | {"at": self._clock()} for each in handed]
        await self._write_all(*(put(self._connections.is_sqlite, schema.handed, row) for row in rows))

    async def handed(self, table_id: str) -> list[Handed]:
        query = select(schema.handed).where(schema.handed.c.game == table_id)
        return await self._all(Handed, query.order_by(schema.handed.c.hash))

    async def answer(self, table_id: str, seat: int) -> None:
        """The page of this seat has handed in all that it holds."""
        row = {"game": table_id, "seat": seat, "at": self._clock()}
        await self._write(put(self._connections.is_sqlite, schema.answered, row))

    async def answered(self, table_id: str) -> set[int]:
        c = schema.answered.c
        return {row["seat"] for row in await self._connections.rows(select(c.seat).where(c.game == table_id))}

    async def standing_still(self) -> list[str]:
        """The tables whose games wait for packets."""
        c = schema.game.c
        waits = c.settings["restored"].as_string().is_not(None)
        query = select(c.id).where(c.phase == "running", waits).order_by(c.made, c.id)
        return [row["id"] for row in await self._connections.rows(query)]


async def mark_restored(connection: AsyncConnection, moment: int | None = None) -> None:
    """Every running game of a backup stands still until people have handed in what came after it."""
    at = now() if moment is None else moment
    for table in (schema.restored, schema.handed, schema.answered):
        await connection.execute(delete(table))
    last = (await connection.execute(select(func.max(schema.pulse.c.at)))).scalar()
    await connection.execute(insert(schema.restored).values(row_of(Restored(at=at, last=last))))
    c = schema.game.c
    for row in (await connection.execute(select(c.id, c.settings).where(c.phase == "running"))).all():
        still = standing_still(row.settings, at)
        await connection.execute(update(schema.game).where(c.id == row.id).values(settings=still))


def standing_still(settings: dict[str, Any], at: int) -> dict[str, Any]:
    """The settings of a table whose game waits from this moment on; a pause that its people had agreed on stays."""
    pauses = [list(each) for each in settings.get("pauses", [])]
    is_paused = bool(pauses) and pauses[-1][1] is None
    return dict(settings) | {"restored": at, "pauses": pauses if is_paused else [*pauses, [at, None]]}

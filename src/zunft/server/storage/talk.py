"""The talk at the tables, and what people do against bad talk."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update

from zunft.server.storage import schema
from zunft.server.storage.records import Message, Report
from zunft.server.storage.rows import row_of
from zunft.server.storage.store import Store

MOST = 200


class Talk(Store):
    async def say(self, message: Message) -> None:
        await self._write(insert(schema.message).values(row_of(message)))

    async def messages(self, game: str, since: int = 0, limit: int = MOST) -> list[Message]:
        """What was said from the time *since* on, at most the last *limit*, in order; nothing that was hidden."""
        table = schema.message.c
        query = select(schema.message).where(table.game == game, table.at >= since, table.hidden.is_(False))
        last = query.order_by(table.at.desc(), table.id.desc()).limit(min(limit, MOST))
        return (await self._all(Message, last))[::-1]

    async def message(self, game: str, id_: str) -> Message | None:
        table = schema.message.c
        return await self._one(Message, select(schema.message).where(table.game == game, table.id == id_))

    async def named(self, ids: Collection[str]) -> dict[str, Message]:
        """Messages by their id, the hidden ones included."""
        found = await self._all(Message, select(schema.message).where(schema.message.c.id.in_(ids)))
        return {message.id: message for message in found}

    async def hide(self, id_: str) -> bool:
        return bool(await self._write(update(schema.message).where(schema.message.c.id == id_).values(hidden=True)))

    async def block(self, person: str, other: str) -> None:
        """From now on *person* reads nothing of *other*."""
        await self._write(self._put(schema.blocked, {"person": person, "other": other}))

    async def unblock(self, person: str, other: str) -> None:
        table = schema.blocked.c
        await self._write(delete(schema.blocked).where(table.person == person, table.other == other))

    async def blocked_by(self, person: str) -> set[str]:
        table = schema.blocked.c
        rows = await self._connections.rows(select(table.other).where(table.person == person))
        return {row["other"] for row in rows}

    async def report(self, report: Report) -> None:
        await self._write(insert(schema.report).values(row_of(report)))

    async def reports(self, limit: int = MOST) -> list[Report]:
        table = schema.report.c
        query = select(schema.report).order_by(table.at.desc(), table.id.desc())
        return await self._all(Report, query.limit(min(limit, MOST)))

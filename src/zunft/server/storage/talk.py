"""The chat at the tables, and what people do against abuse."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update

from zunft.server.storage import schema
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import Message, Report
from zunft.server.storage.store import Store, before_row

MOST = 200


class Talk(Store):
    async def say(self, message: Message) -> None:
        """Add a message; the table counts as touched."""
        async with self._connections.writing() as connection:
            await connection.execute(insert(schema.message).values(row_of(message)))
            await connection.execute(self._touched(message.game))

    async def messages(self, table_id: str, since: int = 0, limit: int = MOST) -> list[Message]:
        """What was said from the time *since* on, at most the last *limit*, in order; nothing that was hidden."""
        c = schema.message.c
        query = select(schema.message).where(c.game == table_id, c.at >= since, c.hidden.is_(False))
        last = query.order_by(c.at.desc(), c.id.desc()).limit(min(limit, MOST))
        return (await self._all(Message, last))[::-1]

    async def hidden(self, table_id: str) -> list[Message]:
        """What was hidden at a table: at most the last of it."""
        c = schema.message.c
        query = select(schema.message).where(c.game == table_id, c.hidden.is_(True))
        return await self._all(Message, query.order_by(c.at.desc(), c.id.desc()).limit(MOST))

    async def message(self, table_id: str, id_: str) -> Message | None:
        c = schema.message.c
        return await self._one(Message, select(schema.message).where(c.game == table_id, c.id == id_))

    async def messages_by_id(self, ids: Collection[str]) -> dict[str, Message]:
        """Messages by their id, including hidden ones."""
        found = await self._all(Message, select(schema.message).where(schema.message.c.id.in_(ids)))
        return {message.id: message for message in found}

    async def hide(self, id_: str) -> bool:
        return bool(await self._write(update(schema.message).where(schema.message.c.id == id_).values(hidden=True)))

    async def block(self, person: str, other: str) -> None:
        """From now on *person* reads nothing of *other*."""
        await self._write(self._put(schema.blocked, {"person": person, "other": other}))

    async def keep_away(self, person: str, other: str) -> None:
        """From now on *person* reads nothing of *other* and does not play with them."""
        await self._write(self._put(schema.blocked, {"person": person, "other": other, "kept_away": True}))

    async def unblock(self, person: str, other: str, kept_away: bool = False) -> None:
        """A person who is kept away stays so until that is lifted."""
        c = schema.blocked.c
        own = delete(schema.blocked).where(c.person == person, c.other == other)
        await self._write(own.where(c.kept_away.is_(kept_away)))

    async def blocked_by(self, person: str) -> dict[str, bool]:
        """Whom *person* does not read; and whether they are kept away, too."""
        c = schema.blocked.c
        rows = await self._connections.rows(select(c.other, c.kept_away).where(c.person == person))
        return {row["other"]: row["kept_away"] for row in rows}

    async def report(self, report: Report) -> None:
        await self._write(insert(schema.report).values(row_of(report)))

    async def reports(self, before: str | None = None, limit: int = MOST) -> list[Report]:
        """The last ones first; *before*: the id of the last one of the page before."""
        c = schema.report.c
        query = select(schema.report).order_by(c.at.desc(), c.id.desc()).limit(min(limit, MOST))
        return await self._all(Report, query.where(before_row(c.at, c.id, before)) if before else query)

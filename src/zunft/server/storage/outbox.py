"""The outbox: notices that are still to be sent. A killed process leaves them to the next, and only one of several
processes sends each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import ColumnElement, case, delete, func, select, update

from zunft.server.storage import schema
from zunft.server.storage.conversions import record, row_of
from zunft.server.storage.records import NewsRow, NoticeKind
from zunft.server.storage.store import Store

A_MINUTE = 60_000  # milliseconds
PAUSES = [minutes * A_MINUTE for minutes in (1, 5, 15, 60)]  # after a failed try
AT_IT = PAUSES[0]  # the longest that a try may take


class OutboxPlace(NamedTuple):
    """Where a person receives notices."""

    person: str
    kind: NoticeKind
    target: str


class Outbox(Store):
    async def put(self, news: Sequence[NewsRow], wait: int) -> None:
        """Add a notice, to be sent after so many milliseconds. A table that already waits to be announced keeps its
        earlier time."""
        due, table = self._clock() + wait, schema.news.c
        soonest = case((table.due < due, table.due), else_=due)
        async with self._connections.writing() as connection:
            for each in news:
                await connection.execute(self._put(schema.news, row_of(replace(each, due=due)), due=soonest))

    async def due(self) -> dict[OutboxPlace, int]:
        """The places where something is due, and for how many milliseconds it has been."""
        table, at = schema.news.c, self._clock()
        since = select(table.person, table.kind, table.target, func.min(table.due).label("since"))
        query = since.where(table.due <= at).group_by(table.person, table.kind, table.target)
        rows = await self._connections.rows(query)
        return {OutboxPlace(row["person"], row["kind"], row["target"]): at - row["since"] for row in rows}

    async def take(self, place: OutboxPlace) -> list[NewsRow]:
        """All notices for a place, unless another process is just sending them. The next try is noted before this one
        begins, so that a sender that fails or is killed has nothing to write."""
        at, table = self._clock(), schema.news.c
        free = select(schema.news).where(*_at(place), table.tried <= at - AT_IT).order_by(table.due, table.game)
        async with self._connections.writing() as connection:
            rows = (await connection.execute(free.with_for_update())).mappings()
            taken = [_tried(record(NewsRow, dict(row)), at) for row in rows]
            for each in taken:
                own = update(schema.news).where(*_at(place), table.game == each.game)
                await connection.execute(own.values(tries=each.tries, tried=each.tried, due=each.due))
        return taken

    async def drop(self, news: Sequence[NewsRow]) -> None:
        """Delete what was told or is obsolete, but nothing that has come since it was taken."""
        c = schema.news.c
        async with self._connections.writing() as connection:
            for each in news:
                own = delete(schema.news).where(*_at(OutboxPlace(each.person, each.kind, each.target)))
                await connection.execute(own.where(c.game == each.game, c.tried == each.tried))


def is_last_try(news: NewsRow) -> bool:
    return news.tries > len(PAUSES)


def _at(place: OutboxPlace) -> list[ColumnElement[bool]]:
    c = schema.news.c
    return [c.person == place.person, c.kind == place.kind, c.target == place.target]


def _tried(news: NewsRow, at: int) -> NewsRow:
    """A notice that is sent early along with others has not had a try of its own: otherwise new notices would soon use
    up the tries of earlier ones."""
    if news.due > at:
        return replace(news, tried=at)
    pause = PAUSES[min(news.tries, len(PAUSES) - 1)]
    return replace(news, tries=news.tries + 1, tried=at, due=at + pause)

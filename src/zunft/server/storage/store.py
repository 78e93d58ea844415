"""Stores: one kind of records each, over the connections of the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, ColumnElement, Executable, Table, Update, literal, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase

from zunft.server.storage import schema
from zunft.server.storage.batch import Also, change
from zunft.server.storage.connections import Connections
from zunft.server.storage.conversions import R, record, records


class Store:
    def __init__(self, connections: Connections, clock: Callable[[], int]) -> None:
        self._connections, self._clock = connections, clock

    async def _one(self, kind: type[R], query: Executable) -> R | None:
        row = await self._connections.row(query)
        return record(kind, row) if row else None

    def _touched(self, table_id: str) -> Update:
        """Something happened at a table, so it is not closed as idle."""
        return update(schema.game).where(schema.game.c.id == table_id).values(touched=self._clock())

    async def _all(self, kind: type[R], query: Executable) -> list[R]:
        return records(kind, await self._connections.rows(query))

    async def _write(self, statement: Executable) -> int:
        return await self._connections.write(statement)

    async def _write_all(self, *changes: Also) -> None:
        """Write all of them in one transaction, or none."""
        async with self._connections.writing() as connection:
            for each in changes:
                await connection.run_sync(change, each)

    def _put(self, table: Table, values: dict[str, Any], **instead: Any) -> UpdateBase:
        return put(self._connections.is_sqlite, table, values, **instead)


def put_new(is_sqlite: bool, table: Table, values: dict[str, Any]) -> UpdateBase:
    """Insert a row, unless there is one with the same key."""
    insert = sqlite.insert(table) if is_sqlite else postgresql.insert(table)
    return insert.values(values).on_conflict_do_nothing()


def before_row(moment: Column[int], id_: Column[str], last: str) -> ColumnElement[bool]:
    """The rows that come after *last*, the last one on the previous page, in a list with the newest row first."""
    row = id_.table.alias().c
    its_moment = select(row[moment.name]).where(row[id_.name] == last).scalar_subquery()
    return tuple_(moment, id_) < tuple_(its_moment, literal(last))


def put(is_sqlite: bool, table: Table, values: dict[str, Any], **instead: Any) -> UpdateBase:
    """Insert a row, or replace the row with the same key; *instead*: the values of an existing row, if they differ."""
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys} | instead
    insert = sqlite.insert(table) if is_sqlite else postgresql.insert(table)
    new = insert.values(values)
    return new.on_conflict_do_update(index_elements=keys, set_=rest) if rest else new.on_conflict_do_nothing()

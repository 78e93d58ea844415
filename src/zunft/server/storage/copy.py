"""Copying rows from one database to another, or to a file: all tables of one snapshot, in a valid order."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.server.storage.errors import StorageError
from zunft.server.storage.schema import METADATA

CHUNK = 500
Rows = Sequence[dict[str, Any]]


class CopyCount:
    """How many rows there are, and a sum over all of them that does not depend on their order."""

    def __init__(self) -> None:
        self.count, self.sum = 0, 0

    def add(self, rows: Rows) -> None:
        for row in rows:
            self.count += 1
            self.sum = (self.sum + int.from_bytes(hashlib.sha256(written(row)).digest())) % (1 << 256)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CopyCount) and (self.count, self.sum) == (other.count, other.sum)

    __hash__ = None  # type: ignore[assignment]


def tables() -> list[Table]:
    """Each table after those that it refers to."""
    return list(METADATA.sorted_tables)


async def chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[Rows]:
    """All rows of a table in chunks, so that a large one fits into memory."""
    found = await connection.stream(select(table))
    async for rows in found.mappings().partitions(CHUNK):
        yield [{str(name): value for name, value in row.items()} for row in rows]


async def fill(connection: AsyncConnection, table: Table, rows: Rows) -> None:
    if rows:
        await connection.execute(insert(table), list(rows))


async def tallies(connection: AsyncConnection) -> dict[str, CopyCount]:
    found = {}
    for table in tables():
        found[table.name] = tally = CopyCount()
        async for rows in chunks(connection, table):
            tally.add(rows)
    return found


async def count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def must_be_empty(connection: AsyncConnection, database: str) -> None:
    """Nothing is ever overwritten."""
    for table in tables():
        if await count(connection, table):
            raise StorageError("database-not-empty", database=database)


def written(row: dict[str, Any]) -> bytes:
    """A row as a line of JSON, the same for equal rows."""
    return msgspec.json.encode({name: _plain(value) for name, value in row.items()}, order="sorted")


def read(table: Table, line: bytes) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
    if strange := set(row) - set(table.c.keys()):
        raise ValueError(f"{table.name} has no {', '.join(sorted(strange))}")
    return {name: _whole(table, name, value) for name, value in row.items()}


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _whole(table: Table, name: str, value: Any) -> Any:
    return base64.b64decode(value) if table.c[name].type.python_type is bytes else value

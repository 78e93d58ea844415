"""A database as one zip: a head, and a file of JSON lines for every table."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import JSON, Connection, MetaData, Table
from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.server.storage import copy
from zunft.server.storage.database import Database
from zunft.server.storage.errors import StorageError
from zunft.server.storage.telling import COPY, Tell, tell_nobody
from zunft.server.storage.upgrade import VERSION_TABLE, known_revisions, newest, revision_of, to_newest, to_revision

FORMAT = 1
HEAD = "zunft.json"


class Head(msgspec.Struct, frozen=True):
    format: int
    revision: str
    rows: dict[str, int]
    sums: dict[str, str] = {}  # of the rows of each table; an earlier program has written none


def is_pack(beginning: bytes) -> bool:
    return beginning.startswith(b"PK")


async def write_pack(database: Database, file: Path) -> None:
    counts, sums = {}, {}
    async with database.connections.reading() as connection:
        tables = await connection.run_sync(tables_as_they_are)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
            for table in tables:
                counts[table.name], sums[table.name] = await _write_table(connection, pack, table)
            revision = await connection.run_sync(revision_of)
            pack.writestr(HEAD, msgspec.json.encode(Head(FORMAT, revision or "", counts, sums)))


async def _write_table(connection: AsyncConnection, pack: zipfile.ZipFile, table: Table) -> tuple[int, str]:
    count, found = 0, hashlib.sha256()
    with pack.open(f"{table.name}.jsonl", "w", force_zip64=True) as lines:
        async for rows in copy.chunks(connection, table):
            count += len(rows)
            written = b"".join(copy.written(row) + b"\n" for row in rows)
            found.update(written)
            lines.write(written)
    return count, found.hexdigest()


async def fill_from_pack(connection: AsyncConnection, file: Path, database: str, tell: Tell = tell_nobody) -> None:
    """Insert the rows of a pack; those of an earlier program go into its tables, which are then migrated."""
    await copy.must_be_empty(connection, database)
    with zipfile.ZipFile(file) as pack:
        head = msgspec.json.decode(pack.read(HEAD), type=Head)
        tables = await connection.run_sync(_tables_of, head, str(file))
        done = 0
        for table in tables:
            done = await _fill_table(connection, pack, table, head, done, tell)
        await connection.run_sync(to_newest)


def _tables_of(connection: Connection, head: Head, file: str) -> list[Table]:
    """The tables as the program that wrote the pack knew them."""
    if head.format != FORMAT or head.revision not in known_revisions(connection):
        raise StorageError("database-newer", database=file)
    if head.revision != revision_of(connection):
        to_revision(connection, head.revision)
    return [table for table in tables_as_they_are(connection) if table.name in head.rows]


def tables_as_they_are(connection: Connection) -> list[Table]:
    """The tables that this program knows, or those of an earlier one, as the database itself describes them."""
    if revision_of(connection) == newest(connection):
        return copy.tables()
    found = MetaData()
    found.reflect(connection)
    for column in (column for table in found.sorted_tables for column in table.c if isinstance(column.type, JSON)):
        column.type = JSON(none_as_null=True)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


async def _fill_table(
    connection: AsyncConnection, pack: zipfile.ZipFile, table: Table, head: Head, before: int, tell: Tell
) -> int:
    """How many rows there are with those *before*."""
    found, sum_ = 0, hashlib.sha256()
    with pack.open(f"{table.name}.jsonl") as lines:
        for some in _in_chunks(lines):
            found += len(some)
            sum_.update(b"".join(some))
            await copy.fill(connection, table, [copy.read(table, line) for line in some])
            tell(COPY, before + found, sum(head.rows.values()))
    if found != head.rows[table.name] or sum_.hexdigest() != head.sums.get(table.name, sum_.hexdigest()):
        raise ValueError(f"{table.name} has {found} rows, and not those {head.rows[table.name]} that were written")
    return before + found


def _in_chunks(lines: IO[bytes]) -> Iterator[list[bytes]]:
    while some := list(islice(lines, copy.CHUNK)):
        yield some

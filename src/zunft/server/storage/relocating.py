"""A whole club goes to another database, and the copy is proved before anybody relies on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from zunft.server.storage import copying
from zunft.server.storage.address import is_sqlite, read_address, remove_file, shown
from zunft.server.storage.checking import Checked, must_be_whole
from zunft.server.storage.database import Database
from zunft.server.storage.errors import StorageError


async def move(source: str, target: str, tell: Callable[[int], None] = lambda _: None, anyway: bool = False) -> Checked:
    """Copy everything into an empty database. Every row is compared, every chain checked and every game played again;
    where anything is wrong, the target is as before. What a server took meanwhile would be in the source alone:
    StorageError when there is one, unless somebody wants it *anyway*."""
    must_be_there(source)
    async with opened(source) as old:
        if not anyway and await old.tables.is_served():
            raise StorageError("database-served", database=shown(old.connections.url))
        async with to_fill(target) as new:
            await copy(old, new)
            return await proved(new, tell)


def must_be_there(url: str) -> None:
    """Else SQLite would make the file, and an empty club would be copied."""
    address = read_address(url)
    if is_sqlite(address) and not Path(address.database or "").is_file():
        raise StorageError("database-away", database=shown(address))


async def copy(old: Database, new: Database) -> None:
    """One moment of *old* becomes all of *new*, in one transaction."""
    async with old.connections.reading() as reader, new.connections.writing() as writer:
        await copying.must_be_empty(writer, shown(new.connections.url))
        sent = {}
        for table in copying.tables():
            sent[table.name] = tally = copying.Tally()
            async for rows in copying.chunks(reader, table):
                tally.add(rows)
                await copying.fill(writer, table, rows)
        if await copying.tallies(writer) != sent:
            raise StorageError("copy-differs")


async def proved(new: Database, tell: Callable[[int], None] = lambda _: None) -> Checked:
    """Every game of a new copy is whole; else the copy is taken back."""
    try:
        return await must_be_whole(new, tell)
    except BaseException:
        async with new.connections.writing() as connection:
            await copying.clear(connection)
        raise


@asynccontextmanager
async def to_fill(url: str) -> AsyncIterator[Database]:
    """A new database; a file that was made for it goes away again when it could not be filled."""
    address = read_address(url)
    is_made = is_sqlite(address) and not Path(address.database or "").exists()
    try:
        async with opened(url) as database:
            yield database
    except BaseException:
        if is_made:
            with suppress(OSError):  # what went wrong is told, and not that it could not be tidied up
                remove_file(address)
        raise


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    try:
        yield database
    finally:
        await database.close()

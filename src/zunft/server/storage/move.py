"""Moving a whole club to another database; the copy is verified before anybody relies on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection

from zunft.server.storage import copy as copying
from zunft.server.storage import schema
from zunft.server.storage.address import is_sqlite, read_address, remove_file, shown
from zunft.server.storage.database import Database
from zunft.server.storage.errors import StorageError
from zunft.server.storage.exclusive import alone
from zunft.server.storage.telling import COPY, Tell, tell_nobody
from zunft.server.storage.verify import Checked, must_be_whole

Finish = Callable[[AsyncConnection], Awaitable[None]]  # in the transaction of the copy, before it is verified


async def move(source: str, target: str, tell: Tell = tell_nobody, anyway: bool = False) -> Checked:
    """Copy everything into an empty database. Every row is compared, every chain checked and every game replayed; if
    anything is wrong, the target is unchanged. What a running server accepted meanwhile would be missing from the copy:
    StorageError when there is one, unless the caller wants it *anyway*."""
    must_be_there(source)
    async with AsyncExitStack() as held:
        if not anyway:  # before anything is opened, which may upgrade the tables of an earlier program
            await held.enter_async_context(alone(source, otherwise="database-served"))
        old = await held.enter_async_context(opened(source))
        if not anyway and await old.tables.is_served():
            raise StorageError("database-served", database=shown(old.connections.url))
        return await copy(old, await held.enter_async_context(to_fill(target)), tell=tell)


def must_be_there(url: str) -> None:
    """Otherwise SQLite would create the file, and an empty club would be copied."""
    address = read_address(url)
    if is_sqlite(address) and not Path(address.database or "").is_file():
        raise StorageError("database-away", database=shown(address))


async def as_it_is(_: AsyncConnection) -> None:
    """A copy is as what it was copied from."""


async def copy(
    old: Database, new: Database, verify: bool = True, tell: Tell = tell_nobody, finish: Finish = as_it_is
) -> Checked:
    """Copy one snapshot of *old* into *new*, and *finish* it, in one transaction."""
    async with new.connections.writing() as writer:
        await copying.must_be_empty(writer, shown(new.connections.url))
        await _copy_rows(old, writer, tell)
        await finish(writer)
        return await verified_copy(writer, verify, tell)


async def _copy_rows(old: Database, writer: AsyncConnection, tell: Tell) -> None:
    sent, done = {}, 0
    async with old.connections.reading() as reader:
        there = sum([await copying.count(reader, table) for table in copying.tables()])
        for table in copying.tables():
            sent[table.name] = tally = copying.CopyCount()
            async for rows in copying.chunks(reader, table):
                tally.add(rows)
                await copying.fill(writer, table, rows)
                done += len(rows)
                tell(COPY, done, there)
    if await copying.tallies(writer) != sent:
        raise StorageError("copy-differs")


async def verified_copy(writer: AsyncConnection, verify: bool, tell: Tell = tell_nobody) -> Checked:
    """Verify every game of a new copy before it is committed: any failure, even a kill or a power failure, leaves the
    database unchanged."""
    if verify:
        return await must_be_whole(writer, tell)
    games, lines = [await copying.count(writer, table) for table in (schema.game, schema.line)]
    return Checked(games, lines, [])


@asynccontextmanager
async def to_fill(url: str) -> AsyncIterator[Database]:
    """A new database; a file that was created for it is removed if it could not be filled."""
    address = read_address(url)
    is_made = is_sqlite(address) and not Path(address.database or "").exists()
    try:
        async with opened(url) as database:
            yield database
    except BaseException:
        if is_made:
            with suppress(OSError):  # report what went wrong, not that it could not be tidied up
                remove_file(address)
        raise


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    try:
        yield database
    finally:
        await database.close()

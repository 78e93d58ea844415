"""One server at a time: without Redis two of them on one database would not hear of each other's moves."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL

from zunft.server.storage.address import is_passing, is_sqlite, make_file, read_address, shown
from zunft.server.storage.connections import Connections
from zunft.server.storage.errors import StorageError
from zunft.server.storage.relocating import opened

if sys.platform != "win32":
    import fcntl

SERVING = 1303  # of PostgreSQL, beside the lock of `migrating`
AGAIN = 2.0  # seconds after which the lock is taken again, if it was lost


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[None]:
    """StorageError when another server is using the database. What one that was killed has held is free at once."""
    address = read_address(url)
    async with AsyncExitStack() as held:
        if not is_sqlite(address):
            await held.enter_async_context(_connection_held(url, address))
        elif not is_passing(address):
            held.enter_context(_file_held(address))
        yield


@contextmanager
def _file_held(address: URL) -> Iterator[None]:
    """A file beside the database, which stays: who removed it might take it from under another's hands."""
    make_file(address)
    handle = os.open(f"{Path(address.database or '').resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _lock(handle):
            raise StorageError("database-taken", database=shown(address))
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    """False when somebody has it. Windows, and some shares, know no such locks: there nobody is refused."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@asynccontextmanager
async def _connection_held(url: str, address: URL) -> AsyncIterator[None]:
    """The lock is that of a connection; if it breaks, the server goes on. One from a machine that has died may be there
    for hours: then nobody notes any more that a server is."""
    holder = Connections(address)
    try:
        if not await holder.in_one(_take) and await _is_served(url):
            raise StorageError("database-taken", database=shown(address))
        async with _holding_on(holder):
            yield
    finally:
        await holder.close()


@asynccontextmanager
async def _holding_on(holder: Connections) -> AsyncIterator[None]:
    keeper = asyncio.create_task(_hold_on(holder), name="alone")
    try:
        yield
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)


async def _hold_on(holder: Connections) -> None:
    """Who has the lock may take it once more; who lost it, because PostgreSQL was started anew, has it again."""
    while True:
        await asyncio.sleep(AGAIN)
        with suppress(StorageError):
            await holder.in_one(_take)


def _take(connection: Connection) -> bool:
    return bool(connection.execute(select(func.pg_try_advisory_lock(SERVING))).scalar_one())


async def _is_served(url: str) -> bool:
    async with opened(url) as database:
        return await database.tables.is_served()

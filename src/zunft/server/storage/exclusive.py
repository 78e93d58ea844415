"""One server at a time: without Redis, two servers on one database would not hear of each other's moves."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

from sqlalchemy import func, select, text
from sqlalchemy.engine import URL

from zunft.server.storage.address import give_to_folder_s_owner, is_in_memory, is_sqlite, make_file, read_address, shown
from zunft.server.storage.connections import Connections
from zunft.server.storage.errors import StorageError

if sys.platform != "win32":
    import fcntl

SERVING = 1303  # of PostgreSQL, beside the lock of `upgrade`
AGAIN = 2.0  # seconds after which the lock is taken again, if it was lost
SILENT = 10.0  # seconds after which an owner that does not take it again is considered dead
LOOK = 0.25  # seconds between two checks of this
ENDING = 5.0  # seconds that PostgreSQL is given to end the connections of a dead owner
TAKE = select(func.pg_try_advisory_lock(SERVING).label("is_taken"))
TAKE_WITH_OTHERS = select(func.pg_try_advisory_lock_shared(SERVING).label("is_taken"))
HOLDERS = f"""
    SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = {SERVING} AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
LAST_TAKEN = text(f"SELECT pid, query_start FROM pg_stat_activity WHERE pid IN ({HOLDERS})")
END_ALL = text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid IN ({HOLDERS})")


@asynccontextmanager
async def alone(url: str, or_with_others: bool = False, otherwise: str = "database-taken") -> AsyncIterator[None]:
    """StorageError with the sentence *otherwise* when another server is using the database; *or_with_others* when one
    of them wants to be alone. A killed server loses its lock at once."""
    address = read_address(url)
    async with AsyncExitStack() as held:
        if not await _is_held(held, address, or_with_others):
            raise StorageError(otherwise, database=shown(address))
        yield


async def _is_held(held: AsyncExitStack, address: URL, with_others: bool) -> bool:
    if not is_sqlite(address):
        return await held.enter_async_context(_connection_held(address, with_others))
    return is_in_memory(address) or held.enter_context(_file_held(address, with_others))


@contextmanager
def _file_held(address: URL, with_others: bool) -> Iterator[bool]:
    """A lock file beside the database, which is never removed: another process might hold it at that moment."""
    make_file(address)
    path = Path(f"{Path(address.database or '').resolve()}.lock")
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        give_to_folder_s_owner(handle, path.parent)
        yield _lock(handle, with_others)
    finally:
        os.close(handle)


def _lock(handle: int, with_others: bool) -> bool:
    """False when another process has the lock. Windows, and some shares, have no such locks: there nobody is
    refused."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(handle, (fcntl.LOCK_SH if with_others else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@asynccontextmanager
async def _connection_held(address: URL, with_others: bool) -> AsyncIterator[bool]:
    lock = Lock(address, with_others)
    try:
        if await lock.is_another_s():
            yield False
        else:
            async with _keeping_lock_alive(lock):
                yield True
    finally:
        await lock.holder.close()


class Lock:
    """The lock belongs to a connection; if that breaks, the server continues."""

    def __init__(self, address: URL, with_others: bool = False) -> None:
        self.holder = Connections(address)
        self._taking = TAKE_WITH_OTHERS if with_others else TAKE

    async def take(self) -> bool:
        """Take the lock. Its owner may take it again, as when it was lost because PostgreSQL was restarted."""
        row = await self.holder.row(self._taking)
        return bool(row and row["is_taken"])

    async def is_another_s(self) -> bool:
        """Whether another process has the lock; otherwise it is taken. The lock of a dead machine may last for hours,
        but nobody renews it. No table is read, since an earlier program's tables may be in use."""
        until, before = time.monotonic() + SILENT, await self.holder.rows(LAST_TAKEN)
        while not await self.take():
            if any(row not in before for row in await self.holder.rows(LAST_TAKEN)):
                return True
            if time.monotonic() > until:
                return not await self._take_from_the_dead()
            await asyncio.sleep(LOOK)
        return False

    async def _take_from_the_dead(self) -> bool:
        """End the connections of a dead owner: while they hold the lock, later processes could not tell who is
        alive."""
        with suppress(StorageError):  # they may be another user's
            await self.holder.rows(END_ALL)
        until = time.monotonic() + ENDING
        while not (is_taken := await self.take()) and time.monotonic() < until:
            await asyncio.sleep(LOOK)
        return is_taken


@asynccontextmanager
async def _keeping_lock_alive(lock: Lock) -> AsyncIterator[None]:
    keeper = asyncio.create_task(_keep_lock_alive(lock), name="alone")
    try:
        yield
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)


async def _keep_lock_alive(lock: Lock) -> None:
    while True:
        await asyncio.sleep(AGAIN)
        with suppress(StorageError):
            await lock.take()

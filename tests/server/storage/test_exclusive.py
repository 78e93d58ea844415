"""Without Redis one server alone uses a database; whoever was killed is in nobody's way."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import anyio
import pytest
from sqlalchemy import text
from tests.server.services import PATIENCE, Postgresql

from zunft.server.storage import Database, StorageError, heartbeat
from zunft.server.storage.address import read_address
from zunft.server.storage.exclusive import SERVING, Lock, alone

pytestmark = pytest.mark.anyio
HELD = text(f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = {SERVING}")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers show more often that they are there."""
    monkeypatch.setattr(heartbeat, "FRESH", 1000)
    monkeypatch.setattr(heartbeat, "LOOK", 0.02)
    monkeypatch.setattr("zunft.server.storage.exclusive.AGAIN", 0.02)
    monkeypatch.setattr("zunft.server.storage.exclusive.LOOK", 0.02)


@asynccontextmanager
async def beating(database: Database) -> AsyncIterator[None]:
    async def beat() -> None:
        while True:
            await database.tables.beat()
            await asyncio.sleep(0.05)

    task = asyncio.create_task(beat())
    await asyncio.sleep(0.1)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_second_server_is_refused_until_the_first_has_gone(url: str) -> None:
    """Also while the first one is still waking its tables, and notes nowhere yet that it is there."""
    async with alone(url):
        with pytest.raises(StorageError) as refused:
            async with alone(url):
                pass
        assert refused.value.reason["key"] == "server.error.database-taken"
    async with alone(url):
        pass


async def test_servers_that_hear_of_each_other_share_a_database_with_none_that_does_not(url: str) -> None:
    """A host may set ZUNFT_REDIS, and start a second server without having started the first one anew."""
    async with alone(url, or_with_others=True), alone(url, or_with_others=True):
        with pytest.raises(StorageError):
            await AsyncExitStack().enter_async_context(alone(url))
    async with alone(url):
        with pytest.raises(StorageError):
            await AsyncExitStack().enter_async_context(alone(url, or_with_others=True))


async def test_a_link_to_the_database_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "hall.sqlite")
    async with alone(f"sqlite:///{tmp_path / 'hall.sqlite'}"):
        with pytest.raises(StorageError):
            await AsyncExitStack().enter_async_context(alone(f"sqlite:///{tmp_path / 'link.sqlite'}"))


async def test_databases_that_go_with_the_process_are_each_its_own() -> None:
    async with alone("sqlite://"), alone("sqlite://"):
        pass


async def test_where_there_are_no_locks_nobody_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("zunft.server.storage.exclusive.fcntl.flock", unknown)
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    async with alone(url), alone(url):
        pass


async def test_a_lock_that_a_dead_server_has_left_is_in_nobody_s_way(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL may hear late that the machine of a server has gone."""
    monkeypatch.setattr("zunft.server.storage.exclusive.SILENT", 0.5)
    dead = Lock(read_address(postgresql))
    assert await dead.take()
    async with alone(postgresql):
        with pytest.raises(StorageError):  # whoever comes now finds one that lives
            await AsyncExitStack().enter_async_context(alone(postgresql))
    await dead.holder.close()


async def test_servers_that_die_one_after_the_other_are_not_taken_for_one_that_lives(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zunft.server.storage.exclusive.SILENT", 0.5)
    one, two, new = (Lock(read_address(postgresql), with_others) for with_others in (True, True, False))
    assert [await one.take(), await two.take()] == [True, True]
    looking = asyncio.ensure_future(new.is_another_s())
    await asyncio.sleep(0.1)
    await one.holder.close()
    assert not await looking
    for lock in (two, new):
        await lock.holder.close()


async def test_a_server_that_is_refused_leaves_the_tables_as_they_are(postgresql: str) -> None:
    """They may be those of an earlier program, which is at work and could not be started again on newer ones."""
    async with alone(postgresql):
        with pytest.raises(StorageError):
            await AsyncExitStack().enter_async_context(alone(postgresql))
        with pytest.raises(StorageError, match="not a Zunft database"):
            await Database.open_as_it_is(postgresql)


async def test_a_server_goes_on_when_postgresql_was_started_anew(postgresql_to_kill: Postgresql) -> None:
    url = postgresql_to_kill.url("postgres")
    async with alone(url):
        await asyncio.to_thread(postgresql_to_kill.kill)
        await asyncio.to_thread(postgresql_to_kill.start)
        await (await Database.open(url)).close()


async def test_a_second_server_is_refused_after_postgresql_was_started_anew(postgresql_to_kill: Postgresql) -> None:
    url = postgresql_to_kill.url("postgres")
    async with alone(url):
        await asyncio.to_thread(postgresql_to_kill.kill)
        await asyncio.to_thread(postgresql_to_kill.start)
        database = await Database.open(url)
        with anyio.fail_after(PATIENCE):
            while not await database.connections.rows(HELD):
                await asyncio.sleep(0.02)
        with pytest.raises(StorageError):
            await AsyncExitStack().enter_async_context(alone(url))
        await database.close()


async def test_a_server_that_has_been_stopped_is_told_from_one_that_is_there(database: Database) -> None:
    assert not await database.tables.is_served()
    await database.tables.beat()
    assert not await database.tables.is_served()
    async with beating(database):
        assert await database.tables.is_served()

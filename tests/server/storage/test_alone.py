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

from zunft.server.storage import Database, StorageError, papers
from zunft.server.storage.alone import SERVING, alone

pytestmark = pytest.mark.anyio
HELD = text(f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = {SERVING}")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers note more often that they are there."""
    monkeypatch.setattr(papers, "FRESH", 1000)
    monkeypatch.setattr(papers, "LOOK", 0.02)


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


async def test_a_second_server_is_refused_until_the_first_has_gone(database: Database, url: str) -> None:
    async with alone(url), beating(database):
        with pytest.raises(StorageError) as refused:
            async with alone(url):
                pass
        assert refused.value.reason["key"] == "server.error.database-taken"
    async with alone(url):
        pass


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

    monkeypatch.setattr("zunft.server.storage.alone.fcntl.flock", unknown)
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    async with alone(url), alone(url):
        pass


async def test_a_lock_that_a_dead_server_has_left_is_in_nobody_s_way(postgresql: str) -> None:
    """PostgreSQL may hear late that the machine of a server has gone."""
    database = await Database.open(postgresql)
    await database.tables.beat()
    async with alone(postgresql), alone(postgresql):
        pass
    await database.close()


async def test_a_server_goes_on_when_postgresql_was_started_anew(postgresql_to_kill: Postgresql) -> None:
    url = postgresql_to_kill.url("postgres")
    async with alone(url):
        await asyncio.to_thread(postgresql_to_kill.kill)
        await asyncio.to_thread(postgresql_to_kill.start)
        await (await Database.open(url)).close()


async def test_a_second_server_is_refused_after_postgresql_was_started_anew(
    postgresql_to_kill: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zunft.server.storage.alone.AGAIN", 0.02)
    url = postgresql_to_kill.url("postgres")
    async with alone(url):
        await asyncio.to_thread(postgresql_to_kill.kill)
        await asyncio.to_thread(postgresql_to_kill.start)
        database = await Database.open(url)
        with anyio.fail_after(PATIENCE):
            while not await database.connections.rows(HELD):
                await asyncio.sleep(0.02)
        async with beating(database):
            with pytest.raises(StorageError):
                await AsyncExitStack().enter_async_context(alone(url))
        await database.close()


async def test_a_server_that_has_been_stopped_is_told_from_one_that_is_there(database: Database) -> None:
    assert not await database.tables.is_served()
    await database.tables.beat()
    assert not await database.tables.is_served()
    async with beating(database):
        assert await database.tables.is_served()

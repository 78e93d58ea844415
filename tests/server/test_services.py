"""The services of the tests themselves: a PostgreSQL that comes back after a kill, and a Redis that answers."""

from __future__ import annotations

import os
import signal
import threading

import pytest
from redis.asyncio import Redis as Client
from tests.server.services import (
    Postgresql,
    new_database,
    postgresql,
    postgresql_server,
    postgresql_to_kill,
    redis,
    redis_server,
)

__all__ = ["postgresql", "postgresql_server", "postgresql_to_kill", "redis", "redis_server"]


def test_postgresql_comes_back_after_a_kill_with_what_was_kept(postgresql_to_kill: Postgresql) -> None:
    postgresql_to_kill.run("CREATE TABLE kept (number INTEGER)")
    postgresql_to_kill.kill()
    postgresql_to_kill.start()
    postgresql_to_kill.run("INSERT INTO kept VALUES (1)")


def test_postgresql_comes_back_though_parts_of_the_killed_one_are_slow_to_go(postgresql_to_kill: Postgresql) -> None:
    part = postgresql_to_kill.parts()[0]
    os.kill(part, signal.SIGSTOP)
    postgresql_to_kill.kill()
    threading.Timer(1, os.kill, (part, signal.SIGCONT)).start()
    postgresql_to_kill.start()
    postgresql_to_kill.run("CREATE TABLE kept (number INTEGER)")


def test_every_test_has_a_database_of_its_own(postgresql_server: Postgresql, postgresql: str) -> None:
    with new_database(postgresql_server) as other:
        assert other != postgresql


@pytest.mark.anyio
async def test_redis_answers(redis: str) -> None:
    client = Client.from_url(redis)
    assert await client.ping()
    await client.aclose()

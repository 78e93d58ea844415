"""Kills at random moments while clients and bots play: nothing acknowledged is lost or doubled, and all go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.services import Postgresql, Redis
from tests.server.whole.club import People, QuickServer, Server, stopping
from tests.server.whole.looking import look

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = [20, pytest.param(1000, marks=pytest.mark.soak)]
KILLS_OF_THREE = [20, pytest.param(1000, marks=pytest.mark.soak)]
ROUND = 100  # kills after which everything is looked at
BOT = {"2": "apprentice"}
WISHES: list[dict[str, Any]] = [
    {"title": "flanders", "seats": 2, "edition": "tiny"},
    {"title": "strasbourg", "seats": 3, "edition": "tiny", "bots": BOT},
    {"title": "gilde", "seats": 3, "edition": "tiny", "bots": BOT},
]


@pytest.fixture
def redis_to_kill() -> Iterator[Redis]:
    server = Redis()
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("kills", KILLS)
async def test_killing_the_server_loses_nothing(tmp_path: Path, kills: int) -> None:
    chance, url = random.Random(kills), f"sqlite:///{tmp_path}/club.sqlite"
    server = QuickServer(url, tmp_path)
    with stopping([server]):
        await server.start()
        people = People([server], kills, pause=0.002)
        await people.begin(WISHES)
        for at in range(1, kills + 1):
            await people.until_acknowledged(chance.randrange(1, 30))
            await asyncio.sleep(chance.random() / 50)
            server.kill()
            if at % ROUND == 0:  # a long run that breaks off has shown something all the same
                print(f"{at} kills, {await look(url, people.sent, people.acknowledged):,} lines looked at", flush=True)
            await server.start()
        await people.until_acknowledged(10)
        await people.end()
    await look(url, people.sent, people.acknowledged)
    assert all(player.lines > 1 for player in people.players[: len(WISHES)])
    assert server.faults() == []


@pytest.mark.parametrize("kills", KILLS_OF_THREE)
async def test_killing_a_process_the_database_or_the_bus_loses_nothing(
    tmp_path: Path, postgresql_to_kill: Postgresql, redis_to_kill: Redis, kills: int
) -> None:
    chance, url = random.Random(kills), postgresql_to_kill.url("postgres")
    servers = [QuickServer(url, tmp_path, ZUNFT_REDIS=redis_to_kill.url) for _ in range(2)]
    with stopping(servers):
        for server in servers:
            await server.start()
        mortal: list[Server | Postgresql | Redis] = [*servers, postgresql_to_kill, redis_to_kill]
        people = People(servers, kills, pause=0.002)
        await people.begin(WISHES)
        for at in range(kills):
            await people.until_acknowledged(chance.randrange(5, 20))
            await asyncio.sleep(chance.random() / 50)
            await again(chance.choice(mortal))
            if at % 50 == 49:
                print(f"{at + 1} kills, {len(people.acknowledged):,} answers acknowledged", flush=True)
        await people.until_acknowledged(20)
        await people.end()
    await look(url, people.sent, people.acknowledged)


async def again(what: Server | Postgresql | Redis) -> None:
    """Kill it, and bring it back after a while."""
    if isinstance(what, Server):
        what.kill()
        await asyncio.sleep(0.3)  # the other process goes on alone
        await what.start()
        return
    steps: list[Callable[[], None]] = [what.kill, what.start]
    for step in steps:
        await asyncio.to_thread(step)

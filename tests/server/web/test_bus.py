"""Two processes of one club: a move at one is a page at the other, with Redis and when it was away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.services import Redis, postgresql, postgresql_server
from tests.server.web.callers import Caller
from tests.server.web.conftest import settings_for
from tests.server.web.serving import Running, Screen, running
from tests.server.web.test_socket import table_for_two

from zunft.server.bus import RedisBus

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
__all__ = ["postgresql", "postgresql_server"]  # fixtures


@pytest.fixture
def redis() -> Redis:
    return Redis()


async def until(is_so: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


async def test_two_processes_play_one_game_and_redis_may_go_away(redis: Redis, postgresql: str, tmp_path: Path) -> None:
    redis.start()
    settings = settings_for(tmp_path, database=postgresql, redis=redis.url)
    try:
        async with running(settings) as here, running(settings) as there:
            await until(lambda: here.club.bus_state() == there.club.bus_state() == "up")
            async with here.caller("Anna") as anna, there.caller("Berta") as berta:
                await play_across(here, there, anna, berta, redis)
    finally:
        redis.stop()


async def play_across(here: Running, there: Running, anna: Caller, berta: Caller, redis: Redis) -> None:
    table = await table_for_two(here, anna, berta)
    async with here.socket(table, anna) as one, there.socket(table, berta) as two:
        screens = [await Screen(one, 0).hello(), await Screen(two, 1).hello()]
        listening = [asyncio.create_task(keep_hearing(screen)) for screen in screens]
        await a_move(screens)
        redis.kill()
        await until(lambda: there.club.bus_state() == "away")
        assert (await berta.http.get("/health")).json()["bus"] == "away"
        await a_lost_move(screens, [here, there], redis)
        await until(lambda: here.club.bus_state() == there.club.bus_state() == "up")
        await a_move(screens)
        for task in listening:
            task.cancel()


async def keep_hearing(screen: Screen) -> None:
    while True:
        await screen.hear()


async def a_move(screens: list[Screen]) -> None:
    """One side moves, and both see it."""
    await until(all_see(screens, await moved(screens)))


async def a_lost_move(screens: list[Screen], processes: list[Running], redis: Redis) -> None:
    """One side moves, and nobody tells the other, which looks by itself when Redis is there again."""
    sees = all_see(screens, await moved(screens))
    for each in processes:
        assert isinstance(each.club.bus, RedisBus)
        each.club.bus.unsent.clear()
    assert not sees()
    redis.start()
    await until(sees)


async def moved(screens: list[Screen]) -> list[int]:
    """One side has moved and knows it; gives how far both were before."""
    await until(lambda: any(screen.page["question"] for screen in screens))
    asked = next(screen for screen in screens if screen.page["question"])
    before = [screen.page["turn"] for screen in screens]
    move = asked.page["options"][0]
    await asked.send(type="answer", ask=asked.page["ask"], key=f"key-{before[0]}-{asked.seat}-x", text=move)
    await until(lambda: asked.page["turn"] > before[screens.index(asked)])
    return before


def all_see(screens: list[Screen], before: list[int]) -> Callable[[], bool]:
    return lambda: all(screen.page["turn"] > turn for screen, turn in zip(screens, before, strict=True))


async def test_a_process_hears_itself_when_there_is_no_redis() -> None:
    bus, heard = RedisBus("redis://127.0.0.1:1"), list[tuple[str, int]]()

    async def hear(game: str, number: int) -> None:
        heard.append((game, number))

    bus.subscribe(hear)
    await bus.start()
    await bus.publish("table", 7)
    assert heard == [("table", 7)]
    await bus.stop()


async def test_a_bus_that_is_away_from_the_beginning_is_in_the_log_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zunft.server.bus.PATIENCE", 0.01)
    bus, tries = RedisBus(Redis().url), iter(range(3))
    again = bus._begin_again

    async def tried() -> None:
        if next(tries, None) is None:
            enough.set()
        await again()

    enough = asyncio.Event()
    monkeypatch.setattr(bus, "_begin_again", tried)
    with capture_logs() as lines:
        await bus.start()
        await asyncio.wait_for(enough.wait(), 20)
        await bus.stop()
    assert [line["event"] for line in lines] == ["bus away"]

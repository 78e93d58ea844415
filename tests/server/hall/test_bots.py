"""Bots sit like people, at a pace that people can follow, and take over who leaves."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.hall.halls import Halls

from zunft import Table
from zunft.bots.protocol.messages import world_of
from zunft.catalogue import titles
from zunft.server.hall.bots import BotPool, BotQuestion, DirectBots, NoAnswer, asked_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def played(anyio_backend: str) -> AsyncIterator[Halls]:
    halls = await Halls.build(bots=DirectBots(), pace=1000)
    yield halls
    await halls.close()


@pytest.mark.parametrize("title", titles())
async def test_bots_answer_at_the_table_s_pace(played: Halls, title: str) -> None:
    seats = 3
    game = await played.table(title, seats, bots={1: "apprentice", 2: "apprentice"})
    live = await played.hall.tables.live(game)
    await played.rest()
    for _ in range(12):
        bots = played.hall.tables.drivers[game].thinking.bots()
        before = live.count
        if 0 in live.running.waiting_for:
            await played.play_as(game, 0)
        elif bots:
            await played.tick(1000)
            assert live.count > before
    assert await played.database.journals.check(game) == live.count


class Counted(DirectBots):
    """Counts how often it was asked in a window, where one can always pass, and elsewhere."""

    def __init__(self) -> None:
        self.asked: Counter[bool] = Counter()

    async def decide(self, asked: BotQuestion) -> str:
        self.asked["pass" in json.loads(asked.page)["options"]] += 1
        return await super().decide(asked)


@pytest.mark.parametrize(("people", "is_apart"), [(2, True), (1, False)])
async def test_bots_think_apart_in_a_window_of_constant_length(anyio_backend: str, people: int, is_apart: bool) -> None:
    """Else whoever waits for advice meanwhile could tell that one of them was asked."""
    usual, apart = Counted(), Counted()
    halls = await Halls.build(bots=usual, window_bots=apart, pace=0, window=1000)
    try:
        while not (usual.asked[True] or apart.asked[True]):  # chance deals anew until a bot can respond
            await play_on(halls, await halls.table("gilde", 4, bots=dict.fromkeys(range(people, 4), "apprentice")))
    finally:
        await halls.close()
    assert (bool(apart.asked[True]), bool(usual.asked[True])) == (is_apart, not is_apart)
    assert usual.asked[False]
    assert not apart.asked[False]


async def play_on(halls: Halls, game: str) -> None:
    """Two minutes of a game, in which people answer at once."""
    for _ in range(120):
        await halls.tick(1000)
        for seat in await halls.asked(game):
            if halls.hall.tables.in_memory[game].seats[seat].state == "person":
                await halls.play_as(game, seat)


async def test_a_bot_waits_for_the_pace(played: Halls) -> None:
    game = await played.table("flanders", 2, bots={0: "apprentice", 1: "apprentice"})
    live = await played.hall.tables.live(game)
    before = live.count
    await played.rest()
    assert live.count == before
    await played.tick(999)
    assert live.count == before
    await played.tick(1)
    assert live.count > before


@pytest.mark.parametrize("title", titles())
def test_a_bot_is_sent_a_redealt_world_and_the_options_of_its_seat(title: str) -> None:
    table = Table(title, seats=3, seed=5)
    seat = table.waiting_for[0]
    assert isinstance(seat, int)
    asked = asked_of(table, seat, "apprentice")
    page = json.loads(asked.page)
    assert set(page) == {"ask", "question", "options", "world"}
    assert page["options"] == table.options(seat)
    assert table.game.view(world_of(table.game, page["world"]), seat) == table.view(seat)
    assert set(json.loads(asked.hello)) == {"hello", "title", "seats", "seat", "seed", "rules", "options", "edition"}


@pytest.mark.slow
async def test_bots_think_in_processes_and_a_crash_is_survived() -> None:
    pool = BotPool(1)
    table = Table("strasbourg", seats=3, seed=5)
    seat = table.waiting_for[0]
    assert isinstance(seat, int)
    try:
        assert await pool.decide(asked_of(table, seat, "apprentice")) in table.options(seat)
        assert pool.pool
        waiting = asyncio.ensure_future(pool.decide(asked_of(table, seat, "alderman")))
        await asyncio.sleep(0.2)
        for process in list(pool.pool._processes.values()):
            process.kill()
        with pytest.raises(NoAnswer):
            await waiting
        assert await pool.decide(asked_of(table, seat, "apprentice")) in table.options(seat)
    finally:
        await pool.close()


async def test_without_an_answer_a_bot_gives_its_default(anyio_backend: str) -> None:
    halls = await Halls.build(pace=0)
    try:
        game = await halls.table("flanders", 2, bots={0: "apprentice", 1: "apprentice"})
        for _ in range(5):
            await halls.tick(1)
        assert (await halls.hall.tables.live(game)).count > 3
    finally:
        await halls.close()


KILLED = """
import asyncio, os
from zunft import Table
from zunft.server.hall.bots import BotPool, asked_of

async def main():
    pool, table = BotPool(1), Table("strasbourg", seats=3, seed=5)
    await pool.decide(asked_of(table, table.waiting_for[0], "apprentice"))
    print(*pool.pool._processes, flush=True)
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.slow
def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(KILLED, "utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False)
    bot = int(done.stdout)
    until = time.monotonic() + 20
    while _lives(bot) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _lives(bot)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True

"""What was acknowledged is there after any kill, once, and the chain is whole."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.services import Postgresql
from tests.server.storage import appender
from tests.server.storage.samples import running

from zunft.server.storage import Database, Doubled, Stale, StorageError
from zunft.server.storage.records import Receipt

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = [20, pytest.param(1000, marks=pytest.mark.soak)]
SERVER_KILLS = [3, pytest.param(100, marks=pytest.mark.soak)]


class Appender:
    """The program at work, and what it has said."""

    def __init__(self, url: str, games: list[str]) -> None:
        command = [sys.executable, str(Path(appender.__file__)), url, *games]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.tried: dict[str, str] = {}  # game -> the last key
        self.acknowledged: list[tuple[str, str, int]] = []

    def round(self, name: str, chance: random.Random) -> None:
        """One twin, killed after some acknowledged lines and at any moment between two."""
        assert self.process.stdin
        self.process.stdin.write(f"{name}\n".encode())
        twin, acks = 0, chance.randrange(1, 40)
        for words in self._said():
            twin = int(words[1]) if words[0] == "twin" else twin
            acks -= words[0] == "ack"
            if words[0] == "gone":
                return
            if words[0] == "ack" and acks == 0:
                time.sleep(chance.random() / 200)
                os.kill(twin, signal.SIGKILL)

    def _said(self) -> Iterator[list[str]]:
        assert self.process.stdout
        for line in iter(self.process.stdout.readline, b""):
            words = line.decode().split()
            if words[0] == "try":
                self.tried[words[1]] = words[2]
            elif words[0] == "ack":
                self.acknowledged.append((words[1], words[2], int(words[3])))
            yield words
        raise AssertionError("the program has ended by itself")

    def end(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()


async def try_again(database: Database, game: str, key: str) -> None:
    """What a client does that has got no answer: the same answer with the same key."""
    number = (await database.tables.get(game)).lines
    with contextlib.suppress(Doubled):
        await database.journals.append(game, number, [f"0 put {key}", f"chance draw {key}"], receipt=Receipt(key, 0))


async def look(database: Database, said: Appender) -> None:
    """Nothing acknowledged is missing, nothing is there twice or by half, and every chain is whole."""
    for game in {game for game, _, _ in said.acknowledged}:
        texts = [line.text for line in await database.journals.read(game)]
        assert await database.journals.check(game) == len(texts)
        assert texts[1::2] == [text.replace("0 put", "chance draw") for text in texts[::2]]
        assert max(Counter(texts).values()) == 1
        for key, number in [(key, number) for of, key, number in said.acknowledged if of == game]:
            assert texts[number - 2] == f"0 put {key}"


@pytest.mark.parametrize("kills", KILLS)
async def test_killing_the_program_loses_nothing_acknowledged(url: str, kills: int) -> None:
    database = await Database.open(url)
    for at in range(kills // 20):
        await kill_20_times(database, url, random.Random(at))
    await database.close()


async def kill_20_times(database: Database, url: str, chance: random.Random) -> None:
    said = Appender(url, [(await running(database)).id for _ in range(3)])
    try:
        for at in range(20):
            await asyncio.to_thread(said.round, f"r{at}", chance)
            for game, key in said.tried.items():
                await try_again(database, game, key)
            await look(database, said)
    finally:
        said.end()


@pytest.mark.parametrize("kills", SERVER_KILLS)
async def test_killing_postgresql_loses_nothing_acknowledged(postgresql_to_kill: Postgresql, kills: int) -> None:
    """The program goes on by itself when the database is back."""
    chance = random.Random(kills)
    database = await Database.open(postgresql_to_kill.url("postgres"))
    games = [(await running(database)).id for _ in range(3)]
    acknowledged: list[tuple[str, str, int]] = []
    enough = asyncio.Event()
    clients = [asyncio.ensure_future(insist(database, game, acknowledged, enough)) for game in games]
    for _ in range(kills):
        before = len(acknowledged)
        while len(acknowledged) < before + 30:
            await asyncio.sleep(chance.random() / 100)
        await asyncio.to_thread(postgresql_to_kill.kill)
        await asyncio.to_thread(postgresql_to_kill.start)
    enough.set()
    await asyncio.gather(*clients)
    for game in games:
        texts = [line.text for line in await database.journals.read(game)]
        assert await database.journals.check(game) == len(texts)
        assert max(Counter(texts).values()) == 1
        assert [texts[number - 1] for of, _, number in acknowledged if of == game] == [
            f"0 put {key}" for of, key, _ in acknowledged if of == game
        ]
    await database.close()


async def insist(
    database: Database, game: str, acknowledged: list[tuple[str, str, int]], enough: asyncio.Event
) -> None:
    """A client that tries again with the same key until its answer is taken; it ends with none on its way."""
    number = 0
    while not enough.is_set():
        key = f"k{len(acknowledged)}"
        while True:
            try:
                number = (
                    await database.journals.append(game, number, [f"0 put {key}"], receipt=Receipt(key, 0))
                ).number
                break
            except Doubled as error:
                number = error.number
                break
            except Stale as error:
                number = error.count
            except StorageError:
                await asyncio.sleep(0.05)
        acknowledged.append((game, key, number))


async def test_a_postgresql_that_may_lose_moves_is_named_at_the_start(
    postgresql: str, postgresql_to_kill: Postgresql, caplog: pytest.LogCaptureFixture
) -> None:
    """The server of most tests leaves writing to the system; the one that tests kill does not."""

    def said() -> list[str]:
        return [record.getMessage() for record in caplog.records if "PostgreSQL" in record.getMessage()]

    await (await Database.open(postgresql)).close()
    assert said() == ["PostgreSQL runs with fsync = off: a power cut may lose moves that were acknowledged"]
    caplog.clear()
    await (await Database.open(postgresql_to_kill.url("postgres"))).close()
    assert said() == []

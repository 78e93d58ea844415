"""A program that appends to some journals as fast as it can and says what was acknowledged, to be killed at any moment.

Each line on its standard input is a round: a twin of this process, made by fork so that a thousand rounds are cheap,
opens the database and goes on until it is killed. It writes ``try GAME KEY`` before and ``ack GAME KEY NUMBER`` after.
"""

from __future__ import annotations

import asyncio
import os
import sys

from zunft.server.storage import Database
from zunft.server.storage.records import Receipt


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def append_for_ever(database: Database, game: str, name: str) -> None:
    number = (await database.tables.get(game)).lines
    for at in range(1_000_000):
        key = f"{name}.{at}"
        say("try", game, key)
        lines = [f"0 put {key}", f"chance draw {key}"]
        number = (await database.journals.append(game, number, lines, receipt=Receipt(key, 0))).number
        say("ack", game, key, number)


async def play(url: str, games: list[str], name: str) -> None:
    database = await Database.open(url)
    await asyncio.gather(*(append_for_ever(database, game, name) for game in games))


def main(url: str, *games: str) -> None:
    for name in sys.stdin:
        if not (twin := os.fork()):
            asyncio.run(play(url, list(games), name.strip()))
            os._exit(1)  # nobody gets here: a twin is killed
        say("twin", twin)
        os.waitpid(twin, 0)
        say("gone", twin)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""How many tables a server carries, with a move every two seconds at each and the acknowledged move under 50 ms.

    python -m benchmarks.load                                  one process, SQLite
    python -m benchmarks.load --processes 2                    two processes, PostgreSQL and Redis
    python -m benchmarks.load --python .venv-compiled/bin/python   the server with the compiled engine

Steps of more and more tables; a step is thrown away up to its middle, so that what is measured is steady. The driver
runs beside the server, on the same machine, and both are seen in the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.services import Postgresql, Redis
from tests.server.whole.club import Guest, People, Server, stopping
from websockets.asyncio.client import ClientConnection, connect

A_MOVE = 2.0  # seconds from one move of a table to the next
MOST = 0.050  # seconds for an acknowledged move, at the 95th percentile
TITLES = ("flanders", "strasbourg", "gilde")
GUESTS = 40


class Page(msgspec.Struct):
    """What the driver reads of a page; the rest is skipped."""

    ask: int
    phase: str
    question: dict[str, Any] | None
    options: list[str]


class Message(msgspec.Struct):
    type: str
    mark: str = ""
    page: Page | None = None


READER = msgspec.json.Decoder(Message)


class Seat:
    """One socket of a table: it keeps the newest page, and says when an answer was acknowledged."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.page: Page | None = None
        self.waiting: dict[str, asyncio.Future[str]] = {}

    async def listen(self) -> None:
        async for raw in self.socket:
            message = READER.decode(raw)
            self.page = message.page or self.page
            if found := self.waiting.pop(message.mark, None):
                found.set_result(message.type)

    async def answer(self, text: str, key: str) -> float | None:
        """Seconds from sending to hearing that it is on disk; None when it was refused."""
        assert self.page is not None
        found = self.waiting[key] = asyncio.get_running_loop().create_future()
        words = {"type": "answer", "ask": self.page.ask, "key": key, "text": text, "mark": key}
        begun = time.perf_counter()
        await self.socket.send(msgspec.json.encode(words).decode())
        taken = await found == "answered"
        return time.perf_counter() - begun if taken else None


class Load:
    """Tables that are played, one move every two seconds each, and the times of their moves."""

    def __init__(self, servers: list[Server]) -> None:
        self.people, self.servers = People(servers), servers
        self.times: list[tuple[float, float]] = []  # when, how long
        self.late = self.moves = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.guests = [await self.people.guest(f"P{at}") for at in range(GUESTS)]

    async def grow(self, tables: int) -> None:
        """Until there are so many tables; eight are being opened at a time."""
        missing = range(len(self.tasks), tables)
        for first in range(0, len(missing), 8):
            await asyncio.gather(*(self._add(number) for number in missing[first : first + 8]))

    async def _add(self, number: int) -> None:
        self.tasks.append(asyncio.ensure_future(self._play(number, await self._sit(number))))

    async def _sit(self, number: int) -> list[Seat]:
        title = TITLES[number % len(TITLES)]
        two = [self.guests[number % GUESTS], self.guests[(number + 1) % GUESTS]]
        three = [*two, self.guests[(number + 2) % GUESTS]] if title == "strasbourg" else two
        wish = {"title": title, "seats": len(three), "window": 0}
        table = await self.people.table(wish, three)
        return [await self._seat(table, at, guest, number) for at, guest in enumerate(three)]

    async def _seat(self, table: str, at: int, guest: Guest, number: int) -> Seat:
        server = self.servers[(number + at) % len(self.servers)]
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = {"Cookie": f"zunft={guest.cookie}"}
        options: dict[str, Any] = {"max_size": 2**24, "proxy": None, "ping_interval": None, "compression": None}
        socket = await connect(url, additional_headers=cookie, **options)
        await socket.send(msgspec.json.encode({"type": "hello", "seat": at, "since": 0}).decode())
        seat = Seat(socket)
        self.people.tasks.append(asyncio.ensure_future(seat.listen()))
        return seat

    async def _play(self, number: int, seats: list[Seat]) -> None:
        rng = random.Random(number)
        at = time.perf_counter() + rng.random() * A_MOVE
        while True:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            self.late += time.perf_counter() - at > 0.1
            at += A_MOVE
            if any(seat.page and seat.page.phase == "over" for seat in seats):
                seats = await self._sit(number)
            asked = [seat for seat in seats if seat.page and seat.page.question]
            if asked:
                await self._move(rng.choice(asked), rng)

    async def _move(self, seat: Seat, rng: random.Random) -> None:
        assert seat.page is not None
        self.moves += 1
        seconds = await seat.answer(rng.choice(seat.page.options), f"load-{self.moves:08}")
        if seconds is not None:
            self.times.append((time.perf_counter(), seconds))

    async def measure(self, seconds: float) -> tuple[float, float, int]:
        """The median, the 95th percentile and the number of moves in the second half of *seconds*."""
        await asyncio.sleep(seconds / 2)
        since = time.perf_counter()
        await asyncio.sleep(seconds / 2)
        found = sorted(took for at, took in self.times if at >= since)
        for task in self.tasks:
            if task.done():
                task.result()
        if len(found) < 2:
            return float("inf"), float("inf"), len(found)
        return statistics.median(found), found[int(len(found) * 0.95)], len(found)

    async def close(self) -> None:
        for task in [*self.tasks, *self.people.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.people.tasks, return_exceptions=True)


def memory(server: Server) -> int:
    """Bytes of the process that are in memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def processor(server: Server) -> float:
    """Seconds of processor time so far."""
    assert server.process is not None
    words = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def run(servers: list[Server], first: int, step: int, most: int, seconds: float) -> None:
    for server in servers:
        await server.start()
    load, carried, slow, empty = Load(servers), 0, 0, sum(map(memory, servers))
    await load.open()
    for tables in range(first, most + 1, step):
        await load.grow(tables)
        busy, done = sum(map(processor, servers)), len(load.times)
        median, p95, moves = await load.measure(seconds)
        cost = (sum(map(processor, servers)) - busy) / max(len(load.times) - done, 1)
        each = (sum(map(memory, servers)) - empty) / tables / 1024
        rate = moves / (seconds / 2)
        print(
            f"{tables:5} tables  {rate:6.1f} moves/s  p50 {median * 1000:6.1f} ms  p95 {p95 * 1000:6.1f} ms"
            f"  {cost * 1000:5.1f} ms of processor a move  {each:5.0f} KiB a table  driver late {load.late}",
            flush=True,
        )
        carried, slow = (tables, 0) if p95 <= MOST else (carried, slow + 1)
        if slow == 2:  # one step may have met another program's busy moment
            break
    print(f"{carried} tables with the acknowledged move under {MOST * 1000:.0f} ms at p95")
    await load.close()


@contextmanager
def servers_of(processes: int, python: str, folder: Path) -> Iterator[list[Server]]:
    if processes == 1:
        servers = [Server(f"sqlite:///{folder}/club.sqlite", folder, python)]
        with stopping(servers):
            yield servers
        return
    postgresql, redis = Postgresql(), Redis()
    try:
        postgresql.start()
        redis.start()
        urls = {"ZUNFT_REDIS": redis.url}
        servers = [Server(postgresql.url("postgres"), folder, python, **urls) for _ in range(processes)]
        with stopping(servers):
            yield servers
    finally:
        redis.stop()
        postgresql.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="whose zunft serves")
    parser.add_argument("--first", type=int, default=100)
    parser.add_argument("--step", type=int, default=100)
    parser.add_argument("--most", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    describe = "from zunft.version import describe; print(describe())"
    print(subprocess.run([given.python, "-c", describe], capture_output=True, text=True, check=True).stdout.strip())
    with tempfile.TemporaryDirectory() as folder, servers_of(given.processes, given.python, Path(folder)) as servers:
        asyncio.run(run(servers, given.first, given.step, given.most, given.seconds))


if __name__ == "__main__":
    main()

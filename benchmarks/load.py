"""How many tables a server carries, with a move every two seconds at each and the acknowledged move under 50 ms.

    python -m benchmarks.load                                  one process, SQLite
    python -m benchmarks.load --postgresql                     one process, PostgreSQL and Redis
    python -m benchmarks.load --processes 2                    two processes, PostgreSQL and Redis; the people of a
                                                               table come to one of them, as a proxy can arrange
    python -m benchmarks.load --processes 2 --spread           … and to different ones
    python -m benchmarks.load --python .venv-compiled/bin/python   the server with the compiled engine

Steps of more and more tables; a step is thrown away up to its middle, so that what is measured is steady. The driver
runs beside the server, on the same machine; what each of them takes of the processors is told apart.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop
from tests.server.services import Postgresql, Redis
from tests.server.whole.club import HEADERS, Server, stopping
from websockets.asyncio.client import ClientConnection, connect

from zunft.server.live.request import SHORTEST_WINDOW

A_MOVE = 2.0  # seconds from one move of a table to the next
MOST = 0.050  # seconds for an acknowledged move, at the 95th percentile
TITLES = ("flanders", "strasbourg", "gilde")
GUESTS = 40
BOTS, THINKER = 4, "alderman"


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
        self.task: asyncio.Task[None] | None = None
        self.waiting: dict[str, asyncio.Future[str]] = {}

    async def listen(self) -> None:
        async for raw in self.socket:
            message = READER.decode(raw)
            self.page = message.page or self.page
            found = self.waiting.pop(message.mark, None)
            if found and not found.done():  # the end cancels who waits
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

    def __init__(self, servers: list[Server], is_spread: bool) -> None:
        self.servers, self.is_spread = servers, is_spread
        self.doors = [httpx2.AsyncClient(base_url=each.address, headers=HEADERS, timeout=60) for each in servers]
        self.cookies: list[str] = []
        self.times: list[tuple[float, float]] = []  # when, how long
        self.late = self.moves = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for at in range(GUESTS):
            response = await self.doors[0].post("/api/guests", json={"name": f"P{at}"})
            self.cookies.append(response.raise_for_status().cookies["zunft"])
            self.doors[0].cookies.clear()

    async def let_bots_play(self, tables: int) -> None:
        """So many tables of the strongest bots, which never pause: they think all the time."""
        bots = dict.fromkeys(map(str, range(BOTS)), THINKER)
        for number in range(tables):
            wish = {"title": TITLES[number % len(TITLES)], "seats": BOTS, "bots": bots, "pace": 0}
            table = (await self._post(number, 0, "/api/tables", **wish))["table"]
            await self._post(number, 0, f"/api/tables/{table}/begin")

    async def _post(self, number: int, guest: int, path: str, **body: Any) -> Any:
        """What this guest asks of the server at which table *number* is."""
        door, cookie = self.doors[number % len(self.doors)], {"Cookie": f"zunft={self.cookies[guest]}"}
        response = (await door.post(path, json=body, headers=cookie)).raise_for_status()
        return response.json() if response.content else None

    async def grow(self, tables: int) -> None:
        """Until there are so many tables; eight are being opened at a time."""
        missing = range(len(self.tasks), tables)
        for first in range(0, len(missing), 8):
            await asyncio.gather(*(self._add(number) for number in missing[first : first + 8]))

    async def _add(self, number: int) -> None:
        self.tasks.append(asyncio.ensure_future(self._play(number, await self._sit(number))))

    async def _sit(self, number: int) -> list[Seat]:
        title = TITLES[number % len(TITLES)]
        guests = [(number + at) % GUESTS for at in range(3 if title == "strasbourg" else 2)]
        wish = {"title": title, "seats": len(guests), "window": SHORTEST_WINDOW}
        table = str((await self._post(number, guests[0], "/api/tables", **wish))["table"])
        for at, guest in enumerate(guests):
            await self._post(number, guest, f"/api/tables/{table}/sit", seat=at)
        await self._post(number, guests[0], f"/api/tables/{table}/begin")
        return [await self._seat(table, at, guest, number) for at, guest in enumerate(guests)]

    async def _seat(self, table: str, at: int, guest: int, number: int) -> Seat:
        server = self.servers[(number + at * self.is_spread) % len(self.servers)]
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = {"Cookie": f"zunft={self.cookies[guest]}"}
        options: dict[str, Any] = {"max_size": 2**24, "proxy": None, "ping_interval": None}  # deflated, as for browsers
        socket = await connect(url, additional_headers=cookie, **options)
        await socket.send(msgspec.json.encode({"type": "hello", "seat": at, "since": 0}).decode())
        seat = Seat(socket)
        seat.task = asyncio.ensure_future(seat.listen())
        return seat

    async def _play(self, number: int, seats: list[Seat]) -> None:
        rng = random.Random(number)
        at = time.perf_counter() + rng.random() * A_MOVE
        while True:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            self.late += time.perf_counter() - at > 0.1
            at += A_MOVE
            if any(seat.page and seat.page.phase == "over" for seat in seats):
                await asyncio.gather(*(seat.socket.close() for seat in seats))
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
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for door in self.doors:
            await door.aclose()


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


def memory(servers: list[Server]) -> int:
    """Bytes of the processes that are in memory."""
    found = (Path(f"/proc/{pid_of(server)}/status").read_text().splitlines() for server in servers)
    return sum(1024 * int(line.split()[1]) for lines in found for line in lines if line.startswith("VmRSS"))


def processor(pid: int) -> float:
    """Seconds of processor time so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def run(load: Load, bots: int, first: int, step: int, most: int, seconds: float) -> None:
    for server in load.servers:
        await server.start()
    carried, slow, empty = 0, 0, memory(load.servers)
    await load.open()
    await load.let_bots_play(bots)
    for tables in range(first, most + 1, step):
        await load.grow(tables)
        pids = [*map(pid_of, load.servers), os.getpid()]
        busy, done = [processor(pid) for pid in pids], len(load.times)
        median, p95, moves = await load.measure(seconds)
        each_move = 1000 / max(len(load.times) - done, 1)
        *costs, driver = [(processor(pid) - before) * each_move for pid, before in zip(pids, busy, strict=True)]
        each = (memory(load.servers) - empty) / tables / 1024
        print(
            f"{tables:5} tables  {moves / (seconds / 2):6.1f} moves/s  p50 {median * 1000:6.1f} ms  "
            f"p95 {p95 * 1000:6.1f} ms  processor a move {sum(costs):4.2f} ms, driver {driver:4.2f} ms  "
            f"{each:5.0f} KiB a table  driver late {load.late}",
            flush=True,
        )
        carried, slow = (tables, 0) if p95 <= MOST else (carried, slow + 1)
        if slow == 2:  # one step may have met another program's busy moment
            break
    print(f"{carried} tables with the acknowledged move under {MOST * 1000:.0f} ms at p95")
    await load.close()
    for server in load.servers:
        if server.faults():
            print(server.log.read_text()[-4000:])


@contextmanager
def servers_of(processes: int, is_postgresql: bool, python: str, folder: Path) -> Iterator[list[Server]]:
    if not is_postgresql:
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


def interpreter(name: str) -> str:
    """Where a Python is: the servers run in a folder of their own, where a relative path would lead nowhere."""
    found = shutil.which(name)
    if found is None:
        raise argparse.ArgumentTypeError(f"there is no {name} here")
    return str(Path(found).absolute())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="with one process, too")
    parser.add_argument("--spread", action="store_true", help="the people of a table come to different processes")
    parser.add_argument("--python", type=interpreter, default=sys.executable, help="whose zunft serves")
    parser.add_argument("--folder", help="where the SQLite file lies; /dev/shm leaves the disk out")
    parser.add_argument("--bots", type=int, default=0, help="tables of bots beside, which think without a pause")
    parser.add_argument("--first", type=int, default=100)
    parser.add_argument("--step", type=int, default=100)
    parser.add_argument("--most", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    is_postgresql = given.postgresql or given.processes > 1
    describe = "from zunft.version import describe; print(describe())"
    print(subprocess.run([given.python, "-c", describe], capture_output=True, text=True, check=True).stdout.strip())
    with (
        tempfile.TemporaryDirectory(dir=given.folder) as folder,
        servers_of(given.processes, is_postgresql, given.python, Path(folder)) as servers,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        load = Load(servers, given.spread)
        runner.run(run(load, given.bots, given.first, given.step, given.most, given.seconds))


if __name__ == "__main__":
    main()

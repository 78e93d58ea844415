"""A club as its host and its people see it: real `zunft serve` processes, real sockets, clients that never give up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
from tests.server.services import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

PATIENCE = 60.0  # seconds for a server to come up, or for clients to go on, on a busy machine
HEADERS = {"X-Zunft": "1"}
AWAY = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError, httpx2.TransportError)
UNLIMITED = {f"ZUNFT_RATE_{name}": "0" for name in ("ADDRESS", "PERSON", "TABLE", "SIGN_IN", "NEW")}
QUICK = {"ZUNFT_PACE": "0", "ZUNFT_WINDOW": "60", "ZUNFT_GRACE": "0", "ZUNFT_LOG_LEVEL": "warning"}
ROOMY = {"ZUNFT_SOCKETS": "100000", "ZUNFT_SOCKETS_AN_ADDRESS": "100000"}


class Server:
    """One process of `zunft serve`; killed, it can be started again on the same port and database."""

    def __init__(self, database: str, folder: Path, python: str = sys.executable, **settings: str) -> None:
        self.port, self.python = free_port(), python
        self.log = folder / f"server-{self.port}.log"
        others = {name: value for name, value in os.environ.items() if not name.startswith("ZUNFT_")}
        own = {"ZUNFT_DATABASE": database, "ZUNFT_PORT": str(self.port)}
        self.environment = others | UNLIMITED | QUICK | ROOMY | own | settings
        self.words = ["serve"]  # of the command
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        with self.log.open("ab") as log:
            command = [self.python, "-m", "zunft", *self.words]
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=log, stderr=log, cwd=self.log.parent, start_new_session=True
            )

    async def start(self) -> None:
        """Returns when the server says that it is well."""
        self.launch()
        until = time.monotonic() + PATIENCE
        async with httpx2.AsyncClient(timeout=5) as http:
            while not await self._is_well(http):
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()[-4000:]
                assert time.monotonic() < until, "the server does not come up"
                await asyncio.sleep(0.05)

    async def _is_well(self, http: httpx2.AsyncClient) -> bool:
        with contextlib.suppress(httpx2.TransportError):
            return (await http.get(self.address + "/health")).status_code == 200
        return False

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """As a host stops it; what it has started ends with it."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()

    def faults(self) -> list[str]:
        """What the log says that should not be there."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or "fault" in line]


class QuickServer(Server):
    """The same server, started by a twin of a process that has imported it already: a start costs no seconds."""

    def launch(self) -> None:
        if self.process is None:
            with self.log.open("ab") as log:
                command = [self.python, "-m", "tests.server.whole.starter"]
                self.process = subprocess.Popen(
                    command, env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, bufsize=0
                )
        assert self.process.stdin
        self.process.stdin.write(b"start\n")
        self.twin = self._heard("twin")

    def _heard(self, word: str) -> int:
        assert self.process is not None
        assert self.process.stdout
        said = self.process.stdout.readline().decode().split()
        assert said[:1] == [word], self.log.read_text()[-4000:]
        return int(said[1])

    def kill(self) -> None:
        os.kill(self.twin, signal.SIGKILL)
        self._heard("gone")

    def stop(self) -> None:
        if self.process is None or self.process.stdin is None or self.process.stdin.closed:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.twin, signal.SIGTERM)
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()


class Sent(NamedTuple):
    """An answer of a client, as it goes over the wire, with its table and seat."""

    table: str
    seat: int
    ask: int
    key: str
    text: str


class Player:
    """A client on one seat: it plays random answers, comes back by itself, goes on from its `turn` and sends again,
    with the same key, what was not acknowledged."""

    def __init__(
        self, club: People, table: str, seat: int, cookie: str, chance: random.Random, key: str | None = None
    ) -> None:
        self.club, self.table, self.seat, self.cookie, self.chance = club, table, seat, cookie, chance
        self.key = key  # of the seat, instead of a cookie
        self.turn = 0
        self.page: dict[str, Any] = {}
        self.pending: Sent | None = None
        self.answered = -1  # the last question that this client has done with
        self.lines = 0  # how many connections it has had
        self.is_over = False

    async def play(self) -> None:
        while not self.is_over:
            try:
                async with connect(
                    f"{self.club.socket_address(self)}/api/tables/{self.table}/socket",
                    additional_headers={"Cookie": f"zunft={self.cookie}"} if self.cookie else {},
                    max_size=2**24,
                    proxy=None,
                    open_timeout=20,
                ) as socket:
                    self.lines += 1
                    await self._talk(socket)
            except AWAY:
                await asyncio.sleep(0.05)

    async def _talk(self, socket: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "seat": self.seat, "since": self.turn, "key": self.key}))
        if self.pending:
            await self._send(socket, self.pending)
        while not self.is_over:
            await self._hear(socket, json.loads(await socket.recv()))

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "answered":
            self._taken(message["mark"])
        elif message["type"] == "refused":
            await self._refused(socket, message)
        if message.get("page"):
            self._look(message["page"])
        await self._answer(socket)

    def _look(self, page: dict[str, Any]) -> None:
        """Nothing is missing and nothing comes twice, whatever was killed in between."""
        numbers = [event["n"] for event in page["events"]]
        assert numbers == list(range(page["since"], page["turn"])), "events are missing"
        assert page["since"] <= self.turn, "the server has left out events"
        assert page["turn"] >= self.turn, f"the server has told {self.turn} events and forgotten some: {page}"
        self.page, self.turn = page, page["turn"]
        self.is_over = page["phase"] == "over"

    def _taken(self, mark: str) -> None:
        if self.pending and mark == self.pending.key:
            self.club.acknowledged.append(self.pending)
            self.answered, self.pending = self.pending.ask, None

    async def _refused(self, socket: Any, message: dict[str, Any]) -> None:
        if self.pending is None or message["mark"] != self.pending.key:
            return
        self.club.refused[message["problem"]["key"]] = self.club.refused.get(message["problem"]["key"], 0) + 1
        if message.get("page"):  # it was an answer to another question, or is none now
            self.pending = None
        else:  # the server could not keep it: it has to be tried again
            await asyncio.sleep(0.05)
            await self._send(socket, self.pending)

    async def _answer(self, socket: Any) -> None:
        page = self.page
        if self.pending or not page or not page["question"] or page["ask"] == self.answered or self.is_over:
            return
        text = self.chance.choice(page["options"])
        self.pending = Sent(self.table, self.seat, page["ask"], secrets.token_hex(8), text)
        self.club.sent.append(self.pending)
        await asyncio.sleep(self.club.pause)
        await self._send(socket, self.pending)

    async def _send(self, socket: Any, sent: Sent) -> None:
        words = {"type": "answer", "ask": sent.ask, "key": sent.key, "text": sent.text, "mark": sent.key}
        await socket.send(json.dumps(words))


class Guest:
    """Somebody with a cookie, who asks again until the server is there."""

    def __init__(self, club: People, cookie: str = "") -> None:
        self.club, self.cookie = club, cookie

    async def post(self, path: str, **body: Any) -> Any:
        while True:
            try:
                cookies = {"zunft": self.cookie} if self.cookie else {}
                address = random.choice(self.club.servers).address
                async with httpx2.AsyncClient(base_url=address, headers=HEADERS, cookies=cookies, timeout=20) as http:
                    response = await http.post(path, json=body)
                    if response.status_code < 500:
                        self.cookie = response.cookies.get("zunft") or self.cookie
                        return self._said(response)
            except AWAY:
                pass
            await asyncio.sleep(0.05)

    def _said(self, response: httpx2.Response) -> Any:
        assert response.status_code < 300 or response.status_code == 409, response.text
        return response.json() if response.content else None


class People:
    """The people of a club and the tables at which they play, one game after the other."""

    def __init__(self, servers: Sequence[Server], seed: int = 0, pause: float = 0.0) -> None:
        self.servers, self.pause = list(servers), pause
        self.chance = random.Random(seed)
        self.sent: list[Sent] = []
        self.acknowledged: list[Sent] = []
        self.refused: dict[str, int] = {}
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def socket_address(self, player: Player) -> str:
        """Whoever loses a server tries the next one."""
        server = self.servers[(player.seat + player.lines) % len(self.servers)]
        player.lines += 1
        return server.address.replace("http", "ws", 1)

    async def guest(self, name: str) -> Guest:
        guest = Guest(self)
        await guest.post("/api/guests", name=name)
        return guest

    async def table(self, wish: dict[str, Any], persons: Sequence[Guest]) -> str:
        """A table that has begun; the persons have the first seats."""
        table = str((await persons[0].post("/api/tables", **wish))["table"])
        self.tables.append(table)
        for seat, person in enumerate(persons):
            await person.post(f"/api/tables/{table}/sit", seat=seat)
        await persons[0].post(f"/api/tables/{table}/begin")
        return table

    async def seat(self, table: str, persons: Sequence[Guest]) -> list[Player]:
        rngs = [random.Random(self.chance.random()) for _ in persons]
        players = [
            Player(self, table, at, person.cookie, rng)
            for at, (person, rng) in enumerate(zip(persons, rngs, strict=True))
        ]
        self.players += players
        return players

    async def play_for_ever(self, wish: dict[str, Any], persons: Sequence[Guest]) -> None:
        while True:
            players = await self.seat(await self.table(wish, persons), persons)
            await asyncio.gather(*(player.play() for player in players))

    async def begin(self, wishes: Sequence[dict[str, Any]], persons: int = 2) -> None:
        """A table for each wish, and a new one whenever a game is over."""
        for at, wish in enumerate(wishes):
            guests = [await self.guest(f"P{at}-{number}") for number in range(persons)]
            self.tasks.append(asyncio.ensure_future(self.play_for_ever(wish, guests)))

    async def until_acknowledged(self, more: int, seconds: float = PATIENCE) -> None:
        """So many answers more than now; a client that has failed fails the test."""
        wanted, until = len(self.acknowledged) + more, time.monotonic() + seconds
        while len(self.acknowledged) < wanted:
            self.check()
            assert time.monotonic() < until, f"the clients do not go on; refused: {self.refused}"
            await asyncio.sleep(0.01)

    def check(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@contextlib.contextmanager
def stopping(servers: Sequence[Server]) -> Iterator[None]:
    """Whatever a test leaves running ends."""
    try:
        yield
    finally:
        for server in servers:
            server.stop()

"""The real server on a real port, in the loop of the test."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from tests.server.web.callers import HEADERS, Caller
from websockets.asyncio.client import ClientConnection, connect

from zunft.server.config import Settings
from zunft.server.run import Server, config_of, listen
from zunft.server.services import Services, open_club


class Running:
    """A server that listens; `stop` ends it as a signal would."""

    def __init__(self, server: Server, club: Services, port: int) -> None:
        self.server, self.club, self.port = server, club, port
        self.task: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        self.server.should_exit = True
        if self.task:
            await self.task
            self.task = None

    @asynccontextmanager
    async def caller(self, name: str = "Anna", **headers: str) -> AsyncIterator[Caller]:
        async with httpx2.AsyncClient(base_url=self.address, headers={**HEADERS, **headers}, timeout=20) as http:
            caller = Caller(http)
            caller.id = (await caller.post("/api/guests", 200, name=name))["person"]["id"]
            yield caller

    def socket(self, table: str, caller: Caller | None = None, **headers: str) -> connect:
        cookie = {"Cookie": f"zunft={caller.http.cookies['zunft']}"} if caller else {}
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(url, additional_headers={**cookie, **headers}, max_size=2**24, proxy=None)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    door = listen(settings)
    async with open_club(settings) as club:
        server = Server(config_of(settings, club), club)
        here = Running(server, club, door.getsockname()[1])
        here.task = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield here
        finally:
            await here.stop()
            door.close()


class Screen:
    """A client at a socket: it keeps the newest page and answers with the default or the first option."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket, self.seat = socket, seat
        self.page: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []

    async def hello(self, since: int = 0, **more: Any) -> Screen:
        await self.send(type="hello", seat=self.seat, since=since, **more)
        await self.hear()
        return self

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        self.told.append(message)
        if message.get("page"):
            self.page = message["page"]
        return message

    async def answer(self, text: str, ask: int | None = None, key: str | None = None) -> dict[str, Any]:
        """Answer and wait for what became of it."""
        asked = self.page["ask"] if ask is None else ask
        mark = secrets.token_hex(4)
        await self.send(type="answer", ask=asked, key=key or secrets.token_hex(8), text=text, mark=mark)
        while (message := await self.hear())["mark"] != mark:
            pass
        return message

    async def play_to_the_end(self, most: int = 2000) -> None:
        answered = -1
        for _ in range(most):
            if self.page["phase"] == "over":
                return
            if self.page["question"] and self.page["ask"] != answered:
                answered = self.page["ask"]
                await self.answer(self.page["options"][0])
            else:
                await self.hear()
        raise AssertionError("the game does not end")

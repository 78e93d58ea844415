"""The ways on which a seat hears of its table, without a network: a socket, a stream of events, and asking again."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from litestar import Litestar

PACKET = re.compile(rb'(?<="packet":")[^"]+|(?<=event: packet\r\ndata: )\S+')
TURN = re.compile(rb'"turn":(\d+)')
PATIENCE = 60  # seconds, for a machine that has much else to do


def scope_of(kind: str, path: str, cookie: str | None, method: str = "GET", size: int = 0) -> Any:
    """A call from the machine itself, which must not see more than others, as the server hands it to the
    application."""
    headers = [(b"host", b"hall.test"), (b"x-zunft", b"1")] + (
        [(b"cookie", f"zunft={cookie}".encode())] if cookie else []
    )
    if size:
        headers += [(b"content-type", b"application/json"), (b"content-length", str(size).encode())]
    path, _, query = path.partition("?")
    return ({"method": method} if kind == "http" else {}) | {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1302),
        "server": ("hall.test", 80),
        "subprotocols": [],
        "extensions": {},
    }


async def fetch(app: Litestar, path: str, cookie: str | None, method: str = "GET", **words: Any) -> list[Any]:
    """Status, headers and body, as they would go over the wire."""
    got: list[Any] = []
    body = json.dumps(words).encode() if words else b""

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        got.append({name: value for name, value in message.items() if name in ("status", "headers", "body")})

    await app(scope_of("http", path, cookie, method, len(body)), receive, send)
    return got


def sized(message: bytes) -> bytes:
    """A packet is sealed with chance, so no two have the same bytes: one can tell that it is there, and its length."""
    return PACKET.sub(lambda found: b"*" * len(found[0]), message)


class Asking:
    """Plain HTTP: answers are sent, and the page is asked for again and again."""

    def __init__(self, app: Litestar, table: str, seat: int | None, cookie: str | None) -> None:
        self.app, self.seat, self.cookie = app, seat, cookie
        self.path = f"/api/tables/{table}"
        self.own = "" if seat is None else f"seat={seat}&"
        self.got: list[bytes] = []
        self.turn = 0

    async def open(self) -> None:
        await self.look()
        assert self.got[0].startswith(b"200"), self.got[0]

    async def call(self, method: str, path: str, **words: Any) -> int:
        """Gives the status; all of the answer counts as what the seat has got."""
        first, *rest = await fetch(self.app, f"{self.path}{path}", self.cookie, method, **words)
        body = b"".join(each.get("body", b"") for each in rest)
        self.got.append(f"{first['status']} {sorted(first['headers'])} ".encode() + body)
        return int(first["status"])

    async def answer(self, ask: int, key: str, text: str) -> None:
        await self.call("POST", f"/seats/{self.seat or 0}/answer", ask=ask, key=key, text=text, since=self.turn)

    async def look(self) -> None:
        await self.call("GET", f"/page?{self.own}since={self.turn}")
        if found := TURN.search(self.got[-1]):
            self.turn = int(found[1])

    async def close(self) -> None:
        pass


class Pushed(Asking):
    """A line that stays open: what comes on it by itself."""

    task: asyncio.Future[None]

    def __init__(self, app: Litestar, table: str, seat: int | None, cookie: str | None) -> None:
        super().__init__(app, table, seat, cookie)
        self.inbox, self.news = asyncio.Queue[dict[str, Any]](), asyncio.Event()

    async def hear(self, wanted: bytes, since: int = 0) -> None:
        """Until something with these words has come."""
        async with asyncio.timeout(PATIENCE):
            while not any(wanted in message for message in self.got[since:]):
                assert not self.task.done(), f"the line was closed: {self.got}"
                since = len(self.got)
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        kind = "websocket" if isinstance(self, Socket) else "http"
        self.inbox.put_nowait({"type": f"{kind}.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


class Stream(Pushed):
    """Server-sent events; answers go over plain HTTP."""

    async def open(self) -> None:
        scope = scope_of("http", f"{self.path}/stream?{self.own}since=0&talk=0&packet=", self.cookie)
        self.inbox.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        self.task = asyncio.ensure_future(self.app(scope, self.inbox.get, self._out))  # type: ignore[arg-type]
        await self.hear(b"event: page")

    async def _out(self, message: Any) -> None:
        self.news.set()
        self.got.append(sized(message.get("body") or f"{message.get('status')} {message.get('headers')}".encode()))

    async def look(self) -> None:
        """Pages come by themselves."""


class Socket(Pushed):
    """Both ways on one line."""

    async def open(self) -> None:
        scope = scope_of("websocket", f"{self.path}/socket", self.cookie)
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.send(type="hello", seat=self.seat, since=0, talk=0, packet="")
        self.task = asyncio.ensure_future(self.app(scope, self.inbox.get, self._out))  # type: ignore[arg-type]
        await self.hear(b'"type":"page"')

    async def _out(self, message: Any) -> None:
        self.news.set()
        if message["type"] == "websocket.send":
            self.got.append(sized((message.get("text") or "").encode() or message.get("bytes") or b""))
        elif message["type"] == "websocket.close":
            self.got.append(f"close {message.get('code')} {message.get('reason')}".encode())

    def send(self, **words: Any) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(words), "bytes": None})

    async def answer(self, ask: int, key: str, text: str) -> None:
        since = len(self.got)
        self.send(type="answer", ask=ask, key=key, text=text, mark=key)
        await self.hear(f'"mark":"{key}"'.encode(), since)

    async def look(self) -> None:
        """Pages come by themselves."""


class Both(Socket):
    """A socket, and somebody who asks for the page again all the same."""

    async def look(self) -> None:
        await Asking.look(self)


CHANNELS: tuple[type[Asking], ...] = (Socket, Socket, Socket, Stream, Stream, Asking, Both)

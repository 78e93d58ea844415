"""The socket of a table: pages come, answers go; the first message says which seat."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from zunft.server.errors import NotAllowed, ServerError
from zunft.server.live.page import Answered, Outcome
from zunft.server.services import Services
from zunft.server.web.api import TableId
from zunft.server.web.dependencies import TheClub
from zunft.server.web.errors import TooMany, problem_of, without_words
from zunft.server.web.guard import Caller, find_caller, with_key
from zunft.server.web.language import language_of
from zunft.server.web.messages import (
    Answers,
    FromClient,
    FromServer,
    Hello,
    ImaginedTold,
    NotTaken,
    PacketTold,
    PageTold,
    Ping,
    Pong,
    Taken,
    TalkTold,
    Undo,
    WhatIf,
)
from zunft.server.web.request import body_refusal
from zunft.server.web.routes.play import told, trimmed
from zunft.server.web.subscription import Follower, Stopping
from zunft.table.errors import TableError

PATIENCE = 10.0  # seconds for the first message
MOST_FAULTS = 20  # unreadable messages before the socket is closed
RESTART, TOO_BIG, FAULT = 1012, 1009, 1011
OWN = 4000  # and the status of the same refusal over HTTP
READER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
AnySocket = WebSocket[Any, Any, Any]
log = structlog.get_logger("zunft")


class TooBig(ServerError):
    """A message larger than any of ours."""

    status = 413


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: TableId, club: TheClub) -> None:
    caller = await find_caller(socket, club)
    await socket.accept()
    try:
        with club.open_sockets.through(caller.address):
            await SocketSession(socket, club, caller, table).hold()
    except (WebSocketDisconnect, OSError):  # the client disconnects while a page is being sent
        return
    except ServerError as error:
        await close(socket, error)
    except Exception as error:  # our own fault: it is logged, and the client reconnects
        log.error("fault", **without_words(error))
        await close(socket, None)


async def close(socket: AnySocket, error: ServerError | None) -> None:
    code = FAULT if error is None else OWN + error.status
    code = RESTART if isinstance(error, Stopping) else TOO_BIG if isinstance(error, TooBig) else code
    reason = error.reason["key"] if error else "server.error.fault"
    try:
        await socket.close(code=code, reason=reason)
    except (RuntimeError, OSError, WebSocketDisconnect):  # the client was quicker
        return


class SocketSession:
    """One socket from its hello to its end."""

    def __init__(self, socket: AnySocket, club: Services, caller: Caller, table: str) -> None:
        self.socket, self.club, self.caller, self.table = socket, club, caller, table
        self.language = language_of(socket)
        self.faults = 0
        self.line = asyncio.Lock()

    async def hold(self) -> None:
        hello = await self._hello()
        caller = await with_key(self.caller, self.club, hello.key) if hello.key else self.caller
        self.follower = Follower(self.club, caller, self.table, hello.seat)
        self.follower.kept = hello.packet
        await self.follower.check()
        talk = [] if hello.talk is None else [self._tell_talk(hello.talk)]
        await self.follower.until_end(self._listen(), self._tell(hello.since), *talk)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(PATIENCE):
                message = self._read(await self._receive())
        except TimeoutError:
            raise NotAllowed("hello-first") from None
        if not isinstance(message, Hello):
            raise NotAllowed("hello-first")
        return message

    async def _tell(self, since: int) -> None:
        async for page in self.follower.pages(since):
            await self._send(PageTold(page=page))
            if packet := await self.follower.packet():
                await self._send(PacketTold(packet=packet))

    async def _tell_talk(self, since: int) -> None:
        async for words in self.follower.talk(since):
            await self._send(TalkTold(words=words))

    async def _listen(self) -> None:
        while True:
            raw = await self._receive()
            await self.follower.must_be_visible()
            mark = ""
            try:
                message = self._read(raw)
                mark = message.mark
                await self._send(self._newest(await self.club.finish(self._answer(message))))
            except TooBig:
                raise
            except (ServerError, TableError) as error:
                await self._refuse(error, mark)

    async def _refuse(self, error: ServerError | TableError, mark: str) -> None:
        await self._send(NotTaken(mark=mark, problem=problem_of(error.reason, self.language)))
        self.faults += 1
        if self.faults > MOST_FAULTS:
            raise TooMany(60)

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        raw = (message.get("bytes") or b"") or (message.get("text") or "").encode("utf-8", "surrogatepass")
        if len(raw) > self.club.settings.largest_message:
            raise TooBig("too-large")
        return raw

    def _read(self, raw: bytes) -> FromClient:
        try:
            return READER.decode(raw)
        except msgspec.ValidationError as error:
            raise body_refusal(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise ServerError("bad-json") from None

    async def _answer(self, message: FromClient) -> FromServer:
        self.club.limits.count("person", self.follower.caller.counted)
        if isinstance(message, Ping):
            return Pong(mark=message.mark, at=self.club.hall.tables.settings.clock.now())
        if isinstance(message, Hello):
            raise ServerError("hello-once")
        if self.follower.seat is None:
            raise NotAllowed("spectator")
        self.club.limits.count("table", f"{self.table} {self.follower.seat}")
        self.faults = 0
        return await self._act(message)

    async def _act(self, message: Answers | Undo | WhatIf) -> FromServer:
        hall, who = self.club.hall, self.follower.who
        if isinstance(message, Undo):
            return self._outcome(await hall.takebacks.undo(self.table, who, message.key), message.mark)
        if isinstance(message, WhatIf):
            self.club.limits.count("thought", self.follower.caller.counted)
            return ImaginedTold(mark=message.mark, imagined=await hall.advice.what_if(self.table, who, message.text))
        seen = self.follower.turn
        outcome = await hall.play.answer(self.table, who, message.ask, message.key, message.text, seen)
        return self._outcome(outcome, message.mark)

    def _outcome(self, outcome: Outcome, mark: str) -> FromServer:
        self.club.metrics.count_answer(outcome)
        if isinstance(outcome, Answered):
            return Taken(mark=mark)
        return replace(told(outcome, self.language), mark=mark)

    def _newest(self, message: FromServer) -> FromServer:
        """Checked at the moment of sending: this screen may have been told more since the answer was handled."""
        if not isinstance(message, NotTaken) or message.page is None:
            return message
        is_old = message.page.turn < self.follower.turn
        return replace(message, page=None if is_old else trimmed(message.page, self.follower.turn))

    async def _send(self, message: FromServer) -> None:
        """Send messages one after the other: a full connection, once free, serves the next caller first."""
        async with self.line:
            await self.socket.send_data(msgspec.json.encode(message), mode="text")

"""Pages as server-sent events, for networks that block sockets; answers then go over plain HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from litestar.response import ServerSentEvent, ServerSentEventMessage

from zunft.server.errors import ServerError
from zunft.server.services import Services
from zunft.server.web.api import AnyRequest, MaybeNumber, MaybePacket, MaybeSeat, Number, TableId, get
from zunft.server.web.dependencies import TheCaller, TheClub
from zunft.server.web.limits import Full
from zunft.server.web.subscription import Follower

Waiting = asyncio.Queue[ServerSentEventMessage | None]
LOG = logging.getLogger(__name__)
BEAT = 15.0  # seconds after which something is sent, so that no proxy closes the connection


@get("/api/tables/{table:str}/stream", media_type="text/event-stream", operation_id="stream")
async def stream(
    table: TableId,
    request: AnyRequest,
    club: TheClub,
    caller: TheCaller,
    seat: MaybeSeat = None,
    since: Number = 0,
    talk: MaybeNumber = None,
    packet: MaybePacket = None,
) -> ServerSentEvent:
    """The page of a seat, or of the spectators, whenever it changes; its id is the turn. With a time for ``talk``, also
    the messages at the table since then and all later ones; with the last packet that the screen has kept, or an empty
    one, those after it."""
    follower = Follower(club, caller, table, seat)
    follower.kept = packet
    await follower.check()
    club.open_sockets.check(caller.address)  # while it can still be refused with a status
    last = request.headers.get("last-event-id", "")
    begin = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else since
    return ServerSentEvent(_messages(club, follower, begin, talk))


async def _messages(
    club: Services, follower: Follower, since: int, talk: int | None
) -> AsyncIterator[ServerSentEventMessage]:
    """The messages to send, from a queue of one: a slow connection gets the newest page instead of all of them."""
    waiting: Waiting = asyncio.Queue(1)
    try:
        with club.open_sockets.through(follower.caller.address):
            work = asyncio.ensure_future(_fill(follower, since, talk, waiting))
            try:
                while (message := await _next(waiting)) is not None:
                    yield message
            finally:
                work.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await work
    except Full as error:  # several came at once, and the first of them were the last to be sent
        yield ended(error)


async def _next(waiting: Waiting) -> ServerSentEventMessage | None:
    try:
        return await asyncio.wait_for(waiting.get(), BEAT)
    except TimeoutError:
        return ServerSentEventMessage(comment="")


async def _fill(follower: Follower, since: int, talk: int | None, waiting: Waiting) -> None:
    try:
        words = [] if talk is None else [_put_talk(follower, talk, waiting)]
        await follower.until_end(_put_pages(follower, since, waiting), *words)
    except ServerError as error:
        await waiting.put(ended(error))
    except Exception as error:  # the connection ends, so that the client reconnects
        LOG.error("a stream: %s", type(error).__name__)
    await waiting.put(None)


def ended(error: ServerError) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=error.reason["key"], event="end")


async def _put_pages(follower: Follower, since: int, waiting: Waiting) -> None:
    async for page in follower.pages(since):
        data = msgspec.json.encode(page).decode()
        await waiting.put(ServerSentEventMessage(data=data, event="page", id=str(page.turn)))
        if packet := await follower.packet():
            await waiting.put(ServerSentEventMessage(data=packet, event="packet"))


async def _put_talk(follower: Follower, since: int, waiting: Waiting) -> None:
    async for words in follower.talk(since):
        await waiting.put(ServerSentEventMessage(data=msgspec.json.encode(words).decode(), event="talk"))

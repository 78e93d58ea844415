"""Pages as server-sent events, for networks that let no socket through; answers go over plain HTTP then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from litestar.response import ServerSentEvent, ServerSentEventMessage

from zunft.server.errors import ServerError
from zunft.server.web.club import Club
from zunft.server.web.following import Follower
from zunft.server.web.routing import AnyRequest, MaybeSeat, Number, TableId, get
from zunft.server.web.wants import TheCaller, TheClub

BEAT = 15.0  # seconds after which something is sent, so that no proxy closes the line


@get("/api/tables/{table:str}/stream", media_type="text/event-stream", operation_id="stream")
async def stream(
    table: TableId, request: AnyRequest, club: TheClub, caller: TheCaller, seat: MaybeSeat = None, since: Number = 0
) -> ServerSentEvent:
    """The page of a seat, or of the spectators, whenever it changes; its id is the turn."""
    follower = Follower(club, caller, table, seat)
    await follower.check()
    last = request.headers.get("last-event-id", "")
    begin = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else since
    return ServerSentEvent(_messages(club, follower, begin))


async def _messages(club: Club, follower: Follower, since: int) -> AsyncIterator[ServerSentEventMessage]:
    """What is to be sent, from a queue of one: a slow line gets the newest page and not all of them."""
    waiting: asyncio.Queue[ServerSentEventMessage | None] = asyncio.Queue(1)
    with club.doors.through(follower.caller.address):
        work = asyncio.ensure_future(_fill(follower, since, waiting))
        try:
            while (message := await _next(waiting)) is not None:
                yield message
        finally:
            work.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await work


async def _next(waiting: asyncio.Queue[ServerSentEventMessage | None]) -> ServerSentEventMessage | None:
    try:
        return await asyncio.wait_for(waiting.get(), BEAT)
    except TimeoutError:
        return ServerSentEventMessage(comment="")


async def _fill(follower: Follower, since: int, waiting: asyncio.Queue[ServerSentEventMessage | None]) -> None:
    async def pages() -> None:
        async for page in follower.pages(since):
            data = msgspec.json.encode(page).decode()
            await waiting.put(ServerSentEventMessage(data=data, event="page", id=str(page.turn)))

    try:
        await follower.until_end(pages())
    except ServerError as error:
        await waiting.put(ServerSentEventMessage(data=error.reason["key"], event="end"))
    await waiting.put(None)

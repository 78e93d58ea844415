"""Following a table: the pages of one seat as they change, until the server stops or permission ends."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from typing import Any

from zunft.server.errors import NotAllowed, ServerError
from zunft.server.hall.chat import Word
from zunft.server.live.page import Page, Who
from zunft.server.live.witness import PacketChain
from zunft.server.services import Services
from zunft.server.web.errors import NotSignedIn
from zunft.server.web.forms import packet_of
from zunft.server.web.guard import Caller, looker

# Seconds between two permission checks, for sessions that another process has ended: every socket costs two reads a
# check, and a thousand sockets at 15 s took a third of a processor.
LOOKS = 60.0


async def first_of(*work: Coroutine[Any, Any, Any]) -> None:
    """Run all until the first has ended; its error is raised, and the others are cancelled."""
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, Exception):
                await task


class Follower:
    """One screen that follows one seat of a table; seat None is the spectators'."""

    def __init__(self, club: Services, caller: Caller, table: str, seat: int | None) -> None:
        self.club, self.caller, self.table, self.seat = club, caller, table, seat
        self.who = Who(caller.looks_as, None)
        self.kept: str | None = None  # the last packet that the screen has kept; None: it keeps none
        self.chain: PacketChain | None = None
        self.turn = 0  # the last turn that the screen has seen

    async def check(self) -> None:
        """ServerError when the caller may not look at this seat, or not any more."""
        if self.caller.is_shut_out:
            raise NotAllowed("blocked")
        if self.seat is None:
            await self.club.check_may_look(self.table, self.caller)
        self.who = await looker(self.caller, self.club, self.table, self.seat)

    async def pages(self, since: int) -> AsyncIterator[Page]:
        self.turn = since
        async for page in self.club.hall.play.follow(self.table, self.who, since):
            await self.must_be_visible()
            self.turn = page.turn
            yield page

    async def packet(self) -> str | None:
        """What the screen is asked to keep for the hall, when everybody sees another position than before."""
        if self.kept is None or self.seat is None:
            return None
        if self.chain is None:
            live = await self.club.hall.tables.live(self.table)
            last = packet_of(self.kept)
            self.chain = await self.club.hall.witness.chain(live, self.seat, self.caller.session, last)
        packet = self.chain.next() if self.chain else None
        return base64.b64encode(packet).decode() if packet else None

    async def must_be_visible(self) -> None:
        """A table that has become private is shown to no stranger, not even once more; nor a seat to the holder of an
        old key."""
        live = await self.club.hall.tables.live(self.table)
        seat = self.club.hall.tables.look(live, self.who)
        if self.caller.key is not None and seat is not None and live.seats[seat].key_hash != self.caller.key:
            await self.check()  # another process may have made the key a moment ago

    async def talk(self, since: int) -> AsyncIterator[list[Word]]:
        async for words in self.club.hall.chat.follow_talk(self.table, self.who, since):
            await self.must_be_visible()
            yield words

    async def watch(self) -> None:
        """Ends when the caller may not look any more: the session has ended, or the key has changed."""
        person = self.caller.person.id if self.caller.person else None
        with self.club.sessions.watch(self.caller.session, person) as ended:
            while not ended.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), LOOKS * random.uniform(0.5, 1.0))  # not all at the same moment
                await self.club.finish(self.check_again())

    async def check_again(self) -> None:
        """Also for spectators: the table may have become private, or the person may have been barred."""
        if self.caller.session is not None:
            person = await self.club.sessions.find(self.caller.session)
            if person is None:
                raise await self._why_out()
            self.caller = self.caller._replace(person=person)
        await self.check()

    async def _why_out(self) -> ServerError:
        """Blocking a person ends their sessions: they are told which of the two it was. A session that another one has
        followed lives on in the browser's cookie: the screen connects again."""
        if self.caller.session in self.club.sessions.replaced:
            return Stopping()
        person = self.caller.person and await self.club.database.people.find(self.caller.person.id)
        is_blocked = person is not None and person.blocked_at is not None
        return NotAllowed("blocked") if is_blocked else NotSignedIn("sign-in-first")

    async def until_end(self, *work: Coroutine[Any, Any, None]) -> None:
        with self.club.present.at(self.table, self.who.person):
            await first_of(*work, self.watch(), self._closing())

    async def _closing(self) -> None:
        await self.club.closing.wait()
        raise Stopping


class Stopping(ServerError):
    """The server is stopping; clients reconnect by themselves."""

    status = 503

    def __init__(self) -> None:
        super().__init__("stopping")

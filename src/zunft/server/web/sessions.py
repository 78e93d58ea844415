"""Sessions: the cookie of a device, the personal link to another one, and the sockets that close when a session
ends.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.datastructures import Cookie

from zunft.server.config import Settings
from zunft.server.errors import NotFound
from zunft.server.storage.batch import Also
from zunft.server.storage.database import Database
from zunft.server.storage.records import Person, SessionRow, hash_of, new_secret, now
from zunft.server.web.errors import NotSignedIn
from zunft.server.web.forms import clean_name
from zunft.server.web.guard import COOKIE, SECURE_COOKIE

LINK = "(link)"  # the device of a personal link, which opens sessions and is not one itself
AN_HOUR, A_DAY = 3_600_000, 86_400_000
MOST_REPLACED = 1000
SHOWN = 16  # characters of a hash by which a person names a session


class Sessions:
    def __init__(self, database: Database, settings: Settings) -> None:
        self.people = database.people
        self.lasts = settings.session_days * A_DAY
        self.is_secure = settings.is_secure
        self.replaced: OrderedDict[str, None] = OrderedDict()  # hashes of sessions that others have followed
        self.watched: dict[
            str, tuple[str, set[asyncio.Event]]
        ] = {}  # by hash: the person, and the events to set at its end

    async def find(self, hash_: str) -> Person | None:
        """The person of a session that has not ended."""
        found = await self.people.signed_in(hash_)
        if found is None or found[0].device == LINK or now() - found[0].seen > self.lasts:
            return None
        session, person = found
        if now() - session.seen > AN_HOUR:
            await self.people.see_session(hash_)
            await self.people.change(session.person, seen=now())
        return person

    async def open(self, person: str, device: str) -> str:
        """Open a session; its secret is for the cookie alone."""
        named = clean_name(device) if device.strip() else ""
        return await self._open(person, "" if named == LINK else named)

    async def _open(self, person: str, device: str) -> str:
        secret, row = _new_session(person, device)
        await self.people.open_session(row)
        return secret

    async def renewed(self, person: str, old: str) -> tuple[str, list[Also]]:
        """The secret of a new session in place of all sessions and links of a person, and what has to be written for
        it. New rights begin with it: whoever has put their own cookie here before does not get them."""
        before = await self.people.session(old)
        secret, row = _new_session(person, before.device if before else "")
        return secret, [self.people.sessions_ended(person), self.people.session_opened(row)]

    def replace(self, person: str, old: str) -> None:
        """Once that is written: the screens of this browser come back with the new cookie, all others are out."""
        self.replaced[old] = None
        while len(self.replaced) > MOST_REPLACED:
            self.replaced.popitem(last=False)
        self.disconnect(person)

    async def make_link(self, person: str) -> str:
        """A secret that signs the person in on another device; an older one becomes invalid."""
        for session in await self.people.sessions(person):
            if session.device == LINK:
                await self.people.end_session(person, session.hash)
        return await self._open(person, LINK)

    async def open_link(self, secret: str, device: str) -> tuple[Person, str]:
        session = await self.people.session(hash_of(secret))
        if session is None or session.device != LINK or now() - session.seen > self.lasts:
            raise NotSignedIn("no-link")
        await self.people.see_session(session.hash)
        return await self.people.get(session.person), await self.open(session.person, device)

    async def end(self, person: str, hash_: str) -> None:
        await self.people.end_session(person, hash_)
        self.disconnect(person, hash_)

    async def end_named(self, person: str, name: str) -> None:
        """End the session, or the key of a seat, that a person has picked from the list."""
        for session in await self.people.sessions(person):
            if session.hash[:SHOWN] == name:
                return await self.end(person, session.hash)
        for seat in await self.people.keyed_seats(person):
            if seat.key_hash and seat.key_hash[:SHOWN] == name:
                return await self.people.end_key(person, seat.key_hash)
        raise NotFound("no-session")

    async def end_others(self, person: str, but: str = "") -> None:
        """All that opens something for this person, but one session."""
        await self.people.end_everything(person, but)
        self.disconnect(person, but=but)

    def disconnect(self, person: str, hash_: str | None = None, but: str = "") -> None:
        """Wake the sockets of a session, or of all sessions of a person, so that they close."""
        for watched, (whose, events) in list(self.watched.items()):
            if whose == person and watched in (hash_ or watched,) and watched != but:
                for event in events:
                    event.set()

    @contextmanager
    def watch(self, hash_: str | None, person: str | None) -> Iterator[asyncio.Event]:
        """An event that is set when the session ends."""
        event = asyncio.Event()
        if hash_ is None or person is None:
            yield event
            return
        events = self.watched.setdefault(hash_, (person, set()))[1]
        events.add(event)
        try:
            yield event
        finally:
            events.discard(event)
            if not events:
                self.watched.pop(hash_, None)

    def cookies(self, secret: str, scheme: str) -> list[Cookie]:
        """The cookie of a session. Over TLS it has a name that only this very host can set, no neighbour and no plain
        HTTP; the one that an earlier program has set goes."""
        age = self.lasts // 1000
        if not (self.is_secure or scheme == "https"):
            return [_cookie(COOKIE, secret, age, is_secure=False)]
        return [_cookie(SECURE_COOKIE, secret, age, is_secure=True), _cookie(COOKIE, "", 0, is_secure=True)]

    def no_cookies(self, scheme: str) -> list[Cookie]:
        return [_cookie(each.key, "", 0, each.secure or False) for each in self.cookies("", scheme)]


def _cookie(name: str, value: str, age: int, is_secure: bool) -> Cookie:
    return Cookie(name, path="/", value=value, max_age=age, httponly=True, samesite="lax", secure=is_secure)


def _new_session(person: str, device: str) -> tuple[str, SessionRow]:
    secret, at = new_secret(), now()
    return secret, SessionRow(hash=hash_of(secret), person=person, device=device, created=at, seen=at)

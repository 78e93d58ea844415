"""Sessions: the devices on which a person is signed in."""

from __future__ import annotations

from sqlalchemy import Insert, Update, insert, literal, select, update

from zunft.server.storage import schema
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import Seat, SessionRow
from zunft.server.storage.store import Store

ENOUGH = 8  # letters of a hash that name a session of a person


class SessionRows(Store):
    async def open_session(self, session: SessionRow) -> None:
        await self._write(self.session_opened(session))

    def session_opened(self, session: SessionRow) -> Insert:
        """The same for what is written together."""
        return insert(schema.session).values(row_of(session))

    async def keyed_seats(self, person: str) -> list[Seat]:
        """The seats of a person that have a key."""
        c = schema.seat.c
        query = select(schema.seat).where(c.person == person, c.key_hash.is_not(None))
        return await self._all(Seat, query.order_by(c.game, c.seat))

    def keys_ended(self, person: str) -> Update:
        """All keys of a person's seats, for what is written together."""
        return update(schema.seat).where(schema.seat.c.person == person).values(key_hash=None)

    async def end_key(self, person: str, key_hash: str) -> None:
        await self._write(self.keys_ended(person).where(schema.seat.c.key_hash == key_hash))

    async def end_everything(self, person: str, but: str = "") -> None:
        """All sessions but one, the personal link and the keys of all seats."""
        await self._write_all(self.sessions_ended(person, but), self.keys_ended(person))

    async def bring_session(self, session: SessionRow) -> None:
        """A session that a backup lacks; one that is known here, even an ended one, stays as it is."""
        c, new = schema.session.c, row_of(session)
        known = select(c.hash).where(c.hash == session.hash).exists()
        row = select(*(literal(value, c[name].type) for name, value in new.items())).where(~known)
        await self._write(insert(schema.session).from_select(list(new), row))

    async def session(self, hash_: str) -> SessionRow | None:
        """The session of this hash, unless it has ended."""
        c = schema.session.c
        return await self._one(SessionRow, select(schema.session).where(c.hash == hash_, c.ended.is_(None)))

    async def sessions(self, person: str) -> list[SessionRow]:
        """Those that have not ended, the last seen first."""
        c = schema.session.c
        query = select(schema.session).where(c.person == person, c.ended.is_(None))
        return await self._all(SessionRow, query.order_by(c.seen.desc(), c.hash))

    async def see_session(self, hash_: str) -> None:
        await self._write(update(schema.session).where(schema.session.c.hash == hash_).values(seen=self._clock()))

    async def end_session(self, person: str, hash_: str) -> bool:
        """Whether there was such a session of this person; the beginning of its hash is enough."""
        c = schema.session.c
        if len(hash_) < ENOUGH:
            return False
        own = update(schema.session).where(c.person == person, c.ended.is_(None))
        named = own.where(c.hash.startswith(hash_, autoescape=True))
        return bool(await self._write(named.values(ended=self._clock())))

    async def end_sessions(self, person: str, but: str = "") -> int:
        """End all sessions of a person but one; returns how many."""
        return await self._write(self.sessions_ended(person, but))

    def sessions_ended(self, person: str, but: str = "") -> Update:
        """All sessions of a person but one, for what is written together."""
        c = schema.session.c
        own = update(schema.session).where(c.person == person, c.hash != but, c.ended.is_(None))
        return own.values(ended=self._clock())

    async def end_unseen(self, before: int) -> int:
        """End the sessions that have not been used since *before*."""
        c = schema.session.c
        old = update(schema.session).where(c.seen < before, c.ended.is_(None))
        return await self._write(old.values(ended=self._clock()))

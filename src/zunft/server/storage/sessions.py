"""Sessions: the devices on which a person is signed in."""

from __future__ import annotations

from sqlalchemy import Update, insert, select, update

from zunft.server.storage import schema
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import Session
from zunft.server.storage.store import Store

ENOUGH = 8  # letters of a hash that name a session of a person


class Sessions(Store):
    async def open_session(self, session: Session) -> None:
        await self._write(insert(schema.session).values(row_of(session)))

    async def session(self, hash_: str) -> Session | None:
        """The session of this hash, unless it has ended."""
        table = schema.session.c
        return await self._one(Session, select(schema.session).where(table.hash == hash_, table.ended.is_(None)))

    async def sessions(self, person: str) -> list[Session]:
        """The sessions that have not ended, the latest seen first."""
        table = schema.session.c
        query = select(schema.session).where(table.person == person, table.ended.is_(None))
        return await self._all(Session, query.order_by(table.seen.desc(), table.hash))

    async def see_session(self, hash_: str) -> None:
        await self._write(update(schema.session).where(schema.session.c.hash == hash_).values(seen=self._clock()))

    async def end_session(self, person: str, hash_: str) -> bool:
        """Whether this person had such a session; the beginning of its hash is enough."""
        table = schema.session.c
        if len(hash_) < ENOUGH:
            return False
        own = update(schema.session).where(table.person == person, table.ended.is_(None))
        named = own.where(table.hash.startswith(hash_, autoescape=True))
        return bool(await self._write(named.values(ended=self._clock())))

    async def end_sessions(self, person: str, but: str = "") -> int:
        """End all sessions of a person but one; returns how many."""
        return await self._write(self.sessions_ended(person, but))

    def sessions_ended(self, person: str, but: str = "") -> Update:
        """The statement that ends all sessions of a person but one, for a larger transaction."""
        table = schema.session.c
        own = update(schema.session).where(table.person == person, table.hash != but, table.ended.is_(None))
        return own.values(ended=self._clock())

    async def end_unseen(self, before: int) -> int:
        """End the sessions that have not been used since *before*."""
        table = schema.session.c
        old = update(schema.session).where(table.seen < before, table.ended.is_(None))
        return await self._write(old.values(ended=self._clock()))

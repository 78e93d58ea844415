"""The audit trail: what hosts did, and what happened to accounts. It is append-only."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Insert, insert, select

from zunft.server.storage import schema
from zunft.server.storage.conversions import row_of
from zunft.server.storage.records import Deed, new_id
from zunft.server.storage.store import Store, before_row

MOST = 200


class Audit(Store):
    async def write(self, deed: str, person: str | None = None, **about: Any) -> None:
        await self._write(self.written(deed, person, **about))

    def written(self, deed: str, person: str | None = None, **about: Any) -> Insert:
        """A deed that is noted in the same transaction as what it is about."""
        done = Deed(id=new_id(), at=self._clock(), person=person, deed=deed, about=about)
        return insert(schema.audit).values(row_of(done))

    async def list(self, before: str | None = None, limit: int = MOST) -> list[Deed]:
        """The last deeds first; *before*: the id of the last one of the page before."""
        c = schema.audit.c
        query = select(schema.audit).order_by(c.at.desc(), c.id.desc()).limit(min(limit, MOST))
        return await self._all(Deed, query.where(before_row(c.at, c.id, before)) if before else query)

"""Keeping away: who has blocked somebody shares no new table with them, and gets no proposal of theirs."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from zunft.server.errors import NotAllowed, ServerError
from zunft.server.hall.proposals import Proposing
from zunft.server.live.page import Page, Who


class KeepingAway(Proposing):
    async def block(self, person: str, other: str, blocked: bool = True) -> None:
        """Read nothing of somebody any more, and play with them no more; or lift both."""
        if person == other:
            raise ServerError("block-yourself")
        if blocked:
            await self.database.talk.keep_away(person, other)
        else:
            await self.database.talk.unblock(person, other, kept_away=True)

    async def propose(self, table_id: str, who: Who, to_seat: int, text: str) -> Page:
        """Nobody lays a proposal before somebody who has blocked them; nor are they told that this is why."""
        live = await self.live(table_id)
        people = [seat.person for seat in live.seats]
        if await self.kept_away([people[self.check_seat(live, who)]], people[max(to_seat, 0) : to_seat + 1]):
            raise NotAllowed("partner-not-free")
        return await super().propose(table_id, who, to_seat, text)

    async def kept_away(self, people: Collection[str | None], by: Iterable[str | None]) -> set[str]:
        """Those among *people* whom one of the others has blocked."""
        blocked = [await self.database.talk.blocked_by(person) for person in set(by) if person is not None]
        return {other for others in blocked for other in others if others[other] and other in people}

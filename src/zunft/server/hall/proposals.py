"""Proposals: structured talk about deals that binds and blocks nobody.

A proposal is an offer in the words of the notation, by either side. Accepting it writes both lines at once, the offer
and the acceptance, if they are still legal. In the moment of a window nothing public can be done, since the window may
have closed already: a proposal that is accepted there is agreed on, and carried out when no window is shown any more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.hall.deals import ACCEPT, AGREE, NotPossible, make
from zunft.server.hall.play import LONGEST_TEXT
from zunft.server.hall.tables import LiveTables
from zunft.server.live.page import Page, Who
from zunft.server.live.table import LiveTable
from zunft.server.live.timeouts import is_away
from zunft.server.storage.proposals import LAID, LYING
from zunft.server.storage.records import Proposal, new_id
from zunft.table import Table

MOST = 5  # of one seat at a time


class Proposals:
    """Proposals between two seats, and blocked people."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    async def propose(self, table_id: str, who: Who, to_seat: int, text: str) -> Page:
        """Make a proposal to another seat; only the two sides see it."""

        async def lay(live: LiveTable, seat: int) -> None:
            words = _checked(self.tables.playable(live), seat, to_seat, text)
            if sum(each.seat == seat and each.state == "laid" for each in live.proposals) >= MOST:
                raise Conflict("proposals-many", most=MOST)
            now = self.tables.settings.clock.now()
            laid = Proposal(id=new_id(), game=table_id, seat=seat, to_seat=to_seat, text=words, at=now, turn=live.talk)
            await self.tables.database.tables.lay_proposal(laid)
            await self.tables.rows_changed(live)

        await self._check_welcome(table_id, who, to_seat)
        return await self.tables.act_at_seat(table_id, who, lay)

    async def withdraw(self, table_id: str, who: Who, proposal: str) -> Page:
        """Withdraw a proposal as its maker, or decline it as the other side."""

        async def take_away(live: LiveTable, seat: int) -> None:
            self.tables.playable(live)
            laid = _found(live, seat, proposal)
            is_no = laid.to_seat == seat and laid.state == "laid"
            await self.tables.database.tables.settle_proposal(
                table_id, laid.id, "declined" if is_no else "withdrawn", LYING
            )
            await self.tables.rows_changed(live)

        return await self.tables.act_at_seat(table_id, who, take_away)

    async def accept(self, table_id: str, who: Who, proposal: str) -> Page:
        """Write the offer and its acceptance, both or none; if a window is shown, after its moment."""

        async def deal(live: LiveTable, seat: int) -> None:
            self.tables.playable(live)
            laid = _found(live, seat, proposal)
            if laid.to_seat != seat:
                raise Conflict("own-proposal")
            if laid.state != "laid":
                raise Conflict("proposal-gone")
            if is_away(live, seat):
                raise Conflict("stand-in")
            if live.is_in_moment:
                await self.tables.database.tables.settle_proposal(table_id, laid.id, "agreed", LAID)
            else:
                await self._make(live, laid)
            await self.tables.rows_changed(live)

        return await self.tables.act_at_seat(table_id, who, deal)

    async def _make(self, live: LiveTable, laid: Proposal) -> None:
        try:
            await make(live, laid)
        except NotPossible:
            raise Conflict("proposal-not-possible") from None
        await self.tables.publish(live)

    # --- who is kept away ------------------------------------------------------------------------

    async def _check_welcome(self, table_id: str, who: Who, to_seat: int) -> None:
        """Nobody makes a proposal to a person who has blocked them; nor are they told that this is the reason."""
        live = await self.tables.live(table_id)
        people = [seat.person for seat in live.seats]
        if await self.kept_away([people[self.tables.check_seat(live, who)]], people[max(to_seat, 0) : to_seat + 1]):
            raise NotAllowed("partner-not-free")

    async def block(self, person: str, other: str, blocked: bool = True) -> None:
        """Read nothing by somebody any more, and play with them no more; or lift both."""
        if person == other:
            raise ServerError("block-yourself")
        if blocked:
            await self.tables.database.talk.keep_away(person, other)
        else:
            await self.tables.database.talk.unblock(person, other, kept_away=True)

    async def kept_away(self, people: Collection[str | None], by: Iterable[str | None]) -> set[str]:
        """Those of these *people* whom another of them has blocked."""
        blocked = [await self.tables.database.talk.blocked_by(person) for person in set(by) if person is not None]
        return {other for others in blocked for other in others if others[other] and other in people}


def _checked(table: Table, seat: int, to_seat: int, text: str) -> str:
    """Words that could be an offer. Whether it is legal is checked when it is accepted: to say so now could reveal
    something about the other side."""
    if to_seat == seat or not 0 <= to_seat < table.seats:
        raise ServerError("no-partner")
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise ServerError("no-deal", text=str(text)[:40])
    verbs = {form.first_word for form in table.title.forms}
    words = text.split()
    if ACCEPT not in verbs:
        raise Conflict("no-deals")
    if not words or words[0] not in verbs or words[0] in (ACCEPT, AGREE, "draw", "pass"):
        raise ServerError("no-deal", text=text[:40])
    return " ".join(words)


def _found(live: LiveTable, seat: int, proposal: str) -> Proposal:
    for each in live.proposals:
        if each.id == proposal and seat in (each.seat, each.to_seat):
            return each
    raise NotFound("no-proposal")

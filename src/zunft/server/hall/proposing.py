"""Proposals: structured talk about deals that binds and blocks nobody.

A proposal is the offer that the player whose turn it is would make, in the words of the notation, laid by either side.
Who takes it makes both lines at once, the offer and the acceptance, if they are still legal.
"""

from __future__ import annotations

from zunft.errors import TableError
from zunft.server.errors import Conflict, NotFound, ServerError
from zunft.server.hall.living import Living, Moved, Step
from zunft.server.hall.pages import Page, Who
from zunft.server.hall.playing import LONGEST_TEXT
from zunft.server.hall.returning import is_away
from zunft.server.hall.taking_back import TakingBack
from zunft.server.hall.turns import talk_of
from zunft.server.storage.errors import Stale
from zunft.server.storage.papers import proposal_becomes
from zunft.server.storage.records import Proposal, new_id
from zunft.table import Table

ACCEPT = "accept"
MOST = 5  # of one seat at a time


class NotPossible(Exception):
    """The offer is not legal now, or the other side cannot accept it."""


class Proposing(TakingBack):
    async def propose(self, game: str, who: Who, to_seat: int, text: str) -> Page:
        """Lay a proposal for another seat on the table; only both sides see it."""

        async def lay(living: Living, seat: int) -> None:
            table = self._talkable(living)
            words, turn = _checked(table, seat, to_seat, text), talk_of(table)
            if sum(each.seat == seat for each in living.proposals) >= MOST:
                raise Conflict("proposals-many", most=MOST)
            now = self.settings.clock.now()
            laid = Proposal(id=new_id(), game=game, seat=seat, to_seat=to_seat, text=words, at=now, turn=turn)
            try:
                await self.database.tables.lay_proposal(laid, living.count)
            except Stale:
                await living.catch_up()
                raise Moved from None
            await self.rows_changed(living)

        return await self.at_seat(game, who, lay)

    async def withdraw(self, game: str, who: Who, proposal: str) -> Page:
        """Take a proposal away: who laid it, or, as a no, the one for whom it lies there."""

        async def take_away(living: Living, seat: int) -> None:
            self._talkable(living)
            await self.database.tables.settle_proposal(game, _found(living, seat, proposal).id, "withdrawn")
            await self.rows_changed(living)

        return await self.at_seat(game, who, take_away)

    async def take(self, game: str, who: Who, proposal: str) -> Page:
        """The offer and its acceptance, both or none."""

        async def deal(living: Living, seat: int) -> None:
            self._talkable(living)
            laid = _found(living, seat, proposal)
            if laid.to_seat != seat:
                raise Conflict("own-proposal")
            if is_away(living, seat):
                raise Conflict("stand-in")
            try:
                await living.write(_deal(laid), also=[proposal_becomes(game, laid.id, "taken")])
            except NotPossible:
                raise Conflict("proposal-not-possible") from None
            await self.publish(living)
            await self.rows_changed(living)

        return await self.at_seat(game, who, deal)


def _checked(table: Table, seat: int, to_seat: int, text: str) -> str:
    """Words that could be an offer. Whether it is legal is seen when it is taken: to say so now could tell
    something about the other side."""
    if to_seat == seat or not 0 <= to_seat < table.seats:
        raise ServerError("no-partner")
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise ServerError("no-deal", text=str(text)[:40])
    verbs = {form.first_word for form in table.title.forms}
    words = text.split()
    if ACCEPT not in verbs:
        raise Conflict("no-deals")
    if not words or words[0] not in verbs or words[0] in (ACCEPT, "draw", "pass"):
        raise ServerError("no-deal", text=text[:40])
    return " ".join(words)


def _found(living: Living, seat: int, proposal: str) -> Proposal:
    for each in living.proposals:
        if each.id == proposal and seat in (each.seat, each.to_seat):
            return each
    raise NotFound("no-proposal")


def _deal(laid: Proposal) -> Step:
    def step(table: Table) -> None:
        for offerer, other in ((laid.to_seat, laid.seat), (laid.seat, laid.to_seat)):
            if table.why_not(offerer, laid.text) is None:
                table.play(offerer, laid.text)
                return _accept(table, other)
        raise NotPossible

    return step


def _accept(table: Table, seat: int) -> None:
    try:
        table.play(seat, ACCEPT)
    except TableError:
        raise NotPossible from None

"""Bots and proposals: the bots of a table answer the proposals of people, with another price where they like the deal
but not its price, and make at most one in each turn of another seat.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from zunft.bots.craft import deals_of
from zunft.engine.craft import Deals
from zunft.engine.rules import State
from zunft.server.hall.deals import NotPossible, make
from zunft.server.live.table import LiveTable
from zunft.server.live.turns import AT_ONCE, entry_of, turn_of
from zunft.server.storage.proposals import EVER, LAID
from zunft.server.storage.records import Proposal, new_id
from zunft.table import Table

PRICE = re.compile(r"(?P<deal>.+) for (?P<price>\d{1,3})")  # in the words of a deal
FAR = 12  # coins that a bot's price lies from another one at most


class Haggling:
    """Decides by what everybody sees, and never in the moment of a window, so that its timing depends on nobody's
    cards."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.proposed: dict[int, int] = {}  # by seat: the turn in which a bot last considered a proposal

    def at(self) -> int | None:
        """When a bot has something to say; None when it has not."""
        live = self.live
        if not self._may_speak():
            return None
        times = [each.at + live.pace for each in self._unanswered()]
        times += [live.clocks.since + live.pace // 2] if self._may_propose() else []
        return min(times, default=None)

    async def act(self, now: int) -> bool:
        """Answer a proposal or make one; True when something was done."""
        if not self._may_speak():
            return False
        for laid in self._unanswered():
            if laid.at + self.live.pace <= now:
                await self._answer(laid, now)
                return True
        if (seat := self._may_propose()) and self.live.clocks.since + self.live.pace // 2 <= now:
            return await self._propose(seat[0], now)
        return False

    def _may_speak(self) -> bool:
        live = self.live
        is_playing = live.table is not None and live.game.phase == "running" and not live.kept.is_paused
        return is_playing and not live.is_in_moment and deals_of(live.game.title) is not None

    def _bots(self) -> list[int]:
        table = self.live.running
        return [each.seat for each in self.live.seats if each.state == "bot" and not table.state.has_left(each.seat)]

    def _unanswered(self) -> list[Proposal]:
        bots = self._bots()
        return [each for each in self.live.proposals if each.state == "laid" and each.to_seat in bots]

    async def _answer(self, laid: Proposal, now: int) -> None:
        live, tables = self.live, self.live.database.tables
        if agrees(live.running, laid.to_seat, laid.seat, laid.text):
            try:
                return await make(live, laid)
            except NotPossible:
                pass
        await tables.settle_proposal(live.id, laid.id, "declined", LAID)
        await self._offer_another_price(laid, now)

    async def _offer_another_price(self, laid: Proposal, now: int) -> None:
        """Propose the same deal for another price; never twice in one turn."""
        live, tables, seat = self.live, self.live.database.tables, laid.to_seat
        before = [
            each.text for each in await tables.proposals(live.id, EVER) if each.seat == seat and each.turn == live.talk
        ]
        text = counter(live.running, seat, laid.seat, laid.text)
        if text is None or text in before:
            return
        await tables.lay_proposal(
            Proposal(id=new_id(), game=live.id, seat=seat, to_seat=laid.seat, text=text, at=now, turn=live.talk)
        )

    def _may_propose(self) -> list[int]:
        """The bots that have not considered it in this turn, which belongs to another seat and has begun."""
        live, table = self.live, self.live.running
        turn = turn_of(table.game, table.state)
        if turn == AT_ONCE or not live.voices or not live.is_mine:
            return []
        others = [seat for seat in self._bots() if entry_of(table, seat) != turn]
        return [seat for seat in others if self.proposed.get(seat) != live.talk]

    async def _propose(self, seat: int, now: int) -> bool:
        """Make a proposal; the same one is never made twice in a game."""
        live, tables = self.live, self.live.database.tables
        self.proposed[seat] = live.talk
        found = proposal(live.running, seat, live.voices)
        before = await tables.proposals(live.id, EVER) if found else []
        mine = [each for each in before if each.seat == seat]
        if found is None or any(each.text == found[1] or each.turn == live.talk for each in mine):
            return False
        to_seat, text = found
        await tables.lay_proposal(
            Proposal(id=new_id(), game=live.id, seat=seat, to_seat=to_seat, text=text, at=now, turn=live.talk)
        )
        return True


def agrees(table: Table, seat: int, other: int, text: str) -> bool:
    """Whether a bot accepts what *other* proposes, in the words of either side."""
    return _deals_of(table).agrees(table.game, _as_the_public_sees_it(table), seat, other, text)


def counter(table: Table, seat: int, other: int, text: str) -> str | None:
    """The same deal at the nearest price that a bot accepts; None where it likes it at no price near that one, or where
    the words name none."""
    priced = PRICE.fullmatch(text)
    if priced is None:
        return None
    deals, state, asked = _deals_of(table), _as_the_public_sees_it(table), int(priced["price"])
    for price in sorted(range(max(asked - FAR, 1), asked + FAR + 1), key=lambda price: abs(price - asked)):
        words = f"{priced['deal']} for {price}"
        if price != asked and deals.agrees(table.game, state, seat, other, words) and _is_possible(table, words):
            return words
    return None


def _is_possible(table: Table, words: str) -> bool:
    """Whether some seat could say them now; that depends on nothing but what everybody sees."""
    return any(table.why_not(seat, words) is None for seat in range(table.seats))


def proposal(table: Table, seat: int, people: Collection[int]) -> tuple[int, str] | None:
    """What a bot would like to trade with one of *people*, and whom it asks; None when there is nothing."""
    found = _deals_of(table).proposals(table.game, _as_the_public_sees_it(table), seat, people)
    return next((each for each in found if _can_be_said(table, seat, each[1])), None)


def _deals_of(table: Table) -> Deals:
    deals = deals_of(table.title.key)
    assert deals is not None
    return deals


def _as_the_public_sees_it(table: Table) -> State:
    return table.redeal(None).state


def _can_be_said(table: Table, seat: int, text: str) -> bool:
    return table.is_unasked(seat, text) and table.why_not(seat, text) is None

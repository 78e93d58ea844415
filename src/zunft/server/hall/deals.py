"""Deals that two seats have agreed on: both lines of them, or none."""

from __future__ import annotations

import re

from zunft.server.live.table import LiveTable, Step
from zunft.server.storage.proposals import proposal_becomes
from zunft.server.storage.records import Proposal
from zunft.table import Table

ACCEPT, AGREE = "accept", "agree"  # as an answer, and out of turn
PARTNER = re.compile(r"\b(?:to|of) (\d+)\b")  # in the words of an offer
GIFT = "give"  # in turn, nobody has to agree to it


class NotPossible(Exception):
    """The offer is not legal now, or the other seat cannot accept it."""


async def make(live: LiveTable, agreed: Proposal) -> None:
    """Write both lines; the proposal is accepted with them."""
    taken = proposal_becomes(live.id, agreed.id, "taken", of=("laid", "agreed"))
    await live.write(_lines_of(agreed), also=[taken])


def _lines_of(agreed: Proposal) -> Step:
    """The lines of both seats: a seat that is asked for offers makes one as an answer, any other seat makes it out of
    turn."""

    def step(table: Table) -> None:
        for seat, other in ((agreed.seat, agreed.to_seat), (agreed.to_seat, agreed.seat)):
            if names(agreed.text, other) and table.why_not(seat, agreed.text) is None:
                table.play(seat, agreed.text)
                return _accept(table, seat, other, agreed.text)
        raise NotPossible

    return step


def names(text: str, seat: int) -> bool:
    """Whether this seat is the other party of an offer."""
    partner = PARTNER.search(text)
    return partner is not None and int(partner[1]) == seat


def _accept(table: Table, seat: int, other: int, text: str) -> None:
    if ACCEPT in table.options(other):
        table.play(other, ACCEPT)
    elif (agreeing := f"{AGREE} with {seat}") in table.unasked(other):
        table.play(other, agreeing)
    elif text.partition(" ")[0] != GIFT:
        raise NotPossible

"""A seat as an agent has it: what it knows now, and what it may do. One at a table in this process and one of a hall
are alike."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Protocol

from zunft.engine.notation import Grammar
from zunft.engine.title import Said, Title, View

PARTNER = re.compile(r"\b(?:to|of) (\d{1,2})\b")  # in the words of a deal


class NotDone(Exception):
    """What was wanted is refused and nothing has changed; ``reason`` is for ``zunft.say``, or has its own "text"."""

    def __init__(self, reason: Said) -> None:
        super().__init__(reason["key"])
        self.reason = reason


def not_done(key: str, **args: object) -> NotDone:
    return NotDone({"key": f"cli.agent-{key}", "args": args, "rule": None})


def partner_of(deal: str) -> int:
    """The seat that a deal names as its other side."""
    if (found := PARTNER.search(deal)) is None:
        raise not_done("no-partner")
    return int(found[1])


@dataclass(frozen=True)
class Ended:
    """How a game ended, and why."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    verdict: list[Said]
    ledgers: list[list[Said]]


@dataclass(frozen=True)
class ProposedDeal:
    """A deal that one of two seats has proposed to the other."""

    id: str
    seat: int
    to: int
    text: str


@dataclass(frozen=True)
class ChatLine:
    """A message of somebody else at the table."""

    id: str
    name: str
    text: str


@dataclass(frozen=True)
class Known:
    """All that a seat may know now. ``events`` are those after the first ``since`` ones."""

    view: View
    ask: int  # the number of the question
    question: Said | None
    options: list[str]
    unasked: list[str]  # what may be said besides, though nobody asks
    events: list[Said]
    since: int
    players: list[str]  # who plays on each seat
    talk: list[ChatLine] = field(default_factory=list)
    proposals: list[ProposedDeal] = field(default_factory=list)
    ended: Ended | None = None

    @property
    def turn(self) -> int:
        """How many events the seat has been told."""
        return self.since + len(self.events)


class AgentSeat(Protocol):
    """One seat of one game. What is refused raises NotDone, or an error of the table."""

    title: Title
    edition: Any
    grammar: Grammar
    number: int
    seats: int
    deals: bool  # whether deals can be proposed
    talks: bool  # whether somebody listens

    async def known(self, since: int) -> Known:
        """What the seat knows, with its events after the first *since* ones."""

    async def wait(self, seconds: float) -> None:
        """Until the seat is asked, the game is over, or the time has passed."""

    async def play(self, text: str, ask: int) -> None:
        """Answer the question with this number, or say what nobody asks for."""

    async def why_not(self, text: str) -> Said | None:
        """Why *text* cannot be played now; None when it can."""

    async def propose(self, deal: str) -> None:
        """Propose a deal to the seat that it names."""

    async def reply(self, proposal: str, agrees: bool) -> None:
        """Agree to a proposal, or decline it."""

    async def say(self, text: str) -> None:
        """Say something to everybody at the table."""

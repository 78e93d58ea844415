"""Pages: what one screen gets of a table, and what an answer to it comes back as."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from zunft.engine.title import Said
from zunft.server.storage.records import PhaseName, ProposalState, SeatState

VERSION = 1  # of the page's form


class Who(Struct, frozen=True):
    """Who looks or acts: a person, and the seat that is theirs at this table; no seat, a spectator."""

    person: str | None = None
    seat: int | None = None
    has_key: bool = False  # to one of the seats: a program that looks at its table as a spectator does


class Sitter(Struct, frozen=True, kw_only=True):
    """Who sits on a seat, as everybody may know."""

    seat: int
    state: SeatState
    name: str | None = None
    colour: str | None = None
    bot: str | None = None


class SeatClock(Struct, frozen=True, kw_only=True):
    """The clock of a seat, as everybody sees it; it runs for all seats that an entry is about."""

    seat: int
    runs: bool
    bank: int | None = None  # milliseconds left when the clock began to run
    until: int | None = None  # the moment at which it runs out, in the server's time


class ClockFace(Struct, frozen=True, kw_only=True):
    kind: str
    paused: bool = False
    pause_asked: list[int] = field(default_factory=list)  # seats that want a pause, or want to go on
    goes_on: int | None = None  # the moment at which a pause ends though some have said nothing
    seats: list[SeatClock] = field(default_factory=list)
    window: int | None = None  # the moment at which the open window closes


class UndoAsked(Struct, frozen=True):
    """A seat asks all others to let it take its last answer back."""

    seat: int
    agreed: list[int]


class ShownProposal(Struct, frozen=True, kw_only=True):
    """A proposal, as its two sides see it and nobody else."""

    id: str
    seat: int
    to_seat: int
    text: str
    mine: bool
    state: ProposalState = "laid"


class Page(Struct, frozen=True, kw_only=True):
    """All that one seat, or a spectator, may know of a table now. Nothing in it counts what others do in secret."""

    table: str
    seat: int | None
    phase: PhaseName
    turn: int = 0
    ask: int = 0
    view: dict[str, Any] | None = None
    question: Said | None = None
    options: list[str] = field(default_factory=list)
    default: str | None = None
    events: list[Said] = field(default_factory=list)
    since: int = 0
    clock: ClockFace | None = None
    people: list[Sitter] = field(default_factory=list)
    can_undo: bool = False
    can_ask_undo: bool = False
    undo_asked: UndoAsked | None = None
    proposals: list[ShownProposal] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)
    aloud: dict[int, bool] = field(
        default_factory=dict
    )  # who has said, in the moment that is shown, to pass in windows
    advice_allowed: bool = False
    next_id: str | None = None
    closes: int | None = None  # the moment at which a table that nobody touches will be closed
    moved: bool = False  # closed here, since the game goes on at another server
    version: int = VERSION

    def bytes(self) -> bytes:
        return msgspec.json.encode(self)


class Answered(Struct, frozen=True, tag="answered"):
    page: Page


class Refused(Struct, frozen=True, tag="refused"):
    """The answer is none, for this reason; everything is as before."""

    reason: Said
    page: Page


class StalePage(Struct, frozen=True, tag="stale"):
    """The answer was to a question that is not asked any more."""

    page: Page


Outcome = Answered | Refused | StalePage

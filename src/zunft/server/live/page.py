"""Pages: what one screen gets of a table, and what an answer to it returns."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from zunft.engine.title import Said
from zunft.server.storage.records import PhaseName, ProposalState, SeatState

VERSION = 1  # of the page's form


class Who(Struct, frozen=True):
    """The person who looks or acts, and their seat at this table; without a seat, a spectator."""

    person: str | None = None
    seat: int | None = None
    has_key: bool = False  # of one of the seats, when its program looks at the table as a spectator


class Sitter(Struct, frozen=True, kw_only=True):
    """The occupant of a seat, as everybody may know it."""

    seat: int
    state: SeatState
    name: str | None = None
    colour: str | None = None
    bot: str | None = None


class SeatClock(Struct, frozen=True, kw_only=True):
    """The clock of a seat, as everybody sees it; it runs for all seats of an entry."""

    seat: int
    runs: bool
    bank: int | None = None  # milliseconds left when the clock started
    until: int | None = None  # when it runs out, in server time


class ClockFace(Struct, frozen=True, kw_only=True):
    kind: str
    paused: bool = False
    pause_asked: list[int] = field(default_factory=list)  # seats that want a pause, or want to continue
    goes_on: int | None = None  # when a pause ends even though some seats have not answered
    seats: list[SeatClock] = field(default_factory=list)
    window: int | None = None  # when the open window closes


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
    pace: int = 0  # the least milliseconds that a bot takes
    watching: int | None = None  # screens without a seat; None: other processes may have some, too
    can_undo: bool = False
    can_ask_undo: bool = False
    undo_asked: UndoAsked | None = None
    proposals: list[ShownProposal] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)
    aloud: dict[int, bool] = field(
        default_factory=dict
    )  # the seats that have announced, in the moment that is shown, that they pass in windows
    advice_allowed: bool = False
    next_id: str | None = None
    closes: int | None = None  # when an idle table will be closed
    analysed: float | None = None  # how far the analysis of a finished game is, from 0 to 1
    awaits: list[int] | None = None  # seats for whose pages a restored game waits; null: it does not stand still
    moved: bool = False  # closed here, since the game continues on another server
    version: int = VERSION

    def bytes(self) -> bytes:
        return msgspec.json.encode(self)


class Answered(Struct, frozen=True, tag="answered"):
    page: Page


class Refused(Struct, frozen=True, tag="refused"):
    """The answer is refused for this reason; nothing has changed."""

    reason: Said
    page: Page


class StalePage(Struct, frozen=True, tag="stale"):
    """The answer was to a question that is no longer asked."""

    page: Page


Outcome = Answered | Refused | StalePage

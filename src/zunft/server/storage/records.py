"""The records of the storage, frozen. Times are milliseconds since 1970; secrets are kept as their hash only."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, Literal

from msgspec import Struct, field

PhaseName = Literal["open", "running", "over", "closed"]
PersonKind = Literal["guest", "account"]
Role = Literal["player", "host"]
SeatState = Literal["empty", "person", "bot", "stand-in"]
ProposalState = Literal["laid", "agreed", "taken", "declined", "failed", "withdrawn", "gone"]
Visibility = Literal["public", "private"]
AnalysisState = Literal["waiting", "working", "done", "failed"]
NoticeKind = Literal["webhook", "push", "email"]


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """A secret for a session, a seat key or an invitation: shown once, kept as its ``hash_of``."""
    return secrets.token_urlsafe(24)


def new_seed() -> bytes:
    """A secret seed, from which all chance of a game comes; revealed when it is over."""
    return secrets.token_bytes(32)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Person(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    colour: str
    language: str
    kind: PersonKind = "guest"
    login: str | None = None
    password: str | None = None  # argon2
    recovery: list[str] = field(default_factory=list)  # hashes
    email: str | None = None
    role: Role = "player"
    blocked_at: int | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    created: int = 0
    seen: int = 0
    deleted: int | None = None


class SessionRow(Struct, frozen=True, kw_only=True):
    hash: str
    person: str
    device: str
    created: int
    seen: int
    ended: int | None = None


class GameRow(Struct, frozen=True, kw_only=True):
    """A table as it is kept: everything in the head of its journal, its seed, and how far it has come."""

    id: str
    title: str
    seats: int
    edition: str
    edition_text: str
    edition_hash: str
    options: dict[str, str]
    rules: int
    seed: bytes  # empty: chance is played by hand
    made_by: str | None
    words: dict[int, str] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    visibility: Visibility = "public"
    phase: PhaseName = "open"
    made: int = 0
    begun: int | None = None
    touched: int = 0
    ended: int | None = None
    result: dict[str, Any] | None = None
    next_id: str | None = None  # the rematch
    lines: int = 0
    tip: str = ""  # the hash of the last line


class Summary(Struct, frozen=True, kw_only=True):
    """A table in a list: nothing secret, and not the length of its journal."""

    id: str
    title: str
    seats: int
    edition: str
    options: dict[str, str]
    settings: dict[str, Any]
    visibility: Visibility
    phase: PhaseName
    made_by: str | None
    made: int
    begun: int | None
    touched: int
    ended: int | None
    result: dict[str, Any] | None
    next_id: str | None


class Seat(Struct, frozen=True, kw_only=True):
    game: str
    seat: int
    person: str | None = None
    bot: str | None = None  # a level
    key_hash: str | None = None
    since: int = 0
    state: SeatState = "empty"


class LineRow(Struct, frozen=True):
    number: int
    text: str
    at: int
    hash: str


class Phase(Struct, frozen=True):
    """The new phase of a game, in the same transaction as the lines that cause it."""

    name: PhaseName
    result: dict[str, Any] | None = None


class Receipt(Struct, frozen=True):
    """The idempotency key of an answer, and the seat that sent it."""

    key: str
    seat: int


class Appended(Struct, frozen=True):
    """``number`` is how many lines the journal has now: what the next append expects."""

    number: int
    at: int


class Received(Struct, frozen=True):
    """An answer that was accepted before; ``number`` is how many lines the journal had after it."""

    key: str
    seat: int
    number: int
    at: int


class Message(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    person: str | None
    seat: int | None = None
    at: int = 0
    key: str | None = None  # a quick phrase
    text: str | None = None
    hidden: bool = False


class Proposal(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    seat: int
    to_seat: int
    text: str
    at: int = 0
    state: ProposalState = "laid"
    turn: int = -1  # to which it belongs; when that is over it is gone, whatever its state


class Report(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    message: str | None
    person: str | None
    at: int = 0
    text: str = ""


class Deed(Struct, frozen=True, kw_only=True):
    """A line of the audit trail."""

    id: str
    at: int
    person: str | None
    deed: str
    about: dict[str, Any]


class Invite(Struct, frozen=True, kw_only=True):
    hash: str
    game: str
    seat: int | None = None
    made: int = 0
    used: int | None = None


class Notice(Struct, frozen=True, kw_only=True):
    person: str
    kind: NoticeKind
    target: str
    settings: dict[str, Any] = field(default_factory=dict)


class NewsRow(Struct, frozen=True, kw_only=True):
    """A notice about a table that a person is still to receive, at one of their places."""

    person: str
    kind: NoticeKind
    target: str
    game: str
    what: str  # "turn", "closing" or "closed"
    name: str = ""  # of the table
    tries: int = 0
    tried: int = 0  # the time of the last try
    due: int = 0


class AnalysisRow(Struct, frozen=True, kw_only=True):
    """The analysis of a finished game, as far as it is."""

    game: str
    state: AnalysisState = "waiting"
    asked: int = 0
    person: str | None = None  # who asked for it; None: it was begun by itself
    taken: int = 0  # when a process last said that it works at it
    tries: int = 0
    progress: float = 0.0
    seconds: float = 0.0  # of one core
    report: bytes | None = None  # packed


class SeatReport(Struct, frozen=True, kw_only=True):
    """The analysis of a finished game, for somebody who sat at one of its seats."""

    id: str
    title: str
    seats: int
    edition: str
    ended: int | None
    seat: int
    report: bytes

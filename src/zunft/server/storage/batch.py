"""Batches: appends to several tables that become one transaction, in a fixed number of statements."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import BindParameter, Connection, Select, Update, bindparam, func, insert, select, tuple_, update
from sqlalchemy.sql.dml import UpdateBase

from zunft.server.errors import Conflict, NotFound, ServerError
from zunft.server.storage import schema
from zunft.server.storage.chain import links, root
from zunft.server.storage.conversions import record
from zunft.server.storage.errors import Doubled, Stale
from zunft.server.storage.records import Appended, GameRow, Phase, Receipt

GAMES: BindParameter[str] = bindparam("games", expanding=True)
TIPS = (
    select(schema.game.c.id, schema.game.c.lines, schema.game.c.tip, schema.game.c.phase)
    .where(schema.game.c.id.in_(GAMES))
    .order_by(schema.game.c.id)
    .with_for_update()
)
WHOLE = select(schema.game).where(schema.game.c.id.in_(GAMES))
RECEIVED = select(schema.receipt.c.game, schema.receipt.c.key, schema.receipt.c.number).where(
    tuple_(schema.receipt.c.game, schema.receipt.c.key).in_(bindparam("keys", expanding=True))
)
LINES, RECEIPTS = insert(schema.line), insert(schema.receipt)
GROW = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("of"))
    .values(
        lines=bindparam("count"),
        tip=bindparam("last"),
        touched=func.coalesce(bindparam("at"), schema.game.c.touched),
    )
)


@dataclass(frozen=True)
class Must:
    """A change that has to find a row; otherwise nothing of its append is kept, and Conflict says why."""

    statement: Update
    otherwise: str  # the key of the sentence


@dataclass(frozen=True)
class Still:
    """Rows that must be unchanged since they were read; otherwise nothing of their append is kept, and Conflict says
    why."""

    query: Select[Any]
    is_so: Callable[[list[dict[str, Any]]], bool]
    otherwise: str  # the key of the sentence


Also = UpdateBase | Must | Still


@dataclass
class Append:
    game: str
    expected: int
    lines: list[str]
    receipt: Receipt | None = None
    phase: Phase | None = None
    also: list[Also] = field(default_factory=list)
    is_sealed: bool = False  # nobody may see that something was written: the table counts as untouched
    head: str | None = None  # of the first lines: the hash of the head from which they were dealt
    times: list[int] | None = None  # of lines that were written before and come back

    def __post_init__(self) -> None:
        if not all(map(_is_line, self.lines)):
            raise ServerError("bad-text")


@dataclass
class Tip:
    """How long a journal is, and its last hash."""

    lines: int
    hash: str
    phase: str


class WriteBatch:
    """``outcomes`` has one result for each append, in order: what was appended, or why it was not; ``tips`` are the
    ends of the journals afterwards."""

    def __init__(self, appends: list[Append], at: int) -> None:
        self.appends, self.at = appends, at
        self.outcomes: list[Appended | Exception] = []
        self.tips: dict[str, Tip] = {}
        self._received: dict[tuple[str, str], int] = {}
        self._lines: list[dict[str, Any]] = []
        self._receipts: list[dict[str, Any]] = []
        self._also: list[Also] = []

    def write(self, connection: Connection) -> None:
        self._look(connection)
        self.outcomes = [self._try(append) for append in self.appends]
        self._insert(connection)

    def _look(self, connection: Connection) -> None:
        """Find the end of each journal. The row of its game is locked from here on: any other append waits."""
        for id_, *tip in connection.execute(TIPS, {"games": self._games()}):
            self.tips[id_] = Tip(*tip)
        self._look_at_roots(connection)
        self._look_at_receipts(connection)

    def _games(self) -> list[str]:
        return sorted({append.game for append in self.appends})

    def _look_at_roots(self, connection: Connection) -> None:
        new = [game for game, tip in self.tips.items() if not tip.lines]
        if new:
            for row in connection.execute(WHOLE, {"games": new}).mappings():
                self.tips[row["id"]].hash = root(record(GameRow, dict(row)))

    def _look_at_receipts(self, connection: Connection) -> None:
        keys = [(append.game, append.receipt.key) for append in self.appends if append.receipt]
        if keys:
            found = connection.execute(RECEIVED, {"keys": keys})
            self._received = {(game, key): number for game, key, number in found}

    def _try(self, append: Append) -> Appended | Exception:
        tip = self.tips.get(append.game)
        if tip is None:
            return NotFound("no-table")
        if append.receipt and (number := self._received.get((append.game, append.receipt.key))) is not None:
            return Doubled(number)
        if append.expected != tip.lines or append.head not in (None, tip.hash):
            return Stale(tip.lines)  # even of a finished game: a process without its last lines has to read them
        if tip.phase in ("over", "closed"):
            return Conflict("table-closed")
        return self._take(append, tip)

    def _take(self, append: Append, tip: Tip) -> Appended:
        for at, (text, hash_) in enumerate(zip(append.lines, links(tip.hash, tip.lines, append.lines), strict=True)):
            number, tip.hash = tip.lines + at, hash_
            when = append.times[at] if append.times else self.at
            self._lines.append({"game": append.game, "number": number, "text": text, "at": when, "hash": hash_})
        tip.lines += len(append.lines)
        self._take_receipt(append, tip.lines)
        if append.phase:
            tip.phase = append.phase.name
            self._also.append(into_phase(append.game, append.phase, self.at))
        self._also.extend(append.also)
        return Appended(tip.lines, self.at)

    def _take_receipt(self, append: Append, number: int) -> None:
        if append.receipt:
            key, seat = append.receipt.key, append.receipt.seat
            self._received[append.game, key] = number
            self._receipts.append({"game": append.game, "key": key, "seat": seat, "number": number, "at": self.at})

    def _insert(self, connection: Connection) -> None:
        if self._lines:
            connection.execute(LINES, self._lines)
        if self._receipts:
            connection.execute(RECEIPTS, self._receipts)
        if grown := list(self._grown()):
            connection.execute(GROW, grown)
        for each in self._also:
            change(connection, each)

    def _grown(self) -> Iterable[dict[str, Any]]:
        pairs = zip(self.appends, self.outcomes, strict=True)
        taken = [append for append, outcome in pairs if isinstance(outcome, Appended)]
        seen = {append.game for append in taken if not append.is_sealed}
        for game in dict.fromkeys(append.game for append in taken):
            tip, at = self.tips[game], self.at if game in seen else None
            yield {"of": game, "count": tip.lines, "last": tip.hash if tip.lines else "", "at": at}


def write_alone(connection: Connection, append: Append, at: int) -> None:
    """One append within another transaction; if it fails, it is undone alone."""
    batch = WriteBatch([append], at)
    batch.write(connection)
    if isinstance(outcome := batch.outcomes[0], Exception):
        raise outcome


def _is_line(text: str) -> bool:
    return "\n" not in text and schema.is_sound(text)


def change(connection: Connection, also: Also) -> None:
    if isinstance(also, UpdateBase):
        connection.execute(also)
    elif not _holds(connection, also):
        raise Conflict(also.otherwise)


def _holds(connection: Connection, also: Must | Still) -> bool:
    if isinstance(also, Must):
        return bool(connection.execute(also.statement).rowcount)
    return also.is_so([dict(row) for row in connection.execute(also.query).mappings()])


def into_phase(table_id: str, phase: Phase, at: int) -> Update:
    """The row of the game in its new phase."""
    values: dict[str, Any] = {"phase": phase.name, "touched": at}
    if phase.name == "running":
        values["begun"] = at
    elif phase.name in ("over", "closed"):
        values["ended"] = at
    if phase.result is not None:
        values["result"] = phase.result
    return update(schema.game).where(schema.game.c.id == table_id).values(values)

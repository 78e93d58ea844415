"""A batch: appends of several tables that become one transaction, in a fixed number of statements."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Update, bindparam, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from zunft.server.errors import Conflict, NotFound
from zunft.server.storage import schema
from zunft.server.storage.chain import links, root
from zunft.server.storage.errors import Doubled, Stale
from zunft.server.storage.records import Appended, Game, Phase, Receipt
from zunft.server.storage.rows import record

GROW = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("of"))
    .values(lines=bindparam("count"), tip=bindparam("last"), touched=bindparam("at"))
)


@dataclass(frozen=True)
class Must:
    """A change that has to find something to change: else nothing of its append is kept, and Conflict says why."""

    statement: Update
    otherwise: str  # the key of the sentence


Also = UpdateBase | Must


@dataclass
class Append:
    game: str
    expected: int
    lines: list[str]
    receipt: Receipt | None = None
    phase: Phase | None = None
    also: list[Also] = field(default_factory=list)


@dataclass
class Tip:
    """How far a journal is."""

    lines: int
    hash: str
    phase: str


class Batch:
    """``outcomes`` has one for each append, in order: what was appended, or why it was not."""

    def __init__(self, appends: list[Append], at: int) -> None:
        self.appends, self.at = appends, at
        self.outcomes: list[Appended | Exception] = []
        self._tips: dict[str, Tip] = {}
        self._received: dict[tuple[str, str], int] = {}
        self._lines: list[dict[str, Any]] = []
        self._receipts: list[dict[str, Any]] = []
        self._also: list[Also] = []

    async def write(self, connection: AsyncConnection) -> None:
        await self._look(connection)
        self.outcomes = [self._try(append) for append in self.appends]
        await self._insert(connection)

    async def _look(self, connection: AsyncConnection) -> None:
        """How far each journal is. Its game's row is locked from here on: whoever else appends waits."""
        game = schema.game.c
        query = select(game.id, game.lines, game.tip, game.phase).where(game.id.in_(self._games())).order_by(game.id)
        for row in (await connection.execute(query.with_for_update())).all():
            self._tips[row.id] = Tip(row.lines, row.tip, row.phase)
        await self._look_at_roots(connection)
        await self._look_at_receipts(connection)

    def _games(self) -> list[str]:
        return sorted({append.game for append in self.appends})

    async def _look_at_roots(self, connection: AsyncConnection) -> None:
        new = [game for game, tip in self._tips.items() if not tip.lines]
        if new:
            for row in (await connection.execute(select(schema.game).where(schema.game.c.id.in_(new)))).mappings():
                self._tips[row["id"]].hash = root(record(Game, dict(row)))

    async def _look_at_receipts(self, connection: AsyncConnection) -> None:
        keys = [(append.game, append.receipt.key) for append in self.appends if append.receipt]
        if keys:
            table = schema.receipt.c
            query = select(table.game, table.key, table.number).where(tuple_(table.game, table.key).in_(keys))
            self._received = {(row.game, row.key): row.number for row in await connection.execute(query)}

    def _try(self, append: Append) -> Appended | Exception:
        tip = self._tips.get(append.game)
        if tip is None:
            return NotFound("no-table")
        if append.receipt and (number := self._received.get((append.game, append.receipt.key))) is not None:
            return Doubled(number)
        if tip.phase in ("over", "closed"):
            return Conflict("table-closed")
        if append.expected != tip.lines:
            return Stale(tip.lines)
        return self._take(append, tip)

    def _take(self, append: Append, tip: Tip) -> Appended:
        for at, (text, hash_) in enumerate(zip(append.lines, links(tip.hash, tip.lines, append.lines), strict=True)):
            number, tip.hash = tip.lines + at, hash_
            self._lines.append({"game": append.game, "number": number, "text": text, "at": self.at, "hash": hash_})
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

    async def _insert(self, connection: AsyncConnection) -> None:
        if self._lines:
            await connection.execute(insert(schema.line), self._lines)
        if self._receipts:
            await connection.execute(insert(schema.receipt), self._receipts)
        if grown := list(self._grown()):
            await connection.execute(GROW, grown)
        for each in self._also:
            await _change(connection, each)

    def _grown(self) -> Iterable[dict[str, Any]]:
        pairs = zip(self.appends, self.outcomes, strict=True)
        for game in dict.fromkeys(append.game for append, outcome in pairs if isinstance(outcome, Appended)):
            tip = self._tips[game]
            yield {"of": game, "count": tip.lines, "last": tip.hash if tip.lines else "", "at": self.at}


async def _change(connection: AsyncConnection, also: Also) -> None:
    if not isinstance(also, Must):
        await connection.execute(also)
    elif not (await connection.execute(also.statement)).rowcount:
        raise Conflict(also.otherwise)


def into_phase(game: str, phase: Phase, at: int) -> Update:
    """The game's row as its new phase has it."""
    values: dict[str, Any] = {"phase": phase.name, "touched": at}
    if phase.name == "running":
        values["begun"] = at
    elif phase.name in ("over", "closed"):
        values["ended"] = at
    if phase.result is not None:
        values["result"] = phase.result
    return update(schema.game).where(schema.game.c.id == game).values(values)

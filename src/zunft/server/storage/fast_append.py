"""The shortest path for the appends of a batch: on PostgreSQL one statement, so one round trip; on SQLite three kinds
of statements, none of which is composed anew.

It is possible where the tips of the journals are known, because this process wrote there last. Any later writer has
changed the tip: then nothing is found to change, nothing of that append is kept, and it takes the long path of `batch`,
which reports why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from zunft.server.storage.batch import Append, Tip
from zunft.server.storage.chain import links
from zunft.server.storage.records import Appended

MOST_TIPS = 20_000  # journals whose tips are remembered
# A tip is the hash of a line, of its number and of all lines before it: the same tip, the same journal.
# Rows are always locked in the order of their ids, so that two servers never wait for each other.
ALL_IN_ONE = text("""
WITH wanted AS (
    SELECT * FROM unnest(CAST(:games AS text[]), CAST(:known AS text[]), CAST(:counts AS int[]), CAST(:tips AS text[]),
        CAST(:seen AS bigint[])) AS wanted(id, known, lines, tip, seen)
), locked AS (
    SELECT id FROM game WHERE id = ANY(CAST(:games AS text[])) ORDER BY id FOR UPDATE
), grown AS (
    UPDATE game SET lines = wanted.lines, tip = wanted.tip, touched = coalesce(wanted.seen, game.touched)
    FROM wanted JOIN locked USING (id)
    WHERE game.id = wanted.id AND game.tip = wanted.known AND game.phase = 'running'
    RETURNING game.id
), written AS (
    INSERT INTO line (game, number, text, at, hash)
    SELECT each.game, each.number, each.text, :at, each.hash
    FROM unnest(CAST(:line_games AS text[]), CAST(:numbers AS int[]), CAST(:texts AS text[]), CAST(:hashes AS text[]))
        AS each(game, number, text, hash) JOIN grown ON grown.id = each.game
), received AS (
    INSERT INTO receipt (game, key, seat, number, at)
    SELECT each.game, each.key, each.seat, each.number, :at
    FROM unnest(CAST(:key_games AS text[]), CAST(:keys AS text[]), CAST(:seats AS int[]), CAST(:key_numbers AS int[]))
        AS each(game, key, seat, number) JOIN grown ON grown.id = each.game
)
SELECT id FROM grown
""")
GROW = (
    "UPDATE game SET lines = ?, tip = ?, touched = coalesce(?, touched) WHERE id = ? AND tip = ? AND phase = 'running'"
)
WRITE = "INSERT INTO line (game, number, text, at, hash) VALUES (?, ?, ?, ?, ?)"
RECEIVE = "INSERT INTO receipt (game, key, seat, number, at) VALUES (?, ?, ?, ?, ?)"


class Tips:
    """The ends of the journals that this process wrote last."""

    def __init__(self) -> None:
        self._tips: dict[str, Tip] = {}

    def learn(self, table_id: str, tip: Tip) -> None:
        if len(self._tips) >= MOST_TIPS:
            self._tips.clear()
        self._tips[table_id] = tip

    def forget(self, games: Iterable[str]) -> None:
        for game in games:
            self._tips.pop(game, None)

    def before(self, append: Append) -> Tip | None:
        """The tip that this append follows, if it is known and nothing else is to be written with it."""
        tip = self._tips.get(append.game)
        is_plain = append.lines and append.phase is None and not (append.also or append.times)
        return tip if tip and is_plain and tip.lines == append.expected > 0 and tip.phase == "running" else None


class Growth(NamedTuple):
    """An append with the tip that it follows and the hashes of its lines."""

    append: Append
    before: Tip
    hashes: list[str]

    @property
    def length(self) -> int:
        return self.append.expected + len(self.append.lines)

    def seen(self, at: int) -> int | None:
        """When the table was touched by it, if that may be seen."""
        return None if self.append.is_sealed else at

    def rows(self, at: int) -> list[tuple[str, int, str, int, str]]:
        lines = zip(self.append.lines, self.hashes, strict=True)
        first = self.append.expected
        return [(self.append.game, first + n, text, at, hash_) for n, (text, hash_) in enumerate(lines)]

    def receipts(self, at: int) -> list[tuple[str, str, int, int, int]]:
        receipt = self.append.receipt
        return [(self.append.game, receipt.key, receipt.seat, self.length, at)] if receipt else []


class FastAppends:
    """Appends whose tips are known, each to a journal of its own."""

    def __init__(self, appends: Sequence[Append], tips: Tips, at: int) -> None:
        self.tips, self.at = tips, at
        known = [(append, tip) for append in appends if (tip := tips.before(append))]
        assert len(known) == len(appends)
        self.all = [Growth(append, tip, links(tip.hash, tip.lines, append.lines)) for append, tip in known]

    def write(self, connection: Connection) -> set[str]:
        """Returns the games whose lines are written once the transaction is committed."""
        if connection.dialect.name == "sqlite":
            return self._write_singly(connection)
        return set(connection.execute(ALL_IN_ONE, self._values()).scalars())

    def settle(self, written: set[str]) -> list[Appended | None]:
        """One result for each append, in order, when the transaction is over; None for those of which nothing was
        written."""
        self.tips.forget(each.append.game for each in self.all)
        for each in self.all:
            if each.append.game in written:
                self.tips.learn(each.append.game, Tip(each.length, each.hashes[-1], "running"))
        return [Appended(each.length, self.at) if each.append.game in written else None for each in self.all]

    def _write_singly(self, connection: Connection) -> set[str]:
        run, grown = connection.exec_driver_sql, [each for each in self.all if self._grows(connection, each)]
        if rows := [row for each in grown for row in each.rows(self.at)]:
            run(WRITE, rows)
        if receipts := [row for each in grown for row in each.receipts(self.at)]:
            run(RECEIVE, receipts)
        return {each.append.game for each in grown}

    def _grows(self, connection: Connection, each: Growth) -> bool:
        values = (each.length, each.hashes[-1], each.seen(self.at), each.append.game, each.before.hash)
        return connection.exec_driver_sql(GROW, values).rowcount == 1

    def _values(self) -> dict[str, Any]:
        rows = [row for each in self.all for row in each.rows(self.at)]
        receipts = [row for each in self.all for row in each.receipts(self.at)]
        return {
            "at": self.at,
            "games": [each.append.game for each in self.all],
            "known": [each.before.hash for each in self.all],
            "counts": [each.length for each in self.all],
            "tips": [each.hashes[-1] for each in self.all],
            "seen": [each.seen(self.at) for each in self.all],
            **_columns(("line_games", "numbers", "texts", "", "hashes"), rows),
            **_columns(("key_games", "keys", "seats", "key_numbers", ""), receipts),
        }


def _columns(names: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> dict[str, list[Any]]:
    """Rows in the form that PostgreSQL takes: one list for each named column."""
    return {name: [row[at] for row in rows] for at, name in enumerate(names) if name}

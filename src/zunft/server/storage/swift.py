"""PostgreSQL: the appends of a batch in one statement, which is one way to the database and back.

It can be so short where the tips of the journals are known, because this process wrote there last. Whoever has written
since has changed the tip: then the statement finds nothing to change and keeps nothing of that append, which goes the
long way of `batch` and hears there why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from sqlalchemy import Connection, text

from zunft.server.storage.batch import Append, Tip
from zunft.server.storage.chain import links
from zunft.server.storage.records import Appended

MOST_TIPS = 20_000  # journals whose tips are kept in mind
# A tip is the hash of a line, of its number and of all before it: the same tip, the same journal.
# Rows are locked in the order of their ids, as everybody locks them: two servers never wait for each other.
STATEMENT = text("""
WITH wanted AS (
    SELECT * FROM unnest(CAST(:games AS text[]), CAST(:known AS text[]), CAST(:counts AS int[]), CAST(:tips AS text[]))
        AS wanted(id, known, lines, tip)
), locked AS (
    SELECT id FROM game WHERE id = ANY(CAST(:games AS text[])) ORDER BY id FOR UPDATE
), grown AS (
    UPDATE game SET lines = wanted.lines, tip = wanted.tip, touched = :at FROM wanted JOIN locked USING (id)
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


class Tips:
    """How far the journals are that this process wrote last."""

    def __init__(self) -> None:
        self._tips: dict[str, Tip] = {}

    def learn(self, game: str, tip: Tip) -> None:
        if len(self._tips) >= MOST_TIPS:
            self._tips.clear()
        self._tips[game] = tip

    def forget(self, games: Iterable[str]) -> None:
        for game in games:
            self._tips.pop(game, None)

    def before(self, append: Append) -> Tip | None:
        """The tip that this append comes after, if it is known and nothing else is to be written with it."""
        tip = self._tips.get(append.game)
        is_plain = append.lines and append.phase is None and not append.also
        return tip if tip and is_plain and tip.lines == append.expected > 0 and tip.phase == "running" else None


class Swift:
    """``outcomes`` has one for each append, in order; None for those that found another tip."""

    def __init__(self, appends: Sequence[Append], tips: Tips, at: int) -> None:
        self.appends, self.tips, self.at = appends, tips, at
        self.outcomes: list[Appended | None] = []
        self._before = [tip for append in appends if (tip := tips.before(append))]
        assert len(self._before) == len(appends)
        pairs = zip(appends, self._before, strict=True)
        self._hashes = [links(tip.hash, tip.lines, append.lines) for append, tip in pairs]

    def write(self, connection: Connection) -> None:
        grown = set(connection.execute(STATEMENT, self._values()).scalars())
        self.outcomes = [self._outcome(append) if append.game in grown else None for append in self.appends]
        for append, hashes in zip(self.appends, self._hashes, strict=True):
            self.tips.forget([append.game])
            if append.game in grown:
                self.tips.learn(append.game, Tip(append.expected + len(append.lines), hashes[-1], "running"))

    def _outcome(self, append: Append) -> Appended:
        return Appended(append.expected + len(append.lines), self.at)

    def _values(self) -> dict[str, Any]:
        appends = self.appends
        return {
            "at": self.at,
            "games": [append.game for append in appends],
            "known": [tip.hash for tip in self._before],
            "counts": [append.expected + len(append.lines) for append in appends],
            "tips": [hashes[-1] for hashes in self._hashes],
            "line_games": [append.game for append in appends for _ in append.lines],
            "numbers": [append.expected + at for append in appends for at in range(len(append.lines))],
            "texts": [line for append in appends for line in append.lines],
            "hashes": list(chain.from_iterable(self._hashes)),
            **self._receipts(),
        }

    def _receipts(self) -> dict[str, Any]:
        kept = [(append, append.receipt) for append in self.appends if append.receipt]
        return {
            "key_games": [append.game for append, _ in kept],
            "keys": [receipt.key for _, receipt in kept],
            "seats": [receipt.seat for _, receipt in kept],
            "key_numbers": [append.expected + len(append.lines) for append, _ in kept],
        }

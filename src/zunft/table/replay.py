"""Replaying a journal: the same table, and the proof that its draws came from the seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zunft.catalogue import title_of
from zunft.engine.chance import SeedChance, commitment, seed_bytes
from zunft.engine.journal import BY_HAND, Journal, JournalError, read_journal
from zunft.engine.notation import clip
from zunft.engine.title import Title
from zunft.table.errors import TableError
from zunft.table.lines import RESEED, play_line
from zunft.table.table import Table


def replay(text: str, seed: int | bytes | None = None, *, edition: Any = None, title: Title | None = None) -> Table:
    """The table that a journal describes. An unfinished game continues with its seed, or with chance by hand."""
    journal = read_journal(text)
    return _Replay(journal, edition, title, _seed(journal, seed)).table


def verify(text: str, *, edition: Any = None, title: Title | None = None) -> Table:
    """Replay a finished game and deal every draw again from the seed that its end reveals."""
    journal = read_journal(text)
    if journal.chance == BY_HAND:
        raise JournalError("The chance of this game was played by hand: there is no seed to verify.")
    if journal.seed is None:
        raise JournalError("The seed is shown when the game is over; this journal does not show it.")
    return _Replay(journal, edition, title, _seed(journal, None), checks_draws=True).table


def follow(table: Table, lines: Sequence[str]) -> None:
    """Play lines that were written elsewhere about the same game. The table's own draws have to agree; standing orders
    are suspended, since their answers are in the lines. After an error the table is unusable."""
    with table.orders_at_rest():
        for at, line in enumerate(lines, len(table.lines)):
            if at == len(table.lines):
                _play(table, line)
            if table.lines[at] != line:
                raise JournalError(f"line {at}: this table has “{table.lines[at]}” there, not “{clip(line)}”.")


def _play(table: Table, line: str) -> None:
    try:
        play_line(table, line)
    except (TableError, ValueError) as error:
        raise JournalError(f"“{clip(line)}” cannot have been played: {error}") from None


def _seed(journal: Journal, given: int | bytes | None) -> bytes | None:
    """The seed to continue with, checked against the commitment in the head."""
    if given is None and journal.seed is None:
        return None
    if journal.chance == BY_HAND:
        raise JournalError("The chance of this game was played by hand: it has no seed.")
    seed = _from_hex(journal.seed or "") if given is None else seed_bytes(given)
    if commitment(seed) != journal.chance:
        raise JournalError("The seed is not the one that the head of the journal is committed to.")
    return seed


def _from_hex(word: str) -> bytes:
    try:
        return seed_bytes(bytes.fromhex(word))
    except ValueError:
        raise JournalError(f"“{clip(word)}” is no seed: it should be 64 hexadecimal digits.") from None


class _Replay:
    """Plays a journal line by line on a table whose chance is played by hand, and counts the draws of each bag."""

    def __init__(
        self,
        journal: Journal,
        edition: Any,
        title: Title | None,
        seed: bytes | None,
        checks_draws: bool = False,
    ) -> None:
        self.journal = journal
        self.words = [journal.words[seat] for seat in sorted(journal.words)]
        self.dealer = SeedChance(seed or bytes(32), self.words)
        self.has_seed, self.checks_draws = seed is not None, checks_draws
        self.table = self._sit_down(edition, title)
        for at, line in enumerate(journal.lines):
            self._play(journal.first_line + at, line)
        self._finish(seed)

    def _sit_down(self, edition: Any, title: Title | None) -> Table:
        journal = self.journal
        try:
            known = title or title_of(journal.title)
            if edition is None and journal.edition not in known.editions():  # a stranger's journal opens no file
                raise JournalError(f"The edition “{clip(journal.edition)}” of this journal is not known here.")
            table = Table(
                known,
                journal.seats,
                edition=edition or journal.edition,
                options=journal.options,
                chance=BY_HAND,
                words=journal.words,
                rules=journal.rules,
                is_kept=True,
            )
        except JournalError:
            raise
        except ValueError as error:
            raise JournalError(f"The head of the journal does not fit: {error}") from None
        self._check_head(table, known)
        table.committed = journal.chance
        return table

    def _check_head(self, table: Table, title: Title) -> None:
        if title.key != self.journal.title:
            raise JournalError(f"This is a journal of {clip(self.journal.title)}, not of {title.key}.")
        if table.edition.hash != self.journal.edition_hash:
            raise JournalError(f"The edition {table.edition.name} here is not the one that this game was played with.")

    def _play(self, number: int, line: str) -> None:
        who, _, text = line.partition(" ")
        try:
            if line.startswith(RESEED):
                self._reseed(number, line)
            elif who == "chance":
                self._draw(number, text)
            else:
                play_line(self.table, line)
        except TableError as error:
            raise JournalError(f"line {number}: “{clip(line)}” cannot have been played: {error}") from None
        except ValueError as error:
            raise JournalError(f"line {number}: {error}") from None

    def _reseed(self, number: int, line: str) -> None:
        if self.has_seed and not self.dealer.go_on_with(line.removeprefix(RESEED)):
            raise JournalError(f"line {number}: no seed of this game has the hash “{clip(line)}”.")
        play_line(self.table, line)

    def _draw(self, number: int, text: str) -> None:
        bag, total = self.table.bag_and_total()
        position = self.dealer.below(bag, total) if total else 0
        if self.checks_draws and total and (dealt := self.table.draw_at(position)) != text:
            raise JournalError(f"line {number}: the seed deals “{dealt}” here, not “{clip(text)}”.")
        self.table.play("chance", text)

    def _finish(self, seed: bytes | None) -> None:
        journal, table = self.journal, self.table
        if journal.result is not None and not table.over:
            raise JournalError("The journal gives a result, but the game is not over: lines are missing.")
        if journal.result is None and table.over:
            raise JournalError("The game is over, but the journal does not give its result.")
        if journal.result is not None and journal.result != table.scores:
            raise JournalError(f"The result should be {table.scores}, not {journal.result}.")
        if seed is not None:
            table.go_on_with(self.dealer)

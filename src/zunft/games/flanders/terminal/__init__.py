"""Flanders 1302 in a terminal: towns drawn in letters, tables, and the same in sentences; all from a view."""

from __future__ import annotations

from zunft.engine.title import View
from zunft.games.flanders.edition import FlandersEdition
from zunft.games.flanders.terminal.drawing import Drawing
from zunft.games.flanders.terminal.phrasing import Phrasing
from zunft.games.flanders.terminal.sentences import Sentences
from zunft.games.flanders.terminal.tables import Tables


class Terminal:
    """What a person at a terminal is shown of a table; everything comes from a view."""

    def __init__(self, edition: FlandersEdition, words: Phrasing) -> None:
        self.edition = edition
        self.words = words
        self.counted: frozenset[str] = frozenset()  # events about others whose sums stand in the summary
        self.counts = Tables(words)
        self.tables = self.counts.tables
        self.summary = self.counts.summary
        self.board = Drawing(edition, words, self.counts).board
        self.look = Drawing(edition, words, self.counts).look
        self.described = Sentences(words, self.counts).described

    def names(self, view: View) -> list[str]:
        """Players are called by their guilds, as soon as they have one."""
        return [self._player(seat, guild) for seat, guild in enumerate(view["guilds"])]

    def _player(self, seat: int, guild: str | None) -> str:
        return self.words(f"flanders-player-{guild}") if guild else self.words("seat", number=seat)

    def topic(self, view: View) -> str | None:
        """The town that the seat is asked about, if it is a single one."""
        card = (view["asked"] or {}).get("args", {}).get("card")
        return card if card in self.places(view) else None

    def places(self, view: View) -> list[str]:
        """What can be looked at closely: the towns, and board places by their keys."""
        return [town["town"] for town in view["towns"]] + list(self.edition.places)

    def is_new(self, before: View, after: View) -> bool:
        """Whatever anybody can see is worth a new drawing."""
        return before != after

    def note(self, view: View, move: str) -> str:
        """The moves say everything themselves."""
        return ""

    def explained(self, view: View, word: str) -> list[str]:
        """No word but a move has reasons."""
        return []

    def changed(self, before: View, after: View) -> list[str]:
        known = {town["town"]: town for town in before["towns"]}
        return [town["town"] for town in after["towns"] if known.get(town["town"]) != town]

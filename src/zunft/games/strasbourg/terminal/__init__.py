"""Strasbourg in a terminal: the city drawn in letters, tables, and the same in sentences; all from a view."""

from __future__ import annotations

from zunft.engine.title import View
from zunft.games.strasbourg.edition import StrasbourgEdition
from zunft.games.strasbourg.terminal.drawing import Drawing
from zunft.games.strasbourg.terminal.phrasing import Phrasing
from zunft.games.strasbourg.terminal.sentences import Sentences
from zunft.games.strasbourg.terminal.tables import Tables

COUNTED = frozenset({"strasbourg.event.laid-stack"})  # events about others whose sums stand in the summary
BOARD = ("city", "chapels", "edifices")  # what of a view is drawn


class Terminal:
    """What a person at a terminal is shown of a table; everything comes from a view."""

    def __init__(self, edition: StrasbourgEdition, words: Phrasing) -> None:
        self.edition = edition
        self.words = words
        self.counted = COUNTED
        counts, drawings = Tables(edition, words), Drawing(edition, words)
        self.tables = counts.tables
        self.summary = counts.summary
        self.board = drawings.board
        self.look = drawings.look
        self.described = Sentences(edition, words, counts).described

    def names(self, view: View) -> list[str]:
        """Players are called by the colours of their members."""
        return [self.words(f"strasbourg-player-{seat}") for seat in range(view["seats"])]

    def topic(self, view: View) -> str | None:
        """There is one city, and it is drawn whole."""
        return None

    def places(self, view: View) -> list[str]:
        """What can be looked at closely: the districts of the guilds."""
        return list(self.edition.guilds)

    def is_new(self, before: View, after: View) -> bool:
        """Whatever anybody can see is worth a new drawing."""
        return before != after

    def note(self, view: View, move: str) -> str:
        """The moves say everything themselves."""
        return ""

    def explained(self, view: View, word: str) -> list[str]:
        """No word but a move has reasons."""
        return []

    def changed(self, before: View, after: View) -> list[str | None]:
        """The whole city, when somebody has built or moved in."""
        return [None] if any(before[part] != after[part] for part in BOARD) else []

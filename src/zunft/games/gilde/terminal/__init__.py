"""The Guild in a terminal: the players' numbers side by side, lines and sentences; all from a view."""

from __future__ import annotations

from zunft.engine.title import View
from zunft.games.gilde.edition import GildeEdition
from zunft.games.gilde.terminal.cards import CardTexts
from zunft.games.gilde.terminal.drawing import Drawing
from zunft.games.gilde.terminal.notes import Notes
from zunft.games.gilde.terminal.phrasing import Phrasing
from zunft.games.gilde.terminal.sentences import Sentences
from zunft.games.gilde.terminal.tables import Tables

# Events about others whose sums stand in the summary.
COUNTED = frozenset(f"gilde.event.{name}" for name in ("earned", "drew-card", "experience", "gained", "paid-upkeep"))
SHOWN = ("title", "residence", "tower", "table")  # what of a player is worth a new look in a replay


class Terminal:
    """What a person at a terminal is shown of a table; everything comes from a view."""

    def __init__(self, edition: GildeEdition, words: Phrasing) -> None:
        self.edition = edition
        self.words = words
        self.counted = COUNTED
        cards = CardTexts(edition, words)
        counts = Tables(words, cards)
        told = Sentences(edition, words, cards, counts)
        drawings = Drawing(words, counts, told)
        self.tables = counts.tables
        self.summary = counts.summary
        self.board = drawings.board
        self.look = drawings.look
        self.described = told.described
        self.explained = told.explained
        self.note = Notes(edition, words, cards, told).note
        self.names = told.names

    def topic(self, view: View) -> str | None:
        """Everybody is shown."""
        return None

    def places(self, view: View) -> list[str]:
        """What can be looked at closely: players by their seats, and cards."""
        return [*map(str, range(view["seats"])), *self.edition.cards]

    def is_new(self, before: View, after: View) -> bool:
        """Everything once a turn; what changes within one is told in lines."""
        return any(before[part] != after[part] for part in ("round", "active"))

    def changed(self, before: View, after: View) -> list[str | None]:
        """Everything, when what lies in front of somebody or what somebody is has changed."""
        pairs = zip(before["players"], after["players"], strict=True)
        return [None] if any(old[part] != new[part] for old, new in pairs for part in SHOWN) else []

"""The players' numbers side by side, and a player or a card looked at closely."""

from __future__ import annotations

from textwrap import TextWrapper

from zunft.engine.title import View
from zunft.games.gilde.terminal.phrasing import Phrasing
from zunft.games.gilde.terminal.sentences import Sentences
from zunft.games.gilde.terminal.tables import PAD, ROWS, Tables

Row = list[tuple[str, str]]  # letters and their style
Block = list[Row]

NARROWEST = 40
LINE = 80  # letters of a sentence
LABEL = 15  # letters for what a row is about
WIDEST = 16  # letters for a player


class Drawing:
    """Draws what a view shows of the players."""

    def __init__(self, words: Phrasing, counts: Tables, told: Sentences) -> None:
        self.words = words
        self.counts = counts
        self.told = told

    def board(self, view: View, width: int) -> Block:
        """G-009. A column for each player, a row for each number."""
        column = min(WIDEST, (max(width, NARROWEST) - LABEL) // view["seats"])
        names = [f"{seat} {self.words(f'gilde-player-{seat}')}" for seat in range(view["seats"])]
        head = " " * LABEL + "".join(f"{name[: column - 1]:<{column}}" for name in names)
        rule = "─" * (LABEL + column * view["seats"] - 1)
        return [[(head.rstrip(), "bold")], [(rule, "")], *([(line, "")] for line in self.rows(view, column))]

    def rows(self, view: View, column: int) -> list[str]:
        return [self.row(view, name, column) for name in ROWS]

    def row(self, view: View, name: str, column: int) -> str:
        label = self.words(f"gilde-row-{name}")[: LABEL - 1]
        cells = [self.counts.cell(player, name)[: column - 1] for player in view["players"]]
        return f"{label:<{LABEL}}" + "".join(f"{cell:<{column}}" for cell in cells).rstrip()

    def look(self, view: View, place: str, width: int) -> Block:
        """A player with everything, or a card."""
        wrap = TextWrapper(min(width, LINE), subsequent_indent=PAD, break_on_hyphens=False)
        return [[(line, "")] for told in self.told.described(view, place) for line in wrap.wrap(told)]

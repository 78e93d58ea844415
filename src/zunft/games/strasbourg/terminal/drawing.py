"""The city drawn in letters: all of it, or one district with what stands there."""

from __future__ import annotations

import re

from zunft.engine.title import View
from zunft.games.strasbourg import drawing
from zunft.games.strasbourg.edition import StrasbourgEdition
from zunft.games.strasbourg.terminal.phrasing import Phrasing, colour

Row = list[tuple[str, str]]  # letters and their style
Block = list[Row]

STYLES = (
    "bold black on dark_orange",
    "bold white on black",
    "bold black on yellow",
    "bold white on green",
    "bold white on blue",
)
CHAPEL = "[+]"


class Drawing:
    """Draws what a view shows of the city."""

    def __init__(self, edition: StrasbourgEdition, words: Phrasing) -> None:
        self.edition = edition
        self.words = words

    def board(self, view: View, width: int) -> Block:
        """The whole city; a free square has its name, another one its member."""
        return self._drawn(view, None)

    def look(self, view: View, place: str, width: int) -> Block:
        """The city with what stands in one guild's district only."""
        return [[(self.words.name("guild", place), "bold")], *self._drawn(view, self.edition.guilds.index(place))]

    def _drawn(self, view: View, guild: int | None) -> Block:
        def square(number: int) -> str:
            return self.square(view, number) if guild in (None, self.edition.board.guild[number]) else ""

        drawn = drawing.text(
            self.edition,
            square,
            lambda number: self.building(view, number),
            lambda number: self.chapel(view, number),
        )
        return [self._coloured(line, view["seats"]) for line in drawn.split("\n")]

    def square(self, view: View, number: int) -> str:
        name = self.edition.squares[number]
        return colour(self.words, view["city"][name]) if name in view["city"] else name

    def building(self, view: View, number: int) -> str:
        name = self.edition.squares[number]
        built = [edifice for edifice, square in view["edifices"].items() if square == name]
        return self.words.name("edifice", built[0]).upper() if built else name

    def chapel(self, view: View, number: int) -> str:
        key = self.edition.chapels[number]
        return CHAPEL if key in view["chapels"] else key

    def _coloured(self, line: str, seats: int) -> Row:
        """Whose member it is can be read, and seen where there are colours."""
        styles = {colour(self.words, seat): STYLES[seat] for seat in range(seats)}
        parts = re.split(rf"\b({'|'.join(styles)})\b", line)
        return [(part, styles.get(part, "")) for part in parts if part]

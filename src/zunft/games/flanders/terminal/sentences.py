"""The towns in sentences, for ears and for small screens."""

from __future__ import annotations

from zunft.engine.title import View
from zunft.games.flanders.terminal.phrasing import Phrasing
from zunft.games.flanders.terminal.tables import Tables


class Sentences:
    """Says what a view shows of the towns."""

    def __init__(self, words: Phrasing, counts: Tables) -> None:
        self.words = words
        self.counts = counts

    def described(self, view: View, place: str | None = None) -> list[str]:
        """The towns in sentences, for ears; one of them when *place* is given."""
        towns = [town for town in view["towns"] if place in (None, town["town"], town["place"])]
        told = [line for town in towns for line in self._town_told(town)]
        return told if place else told + [self._stock_told(coat, stock) for coat, stock in view["stock"].items()]

    def _stock_told(self, coat: str, stock: View) -> str:
        """Districts without + with a printed master."""
        shapes = [f"{self.words.name('shape', shape)} {'+'.join(map(str, stock[shape]))}" for shape in stock]
        return self.words("flanders-told-stock", guild=self.words(f"flanders-player-{coat}"), shapes=", ".join(shapes))

    def _town_told(self, town: View) -> list[str]:
        closed = [self.words("flanders-told-closed")] if town["closed"] else []
        built = [self._space_told(space) for space in town["spaces"] if "coat" in space]
        lines = [
            " ".join([self.counts.caption(town) + ".", *closed]),
            *(f"  {line}." for line in self.counts.standing(town)),
        ]
        lines.append("  " + self.words("flanders-told-built", spaces="; ".join(built)))
        for kind in ("free", "covered"):
            if names := ", ".join(space["space"] for space in town["spaces"] if space["is"] == kind):
                lines.append("  " + self.words(f"flanders-told-{kind}", spaces=names))
        return lines

    def _space_told(self, space: View) -> str:
        said = f"{space['space']} " + self.words(f"flanders-player-{space['coat']}")
        if space["is"] != "district":
            said += ", " + self.words(f"flanders-told-{space['is']}")
        if space["masters"]:
            said += ", " + self.words("flanders-told-masters", number=space["masters"])
        return said + (", " + self.words("flanders-told-cathedral") if space["cathedral"] else "")

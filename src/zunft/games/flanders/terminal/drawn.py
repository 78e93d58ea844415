"""The towns drawn in letters: all of them small, or one large."""

from __future__ import annotations

from zunft.engine.title import View
from zunft.games.flanders import drawing
from zunft.games.flanders.edition import FlandersEdition
from zunft.games.flanders.terminal.counted import Counts
from zunft.games.flanders.terminal.sheet import LARGE, SMALL, Block, Sheet, fitted, packed, room
from zunft.games.flanders.terminal.words import Words, marks

STYLES = {
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "green": "bold white on green",
    "red": "bold white on red",
    "grey": "bold white on bright_black",
    "church": "bold black on white",
}
COVERED = ":"


class Drawings:
    """Draws what a view shows of the towns."""

    def __init__(self, edition: FlandersEdition, words: Words, counts: Counts) -> None:
        self.edition = edition
        self.words = words
        self.counts = counts

    def board(self, view: View, width: int) -> Block:
        """All open towns, side by side as far as there is room."""
        towns = [town for town in view["towns"] if not town["closed"]]
        return packed([self.town(town, SMALL) for town in towns], width)

    def look(self, view: View, place: str, width: int) -> Block:
        """One town, large, with who has how much of it; or a board place that no town lies on yet."""
        for town in view["towns"]:
            if place in (town["town"], town["place"]):
                standing = [[(line, "")] for line in ["", *self.counts.standing(town)]]
                return packed([self.town(town, LARGE), standing], width)
        at = self.edition.places.index(place)
        letters = drawing.text(self.edition, at).splitlines()
        return [[(f"{place}: {self.edition.place_names[at]}", "bold")], *([(line, "")] for line in letters)]

    def town(self, town: View, scale: tuple[int, int]) -> Block:
        layout = self.edition.places.index(town["place"])
        spaces = [(space, self.edition.polygons[layout][self._slot(layout, space, town)]) for space in town["spaces"]]
        sheet = Sheet([polygon for _, polygon in spaces], scale)
        for space, polygon in spaces:
            sheet.paint(polygon, COVERED if space["is"] == "covered" else " ", STYLES.get(space.get("coat", ""), ""))
        for _, polygon in spaces:
            sheet.rule(polygon)
        for space, polygon in spaces:
            sheet.write_lines(polygon, self._label(space, room(polygon, scale)))
        return [[(self.counts.caption(town), "bold")], *sheet.block()]

    def _slot(self, layout: int, space: View, town: View) -> int:
        """The slot of a space. Added ones share names: then the one beside a church, if the view does not say it."""
        if "slot" in space:
            return int(space["slot"])
        if space["space"] == "c+2":
            return self._slot(layout, {"space": "c+1"}, town) + 1
        names = self.edition.slots[layout]
        found = [slot for slot, name in enumerate(names) if name == space["space"]]
        churches = [names.index(other["space"]) for other in town["spaces"] if other.get("coat") == "church"]
        near = self.edition.board.near
        beside = [slot for slot in found if any(near[layout * 64 + slot] >> church & 1 for church in churches)]
        return (beside or found)[0]

    def _label(self, space: View, width: tuple[int, int]) -> list[str]:
        if "coat" not in space:
            return [] if space["is"] == "covered" else [space["space"]]
        return fitted(space["space"], self.coat(space), marks(space["masters"], space["cathedral"]), width)

    def coat(self, space: View) -> str:
        """The coat in three letters: small ones for a site, a dash in front for a swallowed space."""
        short = self.words(f"flanders-short-{space['coat']}")
        if space["is"] == "swallowed":
            return "-" + short[:2]
        return short.lower() if space["is"] == "site" else short.upper()

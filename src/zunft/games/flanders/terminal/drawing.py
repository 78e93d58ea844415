"""The towns drawn in letters: all of them small, or one large."""

from __future__ import annotations

from textwrap import wrap

from zunft.engine.title import View
from zunft.games.flanders import drawing
from zunft.games.flanders.edition import FlandersEdition
from zunft.games.flanders.terminal.phrasing import Phrasing, marks
from zunft.games.flanders.terminal.sheet import GAP, LARGE, SMALL, Block, BlockSheet, breadth, fitted, packed, room
from zunft.games.flanders.terminal.tables import Tables

STYLES = {
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "green": "bold white on green",
    "red": "bold white on red",
    "grey": "bold white on bright_black",
    "church": "bold black on white",
}
COVERED = ":"
NARROW = 16  # columns that a panel beside a drawing needs


class Drawing:
    """Draws what a view shows of the towns."""

    def __init__(self, edition: FlandersEdition, words: Phrasing, counts: Tables) -> None:
        self.edition = edition
        self.words = words
        self.counts = counts

    def board(self, view: View, width: int) -> Block:
        """All open towns, side by side as far as there is room; the free plans while centres are laid."""
        towns = [town for town in view["towns"] if not town["closed"]]
        blocks = [self.town(town, SMALL) for town in towns]
        if (view["asked"] or {}).get("key") == "flanders.ask.centre":
            taken = {town["place"] for town in towns}
            blocks += [self.plan(place, SMALL) for place in self.edition.places if place not in taken]
        return packed(blocks, width)

    def look(self, view: View, place: str, width: int) -> Block:
        """One town, large, with who has how much of it; or a board place that no town lies on yet."""
        for town in view["towns"]:
            if place in (town["town"], town["place"]):
                drawn = self.town(town, LARGE)
                return packed([drawn, self.panel(town, width - breadth(drawn) - GAP)], width)
        return self.plan(place, LARGE)

    def panel(self, town: View, width: int) -> Block:
        """Who has how much of a town, narrow enough to stand beside it."""
        lines = [""] if width >= NARROW else []
        for line in self.counts.standing(town):
            lines += wrap(line, width, subsequent_indent="  ") if width >= NARROW else [line]
        return [[(line, "")] for line in lines]

    def plan(self, place: str, scale: tuple[int, int]) -> Block:
        """A board place without a town."""
        layout = self.edition.places.index(place)
        slots = drawing.slots_in(self.edition, layout, None)
        spaces = [{"space": self.edition.slots[layout][slot], "is": "free", "slot": slot} for slot in slots]
        name = self.words.name("place", place)
        caption = place if name == place else f"{place}: {name}"
        return [[(caption, "bold")], *self.spaces(layout, spaces, scale)]

    def town(self, town: View, scale: tuple[int, int]) -> Block:
        layout = self.edition.places.index(town["place"])
        return [[(self.counts.caption(town), "bold")], *self.spaces(layout, town["spaces"], scale)]

    def spaces(self, layout: int, spaces: list[View], scale: tuple[int, int]) -> Block:
        polygons = [self.edition.polygons[layout][space["slot"]] for space in spaces]
        sheet = BlockSheet(polygons, scale)
        for space, polygon in zip(spaces, polygons, strict=True):
            sheet.paint(polygon, COVERED if space["is"] == "covered" else " ", STYLES.get(space.get("coat", ""), ""))
        for polygon in polygons:
            sheet.rule(polygon)
        for space, polygon in zip(spaces, polygons, strict=True):
            sheet.write_lines(polygon, self._label(space, room(polygon, scale)))
        return sheet.block()

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

"""Draws the towns of an edition: as text for a terminal and as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from typing import Final

from zunft.games.flanders import geometry
from zunft.games.flanders.board import TRIANGLE
from zunft.games.flanders.edition import FlandersEdition
from zunft.games.flanders.geometry import Point, Polygon, Step

Label = Callable[[int, int], str]  # layout and slot -> at most four characters
Fill = Callable[[int], str]  # slot -> one character, or a colour

# A unit is 6 columns by 3 rows: letters are twice as high as wide, and twelve units fit into 80 columns.
COLUMNS: Final = 6
ROWS: Final = 3
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the directions in which lines leave: north 1, east 2, south 4, west 8
ASCII: Final = str.maketrans("└├┌┘┴┐┤┬┼╵╷╶╴│─", "+++++++++||--|-")

UNIT: Final = 20  # SVG lengths in one unit of the grid
MARGIN: Final = 2  # units around a town, for the spaces that churches add
INK: Final = "#3d2b1c"
TINTS: Final = ("#ead6ab", "#dcc08e", "#f3e6c6")  # squares, rectangles, triangles
MARKET: Final = "#c79f63"
ACROSS: Final = 3  # towns in a row of a sheet
RIM: Final = 4
FONT: Final = "font-family=\"Georgia, 'DejaVu Serif', serif\""
STYLE: Final = f"""<defs><radialGradient id="parchment" r="80%">
<stop offset="0" stop-color="#fbf4e2"/><stop offset="0.7" stop-color="#f3e6c8"/>
<stop offset="1" stop-color="#dcc495"/>
</radialGradient></defs>
<style>
.line {{ stroke: {INK}; stroke-width: 0.9; stroke-linejoin: round }}
.wall {{ stroke: {INK}; stroke-width: 2.4; stroke-linecap: round; fill: none }}
.tower {{ fill: #fbf4e2; stroke: {INK}; stroke-width: 1.1 }}
.market {{ fill: none; stroke: {INK}; stroke-width: 0.6; stroke-dasharray: 1.5 1.5 }}
.frame {{ fill: none; stroke: {INK}; stroke-width: 1.4 }}
.fine {{ stroke-width: 0.5 }}
text {{ fill: {INK}; text-anchor: middle; font-size: 9px }}
.centre {{ font-size: 12px; font-weight: bold }}
.place {{ font-size: 11px; font-style: italic }}
</style>"""


def text(
    edition: FlandersEdition,
    layout: int,
    label: Label | None = None,
    filled: Fill | None = None,
    exists: int | None = None,
) -> str:
    """A town in letters; `exists` is the mask of the slots to draw, by default the printed ones."""
    polygons, there = edition.polygons[layout], slots_in(edition, layout, exists)
    canvas = Canvas([polygons[slot] for slot in there])
    for slot in there:
        canvas.fill(polygons[slot], filled(slot)[:1] if filled else " ")
    for slot in there:
        canvas.rule(polygons[slot])
    for slot in there:
        name = label(layout, slot) if label else edition.slots[layout][slot]
        canvas.write(polygons[slot], name[:4])
    return canvas.text()


def plain(drawing: str) -> str:
    """A drawing for terminals that know ASCII only."""
    return drawing.translate(ASCII)


def slots_in(edition: FlandersEdition, layout: int, exists: int | None) -> list[int]:
    mask = edition.board.base[layout] if exists is None else exists
    return [slot for slot in range(len(edition.slots[layout])) if mask >> slot & 1]


def extent(polygons: list[Polygon]) -> tuple[int, int, int, int]:
    return geometry.box(tuple(point for polygon in polygons for point in polygon))


def middle(polygon: Polygon) -> tuple[float, float]:
    """Where a name stands; in a triangle nearer to the right angle, where the room is."""
    left, top, right, bottom = geometry.box(polygon)
    if geometry.shape(polygon) != TRIANGLE:
        return (left + right) / 2, (top + bottom) / 2
    return sum(x for x, _ in polygon) / 3, sum(y for _, y in polygon) / 3


def svg(
    edition: FlandersEdition,
    layout: int,
    label: Label | None = None,
    filled: Fill | None = None,
    exists: int | None = None,
) -> str:
    """A town as a picture of its own, with room around it for what churches add."""
    polygons = edition.polygons[layout]
    left, top, right, bottom = extent([polygons[slot] for slot in slots_in(edition, layout, None)])
    window = (left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)
    return picture(window, town(edition, layout, label, filled, exists))


def sheet(edition: FlandersEdition) -> str:
    """All towns of an edition on one sheet, three in a row, each with its key and name below."""
    places = range(len(edition.places))
    boxes = [extent([edition.polygons[n][slot] for slot in slots_in(edition, n, None)]) for n in places]
    width = max(right - left for left, _, right, _ in boxes) + 2 * MARGIN
    height = max(bottom - top for _, top, _, bottom in boxes) + 2 * MARGIN + 1
    drawn = []
    for number, (left, top, right, bottom) in enumerate(boxes):
        x = number % ACROSS * width + (width - left - right) / 2
        y = number // ACROSS * height + (height - 1 - top - bottom) / 2
        caption = f"{edition.places[number]} · {edition.place_names[number]}"
        drawn += [f'<g transform="translate({x * UNIT:g} {y * UNIT:g})">', town(edition, number), "</g>"]
        drawn.append(words(((number % ACROSS + 0.5) * width, (number // ACROSS + 1) * height - 1.3), caption, "place"))
    across, down = ACROSS * width, -(-len(places) // ACROSS) * height
    return picture((0, 0, across, down), framed(across, down) + "\n".join(drawn))


def framed(width: int, height: int) -> str:
    """A double frame around a sheet; lengths in units."""
    drawn = ""
    for inset, style in ((5, "frame"), (8, "frame fine")):
        size = f'width="{width * UNIT - 2 * inset}" height="{height * UNIT - 2 * inset}"'
        drawn += f'<rect x="{inset}" y="{inset}" {size} class="{style}"/>\n'
    return drawn


def picture(window: tuple[int, int, int, int], drawn: str) -> str:
    """A sheet of parchment; the window is in units and gets a rim for the thickness of walls."""
    x, y, width, height = (UNIT * length for length in window)
    size = f'x="{x - RIM}" y="{y - RIM}" width="{width + 2 * RIM}" height="{height + 2 * RIM}"'
    view = f'viewBox="{x - RIM} {y - RIM} {width + 2 * RIM} {height + 2 * RIM}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {view} {FONT}>\n{STYLE}\n'
        f'<rect {size} fill="url(#parchment)"/>\n{drawn}\n</svg>\n'
    )


def town(
    edition: FlandersEdition,
    layout: int,
    label: Label | None = None,
    filled: Fill | None = None,
    exists: int | None = None,
) -> str:
    """The spaces of a town, its wall and towers, and the names, in the coordinates of the layout."""
    polygons, there = edition.polygons[layout], slots_in(edition, layout, exists)
    drawn = []
    for slot in there:
        tint = MARKET if slot == 0 else TINTS[geometry.shape(polygons[slot])]
        drawn.append(space(polygons[slot], filled(slot) if filled else tint))
    drawn.append(market(polygons[0]))
    drawn += wall([polygons[slot] for slot in there])
    for slot in there:
        name = label(layout, slot) if label else edition.slots[layout][slot]
        drawn.append(words(middle(polygons[slot]), name, "centre" if slot == 0 else "space"))
    return "\n".join(drawn)


def space(polygon: Polygon, colour: str) -> str:
    points = " ".join(f"{x * UNIT},{y * UNIT}" for x, y in polygon)
    return f'<polygon points="{points}" fill="{escape(colour)}" class="line"/>'


def market(centre: Polygon) -> str:
    """The market square: a second line inside the centre."""
    left, top, right, bottom = (UNIT * length for length in geometry.box(centre))
    size = f'width="{right - left - 8}" height="{bottom - top - 8}"'
    return f'<rect x="{left + 4}" y="{top + 4}" {size} rx="3" class="market"/>'


def wall(polygons: list[Polygon]) -> list[str]:
    """The wall goes where a step belongs to one space only; a tower stands where it turns."""
    owners = Counter(step for polygon in polygons for step in geometry.outline(polygon))
    outside = sorted(step for step, count in owners.items() if count == 1)
    path = "".join(f"M{x * UNIT},{y * UNIT}L{a * UNIT},{b * UNIT}" for (x, y), (a, b) in outside)
    towers = (f'<circle cx="{x * UNIT}" cy="{y * UNIT}" r="2.6" class="tower"/>' for x, y in turns(outside))
    return [f'<path d="{path}" class="wall"/>', *towers]


def turns(steps: list[Step]) -> list[Point]:
    """The points at which a line of steps does not go straight on."""
    ways: dict[Point, set[Point]] = {}
    for (x, y), (to_x, to_y) in steps:
        ways.setdefault((x, y), set()).add((to_x - x, to_y - y))
        ways.setdefault((to_x, to_y), set()).add((to_x - x, to_y - y))
    return sorted(point for point, found in ways.items() if len(found) > 1)


def words(point: tuple[float, float], said: str, style: str) -> str:
    return f'<text x="{point[0] * UNIT:.4g}" y="{point[1] * UNIT + 3:.4g}" class="{style}">{escape(said)}</text>'


class Canvas:
    """A sheet of letters on which polygons are drawn."""

    def __init__(self, polygons: list[Polygon]) -> None:
        self.left, self.top, right, bottom = extent(polygons)
        self.width, self.height = (right - self.left) * COLUMNS + 1, (bottom - self.top) * ROWS + 1
        self.letters: dict[Point, str] = {}
        self.lines: Counter[Point] = Counter()

    def place(self, point: tuple[float, float]) -> Point:
        return round((point[0] - self.left) * COLUMNS), round((point[1] - self.top) * ROWS)

    def fill(self, polygon: Polygon, letter: str) -> None:
        inside = tuple(self.place(point) for point in polygon)
        left, top, right, bottom = geometry.box(inside)
        for column in range(left, right + 1):
            for row in range(top, bottom + 1):
                if geometry.contains(inside, (column, row)):
                    self.letters[column, row] = letter

    def rule(self, polygon: Polygon) -> None:
        for step in sorted(geometry.outline(polygon)):
            (x, y), (to_x, to_y) = step
            if x == to_x or y == to_y:
                self.rule_straight(step)
            else:
                self.rule_diagonal(step)

    def rule_straight(self, step: Step) -> None:
        """Marks the directions in which the line leaves each letter; a line drawn twice is one line."""
        (x, y), (to_x, to_y) = (self.place(point) for point in step)
        forth, back = (4, 1) if x == to_x else (2, 8)
        path = [(c, r) for c in range(x, to_x + 1) for r in range(y, to_y + 1)]
        for here, there in pairwise(path):
            self.lines[here] |= forth
            self.lines[there] |= back

    def rule_diagonal(self, step: Step) -> None:
        """Two columns a row; the low dash joins one stroke to the next."""
        (x, y), (to_x, to_y) = (self.place(point) for point in step)
        stroke, way = ("\\", 1) if to_y > y else ("/", -1)
        start, first = (x, y) if way > 0 else (to_x, to_y)
        for row in range(ROWS + 1):
            self.letters[start + 2 * way * row, first + row] = stroke
            if row < ROWS:
                self.letters[start + 2 * way * row + way, first + row] = "_"

    def write(self, polygon: Polygon, name: str) -> None:
        column, row = self.place(middle(polygon))
        for number, letter in enumerate(name):
            self.letters[column - len(name) // 2 + number, row] = letter

    def letter(self, column: int, row: int) -> str:
        lines = self.lines.get((column, row), 0)
        return CORNERS[lines] if lines else self.letters.get((column, row), " ")

    def text(self) -> str:
        rows = ("".join(self.letter(c, r) for c in range(self.width)).rstrip() for r in range(self.height))
        return "\n".join(rows)


# --- for `zunft edition` --------------------------------------------------------------------------

PART: Final = "place"  # what can be drawn alone
IS_BOARD: Final = True  # what a notebook shows of a table


def parts(edition: FlandersEdition) -> Sequence[str]:
    return edition.places


def counted(edition: FlandersEdition) -> str:
    return f"{sum(int(mask).bit_count() - 1 for mask in edition.board.base)} spaces"


def in_letters(edition: FlandersEdition, only: int | None) -> str:
    places = range(len(edition.places)) if only is None else [only]
    return "\n\n".join(f"{edition.places[n]} · {edition.place_names[n]}\n\n{text(edition, n)}" for n in places)


def as_picture(edition: FlandersEdition, only: int | None) -> tuple[str, str]:
    """The picture, and what is on it."""
    return (sheet(edition), f"{len(edition.places)} towns") if only is None else (svg(edition, only), "one town")

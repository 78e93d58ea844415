"""Draws the city of an edition: as text for a terminal and as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from string import ascii_lowercase
from typing import Final

from zunft.games.strasbourg.edition import LETTERS, StrasbourgEdition
from zunft.games.strasbourg.geometry import Grid

Point = tuple[int, int]  # a corner of squares, or a letter: to the right, down
Label = Callable[[int], str]  # a square or a chapel space -> what stands there

WIDEST: Final = 80  # columns of a terminal
CELL: Final = 8  # columns of a square with its western line; fewer in a broad city
HIGH: Final = 3  # rows of a square with its northern line
LEFT: Final = 3  # columns for the numbers of the rows
CORNERS: Final = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the directions in which borders leave: north 1, east 2, south 4, west 8
COBBLES: Final = "░"  # on a building space
ASCII: Final = str.maketrans("└├┌┘┴┐┤┬┼╵╷╶╴│─╎╌·░", "+++++++++||--|-:..#")

UNIT: Final = 48  # SVG lengths in one square
MARGIN: Final = 40
BROAD: Final = 9  # squares beside each other for which a sheet has room at least
FOOT: Final = 62  # below the city: guilds, goods and edifices
HEAD: Final = 26  # above it: the name
INK: Final = "#3d2b1c"
TINTS: Final = ("#cdd0cf", "#dcc3cd", "#ced7ae", "#e6b9a2", "#f0dda2")
PLACE: Final = "#cbb791"
FONT: Final = "font-family=\"Georgia, 'DejaVu Serif', serif\""
# One pattern a guild, so that no colour is needed: iron bars, grapes, stitches, cuts, sheaves; and cobbles.
PATTERNS: Final = (
    '<path d="M0,0H8M0,0V8" stroke-width="0.7"/>',
    '<circle cx="2" cy="2" r="1.1"/><circle cx="6" cy="2" r="1.1"/><circle cx="4" cy="5" r="1.1"/>',
    '<path d="M1,2H5M5,6H9M-3,6H1" stroke-dasharray="2.4 1.2"/>',
    '<path d="M-2,2L2,-2M0,8L8,0M6,10L10,6"/>',
    '<path d="M0,5Q2,1 4,5T8,5"/>',
    '<path d="M0,0H8M0,4H8M2,0V4M6,4V8" stroke-width="0.6"/>',
)
STYLE: Final = f"""<style>
.pattern {{ stroke: {INK}; stroke-width: 0.8; fill: none; opacity: 0.3 }}
.line {{ stroke: {INK}; stroke-width: 0.6; stroke-dasharray: 2 2; fill: none; opacity: 0.7 }}
.border {{ stroke: {INK}; stroke-width: 1.8; stroke-linecap: round; fill: none }}
.wall {{ stroke: {INK}; stroke-width: 4; stroke-linejoin: round; fill: none }}
.tower {{ fill: #fbf4e2; stroke: {INK}; stroke-width: 1.6 }}
.site {{ fill: #fbf4e2; fill-opacity: 0.55; stroke: {INK}; stroke-width: 0.8; stroke-dasharray: 3 2 }}
.shield {{ fill: #fbf4e2; stroke: {INK}; stroke-width: 0.9 }}
.stands {{ fill: #ffffff; stroke: {INK}; stroke-width: 1.6 }}
.coin {{ fill: #f6e3a3; stroke: {INK}; stroke-width: 0.9 }}
.chapel {{ fill: #ffffff; stroke: {INK}; stroke-width: 1.3 }}
.frame {{ fill: none; stroke: {INK}; stroke-width: 1.4 }}
.fine {{ stroke-width: 0.5 }}
text {{ fill: {INK}; text-anchor: middle; font-size: 10px }}
.letter {{ font-weight: bold }}
.name {{ font-size: 14px; font-style: italic }}
.small {{ font-size: 7px }}
.left {{ text-anchor: start; font-size: 9px }}
</style>"""


def text(
    edition: StrasbourgEdition, square: Label | None = None, building: Label | None = None, chapel: Label | None = None
) -> str:
    """The city in letters.

    In a square stand its guild's letter, its price and below them what `square` says; on a building space what
    `building` says, by default its name; on a junction what `chapel` says, by default the key of the chapel space.
    """
    canvas = Canvas(edition)
    canvas.rule()
    for number, name in enumerate(edition.squares):
        if is_building(edition, number):
            canvas.cobble(number)
            canvas.write(number, 1, building(number) if building else name)
        else:
            canvas.write(number, 0, f"{LETTERS[edition.board.guild[number]]} {edition.board.price[number]}")
            canvas.write(number, 1, square(number) if square else "")
    for number, key in enumerate(edition.chapels):
        canvas.mark(number, chapel(number) if chapel else key)
    return canvas.text()


def plain(drawing: str) -> str:
    """A drawing for terminals that know ASCII only."""
    return drawing.translate(ASCII)


def is_building(edition: StrasbourgEdition, square: int) -> bool:
    return bool(edition.board.buildings >> square & 1)


def grid_of(edition: StrasbourgEdition) -> Grid:
    return Grid(edition.board.columns, edition.board.rows)


def corner(edition: StrasbourgEdition, chapel: int) -> Point:
    """The corner of squares at which a chapel space is."""
    last = grid_of(edition).junctions()[edition.junctions[chapel]][-1]
    row, column = divmod(last, int(edition.board.columns))
    return column, row


def is_border(edition: StrasbourgEdition, one: int, other: int) -> bool:
    """Whether two squares belong to different districts; -1 is the land around the city."""
    if one < 0 or other < 0:
        return one != other
    return edition.board.guild[one] != edition.board.guild[other] or is_building(edition, one)


def edges(edition: StrasbourgEdition) -> list[tuple[Point, Point, bool]]:
    """Every edge of a square once, from its western or northern end, and whether it is a border."""
    grid, found = grid_of(edition), []
    for row in range(grid.rows + 1):
        for column in range(grid.columns + 1):
            here, north, west = (at(grid, column + x, row + y) for x, y in ((0, 0), (0, -1), (-1, 0)))
            if column < grid.columns:
                found.append(((column, row), (column + 1, row), is_border(edition, north, here)))
            if row < grid.rows:
                found.append(((column, row), (column, row + 1), is_border(edition, west, here)))
    return found


def at(grid: Grid, column: int, row: int) -> int:
    return row * grid.columns + column if 0 <= column < grid.columns and 0 <= row < grid.rows else -1


class Canvas:
    """A sheet of letters on which a city is drawn."""

    def __init__(self, edition: StrasbourgEdition) -> None:
        self.edition, self.grid = edition, grid_of(edition)
        self.cell = min(CELL, (WIDEST - LEFT - 1) // self.grid.columns)
        self.width, self.height = LEFT + self.grid.columns * self.cell + 1, self.grid.rows * HIGH + 2
        self.letters: dict[Point, str] = {}

    def place(self, point: Point) -> Point:
        """Where a corner of squares is on the sheet; the first row holds the letters of the columns."""
        return LEFT + point[0] * self.cell, 1 + point[1] * HIGH

    def inside(self, square: int) -> tuple[int, int, int, int]:
        """The first and the last column and row of the letters in a square."""
        left, top = self.place((square % self.grid.columns, square // self.grid.columns))
        return left + 1, top + 1, left + self.cell - 1, top + HIGH - 1

    def rule(self) -> None:
        """Full lines around districts and building spaces, broken ones inside a district."""
        ways: dict[Point, int] = {}
        for start, end, is_full in edges(self.edition):
            (x, y), (to_x, to_y) = self.place(start), self.place(end)
            across = y == to_y
            for column, row in [(c, r) for c in range(x, to_x + 1) for r in range(y, to_y + 1)][1:-1]:
                self.letters[column, row] = ("─" if across else "│") if is_full else ("╌" if across else "╎")
            ways[start] = ways.get(start, 0) | is_full * (2 if across else 4)
            ways[end] = ways.get(end, 0) | is_full * (8 if across else 1)
        self.letters |= {self.place(point): CORNERS[way] for point, way in ways.items()}
        for column in range(self.grid.columns):
            self.letters[self.place((column, 0))[0] + self.cell // 2, 0] = ascii_lowercase[column]
        for row in range(self.grid.rows):
            self.letters[LEFT - 2, self.place((0, row))[1] + 1] = str(row + 1)

    def cobble(self, square: int) -> None:
        left, top, right, bottom = self.inside(square)
        self.letters |= {(x, y): COBBLES for x in range(left, right + 1) for y in range(top, bottom + 1)}

    def write(self, square: int, line: int, said: str) -> None:
        """Words in the middle of the first or the second line of a square."""
        left, top, right, _ = self.inside(square)
        room = right - left + 1
        start = left + (room - len(said[:room]) + 1) // 2
        self.letters |= {(start + number, top + line): letter for number, letter in enumerate(said[:room])}

    def mark(self, chapel: int, said: str) -> None:
        """Up to three letters on a junction."""
        column, row = self.place(corner(self.edition, chapel))
        start = column - len(said[:3]) // 2
        self.letters |= {(start + number, row): letter for number, letter in enumerate(said[:3])}

    def text(self) -> str:
        rows = ("".join(self.letters.get((c, r), " ") for c in range(self.width)).rstrip() for r in range(self.height))
        return "\n".join(rows)


def svg(
    edition: StrasbourgEdition, square: Label | None = None, building: Label | None = None, chapel: Label | None = None
) -> str:
    """The city as a picture with the same words on it; below it what goods and edifices are worth."""
    columns, rows = int(edition.board.columns), int(edition.board.rows)
    width, height = max(columns, BROAD) * UNIT + 2 * MARGIN, rows * UNIT + 2 * MARGIN + HEAD + FOOT
    left, top = (width - columns * UNIT) // 2, MARGIN + HEAD
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {FONT}>',
        defs(),
        STYLE,
        f'<rect width="{width}" height="{height}" fill="url(#parchment)"/>',
        framed(width, height),
        words((width / 2, 30), f"Strasbourg · {edition.name}", "name"),
        f'<g transform="translate({left} {top})">',
        *places(edition, square, building, chapel),
        "</g>",
        *legend(edition, width, height - FOOT - 12),
    ]
    return "\n".join(drawn) + "\n</svg>\n"


def places(
    edition: StrasbourgEdition, square: Label | None = None, building: Label | None = None, chapel: Label | None = None
) -> list[str]:
    """The squares within the wall, from the corner in the north-west on."""
    columns, rows = int(edition.board.columns), int(edition.board.rows)
    return [
        *(drawn_square(edition, number, square, building) for number in range(columns * rows)),
        *lines(edition),
        *wall(columns, rows),
        *rim(columns, rows),
        *(drawn_chapel(edition, number, chapel) for number in range(len(edition.chapels))),
    ]


def defs() -> str:
    patterns = "".join(
        f'<pattern id="p{number}" width="8" height="8" patternUnits="userSpaceOnUse"><g class="pattern">{drawn}</g>'
        "</pattern>\n"
        for number, drawn in enumerate(PATTERNS)
    )
    return f"""<defs><radialGradient id="parchment" r="80%">
<stop offset="0" stop-color="#fbf4e2"/><stop offset="0.7" stop-color="#f3e6c8"/>
<stop offset="1" stop-color="#dcc495"/>
</radialGradient>
{patterns}</defs>"""


def framed(width: int, height: int) -> str:
    """A double frame around a sheet."""
    return "\n".join(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" class="{style}"/>'
        for inset, style in ((5, "frame"), (8, "frame fine"))
    )


def tile(x: float, y: float, size: int, guild: int) -> str:
    """A piece of a district; -1 is a building space."""
    place = f'<rect x="{x:g}" y="{y:g}" width="{size}" height="{size}" fill='
    return f'{place}"{PLACE if guild < 0 else TINTS[guild]}"/>\n{place}"url(#p{guild if guild >= 0 else len(TINTS)})"/>'


def drawn_square(
    edition: StrasbourgEdition, number: int, square: Label | None = None, building: Label | None = None
) -> str:
    """A square with the letter of its guild and its price, or instead of that what stands there."""
    row, column = divmod(number, int(edition.board.columns))
    x, y, guild = column * UNIT, row * UNIT, int(edition.board.guild[number])
    said = square(number) if square else ""
    drawn = [tile(x, y, UNIT, guild)]
    if is_building(edition, number):
        said = building(number) if building else edition.squares[number]
        drawn.append(f'<rect x="{x + 7}" y="{y + 7}" width="{UNIT - 14}" height="{UNIT - 14}" rx="3" class="site"/>')
        return "\n".join([*drawn, words((x + UNIT / 2, y + UNIT / 2), said, "name")])
    drawn += shield(x + 16, y + 16, guild)
    if said:
        drawn.append(f'<circle cx="{x + 30}" cy="{y + 29}" r="10" class="stands"/>')
        return "\n".join([*drawn, words((x + 30, y + 29), said, "letter")])
    drawn.append(f'<circle cx="{x + 33}" cy="{y + 32}" r="7.5" class="coin"/>')
    return "\n".join([*drawn, words((x + 33, y + 32), str(edition.board.price[number]), "letter")])


def shield(x: float, y: float, guild: int) -> list[str]:
    """The letter of a guild on its coat."""
    path = f"M{x - 6:g},{y - 7:g}h12v7q0,5 -6,8q-6,-3 -6,-8z"
    return [f'<path d="{path}" class="shield"/>', words((x, y - 0.5), LETTERS[guild], "letter")]


def drawn_chapel(edition: StrasbourgEdition, number: int, chapel: Label | None) -> str:
    """A white dot with the key of the chapel space in it."""
    x, y = (UNIT * length for length in corner(edition, number))
    said = chapel(number) if chapel else edition.chapels[number]
    return f'<circle cx="{x}" cy="{y}" r="8.5" class="chapel"/>{words((x, y - 1), said, "small")}'


def lines(edition: StrasbourgEdition) -> list[str]:
    """The lines between squares: fine inside a district, strong between two."""
    paths = {False: "", True: ""}
    for (x, y), (to_x, to_y), is_full in edges(edition):
        paths[is_full] += f"M{x * UNIT},{y * UNIT}L{to_x * UNIT},{to_y * UNIT}"
    return [f'<path d="{paths[False]}" class="line"/>', f'<path d="{paths[True]}" class="border"/>']


def wall(columns: int, rows: int) -> list[str]:
    """The town wall, with towers at its corners and gates between every third square."""
    right, bottom = columns * UNIT, rows * UNIT
    drawn = [f'<rect width="{right}" height="{bottom}" class="wall"/>']
    across = [UNIT * column for column in range(3, columns - 1, 3)]
    down = [UNIT * row for row in range(3, rows - 1, 3)]
    gates = [(x, y) for x in across for y in (0, bottom)] + [(x, y) for x in (0, right) for y in down]
    drawn += [f'<rect x="{x - 4}" y="{y - 4}" width="8" height="8" class="tower"/>' for x, y in gates]
    towers = [(x, y) for x in (0, right) for y in (0, bottom)]
    return drawn + [f'<circle cx="{x}" cy="{y}" r="7" class="tower"/>' for x, y in towers]


def rim(columns: int, rows: int) -> list[str]:
    """The letters of the columns and the numbers of the rows."""
    drawn = [words(((column + 0.5) * UNIT, -15), ascii_lowercase[column], "name") for column in range(columns)]
    return drawn + [words((-16, (row + 0.5) * UNIT), str(row + 1), "name") for row in range(rows)]


def legend(edition: StrasbourgEdition, width: int, top: int) -> list[str]:
    """What goods of each guild are sold for, and what a member beside each edifice is worth."""
    left = MARGIN - 14
    room, drawn = (width - 2 * left) / len(edition.guilds), list[str]()
    for guild, name in enumerate(edition.guilds):
        x = left + guild * room
        drawn += [
            tile(x, top + 4, 22, guild),
            f'<rect x="{x:g}" y="{top + 4}" width="22" height="22" class="frame fine"/>',
        ]
        drawn += shield(x + 11, top + 14, guild)
        drawn.append(words((x + 27, top + 9), name, "left"))
        drawn.append(words((x + 27, top + 20), f"{edition.goods[guild]} {edition.board.goods[guild]}", "left"))
    values = zip(edition.edifices, edition.board.edifices, strict=True)
    return [*drawn, words((width / 2, top + 44), "  ·  ".join(f"{key} {value}" for key, value in values), "edifices")]


def words(point: tuple[float, float], said: str, style: str) -> str:
    return f'<text x="{point[0]:g}" y="{point[1] + 3.5:g}" class="{style}">{escape(said)}</text>'


# --- for `zunft edition` --------------------------------------------------------------------------

PART: Final = ""  # nothing can be drawn alone
IS_BOARD: Final = True  # what a notebook shows of a table


def parts(edition: StrasbourgEdition) -> Sequence[str]:
    return ()


def counted(edition: StrasbourgEdition) -> str:
    return f"{len(edition.squares) - len(edition.buildings)} squares"


def in_letters(edition: StrasbourgEdition, only: int | None) -> str:
    return text(edition)


def as_picture(edition: StrasbourgEdition, only: int | None) -> tuple[str, str]:
    """The picture, and what is on it."""
    return svg(edition), "the city"

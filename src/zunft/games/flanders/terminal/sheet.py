"""Letters on a canvas, of two sizes and with styles, and blocks of them side by side."""

from __future__ import annotations

from zunft.games.flanders import drawing, geometry
from zunft.games.flanders.board import TRIANGLE
from zunft.games.flanders.drawing import Canvas, middle
from zunft.games.flanders.geometry import Point, Polygon, Step

Run = tuple[str, str]  # letters and their style
Row = list[Run]
Block = list[Row]

LARGE = (6, 3)  # columns and rows of a unit
SMALL = (4, 2)
GAP = 4  # columns between two drawings


class BlockSheet(Canvas):
    """A canvas of any scale on which letters have styles."""

    def __init__(self, polygons: list[Polygon], scale: tuple[int, int]) -> None:
        super().__init__(polygons)
        self.columns, self.rows = scale
        self.width = (self.width - 1) // drawing.COLUMNS * self.columns + 1
        self.height = (self.height - 1) // drawing.ROWS * self.rows + 1
        self.styles: dict[Point, str] = {}

    def place(self, point: tuple[float, float]) -> Point:
        return round((point[0] - self.left) * self.columns), round((point[1] - self.top) * self.rows)

    def rule_diagonal(self, step: Step) -> None:
        """Two columns a row, at every scale."""
        (x, y), (to_x, to_y) = (self.place(point) for point in step)
        stroke, way = ("\\", 1) if to_y > y else ("/", -1)
        start, first = (x, y) if way > 0 else (to_x, to_y)
        for row in range(self.rows + 1):
            self.letters[start + 2 * way * row, first + row] = stroke
            if row < self.rows:
                self.letters[start + 2 * way * row + way, first + row] = "_"

    def paint(self, polygon: Polygon, letter: str, style: str) -> None:
        self.fill(polygon, letter)
        inside = tuple(self.place(point) for point in polygon)
        left, top, right, bottom = geometry.box(inside)
        cells = ((column, row) for column in range(left, right + 1) for row in range(top, bottom + 1))
        self.styles.update({cell: style for cell in cells if geometry.contains(inside, cell)})

    def write_lines(self, polygon: Polygon, lines: list[str]) -> None:
        """The lines in the middle of a space; in a triangle towards its broad side."""
        column, row = self.place(middle(polygon))
        _, top, _, bottom = geometry.box(tuple(self.place(point) for point in polygon))
        first = row - (len(lines) - 1) // 2
        if geometry.shape(polygon) == TRIANGLE:
            first = row if row > (top + bottom) // 2 else row - len(lines) + 1
        for number, line in enumerate(lines):
            for at, letter in enumerate(line):
                self.letters[column - len(line) // 2 + at, max(first, top + 1) + number] = letter

    def block(self) -> Block:
        return [self._row(row) for row in range(self.height)]

    def _row(self, row: int) -> Row:
        runs: Row = []
        for column in range(self.width):
            style = "" if self.lines.get((column, row)) else self.styles.get((column, row), "")
            if runs and runs[-1][1] == style:
                runs[-1] = (runs[-1][0] + self.letter(column, row), style)
            else:
                runs.append((self.letter(column, row), style))
        return runs


def room(polygon: Polygon, scale: tuple[int, int]) -> tuple[int, int]:
    """How many letters and lines fit into a space."""
    left, top, right, bottom = geometry.box(polygon)
    width, height = (right - left) * scale[0] - 1, (bottom - top) * scale[1] - 1
    return (width // 2 + 1, height // 2) if geometry.shape(polygon) == TRIANGLE else (width, height)


def fitted(name: str, coat: str, marks: str, space: tuple[int, int]) -> list[str]:
    """The name of a space and what stands on it, in as many lines as there is room for."""
    width, height = space
    lines = [coat + marks] if len(coat + marks) <= width else [coat, marks]
    if len(lines) < height:
        return [name, *lines]
    together = f"{name} {coat}{marks}"
    return [together] if len(together) <= width else lines[:height]


def packed(blocks: list[Block], width: int) -> Block:
    """Blocks side by side, as many in a row as there is room for."""
    rows: Block = []
    line: list[Block] = []
    for block in blocks:
        if line and sum(breadth(other) + GAP for other in line) + breadth(block) > width:
            rows += [*beside(line), []]
            line = []
        line.append(block)
    return rows + beside(line)


def breadth(block: Block) -> int:
    return max((sum(len(letters) for letters, _ in row) for row in block), default=0)


def beside(blocks: list[Block]) -> Block:
    rows: Block = []
    for at in range(max((len(block) for block in blocks), default=0)):
        row: Row = []
        for block in blocks:
            runs = block[at] if at < len(block) else []
            missing = breadth(block) + GAP - sum(len(letters) for letters, _ in runs)
            row += [*runs, (" " * missing, "")]
        rows.append(row)
    return rows

"""PDF sheets: as many pieces on a page as fit, cut marks in the margin, and backs for printing on both sides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from typing import Final

from fpdf import FPDF

from zunft.cli.printing.images import pixels, png
from zunft.engine.printed import PrintedSet, svg

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN: Final = 7.5  # millimetres, for the marks; nine cards fit on A4 and on Letter
MARK: Final = 5.0  # the length of a cut mark
AWAY: Final = 1.0  # between a piece and its marks
DOTS: Final = 300  # an inch
MADE: Final = datetime(2000, 1, 1, tzinfo=UTC)  # the same sheets are the same bytes


@dataclass(frozen=True)
class PageGrid:
    """So many pieces beside and below each other, in the middle of a page."""

    page: tuple[float, float]
    size: tuple[float, float]

    @property
    def columns(self) -> int:
        return int((self.page[0] - 2 * MARGIN) // self.size[0])

    @property
    def rows(self) -> int:
        return int((self.page[1] - 2 * MARGIN) // self.size[1])

    @property
    def corner(self) -> tuple[float, float]:
        return (self.page[0] - self.columns * self.size[0]) / 2, (self.page[1] - self.rows * self.size[1]) / 2

    def place(self, at: int, mirrored: bool) -> tuple[float, float]:
        """Where a piece lies; on the other side of the paper everything is the other way round."""
        row, column = divmod(at, self.columns)
        column = self.columns - 1 - column if mirrored else column
        return self.corner[0] + column * self.size[0], self.corner[1] + row * self.size[1]

    def marks(self) -> Iterable[tuple[float, float, float, float]]:
        """Lines in the margin, at every cut."""
        (left, top), (width, height) = self.corner, self.size
        right, bottom = left + self.columns * width, top + self.rows * height
        for x in (left + width * at for at in range(self.columns + 1)):
            yield from ((x, top - AWAY - MARK, x, top - AWAY), (x, bottom + AWAY, x, bottom + AWAY + MARK))
        for y in (top + height * at for at in range(self.rows + 1)):
            yield from ((left - AWAY - MARK, y, left - AWAY, y), (right + AWAY, y, right + AWAY + MARK, y))


def grid_of(paper: str, printed: PrintedSet) -> PageGrid:
    """Upright, so that every sheet with backs is turned over its long edge; boards also lying."""
    width, height = PAPERS[paper]
    upright, lying = (PageGrid(page, printed.size) for page in ((width, height), (height, width)))
    return upright if printed.back or upright.columns * upright.rows else lying


class Sheets:
    """A PDF file that grows page by page."""

    def __init__(self, name: str, paper: str) -> None:
        self.name, self.paper = name, paper
        self.pdf = FPDF(unit="mm")
        self.pdf.set_auto_page_break(False)
        self.pdf.set_creation_date(MADE)
        self.pdf.set_title(name)
        self.pdf.set_font("helvetica", size=7)
        self.pdf.set_line_width(0.1)

    def add(self, printed: PrintedSet) -> None:
        grid, pieces = grid_of(self.paper, printed), printed.pieces
        drawn = {face.key: self.drawn(printed, face.drawing) for face in printed.faces}
        back = self.drawn(printed, printed.back) if printed.back else None
        fit = grid.columns * grid.rows
        for start in range(0, len(pieces), fit):
            page = pieces[start : start + fit]
            about = f"{self.name}, {printed.key}, {start + 1}-{start + len(page)} / {len(pieces)}"
            self.page(grid, [drawn[face.key] for face in page], about, mirrored=False)
            if back:
                self.page(grid, [back] * len(page), f"{about}, backs", mirrored=True)

    def drawn(self, printed: PrintedSet, drawing: str) -> BytesIO:
        return BytesIO(png(svg(printed.size, drawing), pixels(printed.size[0], DOTS)))

    def page(self, grid: PageGrid, pictures: Sequence[BytesIO], about: str, mirrored: bool) -> None:
        self.pdf.add_page(format=grid.page)
        for x, y, to_x, to_y in grid.marks():
            self.pdf.line(x, y, to_x, to_y)
        for at, picture in enumerate(pictures):
            x, y = grid.place(at, mirrored)
            self.pdf.image(picture, x, y, *grid.size)
        self.pdf.text(grid.corner[0] + 2 * AWAY, grid.page[1] - MARGIN / 2, about)  # right of the first cut mark

    def bytes(self) -> bytes:
        return bytes(self.pdf.output())

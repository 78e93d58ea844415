"""PNG grids as Tabletop Simulator and its like take them: up to ten by seven pieces in one picture, and the back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from zunft.cli.printing.images import picture
from zunft.engine.printed import PrintedSet, svg

COLUMNS, ROWS = 10, 7  # the most that Tabletop Simulator takes …
FEWEST: Final = 2  # … and the fewest
HIDDEN: Final = 1  # the last place of a full grid, which it shows for cards that are face down
LARGEST: Final = 4096  # pixels of a side
WIDE: Final = 400  # pixels of a piece


class GridFile(NamedTuple):
    """A picture with what one types in beside it."""

    name: str
    image: Image.Image
    about: str


def grids(printed: PrintedSet) -> Iterator[GridFile]:
    """All pieces of a set, and its back; boards one by one."""
    if not printed.back:
        for face in printed.faces:
            yield GridFile(f"{printed.key}-{face.key}.png", board(printed, face.drawing), "board")
        return
    pieces, most = printed.pieces, COLUMNS * ROWS - HIDDEN
    drawn = {face.key: picture(svg(printed.size, face.drawing), width_of(printed)) for face in printed.faces}
    for number, start in enumerate(range(0, len(pieces), most), 1):
        some = [drawn[face.key] for face in pieces[start : start + most]]
        columns, rows = shape(len(some))
        about = f"width {columns}, height {rows}, number {len(some)}"
        yield GridFile(f"{printed.key}-{number}.png", pasted(some, columns, rows), about)
    yield GridFile(f"{printed.key}-back.png", picture(svg(printed.size, printed.back), width_of(printed)), "back")


def shape(pieces: int) -> tuple[int, int]:
    """Columns and rows for so many pieces and the hidden place."""
    columns = max(min(pieces + HIDDEN, COLUMNS), FEWEST)
    return columns, max(-(-(pieces + HIDDEN) // columns), FEWEST)


def width_of(printed: PrintedSet) -> int:
    """Of a piece, so that a full grid is no larger than a picture may be."""
    width, height = printed.size
    return min(WIDE, int(LARGEST / ROWS * width / height))


def pasted(pieces: list[Image.Image], columns: int, rows: int) -> Image.Image:
    width, height = pieces[0].size
    sheet = Image.new("RGBA", (columns * width, rows * height))
    for at, piece in enumerate(pieces):
        sheet.paste(piece, (at % columns * width, at // columns * height))
    return sheet


def board(printed: PrintedSet, drawing: str) -> Image.Image:
    width, height = printed.size
    return picture(svg(printed.size, drawing), int(LARGEST * min(1.0, width / height)))

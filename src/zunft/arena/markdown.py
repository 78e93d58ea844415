"""The sections of a page as Markdown: figures that can be kept in a repository and compared line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from zunft.arena.page import FigureGrid, Picture, Section


def markdown(title: str, lead: str, sections: Sequence[Section]) -> str:
    """All text and tables of the page; the data of its pictures is in the tables."""
    parts = [f"# {title}", prose(lead), *(part for section in sections for part in chapter(section))]
    return "\n\n".join(parts).replace("\u00a0", " ") + "\n"


def chapter(section: Section) -> Iterator[str]:
    yield f"## {section.heading}"
    for part in section.parts:
        if isinstance(part, FigureGrid):
            if part.caption:
                yield prose(part.caption)
            yield table(part)
        elif not isinstance(part, Picture):
            yield prose(part)


def prose(text: str) -> str:
    """One sentence on each line, so that a changed figure changes one line."""
    return re.sub(r"(?<=[.!?]) (?=[A-Z“])", "\n", escaped(text))


def table(grid: FigureGrid) -> str:
    """The first columns hold words, the others figures, aligned right."""
    rule = ["---" if at < grid.words else "---:" for at in range(len(grid.head))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (row(grid.head), rule, *map(row, grid.rows)))


def row(cells: Sequence[str]) -> list[str]:
    return [escaped(cell) for cell in cells]


def escaped(text: str) -> str:
    """Names of cards are text, not markup."""
    return re.sub(r"([\\|<*_`\[\]])", r"\\\1", text)

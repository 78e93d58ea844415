"""Figures in readable form, of one edition or of two side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from zunft.arena.balance.figures import Figure, difference
from zunft.arena.balance.findings import Finding
from zunft.arena.page import FigureGrid

UNKNOWN = "–"
GLUE = "\u00a0"  # no line break within a figure
Form = Callable[[float], str]


def share(value: float) -> str:
    return f"{100 * value:.1f}"


def number(value: float) -> str:
    return f"{value:,.1f}"


def fine(value: float) -> str:
    return f"{value:,.2f}"


def shown(figure: Figure | None, form: Form) -> str:
    """A value with half of its 95 % interval."""
    if figure is None:
        return UNKNOWN
    unit = f"{GLUE}%" if form is share else ""
    return f"{form(figure.value)}{unit}{plus_minus(figure, form)}"


def plus_minus(figure: Figure, form: Form) -> str:
    return f"{GLUE}±{GLUE}{form(figure.margin)}"


def signed(figure: Figure | None, form: Form) -> str:
    """A difference. Zero has no sign, even if it was rounded."""
    if figure is None:
        return UNKNOWN
    size = form(abs(figure.value))
    sign = "" if size == form(0) else "+" if figure.value > 0 else "−"
    return f"{sign}{size}{plus_minus(figure, form)}"


def side_by_side(figures: Sequence[Figure | None], form: Form) -> list[str]:
    """The figure of each edition and, where there are two, the difference on the same deals."""
    cells = [shown(figure, form) for figure in figures]
    return [*cells, signed(difference(*figures), form)] if len(figures) == 2 else cells


def heads(what: str, editions: int) -> list[str]:
    return [f"{what} A", "B", "A − B"] if editions == 2 else [what]


def grid(
    what: str, columns: Mapping[str, Form], editions: Sequence[Sequence[Finding]], caption: str = ""
) -> FigureGrid:
    """A table of lines, those of two editions side by side; a line that only one of them has is included."""
    by_key = [{line.key: line for line in lines} for lines in editions]
    keys = dict.fromkeys(key for lines in editions for key in (line.key for line in lines))
    rows = []
    for key in keys:
        found = [lines.get(key) for lines in by_key]
        row = [next(line.name for line in found if line)]
        for at, form in enumerate(columns.values()):
            row += side_by_side([line.figures[at] if line else None for line in found], form)
        rows.append(row)
    return FigureGrid([what, *(head for column in columns for head in heads(column, len(editions)))], rows, caption)

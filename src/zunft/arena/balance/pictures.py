"""The pictures of a balance page."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Sheet
from numpy.typing import NDArray

from zunft.arena.balance.figures import Figure
from zunft.arena.balance.findings import Finding
from zunft.arena.page import Picture, colour, picture

MARKS = (("o", "navy"), ("s", "orange"))  # of the edition and the other one
FILLS = (("blue", ""), ("yellow", "///"))
ROW = 0.24  # inches
Counts = NDArray[np.int64]


def dots(
    axes: Axes,
    rows: Sequence[Figure],
    at: Sequence[float],
    mark: int = 0,
    label: str | None = None,
    among: int = 1,
) -> None:
    """Figures with their intervals, one for each row; these hold together with so many others."""
    shape, shade = MARKS[mark]
    axes.errorbar(
        [100 * figure.value for figure in rows],
        at,
        xerr=[100 * figure.margin_among(among) for figure in rows],
        fmt=shape,
        color=colour(shade),
        markersize=5,
        elinewidth=1.6,
        label=label,
    )


def named_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="y")
    axes.tick_params(axis="y", length=0)


def shares_of_victory(
    parts: Sequence[tuple[str, Sequence[Sequence[Finding]]]], names: Sequence[str], fair: float
) -> Picture:
    """The shares of victory, one part beside the other; the line is the fair share."""

    def draw(sheet: Sheet) -> None:
        found: NDArray[np.object_] = sheet.subplots(1, len(parts), sharex=True, squeeze=False)
        for axes, (title, editions) in zip(found[0], parts, strict=True):
            axes.axvline(100 * fair, color=colour("rubric"), linewidth=1.2, linestyle="--")
            named_rows(axes, [line.name for line in editions[0]])
            for mark, lines in enumerate(editions):
                shift = 0.0 if len(editions) == 1 else 0.3 * mark - 0.15
                figures = [line.figures[0] for line in lines if line.figures[0]]
                dots(axes, figures, [row + shift for row in range(len(lines))], mark, names[mark])
            axes.set_title(title)
            axes.set_xlabel("share of the victories, %")
        explain(sheet, found[0][0], names)

    rows = max(len(editions[0]) for _, editions in parts)
    caption = f"Dots with 95 % intervals; the dashed line is the fair share, {100 * fair:.1f} %."
    return picture(draw, caption, height=1.1 + rows * (ROW + 0.1 * len(names)))


def gains(
    rows: Sequence[tuple[str, Figure]], label: str, caption: str, among: int, usual: float | None = None
) -> Picture:
    """Differences around zero, one for each row; a dotted line at the usual one."""

    def draw(sheet: Sheet) -> None:
        axes = sheet.subplots()
        axes.axvline(0, color=colour("rubric"), linewidth=1.2, linestyle="--")
        if usual is not None:
            axes.axvline(100 * usual, color=colour("ink2"), linewidth=1.4, linestyle=":")
        named_rows(axes, [name for name, _ in rows])
        dots(axes, [figure for _, figure in rows], range(len(rows)), among=among)
        axes.set_xlabel(label)

    return picture(draw, caption, height=0.9 + ROW * max(len(rows), 2))


def spread(parts: Sequence[tuple[str, Sequence[Counts]]], names: Sequence[str], caption: str) -> Picture:
    """How often a number occurs; two editions overlap."""

    def draw(sheet: Sheet) -> None:
        found: NDArray[np.object_] = sheet.subplots(1, len(parts), squeeze=False)
        for axes, (label, editions) in zip(found[0], parts, strict=True):
            edges = bins(editions)
            for mark, (values, name) in enumerate(zip(editions, names, strict=True)):
                fill, hatch = FILLS[mark]
                weights = np.full(len(values), 100 / len(values))
                axes.hist(values, edges, weights=weights, color=colour(fill), hatch=hatch, alpha=0.75, label=name)
            axes.set_xlabel(label)
            axes.set_ylabel("games, %")
        explain(sheet, found[0][0], names)

    return picture(draw, caption, height=2.6)


def explain(sheet: Sheet, axes: Axes, names: Sequence[str]) -> None:
    """The legend above the picture, if there are two editions."""
    if len(names) == 2:
        sheet.legend(*axes.get_legend_handles_labels(), loc="outside upper right", ncols=2)


def bins(editions: Sequence[Counts]) -> NDArray[np.float64]:
    """Edges between whole numbers, at most forty bars."""
    low = min(int(values.min()) for values in editions)
    high = max(int(values.max()) for values in editions)
    width = max(1, -(-(high - low + 1) // 40))
    return np.arange(low, high + 1 + width, width, dtype=np.float64) - 0.5


def pairs_of_bars(
    rows: Sequence[tuple[str, float, float]], labels: tuple[str, str], axis: str, caption: str
) -> Picture:
    """Two bars a row."""

    def draw(sheet: Sheet) -> None:
        axes = sheet.subplots()
        named_rows(axes, [name for name, _, _ in rows])
        axes.grid(False)
        axes.axvline(0, color=colour("line"), linewidth=1)
        for side, (fill, hatch) in enumerate(FILLS):
            at = [row + 0.36 * side - 0.18 for row in range(len(rows))]
            axes.barh(at, [row[side + 1] for row in rows], 0.34, color=colour(fill), hatch=hatch, label=labels[side])
        axes.set_xlabel(axis)
        explain(sheet, axes, labels)

    return picture(draw, caption, height=0.9 + 0.36 * max(len(rows), 2))

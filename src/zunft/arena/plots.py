"""The pictures of a tournament's page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from zunft.arena.page import SERIES, Picture, colour, picture
from zunft.arena.stats import Rating, Share

HATCHES = ("", "///", "---", "\\\\\\", "xxx", "|||", "+++")  # colours alone do not tell


def win_shares(shares: Mapping[str, Share], fair: float) -> Picture:
    def draw(sheet: Figure) -> None:
        axes = sheet.subplots()
        axes.axvline(100 * fair, color=colour("rubric"), linewidth=1.2, linestyle=(0, (4, 3)))
        for at, share in enumerate(shares.values()):
            whisker(axes, at, 100 * share.part, 100 * share.low, 100 * share.high)
        named(axes, shares, "win share, %")
        axes.set_xlim(left=0)

    return picture(
        draw,
        "Points are win shares, lines their 95 % intervals; the dashed line is a fair share.",
        height=rows_high(shares),
    )


def ratings(known: Mapping[str, Rating]) -> Picture:
    def draw(sheet: Figure) -> None:
        axes = sheet.subplots()
        for at, rating in enumerate(known.values()):
            whisker(axes, at, rating.skill, rating.skill - 2 * rating.unsure, rating.skill + 2 * rating.unsure)
        named(axes, known, "rating")

    return picture(draw, "Points are ratings, lines two standard deviations to each side.", height=rows_high(known))


def whisker(axes: Axes, at: int, value: float, low: float, high: float) -> None:
    axes.plot([low, high], [at, at], color=colour("ink2"), linewidth=2, solid_capstyle="butt")
    axes.plot([value], [at], "o", color=colour(SERIES[at % len(SERIES)]), markeredgecolor=colour("ink"), markersize=8)


def named(axes: Axes, names: Mapping[str, object], what: str) -> None:
    """Names on the left, the first one on top."""
    axes.set_yticks(range(len(names)), [shortened(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(what)
    axes.grid(axis="x")
    axes.tick_params(axis="y", length=0)


def rows_high(names: Mapping[str, object]) -> float:
    return 0.8 + 0.36 * len(names)


def shortened(name: str) -> str:
    return name if len(name) <= 28 else name[:27] + "…"


def scores(entrants: Sequence[tuple[str, pl.DataFrame]]) -> Picture:
    """One row for each bot, all on one scale."""
    everything = [score for _, some in entrants for score in some["score"]]
    low, high = min(everything), max(everything)
    width = max(1, -(-(high - low + 1) // 50))  # points in a column
    edges = [low - 0.5 + width * step for step in range((high - low) // width + 2)]

    def draw(sheet: Figure) -> None:
        rows = sheet.subplots(len(entrants), 1, sharex=True, squeeze=False)[:, 0]
        for at, (axes, (name, some)) in enumerate(zip(rows, entrants, strict=True)):
            values = some["score"].to_list()
            axes.hist(values, bins=edges, color=colour(SERIES[at % len(SERIES)]), linewidth=0.5)
            axes.axvline(sum(values) / len(values), color=colour("ink"), linewidth=1.5)
            axes.set_title(shortened(name))
            axes.set_yticks([])
            axes.spines["left"].set_visible(False)
        rows[-1].set_xlabel("score")

    return picture(draw, "How often each score came; the line is the mean.", height=0.7 + 0.85 * len(entrants))


def lengths(rounds: Sequence[int]) -> Picture:
    def draw(sheet: Figure) -> None:
        axes = sheet.subplots()
        every = range(min(rounds), max(rounds) + 1)
        axes.bar(every, [100 * rounds.count(n) / len(rounds) for n in every], width=0.9, color=colour("stone"))
        axes.set_xlabel("rounds")
        axes.set_ylabel("games, %")
        axes.set_xlim(every[0] - 2, every[-1] + 2)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.grid(axis="y")

    return picture(draw, "How many rounds the games lasted.", height=2.4)


def origins(means: Mapping[str, Mapping[str, float]]) -> Picture:
    """Gains grow to the right, losses to the left."""
    sources = list(next(iter(means.values())))

    def draw(sheet: Figure) -> None:
        axes = sheet.subplots()
        gained, lost = [0.0] * len(means), [0.0] * len(means)
        for at, source in enumerate(sources):
            values = [by_source[source] for by_source in means.values()]
            starts = [(gained if value >= 0 else lost)[row] for row, value in enumerate(values)]
            style: dict[str, Any] = {"color": colour(SERIES[at % len(SERIES)]), "hatch": HATCHES[at % len(HATCHES)]}
            axes.barh(range(len(means)), values, 0.6, starts, label=source.replace("-", " "), linewidth=0.7, **style)
            for row, value in enumerate(values):
                (gained if value >= 0 else lost)[row] += value
        named(axes, means, "points a game")
        axes.axvline(0, color=colour("ink"), linewidth=1)
        sheet.legend(loc="outside lower center", ncols=4)

    legend = 0.25 * -(-len(sources) // 4)
    return picture(draw, "Points a game by where they came from.", height=rows_high(means) + 0.15 * len(means) + legend)

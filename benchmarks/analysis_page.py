"""What was measured of the analysis, as lines of a page."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Any

from level_fit import held_out, seats_in
from zunft.bots.levels import LEVELS

OFTEN = 1.96

Found = dict[str, Any]


def page_lines(found: Found) -> list[str]:
    lines = ["## Measured", "", "<!-- Written by benchmarks/analysis.py --write -->", ""]
    for part, told in (
        ("luck", _luck),
        ("blunders", _blunders),
        ("stacked", _stacked),
        ("times", _times),
        ("levels", _levels),
    ):
        if part in found:
            lines += [*told(found[part]), ""]
    return lines[:-1]


def _table(head: str, rows: list[str]) -> list[str]:
    return [head, "|".join(["", *["---"] * (head.count("|") - 1), ""]), *rows]


def _luck(found: Found) -> list[str]:
    rows = []
    for name, measured in found.items():
        games = measured["games"]
        chance, points = (_mean([game[what] for game in games]) for what in ("chance", "points"))
        rows.append(f"| {name} | {len(games):,} | {_interval(*chance, 100)} | {_interval(*points)} |")
    return [
        "**Luck comes to nothing.** The luck of one seat a game, by the judge alone, in games of mixed bots;",
        "in brackets where the true mean lies 95 times in 100.",
        "",
        *_table("| title, seats | games | in % | in points |", rows),
    ]


def _mean(values: list[float]) -> tuple[float, float]:
    return fmean(values), OFTEN * stdev(values) / sqrt(len(values))


def _interval(mean: float, margin: float, scale: float = 1) -> str:
    low, high = scale * (mean - margin), scale * (mean + margin)
    return f"{scale * mean:+.2f} ({low:+.2f} to {high:+.2f})".replace("-", "−")


# --- planted --------------------------------------------------------------------------------------


def _blunders(found: Found) -> list[str]:
    rows = []
    for name, measured in found.items():
        ranks = [game["rank"] for game in measured["games"] if game["rank"] is not None]
        if ranks:
            hits = sum(rank <= 3 for rank in ranks) / len(ranks)
            rows.append(f"| {name} | {len(measured['games'])} | {len(ranks)} | {_share(hits, len(ranks))} |")
    return [
        "**Planted blunders.** One answer of a game is replaced by one that two searches of 2,000 simulations both put",
        "at least 10 points below their best: how often it is among the three dearest of its seat.",
        "",
        *_table("| title, seats | games | with a blunder | among the three |", rows),
    ]


def _stacked(found: Found) -> list[str]:
    rows = []
    for name, measured in found.items():
        games = [game for game in measured["games"] if game["given"] >= 0.1]
        if games:
            booked = sum(game["booked"] > game["margin"] for game in games) / len(games)
            given, told = (fmean(game[what] for game in games) for what in ("given", "booked"))
            rows.append(
                f"| {name} | {len(games)} | {100 * given:.1f} | {100 * told:.1f} | {_share(booked, len(games))} |"
            )
    return [
        "**Planted luck.** Draws are chosen in favour of one seat until they are worth 10 % of a victory, measured",
        "apart: what the analysis books as luck for the same draws, and how often beyond its margin.",
        "",
        *_table("| title, seats | games | given | booked | booked as luck |", rows),
    ]


def _share(share: float, count: int) -> str:
    """With the interval of Wilson."""
    centre = (share + OFTEN**2 / (2 * count)) / (1 + OFTEN**2 / count)
    off = OFTEN * sqrt(share * (1 - share) / count + OFTEN**2 / (4 * count**2)) / (1 + OFTEN**2 / count)
    return f"{share:.0%} ({max(centre - off, 0):.0%} to {min(centre + off, 1):.0%})"


def _times(found: Found) -> list[str]:
    rows = []
    for name, measured in found.items():
        games = measured["games"]
        seconds = [f"{fmean(each[what] for each in games):.1f}" for what in ("whole", "alone")]
        rows.append(f"| {name} | {len(games)} | {' | '.join(seconds)} |")
    return [
        "**Time.** Seconds of one core for a game of `greedy`, compiled: the whole analysis, and the judge alone.",
        "",
        *_table("| title, seats | games | whole | judge alone |", rows),
    ]


# --- levels ---------------------------------------------------------------------------------------


def _levels(found: Found) -> list[str]:
    means, rows = [], []
    for name, measured in found.items():
        games = measured["games"]
        seats = seats_in(games)
        by_level = [[seat.loss for seat in seats if seat.level == level] for level in range(len(LEVELS))]
        cells = (_interval(*_mean(each), 100) for each in by_level)
        means.append(f"| {name} | {len(games)} | {' | '.join(cells)} |")
        held = held_out(games, 0, 0)
        near, inside = (_share(count / held.seats, held.seats) for count in (held.near, held.inside))
        rows.append(f"| {name} | {held.seats} | {near} | {inside} | {held.width:.1f} |")
    return [
        "**Levels.** The mean loss of a seat's answers in games of levels by lot, played on as far as a search does,",
        "in % of a victory; below zero the answers were better than what was taken for the best two answers ahead.",
        "",
        *_table(f"| title, seats | games | {' | '.join(LEVELS)} |", means),
        "",
        "Told of games held out (each fifth of the games by the other four): whose level is right or the one",
        "beside it, and whose interval holds the true level, each with where the true share lies 95 times in 100; and",
        "how many levels an interval has on average. Always to say the middle is right or beside it in 60 of 100.",
        "",
        *_table("| title, seats | seats | right or beside it | in the interval | levels in it |", rows),
    ]

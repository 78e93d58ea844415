"""What the games prove: win shares with intervals, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean
from typing import Any

import polars as pl
from openskill.models import PlackettLuce

SURE = 0.95


@dataclass(frozen=True)
class Share:
    """A share of the victories, with its 95 % confidence interval."""

    part: float
    low: float
    high: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.part:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


@dataclass(frozen=True)
class Rating:
    skill: float
    unsure: float  # one standard deviation


def share_by_deals(totals: Sequence[float], seats: Sequence[int]) -> Share:
    """The win share of a bot that won ``totals[d]`` games in ``seats[d]`` seats of deal *d*.

    The games of a deal are alike, so deals are counted, not games (the delta method for a ratio).
    """
    deals, weight = len(totals), sum(seats)
    part = sum(totals) / weight
    if part in (0, 1):
        return _all_or_nothing(part, deals)
    rest = sum((total - part * seat) ** 2 for total, seat in zip(totals, seats, strict=True))
    error = math.sqrt(rest * deals / (deals - 1)) / weight if deals > 1 else math.inf
    reach = student(deals - 1) * error if deals > 1 else math.inf
    return Share(part, max(0.0, part - reach), min(1.0, part + reach), deals)


def _all_or_nothing(part: float, deals: int) -> Share:
    """A bot that always won may still lose: with a true share below the bound, this result would occur once in 40
    times."""
    far = 1 - ((1 - SURE) / 2) ** (1 / deals)
    return Share(part, 0.0 if part == 0 else 1 - far, far if part == 0 else 1.0, deals)


def student(freedom: int) -> float:
    """How many standard errors the interval spans (Cornish and Fisher's series for Student's t)."""
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def win_shares(frame: pl.DataFrame) -> dict[str, Share]:
    """For every entrant, over all seats it sat in."""
    return {entrant: _share(some) for entrant, some in by_entrant(frame)}


def shares_by_seat(frame: pl.DataFrame) -> dict[int, Share]:
    """For every seat, whoever sat there."""
    return {seat: _share(frame.filter(pl.col("seat") == seat)) for seat in sorted(frame["seat"].unique())}


def by_entrant(frame: pl.DataFrame) -> list[tuple[str, pl.DataFrame]]:
    """In the order in which the schedule names them."""
    names = frame["entrant"].unique(maintain_order=True)
    return [(name, frame.filter(pl.col("entrant") == name)) for name in names]


def _share(some: pl.DataFrame) -> Share:
    deals = some.group_by("deal").agg(pl.col("share").sum().alias("won"), pl.len().alias("seats")).sort("deal")
    return share_by_deals(deals["won"].to_list(), deals["seats"].to_list())


def games(frame: pl.DataFrame, *columns: str) -> Iterator[tuple[list[Any], ...]]:
    """These columns of every game, in the order of the schedule; each is a list by seat."""
    grouped = frame.sort("number", "seat").group_by("number", maintain_order=True).agg(*columns)
    return grouped.select(columns).iter_rows()


def ratings(frame: pl.DataFrame) -> dict[str, Rating]:
    """By the model of Plackett and Luce, game by game in the order of the schedule."""
    model = PlackettLuce()
    known = {entrant: model.rating(name=entrant) for entrant, _ in by_entrant(frame)}
    for line_up, places in games(frame, "entrant", "place"):
        rate(model, known, line_up, places)
    return {entrant: Rating(rating.mu, rating.sigma) for entrant, rating in known.items()}


def rate(model: PlackettLuce, known: dict[str, Any], line_up: Sequence[str], places: Sequence[int]) -> None:
    """A bot in several seats learns from the mean of them, since it is a single game."""
    teams = [[model.create_rating([known[name].mu, known[name].sigma])] for name in line_up]
    after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    for name in dict.fromkeys(line_up):
        own = [rating for rating, who in zip(after, line_up, strict=True) if who == name]
        known[name].mu = fmean(rating.mu for rating in own)
        known[name].sigma = fmean(rating.sigma for rating in own)


def pairings(frame: pl.DataFrame) -> list[tuple[str, str, Share]]:
    """How often the bot that sat alone won, by the bot in all other seats."""
    order = [entrant for entrant, _ in by_entrant(frame)]
    met: dict[tuple[str, str], dict[int, list[float]]] = {}
    for deals, line_up, shares in games(frame, "deal", "entrant", "share"):
        if who := _alone(line_up, order):
            met.setdefault(who, {}).setdefault(deals[0], []).append(shares[line_up.index(who[0])])
    return [(*who, share_by_deals([*map(sum, won.values())], [*map(len, won.values())])) for who, won in met.items()]


def _alone(line_up: list[str], order: list[str]) -> tuple[str, str] | None:
    """The bot that sits alone, and the bot in all other seats. At a table of two it is the one named first."""
    kinds = sorted(set(line_up), key=lambda kind: (line_up.count(kind), order.index(kind)))
    return (kinds[0], kinds[1]) if len(kinds) == 2 and line_up.count(kinds[0]) == 1 else None

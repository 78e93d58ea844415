"""Figures with their error, from a sample of games; and the difference of two on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, expm1, inf, log1p, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
LEAST = 30  # seats on each side of a comparison; with fewer there is no figure
RATE = 0.05  # of errors: of an interval, of intervals that hold together, and among the differences that are listed
SURE = NormalDist().inv_cdf(1 - RATE / 2)


@dataclass(frozen=True)
class Figure:
    """A value, and how much each game pulls it up or down.

    Seats of one game depend on each other and games do not, so the error is summed over games. Two figures from the
    same deals are subtracted game by game: the common effect of the deal cancels out.
    """

    value: float
    pulls: Numbers

    @property
    def error(self) -> float:
        games = len(self.pulls)
        return sqrt(float(np.square(self.pulls).sum()) * games / max(games - 1, 1))

    @property
    def margin(self) -> float:
        """Half of the 95 % interval."""
        return SURE * self.error

    @property
    def freedom(self) -> float:
        """How many independent games the error is as good as (Satterthwaite): few, where few games did all the
        pulling."""
        squares = np.square(self.pulls)
        all_, fourth = float(squares.sum()), float(np.square(squares).sum())
        spread = fourth - all_ * all_ / len(self.pulls)
        most = float(max(len(self.pulls) - 1, 1))
        return min(max(2 * all_ * all_ / spread, 1.0), most) if spread > 0 else most

    @property
    def doubt(self) -> float:
        """The p-value: how often luck alone gives a figure this far from 0, or farther, to either side.

        Student's t, brought to the normal scale by Wallace's approximation: the spread is itself measured."""
        if not self.value:
            return 1.0
        error, freedom = self.error, self.freedom
        t = abs(self.value) / error if error else inf
        z = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))
        return erfc(z / sqrt(2))

    def margin_among(self, among: int) -> float:
        """Half of its interval, where so many intervals hold all together in 95 of 100 cases (Bonferroni)."""
        freedom = self.freedom
        z = NormalDist().inv_cdf(1 - RATE / 2 / max(among, 1)) * (8 * freedom + 3) / (8 * freedom + 1)
        return self.error * sqrt(freedom * expm1(z * z / freedom))

    def __sub__(self, other: Figure) -> Figure:
        return Figure(self.value - other.value, self.pulls - other.pulls)

    def stands_out(self, among: int) -> bool:
        """Whether it differs from 0 even if it was picked as the most extreme of so many figures."""
        return abs(self.value) > NormalDist().inv_cdf(1 - 0.025 / max(among, 1)) * self.error


def mean(by_game: NDArray[np.generic]) -> Figure:
    numbers = by_game.astype(np.float64)
    value = float(numbers.mean())
    return Figure(value, (numbers - value) / len(numbers))


def ratio(tops: Numbers, bottoms: Numbers, least: int = LEAST) -> Figure | None:
    """The sum of the one over the sum of the other; None if the latter is too small."""
    bottom = float(bottoms.sum())
    if bottom < least:
        return None
    value = float(tops.sum()) / bottom
    return Figure(value, (tops - value * bottoms) / bottom)


def difference(one: Figure | None, other: Figure | None) -> Figure | None:
    return one - other if one is not None and other is not None else None


def average(figures: Sequence[Figure]) -> Figure | None:
    if not figures:
        return None
    value = sum(figure.value for figure in figures) / len(figures)
    return Figure(value, np.mean([figure.pulls for figure in figures], axis=0))


def discoveries(doubts: Sequence[float], rate: float = RATE) -> list[bool]:
    """Which figures to list as different, so that of those on the list at most this share is expected to be luck.

    Benjamini and Hochberg (1995): the false discovery rate is held."""
    ranked = sorted(doubts)
    bounds = [rate * place / len(ranked) for place in range(1, len(ranked) + 1)]
    largest = max((doubt for doubt, bound in zip(ranked, bounds, strict=True) if doubt <= bound), default=-1.0)
    return [doubt <= largest for doubt in doubts]

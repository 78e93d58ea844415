"""Figures with their error, from a sample of games; and the difference of two on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
LEAST = 30  # seats on each side of a comparison; with fewer there is no figure
SURE = NormalDist().inv_cdf(0.975)


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

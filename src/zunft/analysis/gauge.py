"""What an analysis measures by: the judge of the title, and the points that a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from zunft.bots.craft import craft_of
from zunft.bots.judging import judge_of
from zunft.engine.evaluation import POINT
from zunft.engine.interpreted import signs_in
from zunft.engine.rules import State
from zunft.engine.title import Game
from zunft.table.questions import is_over

OFTEN = 1.96  # standard errors: 95 times in 100 the true figure lies within


@dataclass(frozen=True)
class Reading:
    """A position, by seat: the chance to win, and the points that it is worth."""

    chances: list[float]
    points: list[float]


class Gauge:
    """Reads positions of one game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.judge = judge_of(game.key, seats)
        signs = craft_of(game.key).signs
        assert signs is not None  # a title that has a judge has signs
        self.signs, self.in_points = signs, int(signs.points())
        self.width = len(signs.names())

    def read(self, state: State) -> Reading:
        return Reading(self.judge.chances_in(self.game, state), self.points(state))

    def seen(self, worlds: Sequence[State], seat: int) -> Measured:
        """The chance of a seat, from worlds that it has imagined."""
        found = self.judge.seen_in(self.game, worlds, seat)
        return Measured(found.chances[seat], found.margins[seat] / OFTEN)

    def points(self, state: State) -> list[float]:
        """The score where the game is over; else the standing: the sum of the signs that are in points."""
        if is_over(state):
            return [float(score) for score in self.game.scores(state)]
        found = signs_in(self.signs, state)
        rows = [found[seat * self.width : seat * self.width + self.in_points] for seat in range(self.seats)]
        return [sum(row) / POINT for row in rows]


@dataclass(frozen=True)
class Measured:
    """A measured number; ``error`` is its standard error."""

    value: float
    error: float = 0.0

    @property
    def margin(self) -> float:
        """How far it may be off, 95 times in 100."""
        return OFTEN * self.error

    def __add__(self, other: Measured) -> Measured:
        """The sum of two that were measured apart from each other."""
        return Measured(self.value + other.value, sqrt(self.error**2 + other.error**2))

    def __neg__(self) -> Measured:
        return Measured(-self.value, self.error)


NOTHING = Measured(0.0)


def mean_of(found: list[float]) -> Measured:
    """The mean of independent measurements; of a single one nothing says how far it is off."""
    return Measured(fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0)


def total_of(figures: list[Measured]) -> Measured:
    return sum(figures, NOTHING)

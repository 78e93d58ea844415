"""What the mean over imagined worlds says to the seat that imagines them.

It is flatter than the truth, since no world is the true one; and the others hold what suits them, while imagined worlds
deal them anything, so that the own seat looks better than it is. Both are learnt from games and taken back here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import fmean, stdev

from zunft.engine.judge import KNOTS, WEIGHT

PLAIN = [WEIGHT] * KNOTS  # as far apart as they are
NOTHING = [0] * KNOTS
OFTEN = 1.96  # standard errors: 95 times in 100 no more


@dataclass(frozen=True)
class SeatChances:
    """What one seat can tell, by seat: chances that add up to one, and how far each may be off (95 times in 100)
    because only so many worlds were looked at."""

    chances: list[float]
    margins: list[float]


@dataclass(frozen=True)
class OwnView:
    """Both are in ten-thousandths, by knot: ``sharp`` is how many times as far apart the chances are, ``own`` is what
    the own seat's score has besides."""

    sharp: list[int]
    own: list[int]

    def seen(self, worlds: Sequence[Sequence[float]], seat: int, phase: int) -> SeatChances:
        """*worlds* are the chances of all seats in each of them."""
        by_seat = list(zip(*worlds, strict=True))
        means, sharp = [fmean(chances) for chances in by_seat], _at(self.sharp, phase)
        chances = shifted(means, seat, sharp, _at(self.own, phase))
        stretched = [sharp * _slope(chance, mean) for chance, mean in zip(chances, means, strict=True)]
        margins = [_margin(one) * by for one, by in zip(by_seat, stretched, strict=True)]
        return SeatChances(chances, margins)


def shifted(means: Sequence[float], seat: int, sharp: float, own: float) -> list[float]:
    """The same chances further apart or nearer, with something added to the score of one seat."""
    scores = [sharp * log(mean) + (own if at == seat else 0.0) if mean > 0 else None for at, mean in enumerate(means)]
    highest = max(score for score in scores if score is not None)
    powers = [0.0 if score is None else exp(score - highest) for score in scores]
    return [power / sum(powers) for power in powers]


def _slope(chance: float, mean: float) -> float:
    """How much a chance changes with the mean it was made of, where the score changes as much as that one's."""
    return chance * (1 - chance) / (mean * (1 - mean)) if 0 < mean < 1 else 1.0


def _margin(chances: Sequence[float]) -> float:
    return OFTEN * stdev(chances) / sqrt(len(chances)) if len(chances) > 1 else 1.0


def _at(weights: Sequence[int], phase: int) -> float:
    """A weight in the present phase: between two knots it changes evenly."""
    along = max(0, min(phase, 1000)) * (KNOTS - 1) / 1000
    low = min(int(along), KNOTS - 2)
    return (weights[low] + (weights[low + 1] - weights[low]) * (along - low)) / WEIGHT

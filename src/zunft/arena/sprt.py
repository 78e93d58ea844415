"""A sequential test: evaluates after every observation whether a mean is above zero, below zero, or neither."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

BETTER, WORSE, NO_DIFFERENCE = "better", "worse", "no difference"


@dataclass
class Sprt:
    """Two of Wald's tests side by side: a mean of 0 against ``+stake``, and a mean of 0 against ``−stake``.

    Each observation is the mean of many small ones, so it is taken as normal, and each mean gets its most likely
    variance (the generalised test that is used for chess engines). A prior guess of the variance weighs as much as
    ``GUESS`` observations, so that a few equal ones at the start do not look like certainty.
    """

    stake: float
    errors: float
    guess: float  # of the variance of an observation
    n: int = 0
    mean: float = 0.0
    squares: float = 0.0  # of the distances from the mean

    GUESS: ClassVar = 10
    FEWEST: ClassVar = 16  # observations before the first evaluation: the normal approximation needs some

    def add(self, x: float) -> None:
        self.n += 1
        step = x - self.mean
        self.mean += step / self.n
        self.squares += step * (x - self.mean)

    @property
    def verdict(self) -> str | None:
        """None while the test has to continue."""
        if self.n < self.FEWEST:
            return None
        up, down = self.evidence(self.stake), self.evidence(-self.stake)
        if max(up, down) >= self.accept:
            return BETTER if up > down else WORSE
        return NO_DIFFERENCE if max(up, down) <= self.refuse else None

    def evidence(self, mean: float) -> float:
        """The logarithm of how much more likely the observations are with this mean than with none."""
        return self.n / 2 * math.log(self.variance(0) / self.variance(mean))

    def variance(self, mean: float) -> float:
        """The most likely variance around this mean."""
        seen = self.squares + self.n * (self.mean - mean) ** 2
        return (seen + self.GUESS * self.guess) / (self.n + self.GUESS)

    @property
    def accept(self) -> float:
        """Without a difference either of the two tests may err, so each has half of the errors."""
        return math.log((1 - self.errors) / (self.errors / 2))

    @property
    def refuse(self) -> float:
        return math.log(self.errors / (1 - self.errors / 2))

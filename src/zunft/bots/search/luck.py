"""Repeatable luck: compared answers all meet the same luck."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import zeros
from zunft.engine.chance import MASK, Rng

LANES: Final = 16  # a power of two, and more than a game has
FIRST: Final = 0x3F58476D1CE4E5B9
SECOND: Final = 0x14D049BB133111EB
LANE: Final = 0x1E3779B97F4A7C15
TURN: Final = 0x2545F4914F6CDD1D


@final
class Luck:
    """Every draw, and every choice by habit, gets its numbers from its lane and from how many there were in that lane
    before. So the third card that a seat draws is the same one after every compared answer, whatever else has changed
    in between: the remaining difference is due to the answers."""

    def __init__(self, seed: i64) -> None:
        self.rng = Rng(0)
        self.key: i64 = seed
        self.turns: vec[i64] = zeros(LANES)

    def renew(self, source: Rng) -> None:
        """Change to other luck."""
        source.below(2)
        self.key = source.state
        self.again()

    def again(self) -> None:
        """Restart the same luck."""
        for lane in range(i64(LANES)):
            self.turns[lane] = 0

    def of(self, lane: i64) -> Rng:
        """The random numbers for the next event in a lane."""
        at = lane & (LANES - 1)
        self.turns[at] += 1
        self.rng.state = mixed(self.key + at * LANE + self.turns[at] * TURN)
        return self.rng


def mixed(number: i64) -> i64:
    """A number that is independent of those of its neighbours: a linear generator alone would keep the distance between
    two of them."""
    number = number & MASK
    number = ((number ^ (number >> 30)) * FIRST) & MASK
    number = ((number ^ (number >> 27)) * SECOND) & MASK
    return number ^ (number >> 31)

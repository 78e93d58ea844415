"""How answers did wherever they were given in a tree: what did well elsewhere is tried first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zunft.bots.search.luck import mixed
from zunft.engine.bits import zeros

ROOM: Final = 2048  # a power of two; answers that share a place are rare
SEATS: Final = 8
KNOWN: Final = 4  # the mean of a seat counts like so many results of an answer


@final
class History:
    def __init__(self) -> None:
        self.rewards = zeros(ROOM)
        self.counts = zeros(ROOM)
        self.totals = zeros(SEATS)  # of all answers of a seat
        self.answers = zeros(SEATS)

    def learn(self, seat: i64, move: i64, reward: i64) -> None:
        place = _place(seat, move)
        self.rewards[place] += reward
        self.counts[place] += 1
        self.totals[seat] += reward
        self.answers[seat] += 1

    def promise(self, seat: i64, move: i64) -> float:
        """The mean result of an answer; of one that is hardly known, that of the seat."""
        place = _place(seat, move)
        mean = float(self.totals[seat]) / float(self.answers[seat]) if self.answers[seat] > 0 else 0.0
        return (float(self.rewards[place]) + KNOWN * mean) / float(self.counts[place] + KNOWN)


def _place(seat: i64, move: i64) -> i64:
    return mixed(move * SEATS + seat) & (ROOM - 1)

"""A judge: how likely each seat is to win, from a whole position.

Every sign of a seat is compared with those of the others, in three forms, and each form has a weight for every part of
the game. The sum is the seat's score, and the scores make the chances. All is counted in whole numbers until the scores
are there, so that it comes out alike on every machine.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, zeros
from zunft.engine.rules import State
from zunft.engine.signs import Signs

# The forms of a sign. A difference that is as usual counts 1000.
FORMS: Final = 3
# 0: how far above the mean of all seats; 1: the same, bent, so that much more says only a little more;
# 2: how far above the best of the others, bent
KNOTS: Final = 4  # parts of the game that have weights of their own; in between they change evenly
USUAL: Final = 1000
FARTHEST: Final = 8 * USUAL  # more than that counts the same
WEIGHT: Final = 10_000  # a weight of 1
SCORE: Final = 10_000_000.0  # a score of 1
WHOLE: Final = 1_000_000  # a chance of 1
MOST_SIGNS: Final = 40
MOST_SEATS: Final = 8


@final
class Judge:
    """``units`` say what difference is usual in each sign; after the signs comes the standing, the sum of those that
    are in points. ``wins`` and ``places`` are weights by sign, form and knot."""

    def __init__(self, signs: Signs, units: list[int], wins: list[int], places: list[int]) -> None:
        self.signs = signs
        self.count: i64 = i64(len(units))
        self.points: i64 = signs.points()
        self.units: vec[i64] = _kept(units)
        self.wins: vec[i64] = _kept(wins)
        self.places: vec[i64] = _kept(places)
        self.read: vec[i64] = zeros(MOST_SIGNS * MOST_SEATS)  # [seat * (signs) + sign], as the title fills it in
        self.column: vec[i64] = zeros(MOST_SEATS)  # one sign of every seat
        self.scores: vec[i64] = zeros(MOST_SEATS)
        self.low: i64 = 0  # the knot before the present phase …
        self.past: i64 = 0  # … and how far it is to the next one, in thousandths

    # --- for interpreted code -------------------------------------------------------------------

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win a game that goes on; they add up to 1, and who has left has none."""
        out = self._shares(state)
        return [out[seat] for seat in range(state.seats)]

    def expected(self, state: State) -> list[float]:
        """The place that each seat will have on average, from 1 to the number of seats."""
        self.score(state, self.places)
        return [self._place(state.seats, seat) for seat in range(state.seats)]

    # --- for the search -------------------------------------------------------------------------

    def fill(self, state: State, out: vec[i64]) -> None:
        """The chances in millionths."""
        shares = self._shares(state)
        for seat in range(state.seats):
            out[seat] = i64(shares[seat] * float(WHOLE))

    # --- from scores ----------------------------------------------------------------------------

    def _shares(self, state: State) -> list[float]:
        self.score(state, self.wins)
        highest = self._highest(state)
        shares = [0.0] * int(state.seats)
        total = 0.0
        for seat in range(state.seats):
            if not has(state.gone, seat):
                shares[seat] = exp(float(self.scores[seat] - highest) / SCORE)
                total += shares[seat]
        for seat in range(state.seats):
            shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / float(state.seats)
        return shares

    def _highest(self, state: State) -> i64:
        highest: i64 = 0
        found = False
        for seat in range(state.seats):
            if not has(state.gone, seat) and (not found or self.scores[seat] > highest):
                highest, found = self.scores[seat], True
        return highest

    def _place(self, seats: i64, seat: i64) -> float:
        """One more than the others who will be before this seat, each by its chance."""
        place = 1.0
        for other in range(seats):
            if other != seat:
                behind = float(self.scores[seat] - self.scores[other]) / SCORE
                place += 1.0 / (1.0 + exp(max(-40.0, min(40.0, behind))))
        return place

    # --- scores ---------------------------------------------------------------------------------

    def score(self, state: State, weights: vec[i64]) -> None:
        """The score of every seat."""
        self._look(state)
        for seat in range(state.seats):
            self.scores[seat] = 0
        width = self.count - 1
        for sign in range(self.count):
            for seat in range(state.seats):
                if sign < width:
                    self.column[seat] = self.read[seat * width + sign]
                else:
                    self.column[seat] = self._standing(seat * width)
            self._weigh(state.seats, sign, weights)

    def _look(self, state: State) -> None:
        """Read the signs, and see between which knots the game is."""
        self.signs.fill(state, self.read)
        phase = max(i64(0), min(self.signs.phase(state), i64(1000))) * (KNOTS - 1)
        self.low = min(phase // 1000, i64(KNOTS - 2))
        self.past = phase - 1000 * self.low

    def _standing(self, row: i64) -> i64:
        total: i64 = 0
        for sign in range(self.points):
            total += self.read[row + sign]
        return total

    def _weigh(self, seats: i64, sign: i64, weights: vec[i64]) -> None:
        """Add what one sign says of every seat to its score."""
        column, unit = self.column, self.units[sign]
        total: i64 = 0
        best: i64 = 0  # the seat with most of it
        for seat in range(seats):
            total += column[seat]
            if column[seat] > column[best]:
                best = seat
        second: i64 = 1 if best == 0 else 0
        for seat in range(seats):
            if seat != best and column[seat] > column[second]:
                second = seat
        at = sign * FORMS * KNOTS + self.low
        plain, bent_, lead_ = self._at(weights, at), self._at(weights, at + KNOTS), self._at(weights, at + 2 * KNOTS)
        for seat in range(seats):
            above = within((column[seat] * seats - total) * USUAL // (unit * seats))
            ahead = column[seat] - column[second if seat == best else best]
            lead = bent(within(ahead * USUAL // unit))
            self.scores[seat] += plain * above + bent_ * bent(above) + lead_ * lead

    def _at(self, weights: vec[i64], at: i64) -> i64:
        """A weight in the present phase."""
        return (weights[at] * (1000 - self.past) + weights[at + 1] * self.past) // 1000


def within(difference: i64) -> i64:
    return max(i64(-FARTHEST), min(difference, i64(FARTHEST)))


def bent(difference: i64) -> i64:
    """Never more than 1000, and half of it where the difference is as usual."""
    return difference * USUAL // (USUAL + (difference if difference >= 0 else -difference))


def _kept(numbers: list[int]) -> vec[i64]:
    kept = zeros(i64(len(numbers)))
    for at in range(i64(len(numbers))):
        kept[at] = numbers[at]
    return kept

"""Decisions, judged by what the seat could know: what it answered against the best that was to be had."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from zunft.analysis.gauge import NOTHING, Gauge, Measured, mean_of
from zunft.bots.craft import craft_of
from zunft.bots.search.lookahead import LEFT_OUT, Lookahead
from zunft.bots.sight import Sight
from zunft.engine.chance import MASK

LOOKS = 2  # worlds in which an evaluation orders all answers
CANDIDATES = 8  # the best of them are compared by the judge, and the one that was given
A_FIRST_LOOK = 4  # for that a fourth of the worlds in which the difference is measured
CLEARLY = 3.0  # standard errors by which an answer has to lie behind before it is measured again as a mistake
LEAST = 0.01  # of a victory: what costs less is no mistake
AGAIN = 3  # times as many worlds, all of them fresh, for what may be a mistake


@dataclass(frozen=True)
class Cost:
    """What an answer brings less than the best one, from what the seat knows: in chance to win, and in points."""

    best: int
    chance: Measured
    points: Measured
    worlds: int

    @property
    def is_clear(self) -> bool:
        return self.chance.value >= LEAST and self.chance.value > CLEARLY * self.chance.error

    @property
    def is_certain(self) -> bool:
        """Beyond its margin; meant for what was measured in worlds that it was not picked by."""
        return self.chance.value >= LEAST and self.chance.value > self.chance.margin


Results = dict[int, list[tuple[float, float]]]  # by answer: chance and points in every world


class DecisionJudge:
    """Compares the answers to one question in the same worlds and with the same luck. ``ahead`` is how often the seat
    answers by habit before a position is judged. All that comes out follows from what the seat knows."""

    def __init__(self, gauge: Gauge, ahead: int, seed: int) -> None:
        self.gauge, self.ahead, self.seed = gauge, ahead, seed
        self.craft = craft_of(gauge.game.key)

    def judge(self, sight: Sight, given: int, number: int, worlds: int) -> Cost:
        """The best answer is looked for in some worlds; what it is better by is measured in others. *number* is which
        of its seat's decisions this is."""
        best = self.best_of(sight, given, number, max(worlds // A_FIRST_LOOK, 2))
        if best == given:
            return Cost(given, NOTHING, NOTHING, 0)
        return self.compare(sight, given, best, worlds, self._seed(sight.seat, number, "measured"))

    def again(self, sight: Sight, given: int, best: int, number: int, worlds: int) -> Cost:
        """In fresh worlds: what was picked because it looked large looks larger than it is."""
        return self.compare(sight, given, best, AGAIN * worlds, self._seed(sight.seat, number, "again"))

    def deep(self, sight: Sight, given: int, best: int, number: int, worlds: int) -> Measured:
        """What the answer costs against the best one, as far as this judge plays on."""
        if best == given:
            return NOTHING
        return self.compare(sight, given, best, worlds, self._seed(sight.seat, number, "deep")).chance

    def best_of(self, sight: Sight, given: int, number: int, worlds: int) -> int:
        seed = self._seed(sight.seat, number, "first look")
        moves = self._candidates(sight, given, seed)
        if len(moves) == 1:
            return given
        found = self._results(sight, moves, worlds, seed)
        return max(moves, key=lambda move: sum(chance for chance, _ in found[move]))

    def compare(self, sight: Sight, given: int, best: int, worlds: int, seed: int) -> Cost:
        found = self._results(sight, [best, given], worlds, seed)
        pairs = list(zip(found[best], found[given], strict=True))
        chance = mean_of([one[0] - other[0] for one, other in pairs])
        return Cost(best, chance, mean_of([one[1] - other[1] for one, other in pairs]), worlds)

    def _candidates(self, sight: Sight, given: int, seed: int) -> list[int]:
        """The answers that an evaluation finds best, and the one that was given, which is first among equals."""
        ahead = self._lookahead(sight, seed)
        worth = dict(zip(sight.moves, ahead.weigh(sight.world, sight.seat, LOOKS), strict=True))
        sensible = [move for move in sight.moves if worth[move] > LEFT_OUT and move != given]
        return [given, *sorted(sensible, key=lambda move: -worth[move])[:CANDIDATES]]

    def _results(self, sight: Sight, moves: list[int], worlds: int, seed: int) -> Results:
        ahead = self._lookahead(sight, seed)
        found: Results = {move: [] for move in moves}
        for world in range(worlds):
            imagined = sight.imagine(seed + world)
            ahead.luck.renew(ahead.rng)
            for move in moves:
                ahead.luck.again()
                reading = self.gauge.read(ahead.reach_far(imagined, sight.seat, move, self.ahead))
                found[move].append((reading.chances[sight.seat], reading.points[sight.seat]))
        return found

    def _lookahead(self, sight: Sight, seed: int) -> Lookahead:
        return Lookahead(sight.game.rules, self.craft.evaluation, self.craft.habit, seed)

    def _seed(self, seat: int, number: int, what: str) -> int:
        return derived(self.seed, f"{what}/{seat}/{number}")


def derived(seed: int, what: str) -> int:
    """A number that follows from the seed and from what it is for."""
    return int.from_bytes(hashlib.sha256(f"analysis/{seed}/{what}".encode()).digest()[:7], "big") & MASK

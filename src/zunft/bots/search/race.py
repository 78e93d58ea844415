"""The race of the answers at the root: all of them in the same worlds, then the better half, and so on."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.bots.search.tree import WHOLE
from zunft.engine.bits import zeros

LEAST_RUNNERS: Final = 4
MOST_RUNNERS: Final = 16
EACH: Final = 25  # one answer more takes part for so many simulations
HEAD_START: Final = 10  # what a look ahead said counts like so many simulations
FIRST_LOOK: Final = 8  # worlds, by default, before a clearly beaten answer is dropped
EVERY: Final = 4  # worlds between two such looks
REMEMBERED: Final = 64  # worlds, by default, that are compared one by one
CLEARLY: Final = 3.0  # standard errors


def runners(answers: i64, simulations: i64, most: i64 = MOST_RUNNERS) -> i64:
    """Progressive widening: how many of the answers take part, the more the longer the race is."""
    return min(answers, max(min(simulations // EACH, most), i64(LEAST_RUNNERS)))


@final
class Race:
    """Sequential halving; a clearly beaten answer is dropped at once, so that easy decisions are quick. ``handicaps``
    say how much worse than the best the look ahead found each of the answers, which are in that order; a handicap
    counts less the longer they run. The first answer has the benefit of the doubt: a challenger must do better by
    ``doubt`` after one world, by half of that after four. No answer is dropped before ``first_look`` worlds, and so
    many worlds are ``remembered``."""

    def __init__(
        self,
        handicaps: vec[i64],
        simulations: i64,
        doubt: i64 = 0,
        first_look: i64 = FIRST_LOOK,
        remembered: i64 = REMEMBERED,
    ) -> None:
        self.handicaps = handicaps
        self.doubt: i64 = doubt
        self.first_look: i64 = first_look
        self.remembered: i64 = min(remembered, max(simulations, i64(1)))
        self.field: i64 = i64(len(handicaps))  # how many are left
        self.order: vec[i64] = zeros(self.field)  # the best first
        self.sums: vec[i64] = zeros(self.field)
        self.tries: vec[i64] = zeros(self.field)
        self.firsts: vec[i64] = zeros(self.field)  # how often the seat came first
        for at in range(self.field):
            self.order[at] = at
        self.heats: i64 = max(heats(self.field), 1)
        self.simulations: i64 = simulations
        self.turn: i64 = 0  # whose it is, of the field
        self.seen: i64 = 0  # worlds in which the whole field has run
        self.rewards: vec[i64] = buffer(self.field * self.remembered)  # of each answer in the worlds seen last
        self.worlds: i64 = self._worlds()  # that are left for this heat

    def _worlds(self) -> i64:
        return max(self.simulations // (self.heats * max(self.field, 1)), 1)

    def plan(self, simulations: i64) -> None:
        """So many simulations in all; may be set again before any answer is dropped."""
        self.simulations = simulations
        self.worlds = max(self._worlds() - self.seen, self.first_look - self.seen, i64(1))

    def is_over(self) -> bool:
        return self.field <= 1

    def runner(self) -> i64:
        """The answer that is tried next."""
        return self.order[self.turn]

    def learn(self, reward: i64, first: i64) -> None:
        """The result of the runner, and how much of the first place it had; then it is the next one's turn."""
        answer = self.runner()
        self.sums[answer] += reward
        self.tries[answer] += 1
        self.firsts[answer] += first
        self.rewards[answer * self.remembered + self.seen % self.remembered] = reward
        self.turn += 1
        if self.turn == self.field:
            self._end_world()

    def _end_world(self) -> None:
        """After the last world of a heat half of them are dropped, and clearly beaten ones now and then before."""
        self.turn = 0
        self.seen += 1
        self.worlds -= 1
        if self.worlds == 0:
            self._halve()
        elif self.seen >= self.first_look and self.seen % EVERY == 0:
            self._send_home()

    def _send_home(self) -> None:
        self.rank()
        for place in range(self.field - 1, 0, -1):
            if self._is_beaten(self.order[place], self.order[0]):
                self.field -= 1
                self._swap(place, self.field)

    def _is_beaten(self, answer: i64, best: i64) -> bool:
        """Whether one did clearly worse in the same worlds."""
        return self.lead(best, answer, self.seen) > CLEARLY * self.error(best, answer, self.seen)

    def lead(self, one: i64, other: i64, seen: i64) -> float:
        """How much better one of them went, from -1 to 1, in so many worlds, as far as they are remembered."""
        worlds = min(seen, self.remembered)
        total = 0.0
        for world in range(worlds):
            total += self._lead_in(one, other, world)
        return total / float(max(worlds, 1))

    def error(self, one: i64, other: i64, seen: i64) -> float:
        """The standard error of that lead: how much better one went differs from world to world."""
        worlds = min(seen, self.remembered)
        if worlds < 2:
            return 1.0
        mean = self.lead(one, other, seen)
        spread = 0.0
        for world in range(worlds):
            off = self._lead_in(one, other, world) - mean
            spread += off * off
        return sqrt(spread / (float(worlds) * float(worlds - 1)))

    def _lead_in(self, one: i64, other: i64, world: i64) -> float:
        lead = self.rewards[one * self.remembered + world] - self.rewards[other * self.remembered + world]
        return float(lead) / float(WHOLE)

    def _halve(self) -> None:
        self.rank()
        self.field = (self.field + 1) // 2
        self.worlds = self._worlds()

    def rank(self) -> None:
        """Put the best of the field first."""
        for at in range(1, self.field):
            place: i64 = at
            while place > 0 and self.standing(self.order[place]) > self.standing(self.order[place - 1]):
                self._swap(place, place - 1)
                place -= 1

    def _swap(self, one: i64, other: i64) -> None:
        answer = self.order[one]
        self.order[one] = self.order[other]
        self.order[other] = answer

    def mean(self, answer: i64) -> float:
        """How an answer went on average, from 0 to 1."""
        return float(self.sums[answer]) / (float(max(self.tries[answer], 1)) * float(WHOLE))

    def chance(self, answer: i64) -> float:
        """How often an answer led to the first place, from 0 to 1."""
        return float(self.firsts[answer]) / (float(max(self.tries[answer], 1)) * float(WHOLE))

    def standing(self, answer: i64) -> float:
        """The result, less the handicap and the doubt."""
        handicap = float(self.handicaps[answer] * HEAD_START) / (float(HEAD_START + self.tries[answer]) * float(WHOLE))
        return self.mean(answer) - handicap - self._doubt_of(answer)

    def _doubt_of(self, answer: i64) -> float:
        if answer == 0:
            return 0.0
        return float(self.doubt) / (sqrt(float(max(self.tries[answer], 1))) * float(WHOLE))


def buffer(count: i64) -> vec[i64]:
    """So many zeros; there may be many."""
    found = zeros(min(count, i64(REMEMBERED)))
    for _ in range(count - i64(len(found))):
        found = append(found, 0)
    return found


def heats(field: i64) -> i64:
    """How often a field is halved until one is left."""
    times: i64 = 0
    while field > 1:
        field = (field + 1) // 2
        times += 1
    return times

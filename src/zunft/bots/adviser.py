"""The adviser of a person: a search that takes up to a second, and says which of its answers are about equal."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from time import perf_counter

from zunft.bots.bot import Alternative
from zunft.bots.craft import craft_of
from zunft.bots.ismcts import AT_ONCE, SearchBot, SearchLimits
from zunft.bots.reasons import why_first
from zunft.bots.search.search import Search
from zunft.bots.sight import Sight
from zunft.engine.title import Said

SECONDS = 1.0
LOOKS = 4  # worlds in which the answers are ordered before the search
FIRST_LOOK = 24  # worlds in which every answer in the race is tried before any of them goes
PATIENCE = 100  # worlds before one that looks clearly beaten goes ahead of its heat: a few good worlds may be to come
REMEMBERED = 4_096  # worlds of a race that are compared: all there are
CLEARLY = 2.0  # standard errors between two answers; with less they are about equal …
AS_GOOD = 0.01  # … and so they are with less than this, of a whole victory


class Adviser(SearchBot):
    """Makes at least the simulations of an Alderman, however long they take, and more for as long as its second lasts;
    with a number after its name, exactly that many."""

    name = "adviser"
    numbers = ("simulations",)

    def __init__(self, seed: int | str = 0, simulations: int = 0) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.looks, self.first_look, self.remembered = LOOKS, PATIENCE, REMEMBERED
        self.searched: Search | None = None

    def think(self, sight: Sight) -> list[Alternative]:
        """All answers, the best first; the first one has the reason why it goes before the second."""
        found = self.search(sight)
        rest = sorted(set(sight.moves) - {move for move, _, _ in found})
        thoughts = [Alternative(sight.write(move), tried=tried, judged=True) for move, tried, _ in found]
        thoughts = self._levelled(thoughts, [move for move, _, _ in found])
        thoughts += [Alternative(sight.write(move)) for move in rest]
        return [replace(thoughts[0], reason=self._reason(sight, thoughts)), *thoughts[1:]]

    def search(self, sight: Sight) -> list[tuple[int, int, float]]:
        """Nothing is kept between two questions: it does not matter whether one has asked before."""
        self.limits, self.kept = SearchLimits(self.simulations or most_of(sight.title)), None
        return super().search(sight)

    def _levelled(self, thoughts: list[Alternative], moves: list[int]) -> list[Alternative]:
        """The same alternatives, each marked if it is about as good as the one before."""
        level = [False, *(self.is_level(one, other) for one, other in pairwise(moves))]
        return [replace(thought, level=is_level) for thought, is_level in zip(thoughts, level, strict=True)]

    def is_level(self, one: int, other: int) -> bool:
        """Whether the last search cannot tell two of its answers apart, in the worlds that both were tried in."""
        search = self.searched
        assert search is not None
        first, second = list(search.ranked).index(one), list(search.ranked).index(other)
        seen = min(search.race.tries[first], search.race.tries[second])
        lead = abs(search.race.lead(first, second, seen))
        return bool(lead < max(CLEARLY * search.race.error(first, second, seen), AS_GOOD))

    def _reason(self, sight: Sight, thoughts: list[Alternative]) -> Said | None:
        """None if no second answer was considered, or if it is about as good."""
        if len(thoughts) < 2 or not thoughts[1].judged or thoughts[1].level:
            return None
        first, second = (sight.read(thought.option) for thought in thoughts[:2])
        return why_first(sight, first, second, self.rng.getrandbits(30))

    def _run(self, search: Search, sight: Sight) -> None:
        """The first look, then as many simulations as the rest of the time allows, planned so that the race is
        completed."""
        began, self.searched = perf_counter(), search
        while search.race.seen < FIRST_LOOK and not (search.race.is_over() or self.stopped):
            search.simulate(sight.world, AT_ONCE)
        done = int(sum(search.race.tries))
        if not self.simulations and done:
            in_time = int(done * SECONDS / (perf_counter() - began))
            search.race.first_look = FIRST_LOOK
            search.race.plan(min(max(in_time, least_of(sight.title)), most_of(sight.title)))
            search.race.first_look = PATIENCE
        while not (search.race.is_over() or self.stopped):
            search.simulate(sight.world, AT_ONCE)


def least_of(title: str) -> int:
    """The simulations of the best level."""
    return craft_of(title).simulations.alderman


def most_of(title: str) -> int:
    """The simulations that are enough, where time allows."""
    return craft_of(title).simulations.adviser

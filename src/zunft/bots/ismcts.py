"""Searches: as many simulations as its level says, then the answer that came first in their race."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from zunft.bots.bot import Alternative, Bot, Weighed
from zunft.bots.craft import craft_of
from zunft.bots.judging import judge_of
from zunft.bots.reasons import with_reason
from zunft.bots.search.descent import CURIOSITY, GROWTH, OTHERS, OWN
from zunft.bots.search.history import History
from zunft.bots.search.race import FIRST_LOOK, REMEMBERED
from zunft.bots.search.search import Search
from zunft.bots.sight import Sight
from zunft.engine.craft import chance_of

AT_ONCE = 4  # simulations between two looks at the clock: a few milliseconds
LOOKS = 1  # worlds in which the answers are ordered before the search

# Of a search with a judge. Its results differ less from world to world, so many more answers can be told apart …
JUDGED_LOOKS = 4
JUDGED_RUNNERS = 32
JUDGED_REMEMBERED = 512
# … and what is left of a difference is not luck alone: one in so many simulations is a world before any answer goes.
ONE_IN = 16
MOST_AT_FIRST = 32


@dataclass(frozen=True)
class SearchLimits:
    """A search ends at the first of these."""

    simulations: int = 400
    seconds: float | None = None
    nodes: int = 1_000_000  # 56 bytes each


@dataclass(frozen=True)
class SearchSizes:
    """What a search weighs by and how its tree grows; see ``Craft`` and ``Descent``. Curiosity is in thousandths."""

    scale: int
    playout: int
    doubt: int
    curiosity: int = round(1000 * CURIOSITY)
    own: int = OWN
    others: int = OTHERS
    growth: int = GROWTH


def sizes_of(title: str) -> SearchSizes:
    """Those that are used now."""
    craft = craft_of(title)
    return SearchSizes(craft.scale, craft.playout, craft.doubt)


class SearchBot(Bot):
    """Searches a tree over many worlds that could be the true one: information set Monte Carlo tree search."""

    name = "ismcts"
    numbers: tuple[str, ...] = ("simulations", "playout", "candidates", "judged")

    def __init__(
        self,
        seed: int | str = 0,
        simulations: int = 400,
        playout: int = 0,
        candidates: int = 1,
        judged: int = 0,
        limits: SearchLimits | None = None,
        sizes: SearchSizes | None = None,
    ) -> None:
        """With *judged* the title's judge says what a simulation led to, not the evaluation's lead."""
        super().__init__(seed)
        self.limits = limits or SearchLimits(simulations)
        self.playout, self.candidates, self.judged, self.sizes = playout, candidates, judged, sizes
        self.looks, self.first_look, self.remembered = LOOKS, FIRST_LOOK, REMEMBERED
        if judged:
            self.looks, self.remembered = JUDGED_LOOKS, JUDGED_REMEMBERED
            self.first_look = max(FIRST_LOOK, min(self.limits.simulations // ONE_IN, MOST_AT_FIRST))
        self.kept: Search | None = None  # the results for the next decision of the same turn

    def decide(self, sight: Sight) -> int:
        """The answer that was tried most often."""
        return self.search(sight)[0][0]

    def weighed(self, sight: Sight) -> tuple[int, list[Weighed]]:
        """The same, with every answer that was tried."""
        found = self.search(sight)
        return found[0][0], [Weighed(*answer) for answer in found if answer[1] > 0]

    def think(self, sight: Sight) -> list[Alternative]:
        """The tried answers, the best first, with how often each was tried and won; then those that were not."""
        found = self.search(sight)
        rest = sorted(set(sight.moves) - {move for move, _, _ in found})
        thoughts = [Alternative(sight.write(move), chance=chance, tried=tried) for move, tried, chance in found]
        thoughts += [Alternative(sight.write(move), chance=0.0) for move in rest]
        return with_reason(sight, thoughts, self.rng.getrandbits(30))

    def search(self, sight: Sight) -> list[tuple[int, int, float]]:
        """The tried answers, the best first: how often, and how often each led to victory."""
        self.stopped = False
        if len(sight.moves) == 1:
            return [(sight.moves[0], 0, 0.0)]
        search = self._begin(sight)
        if (only := search.only_answer()) in sight.moves:
            self.kept = None
            return [(only, 1, self._chance_after(search, sight, only))]
        self._run(search, sight)
        found = search.answers()
        self.kept = search if search.follow(sight.world, found[0][0]) else None
        return found

    def _chance_after(self, search: Search, sight: Sight, only: int) -> float:
        return chance_of(int(search.look_at(sight.world, only)), int(search.scale), sight.world.seats)

    def _begin(self, sight: Sight) -> Search:
        search = self.kept
        if search is None or not search.expects(sight.world, sight.seat):
            search = self._new(sight)
        search.prepare(sight.world, sight.seat, self.looks, self.limits.simulations)
        return search

    def _new(self, sight: Sight) -> Search:
        craft, seed, sizes = craft_of(sight.title), self.rng.getrandbits(30), self.sizes or sizes_of(sight.title)
        playout = self.playout or sizes.playout
        search = Search(sight.game.rules, craft.evaluation, craft.habit, sizes.scale, seed, playout, sizes.doubt)
        search.candidates, search.first_look, search.remembered = self.candidates, self.first_look, self.remembered
        descent = search.descent
        descent.most_nodes, descent.curiosity = self.limits.nodes, sizes.curiosity / 1000
        descent.own, descent.others, descent.growth = sizes.own, sizes.others, sizes.growth
        if self.judged:
            search.judge_by = judge_of(sight.title, int(sight.world.seats)).judge
            search.most_runners, descent.history = JUDGED_RUNNERS, History()
        return search

    def _run(self, search: Search, sight: Sight) -> None:
        began = perf_counter()
        while not (search.race.is_over() or self.stopped or self._is_late(began)):
            search.simulate(sight.world, AT_ONCE)

    def _is_late(self, began: float) -> bool:
        return self.limits.seconds is not None and perf_counter() - began >= self.limits.seconds

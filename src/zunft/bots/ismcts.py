"""Searches: as many simulations as its level says, then the answer that was tried most."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from zunft.bots.bot import Alternative, Bot
from zunft.bots.craft import CRAFTS
from zunft.bots.reasons import with_reasons
from zunft.bots.search import Search
from zunft.bots.sight import Sight

AT_ONCE = 16  # simulations between two looks at the clock: a few milliseconds
LEAST_NEW = 2  # one part in so many of the simulations is made anew even when the tree is kept
LOOKS = 1  # worlds in which the answers are ordered before the search


@dataclass(frozen=True)
class Limits:
    """A search ends at the first of these."""

    simulations: int = 400
    seconds: float | None = None
    nodes: int = 1_000_000  # 56 bytes each


class SearchBot(Bot):
    name = "ismcts"
    numbers = ("simulations", "playout", "candidates")

    def __init__(
        self,
        seed: int | str = 0,
        simulations: int = 400,
        playout: int = 0,
        candidates: int = 1,
        limits: Limits | None = None,
    ) -> None:
        super().__init__(seed)
        self.limits = limits or Limits(simulations)
        self.playout, self.candidates = playout, candidates
        self.kept: Search | None = None  # what was found out for the next decision of the same turn

    def decide(self, sight: Sight) -> int:
        found = self.search(sight)
        return max(sight.moves, key=lambda move: found[move])

    def think(self, sight: Sight) -> list[Alternative]:
        found = self.search(sight)
        order = sorted(sight.moves, key=lambda move: found[move], reverse=True)
        thoughts = [Alternative(sight.write(move), chance=found[move][1], tried=found[move][0]) for move in order]
        return with_reasons(sight, thoughts, self.rng.getrandbits(30))

    def search(self, sight: Sight) -> dict[int, tuple[int, float]]:
        """How often each answer was tried, and how it went on average."""
        self.stopped = False
        if len(sight.moves) == 1:
            return {sight.moves[0]: (0, 0.0)}
        search = self._begin(sight)
        if (only := search.only_answer()) in sight.moves:
            self.kept = None
            return {move: (int(move == only), search.look_at(sight.world, only)) for move in sight.moves}
        self._run(search, sight)
        found = {move: result(search, sight.seat, move) for move in sight.moves}
        best = max(sight.moves, key=lambda move: found[move])
        self.kept = search if search.follow(sight.world, best) else None
        return found

    def _begin(self, sight: Sight) -> Search:
        search = self.kept
        if search is None or not search.expects(sight.world, sight.seat):
            craft, seed = CRAFTS[sight.title], self.rng.getrandbits(30)
            search = Search(sight.game.rules, craft.evaluation, craft.habit, craft.scale, seed, self.playout)
            search.most_nodes, search.candidates = self.limits.nodes, self.candidates
        search.prepare(sight.world, sight.seat, LOOKS)
        return search

    def _run(self, search: Search, sight: Sight) -> None:
        """What is known from the decision before counts, but a part is always new."""
        known = search.tree.visits[search.root]
        left = max(self.limits.simulations - known, self.limits.simulations // LEAST_NEW)
        began = perf_counter()
        while left > 0 and not self.stopped and not self._is_late(began):
            some = min(AT_ONCE, left)
            search.simulate(sight.world, sight.seat, some)
            left -= some

    def _is_late(self, began: float) -> bool:
        return self.limits.seconds is not None and perf_counter() - began >= self.limits.seconds


def result(search: Search, seat: int, move: int) -> tuple[int, float]:
    """How often an answer was tried at the root, and how it went on average."""
    node = search.tree.find(search.root, seat, move)
    return (search.tree.visits[node], search.tree.mean(node)) if node >= 0 else (0, 0.0)

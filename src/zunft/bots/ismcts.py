"""Searches: as many simulations as its level says, then the answer that was tried most."""

from __future__ import annotations

from zunft.bots.bot import Bot
from zunft.bots.greedy import EVALUATIONS
from zunft.bots.search import Search
from zunft.bots.search_tree import ROOT
from zunft.bots.sight import Sight

SCALES = {"flanders": 4_000, "gilde": 20_000, "strasbourg": 6_000}


class SearchBot(Bot):
    name = "ismcts"

    def __init__(self, seed: int = 0, simulations: int = 400) -> None:
        super().__init__(seed)
        self.simulations = simulations

    def choose(self, sight: Sight) -> str:
        world = sight.imagine(self.rng.getrandbits(60))
        search = Search(world.game.rules, EVALUATIONS[sight.title], SCALES[sight.title], self.rng.getrandbits(30))
        search.simulate(world.state, sight.seat, self.simulations)
        tree, visits = search.tree, {}
        for option in sight.options:
            move = world.game.grammar.read(option, world.state)
            node = tree.find(ROOT, sight.seat, move)
            visits[option] = tree.visits[node] if node >= 0 else 0
        return max(sight.options, key=lambda option: visits[option])

"""Looks one answer ahead, in a few imagined worlds, and takes what is worth most there."""

from __future__ import annotations

from zunft.bots.bot import Bot
from zunft.bots.evaluation import Evaluation
from zunft.bots.evaluation_flanders import FlandersEvaluation
from zunft.bots.evaluation_gilde import GildeEvaluation
from zunft.bots.evaluation_strasbourg import StrasbourgEvaluation
from zunft.bots.search_step import Lookahead
from zunft.bots.sight import Sight
from zunft.table import Table

EVALUATIONS: dict[str, Evaluation] = {
    "flanders": FlandersEvaluation(),
    "gilde": GildeEvaluation(),
    "strasbourg": StrasbourgEvaluation(),
}
WORLDS = 3


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, sight: Sight) -> str:
        """The option that is worth most over all worlds; of equals any."""
        worlds = [sight.imagine(self.rng.getrandbits(60)) for _ in range(WORLDS)]
        worth = {option: sum(self.judge(world, sight, option) for world in worlds) for option in sight.options}
        best = max(worth.values())
        return self.rng.choice([option for option in sight.options if worth[option] == best])

    def judge(self, world: Table, sight: Sight, option: str) -> int:
        lookahead = Lookahead(world.game.rules, EVALUATIONS[sight.title], self.rng.getrandbits(30))
        return lookahead.judge(world.state, sight.seat, world.game.grammar.read(option, world.state))

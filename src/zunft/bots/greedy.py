"""Looks one answer ahead, in a few imagined worlds, and takes what is worth most there."""

from __future__ import annotations

from zunft.bots.bot import Alternative, Bot, Weighed
from zunft.bots.craft import craft_of
from zunft.bots.reasons import with_reason
from zunft.bots.search.lookahead import LEFT_OUT, Lookahead
from zunft.bots.sight import Sight
from zunft.engine.craft import chance_of

WORLDS = 3


class GreedyBot(Bot):
    """Takes the answer whose next position is worth most, in a few worlds that could be the true one."""

    name = "greedy"
    numbers = ("worlds", "overlooked")

    def __init__(self, seed: int | str = 0, worlds: int = WORLDS, overlooked: int = 0) -> None:
        """*overlooked* is the percentage of its answers that it ignores."""
        super().__init__(seed)
        self.worlds, self.overlooked = max(worlds, 1), overlooked

    def decide(self, sight: Sight) -> int:
        """The answer with the highest value over all worlds; a random one among equals."""
        return self._best(sight, self.weigh(sight))

    def weighed(self, sight: Sight) -> tuple[int, list[Weighed]]:
        """The same, with every answer that was considered, and the chance to win that its worth stands for."""
        worth = self.weigh(sight)
        scale, seats = craft_of(sight.title).scale * self.worlds, sight.world.seats
        considered = [move for move in sight.moves if worth[move] > LEFT_OUT]
        found = [Weighed(move, self.worlds, chance_of(worth[move], scale, seats)) for move in considered]
        return self._best(sight, worth), found

    def _best(self, sight: Sight, worth: dict[int, int]) -> int:
        sensible = [move for move in sight.moves if worth[move] > LEFT_OUT]
        seen = [move for move in sensible if self.rng.randrange(100) >= self.overlooked] or sensible
        best = max(worth[move] for move in seen)
        return self.rng.choice([move for move in seen if worth[move] == best])

    def think(self, sight: Sight) -> list[Alternative]:
        """All answers, the one worth most first, with the chance to win that their worth stands for."""
        worth = self.weigh(sight)
        scale, seats = craft_of(sight.title).scale * self.worlds, sight.world.seats
        order = sorted(sight.moves, key=lambda move: worth[move], reverse=True)
        thoughts = [Alternative(sight.write(move), chance_of(worth[move], scale, seats)) for move in order]
        return with_reason(sight, thoughts, self.rng.getrandbits(30))

    def weigh(self, sight: Sight) -> dict[int, int]:
        """What each answer is worth, summed over all worlds."""
        craft = craft_of(sight.title)
        lookahead = Lookahead(sight.game.rules, craft.evaluation, craft.habit, self.rng.getrandbits(30))
        return dict(zip(sight.moves, lookahead.weigh(sight.world, sight.seat, self.worlds), strict=True))

"""Looks one answer ahead, in a few imagined worlds, and takes what is worth most there."""

from __future__ import annotations

from zunft.bots.bot import Alternative, Bot, Weighed
from zunft.bots.craft import craft_of
from zunft.bots.reasons import with_reason
from zunft.bots.search.lookahead import LEFT_OUT, Lookahead
from zunft.bots.sight import Sight
from zunft.engine.craft import chance_of
from zunft.engine.move import THING_BITS, VERB_BITS

WORLDS = 3
MOST_THINGS = 5  # that an answer can be about


class GreedyBot(Bot):
    """Takes the answer whose next position is worth most, in a few worlds that could be the true one."""

    name = "greedy"
    numbers = ("worlds", "overlooked", "by_kind")

    def __init__(self, seed: int | str = 0, worlds: int = WORLDS, overlooked: int = 0, by_kind: int = 0) -> None:
        """*overlooked* is the percentage of its answers that it ignores; *by_kind* it does not think of whole kinds of
        them, as people do: of selling, or of a town."""
        super().__init__(seed)
        self.worlds, self.overlooked, self.by_kind = max(worlds, 1), overlooked, by_kind

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
        seen = self._noticed(sensible) or sensible
        best = max(worth[move] for move in seen)
        return self.rng.choice([move for move in seen if worth[move] == best])

    def _noticed(self, moves: list[int]) -> list[int]:
        kind = kinds(moves) if self.by_kind else {move: move for move in moves}
        overlooked = {one: self.rng.randrange(100) < self.overlooked for one in dict.fromkeys(kind.values())}
        return [move for move in moves if not overlooked[kind[move]]]

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


def kinds(moves: list[int]) -> dict[int, int]:
    """The kind of every answer: what it is about, as far as it takes until there are two kinds."""
    for things in range(MOST_THINGS + 1):
        mask = (1 << (VERB_BITS + THING_BITS * things)) - 1
        found = {move: move & mask for move in moves}
        if len(set(found.values())) > 1:
            return found
    return {move: move for move in moves}

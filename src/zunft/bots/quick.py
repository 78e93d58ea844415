"""Answers out of habit, at once: the bot for many thousand games."""

from __future__ import annotations

from zunft.bots.bot import Bot
from zunft.bots.craft import craft_of
from zunft.bots.sight import Sight
from zunft.engine.chance import Rng
from zunft.engine.habit import by_habit


class QuickBot(Bot):
    """Answers as people do without thinking, by the habit of the title."""

    name = "quick"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.fast = Rng(self.rng.getrandbits(60))

    def decide(self, sight: Sight) -> int:
        """The habit's answer."""
        return by_habit(craft_of(sight.title).habit, sight.game.rules, sight.world, sight.seat, self.fast)

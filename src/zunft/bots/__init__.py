"""Bots: who answers for a seat, from what that seat knows and nothing else."""

from zunft.bots.bot import Bot, RandomBot
from zunft.bots.greedy import GreedyBot
from zunft.bots.ismcts import SearchBot
from zunft.bots.sight import Sight, sight_of

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, SearchBot)}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "Sight", "sight_of"]

"""Bots: they answer for a seat, from what that seat knows and nothing else."""

from zunft.bots.adviser import Adviser
from zunft.bots.bot import Alternative, Bot, RandomBot
from zunft.bots.greedy import GreedyBot
from zunft.bots.ismcts import SearchBot
from zunft.bots.judging import TitleJudge, judge_of
from zunft.bots.making import BOTS, check_bot, make_bot
from zunft.bots.own_view import SeatChances
from zunft.bots.quick import QuickBot
from zunft.bots.sight import Sight, sight_of

__all__ = [
    "BOTS",
    "Adviser",
    "Alternative",
    "Bot",
    "GreedyBot",
    "QuickBot",
    "RandomBot",
    "SearchBot",
    "SeatChances",
    "Sight",
    "TitleJudge",
    "check_bot",
    "judge_of",
    "make_bot",
    "sight_of",
]

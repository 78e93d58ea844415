"""What bots know of each title: how to judge a position, and what to do out of habit."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from zunft.engine.evaluation import Evaluation
from zunft.engine.habit import Habit
from zunft.games.flanders.bot.evaluation import FlandersEvaluation
from zunft.games.flanders.bot.habit import FlandersHabit
from zunft.games.gilde.bot.evaluation import GildeEvaluation
from zunft.games.gilde.bot.habit import GildeHabit
from zunft.games.strasbourg.bot.evaluation import StrasbourgEvaluation
from zunft.games.strasbourg.bot.habit import StrasbourgHabit


@dataclass(frozen=True)
class Craft:
    """``scale`` is the lead, in thousandths of a point, with which nearly three of four games are won; ``playout`` is
    how often a seat answers by habit in a simulation before the position is judged; ``doubt``, in millionths of a
    victory, is how clearly a search must contradict the look ahead."""

    evaluation: Evaluation
    habit: Habit
    scale: int
    playout: int
    doubt: int = 0


CRAFTS: dict[str, Craft] = {
    "flanders": Craft(FlandersEvaluation(), FlandersHabit(), 4_000, 20),
    "gilde": Craft(GildeEvaluation(), GildeHabit(), 11_000, 30),
    "strasbourg": Craft(StrasbourgEvaluation(), StrasbourgHabit(), 6_000, 24, 300_000),
}


def chance_of(lead: float, scale: float, seats: int) -> float:
    """How likely a lead over the best of the others is to win, from 0 to 1: with none, everybody's chance is alike."""
    return 1 / (1 + (seats - 1) * exp(-max(min(lead / scale, 20), -20)))

"""What bots know of each title: how to judge a position, and what to do out of habit."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from zunft.bots.evaluation import Evaluation
from zunft.bots.evaluation_flanders import FlandersEvaluation
from zunft.bots.evaluation_gilde import GildeEvaluation
from zunft.bots.evaluation_strasbourg import StrasbourgEvaluation
from zunft.bots.playout import Habit
from zunft.bots.playout_flanders import FlandersHabit
from zunft.bots.playout_gilde import GildeHabit
from zunft.bots.playout_strasbourg import StrasbourgHabit


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

"""What bots know of a title: how to judge a position, what to do out of habit, and how long to look."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import exp
from typing import Protocol

from zunft.engine.compared import Reason
from zunft.engine.evaluation import Evaluation
from zunft.engine.habit import Habit
from zunft.engine.rules import State
from zunft.engine.signs import Signs
from zunft.engine.title import Game


@dataclass(frozen=True)
class Simulations:
    """How many simulations the levels make that search, and how many are enough for the adviser."""

    master: int = 20
    guild_master: int = 60
    alderman: int = 200
    adviser: int = 4_000


@dataclass(frozen=True)
class JudgedSearch:
    """A search in which the judge says what a simulation led to, after so many answers of the seat by habit."""

    simulations: int
    playout: int


class Deals(Protocol):
    """How a bot deals out of turn. *imagined* is a position that could be the true one for all that the public
    knows: a yes or a no tells nothing about what a bot holds."""

    def agrees(self, game: Game, imagined: State, seat: int, other: int, text: str) -> bool:
        """Whether a bot accepts what *other* proposes, in the words of either side."""

    def proposals(self, game: Game, imagined: State, seat: int, people: Collection[int]) -> list[tuple[int, str]]:
        """What a bot would like to trade, and whom of *people* it asks, the best first; not all of it is legal."""


@dataclass(frozen=True)
class Craft:
    """What a title's folder says in ``bot/__init__.py``, as ``CRAFT``. ``scale`` is the lead, in thousandths of a
    point, with which nearly three of four games are won; ``playout`` is how often a seat answers by habit in a
    simulation before the position is judged; ``doubt``, in millionths of a victory, is how clearly a search must
    contradict the look ahead; ``reasons`` are the things that the parts of the evaluation are about; ``signs`` are what
    a judge goes by, in a title that has one; with ``hides_choices`` the others hold in secret what they chose
    themselves, so that imagined worlds, which deal them anything, flatter the own seat; ``judge_off``, by number of
    seats, is by how many points of a hundred the judge was off on average in the worst third of a game, from the asked
    seat's view (docs/strength.md), where that is little enough to be shown to people; ``analysis_seconds`` is what the
    analysis of a finished game may take of one core, in a hall; ``judged`` is the Alderman by number of seats, where
    one that asks the judge was played against one that does not."""

    evaluation: Evaluation
    habit: Habit
    scale: int
    playout: int
    doubt: int = 0
    simulations: Simulations = Simulations()
    reasons: Mapping[str, Reason] = field(default_factory=dict)
    deals: Deals | None = None
    signs: Signs | None = None
    hides_choices: bool = False
    judge_off: Mapping[int, float] = field(default_factory=dict)
    analysis_seconds: int = 60
    judged: Mapping[int, JudgedSearch] = field(default_factory=dict)


def chance_of(lead: float, scale: float, seats: int) -> float:
    """How likely a lead over the best of the others is to win, from 0 to 1: with none, everybody's chance is alike."""
    return 1 / (1 + (seats - 1) * exp(-max(min(lead / scale, 20), -20)))

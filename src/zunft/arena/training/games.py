"""Games among bots of mixed levels, with some of their positions: what a judge learns from."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypedDict

from zunft.arena.match import Match, Outcome, Setting
from zunft.bots import Bot, make_bot
from zunft.bots.craft import craft_of
from zunft.engine.interpreted import signs_in, values
from zunft.engine.rules import State

MIXED = ("quick", "apprentice", "greedy", "greedy", "greedy", "greedy")  # drawn for every seat
ONE_IN = 12  # of all answers, the position before it is kept


class Position(TypedDict):
    """What is kept of a position, by seat where it is a list."""

    at: int  # how many answers were given before
    phase: int
    values: list[int]  # what the evaluation says
    signs: list[int]  # all of the first seat, then of the next one


class Lesson(TypedDict):
    """A game from which a judge learns."""

    number: int
    bots: list[str]
    shares: list[float]  # of the victory
    places: list[int]
    answers: int
    positions: list[Position]


@dataclass(frozen=True)
class LessonJob:
    """A game to be played: everything in it follows from these."""

    number: int
    setting: Setting
    mixed: tuple[str, ...]
    seed: int


def play_lesson(job: LessonJob) -> Lesson:
    """Every seat is drawn a bot."""
    watched = Watched(job.setting, bots_of(job), derived(job, "deal"), Random(derived(job, "kept")))
    outcome = watched.play()
    return lesson_of(job, outcome, watched)


def line_up_of(job: LessonJob) -> list[str]:
    luck = Random(derived(job, "line-up"))
    return [luck.choice(job.mixed) for _ in range(job.setting.seats)]


def bots_of(job: LessonJob) -> list[Bot]:
    title, seats = job.setting.title, job.setting.seats
    return [make_bot(spec, title, seats, derived(job, f"bot-{seat}")) for seat, spec in enumerate(line_up_of(job))]


def lesson_of(job: LessonJob, outcome: Outcome, watched: Watched) -> Lesson:
    return Lesson(
        number=job.number,
        bots=line_up_of(job),
        shares=outcome.shares,
        places=outcome.places,
        answers=watched.answered,
        positions=watched.kept,
    )


class Watched(Match):
    """A game of which some positions are kept."""

    def __init__(self, setting: Setting, bots: Sequence[Bot], seed: int, luck: Random) -> None:
        self.luck, self.answered, self.kept = luck, 0, list[Position]()
        super().__init__(setting, bots, seed)

    def answer(self, seat: int) -> None:
        if self.luck.randrange(ONE_IN) == 0:
            self.kept.append(position_of(self.game.key, self.state, self.answered))
        self.answered += 1
        super().answer(seat)


def position_of(title: str, state: State, at: int) -> Position:
    craft = craft_of(title)
    assert craft.signs is not None
    return Position(
        at=at,
        phase=int(craft.signs.phase(state)),
        values=values(craft.evaluation, state),
        signs=signs_in(craft.signs, state),
    )


def derived(job: LessonJob, what: str) -> int:
    """A number that follows from the job alone."""
    text = f"lesson/{job.seed}/{job.number}/{what}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

"""Games among bots of mixed levels, with some of their positions: what a judge learns from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypedDict

from zunft.arena.match import Match, Outcome, Setting
from zunft.bots import Bot, make_bot
from zunft.bots.craft import craft_of
from zunft.engine.chance import Rng
from zunft.engine.interpreted import redeal, signs_in, values
from zunft.engine.rules import State
from zunft.engine.signs import Signs

# Drawn for every seat. The apprentice is a frozen one: the same games as ever make the same judges.
MIXED = ("quick", "apprentice@1", "greedy", "greedy", "greedy", "greedy")
ONE_IN = 12  # of all answers, the position before it is kept
IMAGINED_IN = 3  # of the kept ones, the asked seat imagines worlds in one
WORLDS = 16


class World(TypedDict):
    """What a judge goes by."""

    phase: int
    signs: list[int]  # all of the first seat, then of the next one


class Position(World):
    """What is kept of a position, by seat where it is a list."""

    at: int  # how many answers were given before
    values: list[int]  # what the evaluation says
    asked: int
    worlds: list[World]  # that the asked seat holds for possible, or none


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
        self.imagines = Random(seed)  # another one, so that the kept positions do not depend on it
        super().__init__(setting, bots, seed)

    def answer(self, seat: int) -> None:
        if self.luck.randrange(ONE_IN) == 0:
            self.kept.append(self.position(seat))
        self.answered += 1
        super().answer(seat)

    def position(self, seat: int) -> Position:
        craft = craft_of(self.game.key)
        assert craft.signs is not None
        return Position(
            **world_of(craft.signs, self.state),
            at=self.answered,
            values=values(craft.evaluation, self.state),
            asked=seat,
            worlds=list(self.worlds(seat, craft.signs)) if craft.hides_choices else [],
        )

    def worlds(self, seat: int, signs: Signs) -> Iterator[World]:
        """Imagined in some of the positions."""
        if self.imagines.randrange(IMAGINED_IN):
            return
        for _ in range(WORLDS):
            luck = Rng(self.imagines.getrandbits(30))
            yield world_of(signs, redeal(self.game.rules, self.state, seat, luck))


def world_of(signs: Signs, state: State) -> World:
    return World(phase=int(signs.phase(state)), signs=signs_in(signs, state))


def derived(job: LessonJob, what: str) -> int:
    """A number that follows from the job alone."""
    text = f"lesson/{job.seed}/{job.number}/{what}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

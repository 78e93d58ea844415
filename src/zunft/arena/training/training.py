"""Training: plays the games, finds the weights, writes the judge's file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path

from zunft.arena.match import Setting
from zunft.arena.runner import Runner
from zunft.arena.store import whole_lines
from zunft.arena.training.games import IMAGINED_IN, MIXED, ONE_IN, WORLDS, Lesson, LessonJob, play_lesson
from zunft.arena.training.regression import (
    examples_of,
    forms_of,
    units_of,
    weights_for_places,
    weights_for_winning,
)
from zunft.arena.training.views import weights_for_views
from zunft.bots.craft import craft_of
from zunft.bots.learnt import Learnt, write_learnt
from zunft.catalogue import title_of
from zunft.engine.signs import Signs
from zunft.table.setup import checked_seats
from zunft.version import source_hash

SETUP, GAMES = "setup.json", "lessons.jsonl"


@dataclass(frozen=True)
class TrainingCourse:
    """What a judge is learnt from: the same course gives the same bytes."""

    title: str
    seats: int
    games: int
    seed: int
    edition: str | None = None
    mixed: tuple[str, ...] = MIXED

    @property
    def setting(self) -> Setting:
        title = title_of(self.title)
        seats = checked_seats(title, self.seats)
        return Setting(self.title, seats, self.edition, tuple(sorted(title.ends_with.items())))

    @property
    def command(self) -> str:
        edition = f" --edition {self.edition}" if self.edition else ""
        return f"zunft train {self.title} --seats {self.seats}{edition} --games {self.games} --seed {self.seed}"

    def jobs(self) -> list[LessonJob]:
        return [LessonJob(number, self.setting, self.mixed, self.seed) for number in range(self.games)]


def train(
    course: TrainingCourse, runner: Runner, folder: Path, done: Callable[[int], None] = lambda games: None
) -> str:
    """The text of the judge's file. Games that lie in the folder are not played again."""
    lessons: list[Lesson] = []
    for lesson in played(course, runner, folder):
        lessons.append(lesson)
        done(1)
    lessons.sort(key=lambda lesson: lesson["number"])
    return write_learnt(learnt(course, lessons), course.command)


def learnt(course: TrainingCourse, lessons: list[Lesson]) -> Learnt:
    signs = signs_of(course.title)
    examples = examples_of(lessons, int(signs.points()))
    units = units_of(examples)
    known = forms_of(examples, units)
    wins = weights_for_winning(known, examples)
    sharp, own = weights_for_views(lessons, int(signs.points()), units, wins)
    return Learnt(
        title=course.title,
        seats=course.seats,
        games=len(lessons),
        bots=list(course.mixed),
        signs=signs.names(),
        units=units,
        wins=wins,
        places=weights_for_places(known, examples),
        sharp=sharp,
        own=own,
    )


def signs_of(title: str) -> Signs:
    signs = craft_of(title).signs if title_of(title).has_module("bot") else None
    if signs is None:
        raise ValueError(f"A judge of {title} cannot be trained: the title names no signs to go by.")
    return signs


# --- games that are kept --------------------------------------------------------------------------


def played(course: TrainingCourse, runner: Runner, folder: Path) -> Iterator[Lesson]:
    """First the games of an earlier run, then those that are played now."""
    signs_of(course.title)
    folder.mkdir(parents=True, exist_ok=True)
    agree(folder / SETUP, course)
    before: dict[int, Lesson] = {lesson["number"]: lesson for lesson in whole_lines(folder / GAMES)}
    jobs = course.jobs()
    yield from [before[job.number] for job in jobs if job.number in before]
    left = [job for job in jobs if job.number not in before]
    with (folder / GAMES).open("a", encoding="utf-8") as file, closing(runner.run(play_lesson, left)) as lessons:
        for lesson in lessons:
            file.write(json.dumps(lesson, separators=(",", ":")) + "\n")
            file.flush()
            yield lesson


def agree(file: Path, course: TrainingCourse) -> None:
    """Games of other bots, seeds or rules are never mixed; there may be more of the same."""
    setup = asdict(course) | {
        "mixed": list(course.mixed),
        "one-in": [ONE_IN, IMAGINED_IN, WORLDS],
        "engine": source_hash()[:12],
    }
    del setup["games"]
    if not file.exists():
        file.write_text(json.dumps(setup, indent=1) + "\n", encoding="utf-8")
        return
    before = json.loads(file.read_text(encoding="utf-8"))
    for key, value in setup.items():
        if before.get(key) != value:
            raise ValueError(f"{file.parent}: other games lie there, with {key} {before.get(key)}, not {value}.")

"""Training: the same games make the same bytes, and a run that was ended goes on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.cli.table import zunft

from zunft.arena.runner import Here
from zunft.arena.training.games import Lesson, LessonJob, Position, World, play_lesson
from zunft.arena.training.regression import (
    RIDGE,
    examples_of,
    forms_of,
    softmax,
    units_of,
    weights_for_places,
    weights_for_winning,
)
from zunft.arena.training.training import GAMES, TrainingCourse, train
from zunft.arena.training.views import weights_for_views
from zunft.bots.judging import TitleJudge
from zunft.bots.learnt import read_learnt
from zunft.engine.judge import FORMS, KNOTS, WEIGHT

COURSE = TrainingCourse("strasbourg", 3, games=3, seed=5, edition="tiny")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("whole")
    return folder, train(COURSE, Here(), folder)


def test_the_same_course_makes_the_same_bytes(whole: tuple[Path, str], tmp_path: Path) -> None:
    """Also when it was killed in the middle of a line."""
    folder, text = whole
    first, second, _ = (folder / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / "setup.json").write_bytes((folder / "setup.json").read_bytes())
    (tmp_path / GAMES).write_bytes(first + second[:50])
    assert train(COURSE, Here(), tmp_path) == text
    assert (tmp_path / GAMES).read_bytes() == (folder / GAMES).read_bytes()
    assert TitleJudge(read_learnt(text)).seats == 3


def test_games_of_another_course_are_not_mixed_in(whole: tuple[Path, str]) -> None:
    with pytest.raises(ValueError, match="other games lie there, with seed 5, not 6"):
        train(TrainingCourse("strasbourg", 3, games=3, seed=6, edition="tiny"), Here(), whole[0])


def test_a_game_follows_from_its_number_and_seed() -> None:
    job = LessonJob(1, COURSE.setting, ("quick",), 7)
    lesson = play_lesson(job)
    assert lesson == play_lesson(job)
    assert lesson != play_lesson(LessonJob(2, COURSE.setting, ("quick",), 7))
    assert sum(lesson["shares"]) == pytest.approx(1)
    assert all(0 <= position["at"] < lesson["answers"] for position in lesson["positions"])


def test_the_command_says_what_it_cannot_do(tmp_path: Path) -> None:
    result = zunft("train", "strasbourg", "--seats", 2, "--out", tmp_path / "judge.toml")
    assert result.exit_code != 0
    assert "strasbourg is played with 3, 4, 5 seats, not with 2" in result.stderr


# --- regression -----------------------------------------------------------------------------------


def invented(games: int) -> list[Lesson]:
    """Games in which the first of two signs says who wins, and the second says nothing."""
    rng, lessons = Random(1), list[Lesson]()
    for number in range(games):
        signs = [rng.randrange(-3000, 3001) for _ in range(6)]
        powers = np.exp([signs[2 * seat] / 1000 for seat in range(3)])
        winner = rng.choices(range(3), list(powers))[0]
        others = [seat for seat in range(3) if seat != winner]
        order = [winner, *rng.sample(others, 2)]
        position = Position(at=0, phase=0, values=[0, 0, 0], signs=signs, asked=0, worlds=[])
        shares, places = [float(seat == winner) for seat in range(3)], [order.index(seat) + 1 for seat in range(3)]
        lessons.append(Lesson(number=number, bots=[], shares=shares, places=places, answers=1, positions=[position]))
    return lessons


def test_a_sign_that_says_who_wins_gets_the_weight() -> None:
    examples = examples_of(invented(2_000), points=0)
    units = units_of(examples)
    known = forms_of(examples, units)
    for found in (weights_for_winning(known, examples), weights_for_places(known, examples)):
        by_sign = np.abs(np.array(found).reshape(3, FORMS, KNOTS)).sum((1, 2))
        assert by_sign[0] > 1.5 * by_sign[1]
        assert by_sign[2] == 0
    chances = softmax(known @ (np.array(weights_for_winning(known, examples)) / WEIGHT))
    loss = -np.log((chances * examples.shares).sum(1)).mean()
    assert loss < 0.8 < np.log(3)


def test_the_weights_are_the_best_there_are() -> None:
    """A change of any of them makes the sum of losses and squares larger."""
    examples = examples_of(invented(200), points=0)
    known = forms_of(examples, units_of(examples))
    found = np.array(weights_for_winning(known, examples)) / WEIGHT

    def total(weights: np.ndarray) -> float:
        chances = softmax(known @ weights)
        return float(-np.log((chances * examples.shares).sum(1)).sum() + RIDGE / 2 * (weights**2).sum())

    rng = np.random.default_rng(1)
    assert all(total(found) < total(found + rng.normal(0, 0.01, found.shape)) for _ in range(20))


def test_what_is_kept_of_a_game_is_one_line_of_json(whole: tuple[Path, str]) -> None:
    lines = (whole[0] / GAMES).read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2]


def test_what_imagined_worlds_overrate_is_taken_back() -> None:
    """The worlds show the asked seat better than it is, and everybody nearer to each other than they are."""
    lessons = invented(600)
    for lesson in lessons:
        position = lesson["positions"][0]
        flat = [sign // 2 for sign in position["signs"]]
        flat[0] += 1_000
        position["worlds"] = [World(phase=0, signs=flat)] * 2
    sharp, own = weights_for_views(lessons, 0, [1_000, 1_000, 1], [WEIGHT, *[0] * (3 * FORMS * KNOTS - 1)])
    assert sharp[0] > 1.5 * WEIGHT
    assert own[0] < -0.5 * WEIGHT
    assert sharp[1:] == [WEIGHT] * 3
    assert own[1:] == [0] * 3


def test_without_imagined_worlds_nothing_is_learnt_of_them() -> None:
    found = weights_for_views(invented(3), 0, [1_000, 1_000, 1], [0] * (3 * FORMS * KNOTS))
    assert found == ([], [])

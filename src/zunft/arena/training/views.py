"""How the mean over the worlds that a seat imagines is to be read: see ``OwnView``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from zunft.arena.training.games import Lesson, World
from zunft.arena.training.regression import (
    Examples,
    Numbers,
    forms,
    knots,
    signs_of,
    softmax,
    weights_for_winning,
)
from zunft.engine.judge import KNOTS, WEIGHT

LEAST = 1e-9  # of a chance, before its logarithm is taken


def weights_for_views(
    lessons: Sequence[Lesson], points: int, units: Sequence[int], wins: Sequence[int]
) -> tuple[list[int], list[int]]:
    """How much the chances are sharpened, and what the own seat gets, by knot; nothing where no worlds were
    imagined."""
    examples, means, asked = seen_by_one(lessons, points, units, wins)
    if not len(means):
        return [], []
    scores = np.log(np.maximum(means, LEAST))
    own = np.eye(means.shape[1])[asked]
    known = np.concatenate([one[:, :, None] * knots(examples.phase)[:, None, :] for one in (scores, own)], 2)
    found = weights_for_winning(known, examples, scores)
    return [WEIGHT + weight for weight in found[:KNOTS]], found[KNOTS:]


def seen_by_one(
    lessons: Sequence[Lesson], points: int, units: Sequence[int], wins: Sequence[int]
) -> tuple[Examples, Numbers, list[int]]:
    """The positions in which worlds were imagined, the mean chances of the judge in those, and who imagined them."""
    rows = [(lesson, position) for lesson in lessons for position in lesson["positions"] if position["worlds"]]
    count = {lesson["number"]: sum(bool(position["worlds"]) for position in lesson["positions"]) for lesson in lessons}
    seats = len(lessons[0]["shares"])
    examples = Examples(
        signs=np.zeros((len(rows), seats, 0)),
        phase=np.array([position["worlds"][0]["phase"] for _, position in rows], np.float64) / 1000,
        shares=np.array([lesson["shares"] for lesson, _ in rows], np.float64),
        places=np.array([lesson["places"] for lesson, _ in rows], np.float64),
        weight=np.array([1 / count[lesson["number"]] for lesson, _ in rows], np.float64),
    )
    means = [mean_chances(position["worlds"], seats, points, units, wins) for _, position in rows]
    return examples, np.array(means, np.float64), [position["asked"] for _, position in rows]


def mean_chances(
    worlds: Sequence[World], seats: int, points: int, units: Sequence[int], wins: Sequence[int]
) -> Numbers:
    phase = np.array([world["phase"] for world in worlds], np.float64) / 1000
    known = forms(signs_of(worlds, seats, points), phase, units)
    mean: Numbers = softmax(known @ (np.array(wins) / WEIGHT)).mean(0)
    return mean

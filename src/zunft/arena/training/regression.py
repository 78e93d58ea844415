"""The weights of a judge, found by regression.

There is exactly one best answer (the sum of log-losses and squared weights is strictly convex), and Newton's method
finds it to many more digits than are written down: so the same games give the same bytes everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from zunft.arena.training.games import Lesson, Position, World
from zunft.engine.judge import FARTHEST, KNOTS, USUAL, WEIGHT

Numbers = NDArray[np.float64]

RIDGE = 2.0  # how many games' worth of evidence it takes to have a weight of 1
MOST = 16  # positions of a game: neighbours say much the same
BLOCK = 4096  # positions at a time
STEPS = 40
CLOSE_ENOUGH = 1e-10


@dataclass(frozen=True)
class Examples:
    """Positions by [position, seat, sign]; the positions of one game weigh as much together as those of another."""

    signs: Numbers
    phase: Numbers
    shares: Numbers
    places: Numbers
    weight: Numbers


def examples_of(lessons: Sequence[Lesson], points: int) -> Examples:
    """After the signs comes the standing: the sum of those that are in points."""
    rows = [(lesson, position) for lesson in lessons for position in some_of(lesson)]
    seats = len(lessons[0]["shares"])
    return Examples(
        signs=signs_of([position for _, position in rows], seats, points),
        phase=np.array([position["phase"] for _, position in rows], np.float64) / 1000,
        shares=np.array([lesson["shares"] for lesson, _ in rows], np.float64),
        places=np.array([lesson["places"] for lesson, _ in rows], np.float64),
        weight=np.array([1 / len(some_of(lesson)) for lesson, _ in rows], np.float64),
    )


def signs_of(worlds: Sequence[World], seats: int, points: int) -> Numbers:
    """[world, seat, sign]: the last one is the standing."""
    signs = np.array([world["signs"] for world in worlds], np.float64).reshape(len(worlds), seats, -1)
    return np.concatenate([signs, signs[:, :, :points].sum(2, keepdims=True)], 2)


def some_of(lesson: Lesson) -> list[Position]:
    """At most so many positions, evenly spread."""
    every = lesson["positions"]
    count = min(MOST, len(every))
    return [every[at * len(every) // count] for at in range(count)]


def units_of(examples: Examples) -> list[int]:
    """What difference from the mean is usual in each sign."""
    above = examples.signs - examples.signs.mean(1, keepdims=True)
    usual = np.sqrt((above**2).mean((0, 1)))
    return [max(1, round(float(one))) for one in usual]


def forms_of(examples: Examples, units: Sequence[int]) -> Numbers:
    return forms(examples.signs, examples.phase, units)


def forms(signs: Numbers, phase: Numbers, units: Sequence[int]) -> Numbers:
    """[position, seat, sign and form and knot]: what a judge multiplies with its weights."""
    above = _within((signs - signs.mean(1, keepdims=True)) / units)
    in_order = np.sort(signs, 1)
    best, second = in_order[:, -1:, :], in_order[:, -2:-1, :]
    lead = _within(np.where(signs == best, signs - second, signs - best) / units)
    every = np.stack([above, _bent(above), _bent(lead)], 3)
    known = every[:, :, :, :, None] * knots(phase)[:, None, None, None, :]
    flat: Numbers = known.reshape(len(signs), signs.shape[1], -1)
    return flat


def _within(difference: Numbers) -> Numbers:
    return np.clip(difference, -FARTHEST / USUAL, FARTHEST / USUAL)


def _bent(difference: Numbers) -> Numbers:
    bent: Numbers = difference / (1 + np.abs(difference))
    return bent


def knots(phase: Numbers) -> Numbers:
    """[position, knot] how much of each knot's weight counts."""
    at = np.arange(KNOTS) / (KNOTS - 1)
    parts: Numbers = np.maximum(0, 1 - np.abs(np.clip(phase, 0, 1)[:, None] - at) * (KNOTS - 1))
    return parts


# --- the best weights -----------------------------------------------------------------------------

Evidence = tuple[Numbers, Numbers]  # where a block of positions pulls the weights, and the rows of how hard it resists
Learn = Callable[[Numbers], Iterator[Evidence]]  # the evidence of all blocks, by the weights so far


def weights_for_winning(known: Numbers, examples: Examples, before: Numbers | None = None) -> list[int]:
    """The chances are a softmax of the scores, which may have something before any weight counts."""
    given = np.zeros(known.shape[:2]) if before is None else before

    def learn(weights: Numbers) -> Iterator[Evidence]:
        for at in _blocks(len(known)):
            some, weight = known[at], examples.weight[at]
            chances = softmax(given[at] + some @ weights)
            off = some - np.einsum("ij,ijk->ik", chances, some)[:, None, :]
            rows = (off * np.sqrt(weight[:, None] * chances)[:, :, None]).reshape(-1, len(weights))
            yield np.einsum("i,ij,ijk->k", weight, examples.shares[at] - chances, some), rows

    return _solved(learn, known.shape[2])


def weights_for_places(known: Numbers, examples: Examples) -> list[int]:
    """Of every two seats, which of them comes first: by the difference of their scores."""
    seats = known.shape[1]
    pairs = [(one, other) for one in range(seats) for other in range(one + 1, seats)]

    def learn(weights: Numbers) -> Iterator[Evidence]:
        for (one, other), at in product(pairs, _blocks(len(known))):
            ahead, weight = known[at, one] - known[at, other], examples.weight[at] / (seats - 1)
            chance = 1 / (1 + np.exp(-(ahead @ weights)))
            came = (np.sign(examples.places[at, other] - examples.places[at, one]) + 1) / 2
            yield (weight * (came - chance)) @ ahead, ahead * np.sqrt(weight * chance * (1 - chance))[:, None]

    return _solved(learn, known.shape[2])


def _blocks(count: int) -> Iterator[slice]:
    """Positions are taken some thousand at a time, so that memory does not grow with the games."""
    return (slice(first, first + BLOCK) for first in range(0, count, BLOCK))


def _solved(learn: Learn, count: int) -> list[int]:
    """Newton's method: step by step to the best weights of the parabola that fits the loss where one stands."""
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(count)
        for pull, rows in learn(weights):
            slope += pull
            bend += rows.T @ rows
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < CLOSE_ENOUGH:
            return [round(float(one) * WEIGHT) for one in weights]
    raise ArithmeticError("The weights did not settle.")


def softmax(scores: Numbers) -> Numbers:
    powers = np.exp(scores - scores.max(1, keepdims=True))
    shares: Numbers = powers / powers.sum(1, keepdims=True)
    return shares

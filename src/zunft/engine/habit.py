"""Habits: what somebody who knows a game does without thinking long."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.rules import BUFFER, Rules, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    """Answers at once. Playouts are played by habit, and so is everybody else in a look ahead. Titles subclass it;
    this one has no habits and answers at random.

    It may read what the answering seat can know, and nothing else of the state: the ``quick`` bot plays by it."""

    def answer(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """One of the first *n* answers in *out*, of which there are at least two."""
        return out[rng.below(n)]

    def narrow(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64) -> i64:
        """Put the answers that are worth a look to the front of *out* and say how many they are, at least one. Whoever
        looks ahead leaves the others out; this one keeps all."""
        return n


def by_habit(habit: Habit, rules: Rules, state: State, seat: i64, rng: Rng) -> i64:
    """What a seat that is asked answers out of habit."""
    out = zeros(BUFFER)
    question = state.agenda.question(seat)
    n = rules.fill(state, seat, question, out)
    return habit.answer(state, seat, question, out, n, rng) if n > 1 else out[0]

"""The engine as interpreted code calls it: with lists instead of buffers.

A compiled function keeps a reference to every buffer that interpreted code hands it, for ever (mypyc 2.4), so buffers
stay on this side: a server that runs for weeks must not grow with every table.
"""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine import play
from zunft.engine import redeal as redealing
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.evaluation import Evaluation
from zunft.engine.rules import BUFFER, Rules, State
from zunft.engine.signs import Signs


def answers(rules: Rules, state: State, seat: i64) -> list[int]:
    """Every legal answer of a seat that is asked."""
    out = zeros(BUFFER)
    n = rules.fill(state, seat, state.agenda.question(seat), out)
    return [out[at] for at in range(n)]


def default(rules: Rules, state: State, seat: i64) -> i64:
    """The answer of a seat that is asked and silent."""
    return rules.default(state, seat, state.agenda.question(seat), zeros(BUFFER))


def forced(rules: Rules, state: State, seat: i64) -> i64:
    return play.forced(rules, state, seat, zeros(BUFFER))


def draws(rules: Rules, state: State, lane: i64) -> list[tuple[int, int]]:
    """Every possible draw of a lane, and how often it lies in the bag."""
    out, odds = zeros(BUFFER), zeros(BUFFER)
    n = rules.fill_draws(state, lane, state.agenda.question(lane), out, odds)
    return [(out[at], odds[at]) for at in range(n)]


def push(rules: Rules, state: State, lane: i64, move: i64) -> None:
    play.push(rules, state, lane, move, zeros(BUFFER))


def unasked(rules: Rules, state: State, seat: i64) -> list[int]:
    """Every move that a seat may make though nobody asked for it, but to leave."""
    out = zeros(BUFFER)
    n = rules.fill_unasked(state, seat, out)
    return [out[at] for at in range(n)]


def may_unasked(rules: Rules, state: State, seat: i64, move: i64) -> bool:
    return rules.may_unasked(state, seat, move)


def do_unasked(rules: Rules, state: State, seat: i64, move: i64) -> None:
    play.do_unasked(rules, state, seat, move, zeros(BUFFER))


def settle(rules: Rules, state: State) -> None:
    play.settle(rules, state, zeros(BUFFER))


def advance(rules: Rules, state: State) -> bool:
    return play.advance(rules, state, zeros(BUFFER))


def leave(rules: Rules, state: State, seat: i64) -> None:
    play.leave(rules, state, seat, zeros(BUFFER))


def redeal(rules: Rules, state: State, seat: i64, rng: Rng) -> State:
    return redealing.redeal(rules, state, seat, rng, zeros(BUFFER))


def values(evaluation: Evaluation, state: State) -> list[int]:
    """What a position is worth to every seat."""
    out = zeros(state.seats)
    evaluation.values(state, out)
    return [out[seat] for seat in range(state.seats)]


def signs_in(signs: Signs, state: State) -> list[int]:
    """Every sign of every seat: first all of the first seat."""
    count = state.seats * i64(len(signs.names()))
    out = zeros(count)
    signs.fill(state, out)
    return [out[at] for at in range(count)]


def drawn_at(bag: list[tuple[int, int]], position: int) -> int:
    """The draw at a position when every draw is laid out as often as its weight says."""
    for move, weight in bag:
        if position < weight:
            return move
        position -= weight
    raise IndexError("beyond the bag")

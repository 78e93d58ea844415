"""What a player of Strasbourg does out of habit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import lowest, only
from zunft.engine.chance import Rng
from zunft.engine.evaluation import POINT, SURE
from zunft.engine.habit import Habit
from zunft.engine.move import first, verb_of
from zunft.engine.rules import State
from zunft.games.strasbourg import board as kinds
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.course import guild_visits, time_left
from zunft.games.strasbourg.bot.places import answer_place, keep_best_places
from zunft.games.strasbourg.bot.plan import answer_bid, answer_draw, answer_put, keep_stacks
from zunft.games.strasbourg.bot.tasks import chance
from zunft.games.strasbourg.rules import ending, preparing
from zunft.games.strasbourg.state import StrasbourgState

KEEP_FROM: Final = 0  # what a task has to promise, in thousandths of a point


@final
class StrasbourgHabit(Habit):
    def answer(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, StrasbourgState)
        kind = verb_of(question)
        if kind == c.ASK_BID:
            return answer_bid(state, seat, rng)
        if kind == c.ASK_PUT:
            return answer_put(state, seat)
        if kind == c.ASK_DRAW:
            return answer_draw(state, seat, out, rng)
        if kind == c.ASK_SALE:
            return answer_sale(state, seat, out, n)
        if kind == c.ASK_RETURN or kind == c.ASK_SEAT or kind == c.ASK_GOODS:
            return out[0]
        if kind == c.ASK_TASKS:
            return answer_tasks(state, seat)
        return answer_place(state, seat, kind, out, n, rng)

    def narrow(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64) -> i64:
        """A sale, a card that goes back and what a winner may take need no thought; of squares and spaces only the best
        do, of tasks only choices that differ little from the usual one, and of equal stacks only one."""
        assert isinstance(state, StrasbourgState)
        kind = verb_of(question)
        if kind == c.ASK_DRAW or kind == c.ASK_PUT:
            return n
        if kind == c.ASK_BID:
            return keep_stacks(state, seat, out, n)
        if kind == c.ASK_RETURN or kind == c.ASK_SEAT or kind == c.ASK_GOODS:
            return 1
        if kind == c.ASK_SALE:
            out[0] = answer_sale(state, seat, out, n)
            return 1
        if kind == c.ASK_TASKS:
            return keep_usual_tasks(state, seat, out)
        return keep_best_places(state, seat, kind, out, n)


# --- tasks ----------------------------------------------------------------------------------------


def answer_tasks(state: StrasbourgState, seat: i64) -> i64:
    """Keep what promises points, at least the best."""
    offered = state.players[seat].offered
    kept: i64 = 0
    best: i64 = offered.items[0]
    most: i64 = -POINT * SURE
    left = time_left(state)
    for at in range(offered.count):
        promise = promise_of(state, seat, offered.items[at], left)
        if promise > KEEP_FROM:
            kept |= only(offered.items[at])
        if promise > most:
            best, most = offered.items[at], promise
    return preparing.keep(kept if kept != 0 else only(best))


def keep_usual_tasks(state: StrasbourgState, seat: i64, out: vec[i64]) -> i64:
    """The usual choice, and those with one task more or less."""
    usual = preparing.tasks_in(answer_tasks(state, seat))
    out[0] = preparing.keep(usual)
    n: i64 = 1
    offered = state.players[seat].offered
    for at in range(offered.count):
        other = usual ^ only(offered.items[at])
        if other != 0:
            out[n] = preparing.keep(other)
            n += 1
    return n


def promise_of(state: StrasbourgState, seat: i64, task: i64, left: i64) -> i64:
    won = state.board.task_points[task] - ending.FAILED
    return won * chance(state, seat, task, left) + ending.FAILED * POINT


# --- goods ----------------------------------------------------------------------------------------


def answer_sale(state: StrasbourgState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Everything, as long as coins are of use; whoever has to show goods at the end keeps one of each kind."""
    shown = wants(state, seat, kinds.GOODS)
    if not shown and not wants(state, seat, kinds.MOST_COINS) and guild_visits(state) == 0:
        return out[0]
    least: i64 = 1 if shown else 0
    for at in range(n):
        if verb_of(out[at]) == c.SELL and state.players[seat].goods[first(out[at])] > least:
            return out[at]
    return out[0]


def wants(state: StrasbourgState, seat: i64, kind: i64) -> bool:
    """Whether a seat keeps a task of this kind."""
    rest = ending.kept(state, seat)
    while rest != 0:
        if state.board.task_kind[lowest(rest)] == kind:
            return True
        rest &= rest - 1
    return False

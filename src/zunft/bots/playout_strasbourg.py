"""What a player of Strasbourg does out of habit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import POINT, SURE
from zunft.bots.evaluation_strasbourg_city import ground
from zunft.bots.evaluation_strasbourg_course import goods_tile, guild_visits, price, time_left
from zunft.bots.evaluation_strasbourg_tasks import add_helpful, chance
from zunft.bots.playout import Habit
from zunft.bots.playout_strasbourg_plan import answer_bid, answer_draw, answer_put
from zunft.engine.bits import lowest, only, size
from zunft.engine.chance import Rng
from zunft.engine.game import State
from zunft.engine.move import first, verb_of
from zunft.games.strasbourg import board as kinds
from zunft.games.strasbourg.rules import ending, preparing
from zunft.games.strasbourg.state import StrasbourgState
from zunft.games.strasbourg.words import (
    ASK_BID,
    ASK_CHAPEL,
    ASK_DRAW,
    ASK_EDIFICE,
    ASK_PUT,
    ASK_RETURN,
    ASK_SALE,
    ASK_TASKS,
    SELL,
    TAKE,
)

KEEP_FROM: Final = 0  # what a task has to promise, in thousandths of a point
RIVAL: Final = 350  # what the others get from a building counts so much, in thousandths


@final
class StrasbourgHabit(Habit):
    def answer(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, StrasbourgState)
        kind = verb_of(question)
        if kind == ASK_BID:
            return answer_bid(state, seat, rng)
        if kind == ASK_PUT:
            return answer_put(state, seat)
        if kind == ASK_DRAW:
            return answer_draw(state, seat, out, rng)
        if kind == ASK_SALE:
            return answer_sale(state, seat, out, n)
        if kind == ASK_RETURN:
            return out[0]
        if kind == ASK_CHAPEL:
            return answer_chapel(state, seat, out, n, rng)
        if kind == ASK_EDIFICE:
            return answer_edifice(state, seat, out, n, rng)
        if kind == ASK_TASKS:
            return answer_tasks(state, seat)
        return answer_square(state, seat, out, n, rng)


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


def promise_of(state: StrasbourgState, seat: i64, task: i64, left: i64) -> i64:
    won = state.board.task_points[task] - ending.FAILED
    return won * chance(state, seat, task, left) + ending.FAILED * POINT


def answer_square(state: StrasbourgState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
    """The square that adds most for its price; if none does, nothing, or the goods for an apprentice."""
    squares = ground(state, seat)
    add_helpful(state, seat, squares, time_left(state))
    player = state.players[seat]
    best = out[0]
    most: i64 = 0
    if verb_of(best) == TAKE:
        most = goods_tile(state, player, state.guild())
    for at in range(i64(1), n):
        square = first(out[at])
        if squares[square] + POINT > most:
            worth = squares[square] + POINT - price(state, player, state.board.price[square]) + rng.below(100)
            if worth > most:
                best, most = out[at], worth
    return best


def answer_sale(state: StrasbourgState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Everything, as long as coins are of use; whoever has to show goods at the end keeps one of each kind."""
    shown = wants(state, seat, kinds.GOODS)
    if not shown and not wants(state, seat, kinds.MOST_COINS) and guild_visits(state) == 0:
        return out[0]
    least: i64 = 1 if shown else 0
    for at in range(n):
        if verb_of(out[at]) == SELL and state.players[seat].goods[first(out[at])] > least:
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


def answer_chapel(state: StrasbourgState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
    best = out[0]
    most: i64 = -POINT * SURE
    for at in range(n):
        worth = lead_on(state, seat, state.board.touches[first(out[at])]) + rng.below(100)
        if worth > most:
            best, most = out[at], worth
    return best


def answer_edifice(state: StrasbourgState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
    best = out[0]
    most: i64 = -POINT * SURE
    for at in range(n):
        worth = lead_on(state, seat, state.board.beside[first(out[at])]) + rng.below(100)
        if worth > most:
            best, most = out[at], worth
    return best


def lead_on(state: StrasbourgState, seat: i64, squares: i64) -> i64:
    """What a building beside these squares brings the seat more than the others."""
    worth: i64 = 0
    for other in range(state.seats):
        worth += size(state.city[other] & squares) * (POINT if other == seat else -RIVAL)
    return worth

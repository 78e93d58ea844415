"""What is answered for a seat that is silent, or has left."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import lowest, size
from zunft.engine.move import NO_MOVE, first, pack, verb_of
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.rules.preparing import tasks_in
from zunft.games.strasbourg.state import StrasbourgState


def of_empty_chair(state: StrasbourgState, seat: i64, question: i64, out: vec[i64]) -> i64:
    """Pass, stop, skip, take seat and goods, sell nothing, return nothing; every card on a stack of its own; elsewhere
    the first option. An empty chair cannot win, and takes as little as it can from those who play."""
    kind = verb_of(question)
    if kind == c.ASK_BID:
        return c.PASS_MOVE
    if kind == c.ASK_DRAW:
        return pack(c.STOP) if may_stop(state, seat) else out[0]
    if kind == c.ASK_PUT:
        return pack(c.PUT_NEW)
    if kind == c.ASK_RETURN:
        return pack(c.RETURN_NONE)
    return pack(c.DONE) if kind == c.ASK_SALE else out[0]


def of_silent_player(state: StrasbourgState, seat: i64, question: i64, count: i64, out: vec[i64]) -> i64:
    """A-35. The least harm: nothing is spent that can be used later, and nothing is lost that is gone for good."""
    kind = verb_of(question)
    if kind == c.ASK_TASKS:
        return fewest_tasks(state, count, out)
    if kind == c.ASK_DRAW:
        return pack(c.DRAW_CARD) if wants_more(state, seat) else pack(c.STOP)
    if kind == c.ASK_SQUARE:
        return cheapest_square(state, count, out)
    if kind == c.ASK_CHAPEL or kind == c.ASK_EDIFICE:
        return best_neighbourhood(state, seat, kind == c.ASK_CHAPEL, count, out)
    if kind == c.ASK_RETURN:
        return out[0]  # the highest card: the others go to the box
    return of_empty_chair(state, seat, question, out)


def may_stop(state: StrasbourgState, seat: i64) -> bool:
    return state.players[seat].cards.count > 0 or state.options.free_first_draw != 0


def fewest_tasks(state: StrasbourgState, count: i64, out: vec[i64]) -> i64:
    """S-015, S-115. One task, since each that fails costs points: that of the fewest points, which is the easiest."""
    best: i64 = NO_MOVE
    for at in range(count):
        tasks = tasks_in(out[at])
        if size(tasks) == 1 and (best == NO_MOVE or points(state, tasks) < points(state, tasks_in(best))):
            best = out[at]
    return best


def points(state: StrasbourgState, tasks: i64) -> i64:
    return state.board.task_points[lowest(tasks)]


def wants_more(state: StrasbourgState, seat: i64) -> bool:
    """S-020, S-026. As many cards as leave each of the rounds to come no more."""
    player = state.players[seat]
    if player.deck.size() == 0:
        return False
    rounds = state.board.rounds - state.round
    return player.cards.count * rounds < player.deck.size() or not may_stop(state, seat)


def cheapest_square(state: StrasbourgState, count: i64, out: vec[i64]) -> i64:
    """S-075, S-110. A place that was won is used, for as few coins as possible."""
    best: i64 = 0
    for at in range(i64(1), count):
        if best == 0 or price(state, out[at]) < price(state, out[best]):
            best = at
    return out[best]


def price(state: StrasbourgState, move: i64) -> i64:
    return state.board.price[first(move)]


def best_neighbourhood(state: StrasbourgState, seat: i64, is_chapel: bool, count: i64, out: vec[i64]) -> i64:
    """S-111, S-112. Where most own members will count."""
    best: i64 = 0
    for at in range(i64(1), count):
        if neighbours(state, seat, is_chapel, out[at]) > neighbours(state, seat, is_chapel, out[best]):
            best = at
    return out[best]


def neighbours(state: StrasbourgState, seat: i64, is_chapel: bool, move: i64) -> i64:
    around = state.board.touches if is_chapel else state.board.beside
    return size(around[first(move)] & state.city[seat])

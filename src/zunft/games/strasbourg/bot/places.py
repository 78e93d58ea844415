"""Where a player of Strasbourg puts members and buildings out of habit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import size, zeros
from zunft.engine.chance import Rng
from zunft.engine.evaluation import POINT
from zunft.engine.move import first, verb_of
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.city import ground
from zunft.games.strasbourg.bot.course import goods_tile, price, time_left
from zunft.games.strasbourg.bot.squares import add_helpful
from zunft.games.strasbourg.state import StrasbourgState

RIVAL: Final = 245  # what the others get from a building counts so much, in thousandths
EQUAL: Final = 100  # places that differ by less are as good as each other
WORTH_A_LOOK: Final = 5  # the best places


def answer_place(state: StrasbourgState, seat: i64, kind: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
    """Where it brings most."""
    worth = worth_of_places(state, seat, kind, out, n)
    best: i64 = 0
    most: i64 = 0
    for at in range(n):
        here = worth[at] + rng.below(EQUAL)
        if at == 0 or here > most:
            best, most = at, here
    return out[best]


def keep_best_places(state: StrasbourgState, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    """Put the best places to the front; gives how many are worth a look."""
    worth = worth_of_places(state, seat, kind, out, n)
    for at in range(i64(1), n):
        move, here = out[at], worth[at]
        before = at
        while before > 0 and worth[before - 1] < here:
            out[before], worth[before] = out[before - 1], worth[before - 1]
            before -= 1
        out[before], worth[before] = move, here
    return min(n, i64(WORTH_A_LOOK))


def worth_of_places(state: StrasbourgState, seat: i64, kind: i64, out: vec[i64], n: i64) -> vec[i64]:
    """[answer] What it brings to put a member or a building there; or to do something else instead."""
    worth = zeros(n)
    if kind == c.ASK_CHAPEL:
        for at in range(n):
            worth[at] = lead_on(state, seat, state.board.touches[first(out[at])])
    elif kind == c.ASK_EDIFICE:
        for at in range(n):
            worth[at] = lead_on(state, seat, state.board.beside[first(out[at])])
    else:
        _fill_squares(state, seat, out, n, worth)
    return worth


def lead_on(state: StrasbourgState, seat: i64, squares: i64) -> i64:
    """What a building beside these squares brings the seat more than the others."""
    worth: i64 = 0
    for other in range(state.seats):
        worth += size(state.city[other] & squares) * (POINT if other == seat else -RIVAL)
    return worth


def _fill_squares(state: StrasbourgState, seat: i64, out: vec[i64], n: i64, worth: vec[i64]) -> None:
    """What squares add for their price."""
    player = state.players[seat]
    squares = ground(state, seat)
    add_helpful(state, seat, squares, time_left(state))
    for at in range(n):
        if verb_of(out[at]) == c.PLACE:
            square = first(out[at])
            worth[at] = squares[square] + POINT - price(state, player, state.board.price[square])
        elif verb_of(out[at]) == c.TAKE:
            worth[at] = goods_tile(state, player, state.guild())

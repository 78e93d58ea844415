"""G-184: what is answered for a seat that is silent, or has left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import zeros
from zunft.engine.move import first, pack, second, verb_of
from zunft.engine.window import is_window
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules.building import fair_points
from zunft.games.gilde.state import GildeState

_FIXED = {
    c.ASK_ACTION: c.END,
    c.ASK_SPARE: c.KEEP,
    c.ASK_PAY: c.TOWER,
    c.ASK_CONSENT: c.DECLINE,
    c.ASK_JOIN: c.DECLINE,
}


def _table() -> vec[i64]:
    table = zeros(64)
    for question, verb in _FIXED.items():
        table[question] = verb
    return table


FIXED: Final[vec[i64]] = _table()


def default(state: GildeState, question: i64, count: i64, out: vec[i64]) -> i64:
    """Pass, end, keep, decline, the tower; of cards that must go the one of the lowest value; a fair share; the last
    of the deals, which is one that gives nothing away, and the highest price for what is one's own; elsewhere the first
    option."""
    kind = verb_of(question)
    if is_window(kind):
        return c.PASS_MOVE
    if FIXED[kind] != 0:
        return pack(FIXED[kind])
    if kind == c.ASK_SURPLUS or kind == c.ASK_LOSS or kind == c.ASK_FIT:
        return cheapest(state, count, out)
    if kind == c.ASK_POINTS:
        return pack(c.POINTS, fair_points(state, second(question)))
    is_dear = kind == c.ASK_PRICE and first(question) == c.OFFER
    return out[count - 1] if kind == c.ASK_DEAL or is_dear else out[0]


def is_step(question: i64) -> bool:
    """Whether this is a later step of something that a seat has begun to say."""
    kind = verb_of(question)
    return c.ASK_TARGET <= kind <= c.ASK_EXTENSION


def cheapest(state: GildeState, count: i64, out: vec[i64]) -> i64:
    best: i64 = 0
    for at in range(1, count):
        if state.board.cards.value[first(out[at])] < state.board.cards.value[first(out[best])]:
            best = at
    return out[best]

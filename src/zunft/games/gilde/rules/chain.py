"""Chapters 2.8 and 5.2: the card on top of the chain, its rows, whom it reaches, and whether it still stands."""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine.bits import only
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import EFFECT_ROW
from zunft.games.gilde.state import L_ACTOR, L_CARD, L_SPARED, L_TARGET, L_VICTIM, GildeState


def argument(state: GildeState, row: i64, column: i64) -> i64:
    """One number of a row of effects."""
    return state.board.effects[row * EFFECT_ROW + column]


def is_cancelled(state: GildeState) -> bool:
    """G-115, G-116. For the one it is aimed at, or for everybody it reaches."""
    spared = state.link(L_SPARED)
    return spared != 0 and reached(state) & ~spared == 0


def reached(state: GildeState) -> i64:
    """G-116. Whom the card on top of the chain is directed at, as bits."""
    if state.link(L_VICTIM) != c.NONE:
        return only(state.link(L_VICTIM))
    if state.board.cards.each[state.link(L_CARD)] != 0:
        return state.taking_part() & ~only(state.link(L_ACTOR))
    return 0


def target_stands(state: GildeState) -> bool:
    """G-117. The player takes part, and the card still lies before the same owner."""
    victim, target = state.link(L_VICTIM), state.link(L_TARGET)
    if not state.takes_part(victim):
        return False
    return target == c.NONE or state.players[victim].place(target) != c.NONE


def concerned(state: GildeState, who: i64) -> i64:
    """5.2. Whom an operation is about, as bits: the actor, the target, or each opponent who was not spared."""
    if who == c.SELF:
        return only(state.link(L_ACTOR))
    spared = state.link(L_SPARED)
    if who == c.EACH_OPPONENT:
        return state.taking_part() & ~only(state.link(L_ACTOR)) & ~spared
    if state.link(L_VICTIM) == c.NONE or not target_stands(state):
        return 0
    return only(state.link(L_VICTIM)) & ~spared


def from_actor(state: GildeState, step: i64) -> i64:
    """The seat so many places clockwise from the actor."""
    return (state.link(L_ACTOR) + step) % state.seats

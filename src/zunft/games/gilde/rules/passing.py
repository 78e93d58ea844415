"""Chapter 2.8: who passes publicly in every window (G-119)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE, pack, verb_of
from zunft.engine.rules import tell
from zunft.engine.window import withdraw
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules.chain import reached
from zunft.games.gilde.state import L_ACTOR, GildeState


def asked(state: GildeState) -> i64:
    """G-112, G-119. Whom a window asks, as bits: who takes part and has not passed publicly."""
    return state.taking_part() & ~state.passing


def fill(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """G-119. Everybody may say the one or the other at any time, whatever they hold."""
    out[n] = pack(c.ANSWER_WINDOWS if has(state.passing, seat) else c.PASS_WINDOWS)
    return n + 1


def say(state: GildeState, seat: i64, move: i64) -> None:
    """G-119. Whoever passes publicly is not asked any more by what is open, either; whoever takes it back is
    asked again from the next window on."""
    if verb_of(move) == c.PASS_WINDOWS:
        state.passing |= only(seat)
        tell(state, c.PASSES_THIS_TURN if seat == state.active else c.PASSES_WINDOWS, EVERYONE, seat)
        withdraw(state, seat, c.W_REDRAW)
    else:
        state.passing &= ~only(seat)
        tell(state, c.ANSWERS_WINDOWS, EVERYONE, seat)


def end_for(state: GildeState, seat: i64) -> None:
    """G-119. It ends by itself when the player's turn begins, and what was said in a turn of his own ends with that."""
    state.passing &= ~only(seat)


def end_for_targets(state: GildeState) -> None:
    """G-119. It ends by itself for those at whom somebody else's card is aimed."""
    state.passing &= ~(reached(state) & ~only(state.link(L_ACTOR)))

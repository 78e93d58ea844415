"""Chapters 2.8 and 5.2: what cards do, operation by operation; what is left of an effect waits as an errand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, E_B, E_C, E_D, E_NEXT, E_OP
from zunft.games.gilde.rules import hands, moving, numbers, paying, picking
from zunft.games.gilde.rules.chain import argument, concerned, from_actor, is_cancelled, target_stands
from zunft.games.gilde.rules.statistics import add_temp, temp
from zunft.games.gilde.state import L_ACTOR, L_CARD, L_SPARED, L_USE, L_VICTIM, GildeState

DISCARDED_ALREADY: Final = 2  # in L_USE: a cancelled card has left for the discard pile


def resolve(state: GildeState) -> None:
    """G-062 (5), G-117. The card on top of the chain begins to resolve, if it still has what it is aimed at."""
    if is_cancelled(state):
        return
    if state.link(L_VICTIM) != c.NONE and not target_stands(state):
        tell(state, c.FIZZLED, EVERYONE, state.link(L_CARD))
        return
    go_on(state, state.board.cards.program[state.link(L_CARD)])


def finish(state: GildeState) -> None:
    """G-062 (6), G-066, G-092, G-115. The card goes to the discard pile and gives experience, unless cancelled."""
    card, use, actor = state.link(L_CARD), state.link(L_USE), state.link(L_ACTOR)
    state.pop_link()
    if use == 0 or (use == 1 and state.board.cards.lock_after[card] == 0):
        moving.discard(state, card)
    if use == 0:
        moving.gain_xp(state, actor, state.board.cards.value[card], state.board.cards.type_[card])


# --- the rows -------------------------------------------------------------------------------------


def go_on(state: GildeState, row: i64) -> None:
    """Carry out one operation; the next one waits below whatever this one asks, draws or demands."""
    if row == c.NONE:
        return
    op, following = argument(state, row, E_OP), argument(state, row, E_NEXT)
    if following != c.NONE and op != c.RANDOM_CHECK and op != c.CHOICE:
        state.agenda.errand(c.EFFECT, following)
    if op == c.RANDOM_CHECK:
        numbers.check(state, row)
    elif op == c.CHOICE:
        picking.offer_choice(state, row)
    elif op == c.GAIN_TALERS:
        gain(state, row)
    elif op == c.PAY_TALERS:
        charge(state, row)
    elif op == c.LOCK or op == c.UNLOCK or op == c.DESTROY or op == c.TAKE:
        picking.act_on_card(state, row)
    else:
        _go_on_with_others(state, row, op)


def _go_on_with_others(state: GildeState, row: i64, op: i64) -> None:
    if op == c.CANCEL:
        cancel(state)
    elif op == c.REDRAW:
        numbers.redraw(state)
    elif op == c.DRAW_CARDS:
        hands.draw(state, row)
    elif op == c.DISCARD_CARDS:
        hands.lose_cards(state, row)
    elif op == c.PEEK:
        hands.peek(state, row)
    elif op == c.TEMP:
        last(state, row)
    elif op == c.EXTRA_POLITICAL:
        allow_political(state, row)


# --- talers ---------------------------------------------------------------------------------------


def gain(state: GildeState, row: i64) -> None:
    """``gain_talers``: the bank pays, and more for every active business."""
    who = concerned(state, argument(state, row, E_A))
    for step in range(state.seats):
        seat = from_actor(state, step)
        if has(who, seat):
            player = state.players[seat]
            per = argument(state, row, E_C) * player.stats[c.ACTIVE_BUSINESSES]
            talers = argument(state, row, E_B) + min(per, argument(state, row, E_D))
            player.talers += talers
            tell(state, c.GAINED, EVERYONE, seat, talers)


def charge(state: GildeState, row: i64) -> None:
    """``pay_talers``: at most the cash at hand, or a payment that must be made (G-145); clockwise from the actor."""
    who, talers = concerned(state, argument(state, row, E_A)), argument(state, row, E_B)
    to: i64 = c.BANK
    if argument(state, row, E_C) != 0:
        to = state.link(L_ACTOR)
    must = argument(state, row, E_D) == c.MUST
    for step in range(state.seats):
        seat = from_actor(state, state.seats - 1 - step if must else step)  # what is laid last is on top
        if has(who, seat) and must:
            paying.demand(state, seat, to, talers, c.FOR_FINE)
        elif has(who, seat):
            paying.pay(state, seat, to, min(talers, state.players[seat].talers))


# --- cards of the chain ---------------------------------------------------------------------------


def cancel(state: GildeState) -> None:
    """``cancel``, G-115, G-116. The card below is cancelled for the player named, else for its own victim; a card that
    is cancelled for all it reaches is discarded at once."""
    named = state.link(L_VICTIM)
    if named == c.NONE:
        named = state.below(L_VICTIM)
    if named == c.NONE:
        named = state.link(L_ACTOR)
    state.set_below(L_SPARED, state.below(L_SPARED) | only(named))
    card = state.below(L_CARD)
    state.links -= 1
    if is_cancelled(state):
        tell(state, c.CANCELLED, EVERYONE, card)
        discard_cancelled(state)
    else:
        tell(state, c.SPARED, EVERYONE, named, card)
    state.links += 1


def discard_cancelled(state: GildeState) -> None:
    """G-066. A cancelled card is discarded when it is cancelled; an artefact that is only locked stays."""
    card, use = state.link(L_CARD), state.link(L_USE)
    if use == 0 or state.board.cards.lock_after[card] == 0:
        moving.discard(state, card)
        state.set_link(L_USE, DISCARDED_ALREADY)


# --- what lasts -----------------------------------------------------------------------------------


def last(state: GildeState, row: i64) -> None:
    """``temp``: a statistic is changed for a while."""
    who, stat, n = concerned(state, argument(state, row, E_A)), argument(state, row, E_B), argument(state, row, E_C)
    for step in range(state.seats):
        seat = from_actor(state, step)
        if has(who, seat):
            tell(state, c.LASTING, EVERYONE, seat, stat, n, argument(state, row, E_D))
            add_temp(state, seat, temp(stat, n, argument(state, row, E_D), state.link(L_CARD)))


def allow_political(state: GildeState, row: i64) -> None:
    """``extra_political``: more political cards this turn (G-061)."""
    if state.link(L_ACTOR) == state.active:
        state.political += argument(state, row, E_A)
        tell(state, c.MORE_POLITICAL, EVERYONE, state.active, argument(state, row, E_A))

"""Chapters 2.10 and 5.2: random numbers, ``random_check`` and ``redraw``."""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine.move import EVERYONE
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, E_B, E_C, E_D, E_NEXT
from zunft.games.gilde.rules import moving
from zunft.games.gilde.rules.chain import argument, target_stands
from zunft.games.gilde.state import L_ACTOR, L_CARD, L_DRAWN, L_NUMBER, L_VICTIM, GildeState


def check(state: GildeState, row: i64) -> None:
    """``random_check``, G-126. The number is drawn, may be redrawn, and is then compared."""
    state.agenda.errand(c.EVALUATE, row)
    draw_number(state)


def draw_number(state: GildeState) -> None:
    """G-126, G-161. Without a card to draw the number is 0."""
    state.set_link(L_NUMBER, 0)
    state.set_link(L_DRAWN, 0)
    if moving.can_draw(state):
        state.agenda.draw(c.NUMBER, c.NUMBER_DRAW)


def take_number(state: GildeState, kind: i64) -> bool:
    """G-003, G-100, G-126. The card lies in the discard pile from the moment it is revealed; a Town Hall is no number.
    Gives whether there is one now."""
    state.deck.take(kind)
    if kind == state.board.town_hall:
        moving.uncover_town_hall(state)
        if moving.can_draw(state):
            state.agenda.lay(state.seats, c.NUMBER_DRAW)
        return False
    moving.discard(state, kind)
    state.set_link(L_NUMBER, state.board.cards.value[kind])
    tell(state, c.NUMBER_DRAWN, EVERYONE, state.link(L_ACTOR), kind, state.board.cards.value[kind])
    return True


def evaluate(state: GildeState, row: i64) -> i64:
    """G-127, G-128. The number with the actor's bonuses must exceed what it is checked against, the victim's protection
    included; both are read now, when the window has closed. Gives the row that comes next."""
    actor, victim = state.link(L_ACTOR), state.link(L_VICTIM)
    kind = state.board.cards.kind[state.link(L_CARD)]
    total = state.link(L_NUMBER) + state.players[actor].stats[c.CHECK_BONUS + kind]
    against = argument(state, row, E_A)
    if argument(state, row, E_B) != c.NONE and victim != c.NONE:
        against += state.players[victim].stats[argument(state, row, E_B)]
    tell(state, c.SUCCEEDED if total > against else c.FAILED, EVERYONE, actor, total, against)
    if total <= against:
        return argument(state, row, E_D)
    if victim == c.NONE or target_stands(state):
        return argument(state, row, E_C)
    return argument(state, row, E_NEXT)


def redraw(state: GildeState) -> None:
    """``redraw``, G-129. The number of the card below is replaced, once everybody has let this one pass."""
    state.set_below(L_DRAWN, 1)

"""Chapter 5.2: what cards do to hands: ``draw``, ``peek`` and ``discard``."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE, pack
from zunft.engine.rules import show, tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, E_B, E_C
from zunft.games.gilde.rules import moving
from zunft.games.gilde.rules.chain import argument, concerned, from_actor
from zunft.games.gilde.rules.needing import contains
from zunft.games.gilde.state import L_ACTOR, GildeState


def draw(state: GildeState, row: i64) -> None:
    """``draw``: cards from the deck, the Town Hall rule applies."""
    who = concerned(state, argument(state, row, E_A))
    for step in range(state.seats - 1, -1, -1):
        seat = from_actor(state, step)
        if has(who, seat):
            state.agenda.errand(c.TO_DRAW, seat, argument(state, row, E_B))


def peek(state: GildeState, row: i64) -> None:
    """``peek``: the actor alone sees the hand, and goes on knowing what was seen (G-183)."""
    actor, who = state.link(L_ACTOR), concerned(state, argument(state, row, E_A))
    for seat in range(state.seats):
        if has(who, seat):
            tell(state, c.LOOKED, EVERYONE, actor, seat)
            look_at_hand(state, actor, seat)


def look_at_hand(state: GildeState, actor: i64, seat: i64) -> None:
    hand = state.players[seat].hand
    hand.sort()  # the order in which cards came is nobody's business
    for at in range(hand.count):
        if not has(hand.knowers[at], actor):
            show(state, hand, at, only(actor))
            tell(state, c.SAW, only(actor), seat, hand.items[at])


def lose_cards(state: GildeState, row: i64) -> None:
    """``discard``: hand cards of somebody, chosen by the owner or by the actor, who then sees the hand."""
    who, actor = concerned(state, argument(state, row, E_A)), state.link(L_ACTOR)
    for step in range(state.seats - 1, -1, -1):
        seat = from_actor(state, step)
        if has(who, seat):
            if argument(state, row, E_C) == c.BY_ACTOR and seat != actor:
                look_at_hand(state, actor, seat)
                ask_loss(state, actor, seat, argument(state, row, E_B))
            else:
                ask_loss(state, seat, seat, argument(state, row, E_B))


def ask_loss(state: GildeState, chooser: i64, seat: i64, count: i64) -> None:
    """Fewer cards than that: all of them."""
    if count > 0 and state.players[seat].hand.count > 0:
        state.agenda.ask(c.ASK_LOSS, only(chooser), pack(c.ASK_LOSS, seat, count))


def fill_losses(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """Every different card of a hand."""
    hand, n = state.players[seat].hand, i64(0)
    for at in range(hand.count):
        move = pack(c.DISCARD, hand.items[at])
        if not contains(out, 0, n, move):
            out[n] = move
            n += 1
    return n


def lose(state: GildeState, seat: i64, kind: i64) -> None:
    moving.let_go(state, seat, kind)
    moving.discard(state, kind)
    tell(state, c.DISCARDED, EVERYONE, seat, kind)

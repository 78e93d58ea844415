"""Why a card is no response in this window."""

from __future__ import annotations

from zunft.engine.bits import has
from zunft.engine.move import first, fourth, second, third, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import T_ZONE, TARGET_ROW
from zunft.games.gilde.refusals.aiming import is_in, why_not_aim
from zunft.games.gilde.refusals.playing import needs_trigger, too_dear, why_no_artefact, why_not_met
from zunft.games.gilde.refusals.reasons import (
    CANNOT_CANCEL,
    NAME_CARD,
    NAME_PLAYER,
    NAME_RECIPIENT,
    NAME_VICTIM,
    NO_CHOICE_OF_RECIPIENT,
    NO_RECIPIENT,
    NO_TARGET,
    NOT_AGAINST_YOU,
    NOT_IN_HAND,
    NOT_REACHED,
    NOT_YOUR_NUMBER,
    ONLY_IN_ACTIONS,
    ONLY_REDRAWS,
    REQUESTER_PLAYS_NOTHING,
    TAKES_NO_TARGET,
    Why,
)
from zunft.games.gilde.rules import needing, responding
from zunft.games.gilde.rules.chain import reached
from zunft.games.gilde.state import L_CARD, L_SPARED, GildeState


def why_not_respond(state: GildeState, seat: int, kind: int, move: int) -> Why:
    """G-110 … G-116."""
    card = first(move)
    is_instant = state.board.cards.type_[card] == c.INSTANT  # an artefact was paid when it was laid out
    return (
        _why_no_response(state, seat, kind, card)
        or _why_not_triggered(state, seat, kind, card)
        or (why_not_met(state, seat, card) if is_instant else None)
        or _why_not_aimed(state, seat, kind, move)
        or (_why_not_paid(state, seat, card) if is_instant else None)
        or _why_not_to(state, seat, move)
    )


def _why_no_response(state: GildeState, seat: int, kind: int, card: int) -> Why | None:
    """G-091, G-110, G-150. An instant of the hand, or an artefact that is used like one."""
    cards = state.board.cards
    if cards.type_[card] == c.ARTEFACT:
        reason = why_no_artefact(state, seat, card)
        return reason or ((ONLY_IN_ACTIONS, [card]) if cards.timing[card] == c.AS_MEASURE else None)
    if cards.type_[card] != c.INSTANT:
        return ONLY_IN_ACTIONS, [card]
    if state.players[seat].hand.find(card) == c.NONE:
        return NOT_IN_HAND, [card]
    is_requester = kind == c.W_END and seat == state.active and state.requesting != 0
    return (REQUESTER_PLAYS_NOTHING, [card]) if is_requester else None


def _why_not_triggered(state: GildeState, seat: int, kind: int, card: int) -> Why | None:
    """G-113, G-116, G-129, G-155."""
    cards = state.board.cards
    if responding.fits_window(state, seat, kind, card):
        return None
    if cards.window[card] == c.IN_ANY:
        return ONLY_REDRAWS, [card]
    if kind != (c.W_TARGETED if cards.window[card] == c.IN_TARGETED else c.W_NUMBER):
        return needs_trigger(state, card)
    if kind == c.W_NUMBER:
        return NOT_YOUR_NUMBER, [card]
    pending = state.link(L_CARD)
    return (NOT_AGAINST_YOU if has(cards.cancels[card], cards.kind[pending]) else CANNOT_CANCEL), [card, pending]


def _why_not_paid(state: GildeState, seat: int, card: int) -> Why | None:
    """G-063."""
    is_dear = needing.cost_of(state, seat, card) > state.players[seat].talers
    return too_dear(state, seat, card) if is_dear else None


def _named(move: int) -> tuple[int, int, int]:
    """The victim, the target and the recipient that a response names; NONE where it names none."""
    verb = verb_of(move)
    victim = c.NONE if verb in {c.RESPOND, c.RESPOND_PAYING} else second(move)
    target = third(move) if verb in {c.RESPOND_ON, c.RESPOND_ON_PAYING} else c.NONE
    places = {c.RESPOND_PAYING: second, c.RESPOND_AT_PAYING: third, c.RESPOND_ON_PAYING: fourth}
    return victim, target, places[verb](move) if verb in places else c.NONE


def _why_not_aimed(state: GildeState, seat: int, kind: int, move: int) -> Why | None:
    """G-062, G-116. The target is named where the card has one, a victim where a cancel could be for several."""
    card, (victim, target, _) = first(move), _named(move)
    row = state.board.cards.target[card]
    if row == c.NONE:
        return _why_not_for(state, kind, card, victim, target)
    if victim != c.NONE:
        return why_not_aim(state, seat, card, victim, target)
    if not needing.has_target(state, seat, card):
        return NO_TARGET, [card]
    is_player = state.board.targets[row * TARGET_ROW + T_ZONE] == c.A_PLAYER
    return (NAME_PLAYER if is_player else NAME_CARD), [card]


def _why_not_for(state: GildeState, kind: int, card: int, victim: int, target: int) -> Why | None:
    if not responding.names_victim(state, kind, card):
        return (TAKES_NO_TARGET, [card]) if victim != c.NONE else None
    if victim == c.NONE:
        return NAME_VICTIM, [card]
    if target != c.NONE:
        return TAKES_NO_TARGET, [card]
    open_ = reached(state) & ~state.link(L_SPARED)
    return None if is_in(open_, victim) else (NOT_REACHED, [card, victim])


def _why_not_to(state: GildeState, seat: int, move: int) -> Why:
    """G-064, Q-15. Who gets the cost is named where there is a choice, and only there."""
    card, (_, _, recipient) = first(move), _named(move)
    owners = needing.recipients(state, seat, card) if state.board.cards.type_[card] == c.INSTANT else 0
    if owners & (owners - 1) == 0:
        return NO_CHOICE_OF_RECIPIENT, [card]
    return (NAME_RECIPIENT, [card]) if recipient == c.NONE else (NO_RECIPIENT, [card, recipient])

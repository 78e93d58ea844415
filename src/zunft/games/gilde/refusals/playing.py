"""Why a card is not played, used, sold, released or discarded: where it is, and what it needs."""

from __future__ import annotations

from zunft.engine.move import first, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.refusals.reasons import (
    AIMED_AT,
    BUSINESS_LIMIT,
    EXTENSION_SLOTS,
    FIT_ARTEFACTS,
    HAS_BUSINESS,
    INVENTORY_SLOTS,
    LOCKED,
    MUST_DISCARD,
    NEEDS_ATTACK,
    NEEDS_BUSINESSES,
    NEEDS_ELECTION,
    NEEDS_FAVOUR,
    NEEDS_NUMBER,
    NEEDS_ONE_OF,
    NEEDS_TITLE,
    NO_ARTEFACT,
    NO_MONEY_CARD,
    NO_SALES_IN_ELECTION,
    NO_TARGET,
    NO_USE,
    NOT_IN_FRONT,
    NOT_IN_HAND,
    NOT_IN_THEIR_HAND,
    NOT_TO_RELEASE,
    ONLY_IN_ACTIONS,
    POLITICAL_USED,
    PROFESSION_TAKEN,
    RELEASE_INSTEAD,
    RELEASE_NOT_NOW,
    SELL_NOT_NOW,
    TOO_DEAR,
    Why,
)
from zunft.games.gilde.rules import moving, needing, responding
from zunft.games.gilde.state import KIND_OF, GildeState, Player, lock_of

# --- setting up -----------------------------------------------------------------------------------


def why_not_profession(state: GildeState, seat: int, question: int, move: int) -> Why:
    return PROFESSION_TAKEN, [first(move)]


def why_not_redraw(state: GildeState, seat: int, question: int, move: int) -> Why:
    return HAS_BUSINESS, []


# --- what a card needs ----------------------------------------------------------------------------


def why_not_play(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-060 … G-063."""
    card, cards = first(move), state.board.cards
    if state.players[seat].hand.find(card) == c.NONE:
        return NOT_IN_HAND, [card]
    if verb_of(question) == c.ASK_PAY:
        return _why_not_raise(state, seat, card, c.INSTANT)
    if cards.type_[card] == c.INSTANT and cards.window[card] != c.IN_ANY:
        return needs_trigger(state, card)
    if cards.political[card] != 0 and state.political <= 0:
        return POLITICAL_USED, [card]
    return why_not_met(state, seat, card) or why_no_room(state, seat, card) or _why_not_afforded(state, seat, card)


def _why_not_afforded(state: GildeState, seat: int, card: int) -> Why:
    """G-062, G-063."""
    if state.board.cards.type_[card] >= c.MEASURE and not needing.has_target(state, seat, card):
        return NO_TARGET, [card]
    return too_dear(state, seat, card)


def too_dear(state: GildeState, seat: int, card: int) -> Why:
    return TOO_DEAR, [card, needing.cost_of(state, seat, card), state.players[seat].talers]


def needs_trigger(state: GildeState, card: int) -> Why:
    """G-113."""
    return (NEEDS_ATTACK if state.board.cards.window[card] == c.IN_TARGETED else NEEDS_NUMBER), [card]


def _why_not_raise(state: GildeState, seat: int, card: int, type_: int) -> Why:
    """G-147. What brings a debtor money: an instant, or an artefact that is used like one."""
    cards = state.board.cards
    if cards.type_[card] != type_ or cards.window[card] == c.NONE:
        return ONLY_IN_ACTIONS, [card]
    if cards.money[card] == 0 or cards.kind[card] < c.ATTACKS or cards.target[card] != c.NONE:
        return NO_MONEY_CARD, [card]
    return why_not_met(state, seat, card) or too_dear(state, seat, card)


def why_not_met(state: GildeState, seat: int, card: int) -> Why | None:
    """5.1, G-096. The requirement of a card: title, favour, businesses, one of certain cards, a pending election."""
    cards, player = state.board.cards, state.players[seat]
    if player.title < cards.needs_title[card]:
        return NEEDS_TITLE, [card, cards.needs_title[card]]
    if cards.needs_favour[card] != c.NONE and player.stats[c.FAVOUR] < cards.needs_favour[card]:
        return NEEDS_FAVOUR, [card, cards.needs_favour[card], player.stats[c.FAVOUR]]
    if player.stats[c.BUSINESSES] < cards.needs_businesses[card]:
        return NEEDS_BUSINESSES, [card, cards.needs_businesses[card], player.stats[c.BUSINESSES]]
    if cards.any_count[card] != 0 and not needing.has_any_of(state, player, card):
        return NEEDS_ONE_OF, [card]
    if cards.needs_election[card] != 0 and not needing.is_election_pending(state):
        return NEEDS_ELECTION, [card]
    return None


ROOM = {
    c.BUSINESS: (BUSINESS_LIMIT, c.BUSINESSES, c.BUSINESS_LIMIT),
    c.EXTENSION: (EXTENSION_SLOTS, c.EXTENSIONS, c.EXTENSION_SLOTS),
    c.ARTEFACT: (INVENTORY_SLOTS, c.ARTEFACTS, c.INVENTORY_SLOTS),
}


def why_no_room(state: GildeState, seat: int, card: int) -> Why | None:
    """G-082, G-084, G-090."""
    if needing.has_room(state, seat, card):
        return None
    reason, number, limit = ROOM[state.board.cards.type_[card]]
    stats = state.players[seat].stats
    return reason, [card, stats[number], stats[limit]]


# --- what lies in front ---------------------------------------------------------------------------


def rounds_locked(player: Player, card: int) -> int:
    """For how many rounds all cards of this kind are locked, 0 when one is not; NONE when none lies there."""
    locks = [lock_of(player.estate[at]) for at in range(player.owned) if player.estate[at] & KIND_OF == card]
    return min(locks, default=c.NONE)


def why_not_use(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-090 … G-092."""
    card, cards = first(move), state.board.cards
    if reason := why_no_artefact(state, seat, card):
        return reason
    if verb_of(question) == c.ASK_PAY:
        return _why_not_raise(state, seat, card, c.ARTEFACT)
    if cards.timing[card] == c.AS_INSTANT and cards.window[card] != c.IN_ANY:
        return needs_trigger(state, card)
    return NO_TARGET, [card]


def why_no_artefact(state: GildeState, seat: int, card: int) -> Why | None:
    """G-006, G-090, G-091. It lies there, it can be used, and it is not locked."""
    cards, lock = state.board.cards, rounds_locked(state.players[seat], card)
    if lock == c.NONE:
        return NOT_IN_FRONT, [card]
    if cards.type_[card] != c.ARTEFACT:
        return NO_ARTEFACT, [card]
    if cards.timing[card] == c.NONE:
        return NO_USE, [card]
    return (LOCKED, [card, lock]) if lock > 0 else None


def why_not_sell(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-098, G-130, G-155, Q-30, Q-51."""
    card, kind = first(move), verb_of(question)
    lock = rounds_locked(state.players[seat], card)
    if lock == c.NONE:
        return NOT_IN_FRONT, [card]
    if moving.is_political(state, card):
        return RELEASE_INSTEAD, [card]
    if kind == c.ASK_FIT and state.board.cards.type_[card] != c.ARTEFACT:
        return FIT_ARTEFACTS, [card]
    return (LOCKED, [card, lock]) if lock > 0 else _why_not_sell_now(state, seat, kind, card)


def _why_not_sell_now(state: GildeState, seat: int, kind: int, card: int) -> Why:
    if responding.is_election(state, kind):
        return NO_SALES_IN_ELECTION, [card]
    return (AIMED_AT if responding.may_sell(state, seat, kind) else SELL_NOT_NOW), [card]


def why_not_release(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-035. Own active districts and persons, at certain moments of the own turn."""
    card = first(move)
    lock = rounds_locked(state.players[seat], card)
    if lock == c.NONE:
        return NOT_IN_FRONT, [card]
    if not moving.is_political(state, card):
        return NOT_TO_RELEASE, [card]
    return (LOCKED, [card, lock]) if lock > 0 else (RELEASE_NOT_NOW, [card])


def why_not_discard(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-070, G-071, G-093, 5.2. A card of the own hand, or of another's that is seen; an artefact without a slot."""
    card = first(move)
    if verb_of(question) == c.ASK_FIT:
        return (NOT_IN_FRONT if rounds_locked(state.players[seat], card) == c.NONE else FIT_ARTEFACTS), [card]
    if verb_of(question) == c.ASK_LOSS and first(question) != seat:
        return NOT_IN_THEIR_HAND, [card, first(question)]
    return NOT_IN_HAND, [card]


def why_not_keep(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-070."""
    player = state.players[seat]
    return MUST_DISCARD, [player.hand.count - player.stats[c.HAND_LIMIT]]

"""Why there is no such deal: trades, gifts and loans."""

from __future__ import annotations

from zunft.engine.move import first, second, third, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.refusals.aiming import why_not_there
from zunft.games.gilde.refusals.building import why_not_share
from zunft.games.gilde.refusals.playing import rounds_locked, why_no_room, why_not_met
from zunft.games.gilde.refusals.reasons import (
    AT_LEAST_ONE,
    BUYER_HAS_NO_ROOM,
    BUYER_LACKS_REQUIREMENT,
    BUYER_TOO_POOR,
    DEBTORS_DEALS,
    LOAN_IS_DUE,
    LOAN_TOO_LONG,
    LOCKED,
    MORE_THAN_THERE_IS,
    NO_BUYER,
    NO_LOANS,
    NO_SUCH_LOAN,
    NO_TALERS,
    NOBODY_HAS_TALERS,
    NOBODY_TO_DEAL_WITH,
    NOT_BEFORE_THEM,
    NOT_IN_FRONT,
    NOT_TRADABLE,
    NOT_YOUR_LOAN,
    NOTHING_TO_DEAL,
    OFFERS_USED,
    PRICE_TOO_HIGH,
    REPAY_RANGE,
    TOO_LARGE,
    TURNS_RANGE,
    WITH_ONESELF,
    Why,
)
from zunft.games.gilde.rules import dealing, moving, needing
from zunft.games.gilde.state import GildeState, creditor_of, due_of


def why_not_deal(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-134, G-149, Q-50."""
    is_turn = verb_of(question) == c.ASK_ACTION
    made = state.offers if is_turn else state.agenda.about(1)
    most = state.options.offers if is_turn else state.options.offers // 2
    if made >= most:
        return OFFERS_USED, [most]
    return (NOBODY_TO_DEAL_WITH if dealing.partners(state, seat) == 0 else NOTHING_TO_DEAL), []


def why_not_this_deal(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-134, G-147, Q-33. A debtor may only offer cards, beg and borrow; loans only where the table tracks them."""
    verb = verb_of(move)
    if state.agenda.kind() != c.ASK_ACTION and verb not in {c.OFFER, c.BEG, c.BORROW}:
        return DEBTORS_DEALS, []
    if verb in {c.LEND, c.BORROW} and state.options.no_loans != 0:
        return NO_LOANS, []
    if verb in {c.EXTEND, c.FORGIVE}:
        return _why_not_loan(state, seat, verb, first(move))
    if state.agenda.kind() == c.ASK_ACTION and state.offers >= state.options.offers:
        return OFFERS_USED, [state.options.offers]
    if dealing.partners(state, seat) == 0:
        return NOBODY_TO_DEAL_WITH, []
    return _why_not_this_bargain(state, seat, move)


def _why_not_this_bargain(state: GildeState, seat: int, move: int) -> Why:
    verb = verb_of(move)
    if verb == c.OFFER:
        return why_not_tradable(state, seat, seat, first(move)) or (NO_BUYER, [first(move)])
    if verb == c.ASK_FOR:
        return _why_not_ask(state, seat, first(move), second(move))
    return (NO_TALERS, [seat]) if verb in {c.GIVE, c.LEND} else (NOBODY_HAS_TALERS, [])


def why_not_tradable(state: GildeState, seat: int, owner: int, card: int) -> Why | None:
    """G-131. An unlocked possession in front of its owner."""
    lock = rounds_locked(state.players[owner], card)
    if lock == c.NONE:
        return (NOT_IN_FRONT, [card]) if owner == seat else (NOT_BEFORE_THEM, [card, owner])
    if not moving.is_possession(state, card):
        return NOT_TRADABLE, [card]
    return (LOCKED, [card, lock]) if lock > 0 else None


def _why_not_ask(state: GildeState, seat: int, card: int, other: int) -> Why:
    """G-131, G-132."""
    reason = why_no_partner(state, seat, other) or why_not_tradable(state, seat, other, card)
    if reason is None:
        reason = why_no_room(state, seat, card) or why_not_met(state, seat, card)
    return reason or (NO_BUYER, [card])


def why_no_partner(state: GildeState, seat: int, other: int) -> Why | None:
    return (WITH_ONESELF, []) if other == seat else why_not_there(state, other)


def _why_not_loan(state: GildeState, seat: int, verb: int, number: int) -> Why:
    """G-142. By its lender, and extended only while it is not due."""
    if not 1 <= number <= len(state.owed):
        return NO_SUCH_LOAN, [number]
    row = state.owed[number - 1]
    if creditor_of(row) != seat:
        return NOT_YOUR_LOAN, [number]
    return (LOAN_IS_DUE if due_of(row) == 0 else LOAN_TOO_LONG), [number]


def why_not_partner_named(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-132, G-140. The other side takes part, and can take the card or has talers."""
    other, card = first(move), second(question)
    if reason := why_no_partner(state, seat, other):
        return reason
    if first(question) != c.OFFER:
        return NO_TALERS, [other]
    has_room = needing.has_room(state, other, card)
    return (BUYER_LACKS_REQUIREMENT if has_room else BUYER_HAS_NO_ROOM), [card, other]


def why_not_price(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-131, T-06."""
    card, price = second(question), first(move)
    buyer = seat if first(question) == c.ASK_FOR else third(question)
    most = state.board.cards.cost[card] * state.board.trade_factor
    if price > most:
        return PRICE_TOO_HIGH, [card, price, most]
    return BUYER_TOO_POOR, [buyer, price, state.players[buyer].talers]


def why_not_talers(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-102, G-142, G-143."""
    if verb_of(question) == c.ASK_SHARE:
        return why_not_share(state, seat, first(question), first(move))
    giver = seat if first(question) in {c.GIVE, c.LEND} else second(question)
    cash, number = state.players[giver].talers, first(move)
    if number == 0:
        return AT_LEAST_ONE, []
    return (MORE_THAN_THERE_IS, [giver, number, cash]) if number > cash else (TOO_LARGE, [number, c.MOST_SUM])


def why_not_repay(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-142, Q-33."""
    principal = third(question)
    return REPAY_RANGE, [first(move), principal, min(2 * principal, principal + c.MOST_SUM)]


def why_not_turns(state: GildeState, seat: int, question: int, move: int) -> Why:
    return TURNS_RANGE, [first(move), dealing.LONGEST]

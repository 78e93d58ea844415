"""Why two players cannot make this deal out of turn just now."""

from __future__ import annotations

from zunft.engine.move import first, fourth, second, thing, third, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.refusals.aiming import why_not_there
from zunft.games.gilde.refusals.dealing import why_not_tradable
from zunft.games.gilde.refusals.reasons import (
    AIMED_AT,
    ARTEFACTS_WOULD_NOT_FIT,
    AT_LEAST_ONE,
    BUYER_HAS_NO_ROOM,
    BUYER_LACKS_REQUIREMENT,
    BUYER_TOO_POOR,
    HAS_TO_PAY,
    MORE_THAN_THERE_IS,
    NO_LOANS,
    NOBODY_THERE,
    NOTHING_PROPOSED,
    OFFERS_USED,
    PRICE_TOO_HIGH,
    PROMISED,
    REPAY_RANGE,
    TOO_LARGE,
    TURNS_RANGE,
    TURNS_TO_COME,
    WITH_ONESELF,
    Why,
)
from zunft.games.gilde.rules import agreeing, dealing, needing, playing
from zunft.games.gilde.state import GildeState

TRADES = {c.OFFER, c.ASK_FOR}
LOANS = {c.LEND, c.BORROW}


def why_not_out_of_turn(state: GildeState, seat: int, move: int) -> Why:
    """G-134. The first thing that stands against it, of what everybody sees."""
    if verb_of(move) == c.AGREE:
        proposer = first(move)
        deal = agreeing.proposal_of(state, proposer, seat) if proposer < state.seats else c.NONE
        return (NOTHING_PROPOSED, [proposer]) if deal == c.NONE else _why_not_deal(state, seat, deal)
    if second(move) == seat:
        return WITH_ONESELF, []
    if second(move) >= state.seats:
        return NOBODY_THERE, [second(move)]
    return _why_not_deal(state, seat, agreeing.deal_of(seat, move))


def _why_not_deal(state: GildeState, seat: int, deal: int) -> Why:
    if not agreeing.is_time(state):
        return TURNS_TO_COME, []
    if agreeing.done_by(state, first(deal)) >= state.options.offers:
        return OFFERS_USED, [state.options.offers]
    return _why_not_sides(state, deal) or _why_not_terms(state, seat, deal)


def _why_not_sides(state: GildeState, deal: int) -> Why | None:
    """G-143, G-147, G-149."""
    giver = agreeing.giver_of(deal)
    taker = first(deal) + second(deal) - giver
    if not agreeing.can_receive(state, taker):
        return why_not_there(state, taker)
    return why_not_there(state, giver) or ((HAS_TO_PAY, [giver]) if agreeing.has_to_pay(state, giver) else None)


def _why_not_terms(state: GildeState, seat: int, deal: int) -> Why:
    reason = _why_no_trade(state, seat, deal) if verb_of(deal) in TRADES else _why_no_sum(state, deal)
    giver = agreeing.giver_of(deal)
    return reason or (PROMISED, [giver, agreeing.promised(state, giver)])


def _why_no_trade(state: GildeState, seat: int, deal: int) -> Why | None:
    """G-131, G-132, Q-30."""
    buyer, card, price = agreeing.giver_of(deal), third(deal), fourth(deal)
    seller = first(deal) + second(deal) - buyer
    if reason := why_not_tradable(state, seat, seller, card):
        return reason
    if not needing.has_room(state, buyer, card):
        return BUYER_HAS_NO_ROOM, [card, buyer]
    if not needing.meets(state, buyer, card):
        return BUYER_LACKS_REQUIREMENT, [card, buyer]
    return _why_not_price(state, buyer, card, price) or _why_not_spared(state, seller, card)


def _why_not_price(state: GildeState, buyer: int, card: int, price: int) -> Why | None:
    most = state.board.cards.cost[card] * state.board.trade_factor
    if price > most:
        return PRICE_TOO_HIGH, [card, price, most]
    cash = state.players[buyer].talers
    return (BUYER_TOO_POOR, [buyer, price, cash]) if price > cash else None


def _why_not_spared(state: GildeState, seller: int, card: int) -> Why | None:
    """G-093, Q-30."""
    if agreeing.can_spare(state, seller, card):
        return None
    stays = playing.place_to_sell(state, seller, card) == c.NONE
    return (AIMED_AT if stays else ARTEFACTS_WOULD_NOT_FIT), [card]


def _why_no_sum(state: GildeState, deal: int) -> Why | None:
    """G-142, G-143, Q-33."""
    talers, giver = third(deal), agreeing.giver_of(deal)
    if verb_of(deal) in LOANS and state.options.no_loans != 0:
        return NO_LOANS, []
    if talers == 0:
        return AT_LEAST_ONE, []
    if talers > c.MOST_SUM:
        return TOO_LARGE, [talers, c.MOST_SUM]
    if talers > state.players[giver].talers:
        return MORE_THAN_THERE_IS, [giver, talers, state.players[giver].talers]
    return _why_no_loan(deal) if verb_of(deal) in LOANS else None


def _why_no_loan(deal: int) -> Why | None:
    talers, repayment, turns = third(deal), fourth(deal), thing(deal, 4)
    if not talers <= repayment <= 2 * talers:
        return REPAY_RANGE, [repayment, talers, 2 * talers]
    return None if 1 <= turns <= dealing.LONGEST else (TURNS_RANGE, [turns, dealing.LONGEST])

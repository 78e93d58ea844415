"""Chapters 2.11 and 2.12: deals out of turn. Any two players may deal at any time: one proposes, the other agrees.

Nobody asks for either, so nobody is asked more or less because of it; and whether it may be done follows from what
everybody sees."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.agenda import ABOUT, DRAWING, KIND, SEATS, START
from zunft.engine.bits import lowest
from zunft.engine.move import EVERYONE, first, fourth, pack, second, thing, third, verb_of
from zunft.engine.rules import learn, tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules import building, dealing
from zunft.games.gilde.rules.playing import place_to_sell
from zunft.games.gilde.rules.statistics import CardTally, add_up
from zunft.games.gilde.state import DONE, NOTHING_OWED, GildeState

# --- what lies there ------------------------------------------------------------------------------


def deal_of(seat: i64, move: i64) -> i64:
    """A proposal as it is kept: verb, who proposes, to whom, card or sum, price or repayment, turns."""
    return pack(verb_of(move) - c.PROPOSE, seat, second(move), first(move), third(move), fourth(move))


def proposal_of(state: GildeState, seat: i64, to: i64) -> i64:
    """What *seat* proposes to *to*; NONE when nothing lies there."""
    for at in range(i64(len(state.deals))):
        deal = state.deals[at]
        if verb_of(deal) != DONE and first(deal) == seat and second(deal) == to:
            return deal
    return c.NONE


def done_by(state: GildeState, seat: i64) -> i64:
    """How many deals that this player has proposed were done in this turn."""
    done: i64 = 0
    for at in range(i64(len(state.deals))):
        if verb_of(state.deals[at]) == DONE and first(state.deals[at]) == seat:
            done += 1
    return done


def without_proposal(deals: vec[i64], seat: i64) -> vec[i64]:
    """A player has one proposal at a time."""
    kept = NOTHING_OWED[:]
    for at in range(i64(len(deals))):
        if verb_of(deals[at]) == DONE or first(deals[at]) != seat:
            kept = append(kept, deals[at])
    return kept


# --- what is possible -----------------------------------------------------------------------------


def may_propose(state: GildeState, seat: i64, move: i64) -> bool:
    return second(move) < state.seats and is_possible(state, deal_of(seat, move))


def fill_agreements(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """The proposals to this player that can be taken up now."""
    n: i64 = 0
    for at in range(i64(len(state.deals))):
        deal = state.deals[at]
        if verb_of(deal) != DONE and second(deal) == seat and is_possible(state, deal):
            out[n] = pack(c.AGREE, first(deal))
            n += 1
    return n


def is_possible(state: GildeState, deal: i64) -> bool:
    """G-134, G-143. Whenever somebody's answer is waited for, between two who may deal, so many times a turn."""
    seat, other = first(deal), second(deal)
    if seat == other or not is_time(state) or done_by(state, seat) >= state.options.offers:
        return False
    giver = giver_of(deal)
    if not can_part_with(state, giver) or not can_receive(state, seat + other - giver):
        return False
    return are_terms_allowed(state, deal) and do_terms_hold(state, deal)


def is_time(state: GildeState) -> bool:
    """G-134. From the first turn on, to the end; not while chance draws."""
    return state.round > 0 and state.agenda.depth > 0 and state.agenda.top(DRAWING) == 0


def giver_of(deal: i64) -> i64:
    """Who parts with talers: the buyer, the giver, the lender."""
    verb = verb_of(deal)
    return first(deal) if verb == c.ASK_FOR or verb == c.GIVE or verb == c.LEND else second(deal)


def can_part_with(state: GildeState, seat: i64) -> bool:
    """G-143, G-147, G-149. Nobody in the tower, and nobody who has to pay something just now."""
    return state.takes_part(seat) and not has_to_pay(state, seat)


def can_receive(state: GildeState, seat: i64) -> bool:
    """G-143, G-149. Who is in the tower only where the debts are to be paid."""
    return state.takes_part(seat) or (has_to_pay(state, seat) and not state.has_left(seat))


def has_to_pay(state: GildeState, seat: i64) -> bool:
    for row in range(state.agenda.depth):
        if state.agenda.entry(row, KIND) == c.PAYMENT and state.agenda.entry(row, ABOUT) == seat:
            return True
    return False


def are_terms_allowed(state: GildeState, deal: i64) -> bool:
    """G-131, G-142, G-143, Q-33. What may be agreed on at all."""
    verb, what, price = verb_of(deal), third(deal), fourth(deal)
    if verb == c.OFFER or verb == c.ASK_FOR:
        return price <= state.board.cards.cost[what] * state.board.trade_factor
    if not 1 <= what <= c.MOST_SUM:
        return False
    if verb == c.GIVE or verb == c.BEG:
        return True
    if state.options.no_loans != 0 or not what <= price <= 2 * what:
        return False
    return 1 <= thing(deal, 4) <= dealing.LONGEST


def do_terms_hold(state: GildeState, deal: i64) -> bool:
    """G-134. As in a turn; and what is promised for the Town Hall is not given away meanwhile, no card is sold that has
    to stay, or without which the artefacts no longer fit."""
    verb, seat, other, what, price = verb_of(deal), first(deal), second(deal), third(deal), fourth(deal)
    if not dealing.terms_hold(state, verb, seat, other, what, price):
        return False
    giver, is_trade = giver_of(deal), verb == c.OFFER or verb == c.ASK_FOR
    if (price if is_trade else what) > state.players[giver].talers - promised(state, giver):
        return False
    return not is_trade or can_spare(state, seat + other - giver, what)


def promised(state: GildeState, seat: i64) -> i64:
    """G-102. The share of the Town Hall about which the others are asked just now."""
    return building.talers_of(state.shares[seat]) if state.agenda.kind() == c.ASK_JOIN else i64(0)


def can_spare(state: GildeState, seller: i64, kind: i64) -> bool:
    """G-093, Q-30. Dealing asks nobody anything: so the artefacts that stay have their slots."""
    at = place_to_sell(state, seller, kind)
    if at == c.NONE:
        return False
    player = state.players[seller].copy()
    player.remove(at)
    tally = CardTally(False)
    add_up(tally, state.board, player)
    return tally.stats[c.ARTEFACTS] <= tally.stats[c.INVENTORY_SLOTS]


# --- what is done ---------------------------------------------------------------------------------


def propose(state: GildeState, seat: i64, move: i64) -> None:
    """G-134. It binds nobody, and makes room for the player's next one."""
    deal = deal_of(seat, move)
    state.deals = append(without_proposal(state.deals, seat), deal)
    tell_proposal(state, deal)


def tell_proposal(state: GildeState, deal: i64) -> None:
    verb, seat, other, what, price = verb_of(deal), first(deal), second(deal), third(deal), fourth(deal)
    if verb == c.OFFER:
        tell(state, c.OFFERED, EVERYONE, seat, what, other, price)
    elif verb == c.ASK_FOR:
        tell(state, c.ASKED_FOR, EVERYONE, seat, what, other, price)
    elif verb == c.GIVE:
        tell(state, c.OFFERED_GIFT, EVERYONE, seat, other, what)
    elif verb == c.BEG:
        tell(state, c.BEGGED, EVERYONE, seat, other, what)
    else:
        tell(
            state,
            c.OFFERED_LOAN if verb == c.LEND else c.ASKED_LOAN,
            EVERYONE,
            seat,
            other,
            what,
            price,
            thing(deal, 4),
        )


def agree(state: GildeState, seat: i64, proposer: i64) -> None:
    """G-134. It is done at once, and everybody sees it: what follows from it can be used unseen, so it is not taken
    back by one side."""
    deal = proposal_of(state, proposer, seat)
    state.deals = append(without_proposal(state.deals, proposer), pack(DONE, proposer, seat))
    begin_anew(state)
    tell(state, c.ACCEPTED, EVERYONE, seat, proposer)
    carry_out(state, deal)
    learn(state)


def carry_out(state: GildeState, deal: i64) -> None:
    verb, giver, what, price = verb_of(deal), giver_of(deal), third(deal), fourth(deal)
    taker = first(deal) + second(deal) - giver
    if verb == c.OFFER or verb == c.ASK_FOR:
        dealing.hand_over(state, place_to_sell(state, taker, what), taker, giver, price)
    elif verb == c.GIVE or verb == c.BEG:
        dealing.give(state, giver, taker, what)
    else:
        dealing.lend(state, giver, taker, what, price, thing(deal, 4))


def begin_anew(state: GildeState) -> None:
    """G-134. What the player who is asked has begun to say is begun anew: it may be about what has just changed
    hands."""
    agenda = state.agenda
    if agenda.kind() == c.ASK_ACTION or agenda.kind() == c.ASK_PAY:
        seat = lowest(agenda.top(SEATS))
        if agenda.question(seat) != agenda.top(START):
            building.clear(state)
            agenda.restart(seat)

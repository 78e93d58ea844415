"""Chapters 2.11 and 2.12: trades, gifts and loans between players, each offered in steps and answered at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE, first, fourth, pack, second, thing, third, verb_of
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules import moving
from zunft.games.gilde.rules.needing import has_room, meets
from zunft.games.gilde.state import (
    KIND_OF,
    LONGEST_LOAN,
    GildeState,
    borrower_of,
    creditor_of,
    due_of,
    lock_of,
    owing,
    sum_of,
)

LONGEST: Final = 5  # G-142: turns that a loan is made for, or extended by


def partners(state: GildeState, seat: i64) -> i64:
    """G-149. The other players who take part, as bits."""
    return state.taking_part() & ~only(seat)


def can_deal(state: GildeState, seat: i64) -> bool:
    """G-134, G-142, Q-50. Only so many offers a turn; a loan can be extended or forgiven at any time."""
    if has_claim(state, seat):
        return True
    if state.offers >= state.options.offers or partners(state, seat) == 0:
        return False
    return has_deal(state, seat, True)


def has_deal(state: GildeState, seat: i64, is_turn: bool) -> bool:
    """Whether there is a deal to propose: in the own turn of any kind, in need of money only what brings some."""
    if has_rich_partner(state, seat) or (is_turn and state.players[seat].talers > 0):
        return True
    if is_turn and can_ask_for_any(state, seat):
        return True
    return can_offer_any(state, seat)


def has_rich_partner(state: GildeState, seat: i64) -> bool:
    others = partners(state, seat)
    for other in range(state.seats):
        if has(others, other) and state.players[other].talers > 0:
            return True
    return False


def has_claim(state: GildeState, seat: i64) -> bool:
    for at in range(i64(len(state.owed))):
        if creditor_of(state.owed[at]) == seat:
            return True
    return False


# --- what can be proposed -------------------------------------------------------------------------


def fill_deals(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """G-131, G-140 … G-143. In the own turn everything; a debtor may only offer cards, beg and borrow."""
    is_turn = state.agenda.kind() == c.ASK_ACTION
    n: i64 = 0
    if is_turn:
        n = fill_claims(state, seat, out, n)
        if state.offers >= state.options.offers or partners(state, seat) == 0:
            return n
        n = fill_wishes(state, seat, out, n)
        if state.players[seat].talers > 0:
            n = _add(out, n, c.GIVE)
            n = _add_loan(state, out, n, c.LEND)
    n = fill_offers(state, seat, out, n)
    if has_rich_partner(state, seat):
        n = _add(out, n, c.BEG)
        n = _add_loan(state, out, n, c.BORROW)
    return n


def _add(out: vec[i64], n: i64, verb: i64) -> i64:
    out[n] = pack(verb)
    return n + 1


def _add_loan(state: GildeState, out: vec[i64], n: i64, verb: i64) -> i64:
    """Q-33. Loans, where the table tracks them."""
    return n if state.options.no_loans != 0 else _add(out, n, verb)


def is_tradable(state: GildeState, owner: i64, at: i64) -> bool:
    """G-131, G-133. An unlocked possession on the table, never a card in hand; equal ones are one option."""
    player = state.players[owner]
    card = player.estate[at]
    if lock_of(card) != 0 or not moving.is_possession(state, card & KIND_OF):
        return False
    for before in range(at):
        if player.estate[before] & KIND_OF == card & KIND_OF and lock_of(player.estate[before]) == 0:
            return False
    return True


def can_take(state: GildeState, buyer: i64, kind: i64) -> bool:
    """G-132. The buyer has room and meets the requirement."""
    return has_room(state, buyer, kind) and meets(state, buyer, kind)


def has_buyer(state: GildeState, seat: i64, kind: i64) -> bool:
    others = partners(state, seat)
    for other in range(state.seats):
        if has(others, other) and can_take(state, other, kind):
            return True
    return False


def fill_offers(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    player = state.players[seat]
    for at in range(player.owned):
        if is_tradable(state, seat, at) and has_buyer(state, seat, player.estate[at] & KIND_OF):
            out[n] = pack(c.OFFER, player.estate[at] & KIND_OF)
            n += 1
    return n


def can_offer_any(state: GildeState, seat: i64) -> bool:
    player = state.players[seat]
    for at in range(player.owned):
        if is_tradable(state, seat, at) and has_buyer(state, seat, player.estate[at] & KIND_OF):
            return True
    return False


def fill_wishes(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """G-134. What others have and this player could take."""
    others = partners(state, seat)
    for other in range(state.seats):
        if has(others, other):
            player = state.players[other]
            for at in range(player.owned):
                kind = player.estate[at] & KIND_OF
                if is_tradable(state, other, at) and can_take(state, seat, kind):
                    out[n] = pack(c.ASK_FOR, kind, other)
                    n += 1
    return n


def can_ask_for_any(state: GildeState, seat: i64) -> bool:
    others = partners(state, seat)
    for other in range(state.seats):
        if has(others, other):
            player = state.players[other]
            for at in range(player.owned):
                if is_tradable(state, other, at) and can_take(state, seat, player.estate[at] & KIND_OF):
                    return True
    return False


def fill_claims(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """G-142. The lender may extend a loan that is not due, and forgive a loan or a debt; told by their numbers."""
    for at in range(i64(len(state.owed))):
        if creditor_of(state.owed[at]) == seat:
            if 0 < due_of(state.owed[at]) <= LONGEST_LOAN - LONGEST:
                out[n] = pack(c.EXTEND, at + 1)
                n += 1
            out[n] = pack(c.FORGIVE, at + 1)
            n += 1
    return n


# --- the steps of a proposal ----------------------------------------------------------------------


def choose_deal(state: GildeState, seat: i64, move: i64) -> None:
    """The first step says what kind of deal it is."""
    verb = verb_of(move)
    if verb == c.OFFER:
        state.agenda.lay(seat, pack(c.ASK_TO, verb, first(move)))
    elif verb == c.ASK_FOR:
        state.agenda.lay(seat, pack(c.ASK_PRICE, verb, first(move), second(move)))
    elif verb == c.GIVE or verb == c.LEND:
        state.agenda.lay(seat, pack(c.ASK_TO, verb))
    elif verb == c.BEG or verb == c.BORROW:
        state.agenda.lay(seat, pack(c.ASK_OF, verb))
    elif verb == c.EXTEND:
        state.agenda.lay(seat, pack(c.ASK_EXTENSION, first(move)))
    elif verb == c.FORGIVE:
        forgive(state, seat, first(move) - 1)


def fill_partners(state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
    """To whom, or of whom: somebody who can take the card, or who has talers to lend or give."""
    verb, others, n = first(question), partners(state, seat), i64(0)
    for other in range(state.seats):
        if has(others, other) and _can_join(state, other, verb, second(question)):
            out[n] = pack(c.TO if verb_of(question) == c.ASK_TO else c.OF, other)
            n += 1
    return n


def _can_join(state: GildeState, other: i64, verb: i64, kind: i64) -> bool:
    if verb == c.OFFER:
        return can_take(state, other, kind)
    return verb == c.GIVE or verb == c.LEND or state.players[other].talers > 0


def choose_partner(state: GildeState, seat: i64, question: i64, other: i64) -> None:
    verb = first(question)
    if verb == c.OFFER:
        state.agenda.lay(seat, pack(c.ASK_PRICE, verb, second(question), other))
    else:
        state.agenda.lay(seat, pack(c.ASK_SUM, verb, other))


def highest_price(state: GildeState, seat: i64, question: i64) -> i64:
    """G-131, T-06. At most twice the original cost, and no more than the buyer has."""
    buyer = seat if first(question) == c.ASK_FOR else third(question)
    return min(state.board.cards.cost[second(question)] * state.board.trade_factor, state.players[buyer].talers)


def fill_prices(state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
    return fill_numbers(c.FOR, 0, highest_price(state, seat, question), out)


def fill_numbers(verb: i64, lowest: i64, highest: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for number in range(lowest, highest + 1):
        out[n] = pack(verb, number)
        n += 1
    return n


def fill_sums(state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
    """G-142, G-143. At least one taler, at most what the giver has."""
    verb = first(question)
    giver = seat if verb == c.GIVE or verb == c.LEND else second(question)
    return fill_numbers(c.TALERS, 1, min(state.players[giver].talers, c.MOST_SUM), out)


def fill_repayments(question: i64, out: vec[i64]) -> i64:
    """G-142, Q-33. From the principal to twice the principal."""
    principal = third(question)
    return fill_numbers(c.REPAY, principal, min(2 * principal, principal + c.MOST_SUM), out)


def fill_turns(verb: i64, out: vec[i64]) -> i64:
    return fill_numbers(verb, 1, LONGEST, out)


def name_price(state: GildeState, seat: i64, question: i64, price: i64) -> None:
    """G-134. The offer is complete: the other side is asked."""
    verb, kind, other = first(question), second(question), third(question)
    tell(state, c.OFFERED if verb == c.OFFER else c.ASKED_FOR, EVERYONE, seat, kind, other, price)
    ask_consent(state, other, pack(c.ASK_CONSENT, verb, seat, kind, price))


def name_sum(state: GildeState, seat: i64, question: i64, talers: i64) -> None:
    verb, other = first(question), second(question)
    if verb == c.GIVE:
        count_offer(state)
        give(state, seat, other, talers)
    elif verb == c.BEG:
        tell(state, c.BEGGED, EVERYONE, seat, other, talers)
        ask_consent(state, other, pack(c.ASK_CONSENT, verb, seat, talers))
    else:
        state.agenda.lay(seat, pack(c.ASK_REPAY, verb, other, talers))


def name_repayment(state: GildeState, seat: i64, question: i64, repayment: i64) -> None:
    verb, other, talers = first(question), second(question), third(question)
    state.agenda.lay(seat, pack(c.ASK_TURNS, verb, other, talers, repayment))


def name_turns(state: GildeState, seat: i64, question: i64, turns: i64) -> None:
    verb, other, talers, repayment = first(question), second(question), third(question), fourth(question)
    tell(state, c.OFFERED_LOAN if verb == c.LEND else c.ASKED_LOAN, EVERYONE, seat, other, talers, repayment, turns)
    ask_consent(state, other, pack(c.ASK_CONSENT, verb, seat, talers, repayment, turns))


def ask_consent(state: GildeState, other: i64, question: i64) -> None:
    """G-134. Nothing is left open: the other side accepts or declines before anything else happens."""
    count_offer(state)
    state.agenda.ask(c.ASK_CONSENT, only(other), question)


def count_offer(state: GildeState) -> None:
    """Q-50. Offers are counted by turn, and in need of money by payment (in the entry's own note)."""
    if state.agenda.kind() == c.ASK_ACTION:
        state.offers += 1
    else:
        state.agenda.note(1, state.agenda.about(1) + 1)


# --- the answer -----------------------------------------------------------------------------------


def fill_consent(out: vec[i64]) -> i64:
    out[0] = pack(c.ACCEPT)
    out[1] = pack(c.DECLINE)
    return 2


def fill_answers(state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
    """G-134. What a deal out of turn has made impossible meanwhile can only be declined."""
    if terms_hold(state, first(question), second(question), seat, third(question), fourth(question)):
        return fill_consent(out)
    out[0] = pack(c.DECLINE)
    return 1


def terms_hold(state: GildeState, verb: i64, seat: i64, other: i64, what: i64, price: i64) -> bool:
    """G-134. Owner, lock, room, requirement and cash: tested when a deal is offered, and again when it is done."""
    if verb == c.OFFER:
        return can_trade(state, what, seat, other, price)
    if verb == c.ASK_FOR:
        return can_trade(state, what, other, seat, price)
    giver = seat if verb == c.GIVE or verb == c.LEND else other
    return what <= state.players[giver].talers


def can_trade(state: GildeState, kind: i64, seller: i64, buyer: i64, price: i64) -> bool:
    """G-131, G-132."""
    if price > state.players[buyer].talers or not moving.is_possession(state, kind):
        return False
    return state.players[seller].to_part_with(kind) != c.NONE and can_take(state, buyer, kind)


def answer(state: GildeState, seat: i64, question: i64, move: i64) -> None:
    verb, other = first(question), second(question)
    if verb_of(move) != c.ACCEPT or state.has_left(other):
        tell(state, c.DECLINED, EVERYONE, seat, other)
        return
    tell(state, c.ACCEPTED, EVERYONE, seat, other)
    if verb == c.OFFER:
        trade(state, third(question), other, seat, fourth(question))
    elif verb == c.ASK_FOR:
        trade(state, third(question), seat, other, fourth(question))
    elif verb == c.BEG:
        give(state, seat, other, third(question))
    elif verb == c.LEND:
        lend(state, other, seat, third(question), fourth(question), thing(question, 4))
    else:
        lend(state, seat, other, third(question), fourth(question), thing(question, 4))


def trade(state: GildeState, kind: i64, seller: i64, buyer: i64, price: i64) -> None:
    """G-131, G-132, Q-52. Of equal cards one that is dormant."""
    hand_over(state, state.players[seller].to_part_with(kind), seller, buyer, price)


def hand_over(state: GildeState, at: i64, seller: i64, buyer: i64, price: i64) -> None:
    """G-131, G-132, Q-49. The buyer gains no experience; an annex sleeps again."""
    kind = state.players[seller].estate[at] & KIND_OF
    moving.transfer(state, buyer, seller, price)
    tell(state, c.TRADED, EVERYONE, seller, kind, buyer, price)
    moving.pick_up(state, seller, at)
    moving.put_down(state, buyer, kind)


def give(state: GildeState, giver: i64, to: i64, talers: i64) -> None:
    """G-141. At once, with no strings known to the rules."""
    moving.transfer(state, giver, to, talers)
    tell(state, c.GAVE, EVERYONE, giver, to, talers)


def lend(state: GildeState, lender: i64, borrower: i64, talers: i64, repayment: i64, turns: i64) -> None:
    """G-142. Talers move at once; the borrower's turns are counted from the next Economy phase on."""
    moving.transfer(state, lender, borrower, talers)
    tell(state, c.LENT, EVERYONE, lender, borrower, talers, repayment, turns)
    state.owed = append(state.owed[:], owing(borrower, lender, repayment, turns))


def extend(state: GildeState, seat: i64, loan: i64, turns: i64) -> None:
    """G-142. By the lender, without consent."""
    owed = state.owed[:]
    row = owed[loan]
    owed[loan] = owing(borrower_of(row), seat, sum_of(row), due_of(row) + turns)
    state.owed = owed
    tell(state, c.EXTENDED, EVERYONE, seat, borrower_of(row), sum_of(row), due_of(row) + turns)


def forgive(state: GildeState, seat: i64, loan: i64) -> None:
    """G-142. Whole sums only; a borrower in the tower stays there until the next Economy phase."""
    row = state.owed[loan]
    state.owed = without(state.owed, loan)
    tell(state, c.FORGAVE, EVERYONE, seat, borrower_of(row), sum_of(row))


def without(owed: vec[i64], which: i64) -> vec[i64]:
    kept = vec[i64]([])
    for at in range(i64(len(owed))):
        if at != which:
            kept = append(kept, owed[at])
    return kept

"""Chapter 2.13: payments that somebody must make, debts, and the debtors' tower."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import only
from zunft.engine.move import EVERYONE, first, pack, third, verb_of
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules import moving, playing
from zunft.games.gilde.rules.dealing import has_deal, partners, without
from zunft.games.gilde.rules.needing import cost_of, meets
from zunft.games.gilde.state import KIND_OF, GildeState, borrower_of, creditor_of, due_of, owing, sum_of

MOST_SHOWN: Final = 1023  # talers that a question can name


def demand(state: GildeState, payer: i64, creditor: i64, talers: i64, why: i64) -> None:
    """G-146. Somebody must pay: upkeep, a fine, extortion, what is owed."""
    state.agenda.errand(c.PAYMENT, payer, creditor, talers, why)


def amount(state: GildeState, payer: i64, talers: i64, why: i64) -> i64:
    """G-033, G-147. What is due now: upkeep shrinks with what was released, debts are all that is owed."""
    if why == c.FOR_UPKEEP:
        return state.players[payer].stats[c.UPKEEP]
    return debts_of(state, payer) if why == c.FOR_DEBTS else talers


def collect(state: GildeState, payer: i64, creditor: i64, talers: i64, notes: i64) -> None:
    """G-033, G-147. With enough cash it is paid without a question; otherwise the debtor is asked, as often as the
    cash is still short. *notes*: why, and how many offers the debtor has made."""
    why = notes % 8
    due = amount(state, payer, talers, why)
    if due <= state.players[payer].talers:
        pay_in_full(state, payer, creditor, due, why)
        return
    state.agenda.errand(c.PAYMENT, payer, creditor, talers, notes)
    state.agenda.ask(c.ASK_PAY, only(payer), pack(c.ASK_PAY, min(due, MOST_SHOWN), creditor, why))
    state.agenda.note(1, notes // 8)


def pay_in_full(state: GildeState, payer: i64, creditor: i64, due: i64, why: i64) -> None:
    if why == c.FOR_DEBTS:
        serve_debts(state, payer)
        leave_tower(state, payer)
    elif why == c.FOR_UPKEEP and due > 0:
        moving.transfer(state, payer, c.BANK, due)
        tell(state, c.PAID_UPKEEP, EVERYONE, payer, due)
    elif why == c.FOR_FINE:
        pay(state, payer, creditor, due)


def oldest_creditor(state: GildeState, seat: i64) -> i64:
    """Whom the debt is owed to that is served first."""
    for at in range(i64(len(state.owed))):
        if borrower_of(state.owed[at]) == seat and due_of(state.owed[at]) == 0:
            return creditor_of(state.owed[at])
    return c.BANK


def pay(state: GildeState, payer: i64, to: i64, talers: i64) -> None:
    if talers > 0:
        moving.transfer(state, payer, to, talers)
        if to == c.BANK:
            tell(state, c.PAID_BANK, EVERYONE, payer, talers)
        else:
            tell(state, c.PAID, EVERYONE, payer, to, talers)


# --- what a debtor may do -------------------------------------------------------------------------


def fill_payment(state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
    """G-034, G-147, Q-11. Sell, use what brings money, release (in the own Economy phase), deal, or the tower. Where
    the cash is enough by now (what was owed was cancelled, G-171) there is nothing to choose: it is paid."""
    if amount(state, seat, first(question), third(question)) <= state.players[seat].talers:
        out[0] = pack(c.TOWER)
        return 1
    n = fill_money(state, seat, out, 0)
    n = playing.fill_sales(state, seat, out, n)
    if third(question) != c.FOR_FINE:
        n = playing.fill_releases(state, seat, out, n)
    if may_deal(state, seat):
        out[n] = pack(c.DEAL)
        n += 1
    out[n] = pack(c.TOWER)
    return n + 1


def may_deal(state: GildeState, seat: i64) -> bool:
    """G-134, Q-50. In each payment half as many offers as in a turn."""
    if state.agenda.about(1) >= state.options.offers // 2 or partners(state, seat) == 0:
        return False
    return has_deal(state, seat, False)


def brings_money(state: GildeState, seat: i64, kind: i64) -> bool:
    """G-147. An instant or a used artefact that gains talers, and nothing that has to be aimed."""
    cards = state.board.cards
    if cards.money[kind] == 0 or cards.window[kind] == c.NONE or cards.kind[kind] < c.ATTACKS:
        return False
    return cards.target[kind] == c.NONE and meets(state, seat, kind)


def fill_money(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    player, cards = state.players[seat], state.board.cards
    for at in range(player.hand.count):
        kind = player.hand.items[at]
        if not brings_money(state, seat, kind) or cards.type_[kind] != c.INSTANT:
            continue
        if playing.is_first_in_hand(player, at) and cost_of(state, seat, kind) <= player.talers:
            out[n] = pack(c.PLAY, kind)
            n += 1
    for at in range(player.owned):
        kind = player.estate[at] & KIND_OF
        if not brings_money(state, seat, kind) or cards.type_[kind] != c.ARTEFACT:
            continue
        if player.is_first(at) and player.active(kind) != c.NONE:
            out[n] = pack(c.USE, kind)
            n += 1
    return n


def answer(state: GildeState, seat: i64, move: i64) -> None:
    """One step towards the sum; the payment below is tried again afterwards."""
    verb, kind = verb_of(move), first(move)
    if verb == c.SELL:
        playing.sell(state, seat, kind)
    elif verb == c.RELEASE:
        playing.release(state, seat, kind)
    elif verb == c.PLAY or verb == c.USE:
        playing.begin(state, seat, kind, 1 if verb == c.USE else 0)
    elif verb == c.DEAL:
        state.agenda.lay(seat, c.ASK_DEAL)
    elif verb == c.TOWER:
        state.agenda.note(0, 1)


def answered(state: GildeState, is_tower: i64, offers: i64) -> None:
    """The debtor's question is done: the payment that waited below goes on, or ends in the tower."""
    if is_tower == 0:
        state.agenda.note(3, state.agenda.about(3) % 8 + 8 * offers)
        return
    state.agenda.pop()
    payer, creditor = state.agenda.popped(0), state.agenda.popped(1)
    talers, why = state.agenda.popped(2), state.agenda.popped(3) % 8
    due = amount(state, payer, talers, why)
    if due <= state.players[payer].talers:
        pay_in_full(state, payer, creditor, due, why)
    else:
        go_to_tower(state, payer, creditor, due, why)


def go_to_tower(state: GildeState, payer: i64, creditor: i64, due: i64, why: i64) -> None:
    """G-145, G-147, G-148. All cash is paid, the rest is a debt."""
    cash = state.players[payer].talers
    if why == c.FOR_DEBTS:
        serve_debts(state, payer)
    else:
        pay(state, payer, creditor, cash)
        state.owed = append(state.owed[:], owing(payer, creditor, due - cash, 0))
        tell(state, c.OWES, EVERYONE, payer, creditor, due - cash)
    state.players[payer].tower = 1
    tell(state, c.WENT_TO_TOWER, EVERYONE, payer)


# --- debts and loans ------------------------------------------------------------------------------


def is_void(state: GildeState, row: i64) -> bool:
    """G-171. What is owed to a player who has left is cancelled."""
    return creditor_of(row) != c.BANK and state.has_left(creditor_of(row))


def debts_of(state: GildeState, seat: i64) -> i64:
    """What a player owes that is due."""
    total: i64 = 0
    for at in range(i64(len(state.owed))):
        if borrower_of(state.owed[at]) == seat and due_of(state.owed[at]) == 0 and not is_void(state, state.owed[at]):
            total += sum_of(state.owed[at])
    return total


def fall_due(state: GildeState, seat: i64) -> None:
    """G-033, G-142. Loans come one turn nearer; one that falls due is younger than every debt there is."""
    kept, due = vec[i64]([]), vec[i64]([])
    for at in range(i64(len(state.owed))):
        row = state.owed[at]
        left = due_of(row)
        if borrower_of(row) != seat or left == 0:
            kept = append(kept, row)
        elif left > 1:
            kept = append(kept, owing(seat, creditor_of(row), sum_of(row), left - 1))
        else:
            due = append(due, owing(seat, creditor_of(row), sum_of(row), 0))
            tell(state, c.FELL_DUE, EVERYONE, seat, creditor_of(row), sum_of(row))
    for at in range(i64(len(due))):
        kept = append(kept, due[at])
    state.owed = kept


def serve_debts(state: GildeState, seat: i64) -> None:
    """G-033, G-148. As far as the cash goes, oldest first."""
    at: i64 = 0
    while at < i64(len(state.owed)):
        row = state.owed[at]
        cash = state.players[seat].talers
        if borrower_of(row) != seat or due_of(row) != 0 or cash == 0 or is_void(state, row):
            at += 1
            continue
        paid = min(cash, sum_of(row))
        creditor = creditor_of(row)
        moving.transfer(state, seat, creditor, paid)
        tell(state, c.PAID_DEBT, EVERYONE, seat, creditor, paid)
        state.owed = without(state.owed, at)
        if paid < sum_of(row):
            state.owed = put_in(state.owed, at, owing(seat, creditor, sum_of(row) - paid, 0))
            return


def put_in(owed: vec[i64], where: i64, row: i64) -> vec[i64]:
    kept = vec[i64]([])
    for at in range(where):
        kept = append(kept, owed[at])
    kept = append(kept, row)
    for at in range(where, i64(len(owed))):
        kept = append(kept, owed[at])
    return kept


def leave_tower(state: GildeState, seat: i64) -> None:
    """G-145, G-148. In step (b) of the own turn, once nothing is owed."""
    if state.players[seat].tower != 0:
        state.players[seat].tower = 0
        tell(state, c.LEFT_TOWER, EVERYONE, seat)

"""How a player of The Guild deals with others: trades at a fair price, the Town Hall together, a loan in need."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.engine.move import first, fourth, pack, second, thing, third, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.deeds import gain
from zunft.games.gilde.bot.selling import replacement
from zunft.games.gilde.bot.worth import TALER, TURN, VOTE, Look, keep, lying, yields
from zunft.games.gilde.rules.building import cost, fair_points, rest_of_cost, talers_of, value, xp_of
from zunft.games.gilde.rules.dealing import can_take, is_tradable, partners
from zunft.games.gilde.rules.needing import cost_of, has_room, meets
from zunft.games.gilde.rules.playing import sale_price
from zunft.games.gilde.state import KIND_OF, Player

FAIR: Final = 1400  # a card is bought for a price if it is worth so many thousandths of it
GENEROUS: Final = 1500  # … and offered where it is worth so many of what is asked
LITTLE_MORE: Final = 3  # talers above its cost that are asked for a card, or offered
DEALING_TURNS: Final = 2300
HALL: Final = 2000  # that elections become possible, and that nobody else gets the experience
FAIR_SHARE: Final = 950
KEPT_BACK: Final = 3  # talers that nobody lends
LOAN_TURNS: Final = 2


# --- what is proposed -----------------------------------------------------------------------------


def best_deal(look: Look) -> i64:
    """The first step of a trade that both sides may like; NONE when there is none."""
    if look.turns < DEALING_TURNS:
        return c.NONE
    sale = replacement(look, c.NONE, 0)
    if sale != c.NONE and is_better_offered(look, first(sale)):
        return pack(c.OFFER, first(sale))
    wish = best_wish(look)
    return wish if wish != c.NONE else best_offer(look)


def is_better_offered(look: Look, kind: i64) -> bool:
    """Whether somebody may pay more for a card than the discard pile, which would get it otherwise."""
    buyer = best_buyer(look, kind)
    return buyer != c.NONE and price_for(look, kind, buyer) > sale_price(look.state, look.seat, kind)


def best_wish(look: Look) -> i64:
    """A business of the own profession that somebody else has, and that is worth more here."""
    others = partners(look.state, look.seat)
    for other in range(look.state.seats):
        if has(others, other):
            player = look.state.players[other]
            for at in range(player.owned):
                kind = player.estate[at] & KIND_OF
                if is_wished_for(look, other, kind) and is_tradable(look.state, other, at):
                    return pack(c.ASK_FOR, kind, other)
    return c.NONE


def is_wished_for(look: Look, owner: i64, kind: i64) -> bool:
    cards, player = look.board.cards, look.player
    if cards.type_[kind] != c.BUSINESS or cards.profession[kind] != player.profession:
        return False
    price = cards.cost[kind] + LITTLE_MORE
    if price > player.talers or not can_take(look.state, look.seat, kind):
        return False
    return lying(look, look.seat, kind) > FAIR * price > lying(look, owner, kind) // 2


def best_offer(look: Look) -> i64:
    """An own card that somebody would pay more for than it is worth here."""
    player = look.player
    for at in range(player.owned):
        if is_tradable(look.state, look.seat, at):
            kind = player.estate[at] & KIND_OF
            buyer = best_buyer(look, kind)
            if buyer != c.NONE and price_for(look, kind, buyer) * TALER > keep(look, kind) + TALER:
                return pack(c.OFFER, kind)
    return c.NONE


def best_buyer(look: Look, kind: i64) -> i64:
    """Who may pay most for a card; NONE when nobody can take it."""
    others = partners(look.state, look.seat)
    best: i64 = c.NONE
    highest: i64 = 0
    for other in range(look.state.seats):
        if has(others, other) and can_take(look.state, other, kind):
            price = price_for(look, kind, other)
            if price > highest:
                best, highest = other, price
    return best


def price_for(look: Look, kind: i64, buyer: i64) -> i64:
    """What somebody may pay for a card."""
    most = min(look.state.players[buyer].talers - 1, lying(look, buyer, kind) // GENEROUS)
    return min(most, look.board.cards.cost[kind] + LITTLE_MORE)


# --- the steps of a proposal ----------------------------------------------------------------------


def choose_deal(look: Look, out: vec[i64], n: i64) -> i64:
    """The deal that made the seat begin one; in need of money a loan; else the last, which gives nothing away."""
    best = best_deal(look)
    loan: i64 = c.NONE
    for at in range(n):
        if out[at] == best:
            return best
        if verb_of(out[at]) == c.BORROW:
            loan = out[at]
    return loan if loan != c.NONE else out[n - 1]


def choose_partner(look: Look, question: i64, out: vec[i64], n: i64) -> i64:
    """Who pays most for the card; of others the richest."""
    if verb_of(question) == c.ASK_TO and first(question) == c.OFFER:
        buyer = best_buyer(look, second(question))
        for at in range(n):
            if first(out[at]) == buyer:
                return out[at]
    best: i64 = 0
    for at in range(n):
        if look.state.players[first(out[at])].talers > look.state.players[first(out[best])].talers:
            best = at
    return out[best]


def choose_price(look: Look, question: i64, out: vec[i64], n: i64) -> i64:
    """A little more than the card cost, as far as the talers go; prices lie in order, from 0."""
    verb, kind, other = first(question), second(question), third(question)
    price = look.board.cards.cost[kind] + LITTLE_MORE
    if verb == c.OFFER:
        price = max(price_for(look, kind, other), sale_price(look.state, look.seat, kind))
    return out[max(i64(0), min(n - 1, price))]


def choose_sum(look: Look, question: i64, due: i64, out: vec[i64], n: i64) -> i64:
    """What is missing, and nothing more; nobody gives or lends more than one taler unasked. Sums begin with 1."""
    short = max(i64(1), due - look.player.talers)
    is_for_me = first(question) == c.BEG or first(question) == c.BORROW
    return out[min(n, short) - 1] if is_for_me else out[0]


def choose_repayment(question: i64, out: vec[i64], n: i64) -> i64:
    """A little more than was lent."""
    talers = third(question)
    return out[min(n - 1, 1 + talers // 4)] if first(question) == c.BORROW else out[n - 1]


def choose_turns(out: vec[i64], n: i64) -> i64:
    return out[min(n, i64(LOAN_TURNS)) - 1]


# --- the answers ----------------------------------------------------------------------------------


def consent(look: Look, question: i64) -> i64:
    """G-134. Accept what is good, decline the rest."""
    verb = first(question)
    good = False
    if verb == c.OFFER:
        good = buys(look, third(question), fourth(question))
    elif verb == c.ASK_FOR:
        good = parts_with(look, third(question), fourth(question))
    elif verb == c.BORROW:
        good = lends(look, second(question), third(question), fourth(question), thing(question, 4))
    elif verb == c.LEND:
        good = borrows(look, third(question), fourth(question), thing(question, 4))
    return pack(c.ACCEPT) if good else pack(c.DECLINE)


def buys(look: Look, kind: i64, price: i64) -> bool:
    """Worth the price, and better than what the hand could put into the same place."""
    its = lying(look, look.seat, kind)
    if its < FAIR * price:
        return False
    hand, cards = look.player.hand, look.board.cards
    other: i64 = 0
    for at in range(hand.count):
        own = hand.items[at]
        if cards.type_[own] == cards.type_[kind] and meets(look.state, look.seat, own):
            other = max(other, gain(look, own) - cost_of(look.state, look.seat, own) * TALER)
    return its - price * TALER > other


def parts_with(look: Look, kind: i64, price: i64) -> bool:
    """More than it is worth here; if the hand holds another one to build in its place, less will do."""
    is_full = look.board.cards.type_[kind] == c.BUSINESS and not has_room(look.state, look.seat, kind)
    if is_full and has_spare(look, kind, price):
        return price >= sale_price(look.state, look.seat, kind) + yields(look, look.seat, kind)
    return price * TALER > keep(look, kind) + TALER


def has_spare(look: Look, kind: i64, price: i64) -> bool:
    hand, cards = look.player.hand, look.board.cards
    for at in range(hand.count):
        own = hand.items[at]
        is_paid = cards.cost[own] <= price + look.player.talers
        if is_paid and cards.type_[own] == cards.type_[kind] and meets(look.state, look.seat, own):
            return True
    return False


def lends(look: Look, borrower: i64, talers: i64, repayment: i64, turns: i64) -> bool:
    """Not the last talers, not to the leader, not to somebody who will not have it, and not without a gain."""
    if look.state.seats > 2 and borrower == look.leader:
        return False
    if look.player.talers - talers < KEPT_BACK or repayment <= talers or look.turns <= (turns + 1) * TURN:
        return False
    return can_repay(look.state.players[borrower], repayment, turns)


def borrows(look: Look, talers: i64, repayment: i64, turns: i64) -> bool:
    """Cheap, and to be paid from the income; or due when the game is over."""
    if look.turns <= turns * TURN:
        return True
    return repayment * 4 <= talers * 5 and can_repay(look.player, repayment, turns)


def can_repay(player: Player, repayment: i64, turns: i64) -> bool:
    return (player.stats[c.INCOME] - player.stats[c.UPKEEP]) * turns >= repayment


# --- the Town Hall --------------------------------------------------------------------------------


def hall_worth(look: Look) -> i64:
    """What it brings to build it alone, or as much of it as the talers pay; nothing if nobody could help out."""
    talers = look.player.talers
    points = value(look.state)
    if talers < cost(look.state):
        theirs = share_of(look, partner(look))
        if look.state.offers > 0 or theirs == 0:
            return 0
        points -= points * theirs // cost(look.state)
    return look.point * points + hall_gain(look)


def hall_gain(look: Look) -> i64:
    """What it means that elections become possible, and that nobody else gets the experience."""
    return HALL + VOTE * max(i64(-2), min(i64(3), look.lead))


def partner(look: Look) -> i64:
    """The richest of the others who take part; NONE when nobody does."""
    others = partners(look.state, look.seat)
    best: i64 = c.NONE
    for other in range(look.state.seats):
        if has(others, other) and (
            best == c.NONE or look.state.players[other].talers > look.state.players[best].talers
        ):
            best = other
    return best


def share_of(look: Look, other: i64) -> i64:
    """The talers that another one is asked for: what is missing, rather half of all; 0 if that cannot be."""
    if other == c.NONE:
        return 0
    theirs = look.state.players[other].talers
    whole = cost(look.state)
    share = max(whole - look.player.talers, min(whole // 2, theirs))
    return share if share <= theirs and share <= whole - 2 else 0


def choose_builders(look: Look, out: vec[i64], n: i64) -> i64:
    """Build as soon as it can be paid; until then the richest is named, who was not named before."""
    if out[0] == pack(c.BUILD):
        return out[0]
    best: i64 = 0
    for at in range(n):
        if verb_of(out[at]) == c.WITH:
            talers = look.state.players[first(out[at])].talers
            if talers > look.state.players[first(out[best])].talers:
                best = at
    return out[best]


def choose_share(look: Look, other: i64, out: vec[i64], n: i64) -> i64:
    """Half of what is left to pay, or what is missing; shares lie in order."""
    rest = rest_of_cost(look.state)
    wanted = max(rest - look.player.talers, min(rest // 2, look.state.players[other].talers))
    return out[max(i64(0), min(n - 1, wanted - first(out[0])))]


def choose_points(look: Look, talers: i64, out: vec[i64], n: i64) -> i64:
    """A fair share; points lie in order, from 0."""
    return out[min(n - 1, fair_points(look.state, talers))]


def join(look: Look) -> i64:
    share = look.state.shares[look.seat]
    good = look.point * xp_of(share) + hall_gain(look) // 2 >= FAIR_SHARE * talers_of(share)
    return pack(c.ACCEPT) if good else pack(c.DECLINE)

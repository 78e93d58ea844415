"""The way to the Count's experience within one turn, if there is one: what is played, and what is sold for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import filled, zeros
from zunft.engine.move import first, pack, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.deeds import money_of
from zunft.games.gilde.bot.worth import Look, lying
from zunft.games.gilde.rules.moving import is_possession
from zunft.games.gilde.rules.needing import cost_of, has_room, has_target, meets
from zunft.games.gilde.rules.playing import can_upgrade, sale_price, upgrade_cost
from zunft.games.gilde.state import KIND_OF, lock_of

LAST_LAP: Final = 45  # points from which on a way is looked for
MOST_ITEMS: Final = 16
NEVER: Final = 1_000_000

# A row of the items: something that gives experience now.
ITEM: Final = 4
I_MOVE: Final = 0
I_VALUE: Final = 1
I_COST: Final = 2
I_NET: Final = 3  # what is gone for good: a possession is sold again, for room or for money


def way_to_the_end(look: Look, out: vec[i64], n: i64) -> i64:
    """The next move of the way; NONE when there is no way."""
    need = look.board.count_xp - look.player.xp
    if need > LAST_LAP:
        return c.NONE
    items = zeros(ITEM * MOST_ITEMS)
    count = fill_items(look, items)
    value: i64 = 0
    for at in range(count):
        value += items[at * ITEM + I_VALUE]
    if value < need:
        return c.NONE
    chosen = cheapest(items, count, need)
    if chosen == 0 or not can_be_paid(look, items, count, chosen):
        return c.NONE
    return next_of(look, items, count, chosen, out, n)


def fill_items(look: Look, items: vec[i64]) -> i64:
    """Everything that gives experience now, were there room and money: what brings talers first, then by cost."""
    state, player, board = look.state, look.player, look.board
    count: i64 = 0
    political: i64 = c.NONE
    for at in range(player.hand.count):
        kind = player.hand.items[at]
        if not is_playable(look, kind):
            continue
        if board.cards.political[kind] != 0:
            if political == c.NONE or board.cards.value[kind] > board.cards.value[political]:
                political = kind
        else:
            count = add_card(look, items, count, kind)
    if political != c.NONE and state.political > 0:
        count = add_card(look, items, count, political)
    if can_upgrade(state, look.seat):
        cost = upgrade_cost(state, look.seat)
        count = add(items, count, pack(c.UPGRADE), board.residence_value[player.residence + 1], cost, cost)
    if state.hall == c.IN_CENTRE:
        cost = board.cards.cost[board.town_hall]
        count = add(items, count, pack(c.TOWN_HALL), board.cards.value[board.town_hall], cost, cost)
    return count


def is_playable(look: Look, kind: i64) -> bool:
    """Whether a card of the hand could be played now, were there money and room."""
    cards = look.board.cards
    if cards.type_[kind] == c.INSTANT and cards.window[kind] != c.IN_ANY:
        return False
    return meets(look.state, look.seat, kind) and (
        cards.type_[kind] < c.MEASURE or has_target(look.state, look.seat, kind)
    )


def add_card(look: Look, items: vec[i64], count: i64, kind: i64) -> i64:
    cost = cost_of(look.state, look.seat, kind)
    net = cost - money_of(look, kind)
    if is_possession(look.state, kind):
        net -= sale_price(look.state, look.seat, kind)
    return add(items, count, pack(c.PLAY, kind), look.board.cards.value[kind], cost, net)


def add(items: vec[i64], count: i64, move: i64, value: i64, cost: i64, net: i64) -> i64:
    """Put in behind what brings talers or costs more."""
    if count == MOST_ITEMS:
        return count
    at = count
    while at > 0 and items[(at - 1) * ITEM + I_NET] > 0 and (net <= 0 or items[(at - 1) * ITEM + I_COST] < cost):
        for column in range(i64(ITEM)):
            items[at * ITEM + column] = items[(at - 1) * ITEM + column]
        at -= 1
    items[at * ITEM + I_MOVE] = move
    items[at * ITEM + I_VALUE] = value
    items[at * ITEM + I_COST] = cost
    items[at * ITEM + I_NET] = net
    return count + 1


def cheapest(items: vec[i64], count: i64, need: i64) -> i64:
    """The items, as bits, that give so much experience for least; 0 when all together do not."""
    width = need + 1
    least = filled(width, NEVER)
    sets = zeros(width)
    least[0] = 0
    for at in range(count):
        value, net = items[at * ITEM + I_VALUE], items[at * ITEM + I_NET]
        for had in range(need, -1, -1):
            if least[had] == NEVER:
                continue
            reached = min(need, had + value)
            if had != reached and least[had] + net < least[reached]:
                least[reached] = least[had] + net
                sets[reached] = sets[had] | (i64(1) << at)
    return sets[need]


def can_be_paid(look: Look, items: vec[i64], count: i64, chosen: i64) -> bool:
    """Whether the talers, with everything sold that can be, last for each of them in turn."""
    means = look.player.talers
    for at in range(look.player.owned):
        card = look.player.estate[at]
        if lock_of(card) == 0 and is_possession(look.state, card & KIND_OF):
            means += sale_price(look.state, look.seat, card & KIND_OF)
    for at in range(count):
        if (chosen >> at) & 1 != 0:
            if items[at * ITEM + I_COST] > means:
                return False
            means -= items[at * ITEM + I_NET]
    return True


def next_of(look: Look, items: vec[i64], count: i64, chosen: i64, out: vec[i64], n: i64) -> i64:
    """The first of them that can be played as things are; where none can, the sale that helps the first of them."""
    for at in range(count):
        if (chosen >> at) & 1 != 0 and is_offered(look, items, at, out, n):
            return items[at * ITEM + I_MOVE]
    for at in range(count):
        if (chosen >> at) & 1 != 0:
            return sale_for(look, items[at * ITEM + I_MOVE], out, n)
    return c.NONE


def is_offered(look: Look, items: vec[i64], item: i64, out: vec[i64], n: i64) -> bool:
    """The Town Hall is offered to who cannot pay for it alone, too."""
    if items[item * ITEM + I_COST] > look.player.talers:
        return False
    for at in range(n):
        if out[at] == items[item * ITEM + I_MOVE]:
            return True
    return False


def sale_for(look: Look, move: i64, out: vec[i64], n: i64) -> i64:
    """What is worth least of all that can be sold; of the same type where room is missing."""
    type_: i64 = c.NONE
    if verb_of(move) == c.PLAY and not has_room(look.state, look.seat, first(move)):
        type_ = look.board.cards.type_[first(move)]
    best: i64 = c.NONE
    least: i64 = 0
    for at in range(n):
        if verb_of(out[at]) != c.SELL:
            continue
        if type_ != c.NONE and look.board.cards.type_[first(out[at])] != type_:
            continue
        its = lying(look, look.seat, first(out[at]))
        if best == c.NONE or its < least:
            best, least = out[at], its
    return best

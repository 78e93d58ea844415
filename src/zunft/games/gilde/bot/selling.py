"""What a player of The Guild sells to make room or money for a better card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import zeros
from zunft.engine.move import pack
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.deeds import gain
from zunft.games.gilde.bot.worth import TALER, Look, lying
from zunft.games.gilde.rules.moving import is_possession
from zunft.games.gilde.rules.needing import cost_of, has_room, has_target, meets
from zunft.games.gilde.rules.playing import is_first_in_hand, sale_price
from zunft.games.gilde.state import KIND_OF, lock_of

RICH: Final = 9  # talers above which each weighs less
VERY_RICH: Final = 15
RICH_WEIGHT: Final = 490
VERY_RICH_WEIGHT: Final = 450
BESIDES: Final = 2  # talers that the smallest purchase costs in attention: what is cheap is not best for that alone


def rank(look: Look, good: i64, cost: i64, later: i64) -> i64:
    """What something brings for its cost, now or *later*; talers weigh less in a full purse. Not above 0: leave it."""
    talers = look.player.talers
    if cost > 0 and talers - cost < reserve(look):
        return -1
    weight: i64 = TALER
    if talers >= RICH:
        weight = RICH_WEIGHT if talers < VERY_RICH else i64(VERY_RICH_WEIGHT)
    return (good - weight * (cost + later)) // (max(i64(0), cost, later) + BESIDES)


def reserve(look: Look) -> i64:
    """Talers that are kept back: for upkeep that the income, with one business at rest, does not cover."""
    return max(i64(0), look.player.stats[c.UPKEEP] + 2 - look.player.stats[c.INCOME])


# --- replacing ------------------------------------------------------------------------------------


def replacement(look: Look, best: i64, highest: i64) -> i64:
    """A sale that makes room or money for a card which is better than the best purchase; else that purchase."""
    player = look.player
    if player.owned == 0:
        return best
    weakest = zeros(0)
    for at in range(player.hand.count):
        kind = player.hand.items[at]
        if is_first_in_hand(player, at) and lacks_something(look, kind):
            if len(weakest) == 0:
                weakest = weakest_of(look)
            old = to_part_with(look, kind, weakest)
            if old != c.NONE:
                good = _replacing(look, kind, old)
                if good > highest:
                    best, highest = pack(c.SELL, old), good
    return best


def lacks_something(look: Look, kind: i64) -> bool:
    """Whether nothing but room or money is missing to play a card."""
    state, cards = look.state, look.board.cards
    if cards.type_[kind] == c.INSTANT and cards.window[kind] != c.IN_ANY:
        return False
    if has_room(state, look.seat, kind) and cost_of(state, look.seat, kind) <= look.player.talers:
        return False
    if cards.political[kind] != 0 and state.political == 0:
        return False
    return meets(state, look.seat, kind) and (cards.type_[kind] < c.MEASURE or has_target(state, look.seat, kind))


def weakest_of(look: Look) -> vec[i64]:
    """[type] the possession of a type that is worth least while it lies there, + 1; [TYPES + type] what it is worth."""
    found = zeros(2 * c.TYPES)
    for at in range(look.player.owned):
        card = look.player.estate[at]
        kind = card & KIND_OF
        if lock_of(card) != 0 or not is_possession(look.state, kind):
            continue
        type_, its = look.board.cards.type_[kind], lying(look, look.seat, kind)
        if found[type_] == 0 or its < found[c.TYPES + type_]:
            found[type_] = kind + 1
            found[c.TYPES + type_] = its
    return found


def to_part_with(look: Look, kind: i64, weakest: vec[i64]) -> i64:
    """What is sold for a card: one of its type where there is no room, else whatever brings the talers that lack."""
    short = cost_of(look.state, look.seat, kind) - look.player.talers
    if not has_room(look.state, look.seat, kind):
        old = weakest[look.board.cards.type_[kind]] - 1
        return old if old != c.NONE and sale_price(look.state, look.seat, old) >= short else c.NONE
    best: i64 = c.NONE
    least: i64 = 0
    for type_ in (c.BUSINESS, c.ANNEX, c.EXTENSION, c.ARTEFACT):
        old = weakest[type_] - 1
        if old == c.NONE or sale_price(look.state, look.seat, old) < short:
            continue
        loss = weakest[c.TYPES + type_] - sale_price(look.state, look.seat, old) * TALER
        if best == c.NONE or loss < least:
            best, least = old, loss
    return best


def _replacing(look: Look, kind: i64, old: i64) -> i64:
    cost = cost_of(look.state, look.seat, kind) - sale_price(look.state, look.seat, old)
    return rank(look, gain(look, kind) - lying(look, look.seat, old), cost, 0)

"""Chapters 2.3 to 2.6: what a card needs to be played: room, a requirement, its cost, a target."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import pack
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import T_HAS, T_LOCKED, T_MEETS, T_OWNER, T_TYPES, T_ZONE, TARGET_ROW
from zunft.games.gilde.state import KIND_OF, GildeState, Player, lock_of, works

# --- what a card needs ----------------------------------------------------------------------------


def may_play(state: GildeState, seat: i64, kind: i64) -> bool:
    """G-061 … G-063. There is room, the requirement is met, the cost can be paid and there is a target."""
    cards = state.board.cards
    if cards.type_[kind] == c.INSTANT and cards.window[kind] != c.IN_ANY:
        return False
    return (
        has_room(state, seat, kind)
        and (cards.political[kind] == 0 or state.political > 0)
        and cost_of(state, seat, kind) <= state.players[seat].talers
        and meets(state, seat, kind)
        and (cards.type_[kind] < c.MEASURE or has_target(state, seat, kind))
    )


def has_room(state: GildeState, seat: i64, kind: i64) -> bool:
    """G-082, G-084 … G-086, G-090. Businesses are limited by title, extensions and artefacts by slots, annexes by
    nothing; equal ones may lie side by side."""
    type_, stats = state.board.cards.type_[kind], state.players[seat].stats
    if type_ == c.BUSINESS:
        return stats[c.BUSINESSES] < stats[c.BUSINESS_LIMIT]
    if type_ == c.EXTENSION:
        return stats[c.EXTENSIONS] < stats[c.EXTENSION_SLOTS]
    if type_ == c.ARTEFACT:
        return stats[c.ARTEFACTS] < stats[c.INVENTORY_SLOTS]
    return True


def meets(state: GildeState, seat: i64, kind: i64) -> bool:
    """5.1, G-096. The requirement of a card: title, favour, businesses, an active card, a pending election."""
    cards, player = state.board.cards, state.players[seat]
    if player.title < cards.needs_title[kind] or player.stats[c.BUSINESSES] < cards.needs_businesses[kind]:
        return False
    if cards.needs_favour[kind] != c.NONE and player.stats[c.FAVOUR] < cards.needs_favour[kind]:
        return False
    if cards.needs_election[kind] != 0 and not is_election_pending(state):
        return False
    return cards.any_count[kind] == 0 or has_any_of(state, player, kind)


def is_election_pending(state: GildeState) -> bool:
    """5.1. Somebody has requested one and no count has begun."""
    return state.requests != 0 and state.candidates == 0


def has_any_of(state: GildeState, player: Player, kind: i64) -> bool:
    cards = state.board.cards
    for row in range(cards.any_first[kind], cards.any_first[kind] + cards.any_count[kind]):
        if owns_working(player, state.board.any_of[row]):
            return True
    return False


def owns_working(player: Player, kind: i64) -> bool:
    for at in range(player.owned):
        if player.estate[at] & KIND_OF == kind and works(player.estate[at]):
            return True
    return False


def cost_of(state: GildeState, seat: i64, kind: i64) -> i64:
    """G-064, 5.2. The printed cost, lowered by cards that say so; nothing when the own business would receive it."""
    cards, player = state.board.cards, state.players[seat]
    if cards.pay_to[kind] != c.NONE and owns_working(player, cards.pay_to[kind]):
        return 0
    return lowered(player, cards.type_[kind], cards.cost[kind])


def lowered(player: Player, type_: i64, cost: i64) -> i64:
    """5.2. A reduced cost is never below its minimum, and never above what is printed."""
    mod = player.stats[c.COST_MOD + type_]
    if mod == 0:
        return cost
    return max(cost + mod, min(cost, player.stats[c.COST_MIN + type_]))


def recipients(state: GildeState, seat: i64, kind: i64) -> i64:
    """G-064. The other players, as bits, who own an active business that receives the cost; in the tower too."""
    wanted = state.board.cards.pay_to[kind]
    if wanted == c.NONE or owns_working(state.players[seat], wanted):
        return 0
    found: i64 = 0
    for other in range(state.seats):
        if other != seat and owns_working(state.players[other], wanted):
            found |= only(other)
    return found


# --- targets --------------------------------------------------------------------------------------


def has_target(state: GildeState, seat: i64, kind: i64) -> bool:
    """G-062. A card that names a target cannot be played without a legal one."""
    target = state.board.cards.target[kind]
    if target == c.NONE:
        return True
    for other in range(state.seats):
        if may_aim_at(state, seat, target, other) and _has_aim(state, seat, target, other):
            return True
    return False


def may_aim_at(state: GildeState, seat: i64, target: i64, other: i64) -> bool:
    """5.1, G-149. An opponent or oneself, as the card says; nobody who is in the tower."""
    base = target * TARGET_ROW
    owner, types = state.board.targets[base + T_OWNER], state.board.targets[base + T_HAS]
    if (owner == c.OF_SELF) != (other == seat) or not state.takes_part(other):
        return False
    return types == 0 or has_unlocked(state, other, types)


def has_unlocked(state: GildeState, seat: i64, types: i64) -> bool:
    player = state.players[seat]
    for at in range(player.owned):
        card = player.estate[at]
        if lock_of(card) == 0 and has(types, state.board.cards.type_[card & KIND_OF]):
            return True
    return False


def _has_aim(state: GildeState, seat: i64, target: i64, other: i64) -> bool:
    if state.board.targets[target * TARGET_ROW + T_ZONE] == c.A_PLAYER:
        return True
    player = state.players[other]
    for at in range(player.owned):
        if fits(state, seat, target, player.estate[at]):
            return True
    return False


def fits(state: GildeState, seat: i64, target: i64, card: i64) -> bool:
    """G-043, 5.1. The card is of the right type, active (or locked, where that is asked for), and the actor meets its
    requirement where that is asked for."""
    base, kind = target * TARGET_ROW, card & KIND_OF
    targets = state.board.targets
    if not has(targets[base + T_TYPES], state.board.cards.type_[kind]):
        return False
    if (lock_of(card) > 0) != (targets[base + T_LOCKED] != 0):
        return False
    return targets[base + T_MEETS] == 0 or meets(state, seat, kind)


def fill_targets(state: GildeState, seat: i64, target: i64, out: vec[i64], n: i64) -> i64:
    """Every player, or every card by its owner and kind, that may be aimed at."""
    for other in range(state.seats):
        if may_aim_at(state, seat, target, other):
            if state.board.targets[target * TARGET_ROW + T_ZONE] == c.A_PLAYER:
                out[n] = pack(c.AT_PLAYER, other)
                n += 1
            else:
                n = _fill_cards(state, seat, target, other, out, n)
    return n


def _fill_cards(state: GildeState, seat: i64, target: i64, other: i64, out: vec[i64], n: i64) -> i64:
    player = state.players[other]
    begin = n
    for at in range(player.owned):
        if fits(state, seat, target, player.estate[at]):
            move = pack(c.AT_CARD, other, player.estate[at] & KIND_OF)
            if not contains(out, begin, n, move):
                out[n] = move
                n += 1
    return n


def contains(out: vec[i64], begin: i64, end: i64, move: i64) -> bool:
    for at in range(begin, end):
        if out[at] == move:
            return True
    return False

"""What a player of The Guild does in the action phase: buy what brings most for its cost, replace what brings less."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.chance import Rng
from zunft.engine.move import first, pack, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.deals import best_deal, hall_worth
from zunft.games.gilde.bot.deeds import deed, gain
from zunft.games.gilde.bot.end import way_to_the_end
from zunft.games.gilde.bot.selling import BESIDES, rank, replacement
from zunft.games.gilde.bot.worth import TURN, Look, each, lying
from zunft.games.gilde.rules.needing import cost_of, has_room, meets
from zunft.games.gilde.rules.playing import upgrade_cost

PATIENCE: Final = 1600  # how much better a business must be to be saved for, in thousandths
PATIENT_TURNS: Final = 3 * TURN
SPENT_ARTEFACT: Final = 700
EAGER: Final = 2  # a deal is looked for once in so many turns
ENOUGH_LEAD: Final = 4  # votes ahead with which an election is requested
NEAR_COUNT: Final = 17  # points with which nobody needs an election any more
HURRY_TURNS: Final = 4 * TURN


def act(look: Look, out: vec[i64], n: i64, rng: Rng) -> i64:
    """The end of the game if it can be reached; else the best purchase, a deal, the end of the phase."""
    way = way_to_the_end(look, out, n)
    if way != c.NONE:
        return way
    if holds(out, n, pack(c.REQUEST)) and wants_election(look):
        return pack(c.REQUEST)
    buy = best_buy(look, out, n)
    is_sale = buy != c.NONE and verb_of(buy) == c.SELL
    if (buy == c.NONE or is_sale) and proposes(look, out, n, rng):
        return pack(c.DEAL)
    return buy if buy != c.NONE else release(look, out, n)


def proposes(look: Look, out: vec[i64], n: i64, rng: Rng) -> bool:
    """One deal a turn, if there is a good one, and not always."""
    if look.state.offers > 0 or not holds(out, n, pack(c.DEAL)) or rng.below(EAGER) != 0:
        return False
    return best_deal(look) != c.NONE


def holds(out: vec[i64], n: i64, move: i64) -> bool:
    for at in range(n):
        if out[at] == move:
            return True
    return False


def wants_election(look: Look) -> bool:
    """G-150. The votes lead by enough; a little less will do when somebody else is about to become Count."""
    if look.player.xp >= look.board.count_xp - NEAR_COUNT:
        return False
    hurry: i64 = 1 if look.turns < HURRY_TURNS and look.most > look.player.xp else 0
    return look.lead >= ENOUGH_LEAD - hurry


# --- purchases ------------------------------------------------------------------------------------


def best_buy(look: Look, out: vec[i64], n: i64) -> i64:
    """The purchase, use or replacement that brings most for its cost; NONE when nothing is worth it."""
    goal = goal_of(look)
    best: i64 = c.NONE
    highest: i64 = 0
    for at in range(n):
        cost = cost_of_move(look, out[at])
        good = worth_of_move(look, out[at], cost)
        if good > highest and not waits(look, goal, cost, good):
            best, highest = out[at], good
    return replacement(look, best, highest)


def cost_of_move(look: Look, move: i64) -> i64:
    verb = verb_of(move)
    if verb == c.PLAY:
        return cost_of(look.state, look.seat, first(move))
    if verb == c.UPGRADE:
        return upgrade_cost(look.state, look.seat)
    if verb == c.TOWN_HALL:
        return min(look.board.cards.cost[look.board.town_hall], look.player.talers)
    return 0


def worth_of_move(look: Look, move: i64, cost: i64) -> i64:
    """How good a purchase is for its cost; 0 for what is none."""
    verb = verb_of(move)
    if verb == c.PLAY:
        return rank(look, gain(look, first(move)), cost, 0)
    if verb == c.UPGRADE:
        return rank(look, upgrade_gain(look), cost, 0)
    if verb == c.TOWN_HALL:
        return rank(look, hall_worth(look), cost, 0)
    if verb == c.USE:
        return (deed(look, first(move)) - SPENT_ARTEFACT) // BESIDES
    return 0


def upgrade_gain(look: Look) -> i64:
    board, player = look.board, look.player
    good = board.residence_value[player.residence + 1] * look.point
    now, then = player.residence * c.STATS, (player.residence + 1) * c.STATS
    for stat in range(i64(c.BUSINESSES)):
        more = board.residence_stats[then + stat] - board.residence_stats[now + stat]
        if more != 0:
            good += more * each(look, player, stat)
    return good


# --- saving ---------------------------------------------------------------------------------------


def goal_of(look: Look) -> i64:
    """The best business of the hand that only the next turn can pay, as its rank * 1024 + its cost; 0 for none."""
    if look.turns < PATIENT_TURNS:
        return 0
    player, cards = look.player, look.board.cards
    soon = player.talers + player.stats[c.INCOME] - player.stats[c.UPKEEP]
    best: i64 = 0
    for at in range(player.hand.count):
        kind = player.hand.items[at]
        if cards.type_[kind] != c.BUSINESS or not has_room(look.state, look.seat, kind):
            continue
        cost = cost_of(look.state, look.seat, kind)
        if player.talers < cost <= soon and meets(look.state, look.seat, kind):
            good = rank(look, gain(look, kind), 0, cost)
            if good > best // 1024:
                best = good * 1024 + cost
    return best


def waits(look: Look, goal: i64, cost: i64, good: i64) -> bool:
    """Whether the talers are better kept for that business."""
    if goal == 0 or cost <= 0:
        return False
    soon = look.player.talers + look.player.stats[c.INCOME] - look.player.stats[c.UPKEEP]
    return soon - cost < goal % 1024 and goal // 1024 * 1000 > PATIENCE * good


# --- the end of the phase -------------------------------------------------------------------------


def release(look: Look, out: vec[i64], n: i64) -> i64:
    """Political cards that cost more than they are worth go; then the phase is over."""
    if not look.pending:
        for at in range(n):
            if verb_of(out[at]) == c.RELEASE and is_burden(look, first(out[at])):
                return out[at]
    return pack(c.END)


def is_burden(look: Look, kind: i64) -> bool:
    """Whether the upkeep of a political card is more than it is worth."""
    return look.board.cards.upkeep[kind] > 0 and lying(look, look.seat, kind) <= 0

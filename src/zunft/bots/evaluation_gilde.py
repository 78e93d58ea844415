"""What a position of The Guild is worth: experience, and everything else by the experience that it will bring."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import POINT, WON, Evaluation
from zunft.engine.bits import has, zeros
from zunft.engine.game import State
from zunft.games.gilde.board import S_N, S_STAT, STATIC
from zunft.games.gilde.rules.needing import cost_of, has_room, meets
from zunft.games.gilde.rules.statistics import HALF, TEMP_N, until_of
from zunft.games.gilde.state import (
    KIND_OF,
    GildeState,
    Player,
    borrower_of,
    creditor_of,
    due_of,
    lock_of,
    sum_of,
    works,
)
from zunft.games.gilde.words import (
    ARTEFACT,
    AS_MEASURE,
    BOOST,
    BUILT,
    BURGLARY_PROTECTION,
    BUSINESS,
    BUSINESS_LIMIT,
    COUNTING,
    DISTRICT,
    EARNING,
    EXTENSION_SLOTS,
    FAVOUR,
    HAND_LIMIT,
    IN_ANY,
    IN_DECK,
    INCOME,
    INSTANT,
    INTRIGUE_PROTECTION,
    INVENTORY_SLOTS,
    MEASURE,
    NONE,
    PERSON,
    SABOTAGE_PROTECTION,
    SALE_BONUS,
    STATS,
    STILL_ON,
    TRICKS,
    UNTIL_ELECTION,
    UPKEEP,
    VOTES,
)

# How long the game lasts: the leader gains about so much experience in a round (5.7), so the edition's last round is
# known roughly. Turns are counted as if there were always two left, so that nobody sells out for nothing.
PACE: Final = 9
FEWEST_TURNS: Final = 2

# Talers. A point of experience costs 1.45 of them over a game (5.7), but much more when there are few turns to buy in.
TALER: Final = 600
TALER_AT_LAST: Final = 350
SPARE_TALER: Final = 300  # beyond what one turn spends
PURSE: Final = 16  # what one turn spends: the dearest thing, the Town Hall

# What statistics are worth, in thousandths of a point; a turn's worth of hand cards and of room for a business.
VOTE: Final = 700
FAVOURED: Final = 500
ENOUGH_FAVOUR: Final = 5  # the dearest district needs so much
AGAINST_SABOTAGE: Final = 500
AGAINST_BURGLARY: Final = 350
AGAINST_INTRIGUE: Final = 300
SLOT: Final = 350
CARD_A_TURN: Final = 300
BUSINESS_A_TURN: Final = 450
TRICK: Final = 1500  # an artefact that is kept for its moment
UPKEEP_TURNS: Final = 1  # who no longer wants to pay lets go before the next one

LAST_LAP: Final = 30  # the points before the last ones count half as much again: they decide
TOWER: Final = 8 * POINT  # a turn without anything
DEBT: Final = 650  # a taler that is owed: a little more than a taler, so that nobody borrows for fun
CLAIM: Final = 400  # a taler that is lent may never come back
LATER: Final = 5  # … and the later it falls due the less it is worth: no loan is extended for nothing
KEPT: Final = 500  # what lies there is worth a little more than its sale brings: there is no hurry to sell

# Cards in hand, by how much of what they would bring: most of it if nothing but time is needed.
READY: Final = 60
DEAR: Final = 45
NOT_READY: Final = 15
LEAST_HELD: Final = 200
NEW_CARD: Final = 1200  # a card that nobody knows, or that is still to be drawn
COUNTER: Final = 1600  # an instant that is kept for its moment
DEED: Final = 1200  # what a measure does, its experience and cost not counted

# An election that is requested: what is at stake in it, what the rest still counts, and how sure a lead is.
STAKE: Final = 45 * POINT
REST: Final = 4  # a part of what it counts otherwise
LEAD: Final = 320  # in thousandths of certainty for each vote, when nobody has a turn before the count (5.6)
EROSION: Final = 1000  # thousandths of a vote by which a lead shrinks in each turn of another one
AT_MOST_SURE: Final = 970

OTHERS: Final = 4  # the best of the others counts three quarters, their mean one


@final
class GildeEvaluation(Evaluation):
    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, GildeState)
        if state.ended != STILL_ON:
            return decided(state, seat)
        standing = compared(state, seat) - state.offers  # an offer that nobody takes is worth less than none
        if state.requests == 0 and state.candidates == 0:
            return standing
        return STAKE * (2 * chance(state, seat) - 1000) // 1000 + standing // REST


# --- a game that is over --------------------------------------------------------------------------


def decided(state: GildeState, seat: i64) -> i64:
    """G-124, G-156, G-162. Who left comes last; then the winner, most experience, and after a stop most talers."""
    if has(state.gone, seat):
        return -2 * WON + final_standing(state, seat)
    if state.winner == seat or (state.winner == NONE and is_first(state, seat)):
        return WON + final_standing(state, seat)
    return -WON + final_standing(state, seat)


def final_standing(state: GildeState, seat: i64) -> i64:
    player = state.players[seat]
    talers: i64 = min(player.talers, POINT - 1) if state.winner == NONE else 0
    return player.xp * POINT + talers


def is_first(state: GildeState, seat: i64) -> bool:
    for other in range(state.seats):
        if not has(state.gone, other) and final_standing(state, other) > final_standing(state, seat):
            return False
    return True


# --- one against the others -----------------------------------------------------------------------


def compared(state: GildeState, seat: i64) -> i64:
    """What a seat is ahead by: of the best of the others above all, and a little of all of them."""
    turns = turns_left(state, seat)
    weights = weights_of(state, turns)
    best: i64 = 0
    total: i64 = 0
    count: i64 = 0
    for other in range(state.seats):
        if other != seat and not has(state.gone, other):
            its = worth(state, other, weights, turns) + unknown_hand(state.players[other])
            best = its if count == 0 else max(best, its)
            total += its
            count += 1
    own = worth(state, seat, weights, turns) + known_hand(state, seat, weights, turns)
    return own - best + (best - total // max(i64(1), count)) // OTHERS


def worth(state: GildeState, seat: i64, weights: vec[i64], turns: i64) -> i64:
    """What everybody can see of a player."""
    player = state.players[seat]
    total = experience(state, player) + purse(player.talers, turns)
    total += statistics(player, weights) + estate(state, player, weights, turns)
    if not has_earned(state, seat):
        total += player.stats[INCOME] * taler(turns)
    if len(state.owed) > 0:
        total += owed(state, seat)
    return total - TOWER if player.tower != 0 else total


def experience(state: GildeState, player: Player) -> i64:
    late = max(i64(0), player.xp - (state.board.count_xp - LAST_LAP))
    return player.xp * POINT + late * POINT // 2


def purse(talers: i64, turns: i64) -> i64:
    """The first talers buy something, the rest has to wait."""
    if talers <= PURSE:
        return talers * taler(turns)
    return PURSE * taler(turns) + (talers - PURSE) * SPARE_TALER


def taler(turns: i64) -> i64:
    return TALER if turns > FEWEST_TURNS else TALER_AT_LAST


def has_earned(state: GildeState, seat: i64) -> bool:
    """Whether a player had this round's income, so that nobody looks richer for having had a turn."""
    if seat == state.active:
        return state.phase > EARNING
    return places_after(state, state.start, seat) < places_after(state, state.start, state.active)


def places_after(state: GildeState, start: i64, seat: i64) -> i64:
    """How many places a seat sits behind another one, clockwise."""
    return seat - start if seat >= start else seat - start + state.seats


def owed(state: GildeState, seat: i64) -> i64:
    """What a player owes, and is owed by others."""
    total: i64 = 0
    for at in range(i64(len(state.owed))):
        row = state.owed[at]
        if borrower_of(row) == seat:
            total -= sum_of(row) * DEBT
        elif creditor_of(row) == seat:
            total += sum_of(row) * (CLAIM - LATER * due_of(row))
    return total


# --- the time that is left ------------------------------------------------------------------------


def turns_left(state: GildeState, seat: i64) -> i64:
    """By the round and by how far the others are. The own experience shortens the game only near the end: otherwise
    gaining it would seem to cost the income of the turns that it saves."""
    last = state.board.count_xp
    left = last // PACE + 1 - state.round
    for other in range(state.seats):
        late: i64 = LAST_LAP if other == seat else last
        if last - state.players[other].xp < late:
            left = min(left, (last - state.players[other].xp) // PACE + 1)
    return max(i64(FEWEST_TURNS), left)


# --- statistics -----------------------------------------------------------------------------------


def weights_of(state: GildeState, turns: i64) -> vec[i64]:
    """[statistic] what one more of it is worth."""
    weights = zeros(STATS)
    weights[INCOME] = (turns - 1) * taler(turns)
    weights[UPKEEP] = -min(turns - 1, i64(UPKEEP_TURNS)) * taler(turns)
    weights[VOTES] = vote(state, turns)
    weights[FAVOUR] = FAVOURED
    weights[SABOTAGE_PROTECTION] = AGAINST_SABOTAGE
    weights[BURGLARY_PROTECTION] = AGAINST_BURGLARY
    weights[INTRIGUE_PROTECTION] = AGAINST_INTRIGUE
    weights[INVENTORY_SLOTS] = SLOT
    weights[EXTENSION_SLOTS] = SLOT
    weights[HAND_LIMIT] = CARD_A_TURN * turns
    weights[BUSINESS_LIMIT] = BUSINESS_A_TURN * turns
    weights[TRICKS] = TRICK
    return weights


def vote(state: GildeState, turns: i64) -> i64:
    """More towards the end, most once there can be an election, least while the Town Hall has not been seen."""
    base = VOTE * 6 // min(i64(10), max(i64(4), turns))
    if state.hall == BUILT:
        return base * 5 // 4
    return base * 3 // 4 if state.hall == IN_DECK else base


def statistics(player: Player, weights: vec[i64]) -> i64:
    """What works now. Favour beyond what anybody asks for is of no use, and what ends with the turn does not count."""
    total: i64 = 0
    for stat in range(i64(TRICKS + 1)):
        total += player.stats[stat] * weights[stat]
    total -= max(i64(0), player.stats[FAVOUR] - ENOUGH_FAVOUR) * weights[FAVOUR]
    for at in range(i64(len(player.temps))):
        lasting = player.temps[at]
        if until_of(lasting) != UNTIL_ELECTION:
            total -= (((lasting >> TEMP_N) & KIND_OF) - HALF) * weights[lasting & 255]
    return total


# --- what lies in front ---------------------------------------------------------------------------


def estate(state: GildeState, player: Player, weights: vec[i64], turns: i64) -> i64:
    """What everything could be sold for, and what sleeps now and will work again."""
    cards = state.board.cards
    total: i64 = 0
    for at in range(player.owned):
        card = player.estate[at]
        kind = card & KIND_OF
        type_ = cards.type_[kind]
        if type_ != DISTRICT and type_ != PERSON:
            total += sale_price(state, player, kind) * taler(turns) + KEPT
        if type_ == ARTEFACT and cards.timing[kind] == AS_MEASURE:
            total += DEED
        if not works(card):
            asleep = min(turns, lock_of(card))
            total += lying(state, player, kind, weights) * (turns - asleep) // turns
    return total


def sale_price(state: GildeState, player: Player, kind: i64) -> i64:
    """G-130. What the discard pile pays."""
    board = state.board
    return board.cards.cost[kind] * board.sell_numerator // board.sell_denominator + player.stats[SALE_BONUS]


def lying(state: GildeState, player: Player, kind: i64, weights: vec[i64]) -> i64:
    """What a card gives while it works, upkeep not counted."""
    board = state.board
    first = board.cards.static_first[kind]
    total: i64 = 0
    for row in range(first, first + board.cards.static_count[kind]):
        stat, n = board.statics[row * STATIC + S_STAT], board.statics[row * STATIC + S_N]
        if stat >= BOOST:
            total += n * businesses(state, player, stat - BOOST) * weights[INCOME]
        else:
            total += n * weights[stat]
    if board.cards.type_[kind] == BUSINESS and board.cards.profession[kind] == player.profession:
        total += board.own_profession_income * weights[INCOME]
    return total


def businesses(state: GildeState, player: Player, profession: i64) -> i64:
    """How many businesses of a profession a player has, locked ones too."""
    cards = state.board.cards
    count: i64 = 0
    for at in range(player.owned):
        kind = player.estate[at] & KIND_OF
        if cards.type_[kind] == BUSINESS and cards.profession[kind] == profession:
            count += 1
    return count


# --- hands ----------------------------------------------------------------------------------------


def unknown_hand(player: Player) -> i64:
    """Cards of others are imagined: each counts the same."""
    return max(player.hand.count, player.stats[HAND_LIMIT]) * NEW_CARD


def known_hand(state: GildeState, seat: i64, weights: vec[i64], turns: i64) -> i64:
    """The own cards. What is missing is drawn at the end of the turn, and of too many the worst go."""
    player = state.players[seat]
    hand, total = player.hand, i64(0)
    least: i64 = NEW_CARD
    for at in range(hand.count):
        its = held(state, seat, hand.items[at], weights, turns)
        total += its
        least = min(least, its)
    free = player.stats[HAND_LIMIT] - hand.count
    return total + free * (NEW_CARD if free > 0 else least)


def held(state: GildeState, seat: i64, kind: i64, weights: vec[i64], turns: i64) -> i64:
    """A part of what playing a card would bring, by what it waits for."""
    cards = state.board.cards
    if cards.type_[kind] == INSTANT and (cards.window[kind] != IN_ANY or cards.needs_election[kind] != 0):
        return COUNTER
    cost = cost_of(state, seat, kind)
    part: i64 = NOT_READY
    if has_room(state, seat, kind) and meets(state, seat, kind):
        part = READY if cost <= budget(state, seat) else DEAR
    return max(i64(LEAST_HELD), gain(state, seat, kind, cost, weights, turns) * part // 100)


def budget(state: GildeState, seat: i64) -> i64:
    """The talers of this turn, or of the next one before it has begun."""
    player = state.players[seat]
    is_buying = seat == state.active and state.phase > EARNING
    return player.talers if is_buying else player.talers + player.stats[INCOME]


def gain(state: GildeState, seat: i64, kind: i64, cost: i64, weights: vec[i64], turns: i64) -> i64:
    """What it would bring to play a card, its cost counted."""
    cards, player = state.board.cards, state.players[seat]
    base = cards.value[kind] * POINT - cost * taler(turns) + cards.upkeep[kind] * weights[UPKEEP]
    type_ = cards.type_[kind]
    if type_ >= MEASURE:
        return base + DEED
    base += lying(state, player, kind, weights)
    if cards.timing[kind] != NONE:
        base += DEED
    if type_ == DISTRICT or type_ == PERSON:
        return base
    return base + sale_price(state, player, kind) * taler(turns) + KEPT


# --- elections ------------------------------------------------------------------------------------


def chance(state: GildeState, seat: i64) -> i64:
    """G-153 … G-157. In thousandths, how likely a seat wins the election that is requested or being held."""
    if not stands(state, seat):
        return 1000 - AT_MOST_SURE
    turns = turns_before_count(state)
    rival: i64 = NONE
    for other in range(state.seats):
        if other != seat and (stands(state, other) or (turns > 0 and stands_soon(state, other))):
            rival = max(rival, votes_of(state, other))
    if rival == NONE:
        return AT_MOST_SURE
    lead = (votes_of(state, seat) - rival) * 1000 - EROSION * others_before_count(state, seat, turns)
    return min(i64(AT_MOST_SURE), max(i64(1000 - AT_MOST_SURE), 500 + lead * LEAD // (1000 + 400 * turns)))


def stands(state: GildeState, seat: i64) -> bool:
    if state.candidates != 0:
        return has(state.candidates, seat)
    return state.takes_part(seat) and state.board.title_stands[state.players[seat].title] != 0


def stands_soon(state: GildeState, seat: i64) -> bool:
    """Whether a turn's experience may be enough for a title that stands."""
    board = state.board
    for title in range(board.titles):
        if board.title_stands[title] != 0:
            return state.players[seat].xp + PACE >= board.title_xp[title]
    return False


def votes_of(state: GildeState, seat: i64) -> i64:
    """The total so far, once it is counted; a card still to be drawn brings one."""
    if state.candidates == 0:
        return state.players[seat].stats[VOTES]
    return state.votes[seat] + 1 if has(state.undrawn, seat) else state.votes[seat]


def turns_before_count(state: GildeState) -> i64:
    """How many turns are played, the present one too, before the next election is held."""
    if state.candidates != 0:
        return 0
    if has(state.requests, state.active) and state.phase <= COUNTING:
        return 0
    for step in range(1, state.seats):
        if has(state.requests, (state.active + step) % state.seats):
            return step
    return state.seats


def others_before_count(state: GildeState, seat: i64, turns: i64) -> i64:
    """How many of them are others': the own turn makes good for one of them."""
    others = max(i64(0), turns - 1)
    own = places_after(state, state.active, seat)
    return max(i64(0), others - 2) if 0 < own < turns else others

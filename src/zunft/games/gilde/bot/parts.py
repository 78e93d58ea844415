"""What a player of The Guild has for everybody to see, in thousandths of a point, by the turns that are left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.evaluation import POINT
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import S_N, S_STAT, STATIC
from zunft.games.gilde.rules.moving import is_possession
from zunft.games.gilde.rules.playing import sale_price
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

TURN: Final = 1000
PACE: Final = 17_000  # more than anybody gains in a round, in thousandths: what is near counts more than what is far
LONGEST: Final = 11_000

LAST_LAP: Final = 30  # the points before the last ones count more: they decide
LAST_POINT: Final = 350
SOON: Final = 10_000  # a turn that is still to come in this round

# Each of these is worth so much in the last turn, and so much more for every turn that is left.
TALER: Final = 50
TALER_A_TURN: Final = 59
INCOME_ONCE: Final = 850
INCOME_A_TURN: Final = 450
SALE: Final = -600  # what lies there could be sold for this, though seldom will
SALE_A_TURN: Final = 280
UPKEEP_ONCE: Final = 500
UPKEEP_A_TURN: Final = 100
FAVOUR_ONCE: Final = 1700
FAVOUR_A_TURN: Final = -120
ENOUGH_FAVOUR: Final = 5  # the dearest district needs so much
CARD_ONCE: Final = 4400  # a card more in the hand at the end of each turn
CARD_A_TURN: Final = -320
ROOF_ONCE: Final = 9000  # a residence that can still be built
ROOF_A_TURN: Final = -900

LEAST: Final = 60  # a taler of it is never worth less
INCOME_SOON: Final = 300  # a taler that comes in this round
VOTE: Final = 870
SHARE_OF_UNSEEN: Final = 600  # thousandths of that while the Town Hall lies in the deck
AGAINST_SABOTAGE: Final = 400
AGAINST_BURGLARY: Final = 450
AGAINST_INTRIGUE: Final = 100
TRICK: Final = 1200  # an artefact that is kept for its moment
DEED: Final = 90  # an artefact that is used like a measure
TOWER: Final = 8000
DEBT: Final = 1100  # thousandths of a taler: nobody borrows for fun
CLAIM: Final = 700  # a taler that is lent may never come back
LATE_CLAIM: Final = 10  # … and the later it falls due the less it is worth: no loan is extended for nothing


def turns_left(state: GildeState, seat: i64) -> i64:
    """In thousandths. The others' experience says how long the game lasts; the own one only when it is far ahead, or
    gaining it would seem to cost the income of the turns that it saves."""
    most = state.players[seat].xp * 1000 - PACE
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.players[other].xp * 1000)
    return max(i64(TURN), min(i64(LONGEST), (state.board.count_xp * 1000 - most) * TURN // PACE))


def in_time(once: i64, a_turn: i64, turns: i64) -> i64:
    """What something is worth with so many turns left."""
    return once + a_turn * turns // TURN


# --- the parts ------------------------------------------------------------------------------------


def experience(state: GildeState, seat: i64) -> i64:
    """Points, and a turn to come in this round, which brings as many as a turn does."""
    player = state.players[seat]
    late = max(i64(0), player.xp - (state.board.count_xp - LAST_LAP))
    soon: i64 = 0 if has_earned(state, seat) else SOON
    return player.xp * POINT + late * LAST_POINT + soon


def purse(state: GildeState, seat: i64, turns: i64) -> i64:
    player = state.players[seat]
    each = in_time(TALER, TALER_A_TURN, turns)
    total = player.talers * each
    if not has_earned(state, seat):
        total += player.stats[c.INCOME] * INCOME_SOON
    if len(state.owed) > 0:
        total += owed(state, seat, each)
    return total - TOWER if player.tower != 0 else total


def owed(state: GildeState, seat: i64, each: i64) -> i64:
    """What a player owes, and is owed by others."""
    total: i64 = 0
    for at in range(i64(len(state.owed))):
        row = state.owed[at]
        if borrower_of(row) == seat:
            total -= sum_of(row) * each * DEBT // 1000
        elif creditor_of(row) == seat:
            total += sum_of(row) * each * (CLAIM - LATE_CLAIM * due_of(row)) // 1000
    return total


def businesses(state: GildeState, seat: i64, turns: i64) -> i64:
    """Income, what sleeps and will work again, upkeep, and what everything could be sold for."""
    player = state.players[seat]
    each = in_time(INCOME_ONCE, INCOME_A_TURN, turns)
    total = player.stats[c.INCOME] * each + sold(state, seat) * max(i64(LEAST), in_time(SALE, SALE_A_TURN, turns))
    total -= player.stats[c.UPKEEP] * in_time(UPKEEP_ONCE, UPKEEP_A_TURN, turns)
    return total + asleep(state, player, each, turns)


def sold(state: GildeState, seat: i64) -> i64:
    """G-130. What the discard pile would pay for everything."""
    player, total = state.players[seat], i64(0)
    for at in range(player.owned):
        kind = player.estate[at] & KIND_OF
        if is_possession(state, kind):
            total += sale_price(state, seat, kind)
    return total


def asleep(state: GildeState, player: Player, each: i64, turns: i64) -> i64:
    """The income that is missing while cards are locked or dormant, as far as it will come back."""
    total: i64 = 0
    for at in range(player.owned):
        card = player.estate[at]
        if not works(card):
            left = turns - min(turns, lock_of(card) * TURN)
            total += income_of(state, player, card & KIND_OF) * each * left // turns
    return total


def income_of(state: GildeState, player: Player, kind: i64) -> i64:
    """The talers that a card brings in a turn while it works."""
    board, total = state.board, i64(0)
    first = board.cards.static_first[kind]
    for row in range(first, first + board.cards.static_count[kind]):
        stat, n = board.statics[row * STATIC + S_STAT], board.statics[row * STATIC + S_N]
        if stat == c.INCOME:
            total += n
        elif stat >= c.BOOST:
            total += n * count_of(state, player, stat - c.BOOST)
    if board.cards.type_[kind] == c.BUSINESS and board.cards.profession[kind] == player.profession:
        total += board.own_profession_income
    return total


def count_of(state: GildeState, player: Player, profession: i64) -> i64:
    """How many businesses of a profession a player has, locked ones too."""
    cards, count = state.board.cards, i64(0)
    for at in range(player.owned):
        kind = player.estate[at] & KIND_OF
        if cards.type_[kind] == c.BUSINESS and cards.profession[kind] == profession:
            count += 1
    return count


def votes(state: GildeState, seat: i64, turns: i64) -> i64:
    """What an election that may come is worth."""
    each: i64 = VOTE * SHARE_OF_UNSEEN // 1000 if state.hall == c.IN_DECK else VOTE
    return (state.players[seat].stats[c.VOTES] - passing(state.players[seat], c.VOTES)) * each


def household(state: GildeState, seat: i64, turns: i64) -> i64:
    """Favour, protection, room in the hand, a residence still to come, artefacts that wait for their moment."""
    player = state.players[seat]
    stats = player.stats
    favour = min(i64(ENOUGH_FAVOUR), stats[c.FAVOUR] - passing(player, c.FAVOUR))
    total = favour * in_time(FAVOUR_ONCE, FAVOUR_A_TURN, turns)
    total += stats[c.HAND_LIMIT] * in_time(CARD_ONCE, CARD_A_TURN, turns)
    total += (state.board.residences - player.residence) * max(i64(0), in_time(ROOF_ONCE, ROOF_A_TURN, turns))
    total += (stats[c.SABOTAGE_PROTECTION] - passing(player, c.SABOTAGE_PROTECTION)) * AGAINST_SABOTAGE
    total += (stats[c.BURGLARY_PROTECTION] - passing(player, c.BURGLARY_PROTECTION)) * AGAINST_BURGLARY
    total += stats[c.INTRIGUE_PROTECTION] * AGAINST_INTRIGUE
    return total + stats[c.TRICKS] * TRICK + deeds(state, player) * DEED


def deeds(state: GildeState, player: Player) -> i64:
    """Artefacts that are used like a measure."""
    count: i64 = 0
    for at in range(player.owned):
        if state.board.cards.timing[player.estate[at] & KIND_OF] == c.AS_MEASURE:
            count += 1
    return count


def passing(player: Player, stat: i64) -> i64:
    """How much of a statistic is gone before the player's next turn is over, and does not count."""
    total: i64 = 0
    for at in range(i64(len(player.temps))):
        lasting = player.temps[at]
        if lasting & 255 == stat and until_of(lasting) != c.UNTIL_ELECTION:
            total += ((lasting >> TEMP_N) & KIND_OF) - HALF
    return total


# --- whose turn it is -----------------------------------------------------------------------------


def has_earned(state: GildeState, seat: i64) -> bool:
    """Whether a player had this round's income, so that nobody looks better for having had a turn."""
    if seat == state.active:
        return state.phase > c.EARNING
    return places_after(state, state.start, seat) < places_after(state, state.start, state.active)


def places_after(state: GildeState, start: i64, seat: i64) -> i64:
    """How many places a seat sits behind another one, clockwise."""
    return seat - start if seat >= start else seat - start + state.seats

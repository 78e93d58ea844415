"""What the cards in hand are worth to a player of The Guild."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.parts import in_time
from zunft.games.gilde.rules.needing import cost_of, meets
from zunft.games.gilde.state import GildeState, Player

HELD: Final = 3200  # any card
HELD_A_TURN: Final = 24
VALUE: Final = 270  # each point on it
COST: Final = -68  # each taler of its cost
COST_A_TURN: Final = -58
COUNTER: Final = -2300  # an instant that waits for its moment takes the place of a card that could be played
POLITICAL: Final = -910  # only one can be played in a turn
UNMET: Final = -3300  # what it needs is missing
UNMET_A_TURN: Final = 280
DEED: Final = -1100
TRADE: Final = -1100  # a business
TRADE_A_TURN: Final = 190
UNKNOWN: Final = -400  # a card of somebody else, on average


def known_hand(state: GildeState, seat: i64, turns: i64) -> i64:
    """The own cards, and those that will be drawn at the end of the turn."""
    player = state.players[seat]
    hand, total = player.hand, i64(0)
    for at in range(hand.count):
        total += held(state, seat, hand.items[at], turns)
    free = max(i64(0), player.stats[c.HAND_LIMIT] - hand.count)
    return total + free * (UNKNOWN + in_time(HELD, HELD_A_TURN, turns))


def held(state: GildeState, seat: i64, kind: i64, turns: i64) -> i64:
    cards = state.board.cards
    total = in_time(HELD, HELD_A_TURN, turns) + cards.value[kind] * VALUE
    total += cost_of(state, seat, kind) * in_time(COST, COST_A_TURN, turns)
    if cards.type_[kind] == c.BUSINESS:
        total += in_time(TRADE, TRADE_A_TURN, turns)
    elif cards.type_[kind] == c.MEASURE:
        total += DEED
    elif cards.type_[kind] == c.INSTANT and (cards.cancels[kind] != 0 or cards.redraw_scope[kind] != c.NONE):
        total += COUNTER
    elif cards.political[kind] != 0:
        total += POLITICAL
    return total if meets(state, seat, kind) else total + in_time(UNMET, UNMET_A_TURN, turns)


def unknown_hand(player: Player, turns: i64) -> i64:
    """Cards of others are imagined: each counts the same."""
    return max(player.hand.count, player.stats[c.HAND_LIMIT]) * (UNKNOWN + in_time(HELD, HELD_A_TURN, turns))

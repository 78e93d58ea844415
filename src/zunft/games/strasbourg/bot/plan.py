"""How a player of Strasbourg draws, divides and shows influence out of habit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.chance import Rng
from zunft.engine.evaluation import SURE
from zunft.engine.move import first, pack, verb_of
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.bids import (
    best_stack,
    bidding,
    highest_in_hand,
    in_deck,
    in_hand,
    planning,
)
from zunft.games.strasbourg.bot.course import rounds_after
from zunft.games.strasbourg.bot.stacks import sums_of
from zunft.games.strasbourg.rules.planning import stacks_begun
from zunft.games.strasbourg.state import StrasbourgState

# [rounds after this one] the part of all influence that is left which this round gets
SHARE: Final[vec[i64]] = vec[i64]([1000, 500, 333, 250, 200])
NEAR: Final = 858  # how near to it is enough
MOST_SHOWN: Final = 60  # more influence than a stack ever has
WHIM: Final = 200  # answers that differ by less are as good as each other


def answer_draw(state: StrasbourgState, seat: i64, out: vec[i64], rng: Rng) -> i64:
    """Draw until this round has its share of the influence that is left."""
    player = state.players[seat]
    drawn = in_hand(player)
    share = (drawn + in_deck(player)) * SHARE[min(rounds_after(state), i64(4))]
    return out[0] if drawn * SURE + NEAR + rng.below(SURE) - SURE // 2 < share else out[1]


def answer_put(state: StrasbourgState, seat: i64) -> i64:
    """Where the card helps most."""
    player = state.players[seat]
    sums = sums_of(player)
    card = highest_in_hand(sums)
    stack = best_stack(planning(state, seat), sums, card)
    return pack(c.PUT, stack) if stack <= stacks_begun(player) else pack(c.PUT_NEW)


def answer_bid(state: StrasbourgState, seat: i64, rng: Rng) -> i64:
    """Reveal the stack that brings more now than later, or pass."""
    outlook = bidding(state, seat)
    best: i64 = c.PASS_MOVE
    most = outlook.later() + rng.below(WHIM)
    for at in range(outlook.count):
        worth = outlook.now(outlook.stacks[at] >> 6) + outlook.later(at) + rng.below(WHIM)
        if worth > most:
            best, most = pack(c.REVEAL, outlook.stacks[at] & 63), worth
    return best


def keep_stacks(state: StrasbourgState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Put one of all stacks with the same influence, to pass and to defer to the front."""
    sums = sums_of(state.players[seat])
    seen: i64 = 0
    kept: i64 = 0
    for at in range(n):
        total = sums[first(out[at])] if verb_of(out[at]) == c.REVEAL else i64(0)
        if total == 0 or not has(seen, min(total, i64(MOST_SHOWN))):
            seen |= only(min(total, i64(MOST_SHOWN)))
            out[kept] = out[at]
            kept += 1
    return kept

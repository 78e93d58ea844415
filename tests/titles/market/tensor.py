"""What a seat of the market may know, as a row of small numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from tests.titles.market import constants as c
from tests.titles.market.edition import MarketEdition
from tests.titles.market.state import MarketState

from zunft.engine.pile import Bag, Cards
from zunft.engine.rules import State, knows
from zunft.engine.tensor import Sayings, Tensor, add, clockwise, put

DEEPEST = 4
KINDS = len(c.CARDS)


class MarketTensor(Tensor):
    def __init__(
        self, seats: int, board: MarketEdition, questions: Sayings, entries: Sayings, open_lanes: list[int]
    ) -> None:
        super().__init__(seats, DEEPEST, questions, entries, open_lanes)
        self.at_round = self.block("round", 1)
        self.at_hands = self.block("hands", seats)
        self.at_known = self.block("known", seats * KINDS)
        self.at_market = self.block("market", KINDS)
        self.at_coins = self.block("coins", 1)
        self.at_deck = self.block("deck", KINDS)
        self.at_tail = self.block("tail", KINDS)
        self.at_drawn = self.block("drawn", KINDS)
        self.fill_up()

    def write_own(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        assert isinstance(state, MarketState)
        put(out, base + self.at_round, state.round)
        put(out, base + self.at_coins, state.coins[seat])
        for other in range(self.seats):
            step = clockwise(self.seats, seat, other)
            put(out, base + self.at_scores + step, state.thefts[other] + state.bargains[other])
            put(out, base + self.at_hands + step, state.hands[other].count)
            count_known(state.hands[other], seat, out, base + self.at_known + KINDS * step)
        count_bag(state.market, out, base + self.at_market)
        count_bag(state.decks[seat].bag, out, base + self.at_deck)
        count_known(state.decks[seat].tail, seat, out, base + self.at_tail)
        count_known(state.drawn[seat], seat, out, base + self.at_drawn)


def count_bag(bag: Bag, out: vec[i64], at: int) -> None:
    for kind in range(KINDS):
        put(out, at + kind, bag.counts[kind])


def count_known(cards: Cards, seat: int, out: vec[i64], at: int) -> None:
    for place in range(cards.count):
        if knows(cards, place, seat):
            add(out, at + cards.items[place], 1)

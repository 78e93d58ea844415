"""The market's table: hands, decks and purses."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import Agenda, new_agenda
from zunft.engine.bits import filled, zeros
from zunft.engine.pile import Bag, Cards, Pile, new_bag, new_cards
from zunft.engine.rules import State
from zunft.engine.tape import Tape


class MarketState(State):
    """A plain subclass of the engine's state: interpreted even where the engine is compiled."""

    def __init__(self, agenda: Agenda, learnt: vec[i64]) -> None:
        super().__init__(agenda, learnt)
        self.round: i64 = 0
        self.gave: i64 = 0  # who has given alms this round, a bit each
        self.rich: i64 = 0  # who reached the goal, a bit each
        self.coins = zeros(self.seats)
        self.thefts = zeros(self.seats)
        self.bargains = zeros(self.seats)
        self.pulled = zeros(self.seats)  # cards drawn this morning
        self.deep = zeros(self.seats)  # how many of them came from the tail
        self.decks: list[Pile] = []
        self.hands: list[Cards] = []
        self.drawn: list[Cards] = []  # this morning's cards, which nobody else has seen
        self.market = Bag(zeros(0), 0)  # played and sold, open to all

    def copy(self) -> MarketState:
        twin = MarketState(self.agenda.copy(), self.learnt[:])
        twin.gone, twin.leaving = self.gone, self.leaving
        twin.round, twin.gave, twin.rich = self.round, self.gave, self.rich
        twin.coins, twin.thefts, twin.bargains = self.coins[:], self.thefts[:], self.bargains[:]
        twin.pulled, twin.deep = self.pulled[:], self.deep[:]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.drawn = [drawn.copy() for drawn in self.drawn]
        twin.market = self.market.copy()
        return twin

    def visit(self, tape: Tape) -> None:
        super().visit(tape)
        both = tape.one(self.round | self.gave << 8)  # where nobody gives alms all is as without them
        self.round, self.gave = both & 255, both >> 8
        self.rich = tape.one(self.rich)
        for row in (self.coins, self.thefts, self.bargains, self.pulled, self.deep):
            tape.row(row)
        for deck in self.decks:
            deck.visit(tape)
        for cards in self.hands + self.drawn:
            cards.visit(tape)
        self.market.visit(tape)


def new_state(seats: int, counts: vec[i64], coins: int) -> MarketState:
    """X-001: everyone has a shuffled deck of their own, an empty hand and some coins behind a screen."""
    state = MarketState(new_agenda(seats), zeros(seats + 1))
    most = seats * sum(counts)
    state.coins = filled(seats, coins)
    state.decks = [Pile(new_bag(counts), new_cards(most)) for _ in range(seats)]
    state.hands = [new_cards(most) for _ in range(seats)]
    state.drawn = [new_cards(most) for _ in range(seats)]
    state.market = new_bag(zeros(len(counts)))
    return state

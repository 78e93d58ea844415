"""The market answers the engine's questions: dispatch, and what can be answered to what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64
from tests.titles.market import constants as c
from tests.titles.market import rules
from tests.titles.market.state import MarketState, new_state

from zunft.engine.chance import Rng
from zunft.engine.move import PASS, first, pack, second, third, verb_of
from zunft.engine.pile import Cards
from zunft.engine.rules import Rules, State

if TYPE_CHECKING:
    from tests.titles.market.edition import MarketEdition

HIGHEST_PRICE: Final = 5
DEFAULTS: Final = {
    c.MORNING: c.STOP,
    c.TURN: c.END,
    c.ANSWER: c.DECLINE,
    c.DEBT: c.GIVE_UP,
    c.ATTACKED: PASS,
    c.BLOCKED: PASS,
}


class MarketRules(Rules):
    """X-001 … X-017 for one edition; *anyone* is the option of X-008."""

    def __init__(self, seats: int, edition: MarketEdition, anyone: bool, rules_number: int) -> None:
        super().__init__(seats)
        self.edition = edition
        self.anyone = anyone
        self.rules_number = rules_number

    def new(self) -> State:
        state = new_state(self.seats, vec[i64](self.edition.counts), self.edition.coins)
        rules.begin_round(state, self.edition.rounds)
        return state

    # --- what can be answered -------------------------------------------------------------------

    def fill(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        assert isinstance(state, MarketState)
        moves = self.answers(state, seat, question)
        for at, move in enumerate(moves):
            out[at] = move
        return len(moves)

    def answers(self, state: MarketState, seat: i64, question: i64) -> list[int]:
        hand, kind = state.hands[seat], verb_of(question)
        if kind == c.MORNING:
            may_draw = state.pulled[seat] < rules.MOST_DRAWS and state.decks[seat].size() > 0
            return [c.STOP, *([c.PULL] if may_draw else [])]
        if kind == c.UNDER:
            return [pack(c.PUT_UNDER, card) for card in kinds(state.drawn[seat])]
        if kind == c.TURN:
            return self.actions(state, seat)
        if kind == c.TO_WHOM:
            return [pack(c.OFFER_TO, other) for other in others(state, seat)]
        if kind == c.FOR_HOW_MUCH:
            return [pack(c.OFFER_FOR, price) for price in self.prices()]
        if kind == c.ANSWER:
            return [c.DECLINE, *([c.ACCEPT] if state.coins[seat] >= third(question) else [])]
        if kind == c.DEBT:
            return [c.GIVE_UP, *(pack(c.SELL, card) for card in kinds(hand))]
        if kind == c.ATTACKED:
            return [PASS, *([c.BLOCK] if c.GUARD in kinds(hand) else [])]
        return [PASS, *([c.UNBLOCK] if c.BRIBE in kinds(hand) else [])]

    def prices(self) -> range:
        """X-007: a rules number. By number 1 a card was given away for nothing."""
        lowest = 0 if self.rules_number == 1 else 1
        return range(lowest, HIGHEST_PRICE + 1)

    def actions(self, state: MarketState, seat: i64) -> list[int]:
        hand, moves = kinds(state.hands[seat]), [c.END]
        if c.THIEF in hand:
            moves += [pack(c.PLAY, c.THIEF, other) for other in others(state, seat)]
        if not state.agenda.about(rules.PEEK_DONE):
            moves += [pack(c.PEEK, other) for other in others(state, seat) if state.hands[other].count > 0]
        if not state.agenda.about(rules.OFFER_MADE):
            moves += [pack(c.OFFER, card) for card in hand]
        return moves

    def fill_draws(self, state: State, lane: i64, question: i64, out: vec[i64], odds: vec[i64]) -> i64:
        assert isinstance(state, MarketState)
        if verb_of(question) == c.A_CARD:
            return state.decks[lane].fill(c.DRAWN, out, odds)
        count = state.hands[second(question)].count
        for place in range(count):
            out[place], odds[place] = pack(c.PLACE, place), 1
        return count

    def default(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        """Stop, end, decline, give up, pass; in the steps of an offer and under the deck: the last one."""
        kind = verb_of(question)
        return DEFAULTS[kind] if kind in DEFAULTS else out[self.fill(state, seat, question, out) - 1]

    # --- what follows ---------------------------------------------------------------------------

    def answer(self, state: State, lane: i64, question: i64, move: i64) -> None:
        assert isinstance(state, MarketState)
        kind = verb_of(question)
        if kind in (c.MORNING, c.UNDER, c.A_CARD):
            self.answer_morning(state, lane, move)
        elif kind in (c.TURN, c.TO_WHOM):
            self.act(state, lane, question, move)
        elif kind == c.FOR_HOW_MUCH:
            rules.offer(state, lane, first(question), second(question), first(move))
        elif kind == c.A_PLACE:
            rules.seen(state, first(question), second(question), first(move))
        elif kind == c.DEBT:
            self.answer_debt(state, lane, second(question), move)
        elif move == c.ACCEPT:
            goal = self.edition.goal
            rules.accept(state, lane, first(question), second(question), third(question), goal)
        else:
            rules.decline(state, lane, first(question))

    def answer_morning(self, state: MarketState, seat: i64, move: i64) -> None:
        if move == c.STOP:
            rules.stop(state, seat)
        elif move == c.PULL:
            rules.pull(state, seat)
        elif verb_of(move) == c.DRAWN:
            rules.drawn(state, seat, first(move))
        else:
            rules.put_under(state, seat, first(move))

    def act(self, state: MarketState, seat: i64, question: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == c.PLAY:
            rules.attack(state, seat, second(move), self.anyone)
        elif verb == c.PEEK:
            rules.peek(state, seat, first(move))
        elif verb == c.OFFER:
            state.agenda.lay(seat, pack(c.TO_WHOM, first(move)))
        elif verb == c.OFFER_TO:
            state.agenda.lay(seat, pack(c.FOR_HOW_MUCH, first(question), first(move)))

    def answer_debt(self, state: MarketState, seat: i64, thief: i64, move: i64) -> None:
        if move == c.GIVE_UP:
            rules.give_up(state, seat, thief, self.edition.goal)
        else:
            rules.sell(state, seat, first(move), self.edition.prices[first(move)], self.edition.goal)

    def respond(self, state: State, seat: i64, move: i64) -> None:
        assert isinstance(state, MarketState)
        if move == c.BLOCK:
            rules.block(state, seat)
        else:
            rules.unblock(state, seat)

    def resolve(self, state: State, kind: i64) -> None:
        assert isinstance(state, MarketState)
        if kind == c.MORNING:
            rules.end_morning(state)
        elif kind == c.TURN:
            rules.end_turn(state, self.edition.rounds)
        elif kind == c.HOLD:
            rules.hold(state)
        elif kind in (c.STEAL, c.PAY):
            thief, victim = state.agenda.popped(0), state.agenda.popped(1)
            rules.collect(state, thief, victim, self.edition.loot, self.edition.goal)

    # --- what nobody asked for ------------------------------------------------------------------

    def fill_unasked(self, state: State, seat: i64, out: vec[i64]) -> i64:
        assert isinstance(state, MarketState)
        if not rules.may_give_alms(state, seat):
            return 0
        for at, other in enumerate(others(state, seat)):
            out[at] = pack(c.GIVE_ALMS, other)
        return state.seats - 1

    def do_unasked(self, state: State, seat: i64, move: i64) -> None:
        assert isinstance(state, MarketState)
        rules.give_alms(state, seat, first(move), self.edition.goal)

    # --- leaving and redealing ------------------------------------------------------------------

    def is_turn(self, kind: i64) -> bool:
        return kind == c.TURN

    def left(self, state: State, seat: i64) -> None:
        assert isinstance(state, MarketState)
        rules.shuffle_away(state, seat)

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, MarketState)
        rules.redeal(state, seat, rng)

    def is_open(self, kind: i64) -> bool:
        return kind == c.MORNING

    def restart(self, state: State, seat: i64, kind: i64) -> None:
        assert isinstance(state, MarketState)
        if kind == c.MORNING:
            rules.unmake_morning(state, seat)


def kinds(cards: Cards) -> list[int]:
    """The kinds of card that lie there, each once."""
    return sorted({cards.items[at] for at in range(cards.count)})


def others(state: State, seat: i64) -> list[int]:
    return [other for other in range(state.seats) if other != seat]

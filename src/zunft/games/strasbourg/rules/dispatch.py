"""Which rule answers which question; dispatch only, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import SEATS
from zunft.engine.bits import lowest
from zunft.engine.chance import Rng
from zunft.engine.move import first, pack, third, verb_of
from zunft.engine.pile import new_cards
from zunft.engine.rules import Rules, State
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg import redeal as deals
from zunft.games.strasbourg.board import Board
from zunft.games.strasbourg.rules import acting, bidding, defaults, planning, preparing
from zunft.games.strasbourg.state import Options, StrasbourgState


@final
class StrasbourgRules(Rules):
    def __init__(self, seats: i64, board: Board, options: Options) -> None:
        super().__init__(seats)
        self.board = board
        self.options = options

    def new(self) -> State:
        return preparing.prepare(self.seats, self.board, self.options)

    def fill(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        assert isinstance(state, StrasbourgState)
        kind = verb_of(question)
        if kind == c.ASK_BID:
            return bidding.fill_bids(state, seat, out)
        if kind == c.ASK_DRAW:
            return planning.fill_draw(state, seat, out)
        if kind == c.ASK_PUT:
            return planning.fill_put(state, seat, out)
        if kind == c.ASK_SQUARE:
            return acting.fill_squares(state, seat, c.SKIP, out)
        if kind == c.ASK_APPRENTICE:
            return acting.fill_apprentice(state, seat, out)
        if kind == c.ASK_SEAT:
            return acting.fill_two(c.SIT, out)
        if kind == c.ASK_GOODS:
            return acting.fill_two(c.TAKE, out)
        if kind == c.ASK_SALE:
            return acting.fill_sales(state, seat, first(question), out)
        if kind == c.ASK_RETURN:
            return bidding.fill_returns(state, seat, out)
        if kind == c.ASK_CHAPEL:
            return acting.fill_chapels(state, out)
        if kind == c.ASK_EDIFICE:
            return acting.fill_edifices(state, out)
        return preparing.fill_keeps(state, seat, out)

    def fill_draws(self, state: State, lane: i64, question: i64, out: vec[i64], odds: vec[i64]) -> i64:
        assert isinstance(state, StrasbourgState)
        kind = verb_of(question)
        if kind == c.INFLUENCE_DRAW:
            return state.players[lane].deck.fill(c.DRAW_INFLUENCE, out, odds)
        if kind == c.LOT_DRAW:
            return planning.fill_lots(state, question, c.DRAW_LOT, out, odds)
        if kind == c.TASK_DRAW:
            return preparing.fill_tasks_left(state, out, odds)
        if kind == c.ROUND_DRAW:
            return preparing.fill_left(state.rounds, c.DRAW_ROUND, state.board.rounds, out, odds)
        if kind == c.EDIFICE_DRAW:
            return preparing.fill_left(state.edifices, c.DRAW_EDIFICE, state.board.rounds, out, odds)
        for seat in range(state.seats):
            out[seat] = pack(c.DRAW_STARTER, seat)
            odds[seat] = 1
        return state.seats

    def draw(self, state: State, lane: i64, question: i64, rng: Rng) -> i64:
        assert isinstance(state, StrasbourgState)
        if verb_of(question) == c.INFLUENCE_DRAW:
            deck = state.players[lane].deck
            at_top = deck.bag.at(rng.below(deck.bag.total)) if deck.bag.total > 0 else deck.tail.items[0]
            return pack(c.DRAW_INFLUENCE, at_top)
        if verb_of(question) == c.TASK_DRAW:
            return preparing.draw_task(state, rng)
        return Rules.draw(self, state, lane, question, rng)

    def answer(self, state: State, lane: i64, question: i64, move: i64) -> None:
        assert isinstance(state, StrasbourgState)
        kind = verb_of(question)
        if kind == c.ASK_BID:
            bidding.bid(state, lane, move)
        elif kind == c.ASK_DRAW:
            planning.draw_or_stop(state, lane, move)
        elif kind == c.INFLUENCE_DRAW:
            planning.take_card(state, lane, first(move))
        elif kind == c.ASK_PUT:
            planning.put(state, lane, move)
        elif kind == c.ASK_SQUARE or kind == c.ASK_APPRENTICE:
            acting.place_member(state, lane, move)
        elif kind == c.ASK_SEAT:
            acting.sit_or_decline(state, lane, first(question), move)
        elif kind == c.ASK_GOODS:
            acting.take_or_decline(state, lane, move)
        elif kind == c.ASK_SALE:
            acting.sell(state, lane, move)
        elif kind == c.ASK_RETURN:
            bidding.choose_return(state, lane, move)
        elif kind == c.ASK_CHAPEL:
            acting.build_chapel(state, lane, first(move))
        elif kind == c.ASK_EDIFICE:
            acting.build_edifice(state, lane, first(move))
        else:
            self._prepare(state, lane, question, move)

    def _prepare(self, state: StrasbourgState, lane: i64, question: i64, move: i64) -> None:
        """The set-up, and the lots of the stacks."""
        kind = verb_of(question)
        if kind == c.LOT_DRAW:
            planning.take_lot(state, first(question), third(question), first(move))
        elif kind == c.TASK_DRAW:
            preparing.deal_task(state, first(question), first(move))
        elif kind == c.ROUND_DRAW:
            preparing.lay_round_card(state, first(move))
        elif kind == c.EDIFICE_DRAW:
            preparing.lay_edifice(state, first(move))
        elif kind == c.STARTER_DRAW:
            preparing.start_with(state, first(move))
        elif kind == c.ASK_TASKS:
            preparing.keep_tasks(state, lane, preparing.tasks_in(move))

    def resolve(self, state: State, kind: i64) -> None:
        assert isinstance(state, StrasbourgState)
        if kind == c.ASK_BID:
            bidding.ask_next(state)
        elif kind == c.ACTION:
            acting.act(state, state.agenda.popped(0))
        elif kind == c.STEP:
            acting.next_step(state)
        elif kind == c.PLANNED:
            planning.lay_out(state, state.agenda.popped(0))
        elif kind == c.ASK_SALE:
            acting.sell_on(state, lowest(state.agenda.was(SEATS)))
        elif kind == c.ASK_RETURN:
            bidding.return_cards(state)
        elif kind == c.ASK_SEAT:
            acting.give_goods(state, lowest(state.agenda.was(SEATS)))
        elif kind == c.ASK_GOODS:
            state.agenda.ask_one(c.ASK_SQUARE, lowest(state.agenda.was(SEATS)))
        elif kind == c.ASK_CHAPEL or kind == c.ASK_EDIFICE:
            state.agenda.errand(c.STEP)
        elif kind == c.COUNCIL:
            acting.meet(state)
        elif kind == c.ROUND:
            planning.begin_round(state)

    def default(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        assert isinstance(state, StrasbourgState)
        count = self.fill(state, seat, question, out)
        if state.has_left(seat):
            return defaults.of_empty_chair(state, seat, question, out)
        return defaults.of_silent_player(state, seat, question, count, out)

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, StrasbourgState)
        deals.redeal(state, seat, rng)

    def is_open(self, kind: i64) -> bool:
        """A-29: who has finished is public."""
        return kind == c.ASK_TASKS or kind == c.PLANNING or kind == c.ASK_RETURN

    def restart(self, state: State, seat: i64, kind: i64) -> None:
        """What a seat has done in its lane goes back: tasks, the cards of a plan, a card to return."""
        assert isinstance(state, StrasbourgState)
        if kind == c.ASK_TASKS:
            state.players[seat].kept = new_cards(1)
        elif kind == c.PLANNING:
            planning.restart(state, seat)
        elif kind == c.ASK_RETURN:
            state.players[seat].returning = c.NONE

"""Which rule answers which question; dispatch only, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import SEATS, START
from zunft.engine.bits import lowest, zeros
from zunft.engine.chance import Rng
from zunft.engine.move import NO_MOVE, first, pack, second, verb_of
from zunft.engine.rules import BUFFER, Rules, State
from zunft.engine.window import is_window
from zunft.games.gilde import constants as c
from zunft.games.gilde import redeal as deals
from zunft.games.gilde.board import Board
from zunft.games.gilde.rules import (
    agreeing,
    building,
    dealing,
    defaults,
    effects,
    electing,
    hands,
    moving,
    numbers,
    passing,
    paying,
    picking,
    playing,
    preparing,
    responding,
    turning,
)
from zunft.games.gilde.rules.needing import contains, fill_targets
from zunft.games.gilde.state import GildeState, Options


@final
class GildeRules(Rules):
    def __init__(self, seats: i64, board: Board, options: Options) -> None:
        super().__init__(seats)
        self.board = board
        self.options = options

    def new(self) -> State:
        return preparing.prepare(self.seats, self.board, self.options)

    # --- what can be answered ---------------------------------------------------------------------

    def fill(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        assert isinstance(state, GildeState)
        kind = verb_of(question)
        if is_window(kind):
            if kind == c.W_REDRAW:
                return preparing.fill_redraw(state, seat, out)
            return responding.fill_window(state, seat, kind, out)
        if kind == c.ASK_ACTION:
            return playing.fill_actions(state, seat, out)
        if kind == c.ASK_TARGET:
            return fill_targets(state, seat, state.board.cards.target[first(question)], out, 0)
        if kind == c.ASK_SPARE:
            return turning.fill_spares(state, seat, out)
        if kind == c.ASK_SURPLUS:
            return hands.fill_losses(state, seat, out)
        if kind == c.ASK_PAY:
            return paying.fill_payment(state, seat, question, out)
        return self._fill_seldom(state, seat, question, out)

    def _fill_seldom(self, state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
        kind = verb_of(question)
        if c.ASK_BUILDERS <= kind <= c.ASK_POINTS or kind == c.ASK_JOIN:
            return self._fill_building(state, seat, question, out)
        if c.ASK_DEAL <= kind <= c.ASK_CONSENT:
            return self._fill_deal(state, seat, question, out)
        if kind == c.ASK_RECIPIENT:
            return playing.fill_recipients(state, seat, first(question), out)
        if kind == c.ASK_LOSS:
            return hands.fill_losses(state, first(question), out)
        if kind == c.ASK_CHOICE:
            return picking.fill_choices(state, second(question), out)
        if kind == c.ASK_CARD:
            return picking.fill_picks(state, question, out)
        if kind == c.ASK_FIT:
            return turning.fill_fit(state, seat, out)
        return preparing.fill_choices(state, out)

    def _fill_building(self, state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
        kind = verb_of(question)
        if kind == c.ASK_BUILDERS:
            return building.fill_builders(state, seat, out)
        if kind == c.ASK_SHARE:
            return building.fill_shares(state, seat, first(question), out)
        if kind == c.ASK_POINTS:
            return building.fill_points(state, out)
        return dealing.fill_consent(out)

    def _fill_deal(self, state: GildeState, seat: i64, question: i64, out: vec[i64]) -> i64:
        kind = verb_of(question)
        if kind == c.ASK_DEAL:
            return dealing.fill_deals(state, seat, out)
        if kind == c.ASK_TO or kind == c.ASK_OF:
            return dealing.fill_partners(state, seat, question, out)
        if kind == c.ASK_PRICE:
            return dealing.fill_prices(state, seat, question, out)
        if kind == c.ASK_SUM:
            return dealing.fill_sums(state, seat, question, out)
        if kind == c.ASK_REPAY:
            return dealing.fill_repayments(question, out)
        if kind == c.ASK_CONSENT:
            return dealing.fill_answers(state, seat, question, out)
        return dealing.fill_turns(c.IN if kind == c.ASK_TURNS else c.BY, out)

    def fill_draws(self, state: State, lane: i64, question: i64, out: vec[i64], odds: vec[i64]) -> i64:
        assert isinstance(state, GildeState)
        kind = verb_of(question)
        if kind == c.STARTER_DRAW:
            return preparing.fill_starters(state, out, odds)
        if kind == c.PROFESSION_DRAW:
            return preparing.fill_profession_draws(state, out, odds)
        return moving.fill_deck(state, out, odds)

    def draw(self, state: State, lane: i64, question: i64, rng: Rng) -> i64:
        assert isinstance(state, GildeState)
        kind = verb_of(question)
        if kind == c.HAND_DRAW or kind == c.NUMBER_DRAW:
            return moving.draw_at_random(state, rng)
        return Rules.draw(self, state, lane, question, rng)

    def fill_unasked(self, state: State, seat: i64, out: vec[i64]) -> i64:
        assert isinstance(state, GildeState)
        return passing.fill(state, seat, out, agreeing.fill_agreements(state, seat, out))

    def may_unasked(self, state: State, seat: i64, move: i64) -> bool:
        assert isinstance(state, GildeState)
        if verb_of(move) >= c.PROPOSE_OFFER and verb_of(move) <= c.PROPOSE_BORROW:
            return agreeing.may_propose(state, seat, move)
        return Rules.may_unasked(self, state, seat, move)

    def stands(self, state: State, seat: i64, kind: i64, move: i64) -> bool:
        """Q-57. What is said in a window depends on nothing but it and what can be said there by now."""
        assert isinstance(state, GildeState)
        if len(state.deals) == 0:
            return True
        out = zeros(BUFFER)
        return contains(out, 0, self.fill(state, seat, kind, out), move)

    # --- what follows -----------------------------------------------------------------------------

    def do_unasked(self, state: State, seat: i64, move: i64) -> None:
        assert isinstance(state, GildeState)
        if verb_of(move) == c.AGREE:
            agreeing.agree(state, seat, first(move))
        elif verb_of(move) == c.PASS_WINDOWS or verb_of(move) == c.ANSWER_WINDOWS:
            passing.say(state, seat, move)
        else:
            agreeing.propose(state, seat, move)

    def answer(self, state: State, lane: i64, question: i64, move: i64) -> None:
        assert isinstance(state, GildeState)
        kind = verb_of(question)
        if kind == c.ASK_ACTION:
            self._act(state, lane, move)
        elif kind == c.HAND_DRAW:
            moving.take_drawn(state, first(question), second(question), first(move))
        elif kind == c.NUMBER_DRAW:
            numbers.take_number(state, first(move))
        elif move == NO_MOVE:
            return
        elif verb_of(move) == c.BACK:
            state.agenda.lay(lane, state.agenda.top(START))
        elif kind == c.ASK_TARGET:
            playing.aim(state, lane, question, move)
        elif kind == c.ASK_SPARE:
            if verb_of(move) == c.DISCARD:
                hands.lose(state, lane, first(move))
        elif kind == c.ASK_SURPLUS:
            turning.discard_surplus(state, lane, first(move))
        elif kind == c.ASK_PAY:
            paying.answer(state, lane, move)
        else:
            self._answer_seldom(state, lane, question, move)

    def _act(self, state: GildeState, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == c.PLAY or verb == c.USE:
            playing.begin(state, seat, first(move), 1 if verb == c.USE else 0)
        elif verb == c.SELL:
            playing.sell(state, seat, first(move))
        elif verb == c.RELEASE:
            playing.release(state, seat, first(move))
        elif verb == c.UPGRADE:
            playing.upgrade(state, seat)
        elif verb == c.TOWN_HALL:
            building.begin(state, seat)
        elif verb == c.REQUEST:
            playing.request(state, seat)
        elif verb == c.DEAL:
            state.agenda.lay(seat, c.ASK_DEAL)
        elif verb == c.END:
            state.phase = c.CLOSING

    def _answer_seldom(self, state: GildeState, lane: i64, question: i64, move: i64) -> None:
        kind = verb_of(question)
        if c.ASK_BUILDERS <= kind <= c.ASK_POINTS or kind == c.ASK_JOIN:
            self._answer_building(state, lane, question, move)
        elif c.ASK_DEAL <= kind <= c.ASK_CONSENT:
            self._answer_deal(state, lane, question, move)
        elif kind == c.ASK_RECIPIENT:
            playing.pay_chosen(state, lane, question, first(move))
        elif kind == c.ASK_LOSS:
            hands.lose(state, first(question), first(move))
        elif kind == c.ASK_CHOICE:
            effects.go_on(state, picking.choose(state, lane, question, first(move)))
        elif kind == c.ASK_CARD:
            picking.pick(state, question, first(move))
        elif kind == c.ASK_FIT:
            turning.fit(state, lane, move)
        elif kind == c.ASK_PROFESSION:
            preparing.take_profession(state, lane, first(move))
        elif kind == c.PROFESSION_DRAW:
            preparing.take_profession(state, first(question), first(move))
        elif kind == c.STARTER_DRAW:
            preparing.start_with(state, first(move))

    def _answer_building(self, state: GildeState, seat: i64, question: i64, move: i64) -> None:
        kind = verb_of(question)
        if kind == c.ASK_BUILDERS:
            building.choose(state, seat, move)
        elif kind == c.ASK_SHARE:
            building.name_talers(state, seat, first(question), first(move))
        elif kind == c.ASK_POINTS:
            building.name_points(state, seat, question, first(move))
        else:
            building.join(state, seat, move)

    def _answer_deal(self, state: GildeState, seat: i64, question: i64, move: i64) -> None:
        kind = verb_of(question)
        if kind == c.ASK_DEAL:
            dealing.choose_deal(state, seat, move)
        elif kind == c.ASK_TO or kind == c.ASK_OF:
            dealing.choose_partner(state, seat, question, first(move))
        elif kind == c.ASK_PRICE:
            dealing.name_price(state, seat, question, first(move))
        elif kind == c.ASK_SUM:
            dealing.name_sum(state, seat, question, first(move))
        elif kind == c.ASK_REPAY:
            dealing.name_repayment(state, seat, question, first(move))
        elif kind == c.ASK_TURNS:
            dealing.name_turns(state, seat, question, first(move))
        elif kind == c.ASK_EXTENSION:
            dealing.extend(state, seat, first(question) - 1, first(move))
        else:
            dealing.answer(state, seat, question, move)

    def respond(self, state: State, seat: i64, move: i64) -> None:
        assert isinstance(state, GildeState)
        if state.agenda.kind() == c.W_REDRAW:
            preparing.redraw(state, seat)
        else:
            responding.respond(state, seat, move)

    def resolve(self, state: State, kind: i64) -> None:
        assert isinstance(state, GildeState)
        agenda = state.agenda
        if kind == c.PHASE:
            turning.go_on(state)
        elif kind == c.RESOLVE:
            effects.resolve(state)
        elif kind == c.FINISH:
            effects.finish(state)
        elif kind == c.EFFECT:
            effects.go_on(state, agenda.popped(0))
        elif kind == c.EVALUATE:
            effects.go_on(state, numbers.evaluate(state, agenda.popped(0)))
        elif kind == c.NUMBER:
            responding.open_number(state)
        elif kind == c.W_NUMBER:
            responding.close_number(state)
        elif kind == c.PAYMENT:
            paying.collect(state, agenda.popped(0), agenda.popped(1), agenda.popped(2), agenda.popped(3))
        elif kind == c.ASK_PAY:
            paying.answered(state, agenda.popped(0), agenda.popped(1))
        else:
            self._resolve_seldom(state, kind)

    def _resolve_seldom(self, state: GildeState, kind: i64) -> None:
        agenda = state.agenda
        if kind == c.PREPARE:
            preparing.go_on(state, agenda.popped(0), agenda.popped(1))
        elif kind == c.SETTLE:
            preparing.settle(state, agenda.popped(0))
        elif kind == c.W_REDRAW:
            preparing.begin_play(state)
        elif kind == c.TO_DRAW:
            moving.draw_cards(state, agenda.popped(0), agenda.popped(1))
        elif kind == c.FIT:
            turning.ask_fit(state, agenda.popped(0))
        elif kind == c.ASK_FIT:
            turning.ask_fit(state, lowest(agenda.was(SEATS)))
        elif kind == c.ASK_LOSS:
            question, chooser = agenda.was(START), lowest(agenda.was(SEATS))
            hands.ask_loss(state, chooser, first(question), second(question) - 1)
        elif kind == c.ASK_JOIN:
            building.all_answered(state, agenda.popped(0), first(agenda.was(START)))
        elif kind == c.COUNT_VOTES:
            electing.go_on(state)

    def default(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        assert isinstance(state, GildeState)
        if state.has_left(seat) and defaults.is_step(question):
            return pack(c.BACK)
        return defaults.default(state, question, self.fill(state, seat, question, out), out)

    # --- leaving and redealing --------------------------------------------------------------------

    def is_turn(self, kind: i64) -> bool:
        return kind == c.ASK_ACTION

    def left(self, state: State, seat: i64) -> None:
        assert isinstance(state, GildeState)
        turning.leave(state, seat)

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, GildeState)
        deals.redeal(state, seat, rng)

    def restart(self, state: State, seat: i64, kind: i64) -> None:
        """What a seat has done in its lane goes back: shares named so far, an answer to a proposal."""
        assert isinstance(state, GildeState)
        if kind == c.ASK_ACTION:
            building.clear(state)
        elif kind == c.ASK_JOIN:
            building.unjoin(state, seat)

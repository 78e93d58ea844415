"""Which rule answers which question; dispatch only, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.chance import Rng
from zunft.engine.move import first, pack, second, verb_of
from zunft.engine.rules import Rules, State
from zunft.games.flanders import constants as c
from zunft.games.flanders import redeal as deals
from zunft.games.flanders.board import Board
from zunft.games.flanders.rules import acting, choosing, ending, golden, pair, preparing
from zunft.games.flanders.state import FlandersState, Options


@final
class FlandersRules(Rules):
    def __init__(self, seats: i64, board: Board, options: Options) -> None:
        super().__init__(seats)
        self.board = board
        self.options = options

    def new(self) -> State:
        return preparing.prepare(self.seats, self.board, self.options)

    def fill(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == c.ASK_CHOICE:
            return choosing.fill_choices(state, seat, out)
        if kind == c.ASK_PLACEMENT:
            return acting.fill_placements(state, first(question), second(question), out)
        if kind == c.ASK_TURN:
            return pair.fill_turn(state, seat, out)
        if kind == c.ASK_OWN:
            return pair.fill_own(state, seat, out)
        if kind == c.ASK_CATHEDRAL:
            return golden.fill_cathedrals(state, out)
        if kind == c.ASK_MASTER:
            return golden.fill_masters(state, seat, out)
        if kind == c.ASK_CENTRE:
            return preparing.fill_places(state, c.CENTRE, out)
        return preparing.fill_guilds(state, c.GUILD, out)

    def fill_draws(self, state: State, lane: i64, question: i64, out: vec[i64], odds: vec[i64]) -> i64:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == c.GOLDEN_DRAW:
            return choosing.golden_bag(state).fill(c.DRAW_GOLDEN, out, odds)
        if kind == c.INFLUENCE_DRAW:
            return state.pile.fill(c.DRAW_INFLUENCE, out, odds)
        if kind == c.STARTER_DRAW:
            return preparing.starter_draws(state, out, odds)
        if kind == c.PLACE_DRAW:
            return preparing.evenly(preparing.fill_places(state, c.DRAW_PLACE, out), odds)
        return preparing.evenly(preparing.fill_guilds(state, c.DRAW_GUILD, out), odds)

    def draw(self, state: State, lane: i64, question: i64, rng: Rng) -> i64:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == c.GOLDEN_DRAW:
            return choosing.draw_golden(state, rng)
        if kind == c.INFLUENCE_DRAW:
            return pair.draw_influence(state, rng)
        return Rules.draw(self, state, lane, question, rng)

    def answer(self, state: State, lane: i64, question: i64, move: i64) -> None:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == c.ASK_CHOICE:
            choosing.choose(state, lane, move)
        elif kind == c.ASK_PLACEMENT:
            acting.place(state, lane, question, move)
        elif kind == c.GOLDEN_DRAW:
            choosing.take_golden(state, first(move))
        elif kind == c.ASK_TURN:
            pair.take_turn(state, lane, move)
        elif kind == c.ASK_OWN:
            pair.play_own(state, lane, first(move))
        elif kind == c.INFLUENCE_DRAW:
            pair.take_influence(state, first(move))
        elif kind == c.ASK_CATHEDRAL:
            golden.lay_cathedral(state, lane, move)
        elif kind == c.ASK_MASTER:
            golden.lay_master(state, lane, move)
        else:
            self._prepare(state, lane, question, move)

    def _prepare(self, state: FlandersState, lane: i64, question: i64, move: i64) -> None:
        """The answers of the set-up."""
        kind = verb_of(question)
        if kind == c.STARTER_DRAW:
            preparing.start_with(state, first(move))
        elif kind == c.PLACE_DRAW:
            preparing.lay_centre(state, preparing.drawn_town(state, question), first(move))
        elif kind == c.ASK_CENTRE:
            preparing.lay_centre(state, state.guild(lane), first(move))
        elif kind == c.ASK_GUILD:
            preparing.take_guild(state, lane, first(move))
        elif kind == c.ASK_INFLUENCED:
            preparing.take_influenced(state, lane, first(move))
        elif kind == c.GUILD_DRAW:
            preparing.take_influenced(state, first(question), first(move))

    def resolve(self, state: State, kind: i64) -> None:
        assert isinstance(state, FlandersState)
        if kind == c.ACT:
            acting.pick_up(state, state.agenda.popped(0))
        elif kind == c.ASK_CHOICE:
            choosing.reveal(state)
        elif kind == c.GOLD:
            golden.reveal_golden(state)
        elif kind == c.UPKEEP:
            ending.upkeep(state)
        elif kind == c.TURN_UP:
            pair.turn_up(state)
        elif kind == c.TURN_END:
            pair.end_turn(state)
        elif kind == preparing.CENTRES:
            preparing.lay_other_centres(state)
        elif kind == c.ROUND:
            self._begin(state)

    def _begin(self, state: FlandersState) -> None:
        preparing.deal_cards(state)
        if state.is_for_two():
            pair.begin_turn(state)
        else:
            choosing.begin_round(state)

    def default(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        """The pick-up card is the legal way to pass (R-11), and spends nothing; elsewhere the first option, which lays
        a district of the own guild where one can be laid."""
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == c.ASK_CHOICE:
            return pack(c.CHOOSE, c.PICKUP_CARD, 0)
        if kind == c.ASK_TURN or kind == c.ASK_OWN:
            return pack(c.OWN, c.PICKUP_CARD)
        count = self.fill(state, seat, question, out)
        if kind == c.ASK_MASTER and not state.has_left(seat):
            return golden.on_own_district(state, seat, count, out)
        return out[0]

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, FlandersState)
        deals.redeal_golden(state, seat, rng)

    def is_open(self, kind: i64) -> bool:
        """2.12: who has chosen is public."""
        return kind == c.ASK_CHOICE

    def restart(self, state: State, seat: i64, kind: i64) -> None:
        """F-030. A choice that was made goes back; the engine asks for it again."""
        assert isinstance(state, FlandersState)
        if kind == c.ASK_CHOICE:
            state.chosen.items[seat] = c.NONE

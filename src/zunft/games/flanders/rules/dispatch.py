"""Which rule answers which question; dispatch only, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.chance import Rng
from zunft.engine.game import Rules, State
from zunft.engine.move import first, pack, second, verb_of
from zunft.games.flanders import redeal as deals
from zunft.games.flanders.board import Board
from zunft.games.flanders.rules import acting, choosing, ending, golden, pair, preparing
from zunft.games.flanders.state import FlandersState, Options
from zunft.games.flanders.words import (
    ACT,
    ASK_CATHEDRAL,
    ASK_CENTRE,
    ASK_CHOICE,
    ASK_GUILD,
    ASK_INFLUENCED,
    ASK_MASTER,
    ASK_OWN,
    ASK_PLACEMENT,
    ASK_TURN,
    CENTRE,
    CHOOSE,
    DRAW_GOLDEN,
    DRAW_GUILD,
    DRAW_INFLUENCE,
    DRAW_PLACE,
    GOLD,
    GOLDEN_DRAW,
    GUILD,
    GUILD_DRAW,
    INFLUENCE_DRAW,
    NONE,
    OWN,
    PICKUP_CARD,
    PLACE_DRAW,
    ROUND,
    STARTER_DRAW,
    TURN_END,
    TURN_UP,
    UPKEEP,
)


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
        if kind == ASK_CHOICE:
            return choosing.fill_choices(state, seat, out)
        if kind == ASK_PLACEMENT:
            return acting.fill_placements(state, first(question), second(question), out)
        if kind == ASK_TURN:
            return pair.fill_turn(state, seat, out)
        if kind == ASK_OWN:
            return pair.fill_own(state, seat, out)
        if kind == ASK_CATHEDRAL:
            return golden.fill_cathedrals(state, out)
        if kind == ASK_MASTER:
            return golden.fill_masters(state, seat, out)
        if kind == ASK_CENTRE:
            return preparing.fill_places(state, CENTRE, out)
        return preparing.fill_guilds(state, GUILD, out)

    def fill_draws(self, state: State, lane: i64, question: i64, out: vec[i64], odds: vec[i64]) -> i64:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == GOLDEN_DRAW:
            return choosing.golden_bag(state).fill(DRAW_GOLDEN, out, odds)
        if kind == INFLUENCE_DRAW:
            return state.pile.fill(DRAW_INFLUENCE, out, odds)
        if kind == STARTER_DRAW:
            return preparing.starter_draws(state, out, odds)
        if kind == PLACE_DRAW:
            return preparing.evenly(preparing.fill_places(state, DRAW_PLACE, out), odds)
        return preparing.evenly(preparing.fill_guilds(state, DRAW_GUILD, out), odds)

    def draw(self, state: State, lane: i64, question: i64, rng: Rng) -> i64:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == GOLDEN_DRAW:
            return choosing.draw_golden(state, rng)
        if kind == INFLUENCE_DRAW:
            return pair.draw_influence(state, rng)
        return Rules.draw(self, state, lane, question, rng)

    def answer(self, state: State, lane: i64, question: i64, move: i64) -> None:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if kind == ASK_CHOICE:
            choosing.choose(state, lane, move)
        elif kind == ASK_PLACEMENT:
            acting.place(state, lane, question, move)
        elif kind == GOLDEN_DRAW:
            choosing.take_golden(state, first(move))
        elif kind == ASK_TURN:
            pair.take_turn(state, lane, move)
        elif kind == ASK_OWN:
            pair.play_own(state, lane, first(move))
        elif kind == INFLUENCE_DRAW:
            pair.take_influence(state, first(move))
        elif kind == ASK_CATHEDRAL:
            golden.lay_cathedral(state, lane, move)
        elif kind == ASK_MASTER:
            golden.lay_master(state, lane, move)
        else:
            self._prepare(state, lane, question, move)

    def _prepare(self, state: FlandersState, lane: i64, question: i64, move: i64) -> None:
        """The answers of the set-up."""
        kind = verb_of(question)
        if kind == STARTER_DRAW:
            preparing.start_with(state, first(move))
        elif kind == PLACE_DRAW:
            preparing.lay_centre(state, preparing.drawn_town(state, question), first(move))
        elif kind == ASK_CENTRE:
            preparing.lay_centre(state, state.guild(lane), first(move))
        elif kind == ASK_GUILD:
            preparing.take_guild(state, lane, first(move))
        elif kind == ASK_INFLUENCED:
            preparing.take_influenced(state, lane, first(move))
        elif kind == GUILD_DRAW:
            preparing.take_influenced(state, first(question), first(move))

    def resolve(self, state: State, kind: i64) -> None:
        assert isinstance(state, FlandersState)
        if kind == ACT:
            acting.pick_up(state, state.agenda.popped(0))
        elif kind == ASK_CHOICE:
            choosing.reveal(state)
        elif kind == GOLD:
            golden.reveal_golden(state)
        elif kind == UPKEEP:
            ending.upkeep(state)
        elif kind == TURN_UP:
            pair.turn_up(state)
        elif kind == TURN_END:
            pair.end_turn(state)
        elif kind == preparing.CENTRES:
            preparing.lay_other_centres(state)
        elif kind == ROUND:
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
        if kind == ASK_CHOICE:
            return pack(CHOOSE, PICKUP_CARD, 0)
        if kind == ASK_TURN or kind == ASK_OWN:
            return pack(OWN, PICKUP_CARD)
        count = self.fill(state, seat, question, out)
        if kind == ASK_MASTER and not state.has_left(seat):
            return golden.on_own_district(state, seat, count, out)
        return out[0]

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, FlandersState)
        deals.redeal_golden(state, seat, rng)

    def is_open(self, kind: i64) -> bool:
        """2.12: who has chosen is public."""
        return kind == ASK_CHOICE

    def restart(self, state: State, seat: i64, kind: i64) -> None:
        """F-030. A choice that was made goes back; the engine asks for it again."""
        assert isinstance(state, FlandersState)
        if kind == ASK_CHOICE:
            state.chosen.items[seat] = NONE

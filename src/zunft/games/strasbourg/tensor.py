"""What a seat of Strasbourg may know, as a row of small numbers (2.14)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.agenda import SEATS
from zunft.engine.bits import has
from zunft.engine.move import EVERYONE
from zunft.engine.rules import State
from zunft.engine.tensor import Sayings, Tensor, add, clockwise, four, mark, mark_set, put, put_four
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.board import Board
from zunft.games.strasbourg.rules.planning import old_number
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState

DEEPEST: Final = 3
UNDER: Final = 8  # cards under a deck that are shown, from the first that will be drawn
STEPS: Final = 9


@final
class StrasbourgTensor(Tensor):
    """Left out, since it follows from the rest: how many members a player has, which of the tasks kept are met."""

    def __init__(  # noqa: PLR0915 - one line a block
        self, seats: i64, board: Board, questions: Sayings, entries: Sayings, open_lanes: list[int]
    ) -> None:
        super().__init__(seats, DEEPEST, questions, entries, open_lanes)
        self.highest: i64 = 0  # value of an influence card
        self.cards: i64 = 0  # influence cards of a player, and so the most stacks
        for value in range(i64(len(board.influence))):
            self.cards += board.influence[value]
            if board.influence[value] > 0:
                self.highest = value
        self.squares: i64 = i64(len(board.guild))
        self.tasks: i64 = board.tasks
        self.rounds: i64 = board.rounds
        self.round_guilds: vec[i64] = vec[i64]([])  # [card of a round] its guilds, each + 1, as ``put_four`` takes them
        guilds = board.round_guilds
        for at in range(i64(0), i64(len(guilds)), i64(3)):
            self.round_guilds = append(
                self.round_guilds, four(guilds[at] + 1, guilds[at + 1] + 1, guilds[at + 2] + 1, 0)
            )
        self.at_round: i64 = self.block("round", 1)
        self.at_start: i64 = self.block("start", seats)
        self.at_step: i64 = self.block("step", STEPS)
        self.at_guild: i64 = self.block("guild", c.GUILDS)
        self.at_rounds: i64 = self.block("rounds", 4 * board.rounds)  # three guilds and the edifice, + 1 each
        self.at_council: i64 = self.block("council", c.COUNCIL_SEATS * seats)
        self.at_city: i64 = self.block("city", self.squares * seats)
        self.at_chapels: i64 = self.block("chapels", board.chapels)
        self.at_built: i64 = self.block("edifices", board.rounds)  # the square + 1
        self.at_queue: i64 = self.block("queue", seats)  # the place in it, from 1
        self.at_deck: i64 = self.block("deck", seats)
        self.at_under: i64 = self.block("under_deck", UNDER * seats)
        self.at_stacks: i64 = self.block("stacks", self.cards * seats)  # sizes, by number
        self.at_shown: i64 = self.block("revealed", self.highest * seats)  # how many of each value
        self.at_is_open: i64 = self.block("money_seen", seats)
        self.at_coins: i64 = self.block("coins", seats)
        self.at_privileges: i64 = self.block("privileges", seats)
        self.at_goods: i64 = self.block("goods", c.GUILDS * seats)
        self.at_kept: i64 = self.block("tasks_kept", self.tasks * seats)
        self.at_dealt: i64 = self.block("tasks_dealt", self.tasks)
        self.at_own: i64 = self.block("own_cards", (self.cards + 1) * self.highest)  # by stack (0: in hand), value
        self.at_returning: i64 = self.block("returning", 1)
        self.fill_up()

    def write_own(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        assert isinstance(state, StrasbourgState)
        self._write_table(state, seat, out, base)
        self._write_city(state, seat, out, base)
        planning = planners(state)
        for other in range(self.seats):
            self._write_player(state, seat, other, other != seat and has(planning, other), out, base)
        self._write_own_cards(state.players[seat], out, base)

    def _write_table(self, state: StrasbourgState, seat: i64, out: vec[i64], base: i64) -> None:
        put(out, base + self.at_round, state.round)
        mark(out, base + self.at_start + clockwise(self.seats, seat, state.start))
        if state.round > 0 and 0 <= state.step < STEPS:
            mark(out, base + self.at_step + state.step)
            if state.is_guild_step():
                mark(out, base + self.at_guild + state.guild())
        for at in range(self.rounds):
            self._write_round(state, at, out, base + self.at_rounds + 4 * at)
        for at in range(state.queued):
            put(out, base + self.at_queue + clockwise(self.seats, seat, state.queue[at]), at + 1)

    def _write_round(self, state: StrasbourgState, round_: i64, out: vec[i64], at: i64) -> None:
        card = state.rounds[round_]
        shown = four(0, 0, 0, state.edifices[round_] + 1)
        if card != c.NONE:
            shown |= self.round_guilds[card]
        put_four(out, at, shown)

    def _write_city(self, state: StrasbourgState, seat: i64, out: vec[i64], base: i64) -> None:
        for at in range(i64(c.COUNCIL_SEATS)):
            if state.council[at] != c.NONE:
                mark(out, base + self.at_council + at * self.seats + clockwise(self.seats, seat, state.council[at]))
        for other in range(self.seats):
            mark_set(out, base + self.at_city + clockwise(self.seats, seat, other) * self.squares, state.city[other])
        mark_set(out, base + self.at_chapels, state.chapels)
        for edifice in range(self.rounds):
            put(out, base + self.at_built + edifice, state.built[edifice] + 1)

    # --- players --------------------------------------------------------------------------------

    def _write_player(
        self, state: StrasbourgState, seat: i64, other: i64, hidden: bool, out: vec[i64], base: i64
    ) -> None:
        player, step = state.players[other], clockwise(self.seats, seat, other)
        put(out, base + self.at_scores + step, player.prestige)
        put(out, base + self.at_deck + step, player.deck_before if hidden else player.deck.size())
        self._write_under(state, player, hidden, out, base + self.at_under + UNDER * step)
        self._write_stacks(player, out, base + self.at_stacks + self.cards * step)
        for at in range(player.shown.count):
            add(out, base + self.at_shown + self.highest * step + player.shown.items[at] - 1, 1)
        if other == seat or state.options.open_money != 0 or state.over != 0:
            self._write_money(player, step, out, base)
        if (other == seat or state.over != 0) and player.kept.count > 0:
            mark_set(out, base + self.at_kept + self.tasks * step, player.kept.items[0])

    def _write_under(self, state: StrasbourgState, player: Player, hidden: bool, out: vec[i64], at: i64) -> None:
        """S-054. For others, while planning goes on, as it was before."""
        end = at + UNDER
        if hidden:
            for token in range(player.tokens.count):
                if player.tokens.items[token] >> 4 == state.round and at < end:
                    put(out, at, player.tokens.items[token] & VALUE)
                    at += 1
        for card in range(player.deck.tail.count):
            if at < end:
                put(out, at, player.deck.tail.items[card])
                at += 1

    def _write_stacks(self, player: Player, out: vec[i64], at: i64) -> None:
        """S-029. How many cards lie in each of the stacks laid out."""
        if player.stacks == 0:
            return
        for card in range(player.cards.count):
            stack = player.cards.items[card] >> 4
            if has(player.stacks, stack):
                add(out, at + stack - 1, 1)

    def _write_money(self, player: Player, step: i64, out: vec[i64], base: i64) -> None:
        mark(out, base + self.at_is_open + step)
        put(out, base + self.at_coins + step, player.coins)
        put(out, base + self.at_privileges + step, player.privileges)
        for kind in range(i64(c.GUILDS)):
            put(out, base + self.at_goods + c.GUILDS * step + kind, player.goods[kind])

    def _write_own_cards(self, player: Player, out: vec[i64], base: i64) -> None:
        for card in range(player.cards.count):
            item = player.cards.items[card]
            add(out, base + self.at_own + old_number(item) * self.highest + (item & VALUE) - 1, 1)
        for at in range(player.offered.count):
            mark(out, base + self.at_dealt + player.offered.items[at])
        put(out, base + self.at_returning, player.returning + 1)


def planners(state: StrasbourgState) -> i64:
    """S-025. The seats, as bits, whose plan is hidden: they are planning, or have planned while others still do."""
    if state.agenda.depth == 0 or state.agenda.kind() != c.PLANNING:
        return 0
    return EVERYONE if state.options.plan_in_order == 0 else state.agenda.top(SEATS)

"""What a seat of The Guild may know, as a row of small numbers (G-002, G-183)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import filled, has
from zunft.engine.rules import State, knows
from zunft.engine.tensor import Sayings, Tensor, add, clockwise, mark, put
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import Board
from zunft.games.gilde.rules.building import talers_of, xp_of
from zunft.games.gilde.rules.statistics import HALF, TEMP_CARD, TEMP_N, until_of
from zunft.games.gilde.state import (
    DORMANT,
    KIND_OF,
    L_ACTOR,
    L_CARD,
    L_NUMBER,
    L_SPARED,
    L_TARGET,
    L_USE,
    L_VICTIM,
    LINK,
    GildeState,
    Player,
    borrower_of,
    creditor_of,
    due_of,
    lock_of,
    sum_of,
)

DEEPEST: Final = 6
LINKS: Final = 4  # cards that are being resolved, from the one that came last
OWED: Final = 12  # loans and debts, the oldest first
LASTING: Final = 4  # effects that last, of each player
PHASES: Final = 12  # "setup", then as the view names them
PHASE_SHOWN: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 11])  # [phase]
STANDING: Final = 6  # talers, title, residence, in the tower, cards in hand, cards on the table
ENDS: Final = 5


@final
class GildeTensor(Tensor):
    """Left out, since it follows from the rest: the parts that a statistic is the sum of, the experience that the next
    title needs. Equal cards in front of a player are counted: the rounds for which they are locked are added up."""

    def __init__(self, seats: i64, board: Board, questions: Sayings, entries: Sayings, open_lanes: list[int]) -> None:
        super().__init__(seats, DEEPEST, questions, entries, open_lanes)
        self.cards: i64 = board.cards.count
        self.professions: i64 = board.professions
        self.annexes: i64 = 0
        self.annex: vec[i64] = filled(self.cards, c.NONE)  # [card] which of the annexes: only these are ever dormant
        for card in range(self.cards):
            if board.cards.type_[card] == c.ANNEX:
                self.annex[card] = self.annexes
                self.annexes += 1
        self.numbers: vec[i64] = shown_numbers()
        self.stats: i64 = i64(len(self.numbers))
        self._lay_out_table(seats)
        self._lay_out_players(seats)
        self.fill_up()

    def _lay_out_table(self, seats: i64) -> None:
        self.at_round: i64 = self.block("round", 1)
        self.at_start: i64 = self.block("start", seats)
        self.at_active: i64 = self.block("active", seats)
        self.at_phase: i64 = self.block("phase", PHASES)
        self.at_piles: i64 = self.block("piles", 3)  # deck, discard pile, its top card + 1
        self.at_discard: i64 = self.block("discard", self.cards)  # only where the table has the pile open
        self.at_hall: i64 = self.block("town_hall", 3)
        self.at_left_now: i64 = self.block("left_this_turn", 2)  # political cards, offers
        self.at_requests: i64 = self.block("requests", seats)
        self.at_chain: i64 = self.block("chain", LINKS * (7 + seats))
        self.at_proposal: i64 = self.block("proposal", 2 * seats)
        self.at_owed: i64 = self.block("owed", 4 * OWED)  # who, to whom, talers, turns
        self.at_candidates: i64 = self.block("candidates", seats)
        self.at_votes: i64 = self.block("votes", seats)
        self.at_winner: i64 = self.block("winner", seats)
        self.at_ended: i64 = self.block("ended", ENDS)

    def _lay_out_players(self, seats: i64) -> None:
        self.at_standing: i64 = self.block("standing", STANDING * seats)
        self.at_profession: i64 = self.block("profession", self.professions * seats)
        self.at_numbers: i64 = self.block("numbers", self.stats * seats)
        self.at_lasting: i64 = self.block("lasting", 4 * LASTING * seats)  # card, statistic, how much, until when
        self.at_hand: i64 = self.block("hand", self.cards * seats)
        self.at_table: i64 = self.block("table", self.cards * seats)
        self.at_locked: i64 = self.block("locked", self.cards * seats)
        self.at_dormant: i64 = self.block("dormant", self.annexes * seats)
        self.at_passing: i64 = self.block("passing", seats)

    def write_own(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        assert isinstance(state, GildeState)
        self._write_turn(state, seat, out, base)
        self._write_piles(state, out, base)
        self._write_chain(state, seat, out, base)
        self._write_proposal(state, seat, out, base)
        self._write_owed(state, seat, out, base)
        self._write_election(state, seat, out, base)
        for other in range(self.seats):
            self._write_player(state, seat, other, out, base)

    # --- the table ------------------------------------------------------------------------------

    def _write_turn(self, state: GildeState, seat: i64, out: vec[i64], base: i64) -> None:
        put(out, base + self.at_round, state.round)
        mark(out, base + self.at_start + clockwise(self.seats, seat, state.start))
        if state.round > 0:
            mark(out, base + self.at_active + clockwise(self.seats, seat, state.active))
            mark(out, base + self.at_phase + PHASE_SHOWN[state.phase])
        else:
            mark(out, base + self.at_phase)
        mark(out, base + self.at_hall + state.hall)
        put(out, base + self.at_left_now, state.political)
        put(out, base + self.at_left_now + 1, max(i64(0), state.options.offers - state.offers))
        self._write_seats(out, base + self.at_requests, state.requests, seat)
        self._write_seats(out, base + self.at_passing, state.passing, seat)

    def _write_piles(self, state: GildeState, out: vec[i64], base: i64) -> None:
        """G-002, Q-43. The top card and the size; everything where the table has the pile open."""
        put(out, base + self.at_piles, state.deck.total)
        put(out, base + self.at_piles + 1, state.discard.total)
        put(out, base + self.at_piles + 2, state.top + 1)
        if state.options.open_discard != 0:
            for card in range(self.cards):
                put(out, base + self.at_discard + card, state.discard.counts[card])

    def _write_chain(self, state: GildeState, seat: i64, out: vec[i64], base: i64) -> None:
        at = base + self.at_chain
        for link in range(state.links - 1, max(i64(-1), state.links - 1 - LINKS), -1):
            row = link * LINK
            target = state.chain[row + L_TARGET]
            mark(out, at)
            put(out, at + 1, state.chain[row + L_CARD] + 1)
            put(out, at + 2, state.chain[row + L_USE])
            put(out, at + 3, self.seat_or_none(seat, state.chain[row + L_ACTOR]))
            put(out, at + 4, self.seat_or_none(seat, state.chain[row + L_VICTIM]))
            put(out, at + 5, (target & KIND_OF) + 1 if target != c.NONE else 0)
            put(out, at + 6, state.chain[row + L_NUMBER])
            self._write_seats(out, at + 7, state.chain[row + L_SPARED], seat)
            at += 7 + self.seats

    def _write_proposal(self, state: GildeState, seat: i64, out: vec[i64], base: i64) -> None:
        """G-102. The shares of a joint building that has been proposed."""
        if state.agenda.depth == 0 or state.agenda.kind() != c.ASK_JOIN:
            return
        for other in range(self.seats):
            at = base + self.at_proposal + 2 * clockwise(self.seats, seat, other)
            put(out, at, talers_of(state.shares[other]))
            put(out, at + 1, xp_of(state.shares[other]))

    def _write_owed(self, state: GildeState, seat: i64, out: vec[i64], base: i64) -> None:
        at = base + self.at_owed
        for which in range(min(i64(len(state.owed)), i64(OWED))):
            row = state.owed[which]
            put(out, at, self.seat_or_none(seat, borrower_of(row)))
            put(out, at + 1, self.seat_or_none(seat, creditor_of(row)))
            put(out, at + 2, sum_of(row))
            put(out, at + 3, due_of(row))
            at += 4

    def _write_election(self, state: GildeState, seat: i64, out: vec[i64], base: i64) -> None:
        for other in range(self.seats):
            if has(state.candidates, other):
                step = clockwise(self.seats, seat, other)
                mark(out, base + self.at_candidates + step)
                put(out, base + self.at_votes + step, state.votes[other])
        if state.winner != c.NONE:
            mark(out, base + self.at_winner + clockwise(self.seats, seat, state.winner))
        mark(out, base + self.at_ended + state.ended)

    # --- players --------------------------------------------------------------------------------

    def _write_player(self, state: GildeState, seat: i64, other: i64, out: vec[i64], base: i64) -> None:
        player, step = state.players[other], clockwise(self.seats, seat, other)
        put(out, base + self.at_scores + step, player.xp)
        at = base + self.at_standing + STANDING * step
        put(out, at, player.talers)
        put(out, at + 1, player.title)
        put(out, at + 2, player.residence)
        put(out, at + 3, player.tower)
        put(out, at + 4, player.hand.count)
        put(out, at + 5, player.owned)
        if player.profession != c.NONE:
            mark(out, base + self.at_profession + self.professions * step + player.profession)
        self._write_numbers(player.stats, out, base + self.at_numbers + self.stats * step)
        self._write_lasting(player, out, base + self.at_lasting + 4 * LASTING * step)
        self._write_cards(player, seat, step, out, base)

    def _write_numbers(self, stats: vec[i64], out: vec[i64], at: i64) -> None:
        numbers = self.numbers
        for which in range(self.stats):
            number = stats[numbers[which]]
            if number != 0:
                put(out, at + which, number)

    def _write_lasting(self, player: Player, out: vec[i64], at: i64) -> None:
        for which in range(min(i64(len(player.temps)), i64(LASTING))):
            lasting = player.temps[which]
            put(out, at, (lasting >> TEMP_CARD) + 1)
            put(out, at + 1, (lasting & 255) + 1)
            put(out, at + 2, ((lasting >> TEMP_N) & KIND_OF) - HALF)
            put(out, at + 3, until_of(lasting) + 1)
            at += 4

    def _write_cards(self, player: Player, seat: i64, step: i64, out: vec[i64], base: i64) -> None:
        """The cards of a hand that this seat knows, and what lies in front of the player."""
        hand, first = player.hand, base + self.cards * step
        for at in range(hand.count):
            if knows(hand, at, seat):
                add(out, first + self.at_hand + hand.items[at], 1)
        for at in range(player.owned):
            card = player.estate[at]
            kind = card & KIND_OF
            add(out, first + self.at_table + kind, 1)
            add(out, first + self.at_locked + kind, lock_of(card))
            if card & DORMANT != 0:
                add(out, base + self.at_dormant + self.annexes * step + self.annex[kind], 1)


def shown_numbers() -> vec[i64]:
    """G-009. The statistics that the view names: the plain ones, check bonuses of attacks, lowered costs by type."""
    numbers = vec[i64]([])
    for stat in range(i64(c.BUSINESSES)):
        numbers = append(numbers, stat)
    for kind in range(i64(c.ATTACKS)):
        numbers = append(numbers, c.CHECK_BONUS + kind)
    for type_ in range(i64(c.TYPES)):
        if type_ != c.PUBLIC:
            numbers = append(numbers, c.COST_MOD + type_)
    return numbers

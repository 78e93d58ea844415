"""What a seat of Flanders 1302 may know, as a row of small numbers (2.12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, size
from zunft.engine.rules import State, knows
from zunft.engine.tensor import (
    Sayings,
    Tensor,
    add,
    clear_cells,
    clear_words,
    clockwise,
    four,
    mark,
    mark_set,
    put,
    put_four,
    whole_words,
    write_set,
)
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import GOLDEN_KINDS, WIDTH, Board
from zunft.games.flanders.numbering import slots_of
from zunft.games.flanders.rules.choosing import chosen_card, chosen_influence
from zunft.games.flanders.rules.ending import result
from zunft.games.flanders.state import MASTER_PIECES, FlandersState, Town

DEEPEST: Final = 8
SPECIALS: Final = 4
STOCKED: Final = 6
STOCK: Final = c.COATS * STOCKED  # [coat*6 + shape*2 + master]
TURNED: Final = 28  # kinds of influence cards: guild * 7 + action card
STANDING: Final = 3  # completed districts, masters on them, sites
KEPT: Final = 10  # what a row remembers of a town, before its coats: all that its blocks are drawn from


@final
class FlandersTensor(Tensor):
    """Spaces are counted place by place, whatever town lies there, as the numbers of moves count them; each place
    begins a word.

    Left out, since it follows from the spaces: what a town is worth and how many of its spaces are free."""

    def __init__(  # noqa: PLR0915 - one line a block
        self, seats: i64, board: Board, questions: Sayings, entries: Sayings, open_lanes: list[int]
    ) -> None:
        super().__init__(seats, DEEPEST, questions, entries, open_lanes)
        self.begins: vec[i64] = vec[i64]([0] * (board.layouts + 1))
        for place in range(board.layouts):
            self.begins[place + 1] = self.begins[place] + whole_words(slots_of(board, place))
        self.spaces: i64 = self.begins[board.layouts]
        self.layouts: i64 = board.layouts
        self.at_round: i64 = self.block("round", 1)
        self.at_start: i64 = self.block("start", seats)
        self.at_guilds: i64 = self.block("guilds", c.PLAYER_GUILDS * seats)
        self.at_influenced: i64 = self.block("influenced", c.PLAYER_GUILDS * seats)
        self.at_points: i64 = self.block("points", c.GUILDS)
        self.kept = self.length
        self.at_places: i64 = self.block("places", c.TOWNS * board.layouts)
        self.at_closed: i64 = self.block("closed", c.TOWNS)
        self.at_standing: i64 = self.block("standing", c.TOWNS * c.GUILDS * STANDING)
        self.fill_up()
        self.at_free: i64 = self.block("free", self.spaces)
        self.at_covered: i64 = self.block("covered", self.spaces)
        self.at_sites: i64 = self.block("sites", self.spaces)
        self.at_swallowed: i64 = self.block("swallowed", self.spaces)
        self.at_coats: i64 = self.block("coats", c.COATS * self.spaces)
        self.at_masters: i64 = self.block("masters", self.spaces)
        self.at_cathedrals: i64 = self.block("cathedrals", self.spaces)
        self.kept_end = self.length
        self.at_stock: i64 = self.block("stock", STOCK)
        self.at_specials: i64 = self.block("specials", SPECIALS)
        self.at_pieces: i64 = self.block("pieces", 3)  # sites, cathedrals, masters
        self.at_hand_seen: i64 = self.block("hand_seen", seats)
        self.fill_up()
        self.at_cards: i64 = self.block("cards", c.ACTION_CARDS * seats)
        self.at_played: i64 = self.block("played", c.ACTION_CARDS * seats)
        self.at_influence: i64 = self.block("influence", seats)
        self.at_golden: i64 = self.block("golden", 4)  # left of A, of B, whether one is held, its half
        self.at_held: i64 = self.block("golden_held", GOLDEN_KINDS)
        self.at_discard: i64 = self.block("golden_discard", GOLDEN_KINDS)
        self.at_pile: i64 = self.block("influence_pile", 1)
        self.at_pile_discard: i64 = self.block("influence_discard", TURNED)
        self.at_chosen: i64 = self.block("chosen", (c.ACTION_CARDS + 1) * seats)  # the card, the influence + 1
        self.fill_up()
        self.memory = c.TOWNS * (KEPT + c.COATS)

    def write_own(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        assert isinstance(state, FlandersState)
        put(out, base + self.at_round, state.round)
        mark(out, base + self.at_start + clockwise(self.seats, seat, state.start))
        for guild in range(i64(c.GUILDS)):
            put(out, base + self.at_points + guild, state.points[guild])
        self._write_stock(state, out, base)
        self._write_golden(state, seat, out, base)
        for other in range(self.seats):
            self._write_player(state, seat, other, out, base)

    # --- towns ----------------------------------------------------------------------------------

    def write_kept(self, state: State, out: vec[i64], base: i64, memory: vec[i64], at: i64) -> None:
        """The towns: hardly ever does more than one change between two looks at a game."""
        assert isinstance(state, FlandersState)
        anew = self._lie_elsewhere(state, memory, at)
        if anew:
            clear_cells(out, base + self.kept, base + self.kept_end)
        for index in range(i64(c.TOWNS)):
            is_known = self._remember(state, index, memory, at + index * (KEPT + c.COATS))
            if (anew or not is_known) and state.towns[index].place != c.NONE:
                if not anew:
                    self._clear_town(state.towns[index].place, index, out, base)
                self._write_town(state, index, out, base)

    def _lie_elsewhere(self, state: FlandersState, memory: vec[i64], at: i64) -> bool:
        for index in range(i64(c.TOWNS)):
            if memory[at + index * (KEPT + c.COATS)] != state.towns[index].place:
                return True
        return False

    def _remember(self, state: FlandersState, index: i64, memory: vec[i64], at: i64) -> bool:
        """Note what a town looks like; whether it did so before."""
        town = state.towns[index]
        is_known = noted(memory, at, town.place)
        is_known &= noted(memory, at + 1, town.closed)
        is_known &= noted(memory, at + 2, town.exists)
        is_known &= noted(memory, at + 3, town.free)
        is_known &= noted(memory, at + 4, town.built)
        is_known &= noted(memory, at + 5, town.sites)
        is_known &= noted(memory, at + 6, town.swallowed)
        is_known &= noted(memory, at + 7, town.printed)
        is_known &= noted(memory, at + 8, town.cathedrals)
        is_known &= noted(memory, at + 9, pieces_in(state, index))
        for coat in range(i64(c.COATS)):
            is_known &= noted(memory, at + KEPT + coat, town.coats[coat])
        return is_known

    def _clear_town(self, place: i64, index: i64, out: vec[i64], base: i64) -> None:
        clear_cells(out, base + self.at_closed + index, base + self.at_closed + index + 1)
        clear_cells(out, base + self._standing(index, 0), base + self._standing(index + 1, 0))
        for first in range(base + self.at_free, base + self.kept_end, self.spaces):
            clear_words(out, (first + self.begins[place]) >> 2, (first + self.begins[place + 1]) >> 2)

    def _write_town(self, state: FlandersState, index: i64, out: vec[i64], base: i64) -> None:
        town = state.towns[index]
        first = base + self.begins[town.place]
        mark(out, base + self.at_places + index * self.layouts + town.place)
        put(out, base + self.at_closed + index, town.closed)
        write_set(out, first + self.at_free, town.free)
        write_set(out, first + self.at_covered, town.covered())
        write_set(out, first + self.at_sites, town.sites)
        write_set(out, first + self.at_swallowed, town.swallowed)
        write_set(out, first + self.at_masters, town.printed)
        write_set(out, first + self.at_cathedrals, town.cathedrals)
        put(out, first + self.at_masters, state.board.centre_masters[index])
        completed = town.completed()
        for coat in range(i64(c.COATS)):
            if town.coats[coat] != 0:
                write_set(out, first + self.at_coats + coat * self.spaces, town.coats[coat])
                if coat < c.GUILDS:
                    self._write_standing(town, completed, coat, out, base + self._standing(index, coat))
        if index < c.GUILDS and has(completed, 0):
            add(out, base + self._standing(index, index) + 1, state.board.centre_masters[index])
        self._write_masters(state, index, out, base)

    def _write_standing(self, town: Town, completed: i64, coat: i64, out: vec[i64], at: i64) -> None:
        """F-089. Completed districts, printed masters on them, and sites."""
        districts = town.coats[coat] & completed
        put(out, at, size(districts))
        put(out, at + 1, size(districts & town.printed))
        put(out, at + 2, size(town.coats[coat] & town.sites))

    def _standing(self, index: i64, coat: i64) -> i64:
        return self.at_standing + (index * c.GUILDS + coat) * STANDING

    def _write_masters(self, state: FlandersState, index: i64, out: vec[i64], base: i64) -> None:
        """The pieces, on top of what is printed."""
        if state.masters_left == state.board.masters:
            return
        town = state.towns[index]
        for piece in range(i64(MASTER_PIECES)):
            where = state.masters[piece]
            if where >= 0 and where // WIDTH == index:
                space = where % WIDTH
                add(out, base + self.begins[town.place] + self.at_masters + space, 1)
                coat = coat_on(town, space)
                if coat < c.GUILDS and has(town.completed(), space):
                    add(out, base + self._standing(index, coat) + 1, 1)

    # --- stocks and cards -----------------------------------------------------------------------

    def _write_stock(self, state: FlandersState, out: vec[i64], base: i64) -> None:
        """F-008. Those of a guild that was left out are none."""
        coats, stock, at = state.coats_in_play(), state.stock, base + self.at_stock
        for coat in range(i64(c.COATS)):
            if has(coats, coat):
                own = coat * STOCKED
                put_four(out, at + own, four(stock[own], stock[own + 1], stock[own + 2], stock[own + 3]))
                put(out, at + own + 4, stock[own + 4])
                put(out, at + own + 5, stock[own + 5])
        mark_set(out, base + self.at_specials, state.specials)
        put(out, base + self.at_pieces, state.sites_left)
        put(out, base + self.at_pieces + 1, state.cathedrals_left)
        put(out, base + self.at_pieces + 2, state.masters_left)
        put(out, base + self.at_pile, state.pile.total)
        if state.pile_discard.total > 0:
            for kind in range(i64(TURNED)):
                put(out, base + self.at_pile_discard + kind, state.pile_discard.counts[kind])

    def _write_golden(self, state: FlandersState, seat: i64, out: vec[i64], base: i64) -> None:
        """F-020. The back of the card drawn is seen by all, its face by the starting player alone."""
        at = base + self.at_golden
        put(out, at, state.golden_a.total)
        put(out, at + 1, state.golden_b.total)
        if state.held.count > 0:
            mark(out, at + 2)
            put(out, at + 3, state.held_half)
            if knows(state.held, 0, seat):
                mark(out, base + self.at_held + state.held.items[0])
        if state.golden_discard.total > 0:
            for kind in range(i64(GOLDEN_KINDS)):
                put(out, base + self.at_discard + kind, state.golden_discard.counts[kind])

    def _write_player(self, state: FlandersState, seat: i64, other: i64, out: vec[i64], base: i64) -> None:
        hands, step = state.hands, clockwise(self.seats, seat, other)
        put(out, base + self.at_scores + step, result(state, other))
        if state.guild(other) != c.NONE:
            mark(out, base + self.at_guilds + c.PLAYER_GUILDS * step + state.guild(other))
        if state.influenced(other) != c.NONE:
            mark(out, base + self.at_influenced + c.PLAYER_GUILDS * step + state.influenced(other))
        write_set(out, base + self.at_played + c.ACTION_CARDS * step, hands.played[other])
        if other == seat or state.options.open_hands != 0:
            mark(out, base + self.at_hand_seen + step)
            write_set(out, base + self.at_cards + c.ACTION_CARDS * step, hands.cards[other])
            put(out, base + self.at_influence + step, hands.influence[other])
        self._write_choice(state, seat, other, out, base + self.at_chosen + (c.ACTION_CARDS + 1) * step)

    def _write_choice(self, state: FlandersState, seat: i64, other: i64, out: vec[i64], at: i64) -> None:
        """F-030. The own choice, or everybody's once they are revealed."""
        if other >= state.chosen.count or not knows(state.chosen, other, seat) or state.chosen.items[other] == c.NONE:
            return
        mark(out, at + chosen_card(state, other))
        put(out, at + c.ACTION_CARDS, chosen_influence(state, other) + 1)


def noted(memory: vec[i64], at: i64, value: i64) -> bool:
    """Note a number; whether it was noted before."""
    if memory[at] == value:
        return True
    memory[at] = value
    return False


def pieces_in(state: FlandersState, index: i64) -> i64:
    """Where the master pieces of a town lie, as one number."""
    where: i64 = 0
    if state.masters_left == state.board.masters:
        return where
    for piece in range(i64(MASTER_PIECES)):
        if state.masters[piece] >= 0 and state.masters[piece] // WIDTH == index:
            where = (where << 7) | (state.masters[piece] % WIDTH + 1)
    return where


def coat_on(town: Town, space: i64) -> i64:
    coat: i64 = 0
    while not has(town.coats[coat], space):
        coat += 1
    return coat

"""Everything on the table: six towns, stocks and pieces, the hands, the golden cards, the influence pile."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.agenda import Agenda, new_agenda
from zunft.engine.bits import filled, only, size, zeros
from zunft.engine.pile import Bag, Cards, new_bag, new_cards
from zunft.engine.rules import State
from zunft.engine.tape import Tape
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import GOLDEN_KINDS, WIDTH, Board

MASTER_PIECES: Final = 8


@final
@mypyc_attr(acyclic=True)
class Options:
    """The rulings that a group may want otherwise; each field is the number of the value chosen. And the rules number
    of the game, for what an older number did otherwise."""

    def __init__(self, values: vec[i64], rules_number: i64) -> None:
        self.rules_number: i64 = rules_number
        self.random_centres: i64 = values[0]
        self.sold_out: i64 = values[1]
        self.keep_closed: i64 = values[2]
        self.influence_builds: i64 = values[3]
        self.guilds_by_seat: i64 = values[4]
        self.open_hands: i64 = values[5]


@final
@mypyc_attr(acyclic=True)
class Town:
    """A town of the game; sets of its spaces are bit masks of the slots of its layout."""

    def __init__(self, coats: vec[i64], blocked: vec[i64]) -> None:
        self.coats: Final = coats  # [coat] the spaces its districts and sites occupy
        self.blocked: Final = blocked  # [coat] the spaces that border one of them
        self.place: i64 = c.NONE  # the layout; NONE: not (yet) in play
        self.exists: i64 = 0  # the spaces there are, added ones too
        self.free: i64 = 0
        self.built: i64 = 0
        self.reached: i64 = 0  # the spaces with a built neighbour on a long side of their own
        self.sites: i64 = 0
        self.swallowed: i64 = 0  # second spaces of church D: occupied, but no district
        self.cathedrals: i64 = 0
        self.printed: i64 = 0  # districts with a printed master, the centre not included
        self.closed: i64 = 0

    def copy(self) -> Town:
        twin = Town(self.coats[:], self.blocked[:])
        twin.place = self.place
        twin.exists = self.exists
        twin.free = self.free
        twin.built = self.built
        twin.reached = self.reached
        twin.sites = self.sites
        twin.swallowed = self.swallowed
        twin.cathedrals = self.cathedrals
        twin.printed = self.printed
        twin.closed = self.closed
        return twin

    def visit(self, tape: Tape) -> None:
        tape.row(self.coats)
        tape.row(self.blocked)
        self.place = tape.one(self.place)
        self.exists = tape.one(self.exists)
        self.free = tape.one(self.free)
        self.built = tape.one(self.built)
        self.reached = tape.one(self.reached)
        self.sites = tape.one(self.sites)
        self.swallowed = tape.one(self.swallowed)
        self.cathedrals = tape.one(self.cathedrals)
        self.printed = tape.one(self.printed)
        self.closed = tape.one(self.closed)

    def is_open(self) -> bool:
        """In play and not closed."""
        return self.place != c.NONE and self.closed == 0

    def completed(self) -> i64:
        """F-056. Districts without a building-site piece, each counted once."""
        return self.built & ~self.sites & ~self.swallowed

    def covered(self) -> i64:
        return self.exists & ~self.free & ~self.built


@final
@mypyc_attr(acyclic=True)
class Hands:
    """F-004. What the players hold and what lies in front of them; action cards as bits."""

    def __init__(self, cards: vec[i64], played: vec[i64], influence: vec[i64]) -> None:
        self.cards: Final = cards
        self.played: Final = played
        self.influence: Final = influence

    def copy(self) -> Hands:
        return Hands(self.cards[:], self.played[:], self.influence[:])

    def visit(self, tape: Tape) -> None:
        tape.row(self.cards)
        tape.row(self.played)
        tape.row(self.influence)


@final
@mypyc_attr(acyclic=True)
class FlandersState(State):
    """The table: F-006, the pieces in stock are counted here; covers and cylinders are never short (R-19)."""

    def __init__(  # noqa: PLR0913, PLR0917 - one buffer each, so that a copy is made without a loop
        self,
        agenda: Agenda,
        learnt: vec[i64],
        board: Board,
        options: Options,
        towns: vec[Town],
        hands: Hands,
        stock: vec[i64],
        stocked: vec[i64],
        points: vec[i64],
        guilds: vec[i64],
        masters: vec[i64],
        golden_a: Bag,
        golden_b: Bag,
        golden_discard: Bag,
        pile: Bag,
        pile_discard: Bag,
        held: Cards,
        chosen: Cards,
    ) -> None:
        super().__init__(agenda, learnt)
        self.board: Final = board
        self.options: Final = options
        self.towns: Final = towns
        self.hands: Final = hands
        self.stock: Final = stock  # [coat*6 + shape*2 + master]
        self.stocked: Final = stocked  # [coat*2 + master] the shapes in stock, as bits
        self.points: Final = points  # [guild] grey included
        self.guilds: Final = guilds  # [seat] its guild; [seats + seat] the guild it influences, with two players
        self.masters: Final = masters  # master pieces on the board: town * WIDTH + space, or NONE
        self.golden_a: Final = golden_a
        self.golden_b: Final = golden_b
        self.golden_discard: Final = golden_discard
        self.pile: Final = pile  # F-203, the influence pile
        self.pile_discard: Final = pile_discard
        self.held: Final = held  # F-020, the golden card of this round
        self.chosen: Final = chosen  # F-030, one a seat: action card * 1024 + influence cards, or NONE
        self.specials: i64 = board.specials
        self.sites_left: i64 = board.sites
        self.cathedrals_left: i64 = board.cathedrals
        self.masters_left: i64 = board.masters
        self.start: i64 = 0
        self.round: i64 = 0
        self.held_half: i64 = 0
        self.bonus: i64 = 0  # F-096, the seats that got it
        self.quiet: i64 = 0  # R-32, turns in a row without a district
        self.busy: i64 = 0  # whether this turn laid or completed one

    def copy(self) -> FlandersState:
        towns = vec[Town](capacity=c.TOWNS)
        for town in self.towns:
            towns = append(towns, town.copy())
        twin = FlandersState(
            self.agenda.copy(),
            self.learnt[:],
            self.board,
            self.options,
            towns,
            self.hands.copy(),
            self.stock[:],
            self.stocked[:],
            self.points[:],
            self.guilds[:],
            self.masters[:],
            self.golden_a.copy(),
            self.golden_b.copy(),
            self.golden_discard.copy(),
            self.pile.copy(),
            self.pile_discard.copy(),
            self.held.copy(),
            self.chosen.copy(),
        )
        twin.gone = self.gone
        twin.leaving = self.leaving
        twin.specials = self.specials
        twin.sites_left = self.sites_left
        twin.cathedrals_left = self.cathedrals_left
        twin.masters_left = self.masters_left
        twin.start = self.start
        twin.round = self.round
        twin.held_half = self.held_half
        twin.bonus = self.bonus
        twin.quiet = self.quiet
        twin.busy = self.busy
        return twin

    def visit(self, tape: Tape) -> None:
        State.visit(self, tape)
        for town in self.towns:
            town.visit(tape)
        self.hands.visit(tape)
        tape.row(self.stock)
        tape.row(self.stocked)
        tape.row(self.points)
        tape.row(self.guilds)
        tape.row(self.masters)
        self._visit_cards(tape)
        self.specials = tape.one(self.specials)
        self.sites_left = tape.one(self.sites_left)
        self.cathedrals_left = tape.one(self.cathedrals_left)
        self.masters_left = tape.one(self.masters_left)
        self.start = tape.one(self.start)
        self.round = tape.one(self.round)
        self.held_half = tape.one(self.held_half)
        self.bonus = tape.one(self.bonus)
        self.quiet = tape.one(self.quiet)
        self.busy = tape.one(self.busy)

    def _visit_cards(self, tape: Tape) -> None:
        self.golden_a.visit(tape)
        self.golden_b.visit(tape)
        self.golden_discard.visit(tape)
        self.pile.visit(tape)
        self.pile_discard.visit(tape)
        self.held.visit(tape)
        self.chosen.visit(tape)

    def guild(self, seat: i64) -> i64:
        return self.guilds[seat]

    def influenced(self, seat: i64) -> i64:
        """F-201. The guild under this seat's influence, with two players."""
        return self.guilds[self.seats + seat]

    def seat_of(self, guild: i64) -> i64:
        """The seat whose own guild this is; NONE when it is nobody's."""
        for seat in range(self.seats):
            if self.guilds[seat] == guild:
                return seat
        return c.NONE

    def is_for_two(self) -> bool:
        return self.seats == 2

    def free_spaces(self) -> i64:
        """F-092. On the whole board, open towns in play only (R-24)."""
        count: i64 = 0
        for town in self.towns:
            if town.is_open():
                count += size(town.free)
        return count

    def golden_left(self) -> i64:
        return self.golden_a.total + self.golden_b.total

    def coats_in_play(self) -> i64:
        """F-015. All six, but with three players not the guild that was left out."""
        if self.seats != 3:
            return only(c.COATS) - 1
        coats = only(c.COATS) - 1
        for guild in range(i64(c.PLAYER_GUILDS)):
            if self.seat_of(guild) == c.NONE:
                coats &= ~only(guild)
        return coats


def new_towns() -> vec[Town]:
    towns = vec[Town](capacity=c.TOWNS)
    for index in range(i64(c.TOWNS)):
        towns = append(towns, Town(zeros(c.COATS), zeros(c.COATS)))
    return towns


def new_state(seats: i64, board: Board, options: Options) -> FlandersState:
    """The table before anything is laid out."""
    return FlandersState(
        new_agenda(seats),
        zeros(seats + 1),
        board,
        options,
        new_towns(),
        Hands(zeros(seats), zeros(seats), zeros(seats)),
        board.stock[:],
        shapes_in_stock(board.stock),
        zeros(c.GUILDS),
        filled(2 * seats, c.NONE),
        filled(MASTER_PIECES, c.NONE),
        new_bag(board.golden[:GOLDEN_KINDS]),
        new_bag(board.golden[GOLDEN_KINDS:]),
        new_bag(zeros(GOLDEN_KINDS)),
        new_bag(zeros(7 * c.PLAYER_GUILDS)),
        new_bag(zeros(7 * c.PLAYER_GUILDS)),
        new_cards(1),
        new_cards(seats),
    )


def at(town: Town, space: i64) -> i64:
    """Where a space stands in the board's tables."""
    return town.place * WIDTH + space


def shapes_in_stock(stock: vec[i64]) -> vec[i64]:
    """For every coat, without and with master, the shapes of which there is a district."""
    shapes = zeros(2 * c.COATS)
    for index in range(i64(6 * c.COATS)):
        if stock[index] > 0:
            shapes[index // 6 * 2 + index % 2] |= only(index % 6 // 2)
    return shapes

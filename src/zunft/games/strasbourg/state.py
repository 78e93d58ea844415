"""Everything on the table: the city, the Council, and what each player has in front of and behind the screen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.agenda import Agenda, new_agenda
from zunft.engine.bits import filled, has, only, size, zeros
from zunft.engine.pile import NO_CARDS, Cards, Pile, new_bag, new_cards, visited
from zunft.engine.rules import State
from zunft.engine.tape import Tape
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.board import Board

VALUE: Final = 15  # the bits of an item that are the card's value; above them its stack, or the round it was drawn in


@final
@mypyc_attr(acyclic=True)
class Options:
    """The rulings that a group may want otherwise; each field is the number of the value chosen. And the rules number
    of the game, for what an older number did otherwise."""

    def __init__(self, values: vec[i64], rules_number: i64) -> None:
        self.rules_number: i64 = rules_number
        self.free_first_draw: i64 = values[0]
        self.open_money: i64 = values[1]
        self.ties_hold: i64 = values[2]
        self.plan_in_order: i64 = values[3]
        self.may_decline: i64 = values[4]


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's cards, tasks and possessions.

    ``cards`` are those drawn this round: value + 16 * stack, stack 0 while they are in hand. ``buried`` are those of
    stacks that went to the box unseen, ``tokens`` those that everybody saw go under the deck and knows to be among
    the cards drawn in a round: value + 16 * round. What changes seldom (buried, tokens, tasks) is shared by copies and
    replaced when it changes.
    """

    def __init__(
        self, deck: Pile, cards: Cards, shown: Cards, buried: Cards, tokens: Cards, offered: Cards, kept: Cards,
        goods: vec[i64],
    ) -> None:  # fmt: skip
        self.deck: Final = deck
        self.cards: Final = cards
        self.shown: Final = shown  # the stack revealed in this step
        self.buried = buried
        self.tokens = tokens
        self.offered = offered  # S-015
        self.kept = kept  # one item: the tasks kept, as bits
        self.goods: Final = goods
        self.stacks: i64 = 0  # the numbers of the stacks that lie there, as bits (1 …)
        self.coins: i64 = 0
        self.privileges: i64 = 0
        self.prestige: i64 = 0
        self.returning: i64 = c.NONE  # S-052, chosen but not yet told: a value, or 0 for none
        self.deck_before: i64 = 0  # S-025, the size of the deck that others see while planning goes on

    def copy(self) -> Player:
        twin = Player(
            self.deck.copy(), self.cards.copy(), self.shown.copy(), self.buried, self.tokens,
            self.offered, self.kept, self.goods[:],
        )  # fmt: skip
        twin.stacks = self.stacks
        twin.coins = self.coins
        twin.privileges = self.privileges
        twin.prestige = self.prestige
        twin.returning = self.returning
        twin.deck_before = self.deck_before
        return twin

    def visit(self, tape: Tape) -> None:
        self.deck.visit(tape)
        self.cards.visit(tape)
        self.shown.visit(tape)
        self.buried = visited(self.buried, tape)
        self.tokens = visited(self.tokens, tape)
        self.offered = visited(self.offered, tape)
        self.kept = visited(self.kept, tape)
        tape.row(self.goods)
        self.stacks = tape.one(self.stacks)
        self.coins = tape.one(self.coins)
        self.privileges = tape.one(self.privileges)
        self.prestige = tape.one(self.prestige)
        self.returning = tape.one(self.returning)
        self.deck_before = tape.one(self.deck_before)

    def size_of(self, stack: i64) -> i64:
        """How many cards lie in a stack; in stack 0: in the hand."""
        count: i64 = 0
        for at in range(self.cards.count):
            if self.cards.items[at] >> 4 == stack:
                count += 1
        return count

    def influence(self) -> i64:
        """S-030. The sum of the stack revealed in this step."""
        total: i64 = 0
        for at in range(self.shown.count):
            total += self.shown.items[at]
        return total


@final
@mypyc_attr(acyclic=True)
class StrasbourgState(State):
    """The table; squares are numbered row by row and sets of them are bit masks."""

    def __init__(  # noqa: PLR0913, PLR0917 - one buffer each, so that a copy is made without a loop
        self, agenda: Agenda, learnt: vec[i64], board: Board, options: Options, players: vec[Player],
        rounds: vec[i64], edifices: vec[i64], city: vec[i64], built: vec[i64], council: vec[i64], queue: vec[i64],
        ranking: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(agenda, learnt)
        self.board: Final = board
        self.options: Final = options
        self.players: Final = players
        self.rounds = rounds  # S-010, the round cards in their order
        self.edifices = edifices  # S-010, the edifices in their order
        self.city: Final = city  # [seat] the squares of its members
        self.built: Final = built  # [edifice] the building space it stands on, or NONE
        self.council: Final = council  # [Council seat] the seat of its member, or NONE
        self.queue: Final = queue  # S-030, the undecided players
        self.ranking: Final = ranking  # S-040
        self.queued: i64 = 0
        self.ranked: i64 = 0
        self.chapels: i64 = 0  # the chapel spaces with a chapel, as bits
        self.start: i64 = 0  # S-021, who has the starting player marker
        self.round: i64 = 0
        self.step: i64 = 0
        self.over: i64 = 0  # S-109: everything is shown
        self.selling: i64 = c.NONE  # S-080, the goods that the merchant has just sold
        self.undealt: i64 = only(board.tasks) - 1  # S-015, the tasks that nobody got

    def copy(self) -> StrasbourgState:
        players = vec[Player](capacity=5)
        for player in self.players:
            players = append(players, player.copy())
        twin = StrasbourgState(
            self.agenda.copy(), self.learnt[:], self.board, self.options, players, self.rounds, self.edifices,
            self.city[:], self.built[:], self.council[:], self.queue[:], self.ranking[:],
        )  # fmt: skip
        twin.gone = self.gone
        twin.leaving = self.leaving
        twin.queued = self.queued
        twin.ranked = self.ranked
        twin.chapels = self.chapels
        twin.start = self.start
        twin.round = self.round
        twin.step = self.step
        twin.over = self.over
        twin.selling = self.selling
        twin.undealt = self.undealt
        return twin

    def visit(self, tape: Tape) -> None:
        State.visit(self, tape)
        for player in self.players:
            player.visit(tape)
        self.rounds = self.rounds[:]
        tape.row(self.rounds)
        self.edifices = self.edifices[:]
        tape.row(self.edifices)
        tape.row(self.city)
        tape.row(self.built)
        tape.row(self.council)
        self._visit_step(tape)

    def _visit_step(self, tape: Tape) -> None:
        self.queued = tape.one(self.queued)
        self.ranked = tape.one(self.ranked)
        for at in range(self.queued):
            self.queue[at] = tape.one(self.queue[at])
        for at in range(self.ranked):
            self.ranking[at] = tape.one(self.ranking[at])
        self.chapels = tape.one(self.chapels)
        self.start = tape.one(self.start)
        self.round = tape.one(self.round)
        self.step = tape.one(self.step)
        self.over = tape.one(self.over)
        self.selling = tape.one(self.selling)
        self.undealt = tape.one(self.undealt)

    def clockwise(self, step: i64) -> i64:
        """The seat that sits so many places clockwise from the holder of the starting player marker."""
        seat = self.start + step
        return seat if seat < self.seats else seat - self.seats

    def guild(self) -> i64:
        """The guild of this step, by the round card (S-070)."""
        return self.board.round_guilds[3 * self.rounds[self.round - 1] + self.step // 2]

    def is_guild_step(self) -> bool:
        return self.step % 2 == 1 and self.step < 6

    def is_last_round(self) -> bool:
        return self.round == self.board.rounds

    def taken(self) -> i64:
        """The squares on which somebody's member stands."""
        squares: i64 = 0
        for seat in range(self.seats):
            squares |= self.city[seat]
        return squares

    def members(self, seat: i64) -> i64:
        """How many members a player has in the city."""
        return size(self.city[seat])

    def councillors(self, seat: i64) -> i64:
        """How many members a player has on the Council."""
        count: i64 = 0
        for at in range(i64(c.COUNCIL_SEATS)):
            if self.council[at] == seat:
                count += 1
        return count

    def open_buildings(self) -> i64:
        spaces = self.board.buildings
        for edifice in range(self.board.rounds):
            if self.built[edifice] != c.NONE:
                spaces &= ~only(self.built[edifice])
        return spaces

    def is_chapel_open(self, chapel: i64) -> bool:
        return not has(self.chapels, chapel)


def new_player(board: Board) -> Player:
    """S-002, S-012. The own influence cards as a bag: nobody knows their order (S-011)."""
    most: i64 = 0
    for value in range(i64(len(board.influence))):
        most += board.influence[value]
    player = Player(
        Pile(new_bag(board.influence), new_cards(most)), new_cards(most), new_cards(most), NO_CARDS,
        NO_CARDS, NO_CARDS, NO_CARDS, zeros(c.GUILDS),
    )  # fmt: skip
    player.coins = board.coins
    player.deck_before = most
    return player


def new_state(seats: i64, board: Board, options: Options) -> StrasbourgState:
    players = vec[Player](capacity=5)
    for seat in range(seats):
        players = append(players, new_player(board))
    return StrasbourgState(
        new_agenda(seats), zeros(seats + 1), board, options, players, filled(board.rounds, c.NONE),
        filled(board.rounds, c.NONE), zeros(seats), filled(board.rounds, c.NONE), filled(c.COUNCIL_SEATS, c.NONE),
        zeros(seats), zeros(seats),
    )  # fmt: skip

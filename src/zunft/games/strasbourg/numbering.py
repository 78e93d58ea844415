"""The numbers of Strasbourg's moves."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import NO_MOVE, verb_of
from zunft.engine.numbering import Numbering
from zunft.engine.pile import Cards
from zunft.engine.rules import State
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.board import Board
from zunft.games.strasbourg.rules.preparing import keep, tasks_in
from zunft.games.strasbourg.state import StrasbourgState


@final
class StrasbourgNumbering(Numbering):
    """S-015. To keep tasks has a number for every choice among those dealt, the tasks in the order of the edition:
    there are 31 of these, and 68,405 choices of five tasks among all."""

    def __init__(self, seats: i64, board: Board) -> None:
        super().__init__(seats)
        cards: i64 = 0
        for value in range(i64(len(board.influence))):
            cards += board.influence[value]
        squares = i64(len(board.guild))
        self.reserve(c.KEEP, only(board.dealt) - 1)
        self.add_bare(c.DRAW_CARD)
        self.add_bare(c.STOP)
        self.add_bare(c.PUT_NEW)
        self.add(c.PUT, [(1, cards)])
        self.add(c.REVEAL, [(1, cards)])
        self.add_bare(c.PASS_MOVE)
        self.add_bare(c.DEFER)
        self.add(c.PLACE, [(0, squares)])
        self.add_bare(c.SKIP)
        self.add_bare(c.TAKE)
        self.add(c.SELL, [(0, c.GUILDS)])
        self.add_bare(c.DONE)
        self.add_bare(c.RETURN_NONE)
        self.add(c.RETURN, [(1, c.HIGHEST)])
        self.add(c.CHAPEL, [(0, board.chapels)])
        self.add(c.EDIFICE, [(0, squares)])
        self.add_bare(c.SIT)
        self.add_bare(c.DECLINE)

    def number(self, state: State, seat: i64, move: i64) -> i64:
        if verb_of(move) != c.KEEP:
            return Numbering.number(self, state, seat, move)
        assert isinstance(state, StrasbourgState)
        offered, tasks = state.players[seat].offered, tasks_in(move)
        choice: i64 = 0
        for at in range(offered.count):
            if has(tasks, offered.items[at]):
                choice |= only(rank(offered, at))
        return self.first[c.KEEP] + choice - 1

    def move(self, state: State, seat: i64, number: i64) -> i64:
        if self.verbs[number] != c.KEEP:
            return Numbering.move(self, state, seat, number)
        assert isinstance(state, StrasbourgState)
        offered = state.players[seat].offered
        choice, tasks = number - self.first[c.KEEP] + 1, i64(0)
        if choice >= only(offered.count):
            return NO_MOVE
        for at in range(offered.count):
            if has(choice, rank(offered, at)):
                tasks |= only(offered.items[at])
        return keep(tasks)

    def parts(self, number: i64) -> list[int]:
        """To keep: which of the tasks dealt, as bits."""
        if self.verbs[number] == c.KEEP:
            return [c.KEEP, number - self.first[c.KEEP] + 1, 0, 0, 0]
        return Numbering.parts(self, number)


def rank(cards: Cards, at: i64) -> i64:
    """How many cards of a row come before one of them in the order of the edition."""
    before: i64 = 0
    for other in range(cards.count):
        if cards.items[other] < cards.items[at]:
            before += 1
    return before

"""The numbers of Flanders' moves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import filled, has, zeros
from zunft.engine.move import NO_MOVE, first, fourth, pack, second, third, verb_of
from zunft.engine.numbering import Numbering
from zunft.engine.rules import State
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import GOLDEN_KINDS, INFLUENCE, SQUARE, WIDTH, A, Board
from zunft.games.flanders.state import FlandersState

DISTRICTS: Final = 12  # without the special churches that need a direction or a second space
LARGE: Final = 2  # church A and church C


@final
class FlandersNumbering(Numbering):
    """A space is counted by the place on the board where its town lies, not by the town: there are as many numbers as
    spaces, and a number always means the same spot. The places' spaces follow each other; ``begins`` says where."""

    def __init__(self, seats: i64, board: Board) -> None:
        super().__init__(seats)
        self.board = board
        self.begins: vec[i64] = zeros(board.layouts + 1)
        for place in range(board.layouts):
            self.begins[place + 1] = self.begins[place] + slots_of(board, place)
        self.spaces: i64 = self.begins[board.layouts]
        self.rooms: vec[i64] = filled(4 * self.spaces, NO_MOVE)  # [space*4 + direction] which of the enlargements
        self.meals: vec[i64] = vec[i64]([NO_MOVE] * (WIDTH * self.spaces))  # [space*64 + slot] which of the pairs
        self.room_at: vec[i64] = vec[i64]([])  # and back
        self.meal_at: vec[i64] = vec[i64]([])
        self._find_rooms()
        self._find_meals()
        influence = board.golden[INFLUENCE] + board.golden[GOLDEN_KINDS + INFLUENCE] + board.influence
        self.add(c.GUILD, [(0, c.COATS)])
        self.add(c.CENTRE, [(0, board.layouts)])
        self.add(c.CHOOSE, [(0, c.ACTION_CARDS), (0, influence + 1)])
        self.add(c.OWN, [(0, c.ACTION_CARDS)])
        self.add_bare(c.INFLUENCE)
        self.reserve(c.BUILD, self.spaces * DISTRICTS)
        self.reserve(c.ENLARGE, LARGE * i64(len(self.room_at)))
        self.reserve(c.SWALLOW, i64(len(self.meal_at)))
        self.reserve(c.COMPLETE, self.spaces)
        self.reserve(c.CATHEDRAL, self.spaces)
        self.reserve(c.MASTER, self.spaces)

    def _find_rooms(self) -> None:
        """F-075. Where the printed town leaves room for church A or C, which need the same block."""
        board = self.board
        for place in range(board.layouts):
            for slot in range(slots_of(board, place)):
                for direction in range(i64(4)):
                    if board.adds[((A * board.layouts + place) * WIDTH + slot) * 4 + direction] != 0:
                        at = (self.begins[place] + slot) * 4 + direction
                        self.rooms[at] = i64(len(self.room_at))
                        self.room_at = append(self.room_at, at)

    def _find_meals(self) -> None:
        """F-076. The squares and what church D, laid there, could swallow."""
        board = self.board
        for place in range(board.layouts):
            for slot in range(slots_of(board, place)):
                for other in range(slots_of(board, place)):
                    if is_meal(board, place * WIDTH, slot, other):
                        at = (self.begins[place] + slot) * WIDTH + other
                        self.meals[at] = i64(len(self.meal_at))
                        self.meal_at = append(self.meal_at, at)

    def number(self, state: State, seat: i64, move: i64) -> i64:
        verb = verb_of(move)
        if verb < c.BUILD or verb > c.MASTER:
            return Numbering.number(self, state, seat, move)
        assert isinstance(state, FlandersState)
        space = self.begins[state.towns[first(move)].place] + second(move)
        return self.first[verb] + self._which(verb, space, move)

    def _which(self, verb: i64, space: i64, move: i64) -> i64:
        if verb == c.BUILD:
            return DISTRICTS * space + third(move)
        if verb == c.ENLARGE:
            return LARGE * self.rooms[4 * space + fourth(move)] + (0 if third(move) == c.CHURCH_A else 1)
        if verb == c.SWALLOW:
            return self.meals[WIDTH * space + fourth(move)]
        return space

    def move(self, state: State, seat: i64, number: i64) -> i64:
        """The town is the one that lies at the place; NO_MOVE when none does."""
        parts = self.parts(number)
        if parts[0] < c.BUILD or parts[0] > c.MASTER:
            return Numbering.move(self, state, seat, number)
        assert isinstance(state, FlandersState)
        town: i64 = NO_MOVE
        for index in range(i64(c.TOWNS)):
            if state.towns[index].place == parts[1]:
                town = index
        return NO_MOVE if town == NO_MOVE else pack(parts[0], town, parts[2], parts[3], parts[4])

    def parts(self, number: i64) -> list[int]:
        """The verb, then the place instead of the town, the space, the district, a direction or a second space."""
        verb = self.verbs[number]
        which = number - self.first[verb]
        if verb < c.BUILD or verb > c.MASTER:
            return Numbering.parts(self, number)
        if verb == c.BUILD:
            return [verb, *self._place(which // DISTRICTS), which % DISTRICTS, 0]
        if verb == c.ENLARGE:
            at = self.room_at[which // LARGE]
            return [verb, *self._place(at // 4), c.CHURCH_A if which % LARGE == 0 else c.CHURCH_C, at % 4]
        if verb == c.SWALLOW:
            at = self.meal_at[which]
            return [verb, *self._place(at // WIDTH), c.CHURCH_D, at % WIDTH]
        return [verb, *self._place(which), 0, 0]

    def _place(self, space: i64) -> list[int]:
        place: i64 = 0
        while self.begins[place + 1] <= space:
            place += 1
        return [place, space - self.begins[place]]


def slots_of(board: Board, place: i64) -> i64:
    """How many spaces a place has, those that churches might add among them."""
    count: i64 = 0
    for slot in range(i64(WIDTH)):
        if board.shape[place * WIDTH + slot] >= 0:
            count = slot + 1
    return count


def is_meal(board: Board, base: i64, slot: i64, other: i64) -> bool:
    """Whether church D on the one space could take the other with it."""
    if board.shape[base + slot] != SQUARE or board.shape[base + other] == SQUARE:
        return False
    return has(board.near[base + slot], other)

"""Fixed numbers for the moves of a title: what the outputs of a network, or a researcher's table, stand for.

A number counts seats clockwise from whoever answers, so that it means the same to every seat.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import filled, zeros
from zunft.engine.move import NO_MOVE, THING_BITS, THING_LIMIT, VERB_BITS, pack, verb_of
from zunft.engine.rules import State

VERBS: Final = 128  # verbs of players; those of chance have no numbers
THINGS: Final = 4
ROW: Final = THINGS + 1  # of a verb: its things, and one that there is not
ANY_SEAT: Final = -1  # the least of a thing that is a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """Every verb has a range of numbers, and in it one for every combination of its things. Titles subclass it for
    verbs whose combinations are few against the product of their things."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.size: i64 = 0
        self.verbs: vec[i64] = vec[i64]([])  # [number] its verb
        self.first: vec[i64] = filled(VERBS, NO_MOVE)  # [verb] its first number
        self.least: vec[i64] = zeros(ROW * VERBS)
        self.sizes: vec[i64] = zeros(ROW * VERBS)  # how many values a thing has; 0: the verb has no such thing

    def reserve(self, verb: i64, count: i64) -> None:
        """The next numbers belong to this verb."""
        self.first[verb] = self.size
        self.size += count
        for at in range(count):
            self.verbs = append(self.verbs, verb)

    def add(self, verb: i64, things: list[tuple[int, int]]) -> None:
        """A verb with its things, each from a least value on (or ANY_SEAT), and how many values it has."""
        count: i64 = 1
        for which, (least, size) in enumerate(things):
            self.least[ROW * verb + which] = least
            self.sizes[ROW * verb + which] = size
            count *= size
        self.reserve(verb, count)

    def add_bare(self, verb: i64) -> None:
        self.add(verb, [])

    def number(self, state: State, seat: i64, move: i64) -> i64:
        """The number of an option of *seat*; NO_MOVE where it has none (see the title)."""
        verb = verb_of(move)
        at = ROW * verb
        size, place = self.sizes[at], i64(0)
        things = move >> VERB_BITS
        while size != 0:
            value = self._counted(seat, self.least[at], things & THING_LIMIT)
            if value < 0 or value >= size:
                return NO_MOVE
            place = place * size + value
            things >>= THING_BITS
            at += 1
            size = self.sizes[at]
        return self.first[verb] + place

    def _counted(self, seat: i64, least: i64, value: i64) -> i64:
        if least != ANY_SEAT:
            return value - least
        return value - seat if value >= seat else value - seat + self.seats

    def move(self, state: State, seat: i64, number: i64) -> i64:
        """What a number means to *seat* now; NO_MOVE when it means nothing here."""
        parts = self.parts(number)
        verb = parts[0]
        for which in range(i64(THINGS)):
            if self.sizes[ROW * verb + which] != 0 and self.least[ROW * verb + which] == ANY_SEAT:
                parts[1 + which] = (parts[1 + which] + seat) % self.seats
        return pack(verb, parts[1], parts[2], parts[3], parts[4])

    def parts(self, number: i64) -> list[int]:
        """The verb of a number and its things, a seat as so many steps clockwise."""
        verb = self.verbs[number]
        place = number - self.first[verb]
        things = [0, 0, 0, 0]
        for which in range(THINGS - 1, -1, -1):
            at = ROW * verb + which
            size = self.sizes[at]
            if size != 0:
                things[which] = place % size + max(self.least[at], i64(0))
                place //= size
        return [verb, *things]

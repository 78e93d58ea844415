"""The agenda: a stack of entries, each with a lane of questions for every seat that it asks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import has, lowest, only, zeros
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.tape import Tape

WINDOW: Final = 64  # an entry whose kind has this bit is a window (see engine.window)

# One row of the buffer: the entry itself, its small ints (four; a window has eight, with the sealed answers), then a
# lane for every seat and one for the table.
KIND: Final = 0
SEATS: Final = 1  # whom it asks, a bit each
NUMBER: Final = 2  # entries are numbered as they are laid
START: Final = 3  # the question that every lane began with
WAITING: Final = 4  # the lanes that hold a question
DRAWING: Final = 5  # the lanes whose question chance has to answer
ABOUT: Final = 6
LANES: Final = 14
LANE: Final = 5  # a count and four questions

SPARE: Final = 4  # entries that there is room for beyond those that lie there
DEEPEST: Final = 60  # entries; a title that lays more goes round in a circle


def row_width(seats: i64) -> i64:
    return LANES + LANE * (seats + 1)


def new_agenda(seats: i64) -> Agenda:
    """An empty agenda; it grows by a few entries when it has to."""
    return Agenda(seats, zeros(row_width(seats) * SPARE))


@final
@mypyc_attr(acyclic=True)
class Agenda:
    """Entries in a fixed buffer. Lane *n* (one more than the last seat) is the table's own: common draws.

    Games spend much of their time here. Compiled code counts a reference to ``rows`` at every ``self.rows[a + b]``, but
    not where the index is a plain name, and for a local ``rows`` only once.
    """

    def __init__(self, seats: i64, rows: vec[i64]) -> None:
        self.table: i64 = seats
        self.width: i64 = row_width(seats)
        self.depth: i64 = 0
        self.base: i64 = -self.width  # where the row of the entry on top begins
        self.laid: i64 = 0
        self.rows = rows

    def copy(self) -> Agenda:
        """What is still to come, without the left-overs of what was done."""
        twin = Agenda(self.table, self.rows[: (self.depth + SPARE) * self.width])
        twin.depth = self.depth
        twin.base = self.base
        twin.laid = self.laid
        return twin

    def visit(self, tape: Tape) -> None:
        """Only what is still to come: what lies above the top, or above a lane's question, is a left-over."""
        self._set_depth(tape.one(self.depth))
        while i64(len(self.rows)) < self.depth * self.width:
            self._grow()
        self.laid = tape.one(self.laid)
        for row in range(self.depth):
            base = row * self.width
            self.rows[base + KIND] = tape.one(self.rows[base + KIND])  # first: it says how many ints there are
            ints: i64 = 8 if self.rows[base + KIND] & WINDOW != 0 else 4
            for at in range(base + 1, base + ABOUT + ints):
                self.rows[at] = tape.one(self.rows[at])
            self._visit_lanes(tape, base, self.rows[base + SEATS])

    def _visit_lanes(self, tape: Tape, base: i64, seats: i64) -> None:
        while seats != 0:
            lane = base + LANES + LANE * lowest(seats)
            self.rows[lane] = tape.one(self.rows[lane])
            for at in range(lane + 1, lane + 1 + self.rows[lane]):
                self.rows[at] = tape.one(self.rows[at])
            seats &= seats - 1

    # --- laying ---------------------------------------------------------------------------------

    def ask(self, kind: i64, seats: i64, question: i64) -> None:
        """Lay an entry that puts *question* to every one of *seats*, each in a lane of its own."""
        self._lay(kind, seats, question, 0, 0, 0, 0)
        rows, lanes = self.rows, self.base + LANES
        while seats != 0:
            lane = lanes + LANE * lowest(seats)
            rows[lane] = 1
            rows[lane + 1] = question
            seats &= seats - 1

    def ask_one(self, kind: i64, seat: i64) -> None:
        """A turn: an entry of one lane whose question is of the same kind."""
        self.ask(kind, only(seat), kind)

    def draw(self, kind: i64, question: i64) -> None:
        """Lay a draw at the table: chance is asked, on nobody's behalf."""
        self.ask(kind, only(self.table), question)

    def errand(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Lay an entry that asks nobody and is resolved as soon as it lies on top."""
        self._lay(kind, 0, 0, a, b, c, d)

    def _lay(self, kind: i64, seats: i64, question: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        base = self.base + self.width
        if base >= i64(len(self.rows)):
            self._grow()
        rows = self.rows
        rows[base + KIND] = kind
        rows[base + SEATS] = seats
        rows[base + NUMBER] = self.laid
        rows[base + START] = question
        rows[base + WAITING] = seats
        rows[base + DRAWING] = seats if is_draw(question) else i64(0)
        rows[base + ABOUT] = a
        rows[base + ABOUT + 1] = b
        rows[base + ABOUT + 2] = c
        rows[base + ABOUT + 3] = d
        self.depth += 1
        self.base = base
        self.laid += 1

    def _grow(self) -> None:
        assert self.depth < DEEPEST, "the agenda is full"
        for added in range(self.width * SPARE):
            self.rows = append(self.rows, 0)

    def _set_depth(self, depth: i64) -> None:
        self.depth = depth
        self.base = (depth - 1) * self.width

    # --- the entry on top -----------------------------------------------------------------------

    def top(self, column: i64) -> i64:
        at = self.base + column
        return self.rows[at]

    def kind(self) -> i64:
        return self.top(KIND)

    def about(self, which: i64) -> i64:
        return self.top(ABOUT + which)

    def note(self, which: i64, value: i64) -> None:
        """Write one of the small ints of the entry on top."""
        self.rows[self.base + ABOUT + which] = value

    def has_several_lanes(self) -> bool:
        seats = self.top(SEATS)
        return seats & (seats - 1) != 0

    def next_lane(self) -> i64:
        """The lane that goes on next: a draw before everything else, then seat order; NOBODY when all are done."""
        waiting = self.top(WAITING)
        if waiting == 0:
            return NOBODY
        drawing = self.top(DRAWING)
        return lowest(drawing if drawing != 0 else waiting)

    def pop(self) -> i64:
        """Take the entry off and give its kind. What it was about can be read until the next one is laid."""
        self.depth -= 1
        self.base -= self.width
        return self.was(KIND)

    def was(self, column: i64) -> i64:
        """A column of the entry popped last; to be read before anything is laid."""
        at = self.base + self.width + column
        return self.rows[at]

    def popped(self, which: i64) -> i64:
        """One of the small ints of the entry popped last; to be read before anything is laid."""
        return self.was(ABOUT + which)

    # --- lanes of the entry on top --------------------------------------------------------------

    def question(self, lane: i64) -> i64:
        """What this lane asks now; NO_MOVE when it is done or was never asked."""
        if self.depth == 0 or not has(self.top(WAITING), lane):
            return NO_MOVE
        return self.asked(lane)

    def asked(self, lane: i64) -> i64:
        """What a lane that is known to wait asks now."""
        at = self._lane(lane)
        at += self.rows[at]
        return self.rows[at]

    def lay(self, lane: i64, question: i64) -> None:
        """Put a question on top of a lane: the next step, or a draw."""
        rows, at = self.rows, self._lane(lane)
        count = rows[at] + 1
        assert count < LANE, "the lane is full"
        rows[at] = count
        rows[at + count] = question
        self._mark(lane, question)

    def take(self, lane: i64) -> i64:
        """Take the question on top of a lane off: it is being answered."""
        rows, at = self.rows, self._lane(lane)
        count = rows[at]
        rows[at] = count - 1
        if count > 1:
            self._mark(lane, rows[at + count - 1])
        else:
            rest = rows[self.base + WAITING] & ~only(lane)
            rows[self.base + WAITING] = rest
            rows[self.base + DRAWING] &= rest
        return rows[at + count]

    def restart(self, lane: i64) -> None:
        """Put a lane back to the question it began with."""
        rows, at, question = self.rows, self._lane(lane), self.top(START)
        rows[at] = 1
        rows[at + 1] = question
        self._mark(lane, question)

    def finished(self) -> i64:
        """The seats of the entry on top whose lanes are done."""
        return self.top(SEATS) & ~self.top(WAITING)

    def _lane(self, lane: i64) -> i64:
        return self.base + LANES + LANE * lane

    def _mark(self, lane: i64, question: i64) -> None:
        """A lane holds this question now: note that it waits, and for whom."""
        rows, base, bit = self.rows, self.base, only(lane)
        rows[base + WAITING] |= bit
        if is_draw(question):
            rows[base + DRAWING] |= bit
        else:
            rows[base + DRAWING] &= ~bit

    def excuse(self, row: i64, seat: i64, answer: i64) -> None:
        """An entry, counted from the bottom, asks a seat no more; its int for the seat is this answer."""
        base = row * self.width
        if has(self.rows[base + SEATS], seat):
            self.rows[base + SEATS] &= ~only(seat)
            self.rows[base + WAITING] &= ~only(seat)
            self.rows[base + ABOUT + seat] = answer

    # --- cutting --------------------------------------------------------------------------------

    def clear(self) -> None:
        """The game is over at once, in the middle of everything."""
        self._set_depth(0)

    def cut_to(self, kind: i64) -> None:
        """Drop everything that lies above the topmost entry of this kind."""
        while self.depth > 0 and self.kind() != kind:
            self._set_depth(self.depth - 1)

    def entry(self, row: i64, column: i64) -> i64:
        """A column of any entry, counted from the bottom: what is public of it is its kind, seats and number."""
        return self.rows[row * self.width + column]

"""What a seat may know as a row of small numbers, each block of them with a name: the view for networks.

Seats are counted clockwise from the seat that looks, so that every seat sees the table from its own chair.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.agenda import ABOUT, KIND, SEATS, START
from zunft.engine.bits import filled, has, lowest, zeros
from zunft.engine.move import NO_MOVE, is_draw, thing, verb_of
from zunft.engine.rules import State
from zunft.engine.window import is_window

LARGEST: Final = 32767  # a larger number is written as this one
KINDS: Final = 256
THINGS: Final = 5
UNKNOWN: Final = -2  # in the memory of a row: nothing is known of what it shows

# How a thing of a question or an entry is shown.
HIDDEN: Final = 0
PLAIN: Final = 1
SEAT: Final = 2


@final
class Sayings:
    """The kinds of questions, or of entries, that a view shows, numbered, and how their things are shown."""

    def __init__(self, rows: list[tuple[int, list[int]]]) -> None:
        self.count: i64 = len(rows)
        self.rank: vec[i64] = filled(KINDS, NO_MOVE)
        self.things: vec[i64] = zeros(KINDS)  # how many things a kind has
        self.shown: vec[i64] = zeros(THINGS * KINDS)
        for rank, (kind, things) in enumerate(rows):
            self.rank[kind] = rank
            self.things[kind] = len(things)
            for which, how in enumerate(things):
                self.shown[THINGS * kind + which] = how


# --- cells ----------------------------------------------------------------------------------------
# Numbers of 16 bits, four to a word of the buffer, the first in the lowest bits: a buffer is cleared word by word, four
# times as fast, and whoever looks at it as numbers of 16 bits finds them in their order (on a little-endian machine).


def put(out: vec[i64], at: i64, value: i64) -> None:
    """Write a number into a cell that is 0."""
    if value == 0:
        return
    if value > LARGEST:
        value = LARGEST
    if at & 3 == 3:
        out[at >> 2] |= value << 48  # the sign of the word is its sign
    else:
        out[at >> 2] |= (value & 65535) << ((at & 3) << 4)


def _lower_cells() -> vec[i64]:
    """[n] the bits of the first n cells of a word."""
    table = zeros(4)
    for cells in range(i64(1), i64(4)):
        table[cells] = (table[cells - 1] << 16) | 65535
    return table


LOWER: Final[vec[i64]] = _lower_cells()


def four(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """Four numbers that are not negative as ``put_four`` takes them."""
    return first | (second << 16) | (third << 32) | (fourth << 48)


def put_four(out: vec[i64], at: i64, four: i64) -> None:
    """Write four numbers at once into cells that are 0."""
    word, cell = at >> 2, at & 3
    if cell == 0:
        out[word] |= four
        return
    out[word] |= (four & LOWER[4 - cell]) << (cell << 4)
    rest = four >> (64 - (cell << 4))
    if rest != 0:
        out[word + 1] |= rest


def _set_bits(out: vec[i64], at: i64, bits: i64) -> None:
    out[at >> 2] |= bits << ((at & 3) << 4)


def mark(out: vec[i64], at: i64) -> None:
    """Write 1 into a cell that is 0 or 1."""
    _set_bits(out, at, 1)


def add(out: vec[i64], at: i64, value: i64) -> None:
    """Add a number that is not negative to a cell that is not."""
    out[at >> 2] += value << ((at & 3) << 4)


def clear_words(out: vec[i64], word: i64, end: i64) -> None:
    """Write 0 into the words before *end*, from *word* on; eight in a turn cost half as much as one."""
    while word + 8 <= end:
        out[word] = 0
        out[word + 1] = 0
        out[word + 2] = 0
        out[word + 3] = 0
        out[word + 4] = 0
        out[word + 5] = 0
        out[word + 6] = 0
        out[word + 7] = 0
        word += 8
    while word < end:
        out[word] = 0
        word += 1


def clear_cells(out: vec[i64], at: i64, end: i64) -> None:
    """Write 0 into the cells before *end*, from *at* on, and into no others."""
    while at < end and at & 3 != 0:
        _clear_cell(out, at)
        at += 1
    if at < end:
        clear_words(out, at >> 2, end >> 2)
        at = end & ~3
    while at < end:
        _clear_cell(out, at)
        at += 1


def _clear_cell(out: vec[i64], at: i64) -> None:
    if at & 3 == 3:
        out[at >> 2] &= LOWER[3]
    else:
        out[at >> 2] &= ~(LOWER[1] << ((at & 3) << 4))


def mark_set(out: vec[i64], at: i64, members: i64) -> None:
    """Write 1 for every member of a set."""
    while members != 0:
        mark(out, at + lowest(members))
        members &= members - 1


def _spread() -> vec[i64]:
    """[four bits] the word of four cells that are 1 where the bit is."""
    table = zeros(16)
    for bits in range(i64(16)):
        mark_set(table, 4 * bits, bits)
    return table


SPREAD: Final[vec[i64]] = _spread()


def write_set(out: vec[i64], at: i64, members: i64) -> None:
    """The same into cells that are 0 and begin a word, four at a time."""
    word = at >> 2
    while members != 0:
        out[word] |= SPREAD[members & 15]
        members >>= 4
        word += 1


def whole_words(cells: i64) -> i64:
    """So many cells, and those that fill up the last word."""
    return (cells + 3) & ~3


# --------------------------------------------------------------------------------------------------


def clockwise(seats: i64, seat: i64, other: i64) -> i64:
    """How many chairs another seat is away."""
    return other - seat if other >= seat else other - seat + seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """Writes what the view of a seat shows. Every title has the blocks made here, then its own.

    A thing that may be missing is written as its number + 1, so that 0 means that there is none.
    """

    def __init__(self, seats: i64, deepest: i64, questions: Sayings, entries: Sayings, open_lanes: list[int]) -> None:
        self.seats: i64 = seats
        self.deepest: i64 = deepest  # entries of the agenda that are shown, from the top
        self.questions = questions
        self.entries = entries
        self.open_lanes: vec[i64] = zeros(KINDS)
        for kind in open_lanes:
            self.open_lanes[kind] = 1
        self.length: i64 = 0
        self.kept: i64 = 0  # the cells from here on
        self.kept_end: i64 = 0  # and before this one are written by ``write_kept``
        self.memory: i64 = 0  # how many numbers it remembers of a row
        self.blocks: list[tuple[str, int, int]] = []  # name, offset, length
        self.at_seat: i64 = self.block("seat", 1)
        self.at_scores: i64 = self.block("scores", seats)
        self.at_left: i64 = self.block("left", seats)
        self.at_asked: i64 = self.block("asked", questions.count)
        self.at_asked_about: i64 = self.block("asked_about", THINGS)
        self.at_agenda: i64 = self.block("agenda", deepest)
        self.at_agenda_seats: i64 = self.block("agenda_seats", deepest * seats)
        self.at_agenda_about: i64 = self.block("agenda_about", deepest * THINGS)
        self.at_done: i64 = self.block("agenda_done", seats)

    def fill_up(self) -> None:
        """The next block begins a word; up to three cells before it stay 0."""
        rest = whole_words(self.length) - self.length
        if rest > 0:
            self.block(f"unused_{self.length}", rest)

    def block(self, name: str, length: i64) -> i64:
        """Make room for a block; gives where it begins."""
        begin = self.length
        self.blocks.append((name, begin, length))
        self.length += length
        return begin

    def write(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        """Write what *seat* may know into a buffer, from the cell *base* on, which begins a word."""
        self.update(state, seat, out, base, vec[i64]([UNKNOWN] * self.memory), 0)

    def update(self, state: State, seat: i64, out: vec[i64], base: i64, memory: vec[i64], at: i64) -> None:
        """The same into a row whose memory begins at this place: what it shows already is not written again."""
        clear_cells(out, base, base + self.kept)
        clear_cells(out, base + self.kept_end, base + self.length)
        put(out, base + self.at_seat, seat)
        self._write_seats(out, base + self.at_left, state.gone, seat)
        self._write_asked(state, seat, out, base)
        self._write_agenda(state, seat, out, base)
        self.write_own(state, seat, out, base)
        if self.memory > 0:
            self.write_kept(state, out, base, memory, at)

    def write_own(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        """The title's own blocks, and the scores."""
        raise NotImplementedError

    def write_kept(self, state: State, out: vec[i64], base: i64, memory: vec[i64], at: i64) -> None:
        """The blocks that change seldom and look the same to all, where they differ from what the memory of the row
        says; of what is UNKNOWN nothing is true."""
        raise NotImplementedError

    def _write_seats(self, out: vec[i64], at: i64, seats: i64, seat: i64) -> None:
        """A set of seats: one place for each, one's own first."""
        if seats == 0:
            return
        for other in range(self.seats):
            if has(seats, other):
                mark(out, at + clockwise(self.seats, seat, other))

    def seat_or_none(self, seat: i64, other: i64) -> i64:
        """A seat as the chairs it is away + 1; what is no seat (the bank, everybody) stays what it is."""
        if other < 0:
            return 0
        return other + 1 if other >= self.seats else clockwise(self.seats, seat, other) + 1

    # --- what is asked --------------------------------------------------------------------------

    def _write_asked(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        question = state.agenda.question(seat)
        if question == NO_MOVE or is_draw(question):
            return
        kind, questions = verb_of(question), self.questions
        mark(out, base + self.at_asked + questions.rank[kind])
        at = base + self.at_asked_about
        for which in range(questions.things[kind]):
            self._write_thing(out, at + which, questions.shown[THINGS * kind + which], thing(question, which), seat)

    def _write_thing(self, out: vec[i64], at: i64, how: i64, value: i64, seat: i64) -> None:
        if how == PLAIN:
            put(out, at, value + 1)
        elif how == SEAT:
            put(out, at, self.seat_or_none(seat, value))

    def _write_agenda(self, state: State, seat: i64, out: vec[i64], base: i64) -> None:
        """The entries that are shown, the one on top first."""
        agenda = state.agenda
        place: i64 = 0
        for row in range(agenda.depth - 1, -1, -1):
            kind = agenda.entry(row, KIND)
            if self.entries.rank[kind] != NO_MOVE and place < self.deepest:
                self._write_entry(state, row, place, seat, out, base)
                place += 1
        if agenda.depth > 0 and self.open_lanes[agenda.kind()] != 0:
            self._write_seats(out, base + self.at_done, agenda.finished(), seat)

    def _write_entry(self, state: State, row: i64, place: i64, seat: i64, out: vec[i64], base: i64) -> None:
        agenda = state.agenda
        kind = agenda.entry(row, KIND)
        put(out, base + self.at_agenda + place, self.entries.rank[kind] + 1)
        self._write_seats(out, base + self.at_agenda_seats + place * self.seats, agenda.entry(row, SEATS), seat)
        at = base + self.at_agenda_about + place * THINGS
        for which in range(self.entries.things[kind]):
            how = self.entries.shown[THINGS * kind + which]
            if how != HIDDEN:
                about = thing(agenda.entry(row, START), which) if is_window(kind) else agenda.entry(row, ABOUT + which)
                self._write_thing(out, at + which, how, about, seat)

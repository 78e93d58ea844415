"""What can still be taken back: the answers since the last moment that nobody can undo."""

from __future__ import annotations

from dataclasses import dataclass

from zunft.engine.agenda import KIND, NUMBER, SEATS
from zunft.engine.bits import size
from zunft.engine.interpreted import do_unasked, push
from zunft.engine.rules import Rules, State
from zunft.engine.window import is_window

CHANCE = -1


@dataclass(frozen=True)
class GivenAnswer:
    """One answer: who gave it (or CHANCE), in which lane of which entry, and what was known before it."""

    seat: int
    lane: int
    move: int
    entry: int
    learnt: tuple[int, ...]
    breath: int  # the moves of one phrase share it
    is_unasked: bool = False  # it answered no question
    quiet: bool = False  # nobody else has seen anything of it: a sealed answer, or a step towards one

    def is_followed_by(self, other: GivenAnswer) -> bool:
        """Whether *other*, given later, is another seat's open answer to a later entry. An unasked move belongs to no
        entry: everything before and after it counts."""
        is_later = other.entry != self.entry or self.is_unasked or other.is_unasked
        return other.seat not in (self.seat, CHANCE) and is_later and not other.quiet

    def carry_out(self, rules: Rules, state: State) -> None:
        """Carry it out on a position."""
        if self.is_unasked:
            do_unasked(rules, state, self.seat, self.move)
        else:
            push(rules, state, self.lane, self.move)


class UndoHistory:
    """A state that nobody can go back behind, and the answers given since."""

    def __init__(self, rules: Rules, base: State) -> None:
        self.rules = rules
        self.base = base
        self.lines: list[GivenAnswer] = []

    def copy(self) -> UndoHistory:
        twin = UndoHistory(self.rules, self.base)
        twin.lines = self.lines[:]
        return twin

    def add(self, line: GivenAnswer) -> None:
        self.lines.append(line)

    def forget_what_is_settled(self, state: State) -> None:
        """When no seat can take anything back any more, everything before now is settled."""
        if not any(self.can_undo(seat, state) for seat in range(state.seats)):
            self.base = state.copy()
            self.lines = []

    def last(self, seat: int) -> GivenAnswer | None:
        """The first line of the seat's last answer, which may have been a phrase of several moves."""
        mine = [line for line in self.lines if line.seat == seat]
        return next((line for line in mine if line.breath == mine[-1].breath), None)

    def can_undo(self, seat: int, state: State) -> bool:
        """Nobody has learnt anything since, and no other seat has answered a later entry. This result itself must
        reveal nothing: what others do in secret does not count, and the start of a secret round bars it."""
        line = self.last(seat)
        if line is None or state.has_left(seat):
            return False
        same = all(line.learnt[lane] == state.learnt[lane] for lane in (line.lane, state.seats))
        return same and not _secrets_began(state, line) and not any(map(line.is_followed_by, self._after(line)))

    def without(self, seat: int) -> State:
        """The state as if the seat had not given its last answer; the answers of other lanes stay."""
        line = self.last(seat)
        assert line is not None
        at = self.lines.index(line)
        self.lines = self.lines[:at] + [other for other in self.lines[at:] if _stays(other, line)]
        state = self.base.copy()
        for kept in self.lines:
            kept.carry_out(self.rules, state)
        return state

    def is_sealed(self, seat: int, state: State) -> bool:
        """Whether the seat's last answer lies in an entry that still waits for others."""
        line = self.last(seat)
        return line is not None and not line.is_unasked and _is_sealed(state, line.entry)

    def _after(self, line: GivenAnswer) -> list[GivenAnswer]:
        return self.lines[self.lines.index(line) + 1 :]


def _stays(other: GivenAnswer, line: GivenAnswer) -> bool:
    """Which later answers are played again without a line: nothing follows from an unasked move."""
    is_beside = other.entry == line.entry and other.lane != line.lane
    return is_beside or (line.is_unasked and other.seat != line.seat)


def _is_sealed(state: State, entry: int) -> bool:
    return any(number == entry for number, _ in _several_lanes(state))


def _secrets_began(state: State, line: GivenAnswer) -> bool:
    """Whether a later entry asks several seats at once: what they have seen there is their own secret."""
    return any(number > line.entry and not is_window(kind) for number, kind in _several_lanes(state))


def _several_lanes(state: State) -> list[tuple[int, int]]:
    """Number and kind of the open entries that ask more than one seat."""
    rows = range(state.agenda.depth)
    several = [row for row in rows if size(state.agenda.entry(row, SEATS)) > 1]
    return [(state.agenda.entry(row, NUMBER), state.agenda.entry(row, KIND)) for row in several]


def answer_of(state: State, seat: int, lane: int, move: int, breath: int, is_unasked: bool = False) -> GivenAnswer:
    """The record of an answer that is about to be given."""
    learnt = tuple(state.learnt[at] for at in range(state.seats + 1))
    return GivenAnswer(seat, lane, move, state.agenda.top(NUMBER), learnt, breath, is_unasked)

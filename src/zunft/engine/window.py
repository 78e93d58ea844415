"""Windows: all are asked at once, sealed; the first in the order who responds plays, then all are asked again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.agenda import KIND, SEATS, START, WINDOW
from zunft.engine.bits import has
from zunft.engine.move import NOBODY, PASS
from zunft.engine.rules import Rules, State

ORDER: Final = 6  # which of the entry's ints holds the seat that comes first; 0 … 5 hold the sealed answers


def is_window(kind: i64) -> bool:
    return kind & WINDOW != 0


def open_window(state: State, kind: i64, seats: i64, first: i64, question: i64, about: i64 = 0) -> None:
    """Ask all of *seats* for a response; when several respond the first one in clockwise order from *first* plays.
    Whether anybody could respond is told by nothing, so what opened it cannot be taken back while it is open either."""
    state.agenda.ask(kind, seats, question)
    state.learnt[state.seats] += 1
    for seat in range(i64(ORDER)):
        seal(state, seat, PASS)
    state.agenda.note(ORDER, first)
    state.agenda.note(ORDER + 1, about)


def withdraw(state: State, seat: i64, except_kind: i64 = 0) -> None:
    """A seat passes publicly in every open window: it asks that seat no more, and what the seat may have
    answered in secret counts for nothing."""
    for row in range(state.agenda.depth):
        kind = state.agenda.entry(row, KIND)
        if is_window(kind) and kind != except_kind:
            state.agenda.excuse(row, seat, PASS)


def seal(state: State, seat: i64, move: i64) -> None:
    state.agenda.note(seat, move)


def close_or_respond(rules: Rules, state: State, kind: i64) -> None:
    """All have answered the window popped last. That nobody responded is news, too."""
    seat = _responder(rules, state, kind)
    if seat == NOBODY:
        state.learnt[state.seats] += 1
        rules.resolve(state, kind)
        return
    agenda = state.agenda
    move, seats, question, about = agenda.popped(seat), agenda.was(SEATS), agenda.was(START), agenda.popped(ORDER + 1)
    open_window(state, kind, seats, (seat + 1) % state.seats, question, about)
    state.learnt[state.seats] += 1
    rules.respond(state, seat, move)


def _responder(rules: Rules, state: State, kind: i64) -> i64:
    agenda = state.agenda
    for step in range(state.seats):
        seat = (agenda.popped(ORDER) + step) % state.seats
        move = agenda.popped(seat)
        if has(agenda.was(SEATS), seat) and move != PASS and rules.stands(state, seat, kind, move):
            return seat
    return NOBODY

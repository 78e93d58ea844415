"""A state that could be the true one for all that a seat knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import DRAWING, KIND, NUMBER, SEATS
from zunft.engine.bits import has, lowest, only
from zunft.engine.chance import Rng
from zunft.engine.move import NO_MOVE, PASS, is_draw
from zunft.engine.play import give, settle
from zunft.engine.rules import Rules, State
from zunft.engine.window import is_window, seal

TRIES: Final = 10_000


def redeal(rules: Rules, state: State, seat: i64, rng: Rng, out: vec[i64]) -> State:
    """A copy with everything that *seat* cannot know dealt anew. A deal that would have led to another public
    position (say, a window that nobody could have kept open) is no possible one and is dealt again."""
    for attempt in range(i64(TRIES)):
        twin = state.copy()
        _imagine(rules, twin, seat, rng, out)
        if looks_alike(rules, twin, state):
            return twin
    raise RuntimeError("no deal fits what this seat knows")


def _imagine(rules: Rules, twin: State, seat: i64, rng: Rng, out: vec[i64]) -> None:
    others: i64 = 0
    finished: i64 = 0
    if twin.agenda.depth > 0:
        others = twin.agenda.top(SEATS) & ~only(seat) & ~only(twin.seats)
        finished = twin.agenda.finished() & others
        if not rules.is_open(twin.agenda.kind()):  # nobody sees who has answered, except that a seat which left has
            finished &= twin.gone
        _restart(rules, twin, others)
    _forget(twin, seat)
    rules.redeal(twin, seat, rng)
    while finished != 0:
        _play_lane(rules, twin, lowest(finished), rng, out)
        finished &= finished - 1
    settle(rules, twin, out)
    _draw_in_lanes(rules, twin, others, rng, out)


def _restart(rules: Rules, twin: State, lanes: i64) -> None:
    kind = twin.agenda.kind()
    while lanes != 0:
        lane = lowest(lanes)
        rules.restart(twin, lane, kind)
        twin.agenda.restart(lane)
        if is_window(kind):  # what was sealed goes back as well
            seal(twin, lane, PASS)
        lanes &= lanes - 1


def _forget(twin: State, seat: i64) -> None:
    """How often others came to know something in lanes of their own is itself nothing that a seat knows."""
    for lane in range(twin.seats):
        if lane != seat:
            twin.learnt[lane] = 0


def _play_lane(rules: Rules, twin: State, lane: i64, rng: Rng, out: vec[i64]) -> None:
    """Answer one lane until it is done: at random, or by default where a seat left before the entry was laid."""
    depth = twin.agenda.depth
    while twin.agenda.depth == depth and not has(twin.agenda.finished(), lane):
        question = twin.agenda.question(lane)
        if is_draw(question):
            give(rules, twin, lane, rules.draw(twin, lane, question, rng))
        elif has(twin.gone & ~twin.leaving, lane):
            give(rules, twin, lane, rules.default(twin, lane, question, out))
        else:
            n = rules.fill(twin, lane, question, out)
            give(rules, twin, lane, out[rng.below(n)] if n > 0 else i64(NO_MOVE))


def _draw_in_lanes(rules: Rules, twin: State, others: i64, rng: Rng, out: vec[i64]) -> None:
    """Lanes that were put back may begin with a draw; the seat's own and the table's stay open."""
    while twin.agenda.depth > 0 and twin.agenda.top(DRAWING) & others != 0:
        lane = lowest(twin.agenda.top(DRAWING) & others)
        question = twin.agenda.question(lane)
        give(rules, twin, lane, rules.draw(twin, lane, question, rng))
        settle(rules, twin, out)


def looks_alike(rules: Rules, twin: State, state: State) -> bool:
    """Whether two states show the same agenda to everybody: who has answered only where that is seen."""
    ours, theirs = twin.agenda, state.agenda
    if ours.depth != theirs.depth:
        return False
    for row in range(ours.depth):
        for column in (KIND, SEATS, NUMBER):
            if ours.entry(row, column) != theirs.entry(row, column):
                return False
    if ours.depth == 0 or not rules.is_open(ours.kind()):
        return True
    return ours.finished() == theirs.finished()

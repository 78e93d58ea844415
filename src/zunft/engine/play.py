"""The only code that moves a game forward."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import DRAWING, START, WAITING
from zunft.engine.bits import has, lowest, only, zeros
from zunft.engine.chance import Rng
from zunft.engine.move import NO_MOVE, NOBODY, UNDECIDED, is_draw
from zunft.engine.rules import BUFFER, Rules, State
from zunft.engine.window import close_or_respond, is_window, seal


def give(rules: Rules, state: State, lane: i64, move: i64) -> None:
    """Carry out an answer on trust; nothing is settled."""
    agenda = state.agenda
    if agenda.has_several_lanes():
        state.lane = lane
    question = agenda.take(lane)
    if is_draw(question):
        state.learnt[state.lane] += 1
        rules.answer(state, lane, question, move)
    elif is_window(agenda.kind()):
        seal(state, lane, move)
    else:
        rules.answer(state, lane, question, move)
    state.lane = state.seats


def resolve_top(rules: Rules, state: State) -> None:
    """Every lane of the entry on top is done. That all seats of it have answered is news."""
    if state.agenda.has_several_lanes():
        state.learnt[state.seats] += 1
    kind = state.agenda.pop()
    if is_window(kind):
        close_or_respond(rules, state, kind)
    else:
        rules.resolve(state, kind)


def push(rules: Rules, state: State, lane: i64, move: i64, out: vec[i64]) -> None:
    """An answer on trust, for those who play only options they were given; then everything that follows by itself."""
    give(rules, state, lane, move)
    settle(rules, state, out)


def settle(rules: Rules, state: State, out: vec[i64]) -> None:
    """Go on until somebody has a choice, chance has one, or the game is over."""
    while advance(rules, state, out):
        pass


def advance(rules: Rules, state: State, out: vec[i64]) -> bool:
    """One step that needs nobody's thought; false when the next one does."""
    if state.agenda.depth == 0:
        return False
    if state.agenda.next_lane() == NOBODY:
        resolve_top(rules, state)
        return True
    if state.leaving != 0 and is_turn_itself(rules, state):
        let_go(rules, state)
        return True
    return _go_on(rules, state, out)


def next_lane(rules: Rules, state: State) -> i64:
    """Resolve what is done until a lane waits for an answer, and give it; NOBODY when the game is over.

    It goes the steps of `advance` in one loop: playouts spend much of their time here."""
    agenda = state.agenda
    while agenda.depth > 0:
        lane = agenda.next_lane()
        if lane == NOBODY:
            resolve_top(rules, state)
        elif state.leaving != 0 and is_turn_itself(rules, state):
            let_go(rules, state)
        else:
            return lane
    return NOBODY


def _go_on(rules: Rules, state: State, out: vec[i64]) -> bool:
    """Give an answer or a draw that needs no thought; false when there is none. Lanes do not wait for each other."""
    return _answer_by_force(rules, state, out) or _draw_by_force(rules, state, out)


def is_turn_itself(rules: Rules, state: State) -> bool:
    """Whether the agenda is back at a turn, and not at a later step of it that the seat which left has begun."""
    agenda = state.agenda
    question = agenda.question(lowest(state.leaving))
    return rules.is_turn(agenda.kind()) and (question == NO_MOVE or question == agenda.top(START))


def let_go(rules: Rules, state: State) -> None:
    """The agenda is back at a turn: what follows from a leaving takes effect."""
    seat = lowest(state.leaving)
    state.leaving &= ~only(seat)
    rules.left(state, seat)


def _draw_by_force(rules: Rules, state: State, out: vec[i64]) -> bool:
    """Draw where the bag leaves no choice."""
    odds = zeros(BUFFER)
    drawing = state.agenda.top(DRAWING)
    while drawing != 0:
        lane = lowest(drawing)
        if rules.fill_draws(state, lane, state.agenda.question(lane), out, odds) == 1:
            give(rules, state, lane, out[0])
            return True
        drawing &= drawing - 1
    return False


def _answer_by_force(rules: Rules, state: State, out: vec[i64]) -> bool:
    """Answer for the seats that have left and for those with one answer only."""
    waiting = state.agenda.top(WAITING) & ~state.agenda.top(DRAWING)
    while waiting != 0:
        lane = lowest(waiting)
        move = forced(rules, state, lane, out)
        if move != UNDECIDED:
            give(rules, state, lane, move)
            return True
        waiting &= waiting - 1
    return False


def forced(rules: Rules, state: State, seat: i64, out: vec[i64]) -> i64:
    """The answer that needs no thought: the only one, none at all, or the default of an empty chair."""
    question = state.agenda.question(seat)
    n = rules.fill(state, seat, question, out)
    if n == 0:
        return NO_MOVE
    if has(state.gone, seat):
        return rules.default(state, seat, question, out)
    if n > 1:
        return UNDECIDED
    return out[0]


def do_unasked(rules: Rules, state: State, seat: i64, move: i64, out: vec[i64]) -> None:
    """A move that nobody asked for, on trust; then everything that follows by itself."""
    rules.do_unasked(state, seat, move)
    settle(rules, state, out)


def leave(rules: Rules, state: State, seat: i64, out: vec[i64]) -> None:
    """The move that nobody asks for in any title."""
    stand_up(state, seat)
    settle(rules, state, out)


def stand_up(state: State, seat: i64) -> None:
    """A seat leaves; what follows from it waits for a turn."""
    state.gone |= only(seat)
    state.leaving |= only(seat)
    state.learnt[state.seats] += 1


def playout(rules: Rules, state: State, rng: Rng, out: vec[i64]) -> i64:
    """Play at random to the end; gives the number of decisions, forced answers and draws not counted."""
    decisions: i64 = 0
    lane = next_lane(rules, state)
    while lane != NOBODY:
        decisions += _random_answer(rules, state, lane, rng, out)
        lane = next_lane(rules, state)
    return decisions


def _random_answer(rules: Rules, state: State, lane: i64, rng: Rng, out: vec[i64]) -> i64:
    """Answer one lane at random; 1 when that was a decision."""
    question = state.agenda.asked(lane)
    if is_draw(question):
        give(rules, state, lane, rules.draw(state, lane, question, rng))
        return 0
    n = rules.fill(state, lane, question, out)
    if n > 1 and not has(state.gone, lane):
        give(rules, state, lane, out[rng.below(n)])
        return 1
    give(rules, state, lane, _only_answer(rules, state, lane, n, out))
    return 0


def _only_answer(rules: Rules, state: State, lane: i64, n: i64, out: vec[i64]) -> i64:
    """What a lane without a choice answers: nothing, the only answer, or the default of an empty chair."""
    if n == 0:
        return NO_MOVE
    if n == 1:
        return out[0]
    return rules.default(state, lane, state.agenda.asked(lane), out)

"""One step ahead: what every answer leads to, judged by an evaluation."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.search.luck import Luck
from zunft.engine.agenda import NUMBER
from zunft.engine.bits import has, zeros
from zunft.engine.chance import Rng
from zunft.engine.evaluation import LATER, NOW, Evaluation
from zunft.engine.habit import Habit
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.play import give, next_lane
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER, Rules, State
from zunft.engine.window import is_window

MOST_STEPS: Final = 200  # answers and draws that are played on before a position is judged
MOST_LOOKED_AT: Final = 24  # answers to a later step of the same question, of many the ones in between are left out
MOST_JUDGED: Final = 12  # positions that an answer is judged by, however many ways its later steps can be taken
LEFT_OUT: Final = -1_000_000_000_000  # the value of an answer that is not considered


@final
class Lookahead:
    """Judges the answers of one seat in imagined states of one game. The others answer by habit."""

    def __init__(self, rules: Rules, evaluation: Evaluation, habit: Habit, seed: i64) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.habit = habit
        self.rng = Rng(seed)
        self.luck = Luck(seed)
        self.out: vec[i64] = zeros(BUFFER)

    def weigh(self, world: State, seat: i64, worlds: i64) -> list[int]:
        """The value of each answer of the seat, in the order of the options, summed over so many worlds. In each world
        every answer meets the same luck."""
        answers = zeros(BUFFER)
        n = self.rules.fill(world, seat, world.agenda.question(seat), answers)
        looked_at = answers[:n]
        some = self.habit.narrow(world, seat, world.agenda.question(seat), looked_at, n)
        worth = zeros(n)
        for turn in range(worlds):
            imagined = redeal(self.rules, world, seat, self.rng, self.out)
            self.luck.renew(self.rng)
            for at in range(some):
                self.luck.again()
                worth[at] += self.judge(imagined, seat, looked_at[at], MOST_JUDGED)
        return [_worth_of(answers[at], looked_at, some, worth) for at in range(n)]

    def judge(self, state: State, seat: i64, move: i64, budget: i64) -> i64:
        """The value of an answer: the position after it, or the best result of its later steps, as far as a budget of
        positions allows."""
        twin = state.copy()
        entry = twin.agenda.top(NUMBER)
        give(self.rules, twin, seat, move)
        if is_at_a_later_step(twin, seat, entry):
            return self.best_step(twin, seat, budget)
        self.play_on(twin, seat)
        return self.evaluation.value(twin, seat)

    def reach(self, state: State, seat: i64, move: i64) -> State:
        """The position that an answer is judged by, its later steps taken as well as can be."""
        twin = state.copy()
        entry = twin.agenda.top(NUMBER)
        give(self.rules, twin, seat, move)
        while is_at_a_later_step(twin, seat, entry):
            give(self.rules, twin, seat, self._best_answer(twin, seat))
        self.play_on(twin, seat)
        return twin

    def reach_far(self, state: State, seat: i64, move: i64, answers: i64) -> State:
        """The same, and then played on by habit until the seat has answered so often again."""
        twin = self.reach(state, seat, move)
        play_on(self.rules, self.evaluation, self.habit, self.luck, twin, seat, answers, self.out)
        return twin

    def play_far(self, state: State, seat: i64, answers: i64) -> State:
        """A copy, played on by habit until the seat has answered so often."""
        twin = state.copy()
        play_on(self.rules, self.evaluation, self.habit, self.luck, twin, seat, answers, self.out)
        return twin

    def _best_answer(self, state: State, seat: i64) -> i64:
        out = zeros(BUFFER)
        n = self._answers(state, seat, out)
        best: i64 = NO_MOVE
        most: i64 = 0
        for at in range(n):
            worth = self.judge(state, seat, out[at], MOST_JUDGED)
            if at == 0 or worth > most:
                best, most = out[at], worth
        return best

    def best_step(self, state: State, seat: i64, budget: i64) -> i64:
        """The best of the answers to the question that a seat has come to within one turn. They share the budget; when
        it does not reach for all of them, habit answers."""
        out = zeros(BUFFER)
        n = self._answers(state, seat, out)
        looked_at = min(n, i64(MOST_LOOKED_AT))
        if n <= 1 or looked_at > budget:
            return self.judge(state, seat, self._by_habit(state, seat, out, n), budget)
        best: i64 = 0
        for at in range(looked_at):
            worth = self.judge(state, seat, out[_spread(at, n)], budget // looked_at)
            if at == 0 or worth > best:
                best = worth
        return best

    def _answers(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """The answers to consider; returns their number."""
        question = state.agenda.question(seat)
        n = self.rules.fill(state, seat, question, out)
        return self.habit.narrow(state, seat, question, out, n) if n > 1 else n

    def _by_habit(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The answer that needs no look ahead."""
        if n == 0:
            return NO_MOVE
        if n == 1:
            return out[0]
        return self.habit.answer(state, seat, state.agenda.question(seat), out, n, self.luck.of(seat))

    def play_on(self, state: State, seat: i64) -> None:
        """Draw, and let everybody answer by habit, until the position can be judged."""
        play_on(self.rules, self.evaluation, self.habit, self.luck, state, seat, 0, self.out)


def play_on(
    rules: Rules, evaluation: Evaluation, habit: Habit, luck: Luck, state: State, seat: i64, least: i64, out: vec[i64]
) -> None:
    """Draw, and answer by habit for everybody: until the seat has answered so often, then until the evaluation can
    judge."""
    if least == 0 and is_secret(state) and evaluation.when(state, seat) == NOW:
        draw_own(rules, state, seat, luck)
        return
    answered: i64 = 0
    steps: i64 = 0
    lane = next_lane(rules, state)
    while lane != NOBODY and (answered < least or steps < MOST_STEPS):
        when: i64 = evaluation.when(state, seat) if answered >= least else LATER
        if when == NOW:
            draw_own(rules, state, seat, luck)
            return
        if lane == seat and not is_draw(state.agenda.asked(lane)):
            answered += 1
        if not goes_on(rules, state, lane, NOBODY if when == LATER else seat, habit, luck, out):
            return
        steps = steps + 1 if answered >= least else 0
        lane = next_lane(rules, state)


def is_secret(state: State) -> bool:
    """Whether all choose simultaneously, and the last choice has not taken effect yet."""
    agenda = state.agenda
    return agenda.depth > 0 and agenda.has_several_lanes() and not is_window(agenda.kind())


def draw_own(rules: Rules, state: State, seat: i64, luck: Luck) -> None:
    """Make the draw that a seat has asked for in its own lane, if there is one."""
    if state.agenda.depth > 0:
        question = state.agenda.question(seat)
        if question != NO_MOVE and is_draw(question):
            give(rules, state, seat, rules.draw(state, seat, question, luck.of(seat)))


def goes_on(rules: Rules, state: State, lane: i64, seat: i64, habit: Habit, luck: Luck, out: vec[i64]) -> bool:
    """Draw or answer for a lane, by habit where there is a choice; False where *seat* itself has one."""
    question = state.agenda.asked(lane)
    if is_draw(question):
        give(rules, state, lane, rules.draw(state, lane, question, luck.of(lane)))
        return True
    n = rules.fill(state, lane, question, out)
    if n <= 1:
        give(rules, state, lane, out[0] if n == 1 else NO_MOVE)
    elif has(state.gone, lane):
        give(rules, state, lane, rules.default(state, lane, question, out))
    elif lane == seat:
        return False
    else:
        give(rules, state, lane, habit.answer(state, lane, question, out, n, luck.of(lane)))
    return True


def is_at_a_later_step(state: State, seat: i64, entry: i64) -> bool:
    """Whether the seat has been asked on in the same entry, not by chance."""
    agenda = state.agenda
    if agenda.depth == 0 or agenda.top(NUMBER) != entry:
        return False
    question = agenda.question(seat)
    return question != NO_MOVE and not is_draw(question)


def _spread(at: i64, n: i64) -> i64:
    """The considered answers are spread evenly over all."""
    return at if n <= MOST_LOOKED_AT else at * (n - 1) // (MOST_LOOKED_AT - 1)


def _worth_of(answer: i64, looked_at: vec[i64], some: i64, worth: vec[i64]) -> i64:
    for at in range(some):
        if looked_at[at] == answer:
            return worth[at]
    return LEFT_OUT

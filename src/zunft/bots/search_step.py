"""One step ahead: what every answer leads to, judged by an evaluation."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import Evaluation
from zunft.bots.playout import Habit
from zunft.engine.agenda import NUMBER
from zunft.engine.bits import has, zeros
from zunft.engine.chance import Rng
from zunft.engine.game import BUFFER, Rules, State
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.play import give, next_lane
from zunft.engine.redeal import redeal

MOST_STEPS: Final = 40  # answers of others and draws that are played on before a position is judged
MOST_LOOKED_AT: Final = 24  # answers to a later step of the same question, of many the ones in between are left out


@final
class Lookahead:
    """Judges the answers of one seat in imagined states of one game. The others answer by habit."""

    def __init__(self, rules: Rules, evaluation: Evaluation, habit: Habit, seed: i64) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.habit = habit
        self.rng = Rng(seed)
        self.out: vec[i64] = zeros(BUFFER)

    def weigh(self, world: State, seat: i64, worlds: i64) -> list[int]:
        """What each answer of the seat is worth, in the order of the options, summed over so many worlds. In each
        world every answer meets the same luck."""
        answers = zeros(BUFFER)
        n = self.rules.fill(world, seat, world.agenda.question(seat), answers)
        worth = zeros(BUFFER)
        for turn in range(worlds):
            imagined = redeal(self.rules, world, seat, self.rng, self.out)
            luck = self.rng.state
            for at in range(n):
                self.rng.state = luck
                worth[at] += self.judge(imagined, seat, answers[at])
        return [worth[at] for at in range(n)]

    def judge(self, state: State, seat: i64, move: i64) -> i64:
        """What an answer is worth: the position after it, or the best that its later steps lead to."""
        twin = state.copy()
        entry = twin.agenda.top(NUMBER)
        give(self.rules, twin, seat, move)
        if is_at_a_later_step(twin, seat, entry):
            return self.best_step(twin, seat)
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

    def _best_answer(self, state: State, seat: i64) -> i64:
        out = zeros(BUFFER)
        n = self.rules.fill(state, seat, state.agenda.question(seat), out)
        best: i64 = NO_MOVE
        most: i64 = 0
        for at in range(n):
            worth = self.judge(state, seat, out[at])
            if at == 0 or worth > most:
                best, most = out[at], worth
        return best

    def best_step(self, state: State, seat: i64) -> i64:
        """The best of the answers to the question that a seat has come to within one turn."""
        out = zeros(BUFFER)
        n = self.rules.fill(state, seat, state.agenda.question(seat), out)
        if n == 0:
            out[0] = NO_MOVE
            n = 1
        best: i64 = 0
        for at in range(min(n, MOST_LOOKED_AT)):
            worth = self.judge(state, seat, out[_spread(at, n)])
            if at == 0 or worth > best:
                best = worth
        return best

    def play_on(self, state: State, seat: i64) -> None:
        """Draw, and let everybody answer by habit, until the seat has a question of its own."""
        for _ in range(i64(MOST_STEPS)):
            lane = next_lane(self.rules, state)
            if lane == NOBODY or not goes_on(self.rules, state, lane, seat, self.habit, self.rng, self.out):
                return


def goes_on(rules: Rules, state: State, lane: i64, seat: i64, habit: Habit, rng: Rng, out: vec[i64]) -> bool:
    """Draw or answer for a lane, by habit where there is a choice; false where *seat* itself has one."""
    question = state.agenda.asked(lane)
    if is_draw(question):
        give(rules, state, lane, rules.draw(state, lane, question, rng))
        return True
    n = rules.fill(state, lane, question, out)
    if n <= 1:
        give(rules, state, lane, out[0] if n == 1 else NO_MOVE)
    elif has(state.gone, lane):
        give(rules, state, lane, rules.default(state, lane, question, out))
    elif lane == seat:
        return False
    else:
        give(rules, state, lane, habit.answer(state, lane, question, out, n, rng))
    return True


def is_at_a_later_step(state: State, seat: i64, entry: i64) -> bool:
    """Whether the seat has been asked on in the same entry, not by chance."""
    agenda = state.agenda
    if agenda.depth == 0 or agenda.top(NUMBER) != entry:
        return False
    question = agenda.question(seat)
    return question != NO_MOVE and not is_draw(question)


def _spread(at: i64, n: i64) -> i64:
    """The answers that are looked at lie evenly among all."""
    return at if n <= MOST_LOOKED_AT else at * (n - 1) // (MOST_LOOKED_AT - 1)

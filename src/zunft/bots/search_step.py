"""One step ahead: what every answer leads to, judged by an evaluation."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import Evaluation
from zunft.engine.agenda import NUMBER
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.game import BUFFER, Rules, State
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.play import give, next_lane

MOST_STEPS: Final = 40  # answers of others and draws that are played on before a position is judged
MOST_LOOKED_AT: Final = 24  # answers to a later step of the same question, of many the ones in between are left out


@final
class Lookahead:
    """Judges the answers of one seat in imagined states of one game."""

    def __init__(self, rules: Rules, evaluation: Evaluation, seed: i64) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.rng = Rng(seed)

    def judge(self, state: State, seat: i64, move: i64) -> i64:
        """What an answer is worth: the position after it, or the best that its later steps lead to."""
        twin = state.copy()
        entry = twin.agenda.top(NUMBER)
        give(self.rules, twin, seat, move)
        if is_at_a_later_step(twin, seat, entry):
            return self.best_step(twin, seat)
        self.play_on(twin, seat)
        return self.evaluation.value(twin, seat)

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
        """Draw, and let everybody answer by default, until the seat has a question of its own that is no window."""
        out = zeros(BUFFER)
        for _ in range(i64(MOST_STEPS)):
            lane = next_lane(self.rules, state)
            if lane == NOBODY or not self._goes_on(state, seat, lane, out):
                return

    def _goes_on(self, state: State, seat: i64, lane: i64, out: vec[i64]) -> bool:
        """Answer for a lane; false where the seat itself has to think."""
        question = state.agenda.asked(lane)
        if is_draw(question):
            give(self.rules, state, lane, self.rules.draw(state, lane, question, self.rng))
            return True
        n = self.rules.fill(state, lane, question, out)
        if n > 1 and lane == seat:
            return False
        if n > 1:
            give(self.rules, state, lane, self.rules.default(state, lane, question, out))
        else:
            give(self.rules, state, lane, out[0] if n == 1 else NO_MOVE)
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

"""A game driven step by step from outside: one seat after the other is asked, chance draws by itself."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, zeros
from zunft.engine.chance import Rng
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.play import give, next_lane
from zunft.engine.rules import BUFFER, Rules, State


@final
class Walk:
    """What a search or a learning program written in Python uses: ``options``, then ``play`` one of them.

    Lanes of one entry are taken one after the other in seat order, so exactly one seat is asked at a time.
    """

    def __init__(self, rules: Rules, state: State, rng: Rng) -> None:
        self.rules = rules
        self.state = state
        self.rng = rng
        self.seat: i64 = NOBODY  # who is asked; NOBODY when the game is over
        self.count: i64 = 0  # how many answers there are
        self.out: vec[i64] = zeros(BUFFER)
        self._go_on()

    def options(self) -> list[int]:
        """Every legal answer of the seat that is asked, as packed moves."""
        return [self.out[at] for at in range(self.count)]

    def play(self, move: i64) -> None:
        """Answer with one of the options, on trust."""
        give(self.rules, self.state, self.seat, move)
        self._go_on()

    def choose(self, which: i64) -> None:
        """Answer with the option of this number."""
        self.play(self.out[which])

    def _go_on(self) -> None:
        self.seat = NOBODY
        self.count = 0
        lane = next_lane(self.rules, self.state)
        while lane != NOBODY and not self._asks(lane):
            lane = next_lane(self.rules, self.state)

    def _asks(self, lane: i64) -> bool:
        """Whether this lane has a choice; if not, it is answered."""
        rules, state = self.rules, self.state
        question = state.agenda.asked(lane)
        if is_draw(question):
            give(rules, state, lane, rules.draw(state, lane, question, self.rng))
            return False
        n = rules.fill(state, lane, question, self.out)
        if n > 1 and not has(state.gone, lane):
            self.seat = lane
            self.count = n
            return True
        give(rules, state, lane, self._only_answer(lane, question, n))
        return False

    def _only_answer(self, lane: i64, question: i64, n: i64) -> i64:
        if n == 0:
            return NO_MOVE
        return self.out[0] if n == 1 else self.rules.default(self.state, lane, question, self.out)

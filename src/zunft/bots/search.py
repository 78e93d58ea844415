"""Information-set Monte-Carlo tree search: every simulation begins in another world that the seat takes for possible,
and all of them share one tree of answers."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import Evaluation
from zunft.bots.search_step import Lookahead
from zunft.bots.search_tree import NONE, ROOT, WHOLE, Tree
from zunft.engine.bits import has, zeros
from zunft.engine.chance import Rng
from zunft.engine.game import BUFFER, Rules, State
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.play import give, next_lane
from zunft.engine.redeal import redeal

CURIOSITY: Final = 0.5
WIDTH: Final = 3  # a node may have this many children, and one more for every few visits
DEEPEST: Final = 400  # answers below the root


@final
class Search:
    """One search for one seat. ``scale`` is the lead, in thousandths of a point, that is as good as won in three of
    four games."""

    def __init__(self, rules: Rules, evaluation: Evaluation, scale: i64, seed: i64) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.scale: i64 = scale
        self.rng = Rng(seed)
        self.ahead = Lookahead(rules, evaluation, seed)
        self.tree = Tree()
        self.out: vec[i64] = zeros(BUFFER)
        self.rewards: vec[i64] = zeros(8)

    def simulate(self, root: State, seat: i64, simulations: i64) -> None:
        """Grow the tree by so many simulations from a state that the seat takes for possible."""
        for _ in range(simulations):
            state = redeal(self.rules, root, seat, self.rng, self.out)
            node = self.descend(state)
            self.judge(state, seat)
            self.tree.learn(node, self.rewards)

    def descend(self, state: State) -> i64:
        """Follow the tree as far as it goes, and add one answer to it. Gives the node that was reached."""
        node: i64 = ROOT
        for _ in range(i64(DEEPEST)):
            lane = next_lane(self.rules, state)
            if lane == NOBODY:
                return node
            n = self._answers(state, lane)
            if n > 1:
                before = self.tree.count
                node = self._choose(node, lane, n)
                give(self.rules, state, lane, self.tree.move[node])
                if self.tree.count > before:
                    return node
        return node

    def _answers(self, state: State, lane: i64) -> i64:
        """Draw, or answer what needs no thought; else fill in the answers and give their number."""
        question = state.agenda.asked(lane)
        if is_draw(question):
            give(self.rules, state, lane, self.rules.draw(state, lane, question, self.rng))
            return 0
        n = self.rules.fill(state, lane, question, self.out)
        if n > 1 and not has(state.gone, lane):
            return n
        if n > 1:
            give(self.rules, state, lane, self.rules.default(state, lane, question, self.out))
        else:
            give(self.rules, state, lane, self.out[0] if n == 1 else NO_MOVE)
        return 0

    def _choose(self, node: i64, lane: i64, n: i64) -> i64:
        """The most promising child among the answers that there are; a new one while the node may grow wider."""
        best: i64 = NONE
        known: i64 = 0
        highest = -1.0
        for at in range(n):
            child = self.tree.find(node, lane, self.out[at])
            if child != NONE:
                known += 1
                self.tree.offered[child] += 1
                promise = self.tree.promise(child, CURIOSITY)
                if promise > highest:
                    best, highest = child, promise
        if known < n and (best == NONE or known < self.width(node)):
            return self._new(node, lane, n)
        return best

    def width(self, node: i64) -> i64:
        """Progressive widening: how many children a node may have by now; the root has room for all."""
        if node == ROOT:
            return BUFFER
        width: i64 = WIDTH
        visits = self.tree.visits[node]
        while visits > width * width:
            width += 1
        return width

    def _new(self, node: i64, lane: i64, n: i64) -> i64:
        """Add one of the answers that were never tried here, any of them."""
        at = self.rng.below(n)
        while self.tree.find(node, lane, self.out[at]) != NONE:
            at = at + 1 if at + 1 < n else 0
        child = self.tree.add(node, lane, self.out[at])
        self.tree.offered[child] = 1
        return child

    def judge(self, state: State, seat: i64) -> None:
        """Play on to where somebody has to think, and say for every seat how likely it is to win."""
        self.ahead.play_on(state, seat)
        for other in range(state.seats):
            self.rewards[other] = self.chance(self.evaluation.value(state, other))

    def chance(self, value: i64) -> i64:
        lead = float(value) / float(self.scale)
        if lead > 20.0:
            return WHOLE
        if lead < -20.0:
            return 0
        return i64(float(WHOLE) / (1.0 + exp(-lead)))

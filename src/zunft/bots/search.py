"""Information-set Monte-Carlo tree search: every simulation begins in another world that the seat takes for possible,
and all of them share one tree of answers."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import NOW, Evaluation
from zunft.bots.playout import Habit
from zunft.bots.search_step import LEFT_OUT, Lookahead, play_on
from zunft.bots.search_tree import NONE, ROOT, WHOLE, Tree
from zunft.engine.agenda import NUMBER, WAITING
from zunft.engine.bits import has, zeros
from zunft.engine.chance import Rng
from zunft.engine.game import BUFFER, Rules, State
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.play import give, next_lane
from zunft.engine.redeal import redeal

CURIOSITY: Final = 0.5
WIDTH: Final = 3  # a node may have this many children, and more the more often it is visited
DEEPEST: Final = 400  # answers below the root
MOST_STEPS: Final = 40  # forced answers and draws between two decisions
VICTORY: Final = 800_000  # of a whole reward; the rest goes by place
PLACES: Final = WHOLE - VICTORY
TO_THE_END: Final = 1_000_000  # a playout that is never cut short


@final
class Search:
    """One search for one seat. ``scale`` is the lead, in thousandths of a point, that is as good as won in three of
    four games. A simulation follows the tree, adds one answer to it, goes on by habit for ``playout`` decisions and on
    to the seat's next question, and is judged there, or counted when the game is over."""

    def __init__(
        self, rules: Rules, evaluation: Evaluation, habit: Habit, scale: i64, seed: i64, playout: i64 = 0
    ) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.habit = habit
        self.scale: i64 = scale
        self.rng = Rng(seed)
        self.playout: i64 = playout
        self.candidates: i64 = 1  # worlds of which each simulation takes a likely one
        self.most_nodes: i64 = TO_THE_END
        self.tree = Tree()
        self.root: i64 = ROOT
        self.out: vec[i64] = zeros(BUFFER)
        self.rewards: vec[i64] = zeros(8)
        self.values: vec[i64] = zeros(8)
        self.path: vec[i64] = zeros(DEEPEST + 2)
        self.steps: i64 = 0  # how long the path is
        self.entry: i64 = NONE  # the entry of several lanes that is being answered
        self.lanes: vec[i64] = zeros(8)  # [seat] where each lane of it stands
        self.seat: i64 = NOBODY  # who searches
        self.began: i64 = NONE  # the entry on top at the root
        self.expected_entry: i64 = NONE
        self.expected_question: i64 = NO_MOVE
        self.ranked: vec[i64] = zeros(0)  # the answers at the root, the most promising first

    # --- from the root --------------------------------------------------------------------------

    def prepare(self, world: State, seat: i64, worlds: i64) -> None:
        """Order the answers at the root by a look one step ahead: those that look best are tried first."""
        self.seat = seat
        ahead = Lookahead(self.rules, self.evaluation, self.habit, self.rng.below(WHOLE))
        worth = ahead.weigh(world, seat, worlds)
        n = self.rules.fill(world, seat, world.agenda.question(seat), self.out)
        order = sorted((at for at in range(n) if worth[at] > LEFT_OUT), key=lambda at: -worth[at])
        self.ranked = vec[i64]([self.out[at] for at in order])
        self.began = world.agenda.top(NUMBER)

    def look_at(self, world: State, move: i64) -> float:
        """How likely an answer is to win, by a single look at what it leads to."""
        ahead = Lookahead(self.rules, self.evaluation, self.habit, self.rng.below(WHOLE))
        return float(self.chance(ahead.judge(world, self.seat, move, 1))) / float(WHOLE)

    def only_answer(self) -> i64:
        """The answer at the root, where only one is worth a look."""
        return self.ranked[0] if len(self.ranked) == 1 else NO_MOVE

    def simulate(self, world: State, seat: i64, simulations: i64) -> None:
        """Grow the tree by so many simulations from a state that the seat takes for possible."""
        for _ in range(simulations):
            state = self.imagine(world, seat)
            self.descend(state, seat)
            self.judge(state, seat)
            for at in range(self.steps):
                self.tree.learn(self.path[at], self.rewards)

    def imagine(self, world: State, seat: i64) -> State:
        """A world that the seat takes for possible; of several candidates each as likely as what the others did makes
        it. People arrange things to suit what they hold, so worlds in which the others stand well are likelier."""
        chosen = redeal(self.rules, world, seat, self.rng, self.out)
        total = self._likelihood(chosen, seat) if self.candidates > 1 else 1.0
        for _ in range(self.candidates - 1):
            other = redeal(self.rules, world, seat, self.rng, self.out)
            likely = self._likelihood(other, seat)
            total += likely
            if float(self.rng.below(WHOLE)) * total < likely * float(WHOLE):
                chosen = other
        return chosen

    def _likelihood(self, state: State, seat: i64) -> float:
        """How well the others stand in a world, as a weight."""
        value: i64 = 0
        for other in range(state.seats):
            if other != seat:
                value += self.evaluation.value(state, other)
        return exp(max(min(float(value) / float(self.scale), 30.0), -30.0))

    def descend(self, state: State, seat: i64) -> None:
        """Follow the tree as far as it goes, and add one answer to it."""
        self.path[0] = self.root
        self.steps = 1
        self.entry = NONE
        node = self.root
        while self.steps <= DEEPEST and not self._has_chosen(state, seat):
            lane = self._lane(state, seat)
            if lane == NOBODY:
                return
            node = self._node_of(state, lane, seat, node)
            n = self._answers(state, lane)
            if n > 1:
                before = self.tree.count
                node = self._choose(state, node, lane, n)
                if node == NONE:
                    return
                self._step(state, lane, node)
                if self.tree.count > before:
                    return

    def _has_chosen(self, state: State, seat: i64) -> bool:
        """Whether the seat is through with what all choose at the same time, and that can be judged at once."""
        agenda = state.agenda
        if agenda.depth == 0 or agenda.top(NUMBER) != self.began or not agenda.has_several_lanes():
            return False
        return not has(agenda.top(WAITING), seat) and self.evaluation.when(state, seat) == NOW

    def _lane(self, state: State, seat: i64) -> i64:
        """The lane that is followed next: of those that wait the seat's own first, which is the one in question."""
        lane = next_lane(self.rules, state)
        if lane == NOBODY or is_draw(state.agenda.asked(lane)):
            return lane
        return seat if has(state.agenda.top(WAITING), seat) else lane

    def _node_of(self, state: State, lane: i64, seat: i64, node: i64) -> i64:
        """Where the tree stands for a lane. Nobody sees what is chosen at the same time in other lanes, so each lane
        goes its own way from where the entry began; afterwards the searching seat's own way goes on."""
        agenda = state.agenda
        several = agenda.has_several_lanes()
        if self.entry != NONE and (not several or agenda.top(NUMBER) != self.entry):
            node = self.lanes[seat]
            self.entry = NONE
        if not several:
            return node
        if self.entry == NONE:
            self.entry = agenda.top(NUMBER)
            for other in range(i64(8)):
                self.lanes[other] = node
        return self.lanes[lane] if lane < state.seats else node

    def _step(self, state: State, lane: i64, node: i64) -> None:
        self.path[self.steps] = node
        self.steps += 1
        if self.entry != NONE:
            self.lanes[lane] = node
        give(self.rules, state, lane, self.tree.move[node])

    def _answers(self, state: State, lane: i64) -> i64:
        """Draw, or answer what needs no thought; else fill in the answers and give their number."""
        question = state.agenda.asked(lane)
        if is_draw(question):
            give(self.rules, state, lane, self.rules.draw(state, lane, question, self.rng))
            return 0
        n = self.rules.fill(state, lane, question, self.out)
        if n > 1 and not has(state.gone, lane):
            n = self.habit.narrow(state, lane, question, self.out, n)
            if n > 1:
                return n
            give(self.rules, state, lane, self.out[0])
            return 0
        if n > 1:
            give(self.rules, state, lane, self.rules.default(state, lane, question, self.out))
        else:
            give(self.rules, state, lane, self.out[0] if n == 1 else NO_MOVE)
        return 0

    # --- between two decisions ------------------------------------------------------------------

    def follow(self, world: State, move: i64) -> bool:
        """Take an answer for given. When the seat is asked on before anybody else has a choice, what was found below
        that answer is kept for then."""
        node = self.tree.find(self.root, self.seat, move)
        if node == NONE:
            return False
        state = world.copy()
        give(self.rules, state, self.seat, move)
        for _ in range(i64(MOST_STEPS)):
            lane = self._lane(state, self.seat)
            if lane == NOBODY:
                return False
            if self._answers(state, lane) > 1:
                return lane == self.seat and self._expect(state, node)
        return False

    def _expect(self, state: State, node: i64) -> bool:
        self.root = node
        self.expected_entry = state.agenda.top(NUMBER)
        self.expected_question = state.agenda.question(self.seat)
        return True

    def expects(self, world: State, seat: i64) -> bool:
        """Whether this is the question that was expected when the last answer was given."""
        if seat != self.seat or world.agenda.depth == 0 or world.agenda.top(NUMBER) != self.expected_entry:
            return False
        return world.agenda.question(seat) == self.expected_question

    # --- in the tree ----------------------------------------------------------------------------

    def _choose(self, state: State, node: i64, lane: i64, n: i64) -> i64:
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
        if known < n and (best == NONE or known < self.width(node)) and self.tree.count < self.most_nodes:
            return self._new(state, node, lane, n, known)
        return best

    def width(self, node: i64) -> i64:
        """Progressive widening: how many children a node may have by now."""
        width: i64 = WIDTH
        visits = self.tree.visits[node]
        while visits > width * width:
            width += 1
        return width

    def _new(self, state: State, node: i64, lane: i64, n: i64, known: i64) -> i64:
        """Add an answer that was never tried here: at the root the best of those, elsewhere first what habit says,
        then any."""
        move = self._untried(state, node, lane, n, known)
        child = self.tree.add(node, lane, move)
        self.tree.offered[child] = 1
        return child

    def _untried(self, state: State, node: i64, lane: i64, n: i64, known: i64) -> i64:
        if node == self.root and lane == self.seat:
            for at in range(i64(len(self.ranked))):
                if self.tree.find(node, lane, self.ranked[at]) == NONE:
                    return self.ranked[at]
        if known == 0:
            return self.habit.answer(state, lane, state.agenda.asked(lane), self.out, n, self.rng)
        at = self.rng.below(n)
        while self.tree.find(node, lane, self.out[at]) != NONE:
            at = at + 1 if at + 1 < n else 0
        return self.out[at]

    # --- beyond the tree ------------------------------------------------------------------------

    def judge(self, state: State, seat: i64) -> None:
        """Play on, and say for every seat how well it did."""
        play_on(self.rules, self.evaluation, self.habit, self.rng, state, seat, self.playout, self.out)
        self.evaluation.values(state, self.values)
        for other in range(state.seats):
            if state.agenda.depth == 0:
                self.rewards[other] = self.prize(state.seats, other)
            else:
                self.rewards[other] = self.chance(self.values[other])

    def prize(self, seats: i64, seat: i64) -> i64:
        """What the place at the end is worth: a victory most, shared by those who share it."""
        better: i64 = 0
        equal: i64 = 0
        for other in range(seats):
            if self.values[other] > self.values[seat]:
                better += 1
            elif self.values[other] == self.values[seat]:
                equal += 1
        places = PLACES * (2 * (seats - better) - equal - 1) // (2 * (seats - 1))
        return VICTORY // equal + places if better == 0 else places

    def chance(self, value: i64) -> i64:
        """How likely a lead is to win."""
        lead = float(value) / float(self.scale)
        if lead > 20.0:
            return WHOLE
        if lead < -20.0:
            return 0
        return i64(float(WHOLE) / (1.0 + exp(-lead)))

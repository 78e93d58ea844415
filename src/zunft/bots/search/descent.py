"""Descent through the tree of a search: what is tried where, by which seat, and when the tree grows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.search.history import History
from zunft.bots.search.luck import Luck
from zunft.bots.search.tree import NONE, ROOT, Tree
from zunft.engine.agenda import NUMBER, WAITING
from zunft.engine.bits import has, zeros
from zunft.engine.habit import Habit
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.play import give, next_lane
from zunft.engine.rules import BUFFER, Rules, State

CURIOSITY: Final = 0.15
OWN: Final = 30  # simulations through a node before the searching seat's next answers come into the tree
OTHERS: Final = 60  # and before another seat's do: until then habit answers for it
GROWTH: Final = 8  # a node has one child more than the root of so many of its visits
DEEPEST: Final = 400  # answers below the root
MOST_STEPS: Final = 40  # forced answers and draws between two decisions


@final
class Descent:
    """One descent through the tree for each simulation. Each seat is assumed to choose what was best for itself so far;
    simultaneous choices are made without seeing the others."""

    def __init__(self, rules: Rules, habit: Habit, luck: Luck) -> None:
        self.rules = rules
        self.habit = habit
        self.luck = luck
        self.tree = Tree()
        self.root: i64 = ROOT
        self.most_nodes: i64 = 1_000_000
        self.seat: i64 = NOBODY  # who searches
        self.out: vec[i64] = zeros(BUFFER)
        self.path: vec[i64] = zeros(DEEPEST + 2)
        self.steps: i64 = 0  # the length of the path
        self.entry: i64 = NONE  # the entry of several lanes that is being answered
        self.lanes: vec[i64] = zeros(8)  # [seat] where each lane of it stands
        self.curiosity: float = CURIOSITY
        self.own: i64 = OWN
        self.others: i64 = OTHERS
        self.growth: i64 = GROWTH
        self.history: History | None = None  # what new answers are chosen by; without it, any is

    def begin(self) -> None:
        self.path[0] = self.root
        self.steps = 1
        self.entry = NONE

    def go(self, state: State, first: i64) -> None:
        """Give the searching seat's first answer, then follow the tree to its end, and add one answer to it."""
        self.begin()
        count = self.tree.count + (1 if self.tree.find(self.root, self.seat, first) == NONE else 0)
        node = self.node_of(state, self.seat, self.root)
        node = self.step(state, self.seat, node, first)
        while self.steps <= DEEPEST and node != NONE and self.tree.count <= count:
            lane = self.lane(state)
            if lane == NOBODY:
                return
            node = self.node_of(state, lane, node)
            n = self.answers(state, lane)
            if n > 1:
                node = self._go_on(state, lane, node, n)

    def _go_on(self, state: State, lane: i64, node: i64, n: i64) -> i64:
        """One answer further; NONE at the end of the tree."""
        if self.tree.visits[node] >= (self.own if lane == self.seat else self.others):
            move = self._choose(state, node, lane, n)
            return NONE if move == NO_MOVE else self.step(state, lane, node, move)
        if lane == self.seat:
            return NONE
        move = self.habit.answer(state, lane, state.agenda.asked(lane), self.out, n, self.luck.of(lane))
        give(self.rules, state, lane, move)
        return node

    def lane(self, state: State) -> i64:
        """The lane that is followed next: of those that wait the seat's own first, which is the one in question."""
        lane = next_lane(self.rules, state)
        if lane == NOBODY or is_draw(state.agenda.asked(lane)):
            return lane
        return self.seat if has(state.agenda.top(WAITING), self.seat) else lane

    def node_of(self, state: State, lane: i64, node: i64) -> i64:
        """Where the tree stands for a lane. Simultaneous choices in other lanes are hidden, so each lane has its own
        branch from the beginning of the entry; afterwards the searching seat's own branch continues."""
        agenda = state.agenda
        several = agenda.has_several_lanes()
        if self.entry != NONE and (not several or agenda.top(NUMBER) != self.entry):
            node = self.lanes[self.seat]
            self.entry = NONE
        if not several:
            return node
        if self.entry == NONE:
            self.entry = agenda.top(NUMBER)
            for other in range(i64(8)):
                self.lanes[other] = node
        return self.lanes[lane] if lane < state.seats else node

    def step(self, state: State, lane: i64, node: i64, move: i64) -> i64:
        """Give an answer; the node that stands for it."""
        child = self.tree.find(node, lane, move)
        if child == NONE:
            child = self.tree.add(node, lane, move)
            self.tree.offered[child] = 1
        self.path[self.steps] = child
        self.steps += 1
        if self.entry != NONE:
            self.lanes[lane] = child
        give(self.rules, state, lane, move)
        return child

    def answers(self, state: State, lane: i64) -> i64:
        """Draw, or answer what needs no thought; else fill in the answers and give their number."""
        question = state.agenda.asked(lane)
        if is_draw(question):
            give(self.rules, state, lane, self.rules.draw(state, lane, question, self.luck.of(lane)))
            return 0
        n = self.rules.fill(state, lane, question, self.out)
        if n > 1 and has(state.gone, lane):
            give(self.rules, state, lane, self.rules.default(state, lane, question, self.out))
            return 0
        if n > 1:
            n = self.habit.narrow(state, lane, question, self.out, n)
        if n <= 1:
            give(self.rules, state, lane, self.out[0] if n == 1 else NO_MOVE)
        return n

    def learn(self, rewards: vec[i64]) -> None:
        """Every node on the path records the result."""
        for at in range(self.steps):
            self.tree.learn(self.path[at], rewards)
        history = self.history
        if history is not None:
            for at in range(i64(1), self.steps):
                node = self.path[at]
                history.learn(self.tree.seat[node], self.tree.move[node], rewards[self.tree.seat[node]])

    # --- choosing -------------------------------------------------------------------------------

    def _choose(self, state: State, node: i64, lane: i64, n: i64) -> i64:
        """The most promising of the tried answers, or a new one while the node may grow wider; none when nothing was
        tried and there is no room left."""
        best: i64 = NONE
        known: i64 = 0
        highest = -1.0
        for at in range(n):
            child = self.tree.find(node, lane, self.out[at])
            if child != NONE:
                known += 1
                self.tree.offered[child] += 1
                promise = self.tree.promise(child, self.curiosity)
                if promise > highest:
                    best, highest = child, promise
        if known < n and known < self.width(node) and self.tree.count < self.most_nodes:
            return self._untried(state, node, lane, n, known)
        return NO_MOVE if best == NONE else self.tree.move[best]

    def width(self, node: i64) -> i64:
        """Progressive widening: how many children a node may have by now."""
        width: i64 = 1
        while self.tree.visits[node] > self.growth * width * width:
            width += 1
        return width

    def _untried(self, state: State, node: i64, lane: i64, n: i64, known: i64) -> i64:
        """First what habit says, then any."""
        if known == 0:
            return self.habit.answer(state, lane, state.agenda.asked(lane), self.out, n, self.luck.of(lane))
        at = self.luck.of(lane).below(n)
        history = self.history
        if history is not None:
            return self._most_promising(history, node, lane, n, at)
        while self.tree.find(node, lane, self.out[at]) != NONE:
            at = at + 1 if at + 1 < n else 0
        return self.out[at]

    def _most_promising(self, history: History, node: i64, lane: i64, n: i64, start: i64) -> i64:
        """The answer, of those that were not tried here, that did best elsewhere in the tree."""
        best: i64 = NO_MOVE
        highest = -1.0
        for turn in range(n):
            move = self.out[start + turn if start + turn < n else start + turn - n]
            if self.tree.find(node, lane, move) == NONE:
                promise = history.promise(lane, move)
                if promise > highest:
                    best, highest = move, promise
        return best

    # --- between two decisions ------------------------------------------------------------------

    def follow(self, world: State, move: i64) -> State | None:
        """Take an answer for given, and stand where it led. The position in which the searching seat is asked on; none
        when somebody else has a choice before."""
        node = self.tree.find(self.root, self.seat, move)
        if node == NONE:
            return None
        state = world.copy()
        give(self.rules, state, self.seat, move)
        for _ in range(i64(MOST_STEPS)):
            lane = self.lane(state)
            if lane == NOBODY:
                return None
            if self.answers(state, lane) > 1:
                self.root = node
                return state if lane == self.seat else None
        return None

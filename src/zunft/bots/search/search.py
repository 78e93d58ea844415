"""Information-set Monte-Carlo tree search: every simulation begins in a world that the seat considers possible, and all
of them share one tree of answers.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.search.descent import Descent
from zunft.bots.search.lookahead import LEFT_OUT, Lookahead, play_on
from zunft.bots.search.luck import Luck
from zunft.bots.search.race import FIRST_LOOK, MOST_RUNNERS, REMEMBERED, Race, runners
from zunft.bots.search.tree import NONE, WHOLE, Tree
from zunft.engine.agenda import NUMBER
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.evaluation import Evaluation
from zunft.engine.habit import Habit
from zunft.engine.judge import Judge
from zunft.engine.move import NO_MOVE
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER, Rules, State

VICTORY: Final = 800_000  # of a whole reward; the rest goes by place
PLACES: Final = WHOLE - VICTORY
TO_THE_END: Final = 1_000_000  # a playout that is never cut short


@final
class Search:
    """One search for one seat. ``scale`` is the lead, in thousandths of a point, that wins three of four games. A
    simulation begins with one of the answers at the root, follows the tree, adds an answer to it, continues by habit
    until the seat has answered ``playout`` times, and is judged there, or counted when the game is over.

    The answers at the root race: they are tried in the same worlds and with the same luck, because they differ by far
    less than two games do."""

    def __init__(
        self,
        rules: Rules,
        evaluation: Evaluation,
        habit: Habit,
        scale: i64,
        seed: i64,
        playout: i64 = 0,
        doubt: i64 = 0,
    ) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.habit = habit
        self.scale: i64 = scale
        self.rng = Rng(seed)
        self.luck = Luck(seed)
        self.playout: i64 = playout
        self.doubt: i64 = doubt
        self.first_look: i64 = FIRST_LOOK  # worlds in which the whole field runs
        self.remembered: i64 = REMEMBERED  # worlds of the race
        self.judge_by: Judge | None = None  # instead of the evaluation's lead
        self.most_runners: i64 = MOST_RUNNERS
        self.candidates: i64 = 1  # worlds of which each simulation takes a likely one
        self.descent = Descent(rules, habit, self.luck)
        self.ranked: vec[i64] = zeros(0)  # the answers at the root that race, the most promising first
        self.race = Race(zeros(0), 1)
        self.imagined: State | None = None  # the world that the race is in
        self.out: vec[i64] = zeros(BUFFER)
        self.rewards: vec[i64] = zeros(8)
        self.values: vec[i64] = zeros(8)
        self.expected_entry: i64 = NONE
        self.expected_question: i64 = NO_MOVE

    @property
    def tree(self) -> Tree:
        return self.descent.tree

    @property
    def root(self) -> i64:
        return self.descent.root

    # --- from the root --------------------------------------------------------------------------

    def prepare(self, world: State, seat: i64, worlds: i64, simulations: i64) -> None:
        """Look one step ahead: the answers that look best race, for about so many simulations."""
        self.descent.seat = seat
        ahead = Lookahead(self.rules, self.evaluation, self.habit, self.rng.below(WHOLE))
        worth = ahead.weigh(world, seat, worlds)
        n = self.rules.fill(world, seat, world.agenda.question(seat), self.out)
        order = sorted((at for at in range(n) if worth[at] > LEFT_OUT), key=lambda at: -worth[at])
        order = order[: runners(len(order), simulations, self.most_runners)]
        best = self.chance(worth[order[0]] // worlds)
        self.ranked = vec[i64]([self.out[at] for at in order])
        handicaps = vec[i64]([best - self.chance(worth[at] // worlds) for at in order])
        self.race = Race(handicaps, simulations, self.doubt, self.first_look, self.remembered)

    def look_at(self, world: State, move: i64) -> i64:
        """What an answer is worth by a single look at what it leads to."""
        ahead = Lookahead(self.rules, self.evaluation, self.habit, self.rng.below(WHOLE))
        return ahead.judge(world, self.descent.seat, move, 1)

    def only_answer(self) -> i64:
        """The answer at the root, if only one is worth considering."""
        return self.ranked[0] if len(self.ranked) == 1 else NO_MOVE

    def simulate(self, world: State, simulations: i64) -> None:
        """So many simulations from a state that the seat considers possible, or as many as the race has left."""
        for _ in range(simulations):
            if self.race.is_over():
                return
            state = self._same_world(world)
            self.descent.go(state, self.ranked[self.race.runner()])
            self.judge(state, self.descent.seat)
            self.descent.learn(self.rewards)
            self.race.learn(self.rewards[self.descent.seat], self.won(state, self.descent.seat))

    def _same_world(self, world: State) -> State:
        """The shared world and luck of the race; replaced when every answer has run in it."""
        imagined = self.imagined
        if imagined is None or self.race.turn == 0:
            imagined = self.imagine(world, self.descent.seat)
            self.imagined = imagined
            self.luck.renew(self.rng)
        self.luck.again()
        return imagined.copy()

    def answers(self) -> list[tuple[int, int, float]]:
        """The answers that raced, the best first: how often each was tried, and how often it led to the first place."""
        race = self.race
        race.rank()
        return [(self.ranked[at], race.tries[at], race.chance(at)) for at in race.order]

    def imagine(self, world: State, seat: i64) -> State:
        """A world that the seat considers possible; with several candidates, chosen by the likelihood of the others'
        answers. People arrange things to suit their hands, so worlds in which the others stand well are more likely."""
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

    # --- between two decisions ------------------------------------------------------------------

    def follow(self, world: State, move: i64) -> bool:
        """Assume that an answer is given. If the seat is asked again before anybody else has a choice, the results
        below that answer are kept."""
        state = self.descent.follow(world, move)
        if state is None:
            return False
        self.expected_entry = state.agenda.top(NUMBER)
        self.expected_question = state.agenda.question(self.descent.seat)
        return True

    def expects(self, world: State, seat: i64) -> bool:
        """Whether this is the question that was expected when the last answer was given."""
        if seat != self.descent.seat or world.agenda.depth == 0 or world.agenda.top(NUMBER) != self.expected_entry:
            return False
        return world.agenda.question(seat) == self.expected_question

    # --- beyond the tree ------------------------------------------------------------------------

    def judge(self, state: State, seat: i64) -> None:
        """Play on, and judge the result of every seat."""
        play_on(self.rules, self.evaluation, self.habit, self.luck, state, seat, self.playout, self.out)
        over, judge = state.agenda.depth == 0, self.judge_by
        if judge is not None and not over:
            judge.fill(state, self.rewards)
            return
        self.evaluation.values(state, self.values)
        for other in range(state.seats):
            self.rewards[other] = self._reward(state.seats, other, over)

    def _reward(self, seats: i64, seat: i64, over: bool) -> i64:
        """Among rewards by a judge, who tells of nothing but the victory, the end counts no more than that."""
        if self.judge_by is not None:
            return self.first(seats, seat)
        chance = self.chance(self.values[seat])
        return (chance + self.prize(seats, seat)) // 2 if over else chance

    def won(self, state: State, seat: i64) -> i64:
        """How much of the victory a simulation stands for: the judge's chance, if it was asked."""
        return self.rewards[seat] if self.judge_by is not None else self.first(state.seats, seat)

    def first(self, seats: i64, seat: i64) -> i64:
        """The share of the first place that a seat has: all of it, a part, or nothing."""
        return WHOLE // self._as_good(seats, seat) if self._better(seats, seat) == 0 else 0

    def prize(self, seats: i64, seat: i64) -> i64:
        """The value of the final place: most for a victory, shared by the winners."""
        better = self._better(seats, seat)
        equal = self._as_good(seats, seat)
        places = PLACES * (2 * (seats - better) - equal - 1) // (2 * (seats - 1))
        return VICTORY // equal + places if better == 0 else places

    def _better(self, seats: i64, seat: i64) -> i64:
        """How many stand better."""
        count: i64 = 0
        for other in range(seats):
            if self.values[other] > self.values[seat]:
                count += 1
        return count

    def _as_good(self, seats: i64, seat: i64) -> i64:
        """How many stand just as well, the seat itself among them."""
        count: i64 = 0
        for other in range(seats):
            if self.values[other] == self.values[seat]:
                count += 1
        return count

    def chance(self, value: i64) -> i64:
        """How likely a lead is to win."""
        lead = float(value) / float(self.scale)
        if lead > 20.0:
            return WHOLE
        if lead < -20.0:
            return 0
        return i64(float(WHOLE) / (1.0 + exp(-lead)))

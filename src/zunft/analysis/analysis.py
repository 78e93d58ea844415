"""The analysis of a finished game, worked out part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from zunft.analysis.decisions import Cost, DecisionJudge, derived
from zunft.analysis.gauge import Gauge, Measured, Reading, mean_of
from zunft.analysis.level import calibration_of
from zunft.analysis.luck import DrawLuck, luck_of
from zunft.analysis.play_ons import PlayOns
from zunft.analysis.steps import DRAW, PlayedGame, PlayedStep, is_decision
from zunft.bots.reasons import AnswerComparison, comparison_of
from zunft.bots.sight import Sight
from zunft.engine.chance import Rng
from zunft.engine.interpreted import redeal
from zunft.engine.rules import State

WORLDS = 32  # in which a decision, and a draw, is measured
FEW_WORLDS = 4  # for luck, where decisions are not judged
IN_THE_CURVE = 12  # worlds for a moment of the curve, and of each seat's own view
AHEAD = 2  # answers of the seat by habit before a position is judged


@dataclass(frozen=True)
class Plan:
    """How much is worked out. The same plan and seed give the same figures, however long it takes."""

    worlds: int = WORLDS  # 0: no decision is judged
    in_the_curve: int = IN_THE_CURVE
    seat: int | None = None  # whose decisions are judged; None: everybody's
    seed: int = 0
    ahead: int = AHEAD


@dataclass(frozen=True)
class JudgedMoment:
    """What the seats stand at before a step, by seat: from the whole position, and each from its own view."""

    full: list[Measured]
    points: list[Measured]
    own: list[Measured]


@dataclass(frozen=True)
class Decision:
    """An answer, judged; ``number`` is which of the seat's decisions it is."""

    at: int  # the number of the step
    seat: int
    number: int
    given: int
    cost: Cost
    deep: Measured | None  # the same, played on as far as a search does; None where no level is told


@dataclass(frozen=True)
class Mistake:
    """Measured again in worlds that it was not picked by."""

    decision: Decision
    cost: Cost
    compared: AnswerComparison


@dataclass
class GameFindings:
    """What has been worked out so far; ``decisions`` is how many there are in all."""

    played: PlayedGame
    plan: Plan
    decisions: dict[int, int]  # by seat
    moments: list[JudgedMoment] = field(default_factory=list)
    luck: dict[int, DrawLuck] = field(default_factory=dict)  # by step
    judged: list[Decision] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    is_whole: bool = False

    def judged_of(self, seat: int) -> list[Decision]:
        return [each for each in self.judged if each.seat == seat]


class Analysis:
    """Goes through a game in stages: the moments, the luck, the decisions, and what may be a mistake once more."""

    def __init__(self, played: PlayedGame, plan: Plan) -> None:
        self.played, self.plan = played, plan
        self.gauge = Gauge(played.game, played.seats)
        self.judge = DecisionJudge(self.gauge, plan.ahead, plan.seed)
        self.deep = self._deep_judge()
        self.to_judge = list(_decisions(played))
        counts = {seat: sum(step.seat == seat for _, _, step in self.to_judge) for seat in range(played.seats)}
        self.findings = GameFindings(played, plan, counts)

    def _deep_judge(self) -> DecisionJudge | None:
        """By which a level is told, as it was when levels were calibrated."""
        calibration = calibration_of(self.played.title, self.played.seats)
        if calibration is None or calibration.worlds != self.plan.worlds:
            return None
        return DecisionJudge(self.gauge, calibration.ahead, self.plan.seed)

    @property
    def length(self) -> int:
        """How many pieces of work there are, before mistakes are known."""
        wanted = [step for _, _, step in self.to_judge if self._is_wanted(step)]
        return len(self.played.steps) + 1 + len(wanted)

    def run(self, seconds: float | None = None, done: Callable[[], None] = lambda: None) -> GameFindings:
        """Everything, or what is there when the time is up."""
        end = None if seconds is None else perf_counter() + seconds
        for _ in self.pieces():
            done()
            if end is not None and perf_counter() >= end:
                return self.findings
        self.findings.is_whole = True
        return self.findings

    def pieces(self) -> Iterator[None]:
        """One piece of work after the other."""
        for at, state in enumerate(self.played.states()):
            self._look_at(at, state)
            yield
        for at, number, step in self.to_judge:
            if self._is_wanted(step):
                self.judge_step(at, number, step)
                yield
        for decision in sorted(self.findings.judged, key=lambda each: -each.cost.chance.value):
            if decision.cost.is_clear:
                self._measure_again(decision)
                yield

    def _is_wanted(self, step: PlayedStep) -> bool:
        return self.plan.worlds > 0 and self.plan.seat in (None, step.seat)

    # --- the curve, and luck ----------------------------------------------------------------------

    def _look_at(self, at: int, state: State) -> None:
        steps, seed = self.played.steps, derived(self.plan.seed, f"at {at}")
        if at < len(steps) and steps[at].kind == DRAW:
            play_ons = PlayOns(self.gauge, self.plan.ahead, seed)
            self.findings.luck[at] = luck_of(play_ons, steps[at], self.plan.worlds or FEW_WORLDS)
        if self.plan.in_the_curve:
            self.findings.moments.append(self._moment(at, state, PlayOns(self.gauge, 0, seed)))

    def _moment(self, at: int, state: State, play_ons: PlayOns) -> JudgedMoment:
        step = self.played.steps[at] if at < len(self.played.steps) else None
        seat = step.seat if step and step.seat is not None else 0
        found = play_ons.read_often(state, seat, self.plan.in_the_curve)
        seats = range(self.played.seats)
        own = [self._own(at, state, each) if step else _certain(found, each) for each in seats]
        return JudgedMoment([_chance(found, each) for each in seats], [_points(found, each) for each in seats], own)

    def _own(self, at: int, state: State, seat: int) -> Measured:
        """What the seat itself could tell of its own chance."""
        rng = Rng(derived(self.plan.seed, f"own {seat} {at}"))
        worlds = [redeal(self.played.game.rules, state, seat, rng) for _ in range(self.plan.in_the_curve)]
        return self.gauge.seen(worlds, seat)

    # --- decisions --------------------------------------------------------------------------------

    def _sight(self, step: PlayedStep, number: int) -> Sight:
        assert step.seat is not None
        rng = Rng(derived(self.plan.seed, f"sight {step.seat} {number}"))
        game = self.played.game
        return Sight(game, step.seat, redeal(game.rules, step.before, step.seat, rng))

    def judge_step(self, at: int, number: int, step: PlayedStep) -> None:
        assert step.seat is not None
        assert step.move is not None
        sight = self._sight(step, number)
        cost = self.judge.judge(sight, step.move, number, self.plan.worlds)
        deep = self.deep.deep(sight, step.move, cost.best, number, self.plan.worlds) if self.deep else None
        self.findings.judged.append(Decision(at, step.seat, number, step.move, cost, deep))

    def _measure_again(self, decision: Decision) -> None:
        sight = self._sight(self.played.steps[decision.at], decision.number)
        best = decision.cost.best
        cost = self.judge.again(sight, decision.given, best, decision.number, self.plan.worlds)
        if cost.is_certain:
            compared = comparison_of(sight, best, decision.given, derived(self.plan.seed, f"why {decision.number}"))
            self.findings.mistakes.append(Mistake(decision, cost, compared))


def _decisions(played: PlayedGame) -> Iterator[tuple[int, int, PlayedStep]]:
    """Every decision: the number of its step, and its number among those of its seat."""
    numbers = [0] * played.seats
    for at, step in enumerate(played.steps):
        if is_decision(played.game, step):
            assert step.seat is not None
            yield at, numbers[step.seat], step
            numbers[step.seat] += 1


def _chance(found: list[Reading], seat: int) -> Measured:
    return _certain(found, seat) if len(found) == 1 else mean_of([each.chances[seat] for each in found])


def _points(found: list[Reading], seat: int) -> Measured:
    if len(found) == 1:
        return Measured(found[0].points[seat])
    return mean_of([each.points[seat] for each in found])


def _certain(found: list[Reading], seat: int) -> Measured:
    """Of a game that is over."""
    return Measured(found[0].chances[seat])

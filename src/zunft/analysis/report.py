"""The findings of an analysis as a dictionary of plain things: what programs and pages read."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from zunft.analysis.analysis import GameFindings, JudgedMoment, Mistake
from zunft.analysis.gauge import Measured, total_of
from zunft.analysis.level import TOLD, calibration_of, level_of
from zunft.analysis.sources import sources_of, why_won
from zunft.analysis.steps import DRAW, PlayedStep
from zunft.bots.levels import LEVELS
from zunft.bots.sight import Sight
from zunft.engine.title import Said

FORMAT = "zunft analysis 1"
MOST_TURNING_POINTS = 3
DIGITS = 4
Report = dict[str, Any]


def report_of(found: GameFindings) -> Report:
    """Everything, by seat and by moment. What was not worked out is None, never a guess."""
    played = found.played
    return {
        "format": FORMAT,
        "title": played.title,
        "edition": played.table.edition.name,
        "whole": found.is_whole,
        "worlds": found.plan.worlds,
        "why": why_won(played),
        "sources": sources_of(played),
        "seats": [_seat(found, seat) for seat in range(played.seats)],
        "moments": [_moment(found, at, moment) for at, moment in enumerate(found.moments)],
        "turning_points": turning_points(found),
    }


def _seat(found: GameFindings, seat: int) -> Report:
    luck, play = luck_of(found, seat), play_of(found, seat)
    start, end = _stand(found, 0, seat), _stand(found, -1, seat)
    judged = len(found.judged_of(seat))
    return {
        "seat": seat,
        "start": start and _pair(*start),
        "end": end and _pair(*end),
        "luck": luck and _pair(*luck),
        "play": play and _pair(*play),
        "others": _others(start, end, luck, play),
        "level": _level(found, seat),
        "decisions": found.decisions[seat],
        "judged": judged,
        "mistakes": [_mistake(found, each) for each in found.mistakes if each.decision.seat == seat],
    }


def _level(found: GameFindings, seat: int) -> Report | None:
    """None where it was not calibrated, or not every answer of the seat was judged."""
    calibration = calibration_of(found.played.title, found.played.seats)
    losses = [each.deep.value for each in found.judged_of(seat) if each.deep is not None]
    if calibration is None or not losses or len(losses) < found.decisions[seat]:
        return None
    loss = fmean(losses)
    level = level_of(calibration, loss, len(losses))
    names = {what: LEVELS[getattr(level, what)] for what in TOLD}
    return names | {"loss": round(loss, DIGITS)}


Both = tuple[Measured, Measured]  # in chance to win, and in points


def _stand(found: GameFindings, at: int, seat: int) -> Both | None:
    """At the start or at the end; None where the curve has not come so far."""
    if len(found.moments) <= len(found.played.steps):
        return None
    moment = found.moments[at]
    return moment.full[seat], moment.points[seat]


def luck_of(found: GameFindings, seat: int) -> Both | None:
    """The sum over all draws; None before all have been looked at."""
    if len(found.luck) < sum(step.kind == DRAW for step in found.played.steps):
        return None
    every = list(found.luck.values())
    return total_of([each.chances[seat] for each in every]), total_of([each.points[seat] for each in every])


def play_of(found: GameFindings, seat: int) -> Both | None:
    """What the seat's answers cost against the best that were found; None before all have been judged."""
    judged = found.judged_of(seat)
    if len(judged) < found.decisions[seat] or not found.plan.worlds:
        return None
    return -total_of([each.cost.chance for each in judged]), -total_of([each.cost.points for each in judged])


def _others(start: Both | None, end: Both | None, luck: Both | None, play: Both | None) -> Report | None:
    """The rest: what the others did, and what the judge had not foreseen. The three add up to the change exactly."""
    if not (start and end and luck and play):
        return None
    return _pair(*(end[at] + -start[at] + -luck[at] + -play[at] for at in range(2)))


def _pair(chance: Measured, points: Measured) -> Report:
    return {
        "chance": round(chance.value, DIGITS),
        "margin": round(chance.margin, DIGITS),
        "points": round(points.value, DIGITS),
        "points_margin": round(points.margin, DIGITS),
    }


def _moment(found: GameFindings, at: int, moment: JudgedMoment) -> Report:
    """Before the step with this number; the last one is the end."""
    step = found.played.steps[at] if at < len(found.played.steps) else None
    state = step.before if step else found.played.table.state
    return {
        "line": step.line if step else None,
        "kind": step.kind if step else "end",
        "seat": step.seat if step else None,
        "round": found.played.game.round(state),
        "chances": [round(each.value, DIGITS) for each in moment.full],
        "margins": [round(each.margin, DIGITS) for each in moment.full],
        "own": [round(each.value, DIGITS) for each in moment.own],
        "own_margins": [round(each.margin, DIGITS) for each in moment.own],
        "points": [round(each.value, DIGITS) for each in moment.points],
        "points_margins": [round(each.margin, DIGITS) for each in moment.points],
    }


# --- answers --------------------------------------------------------------------------------------


def _mistake(found: GameFindings, mistake: Mistake) -> Report:
    step = found.played.steps[mistake.decision.at]
    return {
        "line": step.line,
        "round": found.played.game.round(step.before),
        "question": _seen(found, step).question,
        "given": _answer(found, step, mistake.decision.given),
        "better": _answer(found, step, mistake.cost.best),
        "cost": _pair(mistake.cost.chance, mistake.cost.points),
        "worlds": mistake.cost.worlds,
        "reason": mistake.compared.reason,
        "kind": _kind(found, mistake),
    }


def _kind(found: GameFindings, mistake: Mistake) -> Said | None:
    """What it is called when mistakes are counted: by the part of the standing in which the better answer is ahead."""
    part = mistake.compared.part
    return None if part is None else {"key": f"{found.played.title}.mistake.{part}", "args": {}}


def _seen(found: GameFindings, step: PlayedStep) -> Sight:
    assert step.seat is not None
    return Sight(found.played.game, step.seat, step.before)


def _answer(found: GameFindings, step: PlayedStep, move: int) -> Report:
    """An answer in the notation, and as a sentence for ``zunft.say``."""
    sight = _seen(found, step)
    option = sight.write(move)
    return {"option": option, "sentence": sight.deed(option)}


# --- turning points -------------------------------------------------------------------------------


def turning_points(found: GameFindings) -> list[Report]:
    """The mistakes of all seats that cost most, in the order of the game; fewer where fewer are beyond their margin."""
    most = sorted(found.mistakes, key=lambda each: -each.cost.chance.value)[:MOST_TURNING_POINTS]
    in_order = sorted(most, key=lambda each: each.decision.at)
    return [{"seat": each.decision.seat} | _mistake(found, each) for each in in_order]

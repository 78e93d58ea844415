"""Reasons for an answer: where it is better than the next one, and in which things, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from zunft.bots.bot import Alternative
from zunft.bots.craft import craft_of
from zunft.bots.search.lookahead import Lookahead
from zunft.bots.sight import Sight
from zunft.engine.compared import Compared, Reason
from zunft.engine.craft import Craft
from zunft.engine.notation import Word
from zunft.engine.rules import State
from zunft.engine.title import Said
from zunft.text import know

know("bots", Path(__file__).parent / "text")

WORLDS = 4
NOTHING_TO_TELL = 100  # thousandths of a point: less than that is no reason
OTHERS = "others"  # what an answer takes from the strongest of the others

Parts = dict[str, float]


def with_reason(sight: Sight, thoughts: Sequence[Alternative], seed: int) -> list[Alternative]:
    """The same alternatives; the first one with the reason why it is better than the second, if there is one."""
    if len(thoughts) < 2:
        return list(thoughts)
    first, second = (sight.read(thought.option) for thought in thoughts[:2])
    return [replace(thoughts[0], reason=why_first(sight, first, second, seed)), *thoughts[1:]]


class AnswerComparison(NamedTuple):
    """The part of a seat's standing in which one answer is furthest ahead of another, and a sentence with the things
    that it is about; None where there is nothing to tell."""

    part: str | None
    reason: Said | None


def why_first(sight: Sight, first: int, second: int, seed: int) -> Said | None:
    return comparison_of(sight, first, second, seed).reason


def comparison_of(sight: Sight, first: int, second: int, seed: int) -> AnswerComparison:
    """Both answers meet the same few worlds."""
    craft = craft_of(sight.title)
    compared = Compared(
        sight.game, sight.seat, sight.world, *(positions_after(sight, craft, move, seed) for move in (first, second))
    )
    own, other = (parts_of(craft, states, sight.seat) for states in (compared.first, compared.second))
    best = max(own, key=lambda name: own[name] - other[name])
    if own[best] - other[best] < NOTHING_TO_TELL:
        return AnswerComparison(None, None)
    reason = reasons_of(craft).get(best)
    things = reason.find(compared) if reason else {}
    return AnswerComparison(best, None if things is None else {"key": f"{sight.title}.reason.{best}", "args": things})


def parts_of(craft: Craft, states: Sequence[State], seat: int) -> Parts:
    """The parts of a seat's standing, averaged over a few worlds."""
    found = [parts_in(craft, state, seat) for state in states]
    return {name: fmean(parts[name] for parts in found) for name in found[0]}


def positions_after(sight: Sight, craft: Craft, move: int, seed: int) -> list[State]:
    ahead = Lookahead(sight.game.rules, craft.evaluation, craft.habit, seed)
    return [ahead.reach(sight.imagine(seed + world), sight.seat, move) for world in range(WORLDS)]


def parts_in(craft: Craft, state: State, seat: int) -> Parts:
    evaluation = craft.evaluation
    parts: Parts = {
        name: float(int(evaluation.part(state, seat, which))) for which, name in enumerate(evaluation.parts())
    }
    return parts | {OTHERS: int(evaluation.value(state, seat)) - sum(parts.values())}


def reasons_of(craft: Craft) -> dict[str, Reason]:
    """Those of the title, and the one that all titles share."""

    def rival(compared: Compared) -> dict[str, Word] | None:
        """The one of the others who stands worst after the first answer, compared with the second."""
        others = [seat for seat in range(compared.world.seats) if seat != compared.seat]
        return compared.named("of", "seat", compared.most(others, lambda state, seat: -standing(craft, state, seat)))

    return {**craft.reasons, OTHERS: Reason("{of:seat}", rival)}


def standing(craft: Craft, state: State, seat: int) -> float:
    """What a seat has, without what the others have."""
    return float(sum(int(craft.evaluation.part(state, seat, which)) for which in range(len(craft.evaluation.parts()))))

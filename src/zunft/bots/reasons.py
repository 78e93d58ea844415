"""Why this move: what an answer is better at than the others that were thought about, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean

from zunft.bots.bot import Alternative
from zunft.bots.craft import CRAFTS, Craft
from zunft.bots.search_step import Lookahead
from zunft.bots.sight import Sight
from zunft.engine.game import State
from zunft.engine.title import Said
from zunft.text import know

know("bots", Path(__file__).parent / "text")

WORLDS = 4
NOTHING_TO_TELL = 100  # thousandths of a point: less than that speaks for nothing
OTHERS = "others"  # what an answer takes from the strongest of the others

MOST = 3  # alternatives that a reason is given for

Parts = dict[str, float]


def with_reasons(sight: Sight, thoughts: Sequence[Alternative], seed: int) -> list[Alternative]:
    """The same, the best of them with what speaks for each."""
    best = thoughts[:MOST]
    said = reasons(sight, [sight.read(thought.option) for thought in best], seed)
    return [replace(thought, reason=why) for thought, why in zip(best, said, strict=True)] + list(thoughts[MOST:])


def reasons(sight: Sight, moves: Sequence[int], seed: int) -> list[Said]:
    """For each of these answers what speaks for it most, compared with the others."""
    parts = [parts_after(sight, move, seed) for move in moves]
    return [reason(sight.title, own, [other for other in parts if other is not own]) for own in parts]


def reason(title: str, own: Parts, others: Sequence[Parts]) -> Said:
    """The part in which an answer is furthest ahead of the mean of the others."""
    lead = {name: own[name] - fmean(other[name] for other in others) for name in own} if others else {}
    best = max(lead, key=lambda name: lead[name], default="")
    if not best or lead[best] < NOTHING_TO_TELL:
        return {"key": "bots.reason.even" if others else "bots.reason.only", "args": {}}
    return {"key": f"bots.reason.{title}-{best}", "args": {}}


def parts_after(sight: Sight, move: int, seed: int) -> Parts:
    """What a seat's standing is made of after an answer, on average over a few worlds; every answer meets the same."""
    craft = CRAFTS[sight.title]
    found = [parts_in(craft, state, sight.seat) for state in positions_after(sight, craft, move, seed)]
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

"""Luck: what a draw brought every seat, against what such a draw brings on average."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zunft.analysis.gauge import Measured, Reading, mean_of
from zunft.analysis.play_ons import PlayOns
from zunft.analysis.steps import PlayedStep
from zunft.engine.interpreted import drawn_at, draws, push
from zunft.engine.rules import State

Bag = list[tuple[int, int]]  # every draw, and how often it lies in the bag


@dataclass(frozen=True)
class DrawLuck:
    """By seat. Its mean over all games is zero whatever the judge is worth: what came is compared with draws from the
    same bag, each as likely, that are played on and judged in just the same way."""

    chances: list[Measured]
    points: list[Measured]


def luck_of(play_ons: PlayOns, step: PlayedStep, worlds: int) -> DrawLuck:
    """The luck of one draw. In every world what came and another draw meet the same luck."""
    state = step.before
    lane = int(state.agenda.next_lane())
    bag = draws(play_ons.gauge.game.rules, state, lane)
    seat = lane if lane < state.seats else 0
    assert step.move is not None
    pairs = []
    for move in spread(bag, worlds, play_ons):
        play_ons.renew()
        came, other = (play_ons.read(after(play_ons, state, lane, each), seat) for each in (step.move, move))
        pairs.append((came, other))
    return _by_seat(pairs)


def spread(bag: Bag, count: int, play_ons: PlayOns) -> list[int]:
    """So many draws, evenly spread over the bag from a place by lot: each is as likely as its weight says."""
    total = sum(weight for _, weight in bag)
    first = int(play_ons.rng.below(total * count))
    return [drawn_at(bag, (first + at * total) // count % total) for at in range(count)]


def after(play_ons: PlayOns, state: State, lane: int, move: int) -> State:
    twin = state.copy()
    push(play_ons.gauge.game.rules, twin, lane, move)
    return twin


def _by_seat(pairs: Sequence[tuple[Reading, Reading]]) -> DrawLuck:
    def luck(seat: int, what: str) -> Measured:
        return mean_of([getattr(came, what)[seat] - getattr(other, what)[seat] for came, other in pairs])

    seats = range(len(pairs[0][0].chances))
    return DrawLuck([luck(seat, "chances") for seat in seats], [luck(seat, "points") for seat in seats])

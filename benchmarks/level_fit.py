"""Levels calibrated: what a mean loss says of who played, and how often that is right in games held out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from zunft.analysis.level import Calibration, PlayedLevel, level_of
from zunft.bots.levels import LEVELS

PARTS = 5  # each part of the games is told by what was learnt from the others


class Seat(NamedTuple):
    """What was measured of one seat in one game."""

    level: int
    loss: float
    decisions: int


def seats_in(games: Sequence[dict[str, Any]]) -> list[Seat]:
    every = (zip(game["levels"], game["losses"], game["decisions"], strict=True) for game in games)
    return [Seat(*seat) for game in every for seat in game if seat[2]]


def fit(games: Sequence[dict[str, Any]], ahead: int, worlds: int) -> Calibration:
    """The mean loss of each level, which never rises with the level, and the spread around it."""
    seats = seats_in(games)
    by_level = [[seat.loss for seat in seats if seat.level == level] for level in range(len(LEVELS))]
    losses = falling([fmean(each) for each in by_level], [len(each) for each in by_level])
    off = sum((seat.loss - losses[seat.level]) ** 2 for seat in seats)
    decisions = round(fmean(seat.decisions for seat in seats))
    return Calibration(len(games), ahead, worlds, decisions, sqrt(off / (len(seats) - len(LEVELS))), losses)


def falling(means: list[float], weights: list[int]) -> list[float]:
    """The nearest numbers that never rise: neighbours in the wrong order get their common mean."""
    blocks: list[tuple[float, int, int]] = []  # mean, weight, how many
    for mean, weight in zip(means, weights, strict=True):
        blocks.append((mean, weight, 1))
        while len(blocks) > 1 and blocks[-2][0] < blocks[-1][0]:
            (one, some, n), (other, more, m) = blocks[-2:]
            blocks[-2:] = [((one * some + other * more) / (some + more), some + more, n + m)]
    return [mean for mean, _, count in blocks for _ in range(count)]


class Held(NamedTuple):
    """Of seats whose games were held out: whose level is right or the one beside it, and whose interval holds it."""

    seats: int
    near: int
    inside: int
    width: float  # levels in an interval, on average


def held_out(games: Sequence[dict[str, Any]], ahead: int, worlds: int) -> Held:
    told: list[tuple[Seat, PlayedLevel]] = []
    for part in range(PARTS):
        others = [game for at, game in enumerate(games) if at % PARTS != part]
        learnt = fit(others, ahead, worlds)
        told += [(seat, level_of(learnt, seat.loss, seat.decisions)) for seat in seats_in(games[part::PARTS])]
    near = sum(abs(seat.level - found.level) <= 1 for seat, found in told)
    inside = sum(found.lowest <= seat.level <= found.highest for seat, found in told)
    return Held(len(told), near, inside, fmean(found.highest - found.lowest + 1 for _, found in told))

"""Every setting that the doors are tried in, and how games are played there at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from _pytest.mark import ParameterSet

import zunft
from zunft.engine.run import Run
from zunft.research.door import Door

SETTINGS = [
    (title, seats, edition)
    for title in zunft.titles()
    for seats in zunft.about(title)["seats"]
    for edition in zunft.about(title)["editions"]
]


def named(title: str, seats: int, edition: str, *, is_quick: bool) -> ParameterSet:
    marks = [] if is_quick else [pytest.mark.slow]
    return pytest.param(title, seats, edition, id=f"{title}-{seats}-{edition}", marks=marks)


def parametrized(settings: list[ParameterSet]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("title", "seats", "edition"), settings)


# The small editions are quick with two or three seats; everything else is left to the longer run.
everywhere = parametrized([named(*setting, is_quick=setting[2] == "tiny" and setting[1] < 4) for setting in SETTINGS])
with_every_seat = parametrized(
    [named(*setting, is_quick=setting[1] < 4) for setting in SETTINGS if setting[2] == "tiny"]
)


def positions(door: Door, seed: int, most: int = 10_000) -> Iterator[Run]:
    """Every decision of a random game, before it is taken."""
    run, rng = door.new_run(), Random(seed)
    door.begin(run, seed)
    while run.seat >= 0 and most > 0:
        yield run
        run.play(rng.choice(run.options()))
        most -= 1

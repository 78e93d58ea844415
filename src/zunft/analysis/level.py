"""How strongly a seat has played: which level of bots plays so, and between which ones it may lie.

It is measured by the mean loss: what its answers cost against the best that was found, played on as far as a search
does. Two answers ahead, as mistakes are measured, the strongest bots would look no better than weak ones, since they
look further. What a loss says was calibrated on games of our levels (``benchmarks/analysis.py levels --calibrate``)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import exp, sqrt
from pathlib import Path

from zunft.bots.levels import LEVELS
from zunft.catalogue import title_of

UNIT = 100_000  # losses stand in the file as whole numbers of this part of a victory
TOLD = ("level", "lowest", "highest")
SURE = 0.9  # how often the interval is to hold the true level


@dataclass(frozen=True)
class Calibration:
    """What seats of each level lose on average, from the weakest on; ``spread`` is how far a seat is off from that in a
    game in which it has so many ``decisions``. Valid for losses measured in the same ``worlds`` and so far
    ``ahead``."""

    games: int
    ahead: int
    worlds: int
    decisions: int
    spread: float
    losses: Sequence[float]

    def chances(self, loss: float, decisions: int) -> list[float]:
        """How likely each level is, all of them being as likely before."""
        spread = self.spread * sqrt(max(self.decisions / decisions, 1.0))
        apart = [((loss - mean) / spread) ** 2 / 2 for mean in self.losses]
        weights = [exp(min(apart) - each) for each in apart]
        return [weight / sum(weights) for weight in weights]


@dataclass(frozen=True)
class PlayedLevel:
    """By number: the level in the middle of those that are likely, and the interval."""

    level: int
    lowest: int
    highest: int


def level_of(calibration: Calibration, loss: float, decisions: int) -> PlayedLevel:
    chances = calibration.chances(loss, decisions)
    middle = next(at for at, sum_ in enumerate(accumulate(chances)) if sum_ >= 0.5 or at == len(chances) - 1)
    lowest = highest = middle
    while sum(chances[lowest : highest + 1]) < SURE:
        below = chances[lowest - 1] if lowest else -1.0
        above = chances[highest + 1] if highest + 1 < len(chances) else -1.0
        lowest, highest = (lowest - 1, highest) if below > above else (lowest, highest + 1)
    return PlayedLevel(middle, lowest, highest)


@cache
def calibration_of(title: str, seats: int) -> Calibration | None:
    """None where nothing was measured: then no level is told."""
    file = level_file(title, seats)
    return read_calibration(file.read_text(encoding="utf-8")) if file.exists() else None


def level_file(title: str, seats: int) -> Path:
    return Path(str(title_of(title).module("bot").__file__)).parent / f"level-{seats}.toml"


def read_calibration(text: str) -> Calibration:
    found = tomllib.loads(text)
    losses = [found["losses"][level] / UNIT for level in LEVELS]
    numbers = {name: found[name] for name in ("games", "ahead", "worlds", "decisions")}
    return Calibration(spread=found["spread"] / UNIT, losses=losses, **numbers)


def write_calibration(calibration: Calibration, command: str) -> str:
    lines = [
        f"# Written by: {command}",
        f"# The mean loss of a seat's answers, in {UNIT}ths of a victory, by level; spread: how far a seat is off.",
        *(f"{name} = {getattr(calibration, name)}" for name in ("games", "ahead", "worlds", "decisions")),
        f"spread = {round(UNIT * calibration.spread)}",
        "",
        "[losses]",
        *(f"{level} = {round(UNIT * loss)}" for level, loss in zip(LEVELS, calibration.losses, strict=True)),
    ]
    return "\n".join(lines) + "\n"

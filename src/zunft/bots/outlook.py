"""How likely a person is to win, where it was measured how far such a figure is off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from zunft.bots.craft import craft_of
from zunft.bots.judging import judge_of
from zunft.bots.sight import Sight
from zunft.catalogue import title_of
from zunft.table.setup import checked_options


@dataclass(frozen=True)
class WinChance:
    """The chance of a seat to win if all go on as bots would, from what the seat knows. The margin is how far the mean
    over the imagined worlds may lie from that over all of them (95 times in 100), and by how much the judge was off on
    average when it was measured."""

    chance: float
    margin: float


def outlook_of(sight: Sight, options: Mapping[str, str]) -> WinChance | None:
    """Nothing where the judge was not measured: in another edition, with other options or numbers of seats."""
    seats = int(sight.world.seats)
    off = craft_of(sight.title).judge_off.get(seats)
    if off is None or not is_as_measured(sight, options):
        return None
    seen = judge_of(sight.title, seats).seen(sight)
    return WinChance(seen.chances[sight.seat], seen.margins[sight.seat] + off / 100)


def is_as_measured(sight: Sight, options: Mapping[str, str]) -> bool:
    """The title's first edition with its default options; one that only ends endless games makes no difference."""
    title = title_of(sight.title)
    usual = checked_options(title, {})
    chosen = checked_options(title, options)
    is_usual = all(chosen[name] == usual[name] for name in usual if name not in title.ends_with)
    return is_usual and sight.game.edition.hash == title.load(title.editions()[0]).hash

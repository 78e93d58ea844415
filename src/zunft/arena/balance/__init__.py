"""Whether an edition is fair: many games of fast bots, counted, as one page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zunft.arena.balance.findings import Findings, findings
from zunft.arena.balance.page import balance_markdown, balance_page
from zunft.arena.balance.play import MOST_GAMES, Sample, measure, tally_of
from zunft.arena.match import Setting
from zunft.bots import make_bot
from zunft.catalogue import title_of
from zunft.table.setup import checked_seats, preset_options

__all__ = ["MOST_GAMES", "Sample", "balance", "balance_markdown", "balance_page", "found_in", "measure", "setting_of"]


def setting_of(title: str, edition: str, seats: int, preset: str | None = None) -> Setting:
    """A table of this edition by the rules of the preset, but with an end to every game."""
    known = title_of(title)
    options = dict(known.ends_with) | preset_options(known, preset)
    return Setting(title, checked_seats(known, seats), edition, tuple(sorted(options.items())))


def balance(
    settings: Sequence[Setting],
    spec: str = "quick",
    games: int = 10_000,
    seed: int = 1,
    workers: int = 1,
    done: Callable[[int], None] = lambda games: None,
) -> str:
    """The page of one edition, or of two on the same deals."""
    return balance_page(found_in(settings, spec, games, seed, workers, done))


def found_in(
    settings: Sequence[Setting],
    spec: str,
    games: int,
    seed: int,
    workers: int,
    done: Callable[[int], None],
) -> list[Findings]:
    """What the games of each edition say."""
    for setting in settings:
        tally_of(setting.title)
        make_bot(spec, setting.title, setting.seats, 0)
    samples = [measure(setting, spec, games, seed, workers, done) for setting in settings]
    return [findings(sample) for sample in samples]

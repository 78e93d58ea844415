"""`zunft bench`: quick figures on this machine."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from zunft.cli.language import language_option
from zunft.cli.rulings import preset_option

if TYPE_CHECKING:
    from zunft.table import Table

CHUNK = 20  # copies or views between two looks at the clock


@click.command()
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=2.0, show_default=True, help="For all figures.")
@click.option("--title", help="By default the first one.")
@preset_option
@language_option
def bench(seconds: float, title: str | None, preset: str | None, lang: str | None) -> None:
    """Measure how fast this machine plays.

    Counts random games, the decisions in them, and copies and views of a game half played.

    \b
    Example:
      zunft bench --seconds 2
    """
    from zunft.catalogue import titles
    from zunft.cli.phrasing import Phrasing, language_of
    from zunft.cli.problems import one_sentence
    from zunft.table import Table
    from zunft.version import describe

    with one_sentence():
        table = half_played(Table(title or titles()[0], seed=1, preset=preset))
        words = Phrasing(lang or language_of(), table.title)
        python = platform.python_version()
        click.echo(words("bench-head", version=describe(), python=python, title=words.title_name(), seats=table.seats))
        for what, rate in figures(table, seconds / 3):
            click.echo("  " + words("bench-line", what=words(f"bench-{what}"), rate=f"{rate:,.0f}"))
        click.echo(words("bench-more"))


def half_played(table: Table) -> Table:
    """A table some way into a game, every question answered by its first option."""
    for _ in range(60):
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    return table


def figures(table: Table, seconds: float) -> list[tuple[str, float]]:
    games, decisions, took = playouts(table, seconds)
    return [
        ("games", games / took),
        ("decisions", decisions / took),
        ("copies", CHUNK * rate(table.state.copy, seconds)),
        ("views", CHUNK * rate(lambda: table.view(0), seconds)),
    ]


def playouts(table: Table, seconds: float) -> tuple[int, int, float]:
    """Random games, inside the engine."""
    from zunft.engine.bits import zeros
    from zunft.engine.chance import Rng
    from zunft.engine.play import playout
    from zunft.engine.rules import BUFFER

    rules, rng, out = table.game.rules, Rng(1), zeros(BUFFER)
    games = decisions = 0
    start = time.perf_counter()
    while not games or time.perf_counter() < start + seconds:
        decisions += playout(rules, rules.new(), rng, out)
        games += 1
    return games, decisions, time.perf_counter() - start


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often a chunk of work is done in a second."""
    chunks = 0
    start = time.perf_counter()
    while not chunks or time.perf_counter() < start + seconds:
        for _ in range(CHUNK):
            work()
        chunks += 1
    return chunks / (time.perf_counter() - start)

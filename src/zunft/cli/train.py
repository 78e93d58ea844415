"""`zunft train`: learns the judge of a title from games among bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from zunft.cli.problems import fail, one_sentence


@click.command()
@click.argument("title")
@click.option("--seats", type=int, default=4, show_default=True, help="How many play.")
@click.option("--edition", help="By default the first one of the title.")
@click.option("--games", type=click.IntRange(2, 1_000_000), default=3_000, show_default=True, help="To learn from.")
@click.option("--seed", type=click.IntRange(0), default=1302, show_default=True, help="Another one, other games.")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes; by default as many as there are cores.")
@click.option("--work", type=click.Path(path_type=Path), help="Where the games are kept; by default beside the file.")
@click.option("--out", type=click.Path(path_type=Path), help="The file; by default judge-TITLE-SEATS.toml.")
def train(
    title: str,
    seats: int,
    edition: str | None,
    games: int,
    seed: int,
    workers: int | None,
    work: Path | None,
    out: Path | None,
) -> None:
    """Play games among bots of mixed levels, and learn from them how likely a seat of TITLE is to win.

    The same options make the same file, byte for byte. Played games are kept, so that a run that was ended goes on
    when the same command is given again.

    \b
    Example:
      zunft train strasbourg --seats 3 --edition tiny --games 2 --workers 1
    """
    with one_sentence():
        learning = training_of_arena()
        course = learning.TrainingCourse(title, seats, games, seed, edition)
        file = out or Path(f"judge-{title}-{seats}.toml")
        if not file.parent.is_dir() or file.is_dir():
            fail(f"{file}: there is no such folder, or it is one itself.")
        folder = work or file.with_suffix(".games")
        text = trained(learning, course, folder, workers or os.cpu_count() or 1)
        file.write_text(text, encoding="utf-8", newline="\n")
        click.echo(f"{file}: a judge of {title} with {seats} seats, learnt from {games:,} games")


def trained(learning: Any, course: Any, folder: Path, workers: int) -> str:
    from zunft.arena.runner import runner_of
    from zunft.cli.progress import counted

    with counted("games", course.games) as done:
        text: str = learning.train(course, runner_of(workers), folder, done)
    return text


def training_of_arena() -> Any:
    """Regression needs a package that playing does not."""
    try:
        from zunft.arena.training import training
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("zunft"):
            raise
        fail(f'The package {error.name} is missing; “pip install "zunft[arena]"” brings it.')
    return training

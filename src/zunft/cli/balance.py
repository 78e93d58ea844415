"""`zunft balance`: whether an edition is fair, as one page."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zunft.cli.problems import fail, one_sentence
from zunft.cli.rulings import preset_option

if TYPE_CHECKING:
    from zunft.arena.match import Setting


@click.command()
@click.argument("edition")
@click.option("--against", metavar="EDITION", help="Another edition of the same title, played on the same deals.")
@click.option("--games", type=click.IntRange(2, 1_000_000), default=10_000, show_default=True, help="Of each edition.")
@click.option("--seats", type=int, default=4, show_default=True, help="How many play.")
@preset_option
@click.option("--bots", "spec", default="quick", show_default=True, help="Who plays: a bot or a level.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Another one, other deals.")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes; by default as many as there are cores.")
@click.option("--out", type=click.Path(path_type=Path), help="The file; by default it is named after the editions.")
def balance(
    edition: str,
    against: str | None,
    games: int,
    spec: str,
    seed: int,
    workers: int | None,
    out: Path | None,
    **chosen: Any,
) -> None:
    """Play many games on EDITION and write what they say to one HTML page.

    Who wins how often: by seat, with and without each card or task; how long and how close games are, which cards
    are dead, and by which ways one wins. With --against, how all of it differs.
    EDITION is a name with its title, or a file.

    \b
    Example:
      zunft balance strasbourg/tiny --games 20 --workers 1
      zunft balance strasbourg/tiny --against strasbourg/reconstruction --games 20 --workers 1
    """
    with one_sentence():
        arena = balance_of_arena()
        named = [edition_named(each, **chosen) for each in (edition, against) if each]
        if len({setting.title for setting in named}) > 1:
            fail(f"{against} is no edition of {named[0].title}, as {edition} is: only two of one title compare.")
        file = out or Path(f"balance-{'-against-'.join(short_name(each) for each in (edition, against) if each)}.html")
        if not file.parent.is_dir() or file.is_dir():
            fail(f"{file}: there is no such folder, or it is one itself.")
        with progress(games * len(named)) as done:
            page = arena(named, spec, games, seed, workers or os.cpu_count() or 1, done)
        file.write_text(page, encoding="utf-8", newline="\n")
        click.echo(f"{file}: {games:,} games of {' and of '.join(each for each in (edition, against) if each)}")


def balance_of_arena() -> Callable[..., str]:
    """The arena needs packages that playing does not."""
    try:
        from zunft.arena.balance import balance as of_arena
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("zunft"):
            raise
        fail(f"The package {error.name} is missing; “pip install zunft[arena]” brings it.")
    return of_arena


def edition_named(text: str, seats: int, preset: str | None) -> Setting:
    """``gilde/reconstruction``, ``gilde`` for the first edition of it, or a file, which says itself what it is of."""
    from zunft.arena.balance import setting_of
    from zunft.cli.edition import TITLES, load
    from zunft.titles import title_of

    title, _, name = text.partition("/")
    if text.endswith(".toml") or Path(text).is_file():
        title, _ = load(Path(text))
        return setting_of(title, str(Path(text).resolve()), seats, preset)
    if title not in TITLES:
        fail(f"{text}: name an edition with its title, such as gilde/reconstruction, or a file, such as my-box.toml.")
    name = name or title_of(title).editions()[0]
    if name not in title_of(title).editions():
        fail(f"{text}: {title} has no such edition, only {', '.join(title_of(title).editions())}.")
    return setting_of(title, name, seats, preset)


def short_name(text: str) -> str:
    """The name of an edition as a part of a file's name."""
    return Path(text).stem if text.endswith(".toml") else text.replace("/", "-")


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, with the time that is left; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield lambda finished: bar.advance(task, finished)

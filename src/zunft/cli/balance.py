"""`zunft balance`: whether an edition is fair, as one page."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import click

from zunft.cli.phrasing import language_of
from zunft.cli.problems import fail, one_sentence, tell_if_interpreted
from zunft.cli.progress import counted
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
@click.option(
    "--markdown", type=click.Path(path_type=Path), help="Write Markdown to this file, and HTML only to --out."
)
def balance(
    edition: str,
    against: str | None,
    games: int,
    spec: str,
    seed: int,
    workers: int | None,
    out: Path | None,
    markdown: Path | None,
    **chosen: Any,
) -> None:
    """Play many games on EDITION and write what they say to one page.

    Who wins how often: by seat, with and without each card or task; how long and how close games are, which cards
    are dead, and by which ways one wins. With --against, how all of it differs.
    EDITION is a name with its title, or a file.

    \b
    Example:
      zunft balance strasbourg/tiny --games 20 --workers 1
      zunft balance strasbourg/tiny --against strasbourg/reconstruction --games 20 --workers 1
      zunft balance strasbourg/tiny --games 20 --workers 1 --markdown tiny.md
    """
    with one_sentence():
        arena = balance_of_arena()
        editions = [each for each in (edition, against) if each]
        named = [edition_named(each, **chosen) for each in editions]
        if len({setting.title for setting in named}) > 1:
            fail(f"{against} is no edition of {named[0].title}, as {edition} is: only two of one title compare.")
        if out is None and markdown is None:
            out = Path(f"balance-{'-against-'.join(short_name(each) for each in editions)}.html")
        check_place(out)
        check_place(markdown)
        tell_if_interpreted(language_of())
        with counted("games", games * len(named)) as done:
            found = arena.found_in(named, spec, games, seed, workers or os.cpu_count() or 1, done)
        if out:
            write(out, arena.balance_page(found), games, editions)
        if markdown:
            write(markdown, arena.balance_markdown(found, command_to_repeat(markdown.name)), games, editions)


def check_place(file: Path | None) -> None:
    """Checked before the first game, since the games take minutes."""
    if file and (not file.parent.is_dir() or file.is_dir()):
        fail(f"{file}: there is no such folder, or it is one itself.")


def write(file: Path, text: str, games: int, editions: Sequence[str]) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")
    click.echo(f"{file}: {games:,} games of {' and of '.join(editions)}")


def command_to_repeat(file: str) -> str:
    """The command that writes the same bytes; they depend neither on workers nor on the place of the files."""
    given = click.get_current_context().params
    names = {"against": file_name(given["against"] or ""), "preset": given["preset"], "games": given["games"]}
    names |= {"seats": given["seats"], "bots": given["spec"], "seed": given["seed"], "markdown": file}
    options = [word for name, value in names.items() if value for word in (f"--{name}", str(value))]
    return shlex.join(["zunft", "balance", file_name(given["edition"]), *options])


def file_name(edition: str) -> str:
    return Path(edition).name if is_file(edition) else edition


def is_file(edition: str) -> bool:
    return edition.endswith(".toml") or Path(edition).is_file()


def balance_of_arena() -> ModuleType:
    """The arena needs packages that playing does not."""
    try:
        from zunft.arena import balance as of_arena
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("zunft"):
            raise
        fail(f'The package {error.name} is missing; “pip install "zunft[arena]"” brings it.')
    return of_arena


def edition_named(text: str, seats: int, preset: str | None) -> Setting:
    """``gilde/reconstruction``, ``gilde`` for its first edition, or a file, which names its own title."""
    from zunft.arena.balance import setting_of
    from zunft.catalogue import title_of, titles
    from zunft.cli.edition import load

    title, _, name = text.partition("/")
    if is_file(text):
        title, _ = load(Path(text))
        return setting_of(title, str(Path(text).resolve()), seats, preset)
    if title not in titles():
        fail(f"{text}: name an edition with its title, such as gilde/reconstruction, or a file, such as my-box.toml.")
    name = name or title_of(title).editions()[0]
    if name not in title_of(title).editions():
        fail(f"{text}: {title} has no such edition, only {', '.join(title_of(title).editions())}.")
    return setting_of(title, name, seats, preset)


def short_name(text: str) -> str:
    """The name of an edition as a part of a file's name."""
    return Path(text).stem if text.endswith(".toml") else text.replace("/", "-")

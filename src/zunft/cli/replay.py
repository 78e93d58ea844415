"""`zunft replay`: a journal step by step, as any seat saw it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from zunft.cli.language import language_option

if TYPE_CHECKING:
    from zunft.cli.steps import Reader


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", default="spectator", show_default=True, help="Whose view: a seat from 0, spectator, or all.")
@click.option("--step", type=int, help="Show this step; at a keyboard, go on from there.")
@click.option("--all", "at_once", is_flag=True, help="Print every step without waiting.")
@click.option("--edition", help="The file of the edition, when it is one of your own.")
@language_option
@click.option("--plain", is_flag=True, help="Sentences only, for screen readers: no drawing, no colour.")
def replay(
    file: Path, seat: str, step: int | None, at_once: bool, edition: str | None, lang: str | None, plain: bool
) -> None:
    """Step through the journal FILE of a game.

    Shows what a seat was told, and what it saw.
    A seat's steps are those in which it answered or was told something. Without a keyboard all are printed.

    \b
    Example:
      zunft replay game.zunft --seat 0
      zunft replay game.zunft --seat all --step 12
    """
    from zunft.cli.paper import Paper
    from zunft.cli.phrasing import Phrasing, language_of
    from zunft.cli.problems import about_file, one_sentence, read_text
    from zunft.cli.saving import read_saved
    from zunft.cli.steps import Reader

    with one_sentence():
        with about_file(file):
            text = read_saved(read_text(file)).journal
            reader = Reader(text, seat, edition, Paper(plain), Phrasing(lang or language_of()))
        reader.check_step(step)
        reader.head()
        if sys.stdin.isatty() and sys.stdout.isatty() and not at_once:
            walk(reader, (step or 1) - 1)
        else:
            print_steps(reader, step)


def print_steps(reader: Reader, step: int | None) -> None:
    """One step with the whole board, or every step with its changes."""
    if step:
        reader.show(step - 1, whole=True)
        return
    for at in range(len(reader.steps)):
        reader.show(at)


def walk(reader: Reader, at: int) -> None:
    """Enter goes forward, b goes back, a number jumps, q ends."""
    while at < len(reader.steps):
        reader.show(at)
        try:
            at = reader.next_step(at)
        except (EOFError, KeyboardInterrupt):
            click.echo()
            return

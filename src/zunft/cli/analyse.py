"""`zunft analyse`: why a finished game went as it did."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zunft.cli.language import language_option

if TYPE_CHECKING:
    from zunft.analysis.wording import TextTable, Wording
    from zunft.cli.paper import Paper


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Judge the answers of this seat alone, from 0.")
@click.option("--seconds", type=click.FloatRange(0.1, 86_400), help="Stop after this time with what is there.")
@click.option("--worlds", type=click.IntRange(0, 100_000), help="Worlds for each answer; 0: chances and luck alone.")
@click.option("--json", "as_json", is_flag=True, help="Write everything as JSON.")
@click.option("--html", type=click.Path(path_type=Path), help="Write a page with the curve to this file.")
@click.option("--edition", help="The file of the edition, when it is one of your own.")
@language_option
@click.option("--plain", is_flag=True, help="Sentences only, for screen readers: no drawing, no colour.")
def analyse(  # noqa: PLR0913, PLR0917 - one for each option
    file: Path,
    seat: int | None,
    seconds: float | None,
    worlds: int | None,
    as_json: bool,
    html: Path | None,
    edition: str | None,
    lang: str | None,
    plain: bool,
) -> None:
    """Say why the finished game in the journal FILE went as it did.

    Tells luck from play, and names the answers that were worse than another by what the seat could know.
    The same worlds give the same figures.

    \b
    Example:
      zunft analyse game.zunft --seconds 20 --html game.html
    """
    from zunft.analysis.page import page_of
    from zunft.analysis.wording import Wording
    from zunft.cli.paper import Paper
    from zunft.cli.phrasing import language_of
    from zunft.cli.problems import about_file, fail, one_sentence, tell_if_interpreted

    language = lang or language_of()
    with one_sentence(), about_file(file):
        if html and (not html.parent.is_dir() or html.is_dir()):
            fail(f"{html}: there is no such folder, or it is one itself.")
        tell_if_interpreted(language)
        report, names = analysed(file, seat, seconds, worlds, edition, language)
        wording = Wording(report, names, language)
        if html:
            html.write_text(page_of(wording), encoding="utf-8", newline="\n")
        if as_json:
            click.echo(json.dumps(report, ensure_ascii=False, indent=1))
        elif html:
            click.echo(str(html))
        else:
            tell(wording, Paper(plain), plain)


def analysed(
    file: Path, seat: int | None, seconds: float | None, worlds: int | None, edition: str | None, language: str
) -> tuple[dict[str, Any], list[str]]:
    """The report, and what the players are called."""
    from zunft.analysis import WORLDS, analyse
    from zunft.catalogue import title_of
    from zunft.cli.paper import Paper
    from zunft.cli.phrasing import Phrasing
    from zunft.cli.problems import read_text
    from zunft.cli.progress import stepped
    from zunft.cli.saving import read_saved
    from zunft.cli.table_display import TableDisplay
    from zunft.engine.journal import read_journal
    from zunft.table.replay import replay

    text = read_saved(read_text(file)).journal
    own = title_of(read_journal(text).title).load(edition) if edition else None
    with stepped(str) as told:
        done = partial(told, "analysis")
        report = analyse(text, seconds, seat=seat, worlds=WORLDS if worlds is None else worlds, edition=own, done=done)
    table = replay(text, edition=own)
    words = Phrasing(language, table.title, table.edition.name)
    return report, TableDisplay(table, None, Paper(True), words).names()


# --- in the terminal ------------------------------------------------------------------------------


def tell(wording: Wording, paper: Paper, plain: bool) -> None:
    paper.say(wording.head())
    for sentence in [*wording.why(), wording.partly()]:
        if sentence:
            paper.say(sentence)
    for grid in (wording.account(), wording.account_in_points()):
        show(grid, paper, plain)
    paper.say(wording("account-about"))
    paper.say(wording("margins"))
    for sentence in wording.levels():
        paper.say(sentence)
    for heading, sentences in wording.mistakes():
        paper.say("")
        paper.say(heading)
        paper.lines(sentences)
    show(wording.sources(), paper, plain)


def show(grid: TextTable, paper: Paper, plain: bool) -> None:
    """A table, or a sentence for each of its rows."""
    paper.say("")
    paper.say(grid.caption)
    if plain:
        for row in grid.rows:
            cells = zip(grid.head[1:], row[1:], strict=True)
            paper.say(f"{row[0]}: {', '.join(f'{name} {cell}' for name, cell in cells)}.")
        return
    columns = list(zip(grid.head, *grid.rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    paper.exact("  " + _line(row, widths) for row in [grid.head, *grid.rows])


def _line(row: list[str], widths: list[int]) -> str:
    cells = [
        cell.ljust(width) if at == 0 else cell.rjust(width)
        for at, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells)

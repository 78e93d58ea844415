"""`zunft edition`: look at the data files of a title, check them, and start one of your own."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from zunft.catalogue import title_of, titles
from zunft.cli.language import language_option
from zunft.cli.phrasing import Phrasing, language_of
from zunft.cli.problems import fail, one_sentence
from zunft.engine.compared_editions import differences
from zunft.engine.edition import Sheet, find, parse, read
from zunft.engine.printed import PrintedSet
from zunft.text import know_names

FIRST: Final = titles()[0]
of_title = click.option(
    "--title", type=click.Choice(titles()), default=FIRST, show_default=True, help="The game that has the name."
)


@click.group()
def edition() -> None:
    """Check, show and make editions: the data files with boards, cards and pieces.

    \b
    Example:
      zunft edition new my-box.toml
    """


@edition.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Say whether FILE is a good edition, or what is wrong and where.

    \b
    Example:
      zunft edition check my-box.toml
    """
    with one_sentence():
        title, found = load(file)
        counted = drawing_of(title).counted(found)
        click.echo(f"{file}: {found.name} is a good edition of {title} ({counted}, {found.hash[:12]})")


@edition.command()
@click.argument("name")
@of_title
@click.option("--place", help="Only this board place of Flanders, such as l1.")
@click.option("--card", help="Only this card of The Guild, such as m08.")
@click.option("--svg", type=click.Path(path_type=Path), help="Write a picture to this file instead.")
def show(name: str, title: str, place: str | None, card: str | None, svg: Path | None) -> None:
    """Draw the towns, the city or the cards of edition NAME (or of a file) in letters, or as a picture.

    \b
    Example:
      zunft edition show reconstruction --place l1
      zunft edition show reconstruction --title strasbourg
      zunft edition show reconstruction --title gilde --card m08
      zunft edition show my-box.toml --svg towns.svg
    """
    with one_sentence():
        title, found = load(name, title)
        for part, option in ((place, "place"), (card, "card")):
            if part and option != drawing_of(title).PART:
                fail(f"{part}: {found.name} is an edition of {title}, which has no --{option}")
        show_edition(drawing_of(title), found, place or card, svg)


@edition.command()
@click.argument("file", type=click.Path(path_type=Path))
@of_title
@click.option("--like", default="reconstruction", show_default=True, help="The edition to begin with.")
def new(file: Path, title: str, like: str) -> None:
    """Write FILE, a commented copy of an edition, to be changed; a file that is there is left alone.

    \b
    Example:
      zunft edition new my-box.toml --like reconstruction
      zunft edition new my-box.toml --title strasbourg
    """
    with one_sentence():
        text = renamed(load(like, title)[1].text, file)
        try:
            with file.open("x", encoding="utf-8", newline="\n") as opened:
                opened.write(text)
        except FileExistsError:
            fail(f"{file}: there is such a file already, and it is not overwritten")
        click.echo(f"{file}: change it, then try: zunft edition check {file}")


@edition.command()
@click.argument("old")
@click.argument("new")
@of_title
def diff(old: str, new: str, title: str) -> None:
    """Say what differs between two editions of one title: each a name, or a file.

    A line for each key: changed, added (+) or taken away (-).

    \b
    Example:
      zunft edition diff reconstruction my-box.toml
      zunft edition diff tiny reconstruction --title strasbourg
    """
    with one_sentence():
        (first, before), (second, after) = (sheet_of(each, title) for each in (old, new))
        if first != second:
            fail(f"{old} is an edition of {first}, and {new} of {second}: only two of one title compare.")
        found = differences(before, after)
    for each in found:
        click.echo(f"line {each.line:4} {each}")
    click.echo(f"{len(found)} differences" if len(found) != 1 else "1 difference")


def sheet_of(name_or_path: str, title: str) -> tuple[str, Sheet]:
    """A good edition, with its data and lines."""
    game = title_of(title)
    if name_or_path not in game.editions():
        title = load(name_or_path)[0]
    found = title_of(title).shelf.load(name_or_path)
    return title, parse(found.text, name_or_path)


@edition.command("print")
@click.argument("name")
@of_title
@click.option("--out", type=click.Path(path_type=Path), help="The folder.  [default: NAME-print]")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="Of the sheets.")
@click.option("--png", is_flag=True, help="Pictures for a virtual table instead of sheets.")
@language_option
def print_(name: str, title: str, out: Path | None, paper: str, png: bool, lang: str | None) -> None:
    """Print edition NAME (or a file): cards, tiles and boards as PDF sheets, or as PNG grids for a virtual table.

    Print the sheets on both sides, turned over the long edge, at 100 %; the marks in the margin say where to cut.
    The grids are as Tabletop Simulator takes them, with the numbers to type in.

    \b
    Example:
      zunft edition print my-box.toml
      zunft edition print my-box.toml --paper letter --lang de
      zunft edition print tiny --title gilde --png
    """
    with one_sentence():
        title, found = load(name, title)
        folder = out or Path(f"{found.name}-print")
        sets = printed_of(title, found, lang or language_of())
        write = write_grids if png else partial(write_sheets, name=f"{found.name}-{paper}", paper=paper)
        folder.mkdir(parents=True, exist_ok=True)
        write(sets, folder)


def printed_of(title: str, found: Any, language: str) -> Sequence[PrintedSet]:
    """What a title prints; the names on it are those of the edition."""
    game = title_of(title)
    if hasattr(found, "names"):
        know_names(title, found.name, found.names, found.abouts)
    sets: Sequence[PrintedSet] = game.module("printed").printed(found, Phrasing(language, game, found.name))
    return sets


def write_sheets(sets: Sequence[PrintedSet], folder: Path, name: str, paper: str) -> None:
    with print_extra():
        from zunft.cli.printing.sheets import Sheets
    sheets = Sheets(name, paper)
    for each in sets:
        sheets.add(each)
    file = folder / f"{name}.pdf"
    file.write_bytes(sheets.bytes())
    click.echo(f"{file}: {sheets.pdf.page} pages, {sum(len(each.pieces) for each in sets)} pieces")


def write_grids(sets: Sequence[PrintedSet], folder: Path) -> None:
    with print_extra():
        from zunft.cli.printing.grids import grids
    for each in sets:
        for name, image, about in grids(each):
            image.save(folder / name)
            click.echo(f"{folder / name}: {about}")


@contextmanager
def print_extra() -> Iterator[None]:
    """Pictures and PDF need packages that playing does not."""
    try:
        yield
    except ModuleNotFoundError as error:
        fail(f'The package {error.name} is missing; “pip install "zunft[print]"” brings it.')


@edition.command()
@of_title
@click.option("--out", type=click.Path(path_type=Path), help="Write it to this file.")
def schema(title: str, out: Path | None) -> None:
    """Print a JSON Schema for the editions of a title, so that an editor completes and checks while one types.

    An editor with a language server for TOML takes it from the first line of the edition. What it cannot know, such as
    whether two spaces overlap, `zunft edition check` says.

    \b
    Example:
      zunft edition schema --title gilde --out gilde.schema.json
    """
    text = json.dumps(title_of(title).module("schema").schema(), indent=2, ensure_ascii=False) + "\n"
    if out is None:
        click.echo(text, nl=False)
        return
    with one_sentence():
        out.write_text(text, encoding="utf-8", newline="\n")
    click.echo(f"{out}: write “#:schema ./{out.name}” as the first line of the edition beside it")


def load(name_or_path: str | Path, title: str = FIRST) -> tuple[str, Any]:
    """The title and the edition: one by its name in a title, or a file, which says itself what title it is of."""
    game = title_of(title)
    if isinstance(name_or_path, Path) or name_or_path not in game.editions():
        path = find(name_or_path, game.shelf.folder)
        sheet = parse(read(path), str(path))
        if sheet.title not in titles():
            known = f"{', '.join(titles()[:-1])} and {titles()[-1]}"
            raise sheet.where.at("title").error(f"only editions of {known} are known so far")
        title = sheet.title
    return title, title_of(title).shelf.load(name_or_path)


def drawing_of(title: str) -> Any:
    """The drawing module of a title; all have the same functions."""
    return title_of(title).module("drawing")


def show_edition(drawing: Any, found: Any, part: str | None, svg: Path | None) -> None:
    only = number_of(part, drawing.parts(found), found.name, drawing.PART) if part else None
    if svg:
        picture, what = drawing.as_picture(found, only)
        svg.write_text(picture, encoding="utf-8")
        click.echo(f"{svg}: {what} of {found.name}")
    else:
        draw(drawing.in_letters(found, only), drawing.plain)


def number_of(part: str, parts: Sequence[str], edition: str, what: str) -> int:
    if part in parts:
        return parts.index(part)
    fail(f"{part}: there is no such {what} in {edition}, only {', '.join(parts)}")


def draw(drawn: str, plain: Callable[[str], str]) -> None:
    """Write a drawing, in ASCII if the terminal supports nothing else."""
    try:
        drawn.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        drawn = plain(drawn.replace(" · ", " - "))
    click.echo(drawn)


def renamed(text: str, file: Path) -> str:
    """A copy has a name of its own, because a published edition never changes."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", file.stem):
        fail(f"{file}: call it with small letters, digits and hyphens, like my-box.toml")
    return re.sub(r'(?m)^name = ".*"$', f'name = "{file.stem}"', text, count=1)

"""`zunft edition`: look at the data files of a title, check them, and begin one of your own."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from zunft.engine.edition import EditionError, find, parse, read

if TYPE_CHECKING:
    from zunft.games.flanders.edition import FlandersEdition


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
        found = load(file)
        spaces = sum(int(mask).bit_count() - 1 for mask in found.board.base)
        click.echo(f"{file}: {found.name} is a good edition of flanders ({spaces} spaces, {found.hash[:12]})")


@edition.command()
@click.argument("name")
@click.option("--place", help="Only this board place, such as l1.")
@click.option("--svg", type=click.Path(path_type=Path), help="Write a picture to this file instead.")
def show(name: str, place: str | None, svg: Path | None) -> None:
    """Draw the towns of edition NAME (or of a file) in letters, or as a picture.

    \b
    Example:
      zunft edition show reconstruction --place l1
      zunft edition show my-box.toml --svg towns.svg
    """
    with one_sentence():
        found = load(name)
        layouts = [layout_of(found, place)] if place else list(range(len(found.places)))
        if svg:
            write_picture(found, layouts, svg)
        else:
            click.echo("\n\n".join(drawn(found, layout) for layout in layouts))


@edition.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--like", default="reconstruction", show_default=True, help="The edition to begin with.")
def new(file: Path, like: str) -> None:
    """Write FILE, a commented copy of an edition, to be changed; a file that is there is left alone.

    \b
    Example:
      zunft edition new my-box.toml --like reconstruction
    """
    with one_sentence():
        text = renamed(load(like).text, file)
        try:
            with file.open("x", encoding="utf-8", newline="\n") as opened:
                opened.write(text)
        except FileExistsError:
            fail(f"{file}: there is such a file already, and it is not overwritten")
        click.echo(f"{file}: change it, then try: zunft edition check {file}")


def load(name_or_path: str | Path) -> FlandersEdition:
    """An edition by name or file; only Flanders 1302 has editions so far."""
    from zunft.games.flanders import edition as flanders

    if isinstance(name_or_path, Path) or name_or_path not in flanders.editions():
        path = find(name_or_path, flanders.FOLDER)
        sheet = parse(read(path), str(path))
        if sheet.title != flanders.TITLE:
            raise sheet.where.at("title").error("only editions of flanders are known so far")
    return flanders.load(name_or_path)


def layout_of(found: FlandersEdition, place: str) -> int:
    if place in found.places:
        return found.places.index(place)
    fail(f"{place}: there is no such place in {found.name}, only {', '.join(found.places)}")


def drawn(found: FlandersEdition, layout: int) -> str:
    from zunft.games.flanders import drawing

    town = drawing.text(found, layout)
    caption = f"{found.places[layout]} · {found.place_names[layout]}"
    try:
        f"{town}{caption}".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return f"{caption.replace('·', '-')}\n\n{drawing.plain(town)}"
    return f"{caption}\n\n{town}"


def write_picture(found: FlandersEdition, layouts: list[int], file: Path) -> None:
    from zunft.games.flanders import drawing

    one_only = len(layouts) == 1
    file.write_text(drawing.svg(found, layouts[0]) if one_only else drawing.sheet(found), encoding="utf-8")
    click.echo(f"{file}: {'one town' if one_only else f'{len(layouts)} towns'} of {found.name}")


def renamed(text: str, file: Path) -> str:
    """A copy has a name of its own, because an edition that was published never changes."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", file.stem):
        fail(f"{file}: call it with small letters, digits and hyphens, like my-box.toml")
    return re.sub(r'(?m)^name = ".*"$', f'name = "{file.stem}"', text, count=1)


@contextmanager
def one_sentence() -> Iterator[None]:
    """What a person may do wrong is one sentence and exit code 2, never a traceback."""
    try:
        yield
    except EditionError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")


def fail(sentence: str) -> NoReturn:
    click.echo(sentence, err=True)
    sys.exit(2)

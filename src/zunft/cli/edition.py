"""`zunft edition`: look at the data files of a title, check them, and begin one of your own."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from zunft.cli.problems import fail, one_sentence
from zunft.engine.edition import find, parse, read

if TYPE_CHECKING:
    from zunft.games.flanders.edition import FlandersEdition
    from zunft.games.strasbourg.edition import StrasbourgEdition

    Edition = FlandersEdition | StrasbourgEdition

TITLES: Final = ("flanders", "strasbourg")

of_title = click.option(
    "--title", type=click.Choice(TITLES), default=TITLES[0], show_default=True, help="The game that has the name."
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
        found = load(file)
        click.echo(f"{file}: {found.name} is a good edition of {counted(found)}, {found.hash[:12]})")


@edition.command()
@click.argument("name")
@of_title
@click.option("--place", help="Only this board place of Flanders, such as l1.")
@click.option("--svg", type=click.Path(path_type=Path), help="Write a picture to this file instead.")
def show(name: str, title: str, place: str | None, svg: Path | None) -> None:
    """Draw the towns or the city of edition NAME (or of a file) in letters, or as a picture.

    \b
    Example:
      zunft edition show reconstruction --place l1
      zunft edition show reconstruction --title strasbourg
      zunft edition show my-box.toml --svg towns.svg
    """
    from zunft.games.flanders.edition import FlandersEdition

    with one_sentence():
        found = load(name, title)
        if isinstance(found, FlandersEdition):
            layouts = [layout_of(found, place)] if place else list(range(len(found.places)))
            show_towns(found, layouts, svg)
        elif place:
            fail(f"{place}: {found.name} has one city, and --place is for the towns of flanders")
        else:
            show_city(found, svg)


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
        text = renamed(load(like, title).text, file)
        try:
            with file.open("x", encoding="utf-8", newline="\n") as opened:
                opened.write(text)
        except FileExistsError:
            fail(f"{file}: there is such a file already, and it is not overwritten")
        click.echo(f"{file}: change it, then try: zunft edition check {file}")


def load(name_or_path: str | Path, title: str = TITLES[0]) -> Edition:
    """An edition by the name it has in a title, or from a file, which says itself what title it is of."""
    game = editions_of(title)
    if isinstance(name_or_path, Path) or name_or_path not in game.editions():
        path = find(name_or_path, game.FOLDER)
        sheet = parse(read(path), str(path))
        if sheet.title not in TITLES:
            raise sheet.where.at("title").error(f"only editions of {' and '.join(TITLES)} are known so far")
        game = editions_of(sheet.title)
    found: Edition = game.load(name_or_path)
    return found


def editions_of(title: str) -> Any:
    return import_module(f"zunft.games.{title}.edition")


def counted(found: Edition) -> str:
    """The title of an edition, and how much of a board there is in it."""
    from zunft.games.flanders.edition import FlandersEdition

    if isinstance(found, FlandersEdition):
        return f"flanders ({sum(int(mask).bit_count() - 1 for mask in found.board.base)} spaces"
    return f"strasbourg ({len(found.squares) - len(found.buildings)} squares"


def layout_of(found: FlandersEdition, place: str) -> int:
    if place in found.places:
        return found.places.index(place)
    fail(f"{place}: there is no such place in {found.name}, only {', '.join(found.places)}")


def show_towns(found: FlandersEdition, layouts: list[int], svg: Path | None) -> None:
    from zunft.games.flanders import drawing

    one_only = len(layouts) == 1
    if svg:
        svg.write_text(drawing.svg(found, layouts[0]) if one_only else drawing.sheet(found), encoding="utf-8")
        click.echo(f"{svg}: {'one town' if one_only else f'{len(layouts)} towns'} of {found.name}")
        return
    towns = (f"{found.places[n]} · {found.place_names[n]}\n\n{drawing.text(found, n)}" for n in layouts)
    draw("\n\n".join(towns), drawing.plain)


def show_city(found: StrasbourgEdition, svg: Path | None) -> None:
    from zunft.games.strasbourg import drawing

    if svg:
        svg.write_text(drawing.svg(found), encoding="utf-8")
        click.echo(f"{svg}: the city of {found.name}")
    else:
        draw(drawing.text(found), drawing.plain)


def draw(drawn: str, plain: Callable[[str], str]) -> None:
    """Writes a drawing, in ASCII where the terminal knows no more."""
    try:
        drawn.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        drawn = plain(drawn.replace(" · ", " - "))
    click.echo(drawn)


def renamed(text: str, file: Path) -> str:
    """A copy has a name of its own, because an edition that was published never changes."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", file.stem):
        fail(f"{file}: call it with small letters, digits and hyphens, like my-box.toml")
    return re.sub(r'(?m)^name = ".*"$', f'name = "{file.stem}"', text, count=1)

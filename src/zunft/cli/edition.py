"""`zunft edition`: look at the data files of a title, check them, and begin one of your own."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from zunft.cli.problems import fail, one_sentence
from zunft.engine.edition import find, parse, read

if TYPE_CHECKING:
    from zunft.games.flanders.edition import FlandersEdition
    from zunft.games.gilde.edition import GildeEdition
    from zunft.games.strasbourg.edition import StrasbourgEdition

TITLES: Final = ("flanders", "strasbourg", "gilde")

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
        title, found = load(file)
        click.echo(f"{file}: {found.name} is a good edition of {title} ({COUNTED[title](found)}, {found.hash[:12]})")


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
            if part and PARTS.get(title) != option:
                fail(f"{part}: {found.name} is an edition of {title}, which has no --{option}")
        SHOWN[title](found, place or card, svg)


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


def load(name_or_path: str | Path, title: str = TITLES[0]) -> tuple[str, Any]:
    """The title and the edition: one by its name in a title, or a file, which says itself what title it is of."""
    game = editions_of(title)
    if isinstance(name_or_path, Path) or name_or_path not in game.editions():
        path = find(name_or_path, game.FOLDER)
        sheet = parse(read(path), str(path))
        if sheet.title not in TITLES:
            known = f"{', '.join(TITLES[:-1])} and {TITLES[-1]}"
            raise sheet.where.at("title").error(f"only editions of {known} are known so far")
        title = sheet.title
    return title, editions_of(title).load(name_or_path)


def editions_of(title: str) -> Any:
    return import_module(f"zunft.games.{title}.edition")


# --- Flanders 1302 --------------------------------------------------------------------------------


def count_spaces(found: FlandersEdition) -> str:
    return f"{sum(int(mask).bit_count() - 1 for mask in found.board.base)} spaces"


def show_towns(found: FlandersEdition, place: str | None, svg: Path | None) -> None:
    from zunft.games.flanders import drawing

    layouts = [number_of(place, found.places, found.name, "place")] if place else list(range(len(found.places)))
    one_only = len(layouts) == 1
    if svg:
        write(svg, drawing.svg(found, layouts[0]) if one_only else drawing.sheet(found))
        click.echo(f"{svg}: {'one town' if one_only else f'{len(layouts)} towns'} of {found.name}")
        return
    towns = (f"{found.places[n]} · {found.place_names[n]}\n\n{drawing.text(found, n)}" for n in layouts)
    draw("\n\n".join(towns), drawing.plain)


# --- Strasbourg -----------------------------------------------------------------------------------


def count_squares(found: StrasbourgEdition) -> str:
    return f"{len(found.squares) - len(found.buildings)} squares"


def show_city(found: StrasbourgEdition, part: str | None, svg: Path | None) -> None:
    from zunft.games.strasbourg import drawing

    if svg:
        write(svg, drawing.svg(found))
        click.echo(f"{svg}: the city of {found.name}")
    else:
        draw(drawing.text(found), drawing.plain)


# --- The Guild ------------------------------------------------------------------------------------


def count_cards(found: GildeEdition) -> str:
    return f"{sum(found.board.cards.copies)} cards, {len(found.cards)} different ones"


def show_cards(found: GildeEdition, card: str | None, svg: Path | None) -> None:
    from zunft.games.gilde import drawing

    cards = [number_of(card, found.cards, found.name, "card")] if card else list(range(len(found.cards)))
    if svg:
        write(svg, drawing.svg(found, cards))
        click.echo(f"{svg}: {'one card' if card else f'{len(cards)} cards'} of {found.name}")
    else:
        draw(drawing.text(found, cards), drawing.plain)


# What each title counts, how it is drawn, and what part of it can be drawn alone.
COUNTED: Final[dict[str, Callable[[Any], str]]] = {
    "flanders": count_spaces,
    "strasbourg": count_squares,
    "gilde": count_cards,
}
SHOWN: Final[dict[str, Callable[[Any, str | None, Path | None], None]]] = {
    "flanders": show_towns,
    "strasbourg": show_city,
    "gilde": show_cards,
}
PARTS: Final = {"flanders": "place", "gilde": "card"}


def number_of(part: str, parts: Sequence[str], edition: str, what: str) -> int:
    if part in parts:
        return parts.index(part)
    fail(f"{part}: there is no such {what} in {edition}, only {', '.join(parts)}")


def write(file: Path, picture: str) -> None:
    file.write_text(picture, encoding="utf-8")


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

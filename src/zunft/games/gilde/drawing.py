"""Draws the cards of an edition: as a list for a terminal and as a sheet in SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Final

from zunft.games.gilde import constants as c
from zunft.games.gilde.acts import TYPES
from zunft.games.gilde.edition import ENGLISH, GildeEdition

WIDEST: Final = 80  # columns of a terminal
INDENT: Final = 6  # columns before the rules of a card
NAMED: Final = 30  # columns for its name
LETTERS: Final = "BNEDPAMIT"  # of the types, so that no colour is needed
ASCII: Final = str.maketrans({"─": "-", "×": "x", "·": "-", "’": "'", "–": "-"})

WIDE: Final = 126  # SVG lengths of a card
HIGH: Final = 176
GAP: Final = 8
MARGIN: Final = 22
HEAD: Final = 26  # above the cards: the name of the edition
FOOT: Final = 26  # below them: what the letters mean
ACROSS: Final = 8  # cards in a row of a sheet
LINE: Final = 8.4  # between two lines of the rules
LETTERS_IN_LINE: Final = 29
LONGEST_NAME: Final = 15  # letters that fit beside a type's letter in the usual size
INK: Final = "#3d2b1c"
TINTS: Final = (
    "#e6b9a2",  # businesses
    "#f0dda2",  # annexes
    "#ced7ae",  # extensions
    "#cdd0cf",  # districts
    "#dcc3cd",  # persons
    "#cbb791",  # artefacts
    "#b9cbd9",  # measures
    "#d6c7e2",  # instants
    "#e9e2d0",  # the Town Hall
)
FONT: Final = "font-family=\"Georgia, 'DejaVu Serif', serif\""
STYLE: Final = f"""<style>
.card {{ fill: #fbf4e2; stroke: {INK}; stroke-width: 1.4 }}
.band {{ stroke: {INK}; stroke-width: 0.8 }}
.seal {{ fill: #fbf4e2; stroke: {INK}; stroke-width: 0.9 }}
.coin {{ fill: #f6e3a3; stroke: {INK}; stroke-width: 0.9 }}
.frame {{ fill: none; stroke: {INK}; stroke-width: 1.4 }}
.fine {{ stroke-width: 0.5 }}
text {{ fill: {INK}; text-anchor: middle; font-size: 9px }}
.letter {{ font-weight: bold }}
.title {{ font-size: 14px; font-style: italic }}
.name {{ font-weight: bold; font-size: 9px }}
.long {{ font-size: 7px }}
.rule {{ text-anchor: start; font-size: 7px }}
.small {{ font-size: 7px }}
</style>"""


# --- in letters -----------------------------------------------------------------------------------


def text(edition: GildeEdition, cards: Sequence[int] | None = None, language: str = "en") -> str:
    """The cards, or these of them, one below the other under their types."""
    shown = range(len(edition.cards)) if cards is None else cards
    drawn, before = list[str](), c.NONE
    for card in shown:
        type_ = int(edition.board.cards.type_[card])
        if type_ != before:
            drawn += ["", heading(type_)] if drawn else [heading(type_)]
            before = type_
        drawn += entry(edition, card, language)
    return "\n".join(drawn)


def heading(type_: int) -> str:
    return f"── {type_name(type_)} ".ljust(WIDEST, "─")


def entry(edition: GildeEdition, card: int, language: str) -> list[str]:
    """A line of names and numbers, what the card needs, and its rules."""
    cards, key = edition.board.cards, edition.cards[card]
    name = spoken(edition.names["card"][key], language)
    numbers = f"cost {cards.cost[card]:>2}  value {cards.value[card]:>2}  ×{cards.copies[card]}"
    line = f"{key:<{INDENT - 1}} {name:<{NAMED}} {numbers}  {profession(edition, card, language)}".rstrip()
    said = [*needs(edition, card, language), spoken(edition.abouts["card"][key], language)]
    pad = " " * INDENT
    return [line, *(part for each in said for part in wrap(each, WIDEST, initial_indent=pad, subsequent_indent=pad))]


def profession(edition: GildeEdition, card: int, language: str) -> str:
    number = int(edition.board.cards.profession[card])
    return "" if number == c.NONE else spoken(edition.names["profession"][edition.professions[number]], language)


def needs(edition: GildeEdition, card: int, language: str) -> list[str]:
    """What a player must have to play a card; what its rules say themselves is left out."""
    cards = edition.board.cards
    title, favour = int(cards.needs_title[card]), int(cards.needs_favour[card])
    found = [spoken(edition.names["title"][edition.titles[title]], language)] if title else []
    found += [f"favour {favour}"] if favour != c.NONE else []
    found += [f"{cards.needs_businesses[card]} businesses"] if cards.needs_businesses[card] else []
    return [f"Needs {', '.join(found)}"] if found else []


def spoken(said: Mapping[str, str], language: str) -> str:
    """In a language, or in English where nobody has written it in that one."""
    return said.get(language) or said[ENGLISH]


def type_name(type_: int) -> str:
    return list(TYPES)[type_]


def plain(drawing: str) -> str:
    """A drawing for terminals that know ASCII only."""
    return drawing.translate(ASCII).encode("ascii", "replace").decode()


# --- as a picture ---------------------------------------------------------------------------------


def svg(edition: GildeEdition, cards: Sequence[int] | None = None, language: str = "en") -> str:
    """A sheet with the cards, or with these of them."""
    shown = list(range(len(edition.cards)) if cards is None else cards)
    columns, rows = min(ACROSS, len(shown)), -(-len(shown) // ACROSS)
    width = columns * (WIDE + GAP) - GAP + 2 * MARGIN
    height = rows * (HIGH + GAP) - GAP + 2 * MARGIN + HEAD + FOOT
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {FONT}>',
        STYLE,
        f'<rect width="{width}" height="{height}" fill="#f3e6c8"/>',
        f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" class="frame"/>',
        said((width / 2, 30), f"The Guild · {edition.name}" if columns > 1 else edition.name, "title"),
    ]
    for at, card in enumerate(shown):
        x, y = MARGIN + at % ACROSS * (WIDE + GAP), MARGIN + HEAD + at // ACROSS * (HIGH + GAP)
        drawn += [f'<g transform="translate({x} {y})">', *drawn_card(edition, card, language), "</g>"]
    types = sorted({int(edition.board.cards.type_[card]) for card in shown})
    legend = "  ·  ".join(f"{LETTERS[type_]} {type_name(type_)}" for type_ in types)
    return "\n".join([*drawn, said((width / 2, height - 18), legend, "legend")]) + "\n</svg>\n"


@dataclass(frozen=True)
class CardWords:
    """What a card says in another language than English besides what is in the file."""

    foot: str
    needs: Sequence[str]


def drawn_card(edition: GildeEdition, card: int, language: str, about: CardWords | None = None) -> list[str]:
    """A frame, a band in the colour of the type with its letter and the name, the rules, and the numbers below."""
    cards, key = edition.board.cards, edition.cards[card]
    name, type_ = spoken(edition.names["card"][key], language), int(cards.type_[card])
    bottom = HIGH - 14
    return [
        f'<rect width="{WIDE}" height="{HIGH}" rx="7" class="card"/>',
        f'<rect x="4" y="4" width="{WIDE - 8}" height="20" rx="4" fill="{TINTS[type_]}" class="band"/>',
        '<circle cx="15" cy="14" r="7.5" class="seal"/>',
        said((15, 14), LETTERS[type_], "letter"),
        said(((WIDE + 20) / 2, 14), name, "name" if len(name) <= LONGEST_NAME else "name long"),
        *written(edition, card, language, needs(edition, card, language) if about is None else about.needs),
        f'<circle cx="16" cy="{bottom}" r="9" class="coin"/>',
        said((16, bottom), str(cards.cost[card]), "letter"),
        said((WIDE / 2, bottom), f"{key} ×{cards.copies[card]}" if about is None else about.foot, "small"),
        f'<rect x="{WIDE - 25}" y="{bottom - 9}" width="18" height="18" class="seal"/>',
        said((WIDE - 16, bottom), str(cards.value[card]), "letter"),
    ]


def written(edition: GildeEdition, card: int, language: str, needed: Sequence[str]) -> list[str]:
    """Whose business it is, what it needs, and its rules, in short lines."""
    own = profession(edition, card, language)
    parts = [*([own] if own else []), *needed]
    parts.append(spoken(edition.abouts["card"][edition.cards[card]], language))
    lines = [line for part in parts for line in wrap(part, LETTERS_IN_LINE)]
    return [said((8, 36 + LINE * number), line, "rule") for number, line in enumerate(lines)]


def said(point: tuple[float, float], words: str, style: str) -> str:
    return f'<text x="{point[0]:g}" y="{point[1] + 3:g}" class="{style}">{escape(words)}</text>'


# --- for `zunft edition` --------------------------------------------------------------------------

PART: Final = "card"  # what can be drawn alone
IS_BOARD: Final = False  # what a notebook shows of a table: cards are none


def parts(edition: GildeEdition) -> Sequence[str]:
    return edition.cards


def counted(edition: GildeEdition) -> str:
    return f"{sum(edition.board.cards.copies)} cards, {len(edition.cards)} different ones"


def in_letters(edition: GildeEdition, only: int | None) -> str:
    return text(edition, None if only is None else [only])


def as_picture(edition: GildeEdition, only: int | None) -> tuple[str, str]:
    """The picture, and what is on it."""
    if only is None:
        return svg(edition), f"{len(edition.cards)} cards"
    return svg(edition, [only]), "one card"

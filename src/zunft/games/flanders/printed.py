"""Flanders 1302 on paper: the towns, the districts that fit into their spaces, and the golden and silver cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zunft.engine.printed import (
    CARD,
    INK,
    MOST_HIGH,
    MOST_WIDE,
    PlainCard,
    PrintedFace,
    PrintedSet,
    Words,
    back,
    face,
    ground,
    said,
)
from zunft.games.flanders import drawing
from zunft.games.flanders.board import GOLDEN_KINDS, RECTANGLE, SQUARE, TRIANGLE
from zunft.games.flanders.constants import CHURCH
from zunft.games.flanders.edition import SPECIALS, FlandersEdition

GUILDS: Final = 4  # of players; the coats after them are nobody's own
UNIT: Final = 12.0  # millimetres at most
COATS: Final = ("#1f4f8f", "#ebbe45", "#5fae95", "#a12b2b", "#666870", "#d9cba8")
ON_COATS: Final = ("#fbf6ea", "#1c1510", "#1c1510", "#fbf6ea", "#fbf6ea", "#1c1510")
SHAPES: Final = {SQUARE: "squares", RECTANGLE: "rectangles", TRIANGLE: "triangles"}
GOLDEN: Final = ("influence", "site", "pickup", "cathedral", "master")
GOLD, SILVER = "#b98a1c", "#62646b"


def printed(edition: FlandersEdition, words: Words) -> list[PrintedSet]:
    unit = unit_of(edition)
    return [
        towns(edition, words, unit),
        centres(edition, words, unit),
        *(each for shape in SHAPES if (each := districts(edition, words, shape, unit)).faces),
        *golden(edition, words),
        *silver(edition, words),
    ]


def extents(edition: FlandersEdition) -> list[tuple[int, int, int, int]]:
    return [
        drawing.extent([edition.polygons[place][slot] for slot in drawing.slots_in(edition, place, None)])
        for place in range(len(edition.places))
    ]


def unit_of(edition: FlandersEdition) -> float:
    """One for all towns, so that every district fits everywhere; the largest town fits on a page, with what churches
    may add."""
    room = 2 * drawing.MARGIN
    sizes = [(right - left + room, bottom - top + room) for left, top, right, bottom in extents(edition)]
    wide, high = max(width for width, _ in sizes), max(height for _, height in sizes)
    return min(UNIT, MOST_WIDE / wide, MOST_HIGH / high)


def towns(edition: FlandersEdition, words: Words, unit: float) -> PrintedSet:
    boxes = extents(edition)
    room = 2 * drawing.MARGIN
    wide = max(right - left for left, _, right, _ in boxes) + room
    high = max(bottom - top for _, top, _, bottom in boxes) + room
    scale, faces = unit / drawing.UNIT, []
    for place, (left, top, right, bottom) in enumerate(boxes):
        x, y = (wide - left - right) / 2 * drawing.UNIT, (high - top - bottom) / 2 * drawing.UNIT
        moved = f'<g transform="scale({scale:g}) translate({x:g} {y:g})">{drawing.town(edition, place)}</g>'
        name = f"{edition.places[place]} · {words.name('place', edition.places[place])}"
        caption = said(wide * unit / 2, high * unit - 4, 5, name)
        faces.append(PrintedFace(edition.places[place], f"{drawing.STYLE}{moved}{caption}"))
    return PrintedSet("towns", (round(wide * unit, 2), round(high * unit, 2)), faces)


def centres(edition: FlandersEdition, words: Words, unit: float) -> PrintedSet:
    """The centre of each town, with its coat and its printed guild masters; towns are in the order of their coats."""
    size = (2 * unit, 2 * unit)
    faces = [
        PrintedFace(town, tile(size, SQUARE, coat, words.name("town", town), int(edition.board.centre_masters[coat])))
        for coat, town in enumerate(edition.towns)
    ]
    return PrintedSet("centres", size, faces, tile(size, SQUARE, -1, "", 0))


# --- districts ------------------------------------------------------------------------------------


def districts(edition: FlandersEdition, words: Words, shape: int, unit: float) -> PrintedSet:
    size = (2 * unit, unit if shape == RECTANGLE else 2 * unit)
    stock, faces = edition.board.stock, []
    for coat, key in enumerate(edition.coats):
        for master in (0, 1):
            if many := int(stock[6 * coat + 2 * shape + master]):
                name = f"{key}plus1" if master else key
                faces.append(PrintedFace(name, tile(size, shape, coat, words.name("coat", key), master), many))
    faces += special_churches(edition, words, shape, size)
    return PrintedSet(SHAPES[shape], size, faces, tile(size, shape, -1, "", 0))


def special_churches(
    edition: FlandersEdition, words: Words, shape: int, size: tuple[float, float]
) -> Iterator[PrintedFace]:
    """A, C and D lie on squares, B on a triangle."""
    for bit, letter in enumerate(SPECIALS):
        if edition.board.specials >> bit & 1 and shape == (TRIANGLE if letter == "b" else SQUARE):
            key = f"church-{letter}"
            yield PrintedFace(key, tile(size, shape, CHURCH, words.name("coat", "church"), 0, letter.upper()))


def tile(size: tuple[float, float], shape: int, coat: int, name: str, master: int, sign: str = "") -> str:
    """A district of a coat; -1 is the back of all."""
    width, height = size
    fill, ink = (COATS[coat], ON_COATS[coat]) if coat >= 0 else ("#8a7350", "#fbf6ea")
    corners = f"0,0 {width:g},{height:g} 0,{height:g}" if shape == TRIANGLE else ""
    if coat < 0:  # its back lies the other way round
        corners = f"{width:g},0 {width:g},{height:g} 0,{height:g}" if shape == TRIANGLE else ""
    edge = f'fill="{fill}" stroke="{INK}" stroke-width="0.4"'
    drawn = [f'<polygon points="{corners}" {edge}/>' if corners else ground(size, fill)]
    x, y = (width * (0.36 if coat >= 0 else 0.64), height * 0.7) if corners else (width / 2, height / 2)
    lines = name.split()
    letters = min(3.0, 1.4 * width * (0.6 if corners else 0.9) / max(map(len, lines), default=1))
    for at, word in enumerate(lines):
        drawn.append(said(x, y + 1.1 * letters * (at - (len(lines) - 1) / 2), letters, word, fill=ink))
    if marks := "●" * master or sign:
        away = min(1.1 * letters * len(lines) / 2 + 1.8, height / 2 - 1.6)
        drawn.append(said(x, y + away if corners else y - away, 2.8, marks, "bold", ink))
    return "".join(drawn)


# --- cards ----------------------------------------------------------------------------------------


def golden(edition: FlandersEdition, words: Words) -> Iterator[PrintedSet]:
    """The two halves have backs of their own: half a lies on top of half b."""
    kinds = (*edition.towns, *GOLDEN)
    for half, letter in enumerate("ab"):
        counts = edition.board.golden[half * GOLDEN_KINDS : (half + 1) * GOLDEN_KINDS]
        faces = [
            PrintedFace(key, face(CARD, PlainCard(words.name("golden", key), (), letter.upper(), "#e9be57")), int(many))
            for key, many in zip(kinds, counts, strict=True)
            if many
        ]
        yield PrintedSet(f"golden-{letter}", CARD, faces, back(CARD, letter.upper(), GOLD))


def silver(edition: FlandersEdition, words: Words) -> Iterator[PrintedSet]:
    """F-010. Of each player: a card of each town, a building site, a pick-up, and influence."""
    own = {**dict.fromkeys((*edition.towns, "site", "pickup"), 1), "influence": int(edition.board.influence)}
    for guild in range(GUILDS):
        coat = words.name("coat", edition.coats[guild])
        names = {key: words.name("golden", key) for key in own}
        faces = [
            PrintedFace(key, face(CARD, PlainCard(names[key], [coat], "", "#cfd2d6")), many)
            for key, many in own.items()
            if many
        ]
        yield PrintedSet(f"silver-{edition.coats[guild]}", CARD, faces, back(CARD, coat.split()[0], COATS[guild]))

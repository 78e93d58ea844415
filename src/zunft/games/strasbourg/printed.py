"""Strasbourg on paper: the city, tasks, round cards, influence cards, goods and edifices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zunft.engine.printed import (
    CARD,
    MOST_HIGH,
    MOST_WIDE,
    SMALL,
    PlainCard,
    PrintedFace,
    PrintedSet,
    Words,
    back,
    face,
)
from zunft.games.strasbourg import drawing
from zunft.games.strasbourg.edition import StrasbourgEdition
from zunft.games.strasbourg.terminal.tables import KIND_NAMES, condition

SEATS: Final = ("#dd7e28", "#2b2724", "#b98a1c", "#276b49", "#5c8fdb")  # the backs of the players' cards
TILE: Final = (24.0, 24.0)
GOODS_OF_A_KIND: Final = 5
RIM: Final = 40  # around the city, in the units of its drawing


def printed(edition: StrasbourgEdition, words: Words) -> list[PrintedSet]:
    return [
        city(edition),
        tasks(edition, words),
        rounds(edition, words),
        *influence(edition, words),
        goods(edition, words),
        edifices(edition, words),
    ]


def city(edition: StrasbourgEdition) -> PrintedSet:
    """As large as fits on a page."""
    width, height = (
        number * drawing.UNIT + 2 * RIM for number in (int(edition.board.columns), int(edition.board.rows))
    )
    scale = min(MOST_WIDE / width, MOST_HIGH / height)
    size = (round(width * scale, 2), round(height * scale, 2))
    moved = f'<g transform="scale({scale:g}) translate({RIM} {RIM})">{"".join(drawing.places(edition))}</g>'
    drawn = f"{drawing.defs()}{drawing.STYLE}{moved}"
    return PrintedSet("city", size, [PrintedFace("city", drawn)])


def tasks(edition: StrasbourgEdition, words: Words) -> PrintedSet:
    faces = [
        PrintedFace(key, face(CARD, PlainCard(words.name("task", key), asked(edition, words, at), f"+{points}")))
        for at, (key, points) in enumerate(zip(edition.tasks, edition.board.task_points, strict=True))
    ]
    return PrintedSet("tasks", CARD, faces, back(CARD, words.title_name(), "#713a6f"))


def asked(edition: StrasbourgEdition, words: Words, task: int) -> Iterator[str]:
    """What a task asks for; where that depends on how many play, a line for each."""
    board = edition.board
    if KIND_NAMES[int(board.task_kind[task])] != "council":
        yield condition(edition, words, task, int(board.task_least[task]))
        return
    for seats in (3, 4, 5):
        yield f"{seats}: {condition(edition, words, task, int(board.council_least[seats]))}"


def rounds(edition: StrasbourgEdition, words: Words) -> PrintedSet:
    guilds = edition.board.round_guilds
    faces = [
        PrintedFace(
            key, face(SMALL, PlainCard("B · D · F", [words.name("guild", edition.guilds[each]) for each in of]))
        )
        for key, of in ((key, guilds[3 * at : 3 * at + 3]) for at, key in enumerate(edition.cards))
    ]
    return PrintedSet("rounds", SMALL, faces, back(SMALL, words.title_name(), "#b54c39"))


def influence(edition: StrasbourgEdition, words: Words) -> Iterator[PrintedSet]:
    """A deck for each player, told apart by its back and by the number of the seat."""
    many = edition.board.influence
    for seat, tint in enumerate(SEATS):
        name = words(f"strasbourg-player-{seat}")
        faces = [
            PrintedFace(str(value), face(SMALL, PlainCard(name, (), str(value))), int(many[value]))
            for value in range(1, len(many))
            if many[value]
        ]
        yield PrintedSet(f"influence-{seat}", SMALL, faces, back(SMALL, name, tint))


def goods(edition: StrasbourgEdition, words: Words) -> PrintedSet:
    """As many of each kind as there are players."""
    faces = [
        PrintedFace(
            key,
            face(TILE, PlainCard(words.name("goods", key), (), str(price), drawing.TINTS[at])),
            GOODS_OF_A_KIND,
        )
        for at, (key, price) in enumerate(zip(edition.goods, edition.board.goods, strict=True))
    ]
    return PrintedSet("goods", TILE, faces, back(TILE, "", "#62a791"))


def edifices(edition: StrasbourgEdition, words: Words) -> PrintedSet:
    faces = [
        PrintedFace(key, face(TILE, PlainCard(words.name("edifice", key), (), str(value), drawing.PLACE)))
        for key, value in zip(edition.edifices, edition.board.edifices, strict=True)
    ]
    return PrintedSet("edifices", TILE, faces, back(TILE, "", "#8f5a00"))

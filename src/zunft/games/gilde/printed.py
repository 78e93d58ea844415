"""The cards of The Guild for paper: the deck, and what professions do."""

from __future__ import annotations

from zunft.engine.printed import CARD, PAPER, PlainCard, PrintedFace, PrintedSet, Words, back, face, ground
from zunft.games.gilde import drawing
from zunft.games.gilde.acts import TYPES
from zunft.games.gilde.edition import GildeEdition
from zunft.games.gilde.terminal.cards import CardTexts

EDGE = 2.4  # millimetres around a card, so that a crooked cut does no harm
DECK, PROFESSIONS = "#5e666f", "#3665a9"  # of the backs


def printed(edition: GildeEdition, words: Words) -> list[PrintedSet]:
    return [deck(edition, words), professions(edition, words)]


def deck(edition: GildeEdition, words: Words) -> PrintedSet:
    texts, copies = CardTexts(edition, words), edition.board.cards.copies
    scale = (CARD[0] - 2 * EDGE) / drawing.WIDE
    top = (CARD[1] - drawing.HIGH * scale) / 2
    place = f'transform="translate({EDGE:g} {top:g}) scale({scale:g})"'
    under = f"{drawing.STYLE}{ground(CARD, PAPER)}"
    faces = [
        PrintedFace(key, f"{under}<g {place}>{card(edition, texts, at, words.language)}</g>", int(copies[at]))
        for at, key in enumerate(edition.cards)
    ]
    return PrintedSet("cards", CARD, faces, back(CARD, words.title_name(), DECK))


def card(edition: GildeEdition, texts: CardTexts, number: int, language: str) -> str:
    type_ = list(TYPES)[int(edition.board.cards.type_[number])]
    needs = texts.needs(number).lstrip(", ")
    about = drawing.CardWords(texts.words.name("type", type_), [needs[:1].upper() + needs[1:]] if needs else [])
    return "".join(drawing.drawn_card(edition, number, language, about))


def professions(edition: GildeEdition, words: Words) -> PrintedSet:
    faces = [
        PrintedFace(key, face(CARD, PlainCard(words.name("profession", key), [words.about("profession", key)])))
        for key in edition.professions
    ]
    return PrintedSet("professions", CARD, faces, back(CARD, words.title_name(), PROFESSIONS))

"""The cards of the market on paper."""

from __future__ import annotations

from tests.titles.market.constants import CARDS
from tests.titles.market.edition import MarketEdition

from zunft.engine.printed import CARD, PlainCard, PrintedFace, PrintedSet, Words, back, face


def printed(edition: MarketEdition, words: Words) -> list[PrintedSet]:
    faces = [
        PrintedFace(
            key, face(CARD, PlainCard(words.name("card", key), (), str(edition.prices[at]))), edition.counts[at]
        )
        for at, key in enumerate(CARDS)
        if edition.counts[at]
    ]
    return [PrintedSet("cards", CARD, faces, back(CARD, edition.name, "#5e666f"))]

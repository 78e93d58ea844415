"""The editions of the market: how many cards of each kind, what they sell for, and a few numbers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.titles.market.constants import CARDS

from zunft.engine.edition import Sheet, Shelf, Where, need_int, need_keys, need_list
from zunft.engine.title import Edition

FOLDER: Final = Path(__file__).parent / "editions"
NUMBERS: Final = ("coins", "loot", "goal", "rounds")
MOST: Final = 99


@dataclass(frozen=True)
class MarketEdition(Edition):
    name: str
    counts: list[int]
    prices: list[int]
    coins: int
    loot: int
    goal: int
    rounds: int
    text: str
    hash: str

    @property
    def board(self) -> MarketEdition:
        """The numbers that the compiled parts of other titles read; here they are the edition itself."""
        return self


def make(sheet: Sheet) -> MarketEdition:
    """An edition from a sheet whose head is checked already."""
    cards = need_keys(sheet.where.at("cards"), sheet.data["cards"], CARDS)
    rows = [check_card(sheet.where.at("cards", card), cards[card]) for card in CARDS]
    numbers = need_keys(sheet.where.at("numbers"), sheet.data["numbers"], NUMBERS)
    checked = {key: need_int(sheet.where.at("numbers", key), numbers[key], 1, MOST) for key in NUMBERS}
    counts, prices = ([row[which] for row in rows] for which in (0, 1))
    return MarketEdition(sheet.name, counts, prices, **checked, text=sheet.text, hash=sheet.hash)


def check_card(where: Where, value: object) -> list[int]:
    return [need_int(where.at(at), number, 0, MOST) for at, number in enumerate(need_list(where, value, 2, 2))]


SHELF: Final = Shelf("market", FOLDER, ("cards", "numbers"), make)

"""What an edition of the market looks like, for `zunft edition`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.titles.market.constants import CARDS
from tests.titles.market.edition import MarketEdition

PART: Final = "card"  # what can be drawn alone


def parts(edition: MarketEdition) -> Sequence[str]:
    return CARDS


def counted(edition: MarketEdition) -> str:
    return f"{sum(edition.counts)} cards"


def in_letters(edition: MarketEdition, only: int | None) -> str:
    chosen = range(len(CARDS)) if only is None else [only]
    return "\n".join(f"{edition.counts[kind]} × {CARDS[kind]}" for kind in chosen)


def as_picture(edition: MarketEdition, only: int | None) -> tuple[str, str]:
    """The picture, and what is on it."""
    what = "the deck" if only is None else CARDS[only]
    return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{in_letters(edition, only)}</text></svg>', what


def plain(drawing: str) -> str:
    return drawing.replace("×", "x")

"""What the terminal asks of the command line: sentences and names in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Phrasing(Protocol):
    """The command line's sentences in the reader's language."""

    def __call__(self, message: str, **things: object) -> str: ...

    def name(self, kind: str, key: str) -> str: ...


def colour(words: Phrasing, seat: int) -> str:
    """A member in the city: its colour in capitals."""
    return words(f"strasbourg-player-{seat}").upper()


def sum_of(cards: Iterable[int]) -> str:
    """Influence cards as they are typed in a plan: 3+2."""
    return "+".join(map(str, cards))

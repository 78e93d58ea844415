"""What the terminal asks of the command line: sentences, names and rules texts in the reader's language."""

from __future__ import annotations

from typing import Any, Protocol


class Phrasing(Protocol):
    """The command line's sentences in the reader's language."""

    def __call__(self, message: str, **things: object) -> str: ...

    def name(self, kind: str, key: str) -> str: ...

    def about(self, kind: str, key: str) -> str: ...


def card_name(words: Phrasing, key: str) -> str:
    """A card with the key that moves call it by: Bakery b02."""
    return f"{words.name('card', key)} {key}"


def amount(numbers: Any, name: str) -> int:
    """One of a player's statistics."""
    return int(numbers[name]["n"])


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")

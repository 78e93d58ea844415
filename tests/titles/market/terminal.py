"""The market in plain sentences; all from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zunft.engine.title import View


class Terminal:
    """What somebody who plays by sentences is shown of a table; there is no board to draw."""

    counted: frozenset[str] = frozenset()

    def __init__(self, edition: Any, words: Any) -> None:
        self.words = words

    def names(self, view: View) -> list[str]:
        return [f"Trader {seat}" for seat in range(view["seats"])]

    def topic(self, view: View) -> str | None:
        return None

    def places(self, view: View) -> list[str]:
        return ["market"]

    def is_new(self, before: View, after: View) -> bool:
        return before != after

    def note(self, view: View, move: str) -> str:
        return ""

    def explained(self, view: View, word: str) -> list[str]:
        return []

    def changed(self, before: View, after: View) -> list[str | None]:
        return [None] if before["market"] != after["market"] else []

    def board(self, view: View, columns: int) -> list[Any]:
        return []

    def look(self, view: View, place: str, columns: int) -> list[Any]:
        return []

    def described(self, view: View, place: str | None = None) -> list[str]:
        return [f"Market: {self._cards(view['market'])}."]

    def tables(self, view: View) -> list[str]:
        return []

    def summary(self, view: View, names: Sequence[str]) -> list[str]:
        """The hands as far as they are known, and what the own seat has besides."""
        hands = [
            f"{name}: {hand['count']} cards, known {', '.join(hand['known']) or '–'}"
            for name, hand in zip(names, view["hands"], strict=True)
        ]
        own = [f"You have {view['coins']} coins and drew {view['drawn']}."] if view["seat"] is not None else []
        return [*hands, *own]

    def _cards(self, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{self.words.name('card', card)} {count}" for card, count in counts.items())

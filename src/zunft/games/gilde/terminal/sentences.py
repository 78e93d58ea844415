"""Players and cards in sentences, for ears and for a closer look, and where a number comes from."""

from __future__ import annotations

from typing import Any, Final

from zunft.engine.title import View
from zunft.games.gilde.edition import GildeEdition
from zunft.games.gilde.terminal.cards import CardTexts
from zunft.games.gilde.terminal.phrasing import Phrasing, amount, signed
from zunft.games.gilde.terminal.tables import PROTECTIONS, ROOM, Tables

PLAIN: Final = ("income", "upkeep", "votes", "favour", *PROTECTIONS, "hand-limit")


class Sentences:
    """Says what a view shows of players and cards."""

    def __init__(self, edition: GildeEdition, words: Phrasing, cards: CardTexts, counts: Tables) -> None:
        self.edition = edition
        self.words = words
        self.cards = cards
        self.counts = counts

    def described(self, view: View, place: str | None = None) -> list[str]:
        """Everybody's numbers and the piles; of one player everything; of a card what is printed."""
        if place in self.edition.cards:
            return self.card(view, str(place))
        if place is not None:
            return self.player(view, int(place))
        numbers = [self.numbers(view["players"][seat], self.name(seat)) for seat in range(view["seats"])]
        return [*numbers, *self.counts.tables(view)]

    def name(self, seat: int) -> str:
        return self.words(f"gilde-player-{seat}")

    def names(self, view: View) -> list[str]:
        return [self.name(seat) for seat in range(view["seats"])]

    def card(self, view: View, key: str) -> list[str]:
        own = view["seat"]
        return self.cards.whole(key, view["players"][own] if own is not None else None)

    def player(self, view: View, seat: int) -> list[str]:
        """A player's facts, numbers, debts, and every card in front with its rules."""
        player, names = view["players"][seat], self.names(view)
        owed = [self.counts.owes(owed, names) for owed in view["owed"] if seat in {owed["seat"], owed["to"]}]
        kinds = dict.fromkeys(card["card"] for card in player["table"])
        cards = [line for key in kinds for line in self.cards.whole(key, None)]
        return [*self.counts.player(view, seat, names).split("\n"), self.numbers(player, names[seat]), *owed, *cards]

    def numbers(self, player: View, name: str) -> str:
        """G-009. A player's numbers in a row."""
        said = [f"{self.words.name('stat', key)} {amount(player['numbers'], key)}" for key in PLAIN]
        said += [f"{self.words(f'gilde-row-{name}')} {self.counts.cell(player, name)}" for name in ROOM]
        return self.words("gilde-numbers", name=name, numbers=", ".join(said))

    # --- why a number is what it is ---------------------------------------------------------------

    def explained(self, view: View, text: str) -> list[str]:
        """``income``, ``income 2`` or a card: the parts of a number, or what is printed."""
        word, _, last = text.rpartition(" ")
        word, seat = (word, int(last)) if last.isdigit() and word else (text, view["seat"])
        if text in self.edition.cards:
            return self.card(view, text)
        if not 0 <= (seat if seat is not None else 0) < view["seats"]:
            return []
        numbers = view["players"][seat or 0]["numbers"]
        found = [key for key in numbers if self.is_called(key, word)]
        return [self.parts(numbers[key], key, self.name(seat or 0)) for key in found]

    def is_called(self, key: str, word: str) -> bool:
        """By its key, its name, or the beginning of either."""
        return bool(word) and any(name.startswith(word) for name in (key, self.words.name("stat", key).lower()))

    def parts(self, number: Any, key: str, name: str) -> str:
        said = [f"{signed(part['n'])} {self.source(part)}" for part in number["from"]]
        parts = ", ".join(said) or self.words("gilde-nothing")
        return self.words("gilde-why", name=name, stat=self.words.name("stat", key), n=number["n"], parts=parts)

    def source(self, part: Any) -> str:
        if part["source"] == "rules":
            return self.words("gilde-by-rules")
        return self.words.name("card" if part["source"] == "lasting" else part["source"], part["key"])

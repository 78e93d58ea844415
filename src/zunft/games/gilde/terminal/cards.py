"""What a card costs, needs and says, for one player as things stand."""

from __future__ import annotations

from typing import Any, Final

from zunft.engine.title import View
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import S_N, S_STAT, STATIC
from zunft.games.gilde.edition import GildeEdition
from zunft.games.gilde.notation import TYPES
from zunft.games.gilde.terminal.phrasing import Phrasing, amount

COSTS: Final = {c.RESIDENCE: "cost-residence"} | {type_: f"cost-{name}" for type_, name in enumerate(TYPES)}


class CardTexts:
    """Cards of an edition in words; costs are those of the player in whose view they are read."""

    def __init__(self, edition: GildeEdition, words: Phrasing) -> None:
        self.edition = edition
        self.words = words
        self.cards = edition.board.cards

    def number(self, key: str) -> int:
        return self.edition.cards.index(key)

    def type_name(self, key: str) -> str:
        return TYPES[self.cards.type_[self.number(key)]]

    def line(self, key: str, player: Any | None) -> str:
        """A card of the hand: key, name, cost, value, what it needs, and its rules."""
        card = self.number(key)
        about = {"key": key, "name": self.words.name("card", key), "cost": self.cost(card, player)}
        head = self.words("gilde-card", value=int(self.cards.value[card]), **about)
        return f"{head}{self.needs(card)}. {self.words.about('card', key)}"

    def whole(self, key: str, player: Any | None) -> list[str]:
        """A card as it is printed, under its type."""
        card = self.number(key)
        type_ = self.words.name("type", self.type_name(key))
        profession = int(self.cards.profession[card])
        if profession != c.NONE:
            type_ = f"{type_}, {self.words.name('profession', self.edition.professions[profession])}"
        return [f"{self.line(key, player)} ({type_}, ×{self.cards.copies[card]})"]

    def needs(self, card: int) -> str:
        """G-096. Title, favour and businesses; what else a card needs its rules say themselves."""
        cards = self.cards
        title, favour, businesses = cards.needs_title[card], cards.needs_favour[card], cards.needs_businesses[card]
        found = [self.words.name("title", self.edition.titles[title])] if title else []
        found += [self.words("gilde-needs-favour", number=int(favour))] if favour not in {c.NONE, 0} else []
        found += [self.words("gilde-needs-businesses", number=int(businesses))] if businesses else []
        return self.words("gilde-needs", things=", ".join(found)) if found else ""

    # --- costs ------------------------------------------------------------------------------------

    def cost(self, card: int, player: Any | None) -> int:
        """G-064, 5.2. What playing it costs a player; without one, what is printed."""
        printed, to = int(self.cards.cost[card]), int(self.cards.pay_to[card])
        if player is None:
            return printed
        if to != c.NONE and is_working(player, self.edition.cards[to]):
            return 0
        return self.lowered(int(self.cards.type_[card]), printed, player)

    def residence_cost(self, key: str, player: Any) -> int:
        printed = int(self.edition.board.residence_cost[self.edition.residences.index(key)])
        return self.lowered(c.RESIDENCE, printed, player)

    def lowered(self, type_: int, cost: int, player: Any) -> int:
        """5.2. A lowered cost does not fall below its least."""
        if COSTS[type_] not in player["numbers"]:
            return cost
        part = player["numbers"][COSTS[type_]]
        least = max((self._least(source, type_) for source in part["from"]), default=0)
        return max(cost + int(part["n"]), min(cost, least)) if part["n"] else cost

    def _least(self, source: View, type_: int) -> int:
        """The least that a card or a profession leaves of a cost that it lowers."""
        board, key = self.edition.board, source["key"]
        if source["source"] == "profession":
            at = self.edition.professions.index(key)
            first, count = board.profession_first[at], board.profession_count[at]
        elif source["source"] == "card":
            first, count = board.cards.static_first[self.number(key)], board.cards.static_count[self.number(key)]
        else:
            return 0
        rows = range(first * STATIC, (first + count) * STATIC, STATIC)
        return max(
            (int(board.statics[row + S_N]) for row in rows if board.statics[row + S_STAT] == c.COST_MIN + type_),
            default=0,
        )

    def price(self, card: int, player: Any) -> int:
        """G-130. What the discard pile gives for it."""
        board = self.edition.board
        half = self.cards.cost[card] * board.sell_numerator // board.sell_denominator
        return int(half) + amount(player["numbers"], "sale-bonus")


def is_working(player: Any, key: str) -> bool:
    """G-006, G-031. Whether a player has a card of this kind that is neither locked nor dormant."""
    return any(card["card"] == key and not card["locked"] and not card["dormant"] for card in player["table"])

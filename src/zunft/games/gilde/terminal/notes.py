"""What a move costs or brings, beside its words in a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zunft.engine.title import View
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, E_B, E_C, E_D, E_NEXT, E_OP, EFFECT_ROW
from zunft.games.gilde.edition import GildeEdition
from zunft.games.gilde.terminal.cards import CardTexts
from zunft.games.gilde.terminal.phrasing import Phrasing
from zunft.games.gilde.terminal.sentences import Sentences

OPS = {
    c.GAIN_TALERS: ("gain", E_B),
    c.PAY_TALERS: ("pay", E_B),
    c.LOCK: ("lock", E_B),
    c.DRAW_CARDS: ("draw", E_B),
    c.DISCARD_CARDS: ("discard", E_B),
    c.RANDOM_CHECK: ("check", E_A),
}


class Notes:
    """Says about a move what its words leave out."""

    def __init__(self, edition: GildeEdition, words: Phrasing, cards: CardTexts, told: Sentences) -> None:
        self.edition = edition
        self.words = words
        self.cards = cards
        self.told = told
        self.by_verb: dict[str, Callable[[View, list[str]], str]] = {
            "profession": self.profession,
            "play": self.play,
            "respond": self.respond,
            "sell": self.sell,
            "upgrade": self.upgrade,
            "town-hall": self.town_hall,
            "to": self.purse,
            "of": self.purse,
            "with": self.purse,
            "extend": self.owed,
            "forgive": self.owed,
            "choose": self.option,
        }

    def note(self, view: View, move: str) -> str:
        verb, *things = move.split()
        return self.by_verb[verb](view, things) if verb in self.by_verb else ""

    def profession(self, view: View, things: list[str]) -> str:
        return self.words.about("profession", things[0])

    def play(self, view: View, things: list[str]) -> str:
        card = self.cards.number(things[0])
        cost = self.cards.cost(card, self._own(view))
        return self.words("gilde-note-play", cost=cost, value=int(self.cards.cards.value[card]))

    def respond(self, view: View, things: list[str]) -> str:
        """An artefact is used and costs nothing."""
        return self.play(view, things) if things[0] in self._own(view)["cards"] else ""

    def sell(self, view: View, things: list[str]) -> str:
        price = self.cards.price(self.cards.number(things[0]), self._own(view))
        return self.words("gilde-talers", number=price)

    def upgrade(self, view: View, things: list[str]) -> str:
        residences, own = self.edition.residences, self._own(view)
        key = residences[residences.index(own["residence"]) + 1]
        talers = self.words("gilde-talers", number=self.cards.residence_cost(key, own))
        return f"{self.words.name('residence', key)}, {talers}"

    def town_hall(self, view: View, things: list[str]) -> str:
        card = self.edition.board.town_hall
        about = {"cost": int(self.cards.cards.cost[card]), "value": int(self.cards.cards.value[card])}
        return self.words("gilde-note-play", **about)

    def purse(self, view: View, things: list[str]) -> str:
        return self.words("gilde-talers", number=view["players"][int(things[0])]["talers"])

    def owed(self, view: View, things: list[str]) -> str:
        rows = {owed["number"]: owed for owed in view["owed"]}
        return self.told.counts.owes(rows[int(things[0])], self.told.names(view))

    # --- an option of a card ----------------------------------------------------------------------

    def option(self, view: View, things: list[str]) -> str:
        """5.2. What an option of a choice begins with."""
        asked = (view["asked"] or {}).get("args", {})
        choice = self._choice(self._program(asked["card"])) if "card" in asked else c.NONE
        row = self._at(choice, E_B + int(things[0]) - 1) if choice != c.NONE else c.NONE
        if row == c.NONE or self._at(row, E_OP) not in OPS:
            return ""
        name, column = OPS[self._at(row, E_OP)]
        return self.words(f"gilde-option-{name}", number=self._at(row, column))

    def _program(self, key: str) -> int:
        return int(self.cards.cards.program[self.cards.number(key)])

    def _choice(self, row: int) -> int:
        """The first choice in a list of effects, or in what follows a check."""
        while row != c.NONE and self._at(row, E_OP) != c.CHOICE:
            if self._at(row, E_OP) == c.RANDOM_CHECK:
                ends = [self._choice(self._at(row, end)) for end in (E_C, E_D)]
                return next((end for end in ends if end != c.NONE), c.NONE)
            row = self._at(row, E_NEXT)
        return row

    def _at(self, row: int, column: int) -> int:
        return int(self.edition.board.effects[row * EFFECT_ROW + column])

    def _own(self, view: View) -> Any:
        return view["players"][view["seat"]]

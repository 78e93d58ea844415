"""Tables: what each town is worth and to whom, what is in stock, and who holds which cards."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.engine.title import View
from zunft.games.flanders.edition import COATS, SHAPES
from zunft.games.flanders.terminal.phrasing import Phrasing, plural, tally

COLUMN = 8


class Tables:
    """What can be counted in a view, in rows of 80 columns."""

    def __init__(self, words: Phrasing) -> None:
        self.words = words

    def tables(self, view: View) -> list[str]:
        """What each town is worth and to whom, and what is in stock; nothing before the first centre lies."""
        return [*self.standings(view), *self.stocks(view)] if view["towns"] else []

    def summary(self, view: View, names: Sequence[str]) -> list[str]:
        """Who has how many points and which cards, and what lies ready."""
        return [*self.hands(view, names), *self.piles(view)] if view["round"] else []

    def standings(self, view: View) -> list[str]:
        shorts = [self.words(f"flanders-short-{coat}").upper() for coat in COATS]
        head = [self.words("flanders-worth"), self.words("flanders-free"), *shorts]
        return [columns(self.words("flanders-town"), head), *(self._standing_row(town) for town in view["towns"])]

    def _standing_row(self, town: View) -> str:
        by_coat = {line["coat"]: tally(line) for line in town["standing"]}
        churches = [space for space in town["spaces"] if space.get("coat") == "church"]
        by_coat["church"] = str(len([space for space in churches if space["is"] != "swallowed"]) or "")
        free = self.words("flanders-closed") if town["closed"] else str(town["free"])
        cells = [str(town["value"]), free, *(by_coat.get(coat, "") for coat in COATS)]
        return columns(self.words.name("town", town["town"]), cells)

    def stocks(self, view: View) -> list[str]:
        """F-008. Districts in stock by shape: without + with a printed master."""
        rows = []
        for shape in SHAPES:
            cells = ["+".join(map(str, view["stock"][coat][shape])) for coat in COATS]
            rows.append(columns(self.words(f"flanders-stock-{shape}"), ["", "", *cells]))
        return rows

    def hands(self, view: View, names: Sequence[str]) -> list[str]:
        return [
            self.words("flanders-hand", name=names[seat], points=view["scores"][seat], cards=self.cards(hand))
            + self._more(view, seat, hand)
            for seat, hand in enumerate(view["hands"])
        ]

    def cards(self, hand: View) -> str:
        """What is held and what lies in front of the player, as it is typed."""
        played = " ".join(hand["played"])
        held = (
            " ".join(hand["cards"]) or self.words("flanders-no-cards")
            if "cards" in hand
            else self.words("flanders-hidden")
        )
        return held + (self.words("flanders-played", cards=played) if played else "")

    def _more(self, view: View, seat: int, hand: View) -> str:
        """Influence cards, or the guild under influence when two play."""
        if guild := view["influenced"][seat]:
            return self.words("flanders-influenced", guild=self.words(f"flanders-player-{guild}"))
        if view["seats"] == 2 or "influence" not in hand:
            return ""
        return self.words("flanders-influence", number=hand["influence"])

    def piles(self, view: View) -> list[str]:
        pieces, golden = view["pieces"], view["golden"]
        specials = " ".join(special[-1].upper() for special in view["specials"])
        specials = specials or self.words("flanders-no-specials")
        if view["seats"] == 2:
            left = view["influence_pile"]["left"]
            return [self.words("flanders-pieces-two", sites=pieces["site"], specials=specials, left=left)]
        lines = [self.words("flanders-pieces", specials=specials, **plural(pieces), a=golden["a"], b=golden["b"])]
        held = golden["held"]
        if held and held["card"]:
            lines.append(self.words("flanders-held", card=self.words.name("golden", held["card"])))
        return lines

    def standing(self, town: View) -> list[str]:
        """F-089, F-090. Who stands where in a town, the strongest first."""
        lines = sorted(town["standing"], key=lambda line: (-line["districts"], -line["masters"]))
        return [self._stands(line) for line in lines]

    def _stands(self, line: View) -> str:
        return self.words("flanders-stands", guild=self.words(f"flanders-player-{line['coat']}"), **plural(line))

    def caption(self, town: View) -> str:
        name = self.words.name("town", town["town"])
        return self.words("flanders-caption", town=name, key=town["town"], value=town["value"], free=town["free"])


def columns(first: str, cells: Sequence[str]) -> str:
    return (f"{first[:14]:<14}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)).rstrip()

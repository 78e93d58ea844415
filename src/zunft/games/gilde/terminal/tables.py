"""Lines: who is what and has what, what is owed and pending, the own hand, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from zunft.engine.title import View
from zunft.games.gilde.terminal.cards import CardTexts
from zunft.games.gilde.terminal.phrasing import Phrasing, amount, card_name, signed

PAD: Final = "    "
PROTECTIONS: Final = ("sabotage-protection", "burglary-protection", "intrigue-protection")
# What takes room, of which type of cards, and which number limits it (G-082, G-084, G-090).
ROOM: Final = {
    "businesses": ("business", "business-limit"),
    "extensions": ("extension", "extension-slots"),
    "artefacts": ("artefact", "inventory-slots"),
}
ROWS: Final = ("income", "upkeep", "votes", "favour", "protection", *ROOM, "hand")


class Tables:
    """What a view says about the table, in lines."""

    def __init__(self, words: Phrasing, cards: CardTexts) -> None:
        self.words = words
        self.cards = cards

    def tables(self, view: View) -> list[str]:
        """G-002. The piles and the centre."""
        return [self.piles(view), self.hall(view)]

    def summary(self, view: View, names: Sequence[str]) -> list[str]:
        """The players, what lies between them, the own hand, and where the turn is."""
        players = [self.player(view, seat, names) for seat in range(view["seats"])]
        own = [*self.own_numbers(view), *self.hand(view)]
        return [*players, *self.owed(view, names), *own, *self.pending(view, names), *self.now(view, names)]

    # --- players ----------------------------------------------------------------------------------

    def player(self, view: View, seat: int, names: Sequence[str]) -> str:
        """Who a player is and has become, and what lies in front of the player."""
        player = view["players"][seat]
        passing = [self.words("gilde-passing")] if seat in view["passing"] else []
        lines = [f"{seat} {names[seat]}: {', '.join([*self.facts(player), *passing])}"]
        if player["table"]:
            cards = ", ".join(self.lying(card) for card in player["table"])
            lines.append(PAD + self.words("gilde-in-front", cards=cards))
        if player["lasting"]:
            lines.append(PAD + self.words("gilde-lasting", effects=", ".join(map(self.lasting, player["lasting"]))))
        known = [] if seat == view["seat"] else player["cards"]
        if known:
            lines.append(PAD + self.words("gilde-known", cards=", ".join(card_name(self.words, key) for key in known)))
        return "\n".join(lines)

    def facts(self, player: Any) -> list[str]:
        words, profession = self.words, player["profession"]
        upto = player["next_title_at"]
        facts = [
            words.name("title", player["title"]),
            words("gilde-experience", xp=player["xp"], upto=upto or 0, last=0 if upto else 1),
            words("gilde-talers", number=player["talers"]),
            words.name("residence", player["residence"]),
            *([words.name("profession", profession)] if profession else []),
            words("gilde-cards", number=player["hand"]),
        ]
        return facts + ([words("gilde-tower")] if player["tower"] else [])

    def own_numbers(self, view: View) -> list[str]:
        """G-009. The numbers of the one who reads, so that it is told when one of them changes."""
        if view["seat"] is None or view["active"] is None:
            return []
        player = view["players"][view["seat"]]
        said = ", ".join(f"{self.words(f'gilde-row-{name}')} {self.cell(player, name)}" for name in ROWS[:-1])
        return [self.words("gilde-own-numbers", numbers=said)]

    def cell(self, player: Any, name: str) -> str:
        """A number as it stands in the table: protections beside each other, room as used/all."""
        numbers = player["numbers"]
        if name == "protection":
            return "/".join(str(amount(numbers, each)) for each in PROTECTIONS)
        if name == "hand":
            return f"{player['hand']}/{amount(numbers, 'hand-limit')}"
        if name not in ROOM:
            return str(amount(numbers, name))
        type_, limit = ROOM[name]
        used = sum(self.cards.type_name(card["card"]) == type_ for card in player["table"])
        return f"{used}/{amount(numbers, limit)}"

    def lying(self, card: Any) -> str:
        """A card on the table with what keeps it from working."""
        marks = [self.words("gilde-locked", number=card["locked"])] if card["locked"] else []
        marks += [self.words("gilde-dormant")] if card["dormant"] else []
        return card_name(self.words, card["card"]) + (f" ({', '.join(marks)})" if marks else "")

    def lasting(self, lasting: Any) -> str:
        about = {name: self.words.name(name, lasting[name]) for name in ("stat", "until", "card")}
        return self.words("gilde-lasts", n=signed(lasting["n"]), **about)

    # --- between them -----------------------------------------------------------------------------

    def owed(self, view: View, names: Sequence[str]) -> list[str]:
        """G-142, G-147. Loans and debts by their numbers."""
        return [self.owes(owed, names) for owed in view["owed"]]

    def owes(self, owed: Any, names: Sequence[str]) -> str:
        message = "gilde-loan" if owed["turns"] else "gilde-debt"
        to = self.words("gilde-bank") if owed["to"] == "bank" else names[owed["to"]]
        about = {"number": owed["number"], "talers": owed["talers"], "turns": owed["turns"]}
        return self.words(message, name=names[owed["seat"]], to=to, **about)

    def pending(self, view: View, names: Sequence[str]) -> list[str]:
        """Requests, an election that is being counted, a proposal, and cards that are being resolved."""
        lines = [self.words("gilde-request", name=names[seat]) for seat in view["requests"] if not view["votes"]]
        if view["votes"]:
            votes = ", ".join(f"{names[int(seat)]} {count}" for seat, count in view["votes"].items())
            lines.append(self.words("gilde-votes", votes=votes))
        if view["proposal"]:
            shares = "; ".join(self.share(share, names) for share in view["proposal"])
            lines.append(self.words("gilde-proposal", shares=shares))
        return lines + [self.link(link, names) for link in view["chain"] if link["card"]]

    def share(self, share: Any, names: Sequence[str]) -> str:
        talers = self.words("gilde-talers", number=share["talers"])
        return self.words("gilde-share", name=names[share["seat"]], talers=talers, points=share["points"])

    def link(self, link: Any, names: Sequence[str]) -> str:
        """A card that has been played and waits for what others do about it."""
        line = self.words("gilde-link", name=names[link["seat"]], card=card_name(self.words, link["card"]))
        if link["target"]:
            card = card_name(self.words, link["target"])
            line += self.words("gilde-link-card", name=names[link["victim"]], card=card)
        elif link["victim"] is not None:
            line += self.words("gilde-link-player", name=names[link["victim"]])
        if link["spared"]:
            line += self.words("gilde-link-spared", names=", ".join(names[seat] for seat in link["spared"]))
        return line + (self.words("gilde-link-number", number=link["number"]) if link["number"] else "") + "."

    # --- the own hand, and now --------------------------------------------------------------------

    def hand(self, view: View) -> list[str]:
        """The own cards with what they cost this player and what they do."""
        if view["seat"] is None:
            return []
        player = view["players"][view["seat"]]
        if not player["cards"]:
            return [self.words("gilde-no-hand")]
        return [self.words("gilde-hand"), *(f"{PAD}{self.cards.line(key, player)}" for key in player["cards"])]

    def piles(self, view: View) -> str:
        top = view["discard"]["top"]
        about = {"deck": view["deck"], "discard": view["discard"]["size"]}
        return self.words("gilde-piles", top=card_name(self.words, top) if top else "", topped=int(bool(top)), **about)

    def hall(self, view: View) -> str:
        """G-100. Where the Town Hall is."""
        return self.words("gilde-hall", hall=view["town_hall"])

    def now(self, view: View, names: Sequence[str]) -> list[str]:
        """The round, whose turn it is and in which phase; what the own turn still allows."""
        if view["active"] is None:
            return [self.words("gilde-setting-up")]
        phase = self.words.name("phase", view["phase"])
        lines = [self.words("gilde-now", round=view["round"], name=names[view["active"]], phase=phase)]
        if view["active"] == view["seat"] and view["phase"] == "actions":
            left = {"political": view["political_left"], "offers": view["offers_left"]}
            lines.append(self.words("gilde-left", **left))
        return lines

"""Positions for tests: a table whose chance is played by hand, with cards, talers and titles as a test needs them."""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from zunft import Table
from zunft.engine.bits import only
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import Board
from zunft.games.gilde.rules.moving import changed, hold
from zunft.games.gilde.rules.statistics import refresh
from zunft.games.gilde.state import COPY, DORMANT, KIND_OF, LOCK_STEP, GildeState, Player, owing
from zunft.table.undo import UndoHistory

PROFESSIONS = ("gelehrter", "haendler", "geistlicher", "gauner", "patron", "handwerker")


class Scene:
    """A game of which the first turn, seat 0's, has reached the action phase; everybody's hand and table are empty.

    ``hand``, ``front``, ``talers`` … put things where a test needs them (cards come out of the deck, so nothing is
    ever there twice); ``say`` plays a move, ``draw`` a card of chance. ``events`` are the keys told to everybody since
    the last ``hush``.
    """

    def __init__(self, seats: int = 3, professions: tuple[str, ...] = PROFESSIONS, **chosen: Any) -> None:
        self.table = Table("gilde", seats=seats, chance="hand", **chosen)
        self.heard = 0
        self._set_up(professions)
        self.hush()

    # --- the set-up -------------------------------------------------------------------------------

    def _set_up(self, professions: tuple[str, ...]) -> None:
        table = self.table
        table.play("chance", "draw seat 0")
        for seat in range(table.seats - 1, -1, -1):
            if table.options_chosen["professions"] == "by-lot":
                table.play("chance", f"draw profession {professions[seat]}")
            elif table.options(seat):
                table.play(seat, f"profession {professions[seat]}")
        self.run_to("actions")
        for seat in range(table.seats):
            self.hand(seat)
            self.state.players[seat].profession = self.table.edition.professions.index(professions[seat])
            self.state.players[seat].talers = self.board.start_talers
            refresh(self.state, seat)
        self.fresh()

    def run_to(self, phase: str, seat: int | None = None) -> None:
        """Play defaults, and draw plain cards, until a turn (of *seat*) has reached this phase."""
        while True:
            view = self.table.view(None)
            if view["phase"] == phase and seat in (None, view["active"]) and not self.table.chance_is_asked:
                return
            self.step()

    def step(self) -> None:
        """One default answer, or the draw of a card that is no Town Hall: of a business if there is one left."""
        who = self.table.asked[0]
        if who == "chance":
            draws = self.table.options("chance")
            hall = f"draw {self.table.edition.cards[self.board.town_hall]}"
            self.table.play("chance", next(draw for draw in draws if draw != hall))
        else:
            assert isinstance(who, int)
            self.table.play(who, self.table.default(who) or "")

    def fresh(self) -> Scene:
        """The position was changed by hand: nothing before it can be taken back."""
        self.table._past = UndoHistory(self.table.game.rules, self.state.copy())
        return self

    # --- what is there ----------------------------------------------------------------------------

    @property
    def state(self) -> GildeState:
        assert isinstance(self.table.state, GildeState)
        return self.table.state

    @property
    def board(self) -> Board:
        return self.state.board

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def number(self, card: str) -> int:
        return int(self.table.edition.cards.index(card))

    def stat(self, seat: int, name: str) -> int:
        return int(self.table.view(None)["players"][seat]["numbers"][name]["n"])

    def cards_of(self, seat: int) -> list[str]:
        """The hand, by key."""
        hand = self.player(seat).hand
        return sorted(self.table.edition.cards[hand.items[at]] for at in range(hand.count))

    def lying(self, seat: int) -> list[str]:
        """What lies in front of a player, by key: ``b03``, ``b03/2`` while locked, ``z01~`` while dormant."""
        seen = []
        for card in self.table.view(None)["players"][seat]["table"]:
            lock = f"/{card['locked']}" if card["locked"] else ""
            seen.append(f"{card['card']}{lock}{'~' if card['dormant'] else ''}")
        return sorted(seen)

    @property
    def events(self) -> list[str]:
        """What everybody was told since the last ``hush``, by name alone."""
        return [event["key"].rpartition(".")[2] for event in self.table.events(None, self.heard)]

    def told(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The args of every event of this name that a seat (or everybody) was told."""
        return [event["args"] for event in self.table.events(seat) if event["key"] == f"gilde.event.{name}"]

    def hush(self) -> None:
        self.heard = self.table.turn(None)

    # --- making a position ------------------------------------------------------------------------

    def hand(self, seat: int, *cards: str) -> Scene:
        """Exactly these cards are in a hand; what was there goes back into the deck."""
        player = self.player(seat)
        for at in range(player.hand.count):
            self.state.deck.add(player.hand.items[at])
        player.hand.clear()
        player.instants = 0
        for card in cards:
            self._take(card)
            hold(self.state, seat, self.number(card))
        return self.fresh()

    def front(self, seat: int, *cards: str) -> Scene:
        """These cards come to a player's table: ``b03``, ``b03/2`` locked for two rounds, ``z01~`` dormant."""
        for text in cards:
            key, _, lock = text.rstrip("~").partition("/")
            kind = self.number(key)
            self._take(key)
            used = {copy for player in self.state.players for copy in self._copies(player, kind)}
            copy = next(at for at in range(16) if at not in used)
            dormant = DORMANT if text.endswith("~") else 0
            self.player(seat).put(kind + COPY * copy + LOCK_STEP * int(lock or 0) + dormant)
        changed(self.state, seat)
        return self.fresh()

    def _copies(self, player: Player, kind: int) -> list[int]:
        cards = [player.estate[at] for at in range(player.owned)]
        return [(card & (COPY * 16 - 1)) // COPY for card in cards if card & KIND_OF == kind]

    def _take(self, card: str) -> None:
        """A card leaves the deck, or the discard pile where the deck has none."""
        kind = self.number(card)
        (self.state.deck if self.state.deck.counts[kind] else self.state.discard).take(kind)

    def talers(self, seat: int, talers: int) -> Scene:
        self.player(seat).talers = talers
        return self.fresh()

    def xp(self, seat: int, xp: int) -> Scene:
        """Experience, with the title that goes with it (as if it had come from measures)."""
        player = self.player(seat)
        player.earned[c.MEASURE] += xp - player.xp
        player.xp = xp
        player.title = max(at for at in range(self.board.titles) if self.board.title_xp[at] <= xp)
        refresh(self.state, seat)
        return self.fresh()

    def residence(self, seat: int, residence: str) -> Scene:
        self.player(seat).residence = self.table.edition.residences.index(residence)
        refresh(self.state, seat)
        return self.fresh()

    def town_hall(self, where: str) -> Scene:
        """``centre`` or ``built``."""
        if self.state.hall == c.IN_DECK:
            self.state.deck.take(self.board.town_hall)
        self.state.hall = {"centre": c.IN_CENTRE, "built": c.BUILT}[where]
        return self.fresh()

    def deck(self, *cards: str) -> Scene:
        """The deck holds exactly these; everything else that it held goes to the discard pile."""
        self.state.deck.pour(self.state.discard)
        for card in cards:
            self.state.discard.take(self.number(card))
            self.state.deck.add(self.number(card))
        return self.fresh()

    def tower(self, seat: int) -> Scene:
        self.player(seat).tower = 1
        return self.fresh()

    def debt(self, seat: int, creditor: int, talers: int) -> Scene:
        self.state.owed = append(self.state.owed[:], owing(seat, creditor, talers, 0))
        return self.fresh()

    def request(self, seat: int) -> Scene:
        self.state.requests |= only(seat)
        return self.fresh()

    # --- playing ----------------------------------------------------------------------------------

    def say(self, seat: int, text: str) -> Scene:
        self.table.play(seat, text)
        return self

    def draw(self, *cards: str) -> Scene:
        """Chance draws these cards, one after the other."""
        for card in cards:
            self.table.play("chance", f"draw {card}")
        return self

    def all_pass(self) -> Scene:
        """Everybody who is asked in the window on top passes, and in every window that opens when it closes."""
        while not self.table.over and self.table.view(None)["agenda"]:
            waiting = self.table.asked
            passing = [seat for seat in waiting if "pass" in self.table.options(seat)]
            if not passing:
                break
            self.table.play(passing[0], "pass")
        return self

    def why(self, seat: int, text: str) -> str:
        """The name of the reason why a move is refused; "" when it is legal."""
        reason = self.table.why_not(seat, text)
        return reason["key"].rpartition(".")[2] if reason else ""

    def options(self, seat: int) -> list[str]:
        return self.table.options(seat)

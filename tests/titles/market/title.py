"""The market as a title: its editions, its option, and what is said and shown of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tests.titles.market import constants as c
from tests.titles.market.edition import SHELF
from tests.titles.market.game import MarketRules
from tests.titles.market.state import MarketState

from zunft.engine.bits import has
from zunft.engine.move import first, second, thing, verb_of
from zunft.engine.notation import Grammar, Names, Number
from zunft.engine.pile import Bag, Cards
from zunft.engine.rules import State, knows
from zunft.engine.title import Game, Hidden, Option, Said, Title, View
from zunft.engine.window import ORDER

WEALTH: Final = 5  # points for reaching the goal


class Market(Title):
    key = "market"
    seats = (2, 3, 4)
    rules_number = 2
    options: tuple[Option, ...] = (Option("blocking", ("anyone", "victim"), "X-008"),)
    presets: Mapping[str, Mapping[str, str]] = {"as-printed": {}, "our-table": {"blocking": "victim"}}
    forms = c.FORMS
    texts = Path(__file__).parent / "text"
    shelf = SHELF

    def editions(self) -> list[str]:
        """The larger one is the default."""
        return sorted(super().editions(), reverse=True)

    def game(self, seats: int, edition: Any, options: Mapping[str, str], rules_number: int) -> Game:
        return MarketGame(MarketRules(seats, edition, options["blocking"] == "anyone", rules_number))


class MarketGame(Game):
    key = "market"
    events = c.EVENTS
    questions = c.QUESTIONS
    entries = c.ENTRIES
    deeds = c.DEEDS
    unasked_verbs = frozenset({c.GIVE_ALMS})
    order_verbs = ("pass", "block", "unblock")
    order_words = ("thief", "guard", "targeted")

    def __init__(self, rules: MarketRules) -> None:
        self.rules = rules
        plain = {name: Number() for name in ("seat", "coins", "place", "count")}
        self.grammar = Grammar(c.FORMS, {"card": Names(c.CARDS), **plain})

    # --- shown ----------------------------------------------------------------------------------

    def open_view(self, state: State) -> View:
        assert isinstance(state, MarketState)
        return {"market": _counted(state.market), "hands": [{"count": int(hand.count)} for hand in state.hands]}

    def own_view(self, state: State, seat: int, common: View) -> View:
        """What the seat knows of hands, its own deck and coins (X-014); no other morning."""
        assert isinstance(state, MarketState)
        known = [{"known": sorted(_known(hand, seat))} for hand in state.hands]
        view: View = {"hands": [hand | cards for hand, cards in zip(common["hands"], known, strict=True)]}
        if seat < state.seats:
            deck = state.decks[seat]
            view["deck"] = {"bag": _counted(deck.bag), "tail": _known(deck.tail, seat)}
            view["drawn"] = _known(state.drawn[seat], seat)
            view["coins"] = int(state.coins[seat])
        return view

    def round(self, state: State) -> int:
        assert isinstance(state, MarketState)
        return int(state.round)

    def hidden(self, state: State) -> list[Hidden]:
        assert isinstance(state, MarketState)
        tails = [deck.tail for deck in state.decks]
        places = [("hand", state.hands), ("drawn", state.drawn), ("tail", tails)]
        return [Hidden(f"{name}-{seat}", cards) for name, rows in places for seat, cards in enumerate(rows)]

    # --- counted --------------------------------------------------------------------------------

    def scores(self, state: State) -> list[int]:
        return [sum(line["points"] for line in self.ledger(state, seat)) for seat in range(state.seats)]

    def ledger(self, state: State, seat: int) -> list[Said]:
        """A point for every theft and every bargain, five for reaching the goal."""
        assert isinstance(state, MarketState)
        thefts, bargains = int(state.thefts[seat]), int(state.bargains[seat])
        return [
            _entry("thefts", "X-010", thefts, count=thefts),
            _entry("bargains", "X-007", bargains, count=bargains),
            _entry("wealth", "X-016", WEALTH if has(state.rich, seat) else 0),
        ]

    def ranking(self, state: State, seat: int) -> tuple[int, ...]:
        """Equal scores: more coins."""
        assert isinstance(state, MarketState)
        return (*super().ranking(state, seat), int(state.coins[seat]))

    # --- moves ----------------------------------------------------------------------------------

    def refusal(self, state: State, seat: int, move: int) -> Said:
        why = (verb_of(state.agenda.question(seat)), verb_of(move))
        spoken = c.NO_ALMS if verb_of(move) == c.GIVE_ALMS else c.REASONS.get(why, c.NOT_NOW)
        return self.said("refused", spoken, [thing(move, at) for at in range(5)], state)

    def bag(self, state: State, question: int) -> str:
        return f"deck-{first(question)}" if verb_of(question) == c.A_CARD else f"hand-{second(question)}"

    def phrase(self, state: State, seat: int, text: str) -> list[str]:
        """``offer cloth to 2 for 3`` (X-007) and ``stop under cloth`` (X-003)."""
        match text.split():
            case ["offer", card, "to", buyer, "for", price]:
                return [f"offer {card}", f"to {buyer}", f"for {price}"]
            case ["stop", "under", card]:
                return ["stop", f"under {card}"]
        return [text]

    def window_words(self, state: State, seat: int) -> set[str]:
        """The kind of the pending card, and whether the seat is the one it is about."""
        about = state.agenda.about(ORDER + 1)
        if state.agenda.kind() == c.BLOCKED:
            return {"guard"}
        return {"thief", "targeted"} if second(about) == seat else {"thief"}


def _known(cards: Cards, seat: int) -> list[str]:
    return [c.CARDS[cards.items[at]] for at in range(cards.count) if knows(cards, at, seat)]


def _counted(bag: Bag) -> dict[str, int]:
    return {card: int(bag.counts[kind]) for kind, card in enumerate(c.CARDS) if bag.counts[kind] > 0}


def _entry(name: str, rule: str, points: int, **args: int) -> Said:
    return {"key": f"market.ledger.{name}", "args": args, "rule": rule, "points": points}


MARKET: Final = Market()

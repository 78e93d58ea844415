"""Flanders 1302 as a title: its options, and how everything that happens in it is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.move import verb_of
from zunft.engine.notation import Grammar
from zunft.engine.rules import State
from zunft.engine.title import Game, Hidden, Option, Said, Spoken, Title, View
from zunft.games.flanders import constants as c
from zunft.games.flanders.deeds import DEEDS
from zunft.games.flanders.edition import SHELF, FlandersEdition
from zunft.games.flanders.ledger import ledger
from zunft.games.flanders.notation import FORMS, things_of
from zunft.games.flanders.refusals import why
from zunft.games.flanders.rules.dispatch import FlandersRules
from zunft.games.flanders.rules.ending import result
from zunft.games.flanders.state import FlandersState, Options
from zunft.games.flanders.verdict import verdict
from zunft.games.flanders.view import open_view, own_view

EVENTS = {
    c.STARTS: Spoken("starts", "{seat}"),
    c.TOOK_GUILD: Spoken("took-guild", "{seat} {coat}"),
    c.INFLUENCES: Spoken("influences", "{seat} {coat}"),
    c.LAID_CENTRE: Spoken("laid-centre", "{town} {place}"),
    c.ROUND_BEGAN: Spoken("round-began", "{number} {seat}"),
    c.DREW_GOLDEN: Spoken("drew-golden", "{seat} {half}"),
    c.SAW_GOLDEN: Spoken("saw-golden", "{golden} {half}"),
    c.GOLDEN_CLOSED: Spoken("golden-closed", "{town}"),
    c.NO_GOLDEN: Spoken("no-golden"),
    c.REVEALED: Spoken("revealed", "{seat} {card} {number}"),
    c.BUILT: Spoken("built", "{seat} {town} {space} {district}"),
    c.BUILT_SITE: Spoken("built-site", "{seat} {town} {space} {district}"),
    c.ADDED_SPACE: Spoken("added-space", "{town} {space}"),
    c.SWALLOWED: Spoken("swallowed", "{town} {space}"),
    c.COMPLETED: Spoken("completed", "{seat} {town} {space}"),
    c.PICKED_UP: Spoken("picked-up", "{seat} {number}"),
    c.IMPOSSIBLE: Spoken("impossible", "{seat} {card}"),
    c.SHOWED_GOLDEN: Spoken("showed-golden", "{seat} {golden}"),
    c.GOLDEN_IMPOSSIBLE: Spoken("golden-impossible", "{seat} {golden}"),
    c.GOT_INFLUENCE: Spoken("got-influence", "{seat}"),
    c.LAID_CATHEDRAL: Spoken("laid-cathedral", "{seat} {town} {space}"),
    c.LAID_MASTER: Spoken("laid-master", "{seat} {town} {space}"),
    c.COVERED: Spoken("covered", "{town} {space}"),
    c.FINISHED: Spoken("finished", "{town} {number}"),
    c.SCORED: Spoken("scored", "{town} {coat} {number}"),
    c.CARDS_REMOVED: Spoken("cards-removed", "{town}"),
    c.INFLUENCE_BONUS: Spoken("influence-bonus", "{seat} {number}"),
    c.TURNED_UP: Spoken("turned-up", "{coat} {card}"),
    c.TURNED_UP_CLOSED: Spoken("turned-up-closed", "{coat} {card}"),
    c.FORFEITED: Spoken("forfeited", "{coat} {card}"),
    c.RESHUFFLED: Spoken("reshuffled", "{number}"),
    c.NO_INFLUENCE: Spoken("no-influence"),
    c.PLAYED_OWN: Spoken("played-own", "{seat} {card}"),
    c.STALEMATE: Spoken("stalemate", "{number}"),
    c.ENDED: Spoken("ended"),
}

QUESTIONS = {
    c.ASK_GUILD: Spoken("guild", rule="F-010"),
    c.ASK_INFLUENCED: Spoken("influenced", rule="F-201"),
    c.ASK_CENTRE: Spoken("centre", rule="F-011"),
    c.ASK_CHOICE: Spoken("choice", rule="F-030"),
    c.ASK_PLACEMENT: Spoken("placement", "{card}", rule="F-041"),
    c.ASK_CATHEDRAL: Spoken("cathedral", rule="F-081"),
    c.ASK_MASTER: Spoken("master", rule="F-081"),
    c.ASK_TURN: Spoken("turn", rule="F-204"),
    c.ASK_OWN: Spoken("own", rule="F-204"),
}

ENTRIES = {kind: Spoken(question.name) for kind, question in QUESTIONS.items()} | {
    c.ACT: Spoken("act", "{seat} {card}"),
    c.GOLD: Spoken("gold"),
    c.UPKEEP: Spoken("upkeep"),
    c.TURN_UP: Spoken("turn-up", "{seat}"),
    c.TURN_END: Spoken("upkeep"),
}

BAGS = {
    c.STARTER_DRAW: "starter",
    c.PLACE_DRAW: "places",
    c.INFLUENCE_DRAW: "influence",
    c.GUILD_DRAW: "guilds",
}


class Flanders(Title):
    key = "flanders"
    seats = (2, 3, 4)
    rules_number = 2  # F-086: what D could take in is alive, and the test is exact
    forms = FORMS
    texts = Path(__file__).parent / "text"
    shelf = SHELF
    options = (
        Option("centres", ("chosen", "random"), "R-07"),
        Option("covers", ("dead", "sold-out"), "R-17"),
        Option("closed_cards", ("removed", "kept"), "R-21"),
        Option("influence_builds", ("guild-grey-church", "guild", "either-guild"), "R-31"),
        Option("guilds", ("chosen", "seat"), "R-35"),
        Option("hands", ("covered", "open"), "R-38"),
    )
    presets: Mapping[str, Mapping[str, str]] = {"as-printed": {}, "our-table": {"guilds": "seat", "hands": "open"}}

    def game(self, seats: int, edition: Any, options: Mapping[str, str], rules_number: int) -> Game:
        return FlandersGame(seats, edition, options, rules_number)


FLANDERS = Flanders()


class FlandersGame(Game):
    key = "flanders"
    events = EVENTS
    questions = QUESTIONS
    entries = ENTRIES
    deeds = DEEDS

    def __init__(self, seats: int, edition: FlandersEdition, options: Mapping[str, str], rules_number: int) -> None:
        self.edition = edition
        self.grammar = Grammar(FORMS, things_of(edition))
        chosen = Options(vec[i64](FLANDERS.numbers(options)), rules_number)
        self.rules = FlandersRules(seats, edition.board, chosen)

    def open_view(self, state: State) -> View:
        return open_view(self, flanders(state))

    def own_view(self, state: State, seat: int, common: View) -> View:
        return own_view(self, flanders(state), seat)

    def round(self, state: State) -> int:
        return flanders(state).round

    def scores(self, state: State) -> list[int]:
        return [result(flanders(state), seat) for seat in range(state.seats)]

    def score(self, state: State, seat: int) -> int:
        return result(flanders(state), seat)

    def verdict(self, state: State) -> list[Said]:
        return verdict(self, flanders(state))

    def ledger(self, state: State, seat: int) -> list[Said]:
        return ledger(self, flanders(state), seat)

    def refusal(self, state: State, seat: int, move: int) -> Said:
        reason, things = why(flanders(state), seat, move)
        return self.said("refused", reason, things, state)

    def bag(self, state: State, question: int) -> str:
        """F-012. Golden cards come from A, then from B: two bags."""
        half = "golden-a" if flanders(state).golden_a.total > 0 else "golden-b"
        return BAGS.get(verb_of(question), half)

    def hidden(self, state: State) -> list[Hidden]:
        """2.12. The golden card of the round and the choices, until they are revealed."""
        table = flanders(state)
        return [Hidden("held", table.held), Hidden("chosen", table.chosen)]


def flanders(state: State) -> FlandersState:
    assert isinstance(state, FlandersState)
    return state

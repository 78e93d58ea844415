"""Flanders 1302 as a title: its options, and how everything that happens in it is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.game import State
from zunft.engine.move import verb_of
from zunft.engine.notation import Grammar
from zunft.engine.title import Game, Hidden, Option, Said, Spoken, Title, View
from zunft.games.flanders import words as w
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
    w.STARTS: Spoken("starts", "{seat}"),
    w.TOOK_GUILD: Spoken("took-guild", "{seat} {coat}"),
    w.INFLUENCES: Spoken("influences", "{seat} {coat}"),
    w.LAID_CENTRE: Spoken("laid-centre", "{town} {place}"),
    w.ROUND_BEGAN: Spoken("round-began", "{number} {seat}"),
    w.DREW_GOLDEN: Spoken("drew-golden", "{seat} {half}"),
    w.SAW_GOLDEN: Spoken("saw-golden", "{golden} {half}"),
    w.GOLDEN_CLOSED: Spoken("golden-closed", "{town}"),
    w.NO_GOLDEN: Spoken("no-golden"),
    w.REVEALED: Spoken("revealed", "{seat} {card} {number}"),
    w.BUILT: Spoken("built", "{seat} {town} {space} {district}"),
    w.BUILT_SITE: Spoken("built-site", "{seat} {town} {space} {district}"),
    w.ADDED_SPACE: Spoken("added-space", "{town} {space}"),
    w.SWALLOWED: Spoken("swallowed", "{town} {space}"),
    w.COMPLETED: Spoken("completed", "{seat} {town} {space}"),
    w.PICKED_UP: Spoken("picked-up", "{seat} {number}"),
    w.IMPOSSIBLE: Spoken("impossible", "{seat} {card}"),
    w.SHOWED_GOLDEN: Spoken("showed-golden", "{seat} {golden}"),
    w.GOLDEN_IMPOSSIBLE: Spoken("golden-impossible", "{seat} {golden}"),
    w.GOT_INFLUENCE: Spoken("got-influence", "{seat}"),
    w.LAID_CATHEDRAL: Spoken("laid-cathedral", "{seat} {town} {space}"),
    w.LAID_MASTER: Spoken("laid-master", "{seat} {town} {space}"),
    w.COVERED: Spoken("covered", "{town} {space}"),
    w.FINISHED: Spoken("finished", "{town} {number}"),
    w.SCORED: Spoken("scored", "{town} {coat} {number}"),
    w.CARDS_REMOVED: Spoken("cards-removed", "{town}"),
    w.INFLUENCE_BONUS: Spoken("influence-bonus", "{seat} {number}"),
    w.TURNED_UP: Spoken("turned-up", "{coat} {card}"),
    w.TURNED_UP_CLOSED: Spoken("turned-up-closed", "{coat} {card}"),
    w.FORFEITED: Spoken("forfeited", "{coat} {card}"),
    w.RESHUFFLED: Spoken("reshuffled", "{number}"),
    w.NO_INFLUENCE: Spoken("no-influence"),
    w.PLAYED_OWN: Spoken("played-own", "{seat} {card}"),
    w.STALEMATE: Spoken("stalemate", "{number}"),
    w.ENDED: Spoken("ended"),
}

QUESTIONS = {
    w.ASK_GUILD: Spoken("guild", rule="F-010"),
    w.ASK_INFLUENCED: Spoken("influenced", rule="F-201"),
    w.ASK_CENTRE: Spoken("centre", rule="F-011"),
    w.ASK_CHOICE: Spoken("choice", rule="F-030"),
    w.ASK_PLACEMENT: Spoken("placement", "{card}", rule="F-041"),
    w.ASK_CATHEDRAL: Spoken("cathedral", rule="F-081"),
    w.ASK_MASTER: Spoken("master", rule="F-081"),
    w.ASK_TURN: Spoken("turn", rule="F-204"),
    w.ASK_OWN: Spoken("own", rule="F-204"),
}

ENTRIES = {kind: Spoken(question.name) for kind, question in QUESTIONS.items()} | {
    w.ACT: Spoken("act", "{seat} {card}"),
    w.GOLD: Spoken("gold"),
    w.UPKEEP: Spoken("upkeep"),
    w.TURN_UP: Spoken("turn-up", "{seat}"),
    w.TURN_END: Spoken("upkeep"),
}

BAGS = {
    w.STARTER_DRAW: "starter",
    w.PLACE_DRAW: "places",
    w.INFLUENCE_DRAW: "influence",
    w.GUILD_DRAW: "guilds",
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

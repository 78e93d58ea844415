"""Strasbourg as a title: its options, and how everything that happens in it is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.move import first, verb_of
from zunft.engine.notation import Grammar, Word
from zunft.engine.rules import State
from zunft.engine.title import Game, Hidden, Option, Said, Spoken, Title, View
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.deeds import DEEDS, more_args
from zunft.games.strasbourg.edition import SHELF, StrasbourgEdition
from zunft.games.strasbourg.ledger import ledger
from zunft.games.strasbourg.notation import FORMS, plan, things_of
from zunft.games.strasbourg.refusals import why
from zunft.games.strasbourg.rules.dispatch import StrasbourgRules
from zunft.games.strasbourg.state import Options, StrasbourgState
from zunft.games.strasbourg.verdict import verdict
from zunft.games.strasbourg.view import open_view, own_view

EVENTS = {
    c.ROUND_CARD: Spoken("round-card", "{number} {roundcard}"),
    c.ROUND_EDIFICE: Spoken("round-edifice", "{number} {edifice}"),
    c.STARTS: Spoken("starts", "{seat}"),
    c.DEALT_TASK: Spoken("dealt-task", "{task}"),
    c.KEPT_TASKS: Spoken("kept-tasks", "{tasks}"),
    c.ROUND_BEGAN: Spoken("round-began", "{number} {seat}"),
    c.DREW: Spoken("drew", "{number}"),
    c.PLANNED_STACK: Spoken("planned-stack", "{number} {stack:number}"),
    c.LAID_STACK: Spoken("laid-stack", "{seat} {stack:number} {number}"),
    c.NO_STACKS: Spoken("no-stacks", "{seat}"),
    c.STEP_BEGAN: Spoken("step-began", "{step} {guild}"),
    c.REVEALED_CARD: Spoken("revealed-card", "{seat} {number}"),
    c.REVEALED: Spoken("revealed", "{seat} {stack:number} {number}"),
    c.PASSED: Spoken("passed", "{seat}"),
    c.DEFERRED: Spoken("deferred", "{seat}"),
    c.ALL_PASSED: Spoken("all-passed"),
    c.LEADS: Spoken("leads", "{seat}"),
    c.TOOK_SEAT: Spoken("took-seat", "{seat} {council}"),
    c.TOOK_GOODS: Spoken("took-goods", "{seat} {goods}"),
    c.DECLINED_SEAT: Spoken("declined-seat", "{seat} {council}"),
    c.DECLINED_GOODS: Spoken("declined-goods", "{seat} {goods}"),
    c.PLACED: Spoken("placed", "{seat} {square} {number}"),
    c.SKIPPED: Spoken("skipped", "{seat}"),
    c.SOLD: Spoken("sold", "{seat} {goods} {number}"),
    c.RETURNED: Spoken("returned", "{seat} {number}"),
    c.RETURNED_NONE: Spoken("returned-none", "{seat}"),
    c.BUILT_CHAPEL: Spoken("built-chapel", "{seat} {chapel}"),
    c.BUILT_EDIFICE: Spoken("built-edifice", "{seat} {edifice} {square}"),
    c.PRESTIGE: Spoken("prestige", "{seat} {number}"),
    c.PRIVILEGE: Spoken("privilege", "{seat}"),
    c.BURIED: Spoken("buried", "{seat} {number}"),
    c.SHOWED_TASK: Spoken("showed-task", "{seat} {task} {number}"),
    c.SHOWED_MONEY: Spoken("showed-money", "{seat} {coins:number} {privileges:number}"),
    c.SCORED: Spoken("scored", "{seat} {number} {total:number}"),
    c.ENDED: Spoken("ended"),
}

QUESTIONS = {
    c.ASK_TASKS: Spoken("tasks", rule="S-015"),
    c.ASK_DRAW: Spoken("draw", rule="S-026"),
    c.ASK_PUT: Spoken("put", rule="S-028"),
    c.ASK_BID: Spoken("bid", rule="S-030"),
    c.ASK_SQUARE: Spoken("square", rule="S-075"),
    c.ASK_APPRENTICE: Spoken("apprentice", rule="S-074"),
    c.ASK_SALE: Spoken("sale", rule="S-080"),
    c.ASK_RETURN: Spoken("return", rule="S-052"),
    c.ASK_CHAPEL: Spoken("chapel", rule="S-090"),
    c.ASK_EDIFICE: Spoken("edifice", rule="S-091"),
    c.ASK_SEAT: Spoken("seat", "{council}", "S-072"),
    c.ASK_GOODS: Spoken("goods", "{goods}", "S-072"),
}

ENTRIES = {kind: Spoken(said.name) for kind, said in QUESTIONS.items() if kind not in (c.ASK_DRAW, c.ASK_PUT)} | {
    c.PLANNING: Spoken("planning"),
    c.COUNCIL: Spoken("council"),
}

BAGS = {
    c.ROUND_DRAW: "rounds",
    c.EDIFICE_DRAW: "edifices",
    c.STARTER_DRAW: "starter",
    c.TASK_DRAW: "tasks",
}


class Strasbourg(Title):
    key = "strasbourg"
    seats = (3, 4, 5)
    forms = FORMS
    texts = Path(__file__).parent / "text"
    shelf = SHELF
    options = (
        Option("first_draw", ("compulsory", "free"), "A-01"),
        Option("money", ("screened", "open"), "A-16"),
        Option("most_ties", ("fail", "hold"), "A-17"),
        Option("planning", ("at-once", "in-order"), "A-29"),
        Option("winners", ("take", "may-decline"), "A-11", before="take"),
    )

    def game(self, seats: int, edition: Any, options: Mapping[str, str], rules_number: int) -> Game:
        return StrasbourgGame(seats, edition, options, rules_number)


STRASBOURG = Strasbourg()


class StrasbourgGame(Game):
    key = "strasbourg"
    events = EVENTS
    questions = QUESTIONS
    entries = ENTRIES
    deeds = DEEDS

    def __init__(self, seats: int, edition: StrasbourgEdition, options: Mapping[str, str], rules_number: int) -> None:
        self.edition = edition
        self.grammar = Grammar(FORMS, things_of(edition))
        chosen = Options(vec[i64](STRASBOURG.numbers(options)), rules_number)
        self.rules = StrasbourgRules(seats, edition.board, chosen)

    def open_view(self, state: State) -> View:
        return open_view(self, strasbourg(state))

    def own_view(self, state: State, seat: int, common: View) -> View:
        return own_view(self, strasbourg(state), seat)

    def round(self, state: State) -> int:
        return strasbourg(state).round

    def scores(self, state: State) -> list[int]:
        """S-100. Prestige so far; the final count is in it when the game is over."""
        return [player.prestige for player in strasbourg(state).players]

    def score(self, state: State, seat: int) -> int:
        return strasbourg(state).players[seat].prestige

    def ranking(self, state: State, seat: int) -> tuple[int, ...]:
        """S-117. Most prestige, then more members in the city."""
        return (*super().ranking(state, seat), strasbourg(state).members(seat))

    def verdict(self, state: State) -> list[Said]:
        return verdict(self, strasbourg(state))

    def ledger(self, state: State, seat: int) -> list[Said]:
        return ledger(self, strasbourg(state), seat)

    def deed_args(self, state: State, seat: int, move: int) -> dict[str, Word]:
        return super().deed_args(state, seat, move) | more_args(self.edition, strasbourg(state), seat, move)

    def refusal(self, state: State, seat: int, move: int) -> Said:
        reason, things = why(strasbourg(state), seat, move)
        return self.said("refused", reason, things, state)

    def phrase(self, state: State, seat: int, text: str) -> list[str]:
        verb, *words = text.split()
        question = state.agenda.question(seat) if state.agenda.depth else c.NONE
        if verb != "plan" or question not in (c.ASK_DRAW, c.ASK_PUT):
            return [text]
        return plan(strasbourg(state), seat, words)

    def bag(self, state: State, question: int) -> str:
        """Every player's deck is a bag of its own, and so are the lots of every player's stacks."""
        if verb_of(question) == c.LOT_DRAW:
            return f"lots-{first(question)}"
        return BAGS.get(verb_of(question), f"deck-{state.agenda.next_lane()}")

    def hidden(self, state: State) -> list[Hidden]:
        """2.14. Cards drawn, stacks, what was buried unseen, tasks dealt and kept."""
        places = []
        for seat, player in enumerate(strasbourg(state).players):
            places += [Hidden(f"cards of {seat}", player.cards), Hidden(f"buried by {seat}", player.buried)]
            places += [Hidden(f"tasks dealt to {seat}", player.offered), Hidden(f"tasks kept by {seat}", player.kept)]
        return places


def strasbourg(state: State) -> StrasbourgState:
    assert isinstance(state, StrasbourgState)
    return state

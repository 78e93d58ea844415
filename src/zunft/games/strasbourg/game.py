"""Strasbourg as a title: its options, and how everything that happens in it is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.game import State
from zunft.engine.move import first, verb_of
from zunft.engine.notation import Grammar, Word
from zunft.engine.title import Game, Hidden, Option, Said, Spoken, Title, View
from zunft.games.strasbourg import words as w
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
    w.ROUND_CARD: Spoken("round-card", "{number} {roundcard}"),
    w.ROUND_EDIFICE: Spoken("round-edifice", "{number} {edifice}"),
    w.STARTS: Spoken("starts", "{seat}"),
    w.DEALT_TASK: Spoken("dealt-task", "{task}"),
    w.KEPT_TASKS: Spoken("kept-tasks", "{tasks}"),
    w.ROUND_BEGAN: Spoken("round-began", "{number} {seat}"),
    w.DREW: Spoken("drew", "{number}"),
    w.PLANNED_STACK: Spoken("planned-stack", "{number} {stack:number}"),
    w.LAID_STACK: Spoken("laid-stack", "{seat} {stack:number} {number}"),
    w.NO_STACKS: Spoken("no-stacks", "{seat}"),
    w.STEP_BEGAN: Spoken("step-began", "{step} {guild}"),
    w.REVEALED_CARD: Spoken("revealed-card", "{seat} {number}"),
    w.REVEALED: Spoken("revealed", "{seat} {stack:number} {number}"),
    w.PASSED: Spoken("passed", "{seat}"),
    w.DEFERRED: Spoken("deferred", "{seat}"),
    w.ALL_PASSED: Spoken("all-passed"),
    w.LEADS: Spoken("leads", "{seat}"),
    w.TOOK_SEAT: Spoken("took-seat", "{seat} {council}"),
    w.TOOK_GOODS: Spoken("took-goods", "{seat} {goods}"),
    w.DECLINED_SEAT: Spoken("declined-seat", "{seat} {council}"),
    w.DECLINED_GOODS: Spoken("declined-goods", "{seat} {goods}"),
    w.PLACED: Spoken("placed", "{seat} {square} {number}"),
    w.SKIPPED: Spoken("skipped", "{seat}"),
    w.SOLD: Spoken("sold", "{seat} {goods} {number}"),
    w.RETURNED: Spoken("returned", "{seat} {number}"),
    w.RETURNED_NONE: Spoken("returned-none", "{seat}"),
    w.BUILT_CHAPEL: Spoken("built-chapel", "{seat} {chapel}"),
    w.BUILT_EDIFICE: Spoken("built-edifice", "{seat} {edifice} {square}"),
    w.PRESTIGE: Spoken("prestige", "{seat} {number}"),
    w.PRIVILEGE: Spoken("privilege", "{seat}"),
    w.BURIED: Spoken("buried", "{seat} {number}"),
    w.SHOWED_TASK: Spoken("showed-task", "{seat} {task} {number}"),
    w.SHOWED_MONEY: Spoken("showed-money", "{seat} {coins:number} {privileges:number}"),
    w.SCORED: Spoken("scored", "{seat} {number} {total:number}"),
    w.ENDED: Spoken("ended"),
}

QUESTIONS = {
    w.ASK_TASKS: Spoken("tasks", rule="S-015"),
    w.ASK_DRAW: Spoken("draw", rule="S-026"),
    w.ASK_PUT: Spoken("put", rule="S-028"),
    w.ASK_BID: Spoken("bid", rule="S-030"),
    w.ASK_SQUARE: Spoken("square", rule="S-075"),
    w.ASK_APPRENTICE: Spoken("apprentice", rule="S-074"),
    w.ASK_SALE: Spoken("sale", rule="S-080"),
    w.ASK_RETURN: Spoken("return", rule="S-052"),
    w.ASK_CHAPEL: Spoken("chapel", rule="S-090"),
    w.ASK_EDIFICE: Spoken("edifice", rule="S-091"),
    w.ASK_SEAT: Spoken("seat", "{council}", "S-072"),
    w.ASK_GOODS: Spoken("goods", "{goods}", "S-072"),
}

ENTRIES = {kind: Spoken(said.name) for kind, said in QUESTIONS.items() if kind not in (w.ASK_DRAW, w.ASK_PUT)} | {
    w.PLANNING: Spoken("planning"),
    w.COUNCIL: Spoken("council"),
}

BAGS = {
    w.ROUND_DRAW: "rounds",
    w.EDIFICE_DRAW: "edifices",
    w.STARTER_DRAW: "starter",
    w.TASK_DRAW: "tasks",
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
        question = state.agenda.question(seat) if state.agenda.depth else w.NONE
        if verb != "plan" or question not in (w.ASK_DRAW, w.ASK_PUT):
            return [text]
        return plan(strasbourg(state), seat, words)

    def bag(self, state: State, question: int) -> str:
        """Every player's deck is a bag of its own, and so are the lots of every player's stacks."""
        if verb_of(question) == w.LOT_DRAW:
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

"""The Guild as a title: its options, and how everything that happens in it is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.engine.interpreted import answers
from zunft.engine.move import verb_of
from zunft.engine.notation import Grammar
from zunft.engine.rules import State
from zunft.engine.title import Game, Hidden, Option, PublicPass, Said, Spoken, Title, View
from zunft.games.gilde import constants as c
from zunft.games.gilde.deeds import DEEDS
from zunft.games.gilde.edition import SHELF, GildeEdition
from zunft.games.gilde.ledger import ledger
from zunft.games.gilde.notation import FORMS, KINDS, is_deal, phrase, things_of
from zunft.games.gilde.refusals import OUT_OF_TURN, why
from zunft.games.gilde.rules.building import fair_share
from zunft.games.gilde.rules.chain import reached
from zunft.games.gilde.rules.dispatch import GildeRules
from zunft.games.gilde.rules.responding import lacks_money
from zunft.games.gilde.state import L_CARD, GildeState, Options
from zunft.games.gilde.verdict import verdict
from zunft.games.gilde.view import open_view, own_view

EVENTS = {
    c.STARTS: Spoken("starts", "{seat}"),
    c.CHOSE_PROFESSION: Spoken("chose-profession", "{seat} {profession}"),
    c.DEALT: Spoken("dealt", "{card}"),
    c.WAS_DEALT: Spoken("was-dealt", "{seat}"),
    c.SHUFFLED_BACK: Spoken("shuffled-back", "{seat}"),
    c.REVEALED: Spoken("revealed", "{seat} {card}"),
    c.REDREW: Spoken("redrew", "{seat}"),
    c.ROUND_BEGAN: Spoken("round-began", "{number}"),
    c.TURN_BEGAN: Spoken("turn-began", "{seat}"),
    c.EARNED: Spoken("earned", "{seat} {number}"),
    c.PAID_UPKEEP: Spoken("paid-upkeep", "{seat} {number}"),
    c.UNLOCKED: Spoken("unlocked", "{seat} {card}"),
    c.WOKE: Spoken("woke", "{seat} {card}"),
    c.DREW: Spoken("drew", "{card}"),
    c.DREW_CARD: Spoken("drew-card", "{seat}"),
    c.RESHUFFLED: Spoken("reshuffled", "{number}"),
    c.NOTHING_TO_DRAW: Spoken("nothing-to-draw"),
    c.TOWN_HALL_CAME: Spoken("town-hall-came"),
    c.LAID_OUT: Spoken("laid-out", "{seat} {card}"),
    c.PLAYED: Spoken("played", "{seat} {card}"),
    c.PLAYED_AT: Spoken("played-at", "{seat} {card} {of:seat}"),
    c.PLAYED_ON: Spoken("played-on", "{seat} {card} {of:seat} {target:card}"),
    c.USED: Spoken("used", "{seat} {card}"),
    c.USED_AT: Spoken("used-at", "{seat} {card} {of:seat}"),
    c.USED_ON: Spoken("used-on", "{seat} {card} {of:seat} {target:card}"),
    c.PAID_OWNER: Spoken("paid-owner", "{seat} {to:seat} {number}"),
    c.RELEASED: Spoken("released", "{seat} {card}"),
    c.SOLD: Spoken("sold", "{seat} {card} {number}"),
    c.CANCELLED: Spoken("cancelled", "{card}"),
    c.SPARED: Spoken("spared", "{seat} {card}"),
    c.FIZZLED: Spoken("fizzled", "{card}"),
    c.NUMBER_DRAWN: Spoken("number-drawn", "{seat} {card} {number}"),
    c.SUCCEEDED: Spoken("succeeded", "{seat} {number} {against:number}"),
    c.FAILED: Spoken("failed", "{seat} {number} {against:number}"),
    c.GAINED: Spoken("gained", "{seat} {number}"),
    c.PAID: Spoken("paid", "{seat} {to:seat} {number}"),
    c.PAID_BANK: Spoken("paid-bank", "{seat} {number}"),
    c.LOCKED: Spoken("locked", "{seat} {card} {number}"),
    c.DESTROYED: Spoken("destroyed", "{seat} {card}"),
    c.TOOK: Spoken("took", "{seat} {card} {of:seat}"),
    c.LOOKED: Spoken("looked", "{seat} {of:seat}"),
    c.SAW: Spoken("saw", "{of:seat} {card}"),
    c.DISCARDED: Spoken("discarded", "{seat} {card}"),
    c.LASTING: Spoken("lasting", "{seat} {stat} {number} {until}"),
    c.MORE_POLITICAL: Spoken("more-political", "{seat} {number}"),
    c.EXPERIENCE: Spoken("experience", "{seat} {number} {total:number}"),
    c.ROSE: Spoken("rose", "{seat} {title}"),
    c.UPGRADED: Spoken("upgraded", "{seat} {residence}"),
    c.PROPOSED: Spoken("proposed", "{seat}"),
    c.SHARE: Spoken("share", "{seat} {number} {points:number}"),
    c.BUILT_TOWN_HALL: Spoken("built-town-hall", "{seat}"),
    c.OFFERED: Spoken("offered", "{seat} {card} {to:seat} {number}"),
    c.ASKED_FOR: Spoken("asked-for", "{seat} {card} {of:seat} {number}"),
    c.BEGGED: Spoken("begged", "{seat} {of:seat} {number}"),
    c.OFFERED_LOAN: Spoken("offered-loan", "{seat} {to:seat} {number} {repay:number} {turns:number}"),
    c.ASKED_LOAN: Spoken("asked-loan", "{seat} {of:seat} {number} {repay:number} {turns:number}"),
    c.OFFERED_GIFT: Spoken("offered-gift", "{seat} {to:seat} {number}"),
    c.ACCEPTED: Spoken("accepted", "{seat} {of:seat}"),
    c.DECLINED: Spoken("declined", "{seat} {of:seat}"),
    c.TRADED: Spoken("traded", "{seat} {card} {to:seat} {number}"),
    c.GAVE: Spoken("gave", "{seat} {to:seat} {number}"),
    c.LENT: Spoken("lent", "{seat} {to:seat} {number} {repay:number} {turns:number}"),
    c.EXTENDED: Spoken("extended", "{seat} {to:seat} {number} {turns:number}"),
    c.FORGAVE: Spoken("forgave", "{seat} {to:seat} {number}"),
    c.FELL_DUE: Spoken("fell-due", "{seat} {to:seat} {number}"),
    c.PAID_DEBT: Spoken("paid-debt", "{seat} {to:creditor} {number}"),
    c.OWES: Spoken("owes", "{seat} {to:creditor} {number}"),
    c.WENT_TO_TOWER: Spoken("went-to-tower", "{seat}"),
    c.LEFT_TOWER: Spoken("left-tower", "{seat}"),
    c.REQUESTED: Spoken("requested", "{seat}"),
    c.LAPSED: Spoken("lapsed", "{seat}"),
    c.COUNT_BEGAN: Spoken("count-began", "{seat}"),
    c.HAS_VOTES: Spoken("has-votes", "{seat} {number}"),
    c.COUNTED: Spoken("counted", "{seat} {number} {total:number}"),
    c.TIED: Spoken("tied", "{number}"),
    c.ELECTED: Spoken("elected", "{seat}"),
    c.BECAME_COUNT: Spoken("became-count", "{seat}"),
    c.LAST_ONE: Spoken("last-one", "{seat}"),
    c.STOPPED: Spoken("stopped", "{number}"),
    c.LEFT_TABLE: Spoken("left-table", "{seat}"),
    c.PASSES_WINDOWS: Spoken("passes-windows", "{seat}"),
    c.PASSES_THIS_TURN: Spoken("passes-this-turn", "{seat}"),
    c.ANSWERS_WINDOWS: Spoken("answers-windows", "{seat}"),
    c.CHOSE: Spoken("chose", "{seat} {card} {number}"),
}

QUESTIONS = {
    c.ASK_PROFESSION: Spoken("profession", rule="G-011"),
    c.ASK_ACTION: Spoken("action", rule="G-060"),
    c.ASK_TARGET: Spoken("target", "{card}", "G-062"),
    c.ASK_RECIPIENT: Spoken("recipient", "{card}", "G-064"),
    c.ASK_BUILDERS: Spoken("builders", rule="G-102"),
    c.ASK_SHARE: Spoken("share", "{seat}", "G-102"),
    c.ASK_POINTS: Spoken("points", "{seat} {number}", "G-102"),
    c.ASK_DEAL: Spoken("deal", rule="G-134"),
    c.ASK_TO: Spoken("to", "{deal}", "G-134"),
    c.ASK_OF: Spoken("of", "{deal}", "G-140"),
    c.ASK_PRICE: Spoken("price", "{deal} {card} {seat}", "G-131"),
    c.ASK_SUM: Spoken("sum", "{deal} {seat}", "G-142"),
    c.ASK_REPAY: Spoken("repay", "{deal} {seat} {number}", "G-142"),
    c.ASK_TURNS: Spoken("turns", "{deal} {seat} {number} {repay:number}", "G-142"),
    c.ASK_EXTENSION: Spoken("extension", "{number}", "G-142"),
    c.ASK_CONSENT: Spoken("consent", "{deal} {seat} {subject} {price:number} {turns:number}", "G-134"),
    c.ASK_JOIN: Spoken("join", "{seat}", "G-102"),
    c.ASK_PAY: Spoken("pay", "{number} {to:creditor} {why}", "G-147"),
    c.ASK_FIT: Spoken("fit", rule="G-093"),
    c.ASK_CARD: Spoken("card", "{card} {of:seat}", "G-062"),
    c.ASK_CHOICE: Spoken("choice", "{card}", "G-062"),
    c.ASK_LOSS: Spoken("loss", "{of:seat} {number}", "G-070"),
    c.ASK_SURPLUS: Spoken("surplus", rule="G-070"),
    c.ASK_SPARE: Spoken("spare", rule="G-071"),
    c.W_REDRAW: Spoken("redraw", rule="G-015"),
    c.W_START: Spoken("start", "{seat}", "G-111"),
    c.W_END: Spoken("end", "{seat}", "G-111"),
    c.W_TARGETED: Spoken("targeted", "{seat} {card} {of:victim}", "G-111"),
    c.W_NUMBER: Spoken("number", "{seat} {number}", "G-111"),
}

STEPS = {
    c.ASK_TARGET, c.ASK_RECIPIENT, c.ASK_BUILDERS, c.ASK_SHARE, c.ASK_POINTS, c.ASK_DEAL, c.ASK_TO, c.ASK_OF,
    c.ASK_PRICE, c.ASK_SUM, c.ASK_REPAY, c.ASK_TURNS, c.ASK_EXTENSION,
}  # fmt: skip
OWN_DEALS = STEPS | {c.ASK_ACTION, c.ASK_PAY}  # where a deal is made in steps, by who is asked; else it is one move
WINDOWS = {c.W_REDRAW, c.W_START, c.W_END, c.W_TARGETED, c.W_NUMBER}
ENTRIES = {
    kind: Spoken(said.name, said.about if kind in WINDOWS else "")
    for kind, said in QUESTIONS.items()
    if kind not in STEPS
}
BAGS = {c.STARTER_DRAW: "starter", c.PROFESSION_DRAW: "professions", c.HAND_DRAW: "deck", c.NUMBER_DRAW: "deck"}
WINDOW_WORDS = {
    c.W_REDRAW: "redraw", c.W_START: "start", c.W_END: "end", c.W_TARGETED: "attack", c.W_NUMBER: "number",
}  # fmt: skip
IDLE_VERBS = {verb_of(c.PASS_MOVE), c.SELL, c.RELEASE}
ORDER_VERBS = ("pass", "redraw", "respond", "sell", "release")


class Gilde(Title):
    key = "gilde"
    seats = (2, 3, 4, 5, 6)
    forms = FORMS
    texts = Path(__file__).parent / "text"
    shelf = SHELF
    options = (
        Option("professions", ("chosen", "by-lot"), "Q-06"),
        Option("sell_target_in_response", ("allowed", "forbidden"), "Q-30"),
        Option("sell_anytime", ("off", "on"), "Q-51"),
        Option("loans", ("tracked", "talk-only"), "Q-33"),
        Option("discard_pile", ("top-only", "open"), "Q-43"),
        Option("stop", ("never", "after-60-rounds"), "G-162"),
        Option("start_talers", ("equal", "later-seats-more"), "5.8"),
        Option("tower_request", ("held-when-paid", "lapses"), "Q-37", before="lapses"),
        Option("offers", ("6", "2", "12"), "Q-50"),
    )
    # Played as printed, everybody who owns something is asked in every window, and all wait for them.
    presets: Mapping[str, Mapping[str, str]] = {"our-table": {}, "as-printed": {"sell_anytime": "on"}}
    ends_with: Mapping[str, str] = {"stop": "after-60-rounds"}  # G-162

    def game(self, seats: int, edition: Any, options: Mapping[str, str], rules_number: int) -> Game:
        return GildeGame(seats, edition, options, rules_number)

    def numbers(self, options: Mapping[str, str]) -> list[int]:
        """Of offers the number is how many."""
        return [*super().numbers(options)[:-1], int(options["offers"])]


GILDE = Gilde()


class GildeGame(Game):
    key = "gilde"
    events = EVENTS
    questions = QUESTIONS
    entries = ENTRIES
    deeds = DEEDS
    unasked_verbs = frozenset({*OUT_OF_TURN, c.PASS_WINDOWS, c.ANSWER_WINDOWS})
    public_pass = PublicPass("pass-windows", "answer-windows", c.W_REDRAW)
    order_verbs = ORDER_VERBS
    order_words = (*WINDOW_WORDS.values(), *KINDS, "targeted", "idle")

    def __init__(self, seats: int, edition: GildeEdition, options: Mapping[str, str], rules_number: int) -> None:
        self.edition = edition
        self.grammar = Grammar(FORMS, things_of(edition))
        chosen = Options(vec[i64](GILDE.numbers(options)), rules_number)
        self.rules = GildeRules(seats, edition.board, chosen)

    def open_view(self, state: State) -> View:
        return open_view(self, gilde(state))

    def own_view(self, state: State, seat: int, common: View) -> View:
        return own_view(self, gilde(state), seat, common["players"])

    def round(self, state: State) -> int:
        return gilde(state).round

    def turns_begun(self, state: State) -> int:
        """G-001. Everybody has one in every round, from the start player on."""
        own = gilde(state)
        return int(own.round * own.seats + (own.active - own.start) % own.seats)

    def scores(self, state: State) -> list[int]:
        """G-120. Experience points."""
        return [player.xp for player in gilde(state).players]

    def score(self, state: State, seat: int) -> int:
        return gilde(state).players[seat].xp

    def ranking(self, state: State, seat: int) -> tuple[int, ...]:
        """G-124, G-156, G-162. The winner, then by experience; where a game was stopped talers break ties."""
        own = gilde(state)
        present, xp = super().ranking(state, seat)
        talers = own.players[seat].talers if own.ended == c.BY_STOP else 0
        return (present, int(own.winner == seat), xp, talers)

    def verdict(self, state: State) -> list[Said]:
        return verdict(self, gilde(state))

    def ledger(self, state: State, seat: int) -> list[Said]:
        return ledger(self, gilde(state), seat)

    def refusal(self, state: State, seat: int, move: int) -> Said:
        reason, things = why(gilde(state), seat, move)
        return self.said("refused", reason, things, state)

    def phrase(self, state: State, seat: int, text: str) -> list[str]:
        asked = verb_of(state.agenda.question(seat)) if state.agenda.depth else c.NONE
        if asked not in OWN_DEALS and is_deal(text):
            return [text]
        return phrase(text, asked in STEPS, lambda talers: fair_share(gilde(state), talers))

    def bag(self, state: State, question: int) -> str:
        return BAGS[verb_of(question)]

    def hidden(self, state: State) -> list[Hidden]:
        """G-002. Hands; the deck has no order that anybody knows."""
        return [Hidden(f"hand of {seat}", player.hand) for seat, player in enumerate(gilde(state).players)]

    def window_words(self, state: State, seat: int) -> set[str]:
        """G-111. Which window it is, the kind of the pending card, whether this seat is its target, and whether it is
        idle here."""
        own, kind = gilde(state), state.agenda.kind()
        words = {WINDOW_WORDS[kind]}
        if kind in {c.W_TARGETED, c.W_NUMBER} and own.link(L_CARD) != c.NONE:
            words.add(KINDS[own.board.cards.kind[own.link(L_CARD)]])
            if has(reached(own), seat):
                words.add("targeted")
        if "targeted" not in words and self._is_idle(own, seat):
            words.add("idle")
        return words

    def _is_idle(self, state: GildeState, seat: int) -> bool:
        """Whether nothing that the seat holds is meant for this window: it could only sell or give up a card, and it
        can do so in the actions of its own turn."""
        if lacks_money(state, seat, state.agenda.kind()):
            return False
        return {verb_of(move) for move in answers(self.rules, state, seat)} <= IDLE_VERBS


def gilde(state: State) -> GildeState:
    assert isinstance(state, GildeState)
    return state

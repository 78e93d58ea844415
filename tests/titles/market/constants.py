"""The words of the market: cards, verbs, questions, entries and events as small ints."""

from __future__ import annotations

from typing import Final

from zunft.engine.agenda import WINDOW
from zunft.engine.move import DRAW as BY_CHANCE
from zunft.engine.move import PASS
from zunft.engine.notation import Form
from zunft.engine.title import Spoken

CARDS: Final = ("thief", "guard", "bribe", "cloth")
THIEF: Final = 0
GUARD: Final = 1
BRIBE: Final = 2

# Verbs; PASS is 0.
STOP: Final = 1
PULL: Final = 2
PUT_UNDER: Final = 3
PLAY: Final = 4
PEEK: Final = 5
OFFER: Final = 6
OFFER_TO: Final = 7
OFFER_FOR: Final = 8
END: Final = 9
ACCEPT: Final = 10
DECLINE: Final = 11
BLOCK: Final = 12
UNBLOCK: Final = 13
SELL: Final = 14
GIVE_UP: Final = 15
GIVE_ALMS: Final = 18  # nobody asks for it
DRAWN: Final = 16  # chance: a card of a deck
PLACE: Final = 17  # chance: a place in a hand

FORMS: Final = (
    Form(PASS, "pass", "pass"),
    Form(STOP, "stop", "stop"),
    Form(PULL, "draw", "draw"),
    Form(PUT_UNDER, "under {card}", "under cloth"),
    Form(PLAY, "play {card} at {of:seat}", "play thief at 2"),
    Form(PEEK, "peek {of:seat}", "peek 2"),
    Form(OFFER, "offer {card}", "offer cloth"),
    Form(OFFER_TO, "to {to:seat}", "to 2"),
    Form(OFFER_FOR, "for {coins}", "for 3"),
    Form(END, "end", "end"),
    Form(ACCEPT, "accept", "accept"),
    Form(DECLINE, "decline", "decline"),
    Form(BLOCK, "block", "block"),
    Form(UNBLOCK, "unblock", "unblock"),
    Form(SELL, "sell {card}", "sell cloth"),
    Form(GIVE_UP, "give-up", "give-up"),
    Form(GIVE_ALMS, "alms {of:seat}", "alms 2"),
    Form(DRAWN, "draw {card}", "draw cloth"),
    Form(PLACE, "draw {place}", "draw 1"),
)

# Entries; those that ask one thing only have a question of the same number.
MORNING: Final = 1
TURN: Final = 2
ANSWER: Final = 3  # accept or decline: (card, seller, price)
DEBT: Final = 4  # sell or give up: (owed)
PEEKING: Final = 5
STEAL: Final = 6  # errand: thief, victim
PAY: Final = 7  # errand: thief, victim
HOLD: Final = 8  # errand: the block takes effect, if nobody undid it
ATTACKED: Final = WINDOW | 1  # about: thief, victim
BLOCKED: Final = WINDOW | 2  # about: blocker
# Questions that are steps within an entry.
UNDER: Final = 9
TO_WHOM: Final = 10  # (card)
FOR_HOW_MUCH: Final = 11  # (card, buyer)
A_CARD: Final = BY_CHANCE | 1  # (seat)
A_PLACE: Final = BY_CHANCE | 2  # (who looks, at whom)

ENTRIES: Final = {
    MORNING: Spoken("morning"),
    TURN: Spoken("turn"),
    ANSWER: Spoken("answer"),
    DEBT: Spoken("debt"),
    STEAL: Spoken("steal", "{by:seat} {of:seat}"),
    ATTACKED: Spoken("attacked", "{by:seat} {of:seat}"),
    BLOCKED: Spoken("blocked", "{by:seat}"),
}
QUESTIONS: Final = {
    MORNING: Spoken("morning", rule="X-002"),
    UNDER: Spoken("under", rule="X-003"),
    TURN: Spoken("turn", rule="X-005"),
    TO_WHOM: Spoken("to-whom", "{card}", rule="X-007"),
    FOR_HOW_MUCH: Spoken("for-how-much", "{card} {to:seat}", rule="X-007"),
    ANSWER: Spoken("answer", "{card} {seat} {coins}", rule="X-007"),
    DEBT: Spoken("debt", "{coins}", rule="X-011"),
    ATTACKED: Spoken("attacked", "{by:seat} {of:seat}", rule="X-008"),
    BLOCKED: Spoken("blocked", "{by:seat}", rule="X-009"),
}

DEEDS: Final[dict[int | tuple[int, int], Spoken]] = {
    PASS: Spoken("pass"),
    STOP: Spoken("stop"),
    PULL: Spoken("draw"),
    PUT_UNDER: Spoken("under", "{card}"),
    PLAY: Spoken("play", "{card} {of:seat}"),
    PEEK: Spoken("peek", "{of:seat}"),
    OFFER: Spoken("offer", "{card}"),
    OFFER_TO: Spoken("to", "{card} {to:seat}"),
    OFFER_FOR: Spoken("for", "{card} {to:seat} {coins}"),
    END: Spoken("end"),
    ACCEPT: Spoken("accept", "{card} {seat} {coins}"),
    DECLINE: Spoken("decline", "{card} {seat}"),
    BLOCK: Spoken("block", "{by:seat}"),
    UNBLOCK: Spoken("unblock", "{by:seat}"),
    SELL: Spoken("sell", "{card}"),
    GIVE_UP: Spoken("give-up"),
}

# Events.
DREW: Final = 0
TOOK: Final = 1
LOOKED: Final = 2
SAW: Final = 3
OFFERED: Final = 4
ACCEPTED: Final = 5
DECLINED: Final = 6
PLAYED: Final = 7
RESPONDED: Final = 8
STOLE: Final = 9
SOLD: Final = 10
GAVE_UP: Final = 11
SHUFFLED: Final = 12
GREW_RICH: Final = 13
GAVE_ALMS: Final = 14

EVENTS: Final = {
    DREW: Spoken("drew", "{seat} {card}"),
    TOOK: Spoken("took", "{seat} {count}"),
    LOOKED: Spoken("looked", "{seat} {of:seat}"),
    SAW: Spoken("saw", "{seat} {of:seat} {card}"),
    OFFERED: Spoken("offered", "{seat} {card} {to:seat} {coins}"),
    ACCEPTED: Spoken("accepted", "{seat} {card}"),
    DECLINED: Spoken("declined", "{seat} {card}"),
    PLAYED: Spoken("played", "{seat} {card} {of:seat}"),
    RESPONDED: Spoken("responded", "{seat} {card}"),
    STOLE: Spoken("stole", "{seat} {of:seat} {coins}"),
    SOLD: Spoken("sold", "{seat} {card} {coins}"),
    GAVE_UP: Spoken("gave-up", "{seat}"),
    SHUFFLED: Spoken("shuffled", "{seat}"),
    GREW_RICH: Spoken("grew-rich", "{seat}"),
    GAVE_ALMS: Spoken("gave-alms", "{seat} {of:seat}"),
}

# Why a move of this verb does not answer that question.
REASONS: Final = {
    (MORNING, PULL): Spoken("drawn-enough", rule="X-002"),
    (UNDER, PUT_UNDER): Spoken("not-drawn", "{card}", rule="X-003"),
    (TURN, PLAY): Spoken("cannot-play", "{card}", rule="X-008"),
    (TURN, PEEK): Spoken("cannot-peek", "{of:seat}", rule="X-006"),
    (TURN, OFFER): Spoken("cannot-offer", "{card}", rule="X-007"),
    (ANSWER, ACCEPT): Spoken("cannot-pay", rule="X-007"),
    (ATTACKED, BLOCK): Spoken("no-guard", rule="X-008"),
    (BLOCKED, UNBLOCK): Spoken("no-bribe", rule="X-009"),
    (DEBT, SELL): Spoken("cannot-sell", "{card}", rule="X-011"),
}
NO_ALMS: Final = Spoken("no-alms", "{of:seat}", rule="X-017")
NOT_NOW: Final = Spoken("not-now", rule="X-005")

"""Small ints of The Guild: types, kinds, statistics, operations, verbs, questions, entries and events."""

from __future__ import annotations

from typing import Final

from zunft.engine.agenda import WINDOW
from zunft.engine.move import DRAW

NONE: Final = -1
BANK: Final = 7  # a creditor or a recipient that is no seat
EVERYBODY: Final = 7  # in the question of a window: a card that reaches each opponent
PASS_MOVE: Final = 0  # the bare pass of the engine
MOST_SUM: Final = 500  # talers that one gift or loan is about; no question has more answers

# G-002. Types of cards; RESIDENCE is no card but has a cost that cards may lower.
BUSINESS: Final = 0
ANNEX: Final = 1
EXTENSION: Final = 2
DISTRICT: Final = 3
PERSON: Final = 4
ARTEFACT: Final = 5
MEASURE: Final = 6
INSTANT: Final = 7
PUBLIC: Final = 8
RESIDENCE: Final = 9
TYPES: Final = 10

# 5.1. Kinds of acts; the first four are attacks (G-062).
SABOTAGE: Final = 0
BURGLARY: Final = 1
INTRIGUE: Final = 2
EXTORTION: Final = 3
COUNTER: Final = 4
LUCK: Final = 5
BRIBERY: Final = 6
PROTECTION: Final = 7
ECONOMY: Final = 8
SOCIAL: Final = 9
KINDS: Final = 10
ATTACKS: Final = 4

# G-113. When an instant may be played; measures have NONE.
IN_TARGETED: Final = 0
IN_NUMBER: Final = 1
IN_ANY: Final = 2

# G-091. How an act is used.
AS_MEASURE: Final = 0
AS_INSTANT: Final = 1

# 5.1. Whose card, where, and who picks it.
OF_OPPONENT: Final = 0
OF_SELF: Final = 1
OF_TARGET: Final = 2
ON_TABLE: Final = 0
A_PLAYER: Final = 1
BY_ACTOR: Final = 0
BY_TARGET: Final = 1

# 5.2. Whom an operation is about.
SELF: Final = 0
TARGET: Final = 1
EACH_OPPONENT: Final = 2

# 5.2. Operations.
GAIN_TALERS: Final = 0
PAY_TALERS: Final = 1
LOCK: Final = 2
UNLOCK: Final = 3
DESTROY: Final = 4
TAKE: Final = 5
DRAW_CARDS: Final = 6
DISCARD_CARDS: Final = 7
PEEK: Final = 8
RANDOM_CHECK: Final = 9
CANCEL: Final = 10
REDRAW: Final = 11
TEMP: Final = 12
EXTRA_POLITICAL: Final = 13
CHOICE: Final = 14

MUST: Final = 0
UP_TO: Final = 1
AGAINST_ME: Final = 0
AGAINST_ANYONE: Final = 1
ANY_NUMBER: Final = 0
MINE_OR_AGAINST_ME: Final = 1
END_OF_TURN: Final = 0
OWN_NEXT_TURN: Final = 1
UNTIL_ELECTION: Final = 2

# G-009. Statistics of a player; those from BUSINESSES on are counts that the rules need besides.
INCOME: Final = 0
UPKEEP: Final = 1
VOTES: Final = 2
FAVOUR: Final = 3
SABOTAGE_PROTECTION: Final = 4
BURGLARY_PROTECTION: Final = 5
INTRIGUE_PROTECTION: Final = 6
INVENTORY_SLOTS: Final = 7
EXTENSION_SLOTS: Final = 8
HAND_LIMIT: Final = 9
BUSINESS_LIMIT: Final = 10
SALE_BONUS: Final = 11
BUSINESSES: Final = 12  # in play, locked ones too (G-084)
ACTIVE_BUSINESSES: Final = 13
EXTENSIONS: Final = 14
ARTEFACTS: Final = 15
TRICKS: Final = 16  # active artefacts that are used like an instant
CHECK_BONUS: Final = 17  # + kind
COST_MOD: Final = 27  # + type
COST_MIN: Final = 37  # + type: what a lowered cost does not fall below; the highest counts
BOOST: Final = 47  # + profession; becomes income
PROFESSIONS: Final = 8  # at most
STATS: Final = 55

# Where a part of a statistic comes from: one of these * 1024 + a number.
FROM_BASE: Final = 0
FROM_TITLE: Final = 1
FROM_RESIDENCE: Final = 2
FROM_PROFESSION: Final = 3
FROM_CARD: Final = 4
FROM_TEMP: Final = 5  # the card whose effect lasts

# G-020, G-181. What the turn does next.
STARTING: Final = 0
COUNTING: Final = 1  # the election, if it is due
EARNING: Final = 2
REPAYING: Final = 3
KEEPING: Final = 4  # upkeep
UNLOCKING: Final = 5
DRAWING_PHASE: Final = 6
ACTING: Final = 7
CLOSING: Final = 8
REFILLING: Final = 9
SURPLUS: Final = 10
FILLING: Final = 11
ENDING: Final = 12

# G-042, G-100. The Town Hall.
IN_DECK: Final = 0
IN_CENTRE: Final = 1
BUILT: Final = 2

# How a game ended.
STILL_ON: Final = 0
BY_COUNT: Final = 1
BY_ELECTION: Final = 2
BY_LEAVING: Final = 3
BY_STOP: Final = 4

# Verbs of the players; PASS (0) is the engine's.
PROFESSION: Final = 1  # profession
REDRAW_HAND: Final = 2
PLAY: Final = 3  # card
USE: Final = 4  # card
AT_PLAYER: Final = 5  # seat
AT_CARD: Final = 6  # seat, card
PAYING: Final = 7  # seat
UPGRADE: Final = 8
TOWN_HALL: Final = 9
WITH: Final = 10  # seat
BUILD: Final = 11
REQUEST: Final = 12
RELEASE: Final = 13  # card
SELL: Final = 14  # card
END: Final = 15
RESPOND: Final = 16  # card
RESPOND_AT: Final = 17  # card, seat
RESPOND_ON: Final = 18  # card, seat, target card
RESPOND_PAYING: Final = 19  # card, recipient
RESPOND_ON_PAYING: Final = 20  # card, seat, target card, recipient
RESPOND_AT_PAYING: Final = 21  # card, seat, recipient
TOWER: Final = 22
DISCARD: Final = 23  # card
KEEP: Final = 24
CHOOSE: Final = 25  # number of the option, from 1
PICK: Final = 26  # card
DEAL: Final = 27
OFFER: Final = 28  # card
ASK_FOR: Final = 29  # card, seat
GIVE: Final = 30
BEG: Final = 31
LEND: Final = 32
BORROW: Final = 33
EXTEND: Final = 34  # loan
FORGIVE: Final = 35  # loan
TO: Final = 36  # seat
OF: Final = 37  # seat
FOR: Final = 38  # talers
TALERS: Final = 39  # talers
REPAY: Final = 40  # talers
IN: Final = 41  # turns
BY: Final = 42  # turns
POINTS: Final = 43  # experience
ACCEPT: Final = 44
DECLINE: Final = 45
BACK: Final = 46  # G-171: what a seat that left had begun to say is dropped; nobody else says this

# Verbs of deals out of turn: 40 more than those of the first step of the same deal.
PROPOSE: Final = 40
PROPOSE_OFFER: Final = 68  # card, seat, price
PROPOSE_ASK_FOR: Final = 69  # card, seat, price
PROPOSE_GIVE: Final = 70  # talers, seat
PROPOSE_BEG: Final = 71  # talers, seat
PROPOSE_LEND: Final = 72  # talers, seat, repayment, turns
PROPOSE_BORROW: Final = 73  # talers, seat, repayment, turns
AGREE: Final = 74  # the seat who proposes

# G-119. Nobody asks for these either.
PASS_WINDOWS: Final = 75
ANSWER_WINDOWS: Final = 76

# Verbs of chance.
DRAW_STARTER: Final = 50  # seat
DRAW_PROFESSION: Final = 51  # profession
DRAW_CARD: Final = 52  # card

# Questions, and entries of the same name. A question's things stand behind it.
ASK_PROFESSION: Final = 1
ASK_ACTION: Final = 2
ASK_TARGET: Final = 3  # card, 1 when it is used
ASK_RECIPIENT: Final = 4  # card, seat + 1, target card + 1
ASK_BUILDERS: Final = 5
ASK_SHARE: Final = 6  # seat
ASK_POINTS: Final = 7  # seat, talers
ASK_DEAL: Final = 8
ASK_TO: Final = 9  # verb of the deal, card
ASK_OF: Final = 10  # verb of the deal
ASK_PRICE: Final = 11  # verb of the deal, card, seat
ASK_SUM: Final = 12  # verb of the deal, seat
ASK_REPAY: Final = 13  # verb of the deal, seat, sum
ASK_TURNS: Final = 14  # verb of the deal, seat, sum, repayment
ASK_EXTENSION: Final = 15  # loan
ASK_CONSENT: Final = 16  # verb of the deal, seat who asks, card or sum, price or repayment, turns
ASK_JOIN: Final = 17  # the seat who proposes
ASK_PAY: Final = 18  # sum, creditor, why
ASK_FIT: Final = 19
ASK_CARD: Final = 20  # card, owner, row of the effect
ASK_CHOICE: Final = 21  # card, row of the effect
ASK_LOSS: Final = 22  # whose hand, number of cards
ASK_SURPLUS: Final = 23
ASK_SPARE: Final = 24

# G-015, G-111. Windows, and their questions.
W_REDRAW: Final = WINDOW | 1
W_START: Final = WINDOW | 2  # whose turn it is
W_END: Final = WINDOW | 3  # whose turn it is
W_TARGETED: Final = WINDOW | 4  # who acts, card, victim
W_NUMBER: Final = WINDOW | 5  # who drew, value

# Draws.
STARTER_DRAW: Final = DRAW | 1
PROFESSION_DRAW: Final = DRAW | 2  # seat
HAND_DRAW: Final = DRAW | 3  # seat, how many
NUMBER_DRAW: Final = DRAW | 4

# Entries that are draws or errands.
SETUP: Final = 30
PREPARE: Final = 31  # step, number of the player
SETTLE: Final = 32  # G-014, G-015: seat
PHASE: Final = 33
DRAWING: Final = 34
NUMBER: Final = 35
EFFECT: Final = 36  # row
RESOLVE: Final = 37
FINISH: Final = 38
EVALUATE: Final = 39  # row
PAYMENT: Final = 40  # payer, creditor, sum, why + 8 * offers made
FIT: Final = 41  # seat
COUNT_VOTES: Final = 42
TO_DRAW: Final = 43  # seat, how many cards

# Why somebody must pay.
FOR_FINE: Final = 0
FOR_DEBTS: Final = 1
FOR_UPKEEP: Final = 2

# Events. The things told are named in ``game.EVENTS``.
STARTS: Final = 1
CHOSE_PROFESSION: Final = 2
DEALT: Final = 3
WAS_DEALT: Final = 4
SHUFFLED_BACK: Final = 5
REVEALED: Final = 6
REDREW: Final = 7
ROUND_BEGAN: Final = 8
TURN_BEGAN: Final = 9
EARNED: Final = 10
PAID_UPKEEP: Final = 11
UNLOCKED: Final = 12
WOKE: Final = 13
DREW: Final = 14
DREW_CARD: Final = 15
RESHUFFLED: Final = 16
NOTHING_TO_DRAW: Final = 17
TOWN_HALL_CAME: Final = 18
LAID_OUT: Final = 19
PLAYED: Final = 20
PLAYED_AT: Final = 21
PLAYED_ON: Final = 22
USED: Final = 23
USED_AT: Final = 24
USED_ON: Final = 25
PAID_OWNER: Final = 26
RELEASED: Final = 27
SOLD: Final = 28
CANCELLED: Final = 29
SPARED: Final = 30
FIZZLED: Final = 31
NUMBER_DRAWN: Final = 32
SUCCEEDED: Final = 33
FAILED: Final = 34
GAINED: Final = 35
PAID: Final = 36
PAID_BANK: Final = 37
LOCKED: Final = 38
DESTROYED: Final = 39
TOOK: Final = 40
LOOKED: Final = 41
SAW: Final = 42
DISCARDED: Final = 43
LASTING: Final = 44
MORE_POLITICAL: Final = 45
EXPERIENCE: Final = 46
ROSE: Final = 47
UPGRADED: Final = 48
PROPOSED: Final = 49
SHARE: Final = 50
BUILT_TOWN_HALL: Final = 51
OFFERED: Final = 52
ASKED_FOR: Final = 53
BEGGED: Final = 54
OFFERED_LOAN: Final = 55
ASKED_LOAN: Final = 56
ACCEPTED: Final = 57
DECLINED: Final = 58
TRADED: Final = 59
GAVE: Final = 60
LENT: Final = 61
EXTENDED: Final = 62
FORGAVE: Final = 63
FELL_DUE: Final = 64
PAID_DEBT: Final = 65
OWES: Final = 66
WENT_TO_TOWER: Final = 67
LEFT_TOWER: Final = 68
REQUESTED: Final = 69
LAPSED: Final = 70
COUNT_BEGAN: Final = 71
HAS_VOTES: Final = 72
COUNTED: Final = 73
TIED: Final = 74
ELECTED: Final = 75
BECAME_COUNT: Final = 76
LAST_ONE: Final = 77
STOPPED: Final = 78
LEFT_TABLE: Final = 79
CHOSE: Final = 80
OFFERED_GIFT: Final = 90
PASSES_WINDOWS: Final = 81
ANSWERS_WINDOWS: Final = 82
PASSES_THIS_TURN: Final = 83

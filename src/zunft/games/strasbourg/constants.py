"""Small ints of Strasbourg: guilds, seats of the Council, steps, verbs, questions, entries and events."""

from __future__ import annotations

from typing import Final

from zunft.engine.move import DRAW

GUILDS: Final = 5
NONE: Final = -1
PASS_MOVE: Final = 0  # the bare pass of the engine
HIGHEST: Final = 9  # value of an influence card; editions have 1 … 6

# S-005. The seats of the Council.
NOBILITY: Final = 0
CHURCH: Final = 1
GUILD_SEAT: Final = 2  # of the smiths; the other guilds follow
MERCHANTS: Final = 7
COUNCIL_SEATS: Final = 8

# S-020. The steps of an action phase.
STEP_A: Final = 0
STEP_G: Final = 6
STEP_H: Final = 7
STEP_I: Final = 8

# Verbs of the players; PASS is the engine's.
KEEP: Final = 1  # tasks as bits, over three things
DRAW_CARD: Final = 2
STOP: Final = 3
PUT: Final = 4  # stack
PUT_NEW: Final = 5
REVEAL: Final = 6  # stack
DEFER: Final = 7
PLACE: Final = 8  # square
SKIP: Final = 9
TAKE: Final = 10
SELL: Final = 11  # goods
DONE: Final = 12
RETURN: Final = 13  # value
RETURN_NONE: Final = 14
CHAPEL: Final = 15  # chapel space
EDIFICE: Final = 16  # building space
SIT: Final = 17
DECLINE: Final = 18

# Verbs of chance.
DRAW_ROUND: Final = 20  # round card
DRAW_EDIFICE: Final = 21  # edifice
DRAW_STARTER: Final = 22  # seat
DRAW_TASK: Final = 23  # task
DRAW_INFLUENCE: Final = 24  # value
DRAW_LOT: Final = 25  # number

# Questions, and entries of the same name. A question's things stand behind it.
ASK_TASKS: Final = 1
ASK_DRAW: Final = 2
ASK_PUT: Final = 3
ASK_BID: Final = 4
ASK_SQUARE: Final = 5
ASK_APPRENTICE: Final = 6
ASK_SALE: Final = 7  # the goods from which on may be sold
ASK_RETURN: Final = 8
ASK_CHAPEL: Final = 9
ASK_EDIFICE: Final = 10
ASK_SEAT: Final = 11
ASK_GOODS: Final = 12

# Draws.
ROUND_DRAW: Final = DRAW | 1
EDIFICE_DRAW: Final = DRAW | 2
STARTER_DRAW: Final = DRAW | 3
TASK_DRAW: Final = DRAW | 4  # seat
INFLUENCE_DRAW: Final = DRAW | 5
LOT_DRAW: Final = DRAW | 6  # seat, size

# Entries that are draws or errands.
SETUP: Final = 20
PLANNING: Final = 21
PLANNED: Final = 22  # seat: its stacks are laid out
ROUND: Final = 23
STEP: Final = 24
ACTION: Final = 25  # place
COUNCIL: Final = 26

# Events. The things told are named in ``game.EVENTS``.
ROUND_CARD: Final = 1
ROUND_EDIFICE: Final = 2
STARTS: Final = 3
DEALT_TASK: Final = 4
KEPT_TASKS: Final = 5
ROUND_BEGAN: Final = 6
DREW: Final = 7
PLANNED_STACK: Final = 8
LAID_STACK: Final = 9
NO_STACKS: Final = 10
STEP_BEGAN: Final = 11
REVEALED: Final = 12
REVEALED_CARD: Final = 13
PASSED: Final = 14
DEFERRED: Final = 15
ALL_PASSED: Final = 16
LEADS: Final = 17
TOOK_SEAT: Final = 18
TOOK_GOODS: Final = 19
PLACED: Final = 20
SKIPPED: Final = 21
SOLD: Final = 22
RETURNED: Final = 23
RETURNED_NONE: Final = 24
BUILT_CHAPEL: Final = 25
BUILT_EDIFICE: Final = 26
PRESTIGE: Final = 27
PRIVILEGE: Final = 28
BURIED: Final = 29
SHOWED_TASK: Final = 30
SHOWED_MONEY: Final = 31
SCORED: Final = 32
ENDED: Final = 33
DECLINED_SEAT: Final = 34
DECLINED_GOODS: Final = 35

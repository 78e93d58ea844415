"""A move: one verb of the rulebook and up to five small things, packed into one int.

A question is packed the same way: its kind takes the place of the verb.
Text is for people and files (``notation``); inside the engine a move is this number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VERB_BITS: Final = 8
THING_BITS: Final = 10
THING_LIMIT: Final = 1023

NO_MOVE: Final = -1  # also the answer to a question that has none
UNDECIDED: Final = -2  # somebody has to think
PASS: Final = 0  # the verb that every window knows; a bare pass is the move 0

NOBODY: Final = -1  # no seat, no lane
SPECTATOR: Final = 7  # the bit of everyone who watches without a seat
MOST_SEATS: Final = 6
EVERYONE: Final = 255  # all seats and the spectators, as bits

DRAW: Final = 128  # a question of this bit is answered by chance


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """The move (or question) of this verb (or kind) about these things, each 0 … 1023."""
    return verb | (a << 8) | (b << 18) | (c << 28) | (d << 38) | (e << 48)


def verb_of(move: i64) -> i64:
    return move & 255


def thing(move: i64, which: i64) -> i64:
    """Thing number *which* (0 … 4) of a packed move or question."""
    return (move >> (VERB_BITS + THING_BITS * which)) & THING_LIMIT


def first(move: i64) -> i64:
    return (move >> 8) & THING_LIMIT


def second(move: i64) -> i64:
    return (move >> 18) & THING_LIMIT


def third(move: i64) -> i64:
    return (move >> 28) & THING_LIMIT


def fourth(move: i64) -> i64:
    return (move >> 38) & THING_LIMIT


def is_draw(question: i64) -> bool:
    """Whether chance is asked, not the seat of the lane."""
    return question & DRAW != 0

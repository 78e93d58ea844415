"""Turns: whose turn has begun, when it ends, and who takes something back."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.engine.agenda import KIND, NUMBER, SEATS
from zunft.engine.bits import has
from zunft.engine.rules import State
from zunft.engine.title import Game
from zunft.table import Table
from zunft.table.lines import UNDO, seat_of

AT_ONCE = -1


def entry_of(table: Table, seat: int) -> int:
    """The first entry on the agenda that belongs to this seat: its turn; AT_ONCE when there is none."""
    agenda = table.state.agenda
    for row in range(agenda.depth):
        if has(agenda.entry(row, SEATS), seat):
            return int(agenda.entry(row, NUMBER))
    return AT_ONCE


def turn_of(game: Game, state: State) -> int:
    """The turn that is being played: the first turn on the agenda; AT_ONCE between turns."""
    agenda, rules = state.agenda, game.rules
    for row in range(agenda.depth):
        if rules.is_turn(agenda.entry(row, KIND)):
            return int(agenda.entry(row, NUMBER))
    return AT_ONCE


def talk_of(game: Game, state: State) -> int:
    """What a proposal belongs to: the turn, as the title counts it or as it lies on the agenda; between turns, the
    bottom entry of the agenda."""
    if (turns := game.turns_begun(state)) is not None:
        return turns
    turn, agenda = turn_of(game, state), state.agenda
    return int(agenda.entry(0, NUMBER)) if turn == AT_ONCE and agenda.depth else turn


def undone_in(lines: Sequence[str]) -> int | None:
    """The seat that takes back its own answer with the last of these lines; draws may follow it."""
    last = next((line for line in reversed(lines) if not line.startswith("chance ")), "")
    who, _, text = last.partition(" ")
    return seat_of(who) if text == UNDO else None

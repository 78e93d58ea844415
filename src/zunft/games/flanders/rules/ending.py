"""Chapters 2.8 and 2.9: the end of a round and of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE
from zunft.engine.rules import tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.rules.choosing import begin_round
from zunft.games.flanders.rules.covering import cover, cover_spaces
from zunft.games.flanders.rules.scoring import score, score_finished
from zunft.games.flanders.state import FlandersState

BONUS: Final = 3


def upkeep(state: FlandersState) -> None:
    """F-092. Covers, scoring of all finished towns (with their cards), end test, new starting player."""
    cover(state)
    score_finished(state)
    if is_over(state):
        finish(state)
        return
    state.start = (state.start + 1) % state.seats
    begin_round(state)


def is_over(state: FlandersState) -> bool:
    """F-092. At most one free space on the whole board, or no golden card left (R-10, R-24)."""
    return state.free_spaces() <= 1 or state.golden_left() == 0


def finish(state: FlandersState) -> None:
    """F-095, F-096. What is still free is covered, what is still open is scored, then the influence bonus."""
    for index in range(i64(c.TOWNS)):
        if state.towns[index].is_open():
            cover_spaces(state, index, state.towns[index].free)
            score(state, index)
    if not state.is_for_two():
        reward_influence(state)
    tell(state, c.ENDED, EVERYONE)


def reward_influence(state: FlandersState) -> None:
    """F-096. Whoever holds most influence cards, at least one (R-25), gets 3 points; all of them, if several."""
    most: i64 = 1
    for seat in range(state.seats):
        most = max(most, state.hands.influence[seat])
    for seat in range(state.seats):
        if state.hands.influence[seat] == most:
            state.bonus |= only(seat)
            tell(state, c.INFLUENCE_BONUS, EVERYONE, seat, BONUS)


def result(state: FlandersState, seat: i64) -> i64:
    """F-097, F-210. The points of the own guild and the bonus; with two players those of the guild under
    influence too. Grey's points are nobody's."""
    total = state.points[state.guild(seat)] if state.guild(seat) >= 0 else 0
    if state.is_for_two() and state.influenced(seat) >= 0:
        total += state.points[state.influenced(seat)]
    return total + BONUS if has(state.bonus, seat) else total

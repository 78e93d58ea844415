"""How likely a player of The Guild is to win the election that is requested or being held."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.parts import places_after
from zunft.games.gilde.rules.paying import debts_of
from zunft.games.gilde.state import GildeState

GAINED_SOON: Final = 9  # points that a turn may bring
LEAD: Final = 320  # in thousandths of certainty for each vote, when nobody has a turn before the count (5.6)
BLUR: Final = 400  # how much less a vote says for each turn before the count
EROSION: Final = 1500  # thousandths of a vote by which a lead shrinks in each turn of another one
AT_MOST_SURE: Final = 970


def chance(state: GildeState, seat: i64) -> i64:
    """G-153 … G-157. In thousandths."""
    if not stands(state, seat):
        return 1000 - AT_MOST_SURE
    turns = turns_before_count(state)
    rival: i64 = c.NONE
    for other in range(state.seats):
        if other != seat and (stands(state, other) or (turns > 0 and stands_soon(state, other))):
            rival = max(rival, votes_of(state, other))
    if rival == c.NONE:
        return AT_MOST_SURE
    lead = (votes_of(state, seat) - rival) * 1000 - EROSION * others_before_count(state, seat, turns)
    return min(i64(AT_MOST_SURE), max(i64(1000 - AT_MOST_SURE), 500 + lead * LEAD // (1000 + BLUR * turns)))


def stands(state: GildeState, seat: i64) -> bool:
    if state.candidates != 0:
        return has(state.candidates, seat)
    is_there = state.takes_part(seat) or will_hold(state, seat)
    return is_there and state.board.title_stands[state.players[seat].title] != 0


def will_hold(state: GildeState, seat: i64) -> bool:
    """G-152, Q-37. Whether a player in the tower can pay the debts before the own election would lapse."""
    if not has(state.requests, seat) or state.options.tower_lapses != 0:
        return False
    player = state.players[seat]
    income: i64 = player.stats[c.INCOME] if seat != state.active or state.phase <= c.EARNING else 0
    return player.talers + income >= debts_of(state, seat)


def stands_soon(state: GildeState, seat: i64) -> bool:
    """Whether a turn's experience may be enough for a title that stands."""
    board = state.board
    for title in range(board.titles):
        if board.title_stands[title] != 0:
            return state.players[seat].xp + GAINED_SOON >= board.title_xp[title]
    return False


def votes_of(state: GildeState, seat: i64) -> i64:
    """The total so far, once it is counted; a card still to be drawn brings one."""
    if state.candidates == 0:
        return state.players[seat].stats[c.VOTES]
    return state.votes[seat] + 1 if has(state.undrawn, seat) else state.votes[seat]


def turns_before_count(state: GildeState) -> i64:
    """How many turns are played, the present one too, before the next election is held."""
    if state.candidates != 0:
        return 0
    if has(state.requests, state.active) and state.phase <= c.KEEPING:
        return 0
    for step in range(1, state.seats):
        if has(state.requests, (state.active + step) % state.seats):
            return step
    return state.seats


def others_before_count(state: GildeState, seat: i64, turns: i64) -> i64:
    """How many of them are others': the own turn makes good for one of them."""
    others = max(i64(0), turns - 1)
    own = places_after(state, state.active, seat)
    return max(i64(0), others - 2) if 0 < own < turns else others

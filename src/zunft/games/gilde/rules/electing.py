"""Chapter 2.14: the mayoral election."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.bits import has, only, size
from zunft.engine.move import EVERYONE
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules.numbers import draw_number
from zunft.games.gilde.state import L_ACTOR, L_NUMBER, GildeState

MOST_TIES: Final = 20  # draws after which a tie is broken without cards


def hold_if_due(state: GildeState) -> None:
    """G-151 … G-153. The request of the player whose turn begins is held now; in the tower it waits until the debts are
    served, or lapses where the table has agreed on that (Q-37)."""
    if state.takes_part(state.active) or state.options.tower_lapses != 0:
        hold_or_lapse(state)


def hold_or_lapse(state: GildeState) -> None:
    """G-152, G-153. Nobody in the tower holds an election."""
    seat = state.active
    if not has(state.requests, seat):
        return
    state.requests &= ~only(seat)
    if state.takes_part(seat):
        begin_count(state)
    else:
        tell(state, c.LAPSED, EVERYONE, seat)


def candidates(state: GildeState) -> i64:
    """G-154. Everybody whose title allows it and who takes part, as bits."""
    seats: i64 = 0
    for seat in range(state.seats):
        if state.takes_part(seat) and state.board.title_stands[state.players[seat].title] != 0:
            seats |= only(seat)
    return seats


def begin_count(state: GildeState) -> None:
    """G-155, G-158, Q-45. Votes are counted and fixed; then one candidate after the other draws."""
    tell(state, c.COUNT_BEGAN, EVERYONE, state.active)
    state.candidates = candidates(state)
    state.undrawn = state.candidates
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        if has(state.candidates, seat):
            state.votes[seat] = state.players[seat].stats[c.VOTES]
            tell(state, c.HAS_VOTES, EVERYONE, seat, state.votes[seat])
    state.agenda.errand(c.COUNT_VOTES)


def go_on(state: GildeState) -> None:
    """G-155 … G-157. Count the draw that was made, let the next candidate draw, and when all have drawn, compare."""
    if state.links > 0:
        count_draw(state)
    state.candidates &= ~state.gone  # G-171
    state.undrawn &= ~state.gone
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        if has(state.undrawn, seat):
            state.agenda.errand(c.COUNT_VOTES)
            state.push_link(c.NONE, 0, seat, c.NONE, c.NONE)
            draw_number(state)
            return
    compare(state)


def count_draw(state: GildeState) -> None:
    """T-01, T-03. Half the value, rounded down; the full value among the tied (G-157)."""
    seat, number = state.link(L_ACTOR), state.link(L_NUMBER)
    divisor = state.board.tie_divisor if state.ties > 0 else state.board.election_divisor
    state.votes[seat] += number // divisor
    state.undrawn &= ~only(seat)
    state.pop_link()
    tell(state, c.COUNTED, EVERYONE, seat, number // divisor, state.votes[seat])


def leaders(state: GildeState) -> i64:
    """Who has the highest total, as bits."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(state.seats):
        if has(state.candidates, seat) and state.votes[seat] >= best:
            found = found | only(seat) if state.votes[seat] == best else only(seat)
            best = state.votes[seat]
    return found


def compare(state: GildeState) -> None:
    """G-156, G-157, G-161. The highest total wins; the tied draw again, if there are cards."""
    if state.candidates == 0:
        tell(state, c.LAPSED, EVERYONE, state.active)
        return
    tied = leaders(state)
    can_go_on = state.ties < MOST_TIES and state.deck.total + state.discard.total > 0
    if size(tied) > 1 and can_go_on:
        state.ties += 1
        state.candidates = tied
        state.undrawn = tied
        tell(state, c.TIED, EVERYONE, state.ties)
        state.agenda.errand(c.COUNT_VOTES)
    else:
        elect(state, first_of(state, tied))


def first_of(state: GildeState, tied: i64) -> i64:
    """G-161. More experience, then more talers, then the seat nearest clockwise to the requester."""
    best: i64 = c.NONE
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        if has(tied, seat) and (best == c.NONE or standing(state, seat) > standing(state, best)):
            best = seat
    return best


def standing(state: GildeState, seat: i64) -> i64:
    return state.players[seat].xp * 1048576 + state.players[seat].talers


def elect(state: GildeState, seat: i64) -> None:
    """G-156, G-159. The winner of the election wins the game, whoever requested it."""
    state.winner = seat
    state.ended = c.BY_ELECTION
    tell(state, c.ELECTED, EVERYONE, seat)
    state.agenda.clear()

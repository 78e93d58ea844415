"""What a position of The Guild is worth: how far a player is, and what else will bring experience before the end."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.engine.evaluation import LATER, NOW, POINT, WON, Evaluation
from zunft.engine.rules import State
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.election import chance
from zunft.games.gilde.bot.hand import known_hand, unknown_hand
from zunft.games.gilde.bot.parts import businesses, experience, household, purse, turns_left, votes
from zunft.games.gilde.state import GildeState

SCALE: Final = 11_000  # a lead by so much over a single rival wins nearly three of four games

PARTS: Final = ("experience", "purse", "businesses", "votes", "household", "hand")
REST: Final = 4  # while an election is requested, everything else counts this part of what it counts otherwise


@final
class GildeEvaluation(Evaluation):
    """The numbers come from many thousand games: with them, the standings of all players say best who wins."""

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, GildeState)
        if state.ended != c.STILL_ON:
            return decided(state, seat)
        ahead = compared(state, seat) - state.offers  # an offer that nobody takes is worth less than none
        if state.requests == 0 and state.candidates == 0:
            return ahead
        sure = float(chance(state, seat)) / 1000.0
        return i64(float(SCALE) * log(sure / (1.0 - sure))) + ahead // REST

    def when(self, state: State, seat: i64) -> i64:
        """The own turn is played to its end, up to the cards that are drawn then: they would say more of luck than of
        what was done. A card in anybody's turn is resolved first."""
        assert isinstance(state, GildeState)
        if state.links > 0:
            return LATER
        return LATER if seat == state.active and state.round > 0 and state.phase != c.ENDING else NOW

    def parts(self) -> list[str]:
        return list(PARTS)

    def part(self, state: State, seat: i64, which: i64) -> i64:
        assert isinstance(state, GildeState)
        turns = turns_left(state, seat)
        if which == len(PARTS) - 1:
            return known_hand(state, seat, turns)
        return open_part(state, seat, which, turns)


# --- a game that is over --------------------------------------------------------------------------


def decided(state: GildeState, seat: i64) -> i64:
    """G-124, G-156, G-162. Who left comes last; then the winner, most experience, and after a stop most talers."""
    if has(state.gone, seat):
        return -2 * WON + final_standing(state, seat)
    if state.winner == seat or (state.winner == c.NONE and is_first(state, seat)):
        return WON + final_standing(state, seat)
    return -WON + final_standing(state, seat)


def final_standing(state: GildeState, seat: i64) -> i64:
    player = state.players[seat]
    talers: i64 = min(player.talers, POINT - 1) if state.winner == c.NONE else 0
    return player.xp * POINT + talers


def is_first(state: GildeState, seat: i64) -> bool:
    for other in range(state.seats):
        if not has(state.gone, other) and final_standing(state, other) > final_standing(state, seat):
            return False
    return True


# --- one against the others -----------------------------------------------------------------------


def compared(state: GildeState, seat: i64) -> i64:
    """What a seat is ahead of the others by: one who is far ahead counts for all of them."""
    turns = turns_left(state, seat)
    own = own_standing(state, seat, turns)
    rivals = 0.0
    for other in range(state.seats):
        if other != seat and not has(state.gone, other):
            behind = own - standing(state, other, turns) - unknown_hand(state.players[other], turns)
            rivals += exp(-max(-40.0, min(40.0, float(behind) / float(SCALE))))
    return -i64(float(SCALE) * log(rivals)) if rivals > 0.0 else own


def own_standing(state: GildeState, seat: i64, turns: i64) -> i64:
    """All parts together."""
    return standing(state, seat, turns) + known_hand(state, seat, turns)


def standing(state: GildeState, seat: i64, turns: i64) -> i64:
    """What everybody can see of a player."""
    total: i64 = 0
    for which in range(i64(5)):
        total += open_part(state, seat, which, turns)
    return total


def open_part(state: GildeState, seat: i64, which: i64, turns: i64) -> i64:
    if which == 0:
        return experience(state, seat)
    if which == 1:
        return purse(state, seat, turns)
    if which == 2:
        return businesses(state, seat, turns)
    return votes(state, seat, turns) if which == 3 else household(state, seat, turns)

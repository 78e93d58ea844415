"""Why a game ended as it did: the election with its votes, the Count, the stop, or whoever is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from zunft.engine.title import Said, Spoken, members
from zunft.engine.verdict import WINS, Margin, of_points
from zunft.games.gilde import constants as c
from zunft.games.gilde.state import GildeState

if TYPE_CHECKING:
    from zunft.games.gilde.game import GildeGame

VOTES = "{seat} {number} {of:seat} {less:number}"
ELECTED = Spoken("elected", VOTES, "G-156")
ELECTED_ALONE = Spoken("elected-alone", "{seat} {number}", "G-156")
ELECTED_AFTER_TIE = Spoken("elected-after-tie", VOTES, "G-157")
TIE_BY_XP = Spoken("tie-by-experience", VOTES, "G-161")
TIE_BY_TALERS = Spoken("tie-by-talers", VOTES, "G-161")
TIE_BY_TURN = Spoken("tie-by-turn", "{seat} {of:seat}", "G-161")

COUNT = Spoken("count", "{seat} {number}", "G-124")
COUNT_BY_XP = Spoken("count-by-experience", VOTES, "G-124")
COUNT_BY_TURN = Spoken("count-by-turn", "{seat} {number} {of:seat}", "G-124")

LAST_ONE = Spoken("last-one", "{seat}", "G-171")
NOBODY = Spoken("nobody", rule="G-171")

STOPPED = Spoken("stopped", "{number}", "G-162")
AHEAD = Spoken("ahead", WINS, "G-162")
SHARED = Spoken("shared", "{number}", "G-162")
LEFT = Spoken("left", "{seat} {number}", "G-162")
MARGIN = Margin(AHEAD, LAST_ONE, SHARED, NOBODY, LEFT)
BY_TALERS = Spoken("by-talers", VOTES, "G-162")


def verdict(game: GildeGame, state: GildeState) -> list[Said]:
    """G-124, G-156, G-162, G-171."""
    say: dict[int, Callable[[GildeGame, GildeState], tuple[Spoken, list[int]]]] = {
        c.BY_COUNT: count,
        c.BY_ELECTION: election,
        c.BY_LEAVING: leaving,
    }
    if state.ended in say:
        return [game.said("verdict", *say[state.ended](game, state), state)]
    return [game.said("verdict", STOPPED, [state.round], state), *stop(game, state)]


def election(_game: GildeGame, state: GildeState) -> tuple[Spoken, list[int]]:
    """G-156, G-157, G-161. Votes against those of whoever came next."""
    first, votes = state.winner, state.votes
    others = [seat for seat in members(state.candidates, state.seats) if seat != first]
    if not others:
        return ELECTED_ALONE, [first, votes[first]]
    second = max(others, key=lambda seat: (votes[seat], standing(state, seat)))
    if votes[second] == votes[first]:
        return broken_tie(state, first, second)
    return (ELECTED_AFTER_TIE if state.ties else ELECTED), [first, votes[first], second, votes[second]]


def standing(state: GildeState, seat: int) -> tuple[int, int]:
    return state.players[seat].xp, state.players[seat].talers


def broken_tie(state: GildeState, first: int, second: int) -> tuple[Spoken, list[int]]:
    """G-161. What decided where no card could."""
    (xp, talers), (less_xp, less_talers) = standing(state, first), standing(state, second)
    if xp != less_xp:
        return TIE_BY_XP, [first, xp, second, less_xp]
    if talers != less_talers:
        return TIE_BY_TALERS, [first, talers, second, less_talers]
    return TIE_BY_TURN, [first, second]


def count(game: GildeGame, state: GildeState) -> tuple[Spoken, list[int]]:
    """G-124. Two may get there at the same moment."""
    first, second = state.winner, game.runner_up(state)
    xp = state.players[first].xp
    if second is None or state.players[second].title < state.players[first].title:
        return COUNT, [first, xp]
    less = state.players[second].xp
    return (COUNT_BY_XP, [first, xp, second, less]) if xp > less else (COUNT_BY_TURN, [first, xp, second])


def leaving(_game: GildeGame, state: GildeState) -> tuple[Spoken, list[int]]:
    return (NOBODY, []) if state.winner == c.NONE else (LAST_ONE, [state.winner])


def stop(game: GildeGame, state: GildeState) -> list[Said]:
    """G-162. Most experience, then most talers."""
    winners, second, scores = game.winners(state), game.runner_up(state), game.scores(state)
    if len(winners) != 1 or second is None or scores[winners[0]] > scores[second]:
        return of_points(game, state, MARGIN)
    first = winners[0]
    things = [first, state.players[first].talers, second, state.players[second].talers]
    return [game.said("verdict", BY_TALERS, things, state)]

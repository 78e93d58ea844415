"""Chapter 2.8, second half: what a town is worth, who gets it, and closing it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only, size, zeros
from zunft.engine.move import EVERYONE
from zunft.engine.rules import tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import WIDTH
from zunft.games.flanders.state import MASTER_PIECES, FlandersState

CATHEDRAL_POINTS: Final = 3
CHURCH_POINTS: Final = 2
DISTRICT: Final = 1024  # a district weighs more than all the masters that there can be


def score_finished(state: FlandersState) -> None:
    """F-087, F-091. A town without a free space is finished, sites or not; all finished ones score now."""
    for index in range(i64(c.TOWNS)):
        if state.towns[index].is_open() and state.towns[index].free == 0:
            score(state, index)


def score(state: FlandersState, index: i64) -> None:
    """F-091. The town is scored once and closed; its building-site pieces go back to the stock."""
    tell(state, c.FINISHED, EVERYONE, index, value(state, index))
    points = town_points(state, index)
    for guild in range(i64(c.GUILDS)):
        if points[guild] >= 0:
            state.points[guild] += points[guild]
            tell(state, c.SCORED, EVERYONE, index, guild, points[guild])
    state.towns[index].closed = 1
    state.sites_left += size(state.towns[index].sites)
    remove_cards(state, index)


def remove_cards(state: FlandersState, index: i64) -> None:
    """F-091, R-21. The silver cards of a closed town leave hands and tables; golden ones and those of the
    influence pile only when they turn up."""
    if state.options.keep_closed != 0:
        return
    for seat in range(state.seats):
        state.hands.cards[seat] &= ~only(index)
        state.hands.played[seat] &= ~only(index)
    tell(state, c.CARDS_REMOVED, EVERYONE, index)


def value(state: FlandersState, index: i64) -> i64:
    """F-088. Completed guild districts 1, completed churches 2, with a cathedral 3; sites and covers nothing.
    A centre counts like every district (F-003)."""
    town = state.towns[index]
    completed = town.completed()
    churches = size(completed & town.coats[c.CHURCH])
    cathedrals = size(completed & town.coats[c.CHURCH] & town.cathedrals)
    guilds = size(completed) - churches
    return guilds + CHURCH_POINTS * churches + (CATHEDRAL_POINTS - CHURCH_POINTS) * cathedrals


def strength(state: FlandersState, index: i64, guild: i64) -> i64:
    """F-089. What guilds are ranked by: completed districts, then masters on them. 0: not represented (R-20)."""
    town = state.towns[index]
    districts = town.completed() & town.coats[guild]
    return DISTRICT * size(districts) + masters(state, index, guild, districts)


def masters(state: FlandersState, index: i64, guild: i64, districts: i64) -> i64:
    """F-089. Printed masters and pieces on these districts; F-003: those of the centre are printed on it."""
    count = size(districts & state.towns[index].printed)
    if has(districts, 0):
        count += state.board.centre_masters[guild]
    if state.masters_left == state.board.masters:
        return count
    for piece in range(i64(MASTER_PIECES)):
        where = state.masters[piece]
        if where >= 0 and where // WIDTH == index and has(districts, where % WIDTH):
            count += 1
    return count


def town_points(state: FlandersState, index: i64) -> vec[i64]:
    """F-090. Points by guild; −1 for a guild that is not represented."""
    strengths = zeros(c.GUILDS)
    for guild in range(i64(c.GUILDS)):
        strengths[guild] = strength(state, index, guild)
    return points_by_strength(strengths, value(state, index))


def points_by_strength(strengths: vec[i64], worth: i64) -> vec[i64]:
    """F-090. Guilds still tied fill ranks together and each gets the points of the worst of these (R-22)."""
    points = zeros(c.GUILDS)
    for guild in range(i64(c.GUILDS)):
        points[guild] = -1
        if strengths[guild] > 0:
            rank: i64 = 0
            for other in range(i64(c.GUILDS)):
                if strengths[other] >= strengths[guild]:
                    rank += 1
            points[guild] = prize(rank, worth)
    return points


def prize(rank: i64, worth: i64) -> i64:
    """F-090. First the value, second half of it rounded up, third 4, fourth 2, fifth nothing; taken literally
    for small values, too (R-23)."""
    if rank == 1:
        return worth
    if rank == 2:
        return (worth + 1) // 2
    if rank == 3:
        return 4
    return 2 if rank == 4 else 0

"""Where every point comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zunft.engine.bits import has
from zunft.engine.title import Said, Spoken
from zunft.games.flanders import constants as c
from zunft.games.flanders.rules.ending import BONUS
from zunft.games.flanders.rules.scoring import strength, town_points
from zunft.games.flanders.state import FlandersState

if TYPE_CHECKING:
    from zunft.games.flanders.game import FlandersGame

TOWN = Spoken("town", "{town} {coat} {rank:number}", "F-090")
INFLUENCE = Spoken("influence", "{number}", "F-096")


def ledger(game: FlandersGame, state: FlandersState, seat: int) -> list[Said]:
    """F-090, F-096, F-210. A line for each scored town and guild of the seat, and one for the influence bonus."""
    lines = [
        _line(game, state, TOWN, [town, guild, rank(state, town, guild)], points)
        for guild in guilds_of(state, seat)
        for town in range(c.TOWNS)
        if state.towns[town].closed and (points := town_points(state, town)[guild]) >= 0
    ]
    if has(state.bonus, seat):
        lines.append(_line(game, state, INFLUENCE, [state.hands.influence[seat]], BONUS))
    return lines


def _line(game: FlandersGame, state: FlandersState, spoken: Spoken, things: list[int], points: int) -> Said:
    return game.said("ledger", spoken, things, state) | {"points": points}


def guilds_of(state: FlandersState, seat: int) -> list[int]:
    """The own guild and, with two players, the one under influence."""
    both = [state.guild(seat), state.influenced(seat)] if state.seats == 2 else [state.guild(seat)]
    return [guild for guild in both if guild >= 0]


def rank(state: FlandersState, town: int, guild: int) -> int:
    """F-090. The rank whose points a guild gets: with equals, the worst of those they fill together."""
    strengths = [strength(state, town, other) for other in range(c.GUILDS)]
    return sum(other >= strengths[guild] for other in strengths if other)

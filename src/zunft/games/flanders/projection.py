"""What follows from what lies open to all: points if the game ended now, and which coats fit where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zunft.engine.bits import zeros
from zunft.engine.move import second, third
from zunft.engine.rules import BUFFER
from zunft.games.flanders import constants as c
from zunft.games.flanders.rules.building import coat_of, fill_builds
from zunft.games.flanders.rules.ending import BONUS, result
from zunft.games.flanders.rules.scoring import town_points
from zunft.games.flanders.state import FlandersState

if TYPE_CHECKING:
    from zunft.games.flanders.game import FlandersGame


def projection_view(game: FlandersGame, state: FlandersState) -> dict[str, Any]:
    """F-095 to F-097. Points by guild and by seat. The influence bonus counts where hands lie open (R-38): elsewhere
    nobody may know who has most."""
    points = guild_points(state)
    return {
        "points": {game.edition.coats[guild]: points[guild] for guild in range(c.GUILDS)},
        "scores": [seat_points(state, points, seat) for seat in range(state.seats)],
    }


def guild_points(state: FlandersState) -> list[int]:
    """Points so far, and what the open towns would bring."""
    points = [state.points[guild] for guild in range(c.GUILDS)]
    for index in range(c.TOWNS):
        if state.towns[index].is_open():
            brought = town_points(state, index)
            points = [points[guild] + max(brought[guild], 0) for guild in range(c.GUILDS)]
    return points


def seat_points(state: FlandersState, points: list[int], seat: int) -> int:
    """What the seat has beyond its guilds, with its guilds' points."""
    guilds = [state.guild(seat), state.influenced(seat) if state.is_for_two() else c.NONE]
    won = sum(points[guild] - state.points[guild] for guild in guilds if guild != c.NONE)
    return result(state, seat) + won + (BONUS if is_bonus_open(state, seat) else 0)


def is_bonus_open(state: FlandersState, seat: int) -> bool:
    """F-096, while the game goes on; once it is over the bonus is in the result."""
    if not state.options.open_hands or state.is_for_two() or state.bonus or not has_open_towns(state):
        return False
    most = max(state.hands.influence[other] for other in range(state.seats))
    return most > 0 and state.hands.influence[seat] == most


def has_open_towns(state: FlandersState) -> bool:
    return any(state.towns[index].is_open() for index in range(c.TOWNS))


def fitting_coats(state: FlandersState, index: int) -> dict[int, list[int]]:
    """F-070 to F-076. By free space of this town: the coats of the districts that could be laid there now."""
    moves = zeros(BUFFER)
    count = fill_builds(state, index, state.coats_in_play(), moves, 0)
    found: dict[int, set[int]] = {}
    for at in range(count):
        found.setdefault(second(moves[at]), set()).add(coat_of(third(moves[at])))
    return {space: sorted(coats) for space, coats in found.items()}

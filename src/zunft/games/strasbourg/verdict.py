"""Why a game ended as it did: by how many points, or by how many members in the city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zunft.engine.title import Said, Spoken
from zunft.engine.verdict import WINS, Margin, of_points
from zunft.games.strasbourg.state import StrasbourgState

if TYPE_CHECKING:
    from zunft.games.strasbourg.game import StrasbourgGame

AHEAD = Spoken("ahead", WINS, "S-117")
ALONE = Spoken("alone", "{seat}", "S-117")
SHARED = Spoken("shared", "{number}", "S-117")
NOBODY = Spoken("nobody", rule="S-117")
LEFT = Spoken("left", "{seat} {number}", "S-117")
MARGIN = Margin(AHEAD, ALONE, SHARED, NOBODY, LEFT)
BY_MEMBERS = Spoken("by-members", "{seat} {number} {members:number} {of:seat} {less:number}", "S-117")


def verdict(game: StrasbourgGame, state: StrasbourgState) -> list[Said]:
    """S-117. Most prestige, then more members in the city."""
    winners, second, scores = game.winners(state), game.runner_up(state), game.scores(state)
    if len(winners) != 1 or second is None or scores[winners[0]] > scores[second]:
        return of_points(game, state, MARGIN)
    things = [winners[0], scores[second], state.members(winners[0]), second, state.members(second)]
    return [game.said("verdict", BY_MEMBERS, things, state)]

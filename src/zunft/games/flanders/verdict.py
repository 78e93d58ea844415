"""Why a game ended as it did: by how many points, and what ended it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zunft.engine.title import Said, Spoken
from zunft.engine.verdict import WINS, Margin, of_points
from zunft.games.flanders.rules.pair import STALE_TURNS
from zunft.games.flanders.state import FlandersState

if TYPE_CHECKING:
    from zunft.games.flanders.game import FlandersGame

AHEAD = Spoken("ahead", WINS, "F-097")
ALONE = Spoken("alone", "{seat}", "F-097")
SHARED = Spoken("shared", "{number}", "F-097")
NOBODY = Spoken("nobody", rule="F-097")
LEFT = Spoken("left", "{seat} {number}", "F-097")
MARGIN = Margin(AHEAD, ALONE, SHARED, NOBODY, LEFT)

GOLDEN_GONE = Spoken("golden-gone", rule="F-092")
FULL = Spoken("full", rule="F-092")
FULL_FOR_TWO = Spoken("full-for-two", rule="F-209")
STALEMATE = Spoken("stalemate", "{number}", "F-209")


def verdict(game: FlandersGame, state: FlandersState) -> list[Said]:
    """F-097, then F-092 or F-209."""
    ending, things = ended_by(state)
    return [*of_points(game, state, MARGIN), game.said("verdict", ending, things, state)]


def ended_by(state: FlandersState) -> tuple[Spoken, list[int]]:
    if state.is_for_two():
        return (STALEMATE, [STALE_TURNS]) if state.quiet >= STALE_TURNS else (FULL_FOR_TWO, [])
    return (FULL, []) if state.golden_left() else (GOLDEN_GONE, [])

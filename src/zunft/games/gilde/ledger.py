"""Where the experience of a player comes from: cards by their type, the residence, the Town Hall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zunft.engine.title import Said, Spoken
from zunft.games.gilde import constants as c
from zunft.games.gilde.state import GildeState

if TYPE_CHECKING:
    from zunft.games.gilde.game import GildeGame

CARDS = Spoken("cards", "{type}", "G-120")
RESIDENCES = Spoken("residences", rule="G-081")
TOWN_HALL = Spoken("town-hall", rule="G-102")


def ledger(game: GildeGame, state: GildeState, seat: int) -> list[Said]:
    """G-120, G-125. Everything that gave experience."""
    earned = state.players[seat].earned
    return [_line(game, state, type_, earned[type_]) for type_ in range(c.TYPES) if earned[type_]]


def _line(game: GildeGame, state: GildeState, type_: int, points: int) -> Said:
    spoken = {c.PUBLIC: TOWN_HALL, c.RESIDENCE: RESIDENCES}.get(type_, CARDS)
    things = [type_] if spoken is CARDS else []
    return game.said("ledger", spoken, things, state) | {"points": points}

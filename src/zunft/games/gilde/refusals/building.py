"""Why the residence is not raised, the Town Hall not built, and no election requested."""

from __future__ import annotations

from zunft.engine.bits import has, only
from zunft.engine.move import first
from zunft.games.gilde import constants as c
from zunft.games.gilde.refusals.aiming import why_not_there
from zunft.games.gilde.refusals.reasons import (
    ALREADY_NAMED,
    ALREADY_REQUESTED,
    CARD_PLAYED,
    HALL_IN_DECK,
    HALL_IS_BUILT,
    HALL_NOT_BUILT,
    HALL_TOO_DEAR,
    NO_HIGHER_RESIDENCE,
    NO_TALERS,
    NOTHING_LEFT_TO_SHARE,
    OFFERS_USED,
    OWN_SHARE,
    POINTS_RANGE,
    RESIDENCE_TITLE,
    RESIDENCE_TOO_DEAR,
    REST_TOO_DEAR,
    SHARE_RANGE,
    TITLE_TO_STAND,
    YOU_BUILD_ANYWAY,
    Why,
)
from zunft.games.gilde.rules import building, dealing, playing
from zunft.games.gilde.state import GildeState


def why_not_upgrade(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-080."""
    player, board = state.players[seat], state.board
    following = player.residence + 1
    if following >= board.residences:
        return NO_HIGHER_RESIDENCE, []
    titles = [title for title in range(board.titles) if board.title_residence[title] >= following]
    title = max(min(titles, default=board.titles - 1), board.residence_title[following])
    if player.title < title:
        return RESIDENCE_TITLE, [following, title]
    return RESIDENCE_TOO_DEAR, [following, playing.upgrade_cost(state, seat), player.talers]


def why_not_town_hall(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-101 … G-103, Q-50."""
    if state.hall != c.IN_CENTRE:
        return (HALL_IN_DECK if state.hall == c.IN_DECK else HALL_IS_BUILT), []
    own, cost = state.players[seat].talers, building.cost(state)
    together = own + _means(state, dealing.partners(state, seat))
    if together < cost:
        return HALL_TOO_DEAR, [cost, own, together]
    return (OFFERS_USED, [state.options.offers]) if own > 0 else (OWN_SHARE, [])


def _means(state: GildeState, seats: int) -> int:
    return sum(state.players[seat].talers for seat in range(state.seats) if has(seats, seat))


def why_not_request(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-150, G-151."""
    board = state.board
    if state.hall != c.BUILT:
        return HALL_NOT_BUILT, []
    if board.title_stands[state.players[seat].title] == 0:
        stands = [title for title in range(board.titles) if board.title_stands[title] != 0]
        return TITLE_TO_STAND, [min(stands, default=board.titles - 1)]
    return (CARD_PLAYED if state.played != 0 else ALREADY_REQUESTED), []


def why_not_build(state: GildeState, seat: int, question: int, move: int) -> Why:
    return REST_TOO_DEAR, [building.rest_of_cost(state), state.players[seat].talers]


def why_not_with(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-102, Q-50."""
    other = first(move)
    if other == seat:
        return YOU_BUILD_ANYWAY, []
    if reason := why_not_there(state, other):
        return reason
    if state.shares[other] != 0:
        return ALREADY_NAMED, [other]
    if state.players[other].talers == 0:
        return NO_TALERS, [other]
    is_used = state.offers >= state.options.offers
    return (OFFERS_USED, [state.options.offers]) if is_used else (NOTHING_LEFT_TO_SHARE, [])


def why_not_share(state: GildeState, seat: int, other: int, number: int) -> Why:
    """G-102. At least a taler, so much that the rest can still be raised, and not all."""
    rest = building.rest_of_cost(state)
    others = _means(state, building.unnamed(state, seat) & ~only(other))
    least = max(1, rest - state.players[seat].talers - others)
    return SHARE_RANGE, [other, number, least, min(state.players[other].talers, rest - 1)]


def why_not_points(state: GildeState, seat: int, question: int, move: int) -> Why:
    return POINTS_RANGE, [first(move), building.rest_of_value(state)]

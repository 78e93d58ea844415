"""Chapter 2.8, first half: spaces on which nobody will ever build again."""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only
from zunft.engine.game import tell
from zunft.engine.move import EVERYONE
from zunft.games.flanders.board import SQUARE, TRIANGLE, A, B, C, D
from zunft.games.flanders.rules.building import room_for, spaces_of_shape, spaces_of_shapes, swallowable
from zunft.games.flanders.state import FlandersState, Town, at
from zunft.games.flanders.words import CHURCH, COATS, COVERED, TOWNS


def cover(state: FlandersState) -> None:
    """F-085. Every dead space of every open town is covered; from then on it is out of the game for its town."""
    coats = state.coats_in_play()
    for index in range(i64(TOWNS)):
        town = state.towns[index]
        if town.is_open() and town.free != 0:
            dead = sold_out(state, town, coats) if state.options.sold_out != 0 else dead_spaces(state, town, coats)
            cover_spaces(state, index, dead)


def cover_spaces(state: FlandersState, index: i64, spaces: i64) -> None:
    state.towns[index].free &= ~spaces
    while spaces != 0:
        tell(state, COVERED, EVERYONE, index, lowest(spaces))
        spaces &= spaces - 1


def dead_spaces(state: FlandersState, town: Town, coats: i64) -> i64:
    """F-086. Repeated with the dead spaces covered until nothing changes; R-39: D cannot save a pair of them."""
    free = town.free
    while True:
        alive = _ways(state, town, fillable(state, town, coats))
        if alive == town.free:
            dead = free & ~alive
            town.free = free
            return dead
        town.free = alive


def fillable(state: FlandersState, town: Town, coats: i64) -> i64:
    """F-086 (a). The free spaces for which one of these coats has a fitting district in stock and no border."""
    spaces: i64 = 0
    for coat in range(i64(COATS)):
        if has(coats, coat):
            spaces |= fitting(state, town, coat) & ~town.blocked[coat]
            if town.free & ~spaces == 0:
                return town.free
    spaces &= town.free
    if has(coats, CHURCH) and spaces != town.free:
        spaces |= for_specials(state, town, town.free & ~spaces)
    return spaces


def fitting(state: FlandersState, town: Town, coat: i64) -> i64:
    """The spaces of this town for whose shape a coat still has an ordinary district."""
    return spaces_of_shapes(state, town, state.stocked[2 * coat] | state.stocked[2 * coat + 1])


def for_specials(state: FlandersState, town: Town, spaces: i64) -> i64:
    """F-086 (a). Those of these spaces that a special church fits on, border or not of other coats."""
    taken: i64 = 0
    if state.specials == 0:
        return taken
    rest = spaces & ~town.blocked[CHURCH]
    while rest != 0:
        space = lowest(rest)
        if takes_special(state, town, space):
            taken |= only(space)
        rest &= rest - 1
    return taken


def takes_special(state: FlandersState, town: Town, space: i64) -> bool:
    """A, B or C with room for what they add, or D with a free neighbour to swallow."""
    if has(spaces_of_shape(state, town, TRIANGLE), space):
        return has(state.specials, B) and room_for(state.board, town, B, space, 0) != 0
    if not has(spaces_of_shape(state, town, SQUARE), space):
        return False
    if has(state.specials, D) and swallowable(state, town, space) != 0:
        return True
    for direction in range(i64(4)):
        if has(state.specials, A) and room_for(state.board, town, A, space, direction) != 0:
            return True
        if has(state.specials, C) and room_for(state.board, town, C, space, direction) != 0:
            return True
    return False


def _ways(state: FlandersState, town: Town, spaces: i64) -> i64:
    """F-086 (b). Those of these spaces to which a chain of such spaces leads from a built district."""
    reached = spaces & town.reached
    grown = spaces != reached
    while grown:
        grown = False
        rest = spaces & ~reached
        while rest != 0:
            if state.board.long[at(town, lowest(rest))] & reached != 0:
                reached |= only(lowest(rest))
                grown = True
            rest &= rest - 1
    return reached


def sold_out(state: FlandersState, town: Town, coats: i64) -> i64:
    """R-17, the narrow reading: covered only when no district of that shape is left in any stock, special
    churches for such a space included."""
    spaces: i64 = 0
    for coat in range(i64(COATS)):
        if has(coats, coat):
            spaces |= fitting(state, town, coat)
    if has(state.specials, B):
        spaces |= spaces_of_shape(state, town, TRIANGLE)
    if state.specials & (only(A) | only(C) | only(D)) != 0:
        spaces |= spaces_of_shape(state, town, SQUARE)
    return town.free & ~spaces

"""Chapter 2.8, first half: spaces on which nobody will ever build again."""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only
from zunft.engine.move import EVERYONE
from zunft.engine.rules import tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import SQUARE, TRIANGLE, A, B, C, D
from zunft.games.flanders.rules.building import room_for, spaces_of_shape, spaces_of_shapes, swallowable
from zunft.games.flanders.rules.chain import never_built_on, taking_in
from zunft.games.flanders.state import FlandersState, Town, at


def cover(state: FlandersState) -> None:
    """F-085. Every dead space of every open town is covered; from then on it is out of the game for its town."""
    coats = state.coats_in_play()
    left = shapes_left(state, coats)
    for index in range(i64(c.TOWNS)):
        town = state.towns[index]
        if town.is_open() and town.free != 0:
            cover_spaces(state, index, given_up(state, town, coats, left))


def given_up(state: FlandersState, town: Town, coats: i64, left: i64) -> i64:
    """F-085, R-17. The free spaces of this town that step 6 covers. By rules number 1 a space was dead although D
    could take it in, and alive although every way to it would be shut."""
    if state.options.sold_out != 0:
        return sold_out(state, town, coats)
    if state.options.rules_number == 1:
        return dead_one_by_one(state, town, coats)
    return dead_spaces(state, town, left)


def cover_spaces(state: FlandersState, index: i64, spaces: i64) -> None:
    state.towns[index].free &= ~spaces
    while spaces != 0:
        tell(state, c.COVERED, EVERYONE, index, lowest(spaces))
        spaces &= spaces - 1


def dead_spaces(state: FlandersState, town: Town, left: i64) -> i64:
    """F-086. What is plain to see comes first, so that only the last spaces of a town have to be searched."""
    doubtful = town.free & ~plainly_alive(state, town, left)
    return never_built_on(state, town, state.coats_in_play(), doubtful) if doubtful != 0 else doubtful


def shapes_left(state: FlandersState, coats: i64) -> i64:
    """F-070. The shapes of which these coats have an ordinary district in stock: three bits a coat, as one number."""
    left: i64 = 0
    for coat in range(i64(c.COATS)):
        if has(coats, coat):
            left |= (state.stocked[2 * coat] | state.stocked[2 * coat + 1]) << (3 * coat)
    return left


def plainly_alive(state: FlandersState, town: Town, left: i64) -> i64:
    """F-086. The connected spaces with a coat, those behind them with two, and so on to the fourth: each space of
    such a chain can be given a coat of its own, so none shuts the next."""
    one, two, three, four = with_coats(state, town, left)
    alive = one & town.free & town.reached
    rest = town.free & ~alive
    if rest & ~four == 0 and (rest == 0 or is_near_and_uncovered(state, town)):
        return town.free
    alive |= behind(state, town, alive, rest & two)
    alive |= behind(state, town, alive, rest & ~alive & three)
    return alive | behind(state, town, alive, rest & ~alive & four)


def with_coats(state: FlandersState, town: Town, left: i64) -> tuple[i64, i64, i64, i64]:
    """The spaces on which at least one coat, two, three, four could be laid as things are; no longer counted when it
    is enough for all that is free."""
    one, two, three, four = i64(0), i64(0), i64(0), i64(0)
    free, blocked = town.free, town.blocked
    beyond = free & ~town.reached
    for coat in range(i64(c.COATS)):
        spaces = ~blocked[coat]
        if left & 7 != 7:
            spaces &= spaces_of_shapes(state, town, left & 7)
        left >>= 3
        four |= three & spaces
        three |= two & spaces
        two |= one & spaces
        one |= spaces
        if free & ~one == 0 and beyond & ~four == 0:
            break
    return one, two, three, four


def is_near_and_uncovered(state: FlandersState, town: Town) -> bool:
    """Whether a chain of at most four free spaces leads to every free space: so it is in a plan without covers on
    which nothing lies farther from the centre."""
    return town.covered() == 0 and state.board.is_near[town.place] != 0


def behind(state: FlandersState, town: Town, chain: i64, spaces: i64) -> i64:
    """Those of these spaces that have one of the chain on a long side of their own."""
    found: i64 = 0
    while spaces != 0:
        if state.board.long[at(town, lowest(spaces))] & chain != 0:
            found |= spaces & -spaces
        spaces &= spaces - 1
    return found


def dead_one_by_one(state: FlandersState, town: Town, coats: i64) -> i64:
    """Rules number 1. Space by space, repeated with the dead spaces covered until nothing changes; D saves no pair."""
    free = town.free
    while True:
        alive = _ways(state, town, fillable(state, town, coats))
        if alive == town.free:
            dead = free & ~alive
            town.free = free
            return dead
        town.free = alive


def fillable(state: FlandersState, town: Town, coats: i64) -> i64:
    """F-086 (a). The free spaces for which one of these coats has a fitting district in stock and no border. What D
    could take in is left out: the square beside it is there instead, and F-209 asks only whether there is any."""
    spaces: i64 = 0
    for coat in range(i64(c.COATS)):
        if has(coats, coat):
            spaces |= fitting(state, town, coat) & ~town.blocked[coat]
            if town.free & ~spaces == 0:
                return town.free
    spaces &= town.free
    if has(coats, c.CHURCH) and spaces != town.free:
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
    rest = spaces & ~town.blocked[c.CHURCH]
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
    """Those of these spaces to which a chain of such spaces leads from a built district."""
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
    churches for such a space included, and D while it could take the space in (R-39)."""
    spaces: i64 = 0
    for coat in range(i64(c.COATS)):
        if has(coats, coat):
            spaces |= fitting(state, town, coat)
    if has(state.specials, B):
        spaces |= spaces_of_shape(state, town, TRIANGLE)
    if state.specials & (only(A) | only(C) | only(D)) != 0:
        spaces |= spaces_of_shape(state, town, SQUARE)
    dead = town.free & ~spaces
    if dead != 0 and has(state.specials, D) and state.options.rules_number > 1:
        dead = not_taken_in(state, town, dead)
    return dead


def not_taken_in(state: FlandersState, town: Town, spaces: i64) -> i64:
    """R-39. Those of these spaces that D could not take in as things are."""
    rest = spaces
    while rest != 0:
        if taking_in(state, town, lowest(rest)) != 0:
            spaces &= ~only(lowest(rest))
        rest &= rest - 1
    return spaces

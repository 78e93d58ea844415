"""Chapter 2.6: what may be built where, and what changes when it is built."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only
from zunft.engine.move import EVERYONE, pack
from zunft.engine.rules import tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import RECTANGLE, SQUARE, TRIANGLE, WIDTH, A, B, Board, C, D
from zunft.games.flanders.state import FlandersState, Town, at


def spaces_of_shape(state: FlandersState, town: Town, shape: i64) -> i64:
    """F-071. The spaces of this town that districts of a shape fit on."""
    return state.board.of_shape[3 * town.place + shape]


def spaces_of_shapes(state: FlandersState, town: Town, shapes: i64) -> i64:
    """F-071. The same for several shapes, as bits."""
    return state.board.of_shapes[8 * town.place + shapes]


def buildable(town: Town, coat: i64) -> i64:
    """F-070, F-072, F-073. Free, with a built district at a long side of its own, and no neighbour of this coat.
    Covered and free spaces are nobody's neighbour (F-074): only what is built reaches or blocks."""
    return town.free & town.reached & ~town.blocked[coat]


def stock_index(coat: i64, shape: i64, master: i64) -> i64:
    return 6 * coat + 2 * shape + master


def fill_builds(state: FlandersState, index: i64, coats: i64, out: vec[i64], n: i64) -> i64:
    """F-070 … F-076. Every way to lay one district of these coats in a town."""
    town = state.towns[index]
    if not town.is_open():
        return n
    guilds = coats & ~only(c.CHURCH) if town.free & town.reached != 0 else i64(0)
    while guilds != 0:
        n = _fill_coat(state, town, index, lowest(guilds), out, n)
        guilds &= guilds - 1
    if has(coats, c.CHURCH):
        n = _fill_church(state, town, index, out, n)
    return n


def _fill_coat(state: FlandersState, town: Town, index: i64, coat: i64, out: vec[i64], n: i64) -> i64:
    """F-007. With or without a printed master, whatever is in stock."""
    spaces = buildable(town, coat)
    if spaces == 0:
        return n
    plain = spaces & spaces_of_shapes(state, town, state.stocked[2 * coat])
    n = _fill_spaces(pack(c.BUILD, index, 0, coat), plain, out, n)
    mastered = spaces & spaces_of_shapes(state, town, state.stocked[2 * coat + 1])
    return _fill_spaces(pack(c.BUILD, index, 0, c.WITH_MASTER + coat), mastered, out, n)


def _fill_spaces(move: i64, spaces: i64, out: vec[i64], n: i64) -> i64:
    """The same move on each of these spaces; the space is its second thing."""
    while spaces != 0:
        out[n] = move | (lowest(spaces) << 18)
        n += 1
        spaces &= spaces - 1
    return n


def _fill_church(state: FlandersState, town: Town, index: i64, out: vec[i64], n: i64) -> i64:
    """F-075. Ordinary church districts, then the special ones."""
    spaces = buildable(town, c.CHURCH)
    if spaces != 0:
        ordinary = spaces & spaces_of_shapes(state, town, state.stocked[2 * c.CHURCH])
        n = _fill_spaces(pack(c.BUILD, index, 0, c.CHURCH), ordinary, out, n)
        if state.specials & ~only(D) != 0:
            n = _fill_enlargements(state, index, spaces, out, n)
    if has(state.specials, D):
        n = _fill_swallowing(state, index, out, n)
    return n


def _fill_enlargements(state: FlandersState, index: i64, spaces: i64, out: vec[i64], n: i64) -> i64:
    """F-075, 6.5. B on a triangle; A and C on a square, in a direction with room: both need the same block."""
    if has(state.specials, B):
        n = _fill_spaces(pack(c.BUILD, index, 0, c.CHURCH_B), with_room(state, index, B, spaces, 0), out, n)
    if state.specials & (only(A) | only(C)) == 0:
        return n
    for direction in range(i64(4)):
        squares = with_room(state, index, A, spaces, direction)
        if squares != 0 and has(state.specials, A):
            n = _fill_spaces(pack(c.ENLARGE, index, 0, c.CHURCH_A, direction), squares, out, n)
        if squares != 0 and has(state.specials, C):
            n = _fill_spaces(pack(c.ENLARGE, index, 0, c.CHURCH_C, direction), squares, out, n)
    return n


def with_room(state: FlandersState, index: i64, special: i64, spaces: i64, direction: i64) -> i64:
    """F-075, R-27. Those of these spaces on which a special church fits and finds room for what it adds."""
    town = state.towns[index]
    rest = spaces & state.board.roomy[(special * state.board.layouts + town.place) * 4 + direction]
    fitting = rest
    while rest != 0:
        if room_for(state.board, town, special, lowest(rest), direction) == 0:
            fitting &= ~only(lowest(rest))
        rest &= rest - 1
    return fitting


def room_for(board: Board, town: Town, special: i64, space: i64, direction: i64) -> i64:
    """F-075, R-27. The spaces that A, B or C laid here would add; 0 when they find no room."""
    added = board.adds[((special * board.layouts + town.place) * WIDTH + space) * 4 + direction]
    rest = added
    while rest != 0:
        if board.clash[at(town, lowest(rest))] & town.exists != 0:
            return 0
        rest &= rest - 1
    return added


def swallowable(state: FlandersState, town: Town, square: i64) -> i64:
    """F-076. The free rectangles and triangles that D, laid on this square, could take with it: neither of its
    spaces borders a church. Whether it is connected is another matter."""
    if has(town.blocked[c.CHURCH], square):
        return 0
    kinds = spaces_of_shape(state, town, RECTANGLE) | spaces_of_shape(state, town, TRIANGLE)
    return state.board.near[at(town, square)] & town.free & kinds & ~town.blocked[c.CHURCH]


def _fill_swallowing(state: FlandersState, index: i64, out: vec[i64], n: i64) -> i64:
    """F-076. D is connected when either of its two spaces is."""
    town = state.towns[index]
    squares = town.free & spaces_of_shape(state, town, SQUARE)
    while squares != 0:
        square = lowest(squares)
        others = swallowable(state, town, square)
        if not has(town.reached, square):
            others &= town.reached
        while others != 0:
            out[n] = pack(c.SWALLOW, index, square, c.CHURCH_D, lowest(others))
            n += 1
            others &= others - 1
        squares &= squares - 1
    return n


# --- laying ---------------------------------------------------------------------------------------


def coat_of(district: i64) -> i64:
    """The coat of arms on a district."""
    if district < c.WITH_MASTER:
        return district
    return district - c.WITH_MASTER if district < c.CHURCH_B else i64(c.CHURCH)


def build(state: FlandersState, seat: i64, index: i64, space: i64, district: i64, as_site: bool) -> None:
    """F-008, F-055. Lay a district from stock, completed or as a building site; it never moves again."""
    town = state.towns[index]
    _take_from_stock(state, town, space, district)
    occupy(state, town, space, coat_of(district))
    if c.WITH_MASTER <= district < c.CHURCH_B:
        town.printed |= only(space)
    if as_site:
        town.sites |= only(space)
        state.sites_left -= 1
    state.busy = 1
    tell(state, c.BUILT_SITE if as_site else c.BUILT, EVERYONE, seat, index, space, district)
    if district == c.CHURCH_B:
        enlarge(state, index, space, B, 0)


def _take_from_stock(state: FlandersState, town: Town, space: i64, district: i64) -> None:
    """F-070. Only a district in stock."""
    if district >= c.CHURCH_B:
        state.specials &= ~only(special_of(district))
        return
    master: i64 = 1 if district >= c.WITH_MASTER else 0
    coat, shape = coat_of(district), state.board.shape[at(town, space)]
    index = stock_index(coat, shape, master)
    assert state.stock[index] > 0, "this district is not in stock"
    state.stock[index] -= 1
    if state.stock[index] == 0:
        state.stocked[2 * coat + master] &= ~only(shape)


def special_of(district: i64) -> i64:
    """Which of the special churches A to D a district is; NONE for an ordinary one."""
    if district == c.CHURCH_A:
        return A
    if district == c.CHURCH_B:
        return B
    if district == c.CHURCH_C:
        return C
    return D if district == c.CHURCH_D else c.NONE


def occupy(state: FlandersState, town: Town, space: i64, coat: i64) -> None:
    """A space is built on: it reaches those that lie against it with a long side, and blocks its coat nearby."""
    town.free &= ~only(space)
    town.built |= only(space)
    town.coats[coat] |= only(space)
    town.blocked[coat] |= state.board.near[at(town, space)]
    town.reached |= state.board.reaches[at(town, space)]


def enlarge(state: FlandersState, index: i64, space: i64, special: i64, direction: i64) -> None:
    """F-075, R-28. The new spaces belong to the town from this moment, for a site too."""
    town = state.towns[index]
    added = room_for(state.board, town, special, space, direction)
    town.exists |= added
    town.free |= added
    while added != 0:
        tell(state, c.ADDED_SPACE, EVERYONE, index, lowest(added))
        added &= added - 1


def swallow(state: FlandersState, index: i64, space: i64) -> None:
    """F-076. D's second space: for borders it is church like the first, but it is no district of its own."""
    town = state.towns[index]
    occupy(state, town, space, c.CHURCH)
    town.swallowed |= only(space)
    tell(state, c.SWALLOWED, EVERYONE, index, space)

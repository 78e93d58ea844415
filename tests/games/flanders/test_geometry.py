"""The geometry of the towns: the tables of the rule file are the expected output."""

from __future__ import annotations

import pytest

from zunft.games.flanders import geometry
from zunft.games.flanders.board import EAST, NORTH, RECTANGLE, SQUARE, TRIANGLE, WIDTH, A, B, C, D
from zunft.games.flanders.edition import FlandersEdition, editions, load

# Neighbours by layout and space; a degree sign: it touches the space's short side only.
BORDERS = {
    "l1": {
        "c": "s1 s2 s3 s4 s5 r1",
        "s1": "c s2 r1 t1",
        "s2": "c s1 s3 t2",
        "s3": "c s2 s4 r4 t2 t3",
        "s4": "c s3 s5 t3",
        "s5": "c s4 r1 t4",
        "r1": "c s1° s5° r2",
        "r2": "r1 r3 t1° t4°",
        "r3": "r2 t1° t4°",
        "r4": "s3 t2° t3°",
        "t1": "s1 r2 r3",
        "t2": "s2 s3 r4",
        "t3": "s3 s4 r4",
        "t4": "s5 r2 r3",
    },
    "l2": {
        "c": "s1 r1 r2 r3 r4",
        "s1": "c t1 t4",
        "s2": "r1 t1 t2",
        "s3": "s4 r2 t2",
        "s4": "s3 r3 t3",
        "s5": "r4 t3 t4",
        "r1": "c s2 r2° t1°",
        "r2": "c s3 r1 r3° t2°",
        "r3": "c s4 r2° r4 t3°",
        "r4": "c s5 r3° t4°",
        "t1": "s1 s2 r1",
        "t2": "s2 s3 r2",
        "t3": "s4 s5 r3",
        "t4": "s1 s5 r4",
    },
    "l3": {
        "c": "s1 s2 s3 s4 r1 r5",
        "s1": "c r1 r5",
        "s2": "c s3 r1 r2 t1 t2",
        "s3": "c s2 s4 r3 t2 t3",
        "s4": "c s3 r4 r5 t3 t4",
        "r1": "c s1 s2° t1",
        "r2": "s2 t1°",
        "r3": "s3 t2° t3°",
        "r4": "s4 t4°",
        "r5": "c s1 s4° t4",
        "t1": "s2 r1 r2",
        "t2": "s2 s3 r3",
        "t3": "s3 s4 r3",
        "t4": "s4 r4 r5",
    },
    "l4": {
        "c": "s1 s2 s3 s4 r1 r5",
        "s1": "c s4 r1 t1",
        "s2": "c s3 r1 r3 t2",
        "s3": "c s2 r3 r5 t3",
        "s4": "c s1 r5 t4",
        "r1": "c s1° s2° r2 t1",
        "r2": "r1° t1 t2",
        "r3": "s2 s3",
        "r4": "r5° t3 t4",
        "r5": "c s3° s4° r4 t4",
        "t1": "s1 r1 r2",
        "t2": "s2 r2",
        "t3": "s3 r4",
        "t4": "s4 r4 r5",
    },
    "l5": {
        "c": "s3 s4 r1 r4",
        "s1": "r1 r2 t1 t5",
        "s2": "r3 r4 t1 t3",
        "s3": "c t3 t4",
        "s4": "c t4 t5",
        "r1": "c s1 t1° t5°",
        "r2": "s1° t2",
        "r3": "s2° t2",
        "r4": "c s2 t1° t3°",
        "t1": "s1 s2 r1 r4 t2",
        "t2": "r2 r3 t1",
        "t3": "s2 s3 r4",
        "t4": "s3 s4",
        "t5": "s1 s4 r1",
    },
    "l6": {
        "c": "s3 s4 r1 r2 t3 t4",
        "s1": "s4 r1 t5",
        "s2": "s3 r2 t2",
        "s3": "c s2 r2 r3 t2 t3",
        "s4": "c s1 r1 r4 t4 t5",
        "r1": "c° s1° s4 t1",
        "r2": "c° s2° s3 t1",
        "r3": "s3 t2° t3°",
        "r4": "s4 t4° t5°",
        "t1": "r1 r2",
        "t2": "s2 s3 r3",
        "t3": "c s3 r3",
        "t4": "c s4 r4",
        "t5": "s1 s4 r4",
    },
}

PLACES_FOR_SQUARES = {
    "l1": "s1 s2 s4 s5",
    "l2": "s1 s2 s3 s4 s5",
    "l3": "s1",
    "l4": "s1 s4",
    "l5": "s1 s2 s3 s4",
    "l6": "s1 s2",
}


@pytest.fixture
def book() -> FlandersEdition:
    return load("reconstruction")


def slot(edition: FlandersEdition, place: str, name: str) -> tuple[int, int]:
    layout = edition.places.index(place)
    return layout, edition.slots[layout].index(name)


def names(edition: FlandersEdition, layout: int, mask: int) -> list[str]:
    return [name for number, name in enumerate(edition.slots[layout]) if mask >> number & 1]


def added(edition: FlandersEdition, special: int, place: str, name: str, direction: int = NORTH) -> int:
    layout, number = slot(edition, place, name)
    board = edition.board
    return int(board.adds[((special * board.layouts + layout) * WIDTH + number) * 4 + direction])


def polygons(edition: FlandersEdition, place: str, mask: int) -> list[geometry.Polygon]:
    found = edition.polygons[edition.places.index(place)]
    return [polygon for number, polygon in enumerate(found) if mask >> number & 1]


def spelled(edition: FlandersEdition, layout: int, number: int) -> str:
    board, base = edition.board, edition.board.base[layout]
    long = board.long[layout * WIDTH + number]
    near = [n for n in range(WIDTH - 1) if board.near[layout * WIDTH + number] & base & (1 << n)]
    return " ".join(edition.slots[layout][n] + ("" if long >> n & 1 else "°") for n in near)


@pytest.mark.parametrize("place", BORDERS)
def test_f_073_borders_are_those_of_the_tables(book: FlandersEdition, place: str) -> None:
    layout = book.places.index(place)
    printed = int(book.board.base[layout]).bit_count()
    found = {book.slots[layout][number]: spelled(book, layout, number) for number in range(printed)}
    assert found == BORDERS[place]


@pytest.mark.parametrize(("place", "count"), [*zip(BORDERS, (27, 25, 27, 26, 23, 26), strict=True)])
def test_f_073_number_of_borders(book: FlandersEdition, place: str, count: int) -> None:
    layout = book.places.index(place)
    base = book.board.base[layout]
    ends = sum(int(book.board.near[layout * WIDTH + n] & base).bit_count() for n in range(1, 14))
    from_centre = int(book.board.near[layout * WIDTH] & base).bit_count()
    assert (ends + from_centre) // 2 == count


FIRST = {
    "l1": "s1 s2 s3 s4 s5 r1",
    "l2": "s1 r1 r2 r3 r4",
    "l3": "s1 s2 s3 s4 r1 r5",
    "l4": "s1 s2 s3 s4 r1 r5",
    "l5": "s3 s4 r1 r4",
    "l6": "s3 s4 t3 t4",  # V-20: r1 and r2 border the centre with their short side only
}


@pytest.mark.parametrize("place", FIRST)
def test_f_072_v_20_what_may_be_laid_first(book: FlandersEdition, place: str) -> None:
    layout = book.places.index(place)
    first = [n for n in range(1, 14) if book.board.long[layout * WIDTH + n] & 1]
    assert [book.slots[layout][n] for n in first] == FIRST[place].split()


def test_f_072_v_22_r3_of_l4_needs_s2_or_s3(book: FlandersEdition) -> None:
    layout, r3 = slot(book, "l4", "r3")
    long = book.board.long[layout * WIDTH + r3] & book.board.base[layout]
    assert names(book, layout, long) == ["s2", "s3"]


def test_f_072_v_23_t1_touches_r2_of_l3_at_the_short_side(book: FlandersEdition) -> None:
    layout, r2 = slot(book, "l3", "r2")
    long = book.board.long[layout * WIDTH + r2] & book.board.base[layout]
    assert names(book, layout, long) == ["s2"]


def test_f_073_v_24_v_26_neighbours_of_churches(book: FlandersEdition) -> None:
    layout, s3 = slot(book, "l1", "s3")
    _, r4 = slot(book, "l1", "r4")
    near = book.board.near
    union = (near[layout * WIDTH + s3] | near[layout * WIDTH + r4]) & book.board.base[layout]
    assert names(book, layout, union & ~(1 << s3 | 1 << r4)) == ["c", "s2", "s4", "t2", "t3"]
    assert not near[layout * WIDTH + slot(book, "l1", "t1")[1]] & 1


def test_f_075_v_25_b_fills_the_other_half(book: FlandersEdition) -> None:
    mask = added(book, B, "l1", "t1")
    assert polygons(book, "l1", mask) == [((1, -4), (3, -4), (3, -2))]
    new = mask.bit_length() - 1
    assert names(book, 0, book.board.near[new] & book.board.base[0]) == ["t1"]


def test_f_075_v_25_a_adds_a_square(book: FlandersEdition) -> None:
    found = [added(book, A, "l1", "s1", direction) for direction in range(4)]
    assert [bool(mask) for mask in found] == [False, True, False, False]
    assert polygons(book, "l1", found[EAST]) == [((3, -2), (5, -2), (5, 0), (3, 0))]
    assert not any(added(book, A, "l1", "s3", direction) for direction in range(4))
    assert [bool(added(book, A, "l6", "s1", direction)) for direction in range(4)] == [
        True,
        True,
        False,
        False,
    ]


def test_f_075_v_25_c_adds_two_rectangles_the_near_one_first(book: FlandersEdition) -> None:
    mask = added(book, C, "l1", "s2", EAST)
    near, far = ((3, 0), (4, 0), (4, 2), (3, 2)), ((4, 0), (5, 0), (5, 2), (4, 2))
    assert polygons(book, "l1", mask) == [near, far]
    assert names(book, 0, mask) == ["c+1", "c+2"]


@pytest.mark.parametrize("place", PLACES_FOR_SQUARES)
@pytest.mark.parametrize("special", [A, C])
def test_f_075_places_for_a_and_c_at_the_start(book: FlandersEdition, place: str, special: int) -> None:
    names = [name for name in book.slots[book.places.index(place)][1:14] if name[0] == "s"]
    found = [name for name in names if any(added(book, special, place, name, way) for way in range(4))]
    assert found == PLACES_FOR_SQUARES[place].split()


@pytest.mark.parametrize("place", BORDERS)
def test_f_075_places_for_b_at_the_start(book: FlandersEdition, place: str) -> None:
    names = [name for name in book.slots[book.places.index(place)][1:14] if name[0] == "t"]
    without = [name for name in names if not added(book, B, place, name)]
    assert without == (["t1", "t2"] if place == "l5" else [])


@pytest.mark.parametrize("place", BORDERS)
def test_f_075_every_square_borders_a_space_that_d_may_swallow(book: FlandersEdition, place: str) -> None:
    layout, board = book.places.index(place), book.board
    small = board.of_shape[layout * 3 + RECTANGLE] | board.of_shape[layout * 3 + TRIANGLE]
    squares = [n for n in range(1, 14) if board.shape[layout * WIDTH + n] == SQUARE]
    assert all(board.near[layout * WIDTH + n] & small & board.base[layout] for n in squares)
    assert not any(added(book, D, place, book.slots[layout][n]) for n in squares)


def test_f_075_added_spaces_may_border_each_other(book: FlandersEdition) -> None:
    """L6: A east of s1, B on t1, C north of s2 are neighbours in a row."""
    layout = book.places.index("l6")
    a, b = added(book, A, "l6", "s1", EAST), added(book, B, "l6", "t1")
    c = added(book, C, "l6", "s2", NORTH)
    of_b = book.board.near[layout * WIDTH + b.bit_length() - 1]
    assert of_b & a
    assert of_b & c
    assert not book.board.clash[layout * WIDTH + b.bit_length() - 1] & (a | c)


def test_f_002_totals_of_shapes(book: FlandersEdition) -> None:
    counts = [[0, 0, 0] for _ in book.places]
    for layout in range(6):
        for number in range(1, 14):
            counts[layout][book.board.shape[layout * WIDTH + number]] += 1
    assert counts == [[5, 4, 4], [5, 4, 4], [4, 5, 4], [4, 5, 4], [4, 4, 5], [4, 4, 5]]


@pytest.mark.parametrize("name", editions())
def test_f_074_tables_are_symmetric_and_agree(name: str) -> None:
    edition = load(name)
    board = edition.board
    for layout, slots in enumerate(edition.slots):
        rows = range(layout * WIDTH, layout * WIDTH + len(slots))
        for one, row in enumerate(rows):
            assert board.long[row] & ~board.near[row] == 0
            assert board.near[row] & board.clash[row] == 0
            for other, column in enumerate(rows):
                assert board.near[row] >> other & 1 == board.near[column] >> one & 1
                assert board.clash[row] >> other & 1 == board.clash[column] >> one & 1
            assert not (board.near[row] | board.clash[row]) >> one & 1


@pytest.mark.parametrize("name", editions())
def test_f_071_printed_towns_have_no_overlap_no_hole_and_their_area(name: str) -> None:
    edition = load(name)
    for layout, base in enumerate(edition.board.base):
        town = polygons(edition, edition.places[layout], base)
        covered = frozenset().union(*map(geometry.quarters, town))
        assert len(covered) == 4 * sum({SQUARE: 4}.get(geometry.shape(polygon), 2) for polygon in town)
        assert geometry.holes(town) == set()
        assert geometry.unreachable(town) == set()


def test_f_075_tiny_has_room_for_every_special_church() -> None:
    tiny = load("tiny")
    places = [(place, name) for n, place in enumerate(tiny.places) for name in tiny.slots[n] if "+" not in name]
    for special in (A, B, C):
        assert any(added(tiny, special, *where, way) for where in places for way in range(4))
    for layout in range(tiny.board.layouts):
        assert not any(tiny.board.shape[layout * WIDTH + n] >= 0 for n in range(len(tiny.slots[layout]), WIDTH))


def test_f_071_shapes_are_known_in_any_winding_and_nothing_else_is() -> None:
    square = geometry.block(0, 0, 2, 2)
    assert geometry.shape(square) == geometry.shape(square[::-1]) == SQUARE
    assert geometry.shape(geometry.block(3, 1, 4, 3)) == RECTANGLE
    assert geometry.shape(((0, 0), (2, 0), (0, 2))) == TRIANGLE
    for other in (
        ((0, 0), (2, 2), (2, 0), (0, 2)),  # crossed
        geometry.block(0, 0, 1, 1),
        geometry.block(0, 0, 3, 2),
        ((0, 0), (2, 0), (1, 1)),
        ((0, 0), (2, 0), (2, 0)),
        ((0, 0), (2, 0), (2, 2), (2, 2)),
        ((1, 0), (2, 1), (1, 2), (0, 1)),
    ):
        assert geometry.shape(other) == -1


def test_f_073_a_common_point_is_no_border() -> None:
    assert not geometry.borders(geometry.block(0, 0, 2, 2), geometry.block(2, 2, 4, 4))
    assert geometry.borders(geometry.block(0, 0, 2, 2), geometry.block(2, 1, 4, 3))


def test_a_hole_is_found() -> None:
    ring = [
        geometry.block(0, 0, 2, 1),
        geometry.block(2, 0, 3, 2),
        geometry.block(1, 2, 3, 3),
        geometry.block(0, 1, 1, 3),
    ]
    assert geometry.holes(ring) == {(1, 1, side) for side in range(4)}

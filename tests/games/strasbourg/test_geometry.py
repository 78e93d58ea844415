"""The city of the reconstruction: every table of the rules file worked out from the drawn grid, and the grid itself."""

from __future__ import annotations

import pytest

from zunft.games.strasbourg.drawing import grid_of
from zunft.games.strasbourg.edition import StrasbourgEdition, editions, load
from zunft.games.strasbourg.geometry import DIAGONAL, STRAIGHT, Grid, mask, members

CITY = """
V3 V3 V4 S4 S4 S4 H3 H2 H2
V3 V4 ## S5 S5 S5 ## H3 H2
U1 V4 V4 V4 ## S5 H3 H3 H2
U2 ## U2 V4 K1 S5 S5 ## H3
U1 U2 U2 ## K1 ## K1 K1 K0
U1 U1 U1 U2 K0 K1 K0 K0 K0
"""
BESIDE = {
    "c2": "c1 c3 b2 d2",
    "g2": "g1 g3 f2 h2",
    "e3": "e2 e4 d3 f3",
    "b4": "b3 b5 a4 c4",
    "h4": "h3 h5 g4 i4",
    "d5": "d4 d6 c5 e5",
    "f5": "f4 f6 e5 g5",
}
CHAPELS = {
    "c01": "a1 b1 a2 b2",
    "c02": "d1 e1 d2 e2",
    "c03": "h1 i1 h2 i2",
    "c04": "d2 c3 d3",
    "c05": "f2 f3 g3",
    "c06": "b3 c3 c4",
    "c07": "d3 d4 e4",
    "c08": "g3 h3 g4",
    "c09": "a5 b5 a6 b6",
    "c10": "c5 c6 d6",
    "c11": "e5 e6 f6",
    "c12": "h5 i5 h6 i6",
}


@pytest.fixture
def book() -> StrasbourgEdition:
    return load("reconstruction")


def named(edition: StrasbourgEdition, squares: int) -> set[str]:
    return {edition.squares[square] for square in members(squares)}


def bordering(edition: StrasbourgEdition) -> int:
    """The squares that share an edge with a building space."""
    return mask(near for space in members(edition.board.buildings) for near in members(edition.board.beside[space]))


def test_s_007_guilds_and_prices_of_every_square(book: StrasbourgEdition) -> None:
    board = book.board
    squares = [
        "##" if board.guild[square] < 0 else f"{'SVHUK'[board.guild[square]]}{board.price[square]}"
        for square in range(board.columns * board.rows)
    ]
    assert squares == CITY.split()
    assert (board.columns, board.rows) == (9, 6)


def test_s_007_districts_have_their_sizes(book: StrasbourgEdition) -> None:
    assert [int(squares).bit_count() for squares in book.board.of_guild] == [9, 9, 9, 10, 10]
    assert int(book.board.buildings).bit_count() == 7


@pytest.mark.parametrize("name", editions())
def test_s_007_every_district_hangs_together(name: str) -> None:
    edition = load(name)
    assert all(grid_of(edition).connected(squares) for squares in edition.board.of_guild)
    assert all(
        edition.squares[square] not in edition.buildings
        for squares in edition.board.of_guild
        for square in members(squares)
    )


def test_s_007_building_spaces_and_their_neighbours(book: StrasbourgEdition) -> None:
    assert set(book.buildings) == set(BESIDE)
    for space, squares in BESIDE.items():
        assert named(book, book.board.beside[book.squares.index(space)]) == set(squares.split())


def test_s_007_building_spaces_lie_apart_and_between_guilds(book: StrasbourgEdition) -> None:
    grid = grid_of(book)
    for space in members(book.board.buildings):
        corners = {grid.step(space, (x, y)) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y}
        assert mask(corners) & book.board.buildings == 0
        assert len({book.board.guild[square] for square in members(book.board.beside[space])}) > 1


def test_s_007_27_squares_border_a_building_space(book: StrasbourgEdition) -> None:
    assert bordering(book).bit_count() == 27
    assert [(bordering(book) & int(squares)).bit_count() for squares in book.board.of_guild] == [6, 6, 5, 5, 5]
    e5 = book.squares.index("e5")
    assert sum(book.board.beside[space] >> e5 & 1 for space in members(book.board.buildings)) == 2


@pytest.mark.parametrize("name", editions())
def test_s_075_a_square_at_a_building_space_costs_as_much_as_its_goods_fetch(name: str) -> None:
    edition = load(name)
    board, near = edition.board, bordering(edition)
    for guild, squares in enumerate(board.of_guild):
        for square in members(squares):
            assert board.price[square] == board.goods[guild] - (not near >> square & 1)


def test_s_111_chapel_spaces_touch_guild_squares_only(book: StrasbourgEdition) -> None:
    assert book.board.chapels == len(book.board.touches) == 12
    assert {key: named(book, book.board.touches[n]) for n, key in enumerate(book.chapels)} == {
        key: set(squares.split()) for key, squares in CHAPELS.items()
    }


def test_s_111_37_squares_touch_a_chapel_space_and_four_touch_two(book: StrasbourgEdition) -> None:
    counts = [sum(touched >> square & 1 for touched in book.board.touches) for square in range(54)]
    assert sum(count > 0 for count in counts) == 37
    assert {book.squares[square] for square, count in enumerate(counts) if count > 1} == {"d2", "c3", "d3", "g3"}
    assert max(counts) == 2


def test_lines_and_lanes_of_the_tasks(book: StrasbourgEdition) -> None:
    lines, lanes = list(book.board.lines), list(book.board.lanes)
    assert (len(set(lines)), len(set(lanes))) == (len(lines), len(lanes)) == (43, 26)
    assert mask(map(book.squares.index, ("a1", "b1", "c1"))) in lines
    assert mask(map(book.squares.index, ("e4", "e5", "e6"))) in lines
    assert mask(map(book.squares.index, ("a1", "b2", "c3"))) in lanes
    assert mask(map(book.squares.index, ("i1", "h2", "g3"))) in lanes
    assert mask(map(book.squares.index, ("b2", "c2", "d2"))) not in lines  # c2 is a building space
    assert mask(map(book.squares.index, ("h1", "i1", "a2"))) not in lines  # the edge of the city
    assert all(line & book.board.buildings == 0 and int(line).bit_count() == 3 for line in (*lines, *lanes))


@pytest.mark.parametrize("name", editions())
def test_s_112_beside_is_symmetric_between_guild_squares(name: str) -> None:
    board = load(name).board
    for square in range(board.columns * board.rows):
        assert board.beside[square] & board.buildings == 0
        assert not board.beside[square] >> square & 1
        if board.guild[square] >= 0:
            assert all(board.beside[near] >> square & 1 for near in members(board.beside[square]))


def test_squares_are_numbered_row_by_row() -> None:
    grid = Grid(3, 2)
    assert grid.names() == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert grid.junctions() == {"ab12": (0, 1, 3, 4), "bc12": (1, 2, 4, 5)}
    assert grid.around(1) == [2, 4, 0]
    assert grid.triples(0b111111, STRAIGHT) == [0b000111, 0b111000]
    assert Grid(3, 3).triples(0b111111111, DIAGONAL) == [0b100010001, 0b001010100]


def test_connected() -> None:
    grid = Grid(3, 2)
    assert grid.connected(0b101111)
    assert not grid.connected(0b100001)
    assert not grid.connected(0b010001)  # a common corner is not enough
    assert grid.connected(0)

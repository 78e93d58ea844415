"""The geometry of towns on a grid of integers: shapes, borders, long sides, overlap and room for churches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from zunft.games.flanders.board import EAST, NORTH, RECTANGLE, SOUTH, SQUARE, TRIANGLE, WEST, WIDTH, A, B, C

Point = tuple[int, int]  # x to the right, y down
Polygon = tuple[Point, ...]
Step = tuple[Point, Point]  # a unit step of a side, its lesser point first
Quarter = tuple[int, int, int]  # a unit cell and the side at which the quarter of it lies

DIRECTIONS: Final = (NORTH, EAST, SOUTH, WEST)
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
MIDDLES: Final = ((3, 1), (5, 3), (3, 5), (1, 3))  # of a cell's quarters, in sixths


def box(polygon: Polygon) -> tuple[int, int, int, int]:
    columns, rows = [x for x, _ in polygon], [y for _, y in polygon]
    return min(columns), min(rows), max(columns), max(rows)


def block(left: int, top: int, right: int, bottom: int) -> Polygon:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def shape(polygon: Polygon) -> int:
    """F-071: square, rectangle or triangle; -1 for anything else."""
    left, top, right, bottom = box(polygon)
    sizes = sorted((right - left, bottom - top))
    corners = set(block(left, top, right, bottom))
    if len(polygon) == 3 and sizes == [2, 2] and len(set(polygon)) == 3 and set(polygon) < corners:
        return TRIANGLE
    if len(polygon) == 4 and set(polygon) == corners and all(is_straight(*side) for side in sides(polygon)):
        return {(2, 2): SQUARE, (1, 2): RECTANGLE}.get((sizes[0], sizes[1]), -1)
    return -1


def is_straight(start: Point, end: Point) -> bool:
    return start[0] == end[0] or start[1] == end[1]


def sides(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def steps(start: Point, end: Point) -> Iterator[Step]:
    """A side cut into unit steps; it is straight or diagonal."""
    (x, y), length = start, max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    dx, dy = (end[0] - x) // length, (end[1] - y) // length
    for n in range(length):
        one, other = (x + n * dx, y + n * dy), (x + n * dx + dx, y + n * dy + dy)
        yield (one, other) if one < other else (other, one)


@lru_cache(maxsize=4096)
def outline(polygon: Polygon) -> frozenset[Step]:
    return frozenset(step for side in sides(polygon) for step in steps(*side))


@lru_cache(maxsize=4096)
def long_outline(polygon: Polygon) -> frozenset[Step]:
    """F-072: the steps of the sides that are at least 2 long."""
    return frozenset(step for side in sides(polygon) if is_long(*side) for step in steps(*side))


def is_long(start: Point, end: Point) -> bool:
    return (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2 >= 4


def borders(one: Polygon, other: Polygon) -> bool:
    """F-073: a common piece of side, long or short; a common point is none, nor what overlaps."""
    return not outline(one).isdisjoint(outline(other)) and not overlap(one, other)


def connects(new: Polygon, built: Polygon) -> bool:
    """F-072: the built district lies against a long side of the new one."""
    return not long_outline(new).isdisjoint(outline(built)) and not overlap(new, built)


@lru_cache(maxsize=4096)
def quarters(polygon: Polygon) -> frozenset[Quarter]:
    """The quarters of unit cells, cut by both diagonals, that lie in the polygon."""
    left, top, right, bottom = box(polygon)
    cells = ((x, y) for x in range(left, right) for y in range(top, bottom))
    return frozenset((x, y, side) for x, y in cells for side in DIRECTIONS if has_quarter(polygon, (x, y, side)))


def has_quarter(polygon: Polygon, quarter: Quarter) -> bool:
    x, y, side = quarter
    middle = 6 * x + MIDDLES[side][0], 6 * y + MIDDLES[side][1]
    return contains(tuple((6 * x, 6 * y) for x, y in polygon), middle)


def contains(polygon: Polygon, point: Point) -> bool:
    """Whether the point lies inside a convex polygon, not on its sides."""
    x, y = point
    turns = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for (ax, ay), (bx, by) in sides(polygon)]
    return min(turns) > 0 or max(turns) < 0


def overlap(one: Polygon, other: Polygon) -> bool:
    return not quarters(one).isdisjoint(quarters(other))


def holes(polygons: Iterable[Polygon]) -> set[Quarter]:
    """The quarters that a town encloses without owning them."""
    town = frozenset().union(*(quarters(polygon) for polygon in polygons))
    left, right = min(x for x, _, _ in town) - 1, max(x for x, _, _ in town) + 1
    top, bottom = min(y for _, y, _ in town) - 1, max(y for _, y, _ in town) + 1
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    empty = {(x, y, side) for x in columns for y in rows for side in DIRECTIONS} - town
    waiting = [(left, top, NORTH)]
    while waiting:
        quarter = waiting.pop()
        if quarter in empty:
            empty.remove(quarter)
            waiting += beside(quarter)
    return empty


def beside(quarter: Quarter) -> list[Quarter]:
    x, y, side = quarter
    dx, dy = TOWARDS[side]
    return [(x, y, (side + 1) % 4), (x, y, (side + 3) % 4), (x + dx, y + dy, (side + 2) % 4)]


def unreachable(polygons: list[Polygon]) -> set[int]:
    """The spaces that no chain of long sides joins to the centre, which comes first."""
    left, reached = set(range(1, len(polygons))), [0]
    while reached:
        built = polygons[reached.pop()]
        found = {number for number in left if connects(polygons[number], built)}
        left -= found
        reached += found
    return left


@dataclass(frozen=True)
class SpaceSlot:
    """A building space, or one that a special church laid on slot `church` might add."""

    name: str
    polygon: Polygon
    special: int = -1
    church: int = 0
    direction: int = NORTH


def slots(printed: list[tuple[str, Polygon]]) -> list[SpaceSlot]:
    """F-075: the centre, the printed spaces, then every space that a special church might add to them."""
    found = [SpaceSlot(name, polygon) for name, polygon in printed]
    town = [polygon for _, polygon in printed]
    churches = [*enumerate(town)][1:]
    for church, polygon in churches:
        for direction in DIRECTIONS if shape(polygon) == SQUARE else ():
            if has_room(town, beyond(polygon, direction)):
                found += added(church, polygon, direction)
    for church, polygon in churches:
        if shape(polygon) == TRIANGLE and has_room(town, other_half(polygon)):
            found.append(SpaceSlot("b+1", other_half(polygon), B, church))
    return found


def has_room(town: list[Polygon], new: Polygon) -> bool:
    return not any(overlap(new, polygon) for polygon in town)


def added(church: int, polygon: Polygon, direction: int) -> list[SpaceSlot]:
    """A's square and C's two rectangles in the block beyond one side; `c+1` touches the church."""
    first, second = halves(beyond(polygon, direction), direction)
    return [
        SpaceSlot("a+1", beyond(polygon, direction), A, church, direction),
        SpaceSlot("c+1", first, C, church, direction),
        SpaceSlot("c+2", second, C, church, direction),
    ]


def beyond(square: Polygon, direction: int) -> Polygon:
    """The 2x2 block beyond one side of a square."""
    left, top, right, bottom = box(square)
    dx, dy = (2 * n for n in TOWARDS[direction])
    return block(left + dx, top + dy, right + dx, bottom + dy)


def halves(square: Polygon, direction: int) -> tuple[Polygon, Polygon]:
    """A block cut parallel to the side it was laid against; the near half first."""
    left, top, right, bottom = box(square)
    if direction in (NORTH, SOUTH):
        cut = block(left, top, right, top + 1), block(left, top + 1, right, bottom)
    else:
        cut = block(left, top, left + 1, bottom), block(left + 1, top, right, bottom)
    return cut if direction in (EAST, SOUTH) else (cut[1], cut[0])


def other_half(triangle: Polygon) -> Polygon:
    """The half of a triangle's 2x2 block that the triangle does not fill."""
    corners = block(*box(triangle))
    (missing,) = (n for n, corner in enumerate(corners) if corner not in triangle)
    kept = {(missing + 3) % 4, missing, (missing + 1) % 4}
    return tuple(corner for n, corner in enumerate(corners) if n in kept)


def mask(bits: Iterable[int]) -> int:
    return sum({1 << bit for bit in bits})


def shapes(town: list[SpaceSlot]) -> list[int]:
    found = [shape(slot.polygon) for slot in town]
    return found + [-1] * (WIDTH - len(found))


def of_shape(town: list[SpaceSlot], wanted: int) -> int:
    """The slots of a shape, without the centre."""
    return mask(number for number, found in enumerate(shapes(town)) if found == wanted and number)


def pairs(town: list[SpaceSlot], holds: Callable[[Polygon, Polygon], bool]) -> list[int]:
    """For each slot the mask of the other slots for which something holds."""
    numbered = [*enumerate(slot.polygon for slot in town)]
    found = [mask(n for n, other in numbered if n != slot and holds(one, other)) for slot, one in numbered]
    return found + [0] * (WIDTH - len(found))


def adds(town: list[SpaceSlot], special: int) -> list[int]:
    """F-075: for each slot and direction the mask of the slots that a special church laid there adds."""
    found = [0] * (WIDTH * len(DIRECTIONS))
    for number, slot in enumerate(town):
        if slot.special == special:
            found[slot.church * len(DIRECTIONS) + slot.direction] |= 1 << number
    return found

"""The printed things of Flanders 1302 as tables of integers, which the rules read and nobody changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import has, only

SQUARE: Final = 0
RECTANGLE: Final = 1
TRIANGLE: Final = 2

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

WIDTH: Final = 64  # slots kept for each layout; 63 are used at most, so that a set of them is one i64

# The special church districts.
A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3

# Kinds of golden cards; 0 to 5 are the towns, in the order of their coats.
INFLUENCE: Final = 6
SITE: Final = 7
PICKUP: Final = 8
CATHEDRAL: Final = 9
MASTER: Final = 10
GOLDEN_KINDS: Final = 11


@final
@mypyc_attr(acyclic=True)
class Board:
    """What an edition prints.

    A slot is a building space of a layout, or one that a special church might add; slot 0 is the centre.
    Sets of slots are bit masks. Coats: 0 to 3 the players' guilds, 4 grey, 5 church.
    """

    def __init__(self, numbers: Mapping[str, int], tables: Mapping[str, vec[i64]]) -> None:
        self.layouts: i64 = numbers["layouts"]
        self.base: Final = tables["base"]  # [layout] the centre and the printed spaces
        self.shape: Final = tables["shape"]  # [layout*64 + slot] -1 where there is no slot
        self.of_shape: Final = tables["of_shape"]  # [layout*3 + shape] without the centre
        self.near: Final = tables["near"]  # [layout*64 + slot] the slots it borders, printed and added
        self.long: Final = tables["long"]  # [layout*64 + slot] the slots that lie against one of its own long sides
        self.clash: Final = tables["clash"]  # [layout*64 + slot] the slots that cannot be there together with it
        self.adds: Final = tables["adds"]  # [((special*layouts + layout)*64 + slot)*4 + direction] 0: no room there
        self.stock: Final = tables["stock"]  # [coat*6 + shape*2 + master] districts without and with a printed master
        self.specials: i64 = numbers["specials"]  # bits A to D
        self.centre_masters: Final = tables["centre_masters"]  # [coat]
        self.golden: Final = tables["golden"]  # [half*11 + kind] half 0 is A, 1 is B
        self.influence: i64 = numbers["influence"]  # silver cards a player
        self.sites: i64 = numbers["sites"]
        self.cathedrals: i64 = numbers["cathedrals"]
        self.masters: i64 = numbers["masters"]
        # [layout*64 + slot] the slots that lie on it with a long side
        self.reaches: Final = turned(self.layouts, self.long)
        self.of_shapes: Final = by_shapes(self.layouts, self.of_shape)  # [layout*8 + shapes as bits]
        # [layout] 1: four districts reach every space
        self.is_near: Final = near_the_centre(self.layouts, self.base, self.long)
        # [(special*layouts + layout)*4 + direction] slots
        self.roomy: Final = with_room(self.layouts, self.adds)


def by_shapes(layouts: i64, of_shape: vec[i64]) -> vec[i64]:
    """For every layout and set of shapes, the slots that have one of them."""
    table = vec[i64]([0] * (layouts * 8))
    for layout in range(layouts):
        for shapes in range(i64(8)):
            for shape in range(i64(3)):
                if (shapes >> shape) & 1 != 0:
                    table[layout * 8 + shapes] |= of_shape[layout * 3 + shape]
    return table


def with_room(layouts: i64, adds: vec[i64]) -> vec[i64]:
    """For every special church and direction, the slots of a layout where the printed town leaves it room."""
    table = vec[i64]([0] * (3 * layouts * 4))
    for row in range(3 * layouts):
        for slot in range(i64(WIDTH)):
            for direction in range(i64(4)):
                if adds[(row * WIDTH + slot) * 4 + direction] != 0:
                    table[row * 4 + direction] |= only(slot)
    return table


def turned(layouts: i64, long: vec[i64]) -> vec[i64]:
    """The relation of long sides seen from the other side."""
    table = vec[i64]([0] * (layouts * WIDTH))
    for layout in range(layouts):
        for slot in range(i64(WIDTH - 1)):
            for other in range(i64(WIDTH - 1)):
                if has(long[layout * WIDTH + other], slot):
                    table[layout * WIDTH + slot] |= only(other)
    return table


def near_the_centre(layouts: i64, base: vec[i64], long: vec[i64]) -> vec[i64]:
    """For every layout, whether a chain of at most four districts leads from the centre to each printed space."""
    table = vec[i64]([0] * layouts)
    for layout in range(layouts):
        reached = only(0)
        for _ in range(4):
            reached |= leaning(layout, long, reached) & base[layout]
        if base[layout] & ~reached == 0:
            table[layout] = 1
    return table


def leaning(layout: i64, long: vec[i64], spaces: i64) -> i64:
    """The slots that have one of these on a long side of their own."""
    found: i64 = 0
    for slot in range(i64(WIDTH - 1)):
        if long[layout * WIDTH + slot] & spaces != 0:
            found |= only(slot)
    return found

"""The printed things of Flanders 1302 as tables of integers, which the rules read and nobody changes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        layouts: i64,
        base: vec[i64],
        shape: vec[i64],
        of_shape: vec[i64],
        near: vec[i64],
        long: vec[i64],
        clash: vec[i64],
        adds: vec[i64],
        stock: vec[i64],
        specials: i64,
        centre_masters: vec[i64],
        golden: vec[i64],
        influence: i64,
        sites: i64,
        cathedrals: i64,
        masters: i64,
    ) -> None:
        self.layouts: i64 = layouts
        self.base = base  # [layout] the centre and the printed spaces
        self.shape = shape  # [layout*64 + slot] -1 where there is no slot
        self.of_shape = of_shape  # [layout*3 + shape] without the centre
        self.near = near  # [layout*64 + slot] the slots it borders, printed and added
        self.long = long  # [layout*64 + slot] the slots that lie against one of its own long sides
        self.clash = clash  # [layout*64 + slot] the slots that cannot be there together with it
        self.adds = adds  # [((special*layouts + layout)*64 + slot)*4 + direction] 0: no room there
        self.stock = stock  # [coat*6 + shape*2 + master] districts without and with a printed master
        self.specials: i64 = specials  # bits A to D
        self.centre_masters = centre_masters  # [coat]
        self.golden = golden  # [half*11 + kind] half 0 is A, 1 is B
        self.influence: i64 = influence  # silver cards a player
        self.sites: i64 = sites
        self.cathedrals: i64 = cathedrals
        self.masters: i64 = masters

"""Sets of small numbers as the bits of one int: spaces of a town, seats of a table, cards of a hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final[vec[i64]] = vec[i64]([0] * 2048)  # a slice of it is the quickest new buffer


def zeros(count: i64) -> vec[i64]:
    """A buffer of fixed capacity, at most 2048, all 0."""
    assert count <= 2048, "no buffer is that large"
    return NOTHING[:count]


def filled(count: i64, value: i64) -> vec[i64]:
    """A buffer of fixed capacity, all *value*."""
    buffer = zeros(count)
    for at in range(count):
        buffer[at] = value
    return buffer


DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # every window of six bits occurs once, so a shift of it tells how far


ONE: Final = i64(1)  # a name, since mypyc writes `1 << n` with a C int, which has no bit 31


def _window(bit: i64) -> i64:
    return ((bit * DE_BRUIJN) >> 57) & 63


def _positions() -> vec[i64]:
    table = zeros(64)
    for at in range(i64(63)):
        table[_window(ONE << at)] = at
    return table


POSITION: Final[vec[i64]] = _positions()


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty; members are 0 … 62."""
    return POSITION[_window(mask & -mask)]


def size(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 != 0


def only(member: i64) -> i64:
    """The set of one member."""
    return ONE << member

"""Sets of small numbers as the bits of one int: spaces of a town, seats of a table, cards of a hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def zeros(count: i64) -> vec[i64]:
    """A buffer of fixed capacity, all 0."""
    return vec[i64]([0] * count)


def filled(count: i64, value: i64) -> vec[i64]:
    """A buffer of fixed capacity, all *value*."""
    return vec[i64]([value] * count)


def _positions() -> vec[i64]:
    # 67 is prime and 2 generates its residues, so the powers of two below 2**63 leave different remainders.
    table = zeros(67)
    bit: i64 = 1
    for at in range(i64(63)):
        table[bit % 67] = at
        bit = bit << 1
    return table


POSITION: Final[vec[i64]] = _positions()


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return POSITION[(mask & -mask) % 67]


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
    one: i64 = 1
    return one << member

"""The geometry of a city: squares in rows and columns, their neighbours, lines of three and junctions."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase
from typing import Final

Way = tuple[int, int]  # columns to the right, rows down

NEIGHBOURS: Final[tuple[Way, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
STRAIGHT: Final[tuple[Way, ...]] = ((1, 0), (0, 1))
DIAGONAL: Final[tuple[Way, ...]] = ((1, 1), (-1, 1))
LONG: Final = 3  # squares in a line


def mask(squares: Iterable[int]) -> int:
    return sum({1 << square for square in squares})


def members(squares: int) -> list[int]:
    """The numbers of the squares in a set, the lowest first."""
    return [square for square in range(squares.bit_length()) if squares >> square & 1]


class Grid:
    """A rectangle of squares; columns are called a, b, c from the west, rows 1, 2, 3 from the north."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows

    def name(self, square: int) -> str:
        return f"{ascii_lowercase[square % self.columns]}{square // self.columns + 1}"

    def names(self) -> tuple[str, ...]:
        return tuple(self.name(square) for square in range(self.columns * self.rows))

    def step(self, square: int, way: Way) -> int:
        """The square at that distance, or -1 outside the city."""
        column, row = square % self.columns + way[0], square // self.columns + way[1]
        return row * self.columns + column if 0 <= column < self.columns and 0 <= row < self.rows else -1

    def around(self, square: int) -> list[int]:
        """The squares that share an edge with it."""
        return [near for way in NEIGHBOURS if (near := self.step(square, way)) >= 0]

    def beside(self, built: int) -> list[int]:
        """For each square the guild squares that share an edge with it; `built` are the guild squares."""
        return [mask(self.around(square)) & built for square in range(self.columns * self.rows)]

    def triples(self, built: int, ways: Iterable[Way]) -> list[int]:
        """Every three guild squares one behind the other in one of these ways."""
        found = []
        for way in ways:
            for square in range(self.columns * self.rows):
                line = [self.step(square, (n * way[0], n * way[1])) for n in range(LONG)]
                if min(line) >= 0 and mask(line) & ~built == 0:
                    found.append(mask(line))
        return found

    def junctions(self) -> dict[str, tuple[int, ...]]:
        """The corners inside the city, by name: ab12 is where a1, b1, a2 and b2 meet."""
        found: dict[str, tuple[int, ...]] = {}
        for square in range(self.columns * self.rows):
            across = self.step(square, (1, 1))
            if across >= 0:
                name = "".join(map("".join, zip(self.name(square), self.name(across), strict=True)))
                found[name] = (square, square + 1, across - 1, across)
        return found

    def connected(self, squares: int) -> bool:
        """Whether a set of squares hangs together by edges."""
        reached = squares & -squares
        while more := mask(near for square in members(reached) for near in self.around(square)) & squares & ~reached:
            reached |= more
        return reached == squares

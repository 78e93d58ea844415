"""What the blocks of an observation mean: their axes, units and ranges, for the spaces of environments and for the
pages about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from zunft.engine.tensor import LARGEST

if TYPE_CHECKING:
    from zunft.engine.title import Game


@dataclass(frozen=True)
class Cell:
    """What one number says, and between which bounds it lies."""

    unit: str
    high: int = LARGEST
    low: int = 0


@dataclass(frozen=True)
class Axis:
    """A direction in a block, and what lies along it."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True)
class Block:
    """A block as it lies in an observation: the last axis runs fastest. Cells that say different things are named, and
    are the last axis themselves."""

    meaning: str
    axes: tuple[Axis, ...]
    cells: Cell | Mapping[str, Cell]

    @property
    def all_axes(self) -> tuple[Axis, ...]:
        return self.axes if isinstance(self.cells, Cell) else (*self.axes, Axis("what", tuple(self.cells)))

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis.labels) for axis in self.all_axes)

    @property
    def length(self) -> int:
        return prod(self.shape)

    def ranges(self) -> list[tuple[int, int]]:
        """The bounds of every cell."""
        cells = [self.cells] if isinstance(self.cells, Cell) else list(self.cells.values())
        return [(cell.low, cell.high) for cell in cells] * (self.length // len(cells))


FLAG = Cell("0 or 1", 1)
POINTS = Cell("points", LARGEST, -LARGEST)


def axis(name: str, labels: Iterable[str] | int) -> Axis:
    """By the names of what lies along it, or by numbers from 1."""
    return Axis(name, tuple(map(str, range(1, labels + 1))) if isinstance(labels, int) else tuple(labels))


def seats_axis(seats: int) -> Axis:
    """Every seat, the own one first and then clockwise."""
    return Axis("seat", tuple(f"+{step}" for step in range(seats)))


def which(what: str, most: int) -> Cell:
    """A thing by its number, or none."""
    return Cell(f"number of the {what} + 1; 0: none", most)


def a_seat(seats: int, most: int | None = None) -> Cell:
    return Cell("chairs from the own one + 1; 0: none", seats if most is None else most)


def words_of(game: Game, kind: str) -> Sequence[str]:
    """The names of all things of a kind."""
    words: Sequence[str] = game.things[kind].words  # type: ignore[attr-defined]
    return words


def common_blocks(game: Game, seats: int, deepest: int) -> dict[str, Block]:
    """The blocks that every title has."""
    by_seat, entry = seats_axis(seats), axis("entry", deepest)
    questions = Axis("question", tuple(game.questions[kind].name for kind in sorted(game.questions)))
    thing = Cell("a thing + 1 (a seat in chairs from the own one); 0: none, or nothing to show")
    things = axis("thing", 5)
    return {
        "seat": Block(
            "Which seat looks, counted from 0: the only seat that is not counted from the own one.",
            (),
            Cell("seat", seats - 1),
        ),
        "scores": Block("The points of every seat, as far as they are counted.", (by_seat,), POINTS),
        "left": Block("Whether a seat has left the table.", (by_seat,), FLAG),
        "asked": Block("Which question this seat is asked; all 0: none.", (questions,), FLAG),
        "asked_about": Block("What that question is about, in the order of its arguments.", (things,), thing),
        "agenda": Block(
            "What is going on, the uppermost entry first, as everybody knows it.",
            (entry,),
            Cell("number of the kind of entry + 1; 0: no entry", len(game.entries)),
        ),
        "agenda_seats": Block("Whom each of these entries concerns.", (entry, by_seat), FLAG),
        "agenda_about": Block("What each of them is about, in the order of its arguments.", (entry, things), thing),
        "agenda_done": Block("Who has answered the uppermost entry, where that is seen.", (by_seat,), FLAG),
    }

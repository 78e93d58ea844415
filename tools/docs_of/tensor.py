"""The page of a title on its observation: what each block means, with an example, read from its description."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

import zunft
from docs_of.pages import page, table
from zunft.bots import make_bot, sight_of
from zunft.engine.blocks import Axis, Block, Cell
from zunft.engine.tensor import LARGEST
from zunft.research.door import UNUSED, Door

SEED, ANSWERS = 7, 60  # the game that the examples come from, and after how many answers
SHOWN = 2  # cells of an example
MOST_LABELS = 60  # of an axis that are listed


def tensor_page(key: str, name: str) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        door = Door(key)
    example, seat = position(door)
    return page(
        f"# The observation of {name}",
        [
            "What each block of an observation means: the numbers that [programs get](README.md#observations).",
            f"The shapes are those of {door.seats} seats and the edition {door.edition.name}: {door.length:,} cells.",
            "`door.layout` says where each block begins and how long it is, `door.blocks` has what this page says, and",
            "`door.bounds` the least and the greatest value of every cell.",
        ],
        [
            "The last axis of a block runs fastest. `+0` is the seat that looks, `+1` the next one clockwise.",
            f"Where no greatest value is known it is {LARGEST:,}; a greater number is written as that.",
            f"The examples are cells that are not 0 in what seat {seat} sees after {ANSWERS} answers of quick bots",
            f"in a game with the seed {SEED}.",
        ],
        "## Blocks",
        table(["block", "axes", "cell", "range", "meaning", "example"], rows(door, example)),
        "## Axes",
        table(["axis", "along it"], axis_rows(door)),
    )


def position(door: Door) -> tuple[list[int], int]:
    """What is seen there, and by whom."""
    table_ = zunft.Table(door.title, door.seats, SEED, edition=door.edition, options=door.options)
    bots = [make_bot("quick", door.title, door.seats, seat) for seat in range(door.seats)]
    for _ in range(ANSWERS):
        seat = table_.waiting_for[0]
        table_.play(seat, bots[seat].choose(sight_of(table_, seat)))
    seat = table_.waiting_for[0]
    out = vec[i64]([0] * (door.length // 4))
    door.tensor.write(table_.state, seat, out, 0)
    return list(memoryview(out).cast("B").cast("h")), seat


def rows(door: Door, example: Sequence[int]) -> Iterator[list[str]]:
    for name, offset, length in door.layout:
        if not name.startswith(UNUSED):
            block, cells = door.blocks[name], example[offset : offset + length]
            unit, bounds = cells_of(block)
            yield [f"`{name}`", axes_of(block), unit, bounds, block.meaning, example_of(block, cells)]


def axes_of(block: Block) -> str:
    return " × ".join(f"{axis.name} {len(axis.labels)}" for axis in block.all_axes) or "one cell"


def cells_of(block: Block) -> tuple[str, str]:
    """The unit and the range; where cells differ, each with its name and its own range."""
    if isinstance(block.cells, Cell):
        return block.cells.unit, range_of(block.cells)
    units = "; ".join(f"*{name}*: {cell.unit} ({range_of(cell)})" for name, cell in block.cells.items())
    return units, "of each its own"


def range_of(cell: Cell) -> str:
    return f"{cell.low:,} to {cell.high:,}".replace("-", "−")


def example_of(block: Block, cells: Sequence[int]) -> str:
    places = list(product(*(axis.labels for axis in block.all_axes)))
    shown = [(place, value) for place, value in zip(places, cells, strict=True) if value]
    return "; ".join(f"{', '.join(place) or 'it'} = {value}" for place, value in shown[:SHOWN]) or "all 0"


def axis_rows(door: Door) -> Iterator[list[str]]:
    """Every axis with the names along it; one name may stand for axes of several lengths."""
    found: dict[Axis, None] = {}
    for name, _, _ in door.layout:
        found |= dict.fromkeys(axis for axis in door.blocks[name].axes if not name.startswith(UNUSED))
    for axis in [
        *found,
        Axis("kind of entry", tuple(door.game.entries[kind].name for kind in sorted(door.game.entries))),
    ]:
        labels = [label for label in axis.labels if label != "unused"]
        rest = f" … {labels[-1]} ({len(axis.labels)})" if len(labels) > MOST_LABELS else ""
        yield [axis.name, f"{', '.join(labels[:MOST_LABELS])}{rest}"]

"""Recorded games: finished journals that have to replay to their result for ever.

``python -m tests.contract.recorded`` records those that are missing; it never writes one anew. Every bug becomes a
recorded game first: put its journal here under the next number.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.contract.tables import JOINED, SMALL, Kind, lively

from zunft.engine.title import Title

FOLDER = Path(__file__).parent / "recorded"


def recorded_title(file: Path) -> Title:
    key = file.stem.split("-")[0]
    return next(joined.title for joined in JOINED if joined.title.key == key)


def kinds(title: Title, seats: int, smallest: str) -> list[Kind]:
    """Three games: as usual, with all the other options, and the smallest edition with another value of some."""
    other = {option.name: option.values[-1] for option in title.options}
    some = {option.name: option.values[len(option.values) // 2] for option in title.options[::2]}
    first = title.editions()[0]
    return [Kind(title, seats, first), Kind(title, seats, first, other), Kind(title, seats, smallest, some)]


def record() -> None:
    FOLDER.mkdir(exist_ok=True)
    for small in SMALL:
        for at, kind in enumerate(kinds(small.title, small.seats, small.edition)):
            file = FOLDER / f"{kind.title.key}-{kind.seats}-{at + 1}.journal"
            if not file.exists():
                file.write_text(game(kind, 10 * kind.seats + at, leavers=at // 2), "utf-8")


def game(kind: Kind, seed: int, leavers: int) -> str:
    """The journal of a random game with changes of mind and, perhaps, an empty chair."""
    table = kind.table(seed)
    for _ in lively(table, Random(seed), leavers):
        pass
    return table.journal()


if __name__ == "__main__":
    record()

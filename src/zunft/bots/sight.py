"""What a bot gets: its seat's view, its options, and tables that could be the true one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from zunft.engine.title import Said, View
from zunft.table import Table


@dataclass(frozen=True)
class Sight:
    """One decision as its seat sees it. ``imagine`` is made by whoever holds the table: the true one stays there."""

    title: str
    seat: int
    question: Said
    options: tuple[str, ...]
    view: View
    imagine: Callable[[int], Table]


def sight_of(table: Table, seat: int) -> Sight:
    """What *seat* may know of the question that it is asked."""
    question = table.question(seat)
    if question is None:
        raise ValueError(f"Seat {seat} is not asked anything.")
    options = tuple(table.options(seat))
    return Sight(table.title.key, seat, question, options, table.view(seat), lambda seed: table.redeal(seat, seed))

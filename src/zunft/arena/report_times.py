"""The page about decision times; it differs between runs, so it is separate from the report."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.arena.job import Row, quantile
from zunft.arena.page import FigureGrid, Section, page
from zunft.arena.schedule import Schedule
from zunft.version import describe


def times_report(schedule: Schedule, rows: Sequence[Row]) -> str:
    head = ["bot", "decisions", "half took at most", "95 of 100 at most", "longest"]
    words = f"Measured by {describe()} while it played; other work on the machine makes them longer."
    grid = FigureGrid(head, [line(entrant, rows) for entrant in schedule.entrants], "Milliseconds a decision.")
    title = f"{schedule.setting.title.capitalize()}, {schedule.setting.seats} players: decision times"
    return page(title, words, [Section("Decision times", [grid])])


def line(entrant: str, rows: Sequence[Row]) -> list[str]:
    """Times are kept in bins, so they are accurate to 3 %."""
    own = [row["times"][seat] for row in rows for seat, spec in enumerate(row["line_up"]) if spec == entrant]
    decisions = sum(number for bins in own for _, number in bins)
    return [entrant, f"{decisions:,}", *(f"{1000 * quantile(own, part):.2f}" for part in (0.5, 0.95, 1))]

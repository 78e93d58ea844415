"""The results of a tournament as tables: one row for every game and seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import polars as pl

from zunft.arena.job import Row, quantile

PLAIN: dict[str, Any] = {
    "number": pl.Int64,  # of the game in the schedule
    "deal": pl.Int64,
    "seat": pl.Int64,
    "entrant": pl.String,
    "score": pl.Int64,
    "place": pl.Int64,
    "share": pl.Float64,  # of the victory
    "rounds": pl.Int64,
    "decisions": pl.Int64,
    "faults": pl.Int64,
    "first_fault": pl.String,
}
TIMES: dict[str, Any] = {
    **{name: PLAIN[name] for name in ("number", "deal", "seat", "entrant")},
    **dict.fromkeys(("p50", "p95", "longest"), pl.Float64),
}
SOURCE = "from_"  # before the name of where points came from


def results(rows: Iterable[Row]) -> pl.DataFrame:
    """All that follows from the schedule, sorted: the same schedule gives the same bytes."""
    rows = sorted(rows, key=lambda row: row["number"])
    sources = sorted({source for row in rows for seat in row["sources"] for source in seat})
    schema = PLAIN | {SOURCE + source: pl.Int64 for source in sources}
    lines = [line(row, seat, sources) for row in rows for seat in range(len(row["line_up"]))]
    return pl.DataFrame(lines, schema=schema, orient="row")


def line(row: Row, seat: int, sources: Sequence[str]) -> list[Any]:
    return [
        row["number"],
        row["deal"],
        seat,
        row["line_up"][seat],
        row["scores"][seat],
        row["places"][seat],
        row["shares"][seat],
        row["round"],
        row["decisions"][seat],
        row["faults"][seat],
        row["first_faults"][seat],
        *(row["sources"][seat].get(source, 0) for source in sources),
    ]


def times(rows: Iterable[Row]) -> pl.DataFrame:
    """Decision times, in seconds. They differ between runs, so this is a table of its own."""
    rows = sorted(rows, key=lambda row: row["number"])
    lines = [
        [row["number"], row["deal"], seat, spec, *(quantile([row["times"][seat]], part) for part in (0.5, 0.95, 1))]
        for row in rows
        for seat, spec in enumerate(row["line_up"])
    ]
    return pl.DataFrame(lines, schema=TIMES, orient="row")


def sources_of(frame: pl.DataFrame) -> list[str]:
    return [name for name in frame.columns if name.startswith(SOURCE)]

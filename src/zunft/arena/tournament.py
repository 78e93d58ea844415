"""A whole tournament: the games are played, and their folder gets the tables and the page."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import polars as pl

from zunft.arena.job import Row
from zunft.arena.report import report
from zunft.arena.report_times import times_report
from zunft.arena.results import results, times
from zunft.arena.runner import Here, Runner
from zunft.arena.schedule import Schedule
from zunft.arena.store import Folder

RESULTS, REPORT = "results.parquet", "report.html"
TIMES, TIMES_REPORT = "times.parquet", "times.html"


def play(
    schedule: Schedule,
    deals: int,
    runner: Runner | None = None,
    out: Path | None = None,
    told: Callable[[Row], None] = lambda row: None,
    *,
    journals: bool = False,
) -> pl.DataFrame:
    """Plays all games of the first deals that an earlier run has not played, and returns the results of all;
    with *journals* every game can be looked at in the folder afterwards."""
    rows: list[Row] = []
    jobs = list(schedule.jobs(deals))
    with Folder(out, schedule, journals=journals) as folder, closing(folder.play(jobs, runner or Here())) as played:
        for row in played:
            rows.append(row)
            told(row)
    frame = results(rows)
    if out is not None:
        write(out, schedule, frame, rows)
    return frame


def write(out: Path, schedule: Schedule, frame: pl.DataFrame, rows: list[Row]) -> None:
    """Times are in files of their own: all others are the same, byte for byte, whenever and wherever they are made."""
    frame.write_parquet(out / RESULTS)
    (out / REPORT).write_text(report(schedule, frame), encoding="utf-8")
    times(rows).write_parquet(out / TIMES)
    (out / TIMES_REPORT).write_text(times_report(schedule, rows), encoding="utf-8")

"""The files of a data set: parts of so many games each, written whole, so that a run that was ended goes on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from zunft.arena.runner import Runner
from zunft.arena.store import agree
from zunft.dataset.columns import Column, decision_columns, game_columns, schema_of
from zunft.dataset.rows import GameRows, GameTask, Row, rows_of

PART = 50  # games in a file
DECISIONS, GAMES = "decisions", "games"


def write_parts(
    out: Path, setup: dict[str, Any], tasks: Sequence[GameTask], cells: int, runner: Runner, done: Callable[[int], None]
) -> None:
    """Write the parts that are not there yet; *done* hears how many games more there are."""
    out.mkdir(parents=True, exist_ok=True)
    agree(out, setup, "data set")
    if (there := _games_in(out)) > len(tasks):
        raise ValueError(f"{out}: this folder has {there} games already; ask for as many, or take another one.")
    parts = [tasks[at : at + PART] for at in range(0, len(tasks), PART)]
    missing = [part for part in parts if not _is_written(out, part)]
    done(len(tasks) - sum(map(len, missing)))
    with closing(runner.run(rows_of, [task for part in missing for task in part])) as played:
        arriving = _in_order(played, [task.number for part in missing for task in part], done)
        for part in missing:
            _write(out, part[0], [next(arriving) for _ in part], cells)


def totals(out: Path, games: int) -> tuple[int, int]:
    """How many rows the decisions of so many games have, and how many bytes all files."""
    files = [file for at in range(0, games, PART) for file in _files(out, at)]
    rows = sum(pq.read_metadata(file).num_rows for file in files if file.parent.name == DECISIONS)
    return rows, sum(file.stat().st_size for file in files)


def _games_in(out: Path) -> int:
    return sum(pq.read_metadata(file).num_rows for file in (out / GAMES).glob("part-*.parquet"))


def _files(out: Path, first: int) -> tuple[Path, Path]:
    name = f"part-{first // PART:05}.parquet"
    return out / DECISIONS / name, out / GAMES / name


def _is_written(out: Path, part: Sequence[GameTask]) -> bool:
    """Whether the part is there with as many games; the last one of an earlier run may have had fewer."""
    _, games = _files(out, part[0].number)
    return games.exists() and pq.read_metadata(games).num_rows == len(part)


def _in_order(played: Iterable[GameRows], numbers: Sequence[int], done: Callable[[int], None]) -> Iterator[GameRows]:
    waiting, arriving = dict[int, GameRows](), iter(played)
    for number in numbers:
        while number not in waiting:
            rows = next(arriving)
            waiting[rows.number] = rows
            done(1)
        yield waiting.pop(number)


def _write(out: Path, first: GameTask, games: Sequence[GameRows], cells: int) -> None:
    """The decisions first: games that are listed have them."""
    seats, wanted = first.setting.seats, first.wanted
    groups = decision_columns(seats, cells, wanted)
    columns = [column for group in groups.values() for column in group]
    decisions, listed = _files(out, first.number)
    _write_table(decisions, columns, [row for game in games for row in game.decisions])
    _write_table(listed, game_columns(seats, wanted), [game.game for game in games])


def _write_table(file: Path, columns: Sequence[Column], rows: Sequence[Row]) -> None:
    arrays = [_array(column.type, [row[column.name] for row in rows]) for column in columns]
    table = pa.Table.from_arrays(arrays, schema=schema_of(list(columns)))
    file.parent.mkdir(exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        pq.write_table(table, beside, compression="zstd")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _array(kind: Any, values: list[Any]) -> Any:
    """Cells come as bytes and stay so: as Python numbers they would take ten times the memory."""
    if values and isinstance(values[0], bytes):
        cells = pa.Array.from_buffers(
            kind.value_type, len(values) * kind.list_size, [None, pa.py_buffer(b"".join(values))]
        )
        return pa.FixedSizeListArray.from_arrays(cells, type=kind)
    return pa.array(values, type=kind)

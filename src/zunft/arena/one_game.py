"""One game of a run, as text: who sat where, how it ended, and the moves, if they were kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zunft.arena.faults import FaultCounts
from zunft.arena.job import Row
from zunft.arena.journals import journals_of
from zunft.arena.store import GAMES, SETUP
from zunft.engine.journal import read_journal

NOT_KEPT = "The moves were not kept: give the command of the run again with --journals, and its games are played again."


@dataclass(frozen=True)
class GameOfRun:
    """What the folder of a run holds about one of its games."""

    setup: dict[str, Any]
    row: Row
    journal: str | None


def game_in(run: Path, number: int) -> GameOfRun:
    """The game with this number; a sentence if the run, or the game in it, is not there."""
    if not (run / SETUP).is_file():
        raise ValueError(f"{run}: there is no run of the arena in this folder (its {SETUP} is missing).")
    rows = rows_in(run)
    if number not in rows:
        there = f"its games are 0 to {max(rows)}" if len(rows) > max(rows, default=-1) else f"{len(rows)} games ended"
        raise ValueError(f"{run}: there is no game {number} in this run; {there}.")
    setup = json.loads((run / SETUP).read_text(encoding="utf-8"))
    return GameOfRun(setup, rows[number], journals_of(run).get(number))


def rows_in(run: Path) -> dict[int, Row]:
    """Every game that has ended; a line that is being written is left out."""
    file = run / GAMES
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    rows = [json.loads(line) for line in lines if line.endswith(b"\n")]
    return {row["number"]: row for row in rows}


def told(game: GameOfRun) -> Iterator[str]:
    """The game line by line."""
    yield head(game)
    yield from (seat_line(game.row, seat) for seat in range(len(game.row["line_up"])))
    yield from faults_in(game.row)
    if game.journal is None:
        yield NOT_KEPT
        return
    lines = read_journal(game.journal).lines
    width = len(str(len(lines)))
    for number, line in enumerate(lines, 1):
        yield f"{number:>{width}}  {line}"


def head(game: GameOfRun) -> str:
    row, setup = game.row, game.setup
    edition = f", edition {read_journal(game.journal).edition}" if game.journal else ""
    options = ", ".join(f"{name}={value}" for name, value in setup["options"].items())
    where = f"{setup['title']}, {setup['seats']} seats{edition}{f', {options}' if options else ''}"
    return f"Game {row['number']}: {where}; deal {row['deal']}, over in round {row['round']}."


def seat_line(row: Row, seat: int) -> str:
    place, score, answers = row["places"][seat], row["scores"][seat], row["decisions"][seat]
    return f"  seat {seat}, {row['line_up'][seat]}: place {place}, {score} points, {answers} answers"


def faults_in(row: Row) -> list[str]:
    """A sentence for each bot that gave no answer somewhere."""
    counts = FaultCounts()
    counts.add(row)
    return [str(count) for count in counts.faulty()]

"""The folder of a tournament: its setup, and every finished game, so that a killed run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TextIO

from zunft.arena.job import Job, Row, play_job
from zunft.arena.journals import JOURNALS, JournalFile
from zunft.arena.runner import Runner
from zunft.arena.schedule import Schedule
from zunft.catalogue import title_of
from zunft.table.setup import checked_edition
from zunft.version import source_hash

SETUP, GAMES = "setup.json", "games.jsonl"


class Folder:
    """Finished games, one line each, written as they arrive, and their *journals* if they are wanted: games that an
    earlier run has kept without are played again. Without a path nothing is kept."""

    def __init__(self, path: Path | None, schedule: Schedule, *, journals: bool = False) -> None:
        self.rows: dict[int, Row] = {}
        self.file: TextIO | None = None
        self.journals: JournalFile | None = None
        if journals and path is None:
            raise ValueError("--journals needs --out: the folder in which the journals are kept.")
        if path is not None:
            path.mkdir(parents=True, exist_ok=True)
            agree(path, setup_of(schedule))
            self.rows = {row["number"]: row for row in whole_lines(path / GAMES)}
            if journals:
                self.journals = JournalFile(path / JOURNALS)
                self.rows = {number: row for number, row in self.rows.items() if number in self.journals.numbers}
            self.file = (path / GAMES).open("a", encoding="utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file:
            self.file.close()

    def play(self, jobs: Sequence[Job], runner: Runner) -> Generator[Row]:
        """First the games of an earlier run, then those that are played now, in the order in which they end."""
        yield from [self.rows[job.number] for job in jobs if job.number in self.rows]
        todo = [replace(job, kept=self.journals is not None) for job in jobs if job.number not in self.rows]
        with closing(runner.run(play_job, todo)) as rows:
            for row in rows:
                self.keep(row)
                yield row

    def keep(self, row: Row) -> None:
        """The journal first: a game that is in the list has one."""
        journal = row.pop("journal", None)
        if self.journals and journal is not None:
            self.journals.add(row["number"], journal)
        if self.file:
            self.file.write(json.dumps(row, separators=(",", ":")) + "\n")
            self.file.flush()


def setup_of(schedule: Schedule) -> dict[str, Any]:
    """Everything that determines the games, except their number: more deals may be added."""
    setting = schedule.setting
    return {
        "kind": schedule.kind,
        "title": setting.title,
        "seats": setting.seats,
        "edition": checked_edition(title_of(setting.title), setting.edition).hash,
        "options": dict(sorted(setting.options)),
        "seed": schedule.seed,
        "bots": list(schedule.entrants),
        "line-ups": [list(line_up) for line_up in schedule.rounds[0]],
        "engine": source_hash()[:12],  # other rules or other bots would play other games
    }


def agree(path: Path, setup: dict[str, Any], what: str = "tournament") -> None:
    """Games of different tournaments, or whatever else is kept in folders, are never mixed."""
    file = path / SETUP
    if not file.exists():
        file.write_text(json.dumps(setup, indent=1) + "\n", encoding="utf-8")
        return
    before = json.loads(file.read_text(encoding="utf-8"))
    for key, value in setup.items():
        if before.get(key) != value:
            was, now = (json.dumps(each, ensure_ascii=False) for each in (before.get(key), value))
            raise ValueError(f"{path}: there is another {what} in this folder, with {key} {was}, not {now}.")


def whole_lines(file: Path) -> list[Any]:
    """The games in a file. A line that was cut short by a kill is removed, and its game is played again."""
    if not file.exists():
        return []
    content = file.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with file.open("rb+") as cut:
            cut.truncate(whole)
    return [json.loads(line) for line in content[:whole].splitlines()]


def in_order(rows: Iterable[Row]) -> Iterator[Row]:
    """The games by their number, each as soon as all before it have ended."""
    waiting: dict[int, Row] = {}
    next_one = 0
    for row in rows:
        waiting[row["number"]] = row
        while next_one in waiting:
            yield waiting.pop(next_one)
            next_one += 1

"""Making a whole data set: its games, its files and its card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zunft.arena.match import Setting, game_of
from zunft.arena.runner import Runner
from zunft.bots import check_bot
from zunft.bots.judging import judge_of
from zunft.dataset.card import CARD, Made, card_of
from zunft.dataset.columns import Wanted
from zunft.dataset.files import totals, write_parts
from zunft.dataset.games import KeptGame, job_of
from zunft.dataset.rows import GameTask, door_of
from zunft.version import source_hash


@dataclass(frozen=True)
class DataSet:
    """What to make: games by *bots*, or the *kept* ones."""

    setting: Setting
    wanted: Wanted
    seed: int
    bots: tuple[str, ...] = ()
    games: int = 0
    kept: tuple[KeptGame, ...] = ()

    def checked(self) -> DataSet:
        """Errors are reported before the first game."""
        game_of(self.setting)
        for bot in self.bots:
            check_bot(bot)
        if len(self.bots) > self.setting.seats:
            raise ValueError(f"{len(self.bots)} bots do not fit on {self.setting.seats} seats.")
        if self.wanted.judge:
            judge_of(self.setting.title, self.setting.seats)
        return self

    def tasks(self) -> list[GameTask]:
        if self.kept:
            games: Sequence[Any] = self.kept
        else:
            games = [job_of(self.setting, self.bots, number, self.seed) for number in range(self.games)]
        return [GameTask(at, self.setting, game, self.wanted, self.seed) for at, game in enumerate(games)]

    def setup(self) -> dict[str, Any]:
        """Everything that determines the rows, except how many games there are."""
        setting = self.setting
        return {
            "title": setting.title,
            "seats": setting.seats,
            "edition": game_of(setting).edition.hash,
            "options": dict(setting.options),
            "seed": self.seed,
            "bots": list(self.bots),
            "journals": hashlib.sha256("".join(game.journal for game in self.kept).encode()).hexdigest()[:16],
            "judge": self.wanted.judge,
            "truth": self.wanted.truth,
            "engine": source_hash()[:12],
        }


def make(
    data: DataSet, out: Path, runner: Runner, command: str, licence: str, done: Callable[[int], None] = lambda _: None
) -> Made:
    """Write the files and the card; what an earlier run has written stays."""
    tasks, cells = data.checked().tasks(), door_of(data.setting).length
    write_parts(out, data.setup(), tasks, cells, runner, done)
    decisions, _ = totals(out, len(tasks))
    edition = game_of(data.setting).edition
    made = Made(
        data.setting, f"{edition.name} ({edition.hash[:12]})", len(tasks), decisions, cells, data.wanted, data.seed,
        data.bots, command, licence,
    )  # fmt: skip
    (out / CARD).write_text(card_of(made), encoding="utf-8", newline="\n")
    return made

"""The rows of one game: at every decision what the seat knew, what it could answer and did, and how it ended."""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from zunft.analysis.steps import ANSWER, PlayedGame, PlayedStep, is_decision, read_game
from zunft.arena.job import Job
from zunft.arena.match import Setting
from zunft.bots.bot import Weighed
from zunft.bots.judging import WORLDS, judge_of
from zunft.bots.sight import Sight
from zunft.dataset.columns import Wanted
from zunft.dataset.games import KeptGame, play
from zunft.engine.chance import MASK, Rng
from zunft.engine.interpreted import answers, redeal
from zunft.engine.rules import State
from zunft.research.door import Door, by_place
from zunft.research.seeds import hashed

Row = dict[str, Any]  # a value for each column; an observation is bytes, two for each cell


@dataclass(frozen=True)
class GameTask:
    """One game of a data set: small enough to be sent to another process, and with the same rows everywhere."""

    number: int
    setting: Setting
    game: Job | KeptGame
    wanted: Wanted
    seed: int


@dataclass(frozen=True)
class GameRows:
    number: int
    game: Row
    decisions: list[Row]


def rows_of(task: GameTask) -> GameRows:
    """All rows of a game; a sentence where its journal cannot have been played."""
    kept = task.game if isinstance(task.game, KeptGame) else play(task.game)
    try:
        played = read_game(kept.journal, task.setting.edition)
    except ValueError as error:
        raise ValueError(f"{kept.source or f'game {task.number}'}: {error}") from None
    return _GameReader(task, kept, played).rows()


@lru_cache(maxsize=8)
def door_of(setting: Setting) -> Door:
    with warnings.catch_warnings():  # the command has said it already
        warnings.simplefilter("ignore", RuntimeWarning)
        return Door(setting.title, setting.seats, setting.edition, dict(setting.options))


class _GameReader:
    def __init__(self, task: GameTask, kept: KeptGame, played: PlayedGame) -> None:
        self.task, self.kept, self.played = task, kept, played
        self.door = door_of(task.setting)
        self.results = self._results()

    def rows(self) -> GameRows:
        answered = [step for step in self.played.steps if step.kind == ANSWER]
        weighed: Sequence[list[Weighed]] = self.kept.weighed or [[] for _ in answered]
        steps = [pair for pair in zip(answered, weighed, strict=True) if is_decision(self.played.game, pair[0])]
        decisions = [self._decision(at, step, found) for at, (step, found) in enumerate(steps)]
        return GameRows(self.task.number, self._game(len(decisions)), decisions)

    def _game(self, decisions: int) -> Row:
        table = self.played.table
        row: Row = {
            "game": self.task.number,
            "source": self.kept.source,
            "line_up": self.kept.line_up,
            "decisions": decisions,
            "rounds": self.played.game.round(table.state),
            "scores": [result["result_score"] for result in self.results],
            "places": [result["result_place"] for result in self.results],
            "shares": [result["result_share"] for result in self.results],
        }
        return row | ({"truth_journal": self.kept.journal} if self.task.wanted.truth else {})

    def _results(self) -> list[Row]:
        table = self.played.table
        rewards, winners = by_place(table.places), table.winners
        return [
            {
                "result_score": table.scores[seat],
                "result_place": table.places[seat],
                "result_share": 1 / len(winners) if seat in winners else 0.0,
                "result_reward": rewards[seat],
            }
            for seat in range(table.seats)
        ]

    def _decision(self, at: int, step: PlayedStep, found: Sequence[Weighed]) -> Row:
        assert step.seat is not None
        assert step.move is not None
        state, seat = step.before, step.seat
        row: Row = {
            "game": self.task.number,
            "decision": at,
            "seat": seat,
            "bot": self.kept.line_up[seat] if self.kept.line_up else None,
            "question": text_of(self.played.game.question(state, seat)),
            "view": text_of(self.played.game.view(state, seat)),
            "observation": self._cells(state, seat),
        }
        row |= self._choice(state, seat, step.move, found)
        row |= self._judged(state, seat, at) if self.task.wanted.judge else {}
        row |= self._truth(state) if self.task.wanted.truth else {}
        return row | self.results[seat]

    def _choice(self, state: State, seat: int, move: int, found: Sequence[Weighed]) -> Row:
        moves = answers(self.played.game.rules, state, seat)
        numbers = [int(self.door.numbering.number(state, seat, each)) for each in moves]
        options = [self.played.game.grammar.write(each, state) for each in moves]
        known = {each.move: each for each in found}
        at = moves.index(move)
        return {
            "options": options,
            "option_numbers": [max(number, -1) for number in numbers],
            "move": options[at],
            "move_at": at,
            "move_number": max(numbers[at], -1),
            "option_tries": [known[each].tried if each in known else 0 for each in moves] if found else None,
            "option_chances": [known[each].chance if each in known else None for each in moves] if found else None,
        }

    def _judged(self, state: State, seat: int, at: int) -> Row:
        """From worlds that this seat imagines, each dealt from the seed, the game and the decision."""
        game, seed = self.played.game, hashed(self.task.seed, "judge", self.task.number, at)
        sight = Sight(game, seat, redeal(game.rules, state, seat, Rng(seed & MASK)))
        seen = judge_of(self.played.title, self.played.seats).seen(sight, WORLDS, seed >> 8)
        return {
            "judge_chances": seen.chances[seat:] + seen.chances[:seat],
            "judge_margins": seen.margins[seat:] + seen.margins[:seat],
        }

    def _truth(self, state: State) -> Row:
        seats = range(self.played.seats)
        return {
            "truth_views": [text_of(self.played.game.view(state, seat)) for seat in seats],
            "truth_observations": b"".join(self._cells(state, seat) for seat in seats),
        }

    def _cells(self, state: State, seat: int) -> bytes:
        out = vec[i64]([0] * (self.door.length // 4))
        self.door.tensor.write(state, seat, out, 0)
        return bytes(memoryview(out))


def text_of(said: Mapping[str, Any] | None) -> str:
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))

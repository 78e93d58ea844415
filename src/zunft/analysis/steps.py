"""A finished game, step by step: every answer and draw that stands, and the position before it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from zunft.engine.bits import has
from zunft.engine.interpreted import answers
from zunft.engine.journal import Journal, read_journal
from zunft.engine.rules import State
from zunft.engine.title import Game
from zunft.table import Table
from zunft.table.lines import LEAVE, RESEED, SILENT, kept_lines, play_line
from zunft.table.replay import replay

DRAW, ANSWER, UNASKED, LEFT = "draw", "answer", "unasked", "left"


@dataclass(frozen=True)
class PlayedStep:
    """One line of the journal that stands. ``seat`` is None for a draw; ``move`` is None where a seat leaves."""

    line: int  # its place among the journal's lines, from 0
    kind: str
    seat: int | None
    move: int | None
    before: State


@dataclass(frozen=True)
class PlayedGame:
    """What an analysis reads of a game that is over."""

    table: Table
    steps: list[PlayedStep]

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def title(self) -> str:
        return self.table.title.key

    @property
    def seats(self) -> int:
        return self.table.seats

    def states(self) -> list[State]:
        """The position before every step, and the last one."""
        return [*(step.before for step in self.steps), self.table.state]


def read_game(text: str, edition: object = None) -> PlayedGame:
    """The game of this journal; a sentence where it is not over."""
    whole = replay(text, edition=edition)
    if not whole.over:
        raise ValueError("Only a game that is over can be analysed; this one is not.")
    journal = read_journal(text)
    table = _opening(journal, edition)
    steps = [step for at, line in kept_lines(journal.lines) if (step := _play(table, at, line))]
    assert table.fingerprint() == whole.fingerprint()
    return PlayedGame(table, steps)


def _opening(journal: Journal, edition: object) -> Table:
    """The same game before its first line; chance is played by hand, as the lines say."""
    return replay(replace(journal, lines=[], seed=None, result=None).text(), edition=edition)


def _play(table: Table, at: int, line: str) -> PlayedStep | None:
    """Play one line; None where nothing happens by it."""
    who, _, said = line.partition(" ")
    if said == SILENT:
        return None
    if line.startswith(RESEED):
        play_line(table, line)
        return None
    step = _step(table, at, None if who == "chance" else int(who), said.removeprefix("+ "))
    play_line(table, line)
    return step


def _step(table: Table, at: int, seat: int | None, said: str) -> PlayedStep:
    before = table.state.copy()
    if said == LEAVE:
        return PlayedStep(at, LEFT, seat, None, before)
    move = table.game.grammar.read(said, before)
    if seat is None:
        return PlayedStep(at, DRAW, None, move, before)
    return PlayedStep(at, UNASKED if table.game.is_unasked(move) else ANSWER, seat, move, before)


def is_decision(game: Game, step: PlayedStep) -> bool:
    """Whether a seat had a choice, and made it itself as far as the journal tells."""
    if step.kind != ANSWER or step.seat is None or has(step.before.gone, step.seat):
        return False
    return len(answers(game.rules, step.before, step.seat)) > 1

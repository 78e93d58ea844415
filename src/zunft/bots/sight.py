"""A bot's input: a position that could be the true one, given all that its seat knows, and nothing else."""

from __future__ import annotations

from functools import cached_property

from zunft.engine.chance import MASK, Rng
from zunft.engine.interpreted import answers, redeal
from zunft.engine.rules import State
from zunft.engine.title import Game, Said, View
from zunft.table import Table


class Sight:
    """One decision as its seat sees it.

    The holder of the table has redealt ``world`` for the seat. View, question and options come from it, since a redeal
    keeps all that the seat can see; the true state stays with the table.
    """

    def __init__(self, game: Game, seat: int, world: State) -> None:
        self.game = game
        self.seat = seat
        self.world = world

    @property
    def title(self) -> str:
        """The key of the title."""
        return self.game.key

    @cached_property
    def moves(self) -> list[int]:
        """Every legal answer, as the engine packs it."""
        return answers(self.game.rules, self.world, self.seat)

    @cached_property
    def options(self) -> list[str]:
        """Every legal answer, in words of the notation."""
        return [self.write(move) for move in self.moves]

    @cached_property
    def question(self) -> Said:
        """What the seat is asked."""
        question = self.game.question(self.world, self.seat)
        assert question is not None
        return question

    @cached_property
    def view(self) -> View:
        """All that the seat may know."""
        return self.game.view(self.world, self.seat)

    def deed(self, option: str) -> Said:
        """An answer as a whole phrase, for ``zunft.say``."""
        return self.game.deed(self.world, self.seat, self.read(option))

    def imagine(self, seed: int) -> State:
        """Another position that could be the true one."""
        return redeal(self.game.rules, self.world, self.seat, Rng(seed & MASK))

    def write(self, move: int) -> str:
        """An answer in the notation."""
        return self.game.grammar.write(move, self.world)

    def read(self, option: str) -> int:
        """The answer that an option in the notation stands for."""
        return self.game.grammar.read(option, self.world)


def sight_of(table: Table, seat: int, seed: int = 0) -> Sight:
    """What *seat* may know of its current question."""
    if table.question(seat) is None:
        raise ValueError(f"Seat {seat} is not asked anything.")
    world = redeal(table.game.rules, table.state, seat, Rng(seed & MASK))
    return Sight(table.game, seat, world)

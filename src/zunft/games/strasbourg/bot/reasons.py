"""Which square, seat of the Council or task a reason of Strasbourg is about."""

from __future__ import annotations

from typing import Final

from zunft.engine.compared import Compared, Reason
from zunft.engine.notation import Word
from zunft.engine.rules import State
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.course import time_left
from zunft.games.strasbourg.bot.tasks import chance
from zunft.games.strasbourg.rules.ending import kept
from zunft.games.strasbourg.state import StrasbourgState


def square(compared: Compared) -> dict[str, Word] | None:
    """Where a member of the family stands after the first answer and not after the second."""

    def stands(state: State, square: int) -> float:
        assert isinstance(state, StrasbourgState)
        return float(state.city[compared.seat] >> square & 1)

    assert isinstance(compared.world, StrasbourgState)
    squares = range(len(compared.world.board.guild))
    return compared.named("square", "square", compared.most(squares, stands))


def council(compared: Compared) -> dict[str, Word] | None:
    def sits(state: State, place: int) -> float:
        assert isinstance(state, StrasbourgState)
        return float(state.council[place] == compared.seat)

    return compared.named("council", "council", compared.most(range(c.COUNCIL_SEATS), sits))


def task(compared: Compared) -> dict[str, Word] | None:
    """The task of which the seat is surer."""

    def likely(state: State, task: int) -> float:
        assert isinstance(state, StrasbourgState)
        if not int(kept(state, compared.seat)) >> task & 1:
            return 0.0
        points = int(state.board.task_points[task])
        return float(points * int(chance(state, compared.seat, task, time_left(state))))

    assert isinstance(compared.world, StrasbourgState)
    return compared.named("task", "task", compared.most(range(int(compared.world.board.tasks)), likely))


# By part of the evaluation; a part that is not here is about no thing that could be named.
REASONS: Final[dict[str, Reason]] = {
    "city": Reason("{square}", square),
    "council": Reason("{council}", council),
    "tasks": Reason("{task}", task),
}

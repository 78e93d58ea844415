"""What OpenSpiel's observers show of a position: to one seat or to everybody, now or with perfect recall."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from zunft.engine.move import SPECTATOR
from zunft.engine.run import Run
from zunft.engine.title import Said
from zunft.research.door import Door
from zunft.research.past import CELLS, PastTensor, digest
from zunft.research.recall import line_of
from zunft.research.screen import Array, Screen


class Position(Protocol):
    """A game, and what each seat was told in it."""

    @property
    def run(self) -> Run: ...

    def told(self, seat: int) -> list[Said]: ...


class Observer:
    """The tensor of the observing player, with its blocks by name, and the text."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.tensor: Array = np.zeros(door.length, np.float32)
        self.dict = {name: self.tensor[offset : offset + length] for name, offset, length in door.layout}

    def set_from(self, state: Position, player: int) -> None:
        self.tensor[:] = Screen(state.run).show(player)["observation"]

    def string_from(self, state: Position, player: int) -> str:
        return self.door.text(state.run.state, player)


class RecallObserver:
    """Perfect recall: the past of the seat and what it may know now, as text and, for pasts of at most so many *rows*,
    as a tensor."""

    def __init__(self, door: Door, rows: int) -> None:
        self.door, self.past = door, PastTensor(door, rows)
        self.tensor: Array = np.zeros(1 + rows * CELLS + 4 + door.length, np.float32)
        self.dict: dict[str, Array] = {}
        offset = 0
        for name, shape in (("lines", (1,)), ("past", (rows, CELLS)), ("now", (4,)), ("observation", (door.length,))):
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[offset : offset + size].reshape(shape)
            offset += size

    def set_from(self, state: Position, player: int) -> None:
        """Refused in a sentence where the past is longer than the tensor has room for."""
        told = state.told(player)
        self.past.write(told, player, self.dict["past"])
        self.dict["lines"][:] = len(told)
        self.dict["now"][:] = digest(self.door.text(state.run.state, player))
        self.dict["observation"][:] = Screen(state.run).show(player)["observation"]

    def string_from(self, state: Position, player: int) -> str:
        return recalled(state, player, self.door)


class TextObserver:
    """Words without a tensor: with the whole past (*recalls*), or of what everybody sees (*is_public*), or both."""

    def __init__(self, door: Door, is_public: bool, recalls: bool) -> None:
        self.door, self.is_public, self.recalls = door, is_public, recalls
        self.tensor, self.dict = None, dict[str, Array]()

    def set_from(self, state: Position, player: int) -> None:
        """Refused: a past needs room, and the tensor is that of a seat."""
        if self.is_public:
            raise ValueError("This observer has no tensor: string_from gives what it shows.")
        raise ValueError(
            "The tensor of an information state needs room for the past: load the game with history=…, the most lines "
            "that a seat's past may have; string_from needs none."
        )

    def string_from(self, state: Position, player: int) -> str:
        seat = SPECTATOR if self.is_public else player
        return recalled(state, seat, self.door) if self.recalls else self.door.text(state.run.state, seat)


def recalled(state: Any, seat: int, door: Door) -> str:
    """A line for each event and own answer, then what the seat may know now."""
    return "\n".join([*map(line_of, state.told(seat)), door.text(state.run.state, seat)])

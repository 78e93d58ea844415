"""Perfect recall: all that a seat has seen and done since the game began, as text."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import NoReturn

from zunft.engine.event import News
from zunft.engine.run import CHANCE, Run
from zunft.engine.title import Said
from zunft.research.door import Door
from zunft.table.eventlog import EventLog

OWN = "own"  # the key of an own answer among what a seat was told


def apply(run: Run, action: int) -> None:
    """An answer by its number, or a draw by its place among those that there are."""
    if run.seat == CHANCE:
        run.draw(run.draws()[action][0])
    elif not run.play(action):
        raise ValueError(f"{action} is no option of seat {run.seat}.")


class Recollection:
    """Plays a history again and listens: what every seat was told, and its own answers with what it saw before each.
    It is kept with a position, so that only the newest part of the history is played."""

    def __init__(self, door: Door) -> None:
        self.door, self.run, self.length = door, door.new_run(), 0
        self.is_imagined = False
        self.log = EventLog(door.seats)
        state = door.game.rules.new()
        state.news = News(True)
        self.run.go_on_from(state, None)
        self._collect()

    def __deepcopy__(self, memo: object) -> Recollection:
        twin = Recollection(self.door)
        twin.run, twin.length, twin.log = self.run.twin(), self.length, self.log.copy()
        twin.run.state.news = News(True)  # a copied state listens to nothing
        twin.is_imagined = self.is_imagined
        return twin

    def __reduce__(self) -> tuple[Callable[..., Recollection], tuple[Door]]:
        """From the beginning again: its position knows the history."""
        if self.is_imagined:
            refuse_to_serialize()
        return Recollection, (self.door,)

    def imagined(self, seat: int, run: Run) -> Recollection:
        """For a position that the seat imagines: its own past stays, and of the others only what is public is known."""
        twin = Recollection(self.door)
        twin.run, twin.log, twin.is_imagined = run.twin(), self.log.imagined_by(seat), True
        twin.run.state.news = News(True)
        return twin

    def follow(self, history: Sequence[int]) -> None:
        """Play on to the end of a history that begins with the part that was played."""
        for action in history[self.length :]:
            if self.run.seat != CHANCE:
                self._note_answer(action)
            apply(self.run, action)
            self._collect()
        self.length = len(history)

    def _note_answer(self, action: int) -> None:
        seat, state = int(self.run.seat), self.run.state
        seen = hashlib.sha256(self.door.text(state, seat).encode()).hexdigest()[:16]
        told = {"seen": seen, "answered": self.door.text_of(state, seat, action), "number": action}
        self.log.tell((OWN, told), 1 << seat)

    def _collect(self) -> None:
        state = self.run.state
        for row in state.news.taken():
            said = self.door.game.event(row, state)
            self.log.tell((said["key"], said["args"]), row[1])

    def told(self, seat: int) -> list[Said]:
        """Each of its own answers and each event that it was told, in their order."""
        return self.log.events(seat, 0)


def line_of(told: Said) -> str:
    """As a line of text."""
    return f"{told['key']} {json.dumps(told['args'], ensure_ascii=False)}"


def refuse_to_serialize() -> NoReturn:
    raise TypeError("An imagined position cannot be serialised: the game before it is known to one seat only.")

"""Perfect recall: all that a seat has seen and done since the game began, as text."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence

from zunft.engine.event import News
from zunft.engine.run import CHANCE, Run
from zunft.research.door import Door
from zunft.table.eventlog import EventLog


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
        self.log = EventLog(door.seats)
        state = door.game.rules.new()
        state.news = News(True)
        self.run.go_on_from(state, None)
        self._collect()

    def __deepcopy__(self, memo: object) -> Recollection:
        twin = Recollection(self.door)
        twin.run, twin.length, twin.log = self.run.twin(), self.length, self.log.copy()
        twin.run.state.news = News(True)  # a copied state listens to nothing
        return twin

    def __reduce__(self) -> tuple[Callable[..., Recollection], tuple[Door]]:
        """From the beginning again: its position knows the history."""
        return Recollection, (self.door,)

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
        told = {"seen": seen, "answered": self.door.text_of(state, seat, action)}
        self.log.tell(("own", told), 1 << seat)

    def _collect(self) -> None:
        state = self.run.state
        for row in state.news.taken():
            said = self.door.game.event(row, state)
            self.log.tell((said["key"], said["args"]), row[1])

    def text(self, seat: int) -> str:
        """One line for each answer of its own and each event that it was told."""
        told = self.log.events(seat, 0)
        return "\n".join(f"{one['key']} {json.dumps(one['args'], ensure_ascii=False)}" for one in told)

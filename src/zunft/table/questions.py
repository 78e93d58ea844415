"""Who is asked now, a seat or chance, and the numbers of the questions that were put to each seat."""

from __future__ import annotations

from zunft.engine.agenda import NUMBER
from zunft.engine.move import NO_MOVE, is_draw
from zunft.engine.rules import State


def is_over(state: State) -> bool:
    return bool(state.agenda.depth == 0)


def chance_is_asked(state: State) -> bool:
    if is_over(state):
        return False
    question = state.agenda.question(state.agenda.next_lane())
    return question != NO_MOVE and is_draw(question)


def is_asked(state: State, seat: int) -> bool:
    if is_over(state) or chance_is_asked(state):
        return False
    question = state.agenda.question(seat)
    return question != NO_MOVE and not is_draw(question)


class QuestionNumbers:
    """The number of the last question that was put to each seat, and which one is open: its entry and itself."""

    def __init__(self, seats: int) -> None:
        self.numbers = [0] * seats
        self.open: list[tuple[int, int] | None] = [None] * seats

    def copy(self) -> QuestionNumbers:
        twin = QuestionNumbers(0)
        twin.numbers, twin.open = self.numbers[:], self.open[:]
        return twin

    def only(self, seat: int) -> QuestionNumbers:
        """Those of one seat, as if nobody else had been asked anything."""
        twin = QuestionNumbers(len(self.numbers))
        twin.numbers[seat], twin.open[seat] = self.numbers[seat], self.open[seat]
        return twin

    def close(self, seat: int) -> None:
        """The seat has answered, or takes its answer back: its next question is a new one."""
        self.open[seat] = None

    def close_all(self) -> None:
        """Every seat's next question is a new one."""
        self.open = [None] * len(self.open)

    def count(self, state: State) -> None:
        """Count every new question; one that stays open while others act or draw keeps its number."""
        if chance_is_asked(state):
            return
        for seat in range(len(self.numbers)):
            if not is_asked(state, seat):
                self.open[seat] = None
                continue
            asked = (state.agenda.top(NUMBER), state.agenda.question(seat))
            if self.open[seat] != asked:
                self.numbers[seat] += 1
                self.open[seat] = asked

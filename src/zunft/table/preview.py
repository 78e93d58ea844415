"""What an answer leads to, as far as it is certain: nothing that depends on what the seat cannot know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from zunft.engine.agenda import DRAWING, NUMBER, WAITING
from zunft.engine.bits import has
from zunft.engine.event import News
from zunft.engine.interpreted import answers, forced
from zunft.engine.move import NO_MOVE, UNDECIDED, is_draw
from zunft.engine.play import give, resolve_top
from zunft.engine.rules import State, knows
from zunft.engine.title import Game, Said, View
from zunft.engine.window import is_window

OWN, OTHERS, RESPONSES, CHANCE, HIDDEN, OVER = "own", "others", "responses", "chance", "hidden", "over"
Step = Callable[[State], None]


@dataclass(frozen=True)
class Preview:
    """What the seat would see and be told, and what comes next: a question of its ``own``, answers of ``others`` or
    their ``responses`` in a new window, ``chance``, something ``hidden`` from the seat that would be turned up, or
    nothing: the game is ``over``."""

    view: View
    events: list[Said]
    question: Said | None
    options: list[str]
    until: str


class Ahead:
    """A copy of a state that is continued one certain step after the other."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game, self.seat = game, seat
        self.state = state.copy()
        self.entry = state.agenda.top(NUMBER)  # which is answered
        self.row = state.agenda.depth - 2  # where the entry lies in which it is asked, such as a turn
        self.below = self._number(self.row)
        self.events: list[Said] = []
        self.until = OWN

    def say(self, moves: Sequence[str | int]) -> None:
        """Answer with the moves of a phrase, and go on by itself after each."""
        for said in moves:
            if self.until == OWN:
                move = self.game.grammar.read(said, self.state) if isinstance(said, str) else said
                self._go_on(partial(self._give, move=move))

    def preview(self, first: int) -> Preview:
        """What there is to see; the next event that the seat is told has the number *first*."""
        events = [{"n": first + at} | event for at, event in enumerate(self.events)]
        view = self.game.view(self.state, self.seat)
        if self.until != OWN:
            return Preview(view | {"asked": None}, events, None, [], self.until)
        options = [self.game.grammar.write(move, self.state) for move in self._answers()]
        return Preview(view, events, self.game.question(self.state, self.seat), options, OWN)

    def _answers(self) -> list[int]:
        return answers(self.game.rules, self.state, self.seat)

    def _go_on(self, step: Step | str) -> None:
        while not isinstance(step, str):
            step = self._next() if self._takes(step) else HIDDEN
        self.until = step

    def _takes(self, step: Step) -> bool:
        """Take a step, unless it reveals what the seat does not know."""
        trial = self.state.copy()
        trial.news = News(True)
        step(trial)
        if self._unknown(trial) < self._unknown(self.state):
            return False
        self.events += [self.game.event(row, trial) for row in trial.news.taken() if has(row[1], self.seat)]
        self.state = trial
        return True

    def _unknown(self, state: State) -> int:
        """How many cards lie in places into which the seat cannot look."""
        rows = [place.cards for place in self.game.hidden(state) if not place.screened]
        return sum(
            cards.items[at] >= 0 and not knows(cards, at, self.seat) for cards in rows for at in range(cards.count)
        )

    def _next(self) -> Step | str:
        """The next certain step, or who or what decides next."""
        agenda = self.state.agenda
        if agenda.depth == 0:
            return OVER
        if agenda.question(self.seat) != NO_MOVE and not self.state.leaving:
            return self._own_answer()
        if has(agenda.top(DRAWING), agenda.table):
            return CHANCE
        if agenda.top(WAITING) or agenda.has_several_lanes() or self.state.leaving:
            return RESPONSES if self._is_response() else OTHERS
        return self._resolve

    def _is_response(self) -> bool:
        """Whether a new window has opened. A window of the next turn does not respond to this answer."""
        agenda = self.state.agenda
        is_new = is_window(agenda.kind()) and agenda.top(NUMBER) != self.entry
        return is_new and self._number(self.row) == self.below

    def _number(self, row: int) -> int | None:
        agenda = self.state.agenda
        return int(agenda.entry(row, NUMBER)) if 0 <= row < agenda.depth else None

    def _own_answer(self) -> Step | str:
        """The only answer of the seat itself depends on nothing but what lies open and its own secrets."""
        if is_draw(self.state.agenda.question(self.seat)):
            return CHANCE
        move = forced(self.game.rules, self.state, self.seat)
        return OWN if move == UNDECIDED else partial(self._give, move=move)

    def _give(self, state: State, move: int) -> None:
        if self.game.is_unasked(move):
            self.game.rules.do_unasked(state, self.seat, move)
        else:
            give(self.game.rules, state, self.seat, move)

    def _resolve(self, state: State) -> None:
        resolve_top(self.game.rules, state)

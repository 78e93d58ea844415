"""Windows: they last a constant moment, whoever holds what.

The engine closes a window as soon as nobody has to think. To say so at once would tell that nobody could respond, so
the hall goes through the step again, one advance of the engine at a time, and keeps, for each window that closed in it,
the position just before: that is what everybody sees until its moment is over.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from zunft.engine.agenda import NUMBER
from zunft.engine.bits import has
from zunft.engine.event import News
from zunft.engine.interpreted import advance
from zunft.engine.move import NOBODY, SPECTATOR
from zunft.engine.play import give, stand_up
from zunft.engine.rules import State
from zunft.engine.window import is_window
from zunft.table import Table
from zunft.table.lines import IN_SAME_BREATH, LEAVE, SILENT, seat_of
from zunft.table.replay import follow


class HeldPosition(Struct, frozen=True):
    """A position in which a window is about to close, how many events each had been told, and until when it shows."""

    entry: int
    state: State
    told: dict[int | None, int]
    asks: list[int]  # the numbers of the last questions
    until: int = 0


def open_window(table: Table) -> int | None:
    """The number of the entry on top, if it is a window."""
    agenda = table.state.agenda
    return agenda.top(NUMBER) if agenda.depth and is_window(agenda.kind()) else None


def on_top(table: Table) -> int | None:
    """The number of the entry on top."""
    agenda = table.state.agenda
    return agenda.top(NUMBER) if agenda.depth else None


def pass_windows(table: Table, seats: Collection[int]) -> None:
    """Nobody of *seats* is waited for in a window: what they have left no orders for they let pass."""
    while asked := [seat for seat in seats if table.game.is_asked_in_window(table.state, seat)]:
        text = table.default(asked[0])
        assert text is not None
        table.play(asked[0], text)


def closed_windows(before: Table, lines: Sequence[str]) -> list[HeldPosition]:
    """The windows that closed while these lines were played, in order. What was taken back shows none, what was played
    after it does."""
    back = max((at for at, line in enumerate(lines, 1) if line.endswith((" undo", " retract"))), default=0)
    step = _Step(_followed(before, lines[:back]))
    for line in lines[back:]:
        step.play(line)
    return step.closed


def _followed(table: Table, lines: Sequence[str]) -> Table:
    if not lines:
        return table
    twin = table.copy()
    follow(twin, lines)
    return twin


class _Step:
    """Plays lines as the engine does, and stops to look at every window that closes."""

    def __init__(self, table: Table) -> None:
        self.game, self.rules = table.game, table.game.rules
        self.state = table.state.copy()
        self.state.news = News(True)
        seats: list[int | None] = [None, *range(table.seats)]
        self.told = {seat: table.turn(seat) for seat in seats}
        self.asks = table.asks
        self.closed: list[HeldPosition] = []

    def play(self, line: str) -> None:
        who, _, text = line.partition(" ")
        if text == SILENT:
            self.told[seat_of(who)] += 1
        elif text == LEAVE:
            self._leave(seat_of(who))
        else:
            self._say(who, text.removeprefix(IN_SAME_BREATH))
        self._settle()
        self.asks.count(self.state)

    def _say(self, who: str, text: str) -> None:
        lane = self.state.agenda.next_lane() if who == "chance" else seat_of(who)
        move = self.game.grammar.read(text, self.state)
        if self.game.is_unasked(move):
            self.rules.do_unasked(self.state, lane, move)
            return
        if who != "chance":
            self.asks.close(lane)
        give(self.rules, self.state, lane, move)

    def _leave(self, seat: int) -> None:
        stand_up(self.state, seat)
        self.told = {each: count + 1 for each, count in self.told.items()}

    def _settle(self) -> None:
        self._note()
        while advance(self.rules, self.state):
            self._note()
        self._count()

    def _note(self) -> None:
        agenda = self.state.agenda
        if agenda.depth and agenda.next_lane() == NOBODY and is_window(agenda.kind()):
            self._count()
            self.closed.append(
                HeldPosition(agenda.top(NUMBER), self.state.copy(), dict(self.told), self.asks.numbers[:])
            )

    def _count(self) -> None:
        for row in self.state.news.taken():
            for seat in self.told:
                self.told[seat] += has(row[1], SPECTATOR if seat is None else seat)

"""Windows: they last a constant moment, whoever holds what.

The engine closes a window as soon as nobody has to think. To show that at once would tell that nobody could respond. So
the hall repeats the step, one advance of the engine at a time, and keeps the position just before each window that
closed in it: that is what everybody sees until its moment is over.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from zunft.engine.agenda import NUMBER
from zunft.engine.bits import has
from zunft.engine.event import News
from zunft.engine.interpreted import advance
from zunft.engine.move import NOBODY, SPECTATOR
from zunft.engine.play import give, stand_up
from zunft.engine.rules import State
from zunft.engine.window import is_window
from zunft.table import Table
from zunft.table.lines import IN_SAME_BREATH, LEAVE, RESEED, SILENT, seat_of
from zunft.table.replay import follow


class HeldPosition(Struct, frozen=True):
    """A position in which a window is about to close, how many events each seat had been told, and until when it is
    shown."""

    entry: int
    state: State
    told: dict[int | None, int]
    asks: list[int]  # the numbers of the last questions
    until: int = 0
    is_early: bool = False  # whether it ends before its moment is over


def open_window(table: Table) -> int | None:
    """The number of the entry on top, if it is a window."""
    agenda = table.state.agenda
    return agenda.top(NUMBER) if agenda.depth and is_window(agenda.kind()) else None


def on_top(table: Table) -> int | None:
    """The number of the entry on top."""
    agenda = table.state.agenda
    return agenda.top(NUMBER) if agenda.depth else None


def pass_windows(table: Table, seats: Collection[int]) -> None:
    """No window waits for these seats: where they have left no orders, they pass."""
    while asked := [seat for seat in seats if table.game.is_asked_in_window(table.state, seat)]:
        text = table.default(asked[0])
        assert text is not None
        table.play(asked[0], text)


def closed_windows(before: Table, lines: Sequence[str]) -> list[HeldPosition]:
    """The windows that closed while these lines were played, in order. A line that was taken back shows none."""
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
    """Plays lines as the engine does, and stops at every window that closes."""

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
        if line.startswith(RESEED):
            self._tell_everybody()
        elif text == SILENT:
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
        self._tell_everybody()

    def _tell_everybody(self) -> None:
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


LOG = logging.getLogger(__name__)


class WindowQueue:
    """The queue of positions that are still to be shown, and the window that is open at the table itself.

    A position stays in the queue until everybody has seen something else: after a restart a server may not know how
    much of it was shown."""

    def __init__(self) -> None:
        self.queue: list[HeldPosition] = []
        self.window: int | None = None  # the entry on top, if it is a window
        self.until: int | None = None  # when it closes
        self.opened: int | None = None  # when the first window of the last step opened, if one did
        self.is_early = False  # whether that is before its moment is over
        self.reached = 0  # positions due up to this moment may end: the storage was available then

    def begin(self, table: Table, at: int, moment: int | None) -> None:
        """Begin with a table whose past nobody has to see."""
        self.window = open_window(table)
        self.until = None if self.window is None or moment is None else at + moment

    def note(self, before: Table, after: Table, lines: Sequence[str], at: int, moment: int | None) -> int:
        """The table has moved on; returns the moment from which its new position is shown."""
        self.opened = None
        if self.window is None and before.turn(None) != after.turn(None):
            self.queue = [held for held in self.queue if held.until > at]
        shown_at = self._hold(before, lines, at, moment) if moment and before.game.has_windows else at
        number = open_window(after)
        if number != self.window:
            self.until = None if number is None or moment is None else shown_at + moment
            self.is_early = False
        self.window = number
        return shown_at

    def resume(self, begin: int, end: int, moment: int | None) -> int:
        """After an absence of the server, the window that was shown gets its whole moment again, whether it is open or
        closed by itself; otherwise one could tell which. Returns by how much everything is later."""
        self.queue = [held for held in self.queue if held.until > begin]
        ends = [held.until for held in self.queue] or ([] if self.until is None else [self.until])
        if moment is None or not ends or ends[0] <= begin:
            return 0
        late = max(end + moment - ends[0], 0)
        self.queue = [replace(held, until=held.until + late) for held in self.queue]
        self.until = None if self.until is None else self.until + late
        return late

    def end_early(self, entry: int, at: int) -> int:
        """A window ends before its moment does; returns by how much everything after it is sooner. It depends on
        nothing that another server may see otherwise."""
        ends = [held.until for held in self.queue if held.entry == entry]
        if self.window == entry and self.until is not None:
            ends.append(self.until)
        soon = max(ends[-1] - at, 0) if ends else 0
        self.queue = [_sooner(held, entry, soon) if held.until > at else held for held in self.queue]
        self.until = None if self.until is None else self.until - soon
        self.is_early = self.is_early or self.window == entry
        return soon

    def _hold(self, before: Table, lines: Sequence[str], at: int, moment: int) -> int:
        last = max(self.queue[-1].until, at) if self.queue else at
        for held in _closed(before, lines):
            is_open = held.entry == self.window and self.until is not None
            if is_open and self.until is not None:
                last = until = self.until  # it ended on time, however late that was written
            else:
                self.opened = last if self.opened is None else self.opened
                last = until = last + moment
            self.queue.append(replace(held, until=until, is_early=is_open and self.is_early))
        return last

    def shown(self, now: int) -> HeldPosition | None:
        """What everybody sees instead of the table itself."""
        return next((held for held in self.queue if held.until > min(now, self.reached)), None)

    def has_ended_by(self, moment: int) -> bool:
        """Whether all windows were over at that moment."""
        return all(held.until <= moment for held in self.queue)

    def reach(self, moment: int) -> None:
        """The storage has taken what was due at a window's end, even if nobody had to pass. A storage that is away or
        slow delays both cases alike."""
        self.reached = max(self.reached, moment)


def _sooner(held: HeldPosition, entry: int, soon: int) -> HeldPosition:
    return replace(held, until=held.until - soon, is_early=held.is_early or held.entry == entry)


def _closed(before: Table, lines: Sequence[str]) -> list[HeldPosition]:
    """What is on disk is never refused: a window that cannot be shown again is skipped."""
    try:
        return closed_windows(before, lines)
    except Exception as error:
        LOG.error("windows cannot be shown: %s", type(error).__name__)
        return []

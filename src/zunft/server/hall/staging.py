"""What is on show: the windows whose moment is not over, one after the other, and then the table as it is."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from zunft.server.hall.windows import Held, closed_windows, open_window
from zunft.table import Table

LATE = 1000  # milliseconds


class Stage:
    """The queue of positions that are still to be shown, and the window that is open at the table itself."""

    def __init__(self) -> None:
        self.queue: list[Held] = []
        self.window: int | None = None  # the entry on top, if it is a window
        self.until: int | None = None  # the moment at which it closes
        self.opened: int | None = None  # when the first window of the last step opened, if one did

    def note(self, before: Table, after: Table, lines: Sequence[str], at: int, moment: int | None) -> int:
        """The table has gone on; gives the moment from which on its new position is shown."""
        self.opened = None
        self.queue = [held for held in self.queue if held.until > at]
        shown_at = self._hold(before, lines, at, moment) if moment else at
        number = open_window(after)
        if number != self.window:
            self.until = None if number is None or moment is None else shown_at + moment
        self.window = number
        return shown_at

    def resume_at(self, table: Table, now: int, moment: int | None) -> None:
        """A server that was away gives the window that was on show its whole moment again, whether it is open or has
        closed by itself: else one could tell which."""
        self.window = open_window(table)
        if moment is None:
            return
        if self.window is not None and self.until is None:
            self.until = now + moment
        ends = [held.until for held in self.queue] or [self.until or now + moment]
        late = max(now + moment - ends[0], 0)
        self.queue = [replace(held, until=held.until + late) for held in self.queue]
        self.until = None if self.until is None else self.until + late

    def _hold(self, before: Table, lines: Sequence[str], at: int, moment: int) -> int:
        last = self.queue[-1].until if self.queue else at
        for held in closed_windows(before, lines):
            if held.entry == self.window and self.until is not None:
                until = self.until
                last = until if at - until < LATE else at  # a moment that has just run out ended when it should
            else:
                self.opened = last if self.opened is None else self.opened
                last = until = last + moment
            if until > at:
                self.queue.append(replace(held, until=until))
        return last

    def shown(self, now: int) -> Held | None:
        """What everybody sees instead of the table itself."""
        while self.queue and self.queue[0].until <= now:
            self.queue.pop(0)
        return self.queue[0] if self.queue else None

    def next_at(self, now: int) -> int | None:
        held = self.shown(now)
        return held.until if held else None

"""What is on show: the windows whose moment is not over, one after the other, and then the table as it is."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec.structs import replace

from zunft.server.live.windows import HeldPosition, closed_windows, open_window
from zunft.table import Table

LOG = logging.getLogger(__name__)


class WindowQueue:
    """The queue of positions that are still to be shown, and the window that is open at the table itself.

    What was shown stays in the queue until everybody has seen something else: a server that goes away may not know any
    more how much of it was shown."""

    def __init__(self) -> None:
        self.queue: list[HeldPosition] = []
        self.window: int | None = None  # the entry on top, if it is a window
        self.until: int | None = None  # the moment at which it closes
        self.opened: int | None = None  # when the first window of the last step opened, if one did
        self.reached = 0  # what was to be shown up to this moment may be over: the storage was there

    def begin(self, table: Table, at: int, moment: int | None) -> None:
        """A table whose past nobody has to see."""
        self.window = open_window(table)
        self.until = None if self.window is None or moment is None else at + moment

    def note(self, before: Table, after: Table, lines: Sequence[str], at: int, moment: int | None) -> int:
        """The table has gone on; gives the moment from which on its new position is shown."""
        self.opened = None
        if self.window is None and before.turn(None) != after.turn(None):
            self.queue = [held for held in self.queue if held.until > at]
        shown_at = self._hold(before, lines, at, moment) if moment else at
        number = open_window(after)
        if number != self.window:
            self.until = None if number is None or moment is None else shown_at + moment
        self.window = number
        return shown_at

    def resume(self, begin: int, end: int, moment: int | None) -> int:
        """A server that was away gives the window that was on show its whole moment again, whether it is open or has
        closed by itself: else one could tell which. Gives by how much everything is later."""
        self.queue = [held for held in self.queue if held.until > begin]
        ends = [held.until for held in self.queue] or ([] if self.until is None else [self.until])
        if moment is None or not ends or ends[0] <= begin:
            return 0
        late = max(end + moment - ends[0], 0)
        self.queue = [replace(held, until=held.until + late) for held in self.queue]
        self.until = None if self.until is None else self.until + late
        return late

    def hurry(self, now: int) -> int:
        """The window on show is over before its moment is; gives by how much everything after it is sooner."""
        ends = [held.until for held in self.queue if held.until > min(now, self.reached)] or [self.until or now]
        soon = max(ends[0] - now, 0)
        self.queue = [replace(held, until=held.until - soon) if held.until > now else held for held in self.queue]
        self.until = None if self.until is None else self.until - soon
        return soon

    def _hold(self, before: Table, lines: Sequence[str], at: int, moment: int) -> int:
        last = max(self.queue[-1].until, at) if self.queue else at
        for held in _closed(before, lines):
            if held.entry == self.window and self.until is not None:
                last = until = self.until  # it ended when it should, however late that was written
            else:
                self.opened = last if self.opened is None else self.opened
                last = until = last + moment
            self.queue.append(replace(held, until=until))
        return last

    def shown(self, now: int) -> HeldPosition | None:
        """What everybody sees instead of the table itself."""
        return next((held for held in self.queue if held.until > min(now, self.reached)), None)

    def has_ended_by(self, moment: int) -> bool:
        """Whether all windows were over then."""
        return all(held.until <= moment for held in self.queue)

    def reach(self, moment: int) -> None:
        """The storage has taken what was due at a window's end, be it that nobody had to pass. One that is away, or
        slow, holds up both alike."""
        self.reached = max(self.reached, moment)


def _closed(before: Table, lines: Sequence[str]) -> list[HeldPosition]:
    """What is on disk is never refused any more: windows that cannot be shown again are not."""
    try:
        return closed_windows(before, lines)
    except Exception as error:
        LOG.error("windows cannot be shown: %s", type(error).__name__)
        return []

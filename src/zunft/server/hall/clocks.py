"""Clocks: none, per move, a bank with increment, per day; server time only.

A clock follows what everybody sees of the agenda and nothing else. All seats that an entry is about run alike until it
is resolved, whoever has answered or has nothing to decide; and what several seats answer at once touches no bank, since
a bank would tell afterwards who had to think.
"""

from __future__ import annotations

from typing import NamedTuple

from zunft.server.hall.pages import ClockFace, SeatClock
from zunft.server.hall.still import StillTimes
from zunft.server.hall.windows import on_top, open_window
from zunft.server.hall.wishes import ClockWish, Kept
from zunft.table import Table


class Public(NamedTuple):
    """What everybody sees of who is asked: the seats of the entry on top, those of them that are still at it as far
    as is shown, and what it is told apart by. An entry of several seats is one thing from beginning to end."""

    mark: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    running: tuple[int, ...] = ()


class Clocks:
    """The clocks of one table."""

    def __init__(self, kept: Kept, seats: int, grace: int) -> None:
        self.grace = grace
        self.banks = [kept.clock.bank * 1000] * seats
        self.since = 0
        self.public = Public()
        self.take(kept)

    def take(self, kept: Kept) -> None:
        """The settings and pauses as they are now."""
        self.wish: ClockWish = kept.clock
        self.paused, self.pause_asked = kept.is_paused, list(kept.pause_asked)
        self.still = StillTimes(kept.clock.quiet, kept.pauses)

    @property
    def running(self) -> tuple[int, ...]:
        return self.public.running

    def fold(self, table: Table, at: int) -> bool:
        """The table has gone on; true when everybody has seen it."""
        public = public_of(table)
        is_new = public.mark != self.public.mark
        if is_new and self.wish.kind == "bank" and len(self.public.seats) == 1:
            self._charge(self.public.seats[0], at)
        self.since = at if is_new else self.since
        self.public = public
        return is_new

    def wait_from(self, at: int | None) -> None:
        """A window opens: nobody's clock runs, whether it closes by itself or somebody responds."""
        if at is not None and self.public.seats:
            if self.wish.kind == "bank" and len(self.public.seats) == 1:
                self._charge(self.public.seats[0], at)
            self.public, self.since = Public((-1,)), at

    def _charge(self, seat: int, at: int) -> None:
        spent = max(self.still.awake(self.since, at) - self.grace, 0)
        self.banks[seat] = max(self.banks[seat] - spent, 0) + self.wish.increment * 1000

    def resume_at(self, at: int) -> None:
        """A server that was away charges nobody for it."""
        self.since = max(self.since, at)

    def until(self) -> int | None:
        """The moment at which the seats that run are out of time."""
        if self.wish.kind == "none" or self.paused or not self.running:
            return None
        if self.wish.kind == "bank" and len(self.public.seats) == 1:
            return self.still.after(self.since, self.banks[self.running[0]])
        return self.still.after(self.since, self.wish.seconds * 1000)

    def overdue_at(self) -> int | None:
        until = self.until()
        return None if until is None else until + self.grace

    def face(self, seats: int, window: int | None, is_held: bool = False) -> ClockFace | None:
        """As everybody sees it; while a window is shown that has closed, as while it was open."""
        if self.wish.kind == "none" and window is None:
            return None
        clocks = [self._seat(seat, is_held) for seat in range(seats)] if self.wish.kind != "none" else []
        return ClockFace(
            kind=self.wish.kind, paused=self.paused, pause_asked=self.pause_asked, seats=clocks, window=window
        )

    def _seat(self, seat: int, is_held: bool) -> SeatClock:
        runs = seat in self.running and not self.paused and not is_held
        bank = self.banks[seat] if self.wish.kind == "bank" else None
        return SeatClock(seat=seat, runs=runs, bank=bank, until=self.until() if runs else None)


def public_of(table: Table) -> Public:
    """The seats of a window have its moment instead of a clock."""
    agenda, turn = table.game.agenda(table.state), table.turn(None)
    if not agenda or open_window(table) is not None:
        return Public((turn,))
    seats = tuple(agenda[0]["seats"])
    running = tuple(seat for seat in seats if seat not in agenda[0].get("done", []))
    number = on_top(table) or 0
    return Public((number,) if len(seats) > 1 else (number, turn), seats, running)

"""Clocks: none, per move, a bank with increment, or per day; server time only.

A clock depends only on the public part of the agenda. All seats of an entry run alike until it is resolved, whether or
not they have answered or have anything to decide. Answers that several seats give at once use no bank, since a bank
would show afterwards who had to think.

Everything is computed from what is kept: the times of the lines, the pauses, the gaps in which the server was away, and
the ends of windows that all passed publicly. So every process shows the same, whenever it loaded the table.
"""

from __future__ import annotations

from typing import NamedTuple

from zunft.server.live.page import ClockFace, SeatClock
from zunft.server.live.quiet_times import QuietTimes
from zunft.server.live.request import KeptClock, TableSettings
from zunft.server.live.windows import on_top, open_window
from zunft.table import Table


class Public(NamedTuple):
    """The public part of who is asked: a mark that identifies the entry on top, its seats, and those that are still
    running as far as is shown. An entry of several seats is one thing from beginning to end."""

    mark: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    is_sealed: bool = False  # nobody sees which of several seats have answered


class Span(NamedTuple):
    """The time of one seat, and whether it ended with an answer that still stands."""

    seat: int
    begin: int
    end: int
    is_answered: bool = True


class Clocks:
    """The clocks of one table."""

    def __init__(self, kept: TableSettings, seats: int, grace: int, go_on_after: int) -> None:
        self.seats, self.grace, self.go_on_after = seats, grace, go_on_after
        self.spans: list[Span] = []
        self.since = 0
        self.public = Public()
        self.before: tuple[int, ...] = ()  # who ran before the last window
        self.apply(kept)

    def apply(self, kept: TableSettings) -> None:
        """Apply the current settings and pauses."""
        self.setting: KeptClock = kept.clock
        self.paused, self.pause_asked = kept.is_paused, list(kept.pause_asked)
        self.goes_on = kept.goes_on_at(self.go_on_after)
        self.quiet = QuietTimes(kept.clock.quiet, [*kept.pauses, *kept.gaps], kept.clock.zone)

    @property
    def running(self) -> tuple[int, ...]:
        return self.public.running

    def move_on(self, table: Table, at: int, undone: int | None = None) -> None:
        """The table has moved on, and everybody may see it from *at* on; *undone* is the seat that took an answer
        back."""
        public = public_of(table)
        self.before = self.running if self.public.seats else self.before
        if public.mark != self.public.mark:
            if undone is None:
                self._end_span(at)
            else:
                self._take_back(undone, at)
            self.since = at
        self.public = public

    def wait_from(self, at: int | None) -> None:
        """A window opens: nobody's clock runs, whether the window closes by itself or somebody responds."""
        if at is not None and self.public.seats:
            self.before = self.running
            self._end_span(at)
            self.public, self.since = Public((-1,)), at

    def _end_span(self, at: int) -> None:
        """An answer that took no time does not count as one: the grouping of lines written in one moment must make no
        difference."""
        if len(self.public.seats) == 1 and at > self.since:
            self.spans.append(Span(self.public.seats[0], self.since, at))

    def _take_back(self, seat: int, at: int) -> None:
        """An answer that is taken back earns no increment; otherwise answering and undoing repeatedly would fill a
        bank. The seat that was to answer next pays nothing."""
        own = [number for number, span in enumerate(self.spans) if span.seat == seat and span.is_answered]
        if own:
            self.spans[own[-1]] = self.spans[own[-1]]._replace(is_answered=False)
        if self.public.seats == (seat,):
            self.spans.append(Span(seat, self.since, at, is_answered=False))

    @property
    def banks(self) -> list[int]:
        """What each seat had left when its clock started."""
        left = [self.setting.bank * 1000] * self.seats
        for seat, begin, end, is_answered in self.spans:
            spent = max(self.quiet.awake(begin, end) - self.grace, 0)
            left[seat] = max(left[seat] - spent, 0) + self.setting.increment * 1000 * is_answered
        return left

    def wait_longer(self, begin: int, late: int) -> None:
        """The server was away from *begin* on, and what was shown then is shown for longer."""
        if self.since > begin:
            self.since += late

    def end_sooner(self, now: int, soon: int) -> None:
        """What is shown now ends sooner."""
        if self.since > now:
            self.since -= soon

    def until(self) -> int | None:
        """When the running seats are out of time."""
        if self.setting.kind == "none" or self.paused or not self.running:
            return None
        if self.setting.kind == "bank" and len(self.public.seats) == 1:
            return self.quiet.after(self.since, self.banks[self.running[0]])
        return self.quiet.after(self.since, self.setting.an_answer * 1000)

    def overdue_at(self) -> int | None:
        until = self.until()
        return None if until is None else until + self.grace

    def as_shown(self, seats: int, window: int | None, is_held: bool = False) -> ClockFace | None:
        """The clocks as everybody sees them; while a closed window is still shown, they look as they did while it was
        open."""
        if self.setting.kind == "none" and window is None and not (self.paused or self.pause_asked):
            return None
        banks = self.banks if self.setting.kind == "bank" else None
        clocks = [self._seat(seat, banks, is_held) for seat in range(seats)] if self.setting.kind != "none" else []
        return ClockFace(
            kind=self.setting.kind,
            paused=self.paused,
            pause_asked=self.pause_asked,
            goes_on=self.goes_on,
            seats=clocks,
            window=window,
        )

    def _seat(self, seat: int, banks: list[int] | None, is_held: bool) -> SeatClock:
        runs = seat in self.running and not self.paused and not is_held
        return SeatClock(
            seat=seat, runs=runs, bank=None if banks is None else banks[seat], until=self.until() if runs else None
        )


def is_unseen(before: Table, after: Table) -> bool:
    """Whether nobody can see that the table has moved on: several seats answer in secret."""
    public = public_of(after)
    return len(public.seats) > 1 and public == public_of(before) and before.turn(None) == after.turn(None)


def public_of(table: Table) -> Public:
    """The public part of a position. The seats of a window have its moment instead of a clock."""
    agenda, turn = table.game.agenda(table.state), table.turn(None)
    if not agenda or open_window(table) is not None:
        return Public((turn,))
    seats = tuple(agenda[0]["seats"])
    running = tuple(seat for seat in seats if seat not in agenda[0].get("done", []))
    number = on_top(table) or 0
    is_sealed = len(seats) > 1 and "done" not in agenda[0]
    return Public((number,) if len(seats) > 1 else (number, turn), seats, running, is_sealed)

"""Moments in which no clock runs: quiet hours and pauses."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
NEVER = 1 << 60
Span = tuple[int, int]


class QuietTimes:
    """Quiet hours (minutes of the day in a zone, possibly across midnight) and the pauses so far. A current pause has
    no end yet, and no time counts in it."""

    def __init__(
        self, quiet: tuple[int, int] | None, pauses: Sequence[tuple[int, int | None]] = (), zone: str = "UTC"
    ) -> None:
        self.quiet = quiet if quiet is None or quiet[0] != quiet[1] else None
        self.zone = zone_of(zone) or UTC  # a game may come from a server that knows more zones
        self.pauses = _merged(sorted((begin, NEVER if end is None else end) for begin, end in pauses))

    def awake(self, begin: int, end: int) -> int:
        """How much of a span counts."""
        return max(end - begin, 0) - sum(stop - start for start, stop in self._within(begin, end))

    def after(self, begin: int, length: int) -> int:
        """When *length* has been counted from *begin* on; None while a pause lasts."""
        end = begin
        while (missing := length - self.awake(begin, end)) > 0:
            end += max(missing, self._whole_days(missing))
        return end

    def _whole_days(self, length: int) -> int:
        """Days that certainly have to pass, so that a long time is not counted span by span. One of them may be an hour
        longer, when summer time ends."""
        awake = DAY - (0 if self.quiet is None else (self.quiet[1] - self.quiet[0]) * MINUTE % DAY)
        return length // (awake + HOUR) * DAY

    def _within(self, begin: int, end: int) -> list[Span]:
        first = bisect_right(self.pauses, begin, key=lambda span: span[1])
        last = bisect_left(self.pauses, end, key=lambda span: span[0])
        spans = [*self.pauses[first:last], *self._quiet_spans(begin, end)]
        clipped = sorted((max(start, begin), min(stop, end)) for start, stop in spans)
        return _merged([span for span in clipped if span[0] < span[1]])

    def _quiet_spans(self, begin: int, end: int) -> Iterator[Span]:
        if self.quiet is None:
            return
        start, stop = self.quiet
        day, last = self._day(begin) - timedelta(days=1), self._day(end)
        while day <= last:
            night_ends = day if start < stop else day + timedelta(days=1)
            yield self._moment(day, start), self._moment(night_ends, stop)
            day += timedelta(days=1)

    def _day(self, moment: int) -> date:
        return datetime.fromtimestamp(moment / 1000, self.zone).date()

    def _moment(self, day: date, minute: int) -> int:
        at = datetime.combine(day, time(minute // 60, minute % 60), self.zone)
        return int(at.timestamp()) * 1000


def zone_of(name: str) -> ZoneInfo | None:
    """The zone with this name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # also for a name that would be a folder, or a path out of it
        return None


def _merged(spans: Sequence[Span]) -> list[Span]:
    merged: list[Span] = []
    for start, stop in spans:
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(stop, merged[-1][1]))
        else:
            merged.append((start, stop))
    return merged

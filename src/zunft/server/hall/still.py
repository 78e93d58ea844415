"""Moments in which no clock runs: quiet hours and pauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

MINUTE = 60_000
DAY = 1440 * MINUTE
NEVER = 1 << 60
Span = tuple[int, int]


class StillTimes:
    """Quiet hours (minutes of the day in UTC, perhaps over midnight) and the pauses so far; one that goes on has no end
    yet, and nothing is counted in it."""

    def __init__(self, quiet: tuple[int, int] | None, pauses: Sequence[tuple[int, int | None]] = ()) -> None:
        self.quiet = quiet if quiet is None or quiet[0] != quiet[1] else None
        self.pauses = [(begin, NEVER if end is None else end) for begin, end in pauses]

    def awake(self, begin: int, end: int) -> int:
        """How much of a span counts."""
        return max(end - begin, 0) - sum(stop - start for start, stop in self._within(begin, end))

    def after(self, begin: int, length: int) -> int:
        """The moment at which *length* has been counted from *begin* on; there is none while a pause goes on."""
        end = begin + self._whole_days(length)
        while (missing := length - self.awake(begin, end)) > 0:
            end += missing
        return end

    def _whole_days(self, length: int) -> int:
        """Days that surely have to pass, so that a long time is not counted span by span."""
        awake = DAY - (0 if self.quiet is None else (self.quiet[1] - self.quiet[0]) * MINUTE % DAY)
        return length // awake * DAY

    def _within(self, begin: int, end: int) -> list[Span]:
        spans = [*self.pauses, *self._quiet_spans(begin, end)]
        clipped = sorted((max(start, begin), min(stop, end)) for start, stop in spans)
        return _merged([span for span in clipped if span[0] < span[1]])

    def _quiet_spans(self, begin: int, end: int) -> Iterator[Span]:
        if self.quiet is None:
            return
        start, stop = self.quiet[0] * MINUTE, self.quiet[1] * MINUTE
        length = (stop - start) % DAY
        for day in range(begin // DAY - 1, end // DAY + 1):
            yield day * DAY + start, day * DAY + start + length


def _merged(spans: Sequence[Span]) -> list[Span]:
    merged: list[Span] = []
    for start, stop in spans:
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(stop, merged[-1][1]))
        else:
            merged.append((start, stop))
    return merged

"""What a position is worth to a seat: one readable evaluation for each title."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.rules import State

POINT: Final = 1000  # what a point at the end of the game is worth
WON: Final = 1_000_000_000
SURE: Final = 1000  # a chance, in thousandths

# When a position is judged that a look ahead has come to.
NOW: Final = 0  # as it stands; a draw of the seat's own is made first
WHEN_ASKED: Final = 1  # when the seat has a choice again; until then the others go on by habit
LATER: Final = 2  # not even then: the seat goes on by habit, too


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Reads a whole state, which is always an imagined one: a bot is never shown the true one."""

    def value(self, state: State, seat: i64) -> i64:
        """What the position is worth to *seat*, in thousandths of a point; more is better. It should see what
        *seat* is ahead of the best of the others by, not only what it has."""
        raise NotImplementedError

    def values(self, state: State, out: vec[i64]) -> None:
        """The values of all seats at once."""
        for seat in range(state.seats):
            out[seat] = self.value(state, seat)

    def when(self, state: State, seat: i64) -> i64:
        """Whether a position that a look ahead has come to can be judged: ``NOW``, ``WHEN_ASKED`` or ``LATER``."""
        return WHEN_ASKED

    def parts(self) -> list[str]:
        """The names of what a position is judged by; texts say them (``<title>.reason.<name>``)."""
        return []

    def part(self, state: State, seat: i64, which: i64) -> i64:
        """How much of a seat's own standing comes from the part of this number."""
        return 0

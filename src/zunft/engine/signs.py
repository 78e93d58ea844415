"""The signs that a judge goes by: named numbers of every seat, and how far the game is."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.rules import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Signs:
    """Reads a whole state, which is an imagined one wherever a bot asks. Titles subclass it. How much a sign says is
    learnt, so it need not be in points."""

    def names(self) -> list[str]:
        """What the signs are, in the order in which they are filled in."""
        raise NotImplementedError

    def points(self) -> i64:
        """How many of the first signs add up to a seat's standing, in thousandths of a point."""
        raise NotImplementedError

    def phase(self, state: State) -> i64:
        """How far the game is, in thousandths, as the position itself tells."""
        raise NotImplementedError

    def fill(self, state: State, out: vec[i64]) -> None:
        """Write every sign of every seat into *out*: first all of the first seat."""
        raise NotImplementedError

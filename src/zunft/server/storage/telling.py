"""How far a long piece of work with a whole club is, for whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable

COPY, VERIFY = "copy", "verify"  # rows that are copied, games that are played again

Tell = Callable[[str, int, int], None]  # the step, how much of it is done, and how much there is


def tell_nobody(_step: str, _done: int, _of: int) -> None:
    pass

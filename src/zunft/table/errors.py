"""What a person may do wrong at a table, each with a sentence that can be read."""

from __future__ import annotations

from zunft.engine.title import Said
from zunft.text import say


class TableError(ValueError):
    """Something was refused and the table is as before; ``reason`` is {"key", "args"} and perhaps "rule"."""

    def __init__(self, reason: Said) -> None:
        super().__init__(say(reason, "en"))
        self.reason = reason


class IllegalMove(TableError):
    """The text answers no question that this seat is being asked."""


class CannotUndo(TableError):
    """Somebody has learnt something since, or there is nothing to take back."""


def refused(key: str, **args: object) -> Said:
    """A reason of the engine's own; there is no rule behind it."""
    return {"key": f"engine.refused.{key}", "args": args, "rule": None}

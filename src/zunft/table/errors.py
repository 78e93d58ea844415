"""Mistakes that a person may make at a table, each with a readable sentence."""

from __future__ import annotations

from zunft.engine.title import Said
from zunft.text import say


class TableError(ValueError):
    """Something was refused and the table is unchanged; ``reason`` is {"key", "args"} and perhaps "rule"."""

    def __init__(self, reason: Said) -> None:
        super().__init__(say(reason, "en"))
        self.reason = reason


class IllegalMove(TableError):
    """The text answers no question that this seat is being asked."""


class CannotUndo(TableError):
    """Somebody has learnt something since, or there is nothing to take back."""


def refused(key: str, **args: object) -> Said:
    """A refusal by the engine itself; no rule is behind it."""
    return {"key": f"engine.refused.{key}", "args": args, "rule": None}

"""Refusals, each with a sentence in the person's language."""

from __future__ import annotations

from collections.abc import Mapping

from zunft.engine.title import Said
from zunft.text import say

LONGEST = 300  # letters of a quotation: other people's words may be of any length


def short(args: Mapping[str, object]) -> dict[str, object]:
    return {name: cut(value) if isinstance(value, str) else value for name, value in args.items()}


def cut(words: str) -> str:
    return words if len(words) <= LONGEST else words[:LONGEST] + "…"


class ServerError(ValueError):
    """Something was refused and nothing has changed; ``reason`` is {"key", "args", "rule"}."""

    status = 400

    def __init__(self, key: str, **args: object) -> None:
        self.reason: Said = {"key": f"server.error.{key}", "args": short(args), "rule": None}
        super().__init__(say(self.reason, "en"))


def kind_of(error: BaseException) -> str:
    """The name of an error in the log: the key of our sentence, or the kind of fault; never its words."""
    if isinstance(error, ServerError):
        return str(error.reason["key"]).removeprefix("server.error.")
    return type(error).__name__


class NotFound(ServerError):
    """There is no such thing, or this person may not know of it."""

    status = 404


class NotAllowed(ServerError):
    """The thing exists, but not for this person."""

    status = 403


class Conflict(ServerError):
    """Somebody else was quicker, or it was done before."""

    status = 409

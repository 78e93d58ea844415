"""What may go wrong between a person and the server, each with a sentence in the person's language."""

from __future__ import annotations

from zunft.engine.title import Said
from zunft.text import say


class ServerError(ValueError):
    """Something was refused and everything is as before; ``reason`` is {"key", "args", "rule"}."""

    status = 400

    def __init__(self, key: str, **args: object) -> None:
        self.reason: Said = {"key": f"server.error.{key}", "args": args, "rule": None}
        super().__init__(say(self.reason, "en"))


class NotFound(ServerError):
    """There is no such thing, or it is none of this person's business."""

    status = 404


class NotAllowed(ServerError):
    """The thing is there, but not for this person."""

    status = 403


class Conflict(ServerError):
    """Somebody else was quicker, or it was done before."""

    status = 409

"""A fault as the log tells it: its kinds and places, never its words, for those may name moves of a running game."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from pathlib import Path

import structlog

log = structlog.get_logger("zunft")


def without_words(error: BaseException) -> dict[str, str]:
    """What kind of fault it is and, from the outermost on, where it happened; then those that led to it."""
    kinds = [type(each).__name__ for each in chain(error)]
    places = [", ".join(places_of(each)) for each in chain(error)]
    return {"kind": " from ".join(kinds), "at": " from ".join(places)}


def chain(error: BaseException | None) -> Iterator[BaseException]:
    """Each once: some are raised anew from themselves."""
    told: list[BaseException] = []
    while error is not None and error not in told:
        yield error
        told.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def places_of(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


class Wordless(logging.Handler):
    """What others write. Our own sentences are whole: they name a table that fails, and nothing of its game. Those of
    libraries are told without what they are about, and of an error there is what ``without_words`` tells."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        about = without_words(error) if error else {}
        text = record.getMessage() if record.name.startswith("zunft.") else str(record.msg)
        log.log(record.levelno, text.partition("\n")[0], logger=record.name, **about)

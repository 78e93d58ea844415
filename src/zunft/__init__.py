"""Zunft: play, host and study three board games about medieval guilds."""

from typing import Any

from zunft.catalogue import about, titles
from zunft.engine.journal import JournalError
from zunft.table import Table
from zunft.table.errors import CannotUndo, IllegalMove
from zunft.table.replay import replay, verify
from zunft.text import say
from zunft.version import VERSION

__version__ = VERSION


def analyse(
    journal: str,
    seconds: float | None = None,
    *,
    seat: int | None = None,
    worlds: int | None = None,
    seed: int = 0,
    edition: Any = None,
) -> dict[str, Any]:
    """Why the finished game in this journal went as it did: chances, luck and play, mistakes, each with its margin.
    With a *seat* only its answers are judged, each in so many *worlds*; with 0 none is. *seconds* only end it early."""
    from zunft import analysis  # noqa: PLC0415 - it needs the bots, and playing does not

    measured = analysis.WORLDS if worlds is None else worlds
    return analysis.analyse(journal, seconds, seat=seat, worlds=measured, seed=seed, edition=edition)


__all__ = [
    "CannotUndo",
    "IllegalMove",
    "JournalError",
    "Table",
    "__version__",
    "about",
    "analyse",
    "replay",
    "say",
    "titles",
    "verify",
]

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


def analyse(journal: str, seconds: float | None = None, **options: Any) -> dict[str, Any]:
    """Why the finished game in this journal went as it did: chances, luck and play, mistakes. The options are
    those of ``zunft.analysis.analyse``."""
    from zunft.analysis import analyse as analyse_journal  # noqa: PLC0415 - it needs the bots, and playing does not

    return analyse_journal(journal, seconds, **options)


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

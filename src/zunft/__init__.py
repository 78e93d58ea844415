"""Zunft: play, host and study three board games about medieval guilds."""

from zunft.catalogue import about, titles
from zunft.engine.journal import JournalError
from zunft.table import Table
from zunft.table.errors import CannotUndo, IllegalMove
from zunft.table.replay import replay, verify
from zunft.text import say
from zunft.version import VERSION

__version__ = VERSION

__all__ = [
    "CannotUndo",
    "IllegalMove",
    "JournalError",
    "Table",
    "__version__",
    "about",
    "replay",
    "say",
    "titles",
    "verify",
]

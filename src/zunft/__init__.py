"""Zunft: play, host and study three board games about medieval guilds."""

from zunft.engine.journal import JournalError
from zunft.errors import CannotUndo, IllegalMove
from zunft.replaying import replay, verify
from zunft.table import Table
from zunft.text import say
from zunft.titles import about, titles
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

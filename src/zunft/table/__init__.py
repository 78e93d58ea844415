"""One game with its journal: what is asked, answered, told, undone, kept and played again."""

from zunft.table.errors import CannotUndo, IllegalMove
from zunft.table.replay import replay, verify
from zunft.table.table import Table

__all__ = ["CannotUndo", "IllegalMove", "Table", "replay", "verify"]

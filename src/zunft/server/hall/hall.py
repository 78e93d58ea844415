"""The hall: everything that people do at tables, in one place."""

from __future__ import annotations

from zunft.server.hall.playing import Playing
from zunft.server.hall.seating import Seating


class Hall(Seating, Playing):
    """``hall = Hall(database, bus, settings)``; ``await hall.start()`` … ``await hall.stop()``."""

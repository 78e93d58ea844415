"""The hall: everything that people do at tables, in one place."""

from __future__ import annotations

from zunft.server.hall.advising import Advising
from zunft.server.hall.archive import Archive
from zunft.server.hall.leaving import Leaving
from zunft.server.hall.lobby import InTheLobby
from zunft.server.hall.moving import Moving
from zunft.server.hall.proposing import Proposing
from zunft.server.hall.seating import Seating
from zunft.server.hall.talking import Talking


class Hall(Seating, Proposing, Leaving, Talking, InTheLobby, Advising, Archive, Moving):
    """``hall = Hall(database, bus, settings)``; ``await hall.start()`` … ``await hall.stop()``.

    Every person acts as a ``Who``; what is refused is a ``ServerError`` with a sentence and changes nothing.
    """

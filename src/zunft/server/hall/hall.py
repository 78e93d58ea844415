"""The hall: everything that people do at tables, in one place."""

from __future__ import annotations

from zunft.server.hall.absence import Leaving
from zunft.server.hall.advice import Advising
from zunft.server.hall.archive import Archive
from zunft.server.hall.chat import Talking
from zunft.server.hall.lobby import InTheLobby
from zunft.server.hall.proposals import Proposing
from zunft.server.hall.seats import Seating
from zunft.server.hall.transfer import Moving


class Hall(Seating, Proposing, Leaving, Talking, InTheLobby, Advising, Archive, Moving):
    """``hall = Hall(database, bus, settings)``; ``await hall.start()`` … ``await hall.stop()``.

    Every person acts as a ``Who``; what is refused is a ``ServerError`` with a sentence and changes nothing.
    """

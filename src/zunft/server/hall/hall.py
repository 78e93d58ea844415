"""The hall: everything that people do at tables, in one place."""

from __future__ import annotations

from zunft.server.bus import Bus
from zunft.server.hall.absence import Absence
from zunft.server.hall.advice import Advice
from zunft.server.hall.analyses import Analyses
from zunft.server.hall.archive import Archive
from zunft.server.hall.chat import Chat
from zunft.server.hall.exercises import Exercises
from zunft.server.hall.importer import Importer
from zunft.server.hall.lobby import TableLists
from zunft.server.hall.play import Play
from zunft.server.hall.proposals import Proposals
from zunft.server.hall.replays import Replays
from zunft.server.hall.seats import Seats
from zunft.server.hall.settings import HallSettings
from zunft.server.hall.tables import LiveTables
from zunft.server.hall.takebacks import Takebacks
from zunft.server.hall.transfer import Transfer
from zunft.server.hall.witness import Witness
from zunft.server.storage.database import Database


class Hall:
    """``hall = Hall(database, bus, settings)``; ``await hall.start()`` … ``await hall.stop()``.

    Every person acts as a ``Who``; what is refused is a ``ServerError`` with a sentence and changes nothing.
    """

    def __init__(self, database: Database, bus: Bus, settings: HallSettings | None = None) -> None:
        self.tables = tables = LiveTables(database, bus, settings)
        self.importer, self.replays = Importer(), Replays()
        self.play = Play(tables)
        self.takebacks = Takebacks(tables, self.play)
        self.absence = Absence(tables, self.play, self.takebacks)
        self.proposals = Proposals(tables)
        self.seats = Seats(tables, self.proposals)
        self.chat = Chat(tables)
        self.lobby = TableLists(tables, self.replays)
        self.advice = Advice(tables)
        self.archive = Archive(tables, self.importer, self.replays)
        self.analyses = Analyses(tables)
        self.exercises = Exercises(tables, self.replays)
        self.transfer = Transfer(tables, self.importer)
        self.witness = Witness(tables, tables.settings.witness)

    async def start(self) -> None:
        await self.tables.start()
        self.analyses.start()

    async def stop(self) -> None:
        await self.analyses.stop()
        await self.tables.stop()
        self.importer.close()
        self.replays.close()

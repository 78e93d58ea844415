"""The database of a hall: journals, tables, people, talk, the audit trail and the notices to send."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from zunft.server.storage.address import is_in_memory, is_sqlite, make_file, read_address, shown
from zunft.server.storage.analyses import AnalysisRows
from zunft.server.storage.audit import Audit
from zunft.server.storage.connections import Connections
from zunft.server.storage.database_file import check_log, name_file, note_log
from zunft.server.storage.errors import StorageError
from zunft.server.storage.journals import Journals
from zunft.server.storage.outbox import Outbox
from zunft.server.storage.people import People
from zunft.server.storage.postgresql import warn_of_risks
from zunft.server.storage.records import now
from zunft.server.storage.tables import TableRows
from zunft.server.storage.talk import Talk
from zunft.server.storage.upgrade import migrate, must_be_ours
from zunft.server.storage.witness import WitnessRows

Prepare = Callable[[Connection, str], object]


class Database:
    """``await Database.open(url)``; ``sqlite://`` is a database that disappears when it is closed."""

    def __init__(self, connections: Connections, clock: Callable[[], int], folder: Folder | None = None) -> None:
        self.connections, self.clock = connections, clock
        self._folder = folder
        self.journals = Journals(connections, clock)
        self.tables = TableRows(connections, clock)
        self.people = People(connections, clock)
        self.talk = Talk(connections, clock)
        self.audit = Audit(connections, clock)
        self.outbox = Outbox(connections, clock)
        self.analyses = AnalysisRows(connections, clock)
        self.witness = WitnessRows(connections, clock)

    @classmethod
    async def open(cls, url: str, clock: Callable[[], int] = now) -> Database:
        """StorageError with a sentence when it is unreachable, not writable, newer than the program, or not Zunft's."""
        return await cls._opened(url, migrate, clock)

    @classmethod
    async def open_as_it_is(cls, url: str) -> Database:
        """Open it for copying: nothing is changed, and it may be an earlier program's."""
        return await cls._opened(url, must_be_ours, now)

    @classmethod
    async def _opened(cls, url: str, prepare: Prepare, clock: Callable[[], int]) -> Database:
        address, folder = read_address(url), None
        if is_sqlite(address):
            address, folder = _file(address)
        database = cls(Connections(address, is_lasting=folder is None), clock, folder)
        try:
            await database._prepare(prepare)
        except BaseException:
            await database.close()
            raise
        return database

    async def _prepare(self, prepare: Prepare) -> None:
        name = shown(self.connections.url)
        try:
            async with self.connections.writing() as connection:
                await connection.run_sync(prepare, name)
                if self.connections.is_sqlite and prepare is migrate:
                    await connection.run_sync(name_file)
                elif prepare is migrate:
                    await connection.run_sync(warn_of_risks)
        except DatabaseError as error:
            if self.connections.is_sqlite and "not a database" in str(error):
                raise StorageError("not-a-zunft-database", database=name) from None
            raise

    async def ping(self) -> None:
        """StorageError when the database does not answer."""
        await self.people.has_host()

    async def note_file(self) -> None:
        """It is served from here on: should its file be replaced, its log is not taken for the other file's."""
        if self.connections.is_sqlite:
            await asyncio.to_thread(note_log, str(self.connections.url.database))

    async def close(self) -> None:
        """Close after everything that was accepted has been written."""
        await self.journals.close()
        await self.connections.close()
        if self._folder:
            self._folder.cleanup()


Folder = tempfile.TemporaryDirectory[str]


def _file(address: URL) -> tuple[URL, Folder | None]:
    """The file of an SQLite database. A database in memory has one connection only; a temporary file behaves like a
    real one."""
    if not is_in_memory(address):
        make_file(address)
        check_log(str(address.database))
        return address, None
    folder = Folder(prefix="zunft-")
    passing = address.set(database=str(Path(folder.name) / "zunft.sqlite"))
    make_file(passing)
    return passing, folder

"""The disk of a club: a real SQLite file, whose writes take simulated time, fail, and may be lost when the power fails.

The statements are those of the program, and SQLite runs them. What is simulated is when a transaction begins, waits,
is on disk and is answered, and what the file holds after the power has failed: what was written since the last moment
at which the program had asked for it to be on disk may be gone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.exc import OperationalError
from tests.simulation.loop import SimulatedLoop

from zunft.server.storage import connections

T = TypeVar("T")
POLL = 0.003  # seconds until a process looks again whether another one has ended writing
FLUSH = 1.0  # seconds after which the system writes by itself what nobody has asked for


class SamePlace:
    """The file never goes away here."""

    def check(self) -> None:
        pass


class Disk:
    """One file, the processes that write to it, and what is wrong with it at the moment."""

    def __init__(self, loop: SimulatedLoop, seed: str, file: Path, image: bytes) -> None:
        self.loop, self.rng, self.file = loop, Random(f"disk {seed}"), file
        self.away = self.is_full = self.is_failing = False
        self.slowness = 1.0
        self.loses_answers = 0.0  # how often a transaction is on disk and the program gets an error
        self.writer: str | None = None
        self.open: dict[str, list[Connection]] = {}  # the connections of each process that are in use
        self.ending: dict[str, Connection] = {}  # … of those that are about to be on disk
        self.unsynced: bytes | None = None  # the file at the last flush, where the program did not ask for one
        self.flushed = 0.0
        self.file.write_bytes(image)
        self._connect()

    def _connect(self) -> None:
        self.engine = create_engine(make_url(f"sqlite:///{self.file}"), pool_size=20)
        connections._prepare_sqlite(self.engine, True, SamePlace())  # type: ignore[arg-type]
        event.listen(self.engine, "connect", note_whether_synced)

    # --- what the program does ------------------------------------------------------------------

    async def reach(self) -> None:
        """A request arrives, or its answer."""
        await asyncio.sleep(self.rng.random() * 0.002 * self.slowness)
        if self.away:
            raise OSError("the database is away")

    async def take_turn(self, process: str) -> None:
        while self.writer is not None:
            await asyncio.sleep(POLL * (0.5 + self.rng.random()))
        self.writer = process

    def leave_turn(self, process: str) -> None:
        if self.writer == process:
            self.writer = None

    async def sync(self, process: str, connection: Connection) -> None:
        """The bytes go to the disk: from here on nobody knows whether a power cut keeps them, until it is done."""
        self.ending[process] = connection
        try:
            await asyncio.sleep(self.rng.random() * 0.004 * self.slowness)
            if self.is_full:
                raise broken("SQLITE_FULL")
            if self.is_failing and self.rng.random() < 0.5:
                raise broken("SQLITE_IOERR_FSYNC")
            self.note_unsynced(connection)
        finally:
            self.ending.pop(process, None)

    def note_unsynced(self, connection: Connection) -> None:
        """Where the program does not ask that a transaction be on disk, it is there only after a while."""
        if connection.info["is_synced"]:
            self.unsynced = None
        elif self.unsynced is None or self.loop.at > self.flushed + FLUSH:
            self.unsynced, self.flushed = self.image(), self.loop.at

    def connect(self, process: str, **options: bool) -> Connection:
        connection = self.engine.connect().execution_options(**options)
        self.open.setdefault(process, []).append(connection)
        return connection

    def let_go(self, process: str, connection: Connection) -> None:
        if connection in self.open.get(process, []):
            self.open[process].remove(connection)
            connection.close()

    @contextmanager
    def connected(self, process: str, **options: bool) -> Any:
        connection = self.connect(process, **options)
        try:
            yield connection
        finally:
            self.let_go(process, connection)

    # --- what happens to it ---------------------------------------------------------------------

    def kill(self, process: str, is_power: bool = False) -> None:
        """Its transactions are undone. When the power fails, one that was just being written may be complete."""
        if is_power and (ending := self.ending.pop(process, None)) is not None and self.rng.random() < 0.5:
            ending.commit()
        self.ending.pop(process, None)
        for connection in self.open.pop(process, []):
            connection.close()
        self.leave_turn(process)

    def lose_what_is_unsynced(self) -> None:
        """The power fails, when every process has been killed."""
        if self.unsynced is not None:
            self.replace(self.unsynced)

    def replace(self, image: bytes) -> None:
        """Somebody puts another file in its place, while no process runs."""
        self.engine.dispose()
        for part in ("", "-wal", "-shm"):
            Path(f"{self.file}{part}").unlink(missing_ok=True)
        self.file.write_bytes(image)
        self.unsynced = None
        self._connect()

    def count_lines(self, table: str) -> int:
        with closing(sqlite3.connect(self.file)) as connection:
            return int(connection.execute("SELECT lines FROM game WHERE id = ?", (table,)).fetchone()[0])

    def last_line_at(self, table: str) -> int:
        with closing(sqlite3.connect(self.file)) as connection:
            return int(connection.execute("SELECT max(at) FROM line WHERE game = ?", (table,)).fetchone()[0])

    def image(self) -> bytes:
        with closing(sqlite3.connect(self.file)) as connection:
            return bytes(connection.serialize())

    def close(self) -> None:
        self.engine.dispose()
        for part in ("", "-wal", "-shm"):
            Path(f"{self.file}{part}").unlink(missing_ok=True)


def broken(name: str) -> OperationalError:
    error = sqlite3.OperationalError(name)
    error.sqlite_errorname = name
    return OperationalError("", {}, error)


def note_whether_synced(connection: Any, record: Any) -> None:
    """Whether the program asks that a transaction be on disk when it ends; the real disk is not what is tried here."""
    record.info["is_synced"] = connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.execute("PRAGMA synchronous = OFF")


class SimulatedThreads:
    """Stands for `Threads`: a task is done as a whole."""

    def __init__(self, disk: Disk, process: str, writes: bool = False) -> None:
        self.disk, self.process, self.writes = disk, process, writes

    async def do(self, work: Callable[[Connection], T]) -> T:
        disk, process = self.disk, self.process
        await disk.reach()
        if not self.writes:
            with disk.connected(process, asks=True) as connection, connection.begin():
                done = work(connection)
            await disk.reach()
            return done
        return await self._write(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        disk, process = self.disk, self.process
        await disk.take_turn(process)
        try:
            with disk.connected(process, writes=True) as connection, connection.begin():
                done = work(connection)
                await disk.sync(process, connection)
        finally:
            disk.leave_turn(process)
        await answered(disk)
        return done

    async def close(self) -> None:
        pass


async def answered(disk: Disk) -> None:
    """The transaction is on disk; the news of that may be lost, as when the connection to PostgreSQL breaks."""
    await asyncio.sleep(disk.rng.random() * 0.002 * disk.slowness)
    if disk.loses_answers and disk.rng.random() < disk.loses_answers:
        raise OSError("the connection is gone")


class SimulatedEngine:
    """Stands for `AsyncEngine`."""

    def __init__(self, disk: Disk, process: str) -> None:
        self.disk, self.process = disk, process

    def connect(self) -> SimulatedConnection:
        return SimulatedConnection(self.disk, self.process)

    async def dispose(self) -> None:
        pass


class SimulatedConnection:
    """Stands for `AsyncConnection`: every statement takes its time."""

    def __init__(self, disk: Disk, process: str) -> None:
        self.disk, self.process = disk, process
        self.options: dict[str, Any] = {}
        self.is_begun = False

    async def start(self) -> SimulatedConnection:
        await self.disk.reach()
        self.connection = self.disk.connect(self.process)
        return self

    async def close(self) -> None:
        self.disk.let_go(self.process, self.connection)

    async def execution_options(self, **options: Any) -> SimulatedConnection:
        if options.get("writes"):
            self.connection = self.connection.execution_options(writes=True)
        return self

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        await self.disk.take_turn(self.process)
        try:
            with self.connection.begin():
                yield
                await self.disk.sync(self.process, self.connection)
        finally:
            self.disk.leave_turn(self.process)
        await answered(self.disk)

    async def execute(self, *what: Any) -> Any:
        await self.disk.reach()
        return self.connection.execute(*what)

    async def run_sync(self, work: Callable[..., T], *about: Any) -> T:
        await self.disk.reach()
        return work(self.connection, *about)


class SimulatedConnections(connections.Connections):
    """The program's own connections, over a simulated disk."""

    def __init__(self, disk: Disk, process: str) -> None:
        self.url, self.is_sqlite, self.file = make_url("sqlite:///club.sqlite"), True, None
        self.engine = SimulatedEngine(disk, process)  # type: ignore[assignment]
        self.pen = SimulatedThreads(disk, process, writes=True)  # type: ignore[assignment]
        self.eyes = SimulatedThreads(disk, process)  # type: ignore[assignment]
        self._turn = asyncio.Lock()
        self._left = set()

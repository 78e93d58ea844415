"""Connections to the database, for reading and for writing."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    nullcontext,
    suppress,
)
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, ExceptionContext, Executable, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from zunft.server.errors import ServerError
from zunft.server.storage.address import is_sqlite, shown
from zunft.server.storage.database_file import DatabaseFile
from zunft.server.storage.errors import StorageError

PATIENCE = 10  # seconds to wait for another process that writes, or for a connection
LONGEST = 60  # seconds for one statement: this detects a network that has gone silent
ALONE = {"isolation_level": "AUTOCOMMIT"}
DISCREET: dict[str, Any] = {"hide_parameters": True}  # an error may be logged; moves and seeds may not
LOST = (OSError, PoolTimeout)
READERS = 2  # threads that read SQLite: more would wait for the interpreter, not for the disk
RESTED = 0.5  # seconds after which an idle connection is checked before use
T = TypeVar("T")
# PostgreSQL: no connection, too many, took too long, shutting down or starting up.
SERVER_STATES = ("08", "53", "57")
# … and what the host has to repair there.
SENTENCES = {"28": "database-not-let-in", "3D": "database-missing", "42501": "database-rights"}


class Connections:
    """SQLite has one writer at a time: inside a process writers queue here; other processes are waited for."""

    def __init__(self, url: URL, is_lasting: bool = True) -> None:
        self.url = url
        self.is_sqlite = is_sqlite(url)
        self.file = DatabaseFile(str(url.database)) if self.is_sqlite else None
        self.engine = _postgresql(url) if self.file is None else _sqlite(url, is_lasting, self.file)
        self.pen = Threads(url, is_lasting, self.file, 1, writes=True) if self.file else None
        self.eyes = Threads(url, is_lasting, self.file, READERS, asks=True) if self.file else None
        self._turn = asyncio.Lock()
        self._left: set[asyncio.Future[None]] = set()

    @property
    def is_file_here(self) -> bool:
        """False when the file of the database was removed or replaced."""
        return self.file is None or self.file.is_here()

    def _staying(self) -> AbstractContextManager[None]:
        return self.file.staying() if self.file else nullcontext()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent snapshot: what others write meanwhile is not seen."""
        async with self._told(), self._connected() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: on disk when the block ends, undone when it ends by an error."""
        turn: AbstractAsyncContextManager[Any] = self._turn if self.is_sqlite else nullcontext()
        async with turn, self._told():
            with self._staying():
                async with self._connected() as connection:
                    if self.is_sqlite:
                        await connection.execution_options(writes=True)
                    async with connection.begin():
                        yield connection

    async def writing_at_once(self, work: Callable[[Connection], T]) -> T:
        """A transaction whose statements follow each other without a pause: on disk when it returns."""
        if self.pen is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        async with self._turn, self._told():
            with self._staying():
                return await self.pen.do(work)

    async def writing_with_checks(self, work: Callable[[Connection], T]) -> T:
        """A transaction of statements that each check what they find: on disk when it returns."""
        return await (self.writing_at_once(work) if self.is_sqlite else self.in_one_statement(work))

    async def in_one_statement(self, work: Callable[[Connection], T]) -> T:
        """One statement, a query or a change, that is a transaction by itself."""
        async with self._told(), self._connected() as connection:
            await connection.execution_options(**ALONE)
            return await connection.run_sync(work)

    async def rows(self, query: Executable, **values: Any) -> list[dict[str, Any]]:
        """A single query is consistent by itself: no transaction is begun for it."""

        def ask(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(query, values).mappings()]

        if self.eyes is None:
            return await self.in_one_statement(ask)
        async with self._told():
            return await self.eyes.do(ask)

    async def row(self, query: Executable, **values: Any) -> dict[str, Any] | None:
        return next(iter(await self.rows(query, **values)), None)

    async def write(self, statement: Executable) -> int:
        """Execute one statement; returns how many rows it changed."""
        async with self.writing() as connection:
            return (await connection.execute(statement)).rowcount

    async def close(self) -> None:
        await asyncio.gather(*self._left)
        await self.engine.dispose()
        for threads in filter(None, (self.pen, self.eyes)):
            await threads.close()
        if self.file and not self.file.is_here():
            self.file.put_log_aside()

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A cancelled caller does not break the connection that is being made: it is finished and left to others."""
        making = asyncio.ensure_future(self.engine.connect().start())
        try:
            connection = await asyncio.shield(making)
        except asyncio.CancelledError:
            self._leave(_put_back(making))
            raise
        try:
            yield connection
        finally:
            await asyncio.shield(self._leave(connection.close()))

    def _leave(self, ending: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """Close a connection even if nobody waits for it any more; `close` waits for all of them."""
        self._left.add(left := asyncio.ensure_future(ending))
        left.add_done_callback(self._left.discard)
        return left

    @asynccontextmanager
    async def _told(self) -> AsyncIterator[None]:
        """A database that is unreachable or cannot be written is reported in a sentence."""
        try:
            yield
        except IntegrityError:
            raise
        except StatementError as error:
            if (worded := self._worded(error)) is not error:
                raise worded from error
            raise  # otherwise it would be its own cause, and following the causes would never end
        except LOST as error:
            raise StorageError("database-away", database=shown(self.url)) from error

    def _worded(self, error: StatementError) -> Exception:
        if isinstance(error.orig, ServerError):
            return error.orig
        key = _sentence(error) if isinstance(error, DBAPIError) else None
        return StorageError(key, database=shown(self.url)) if key else error


class Threads:
    """Threads that use SQLite, each with its own connection. A thread gets a task as a whole: sent step by step, each
    step would wait for its turn in the loop, and all of them together for longer than the disk takes."""

    def __init__(self, url: URL, is_lasting: bool, file: DatabaseFile, count: int, **options: bool) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), pool_size=count, pool_timeout=PATIENCE, **DISCREET)
        _prepare_sqlite(self.engine, is_lasting, file)
        self._options = options
        self._threads = ThreadPoolExecutor(count, f"zunft-{'-'.join(options)}")

    async def do(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect().execution_options(**self._options) as connection, connection.begin():
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self.engine.dispose)
        self._threads.shutdown()


async def _put_back(making: asyncio.Future[AsyncConnection]) -> None:
    with suppress(Exception):
        await (await making).close()


def _sentence(error: DBAPIError) -> str | None:
    """The key of the sentence for this error; None for a fault of the program."""
    if _is_full(error):
        return "database-full"
    if _is_damaged(error):
        return "database-damaged"
    state = str(getattr(error.orig, "sqlstate", None) or "")
    told = [key for beginning, key in SENTENCES.items() if state.startswith(beginning)]
    return told[0] if told else "database-away" if _is_lost(error) else None


def _is_full(error: DBAPIError) -> bool:
    """Whether the disk is full, broken or read-only."""
    name = str(getattr(error.orig, "sqlite_errorname", None) or "")
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return name.startswith(("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY")) or state in ("53100", "58030", "25006")


def _is_damaged(error: DBAPIError) -> bool:
    return str(getattr(error.orig, "sqlite_errorname", None) or "").startswith("SQLITE_CORRUPT")


def _is_lost(error: DBAPIError) -> bool:
    state = str(getattr(error.orig, "sqlstate", None) or "")
    is_about_server = state.startswith(SERVER_STATES)
    return error.connection_invalidated or is_about_server or isinstance(error, OperationalError | InterfaceError)


def _sqlite(url: URL, is_lasting: bool, file: DatabaseFile) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=8, pool_timeout=PATIENCE, **DISCREET)
    _prepare_sqlite(engine.sync_engine, is_lasting, file)
    return engine


def _prepare_sqlite(engine: Engine, is_lasting: bool, file: DatabaseFile) -> None:
    @event.listens_for(engine, "do_connect")
    def stay_with_the_file(*_: Any) -> None:
        file.check()  # a new connection would lead to another file

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver's own transactions begin too late for us
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        _into_wal(cursor)
        cursor.execute(f"PRAGMA synchronous = {'FULL' if is_lasting else 'OFF'}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "handle_error")
    def stay(context: ExceptionContext) -> None:
        # A cancelled caller does not take the connection along: it would be closed without undoing its transaction, and
        # SQLite would keep the file locked until the collector has found the last statement.
        if isinstance(context.original_exception, asyncio.CancelledError):
            context.is_disconnect = False

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer declares itself at once: one that has read first could not continue after another commit.
        options = connection.get_execution_options()
        if not options.get("asks"):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")


def _into_wal(cursor: Any) -> None:
    """When two processes open a new file at once, SQLite refuses the second immediately, whatever its timeout."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.005)
        else:
            return


def _postgresql(url: URL) -> AsyncEngine:
    settings = {"application_name": "zunft", "synchronous_commit": "on"}
    arguments = {"server_settings": settings, "timeout": PATIENCE, "command_timeout": LONGEST}
    engine = create_async_engine(url, pool_size=10, pool_timeout=PATIENCE, connect_args=arguments, **DISCREET)
    _ask_whether_there(engine.sync_engine)
    return engine


def _ask_whether_there(engine: Engine) -> None:
    """Detect a restarted server before using a connection that was idle. Checking every time, as the pool would, costs
    each move a round trip."""

    @event.listens_for(engine, "checkin")
    def rest(_: Any, record: ConnectionPoolEntry) -> None:
        record.info["rests since"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def wake(connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
        if time.monotonic() - record.info.get("rests since", time.monotonic()) < RESTED:
            return
        try:
            connection.ping()
        except (engine.dialect.loaded_dbapi.Error, OSError) as error:
            raise DisconnectionError from error

"""Backups: one moment of a database in one file, taken while it is used; and the way back.

Of SQLite it is a database file again, of PostgreSQL a zip with a file of JSON lines for every table.
Either can be brought back into either.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from zunft.server.storage.address import shown
from zunft.server.storage.checking import Checked
from zunft.server.storage.database import Database
from zunft.server.storage.errors import StorageError
from zunft.server.storage.pack import fill_from_pack, is_pack, write_pack
from zunft.server.storage.relocating import copy, must_be_there, opened, proved

SQLITE_HEAD = b"SQLite format 3\0"


async def backup(url: str, file: Path) -> None:
    """The file is there only when it is whole; one that is there already is not written over."""
    async with _part_of(file) as part, _open_as_it_is(url) as database:
        if database.connections.is_sqlite:
            await asyncio.to_thread(_copy_sqlite, str(database.connections.url.database), part)
        else:
            await write_pack(database, part)


async def restore(file: Path, url: str, verify: bool = True, tell: Callable[[int], None] = lambda _: None) -> Checked:
    """A backup becomes a new database; with *verify* every game is played again, and a faulty one leaves nothing."""
    head = _head(file)
    async with opened(url) as new:
        if is_pack(head):
            await _filled(new, file)
        elif head == SQLITE_HEAD:
            await _copied(new, file)
        else:
            raise StorageError("no-backup", file=str(file))
        return await proved(new, tell) if verify else Checked(0, 0, [])


async def _filled(new: Database, file: Path) -> None:
    async with new.connections.writing() as connection:
        await fill_from_pack(connection, file, shown(new.connections.url))


async def _copied(new: Database, file: Path) -> None:
    """By a copy of the file: a backup of an earlier program is migrated, and stays as it is."""
    with tempfile.TemporaryDirectory(prefix="zunft-") as folder:
        part = Path(folder) / "backup.sqlite"
        await asyncio.to_thread(_copy_sqlite, str(file), part)
        async with opened(f"sqlite:///{part}") as old:
            await copy(old, new)


@asynccontextmanager
async def _open_as_it_is(url: str) -> AsyncIterator[Database]:
    """A backup changes nothing, and does not make the database that it is to save."""
    must_be_there(url)
    database = await Database.open_as_it_is(url)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def _part_of(file: Path) -> AsyncIterator[Path]:
    """A file beside *file* that takes its place when all is well."""
    if file.exists():
        raise StorageError("file-exists", file=str(file))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError:
        raise StorageError("folder-not-writable", folder=str(file.parent.absolute())) from None
    part = Path(name)
    os.close(handle)
    try:
        yield part
        await asyncio.to_thread(_keep, part, file)
    finally:
        part.unlink(missing_ok=True)


def _keep(part: Path, file: Path) -> None:
    with part.open("rb") as done:
        os.fsync(done.fileno())
    os.link(part, file)  # unlike a new name, a link never takes another file's place
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def _copy_sqlite(source: str, target: Path) -> None:
    """SQLite's own online backup: one moment of the source, whoever writes to it meanwhile."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def _head(file: Path) -> bytes:
    try:
        with file.open("rb") as opened_file:
            return opened_file.read(len(SQLITE_HEAD))
    except OSError:
        raise StorageError("no-backup", file=str(file)) from None

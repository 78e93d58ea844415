"""Backups: one moment of a database in one file, taken while it is in use; and restoring them.

A backup of SQLite is a database file again; a backup of PostgreSQL is a zip with a file of JSON lines for every table.
Either can be restored into either.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from zunft.server.storage import copy as copying
from zunft.server.storage.address import shown
from zunft.server.storage.database import Database
from zunft.server.storage.database_file import new_number
from zunft.server.storage.errors import StorageError
from zunft.server.storage.move import Finish, as_it_is, copy, must_be_there, opened, to_fill, verified_copy
from zunft.server.storage.pack import fill_from_pack, is_pack, write_pack
from zunft.server.storage.seal import seal, state_of
from zunft.server.storage.telling import Tell, tell_nobody
from zunft.server.storage.verify import Checked
from zunft.server.storage.witness import mark_restored
from zunft.server.storage.witness_keys import add_keys, keys_of_backup, put_into_backup, read_keys

SQLITE_HEAD = b"SQLite format 3\0"
# The errors of reading a file that is truncated or has a flipped bit.
DAMAGE = (
    *(SQLAlchemyError, msgspec.MsgspecError, zipfile.BadZipFile, zlib.error),
    *(EOFError, LookupError, ValueError, ArithmeticError, RuntimeError),
)


async def backup(
    url: str, file: Path, verify: bool = False, tell: Tell = tell_nobody, keys: Path | None = None
) -> Checked | None:
    """The file appears only when it is complete; an existing one is not overwritten. With *verify* it is restored
    aside first, and every game is replayed: a faulty one is named, and nothing is kept. It holds the keys of the hall's
    packets, too, if the hall has any."""
    async with _part_of(file) as part:
        async with _open_as_it_is(url) as database:
            await _save(database, part, read_keys(keys) if keys and keys.exists() else [])
        return await prove(part, tell) if verify else None


async def _save(database: Database, part: Path, keys: list[bytes]) -> None:
    is_sqlite = database.connections.is_sqlite
    if is_sqlite:
        await asyncio.to_thread(_copy_sqlite, str(database.connections.url.database), part)
    else:
        await write_pack(database, part)
    if keys:
        await asyncio.to_thread(put_into_backup, part, keys)
    if is_sqlite:
        await asyncio.to_thread(seal, part)


async def prove(file: Path, tell: Tell = tell_nobody) -> Checked:
    """Restore a backup into a database that is then removed."""
    with tempfile.TemporaryDirectory(prefix="zunft-") as folder:
        return await restore(file, f"sqlite:///{folder}/proof.sqlite", tell=tell)


async def prove_place(place: str, tell: Tell = tell_nobody) -> Checked:
    """Verify a backup, or a club where it is, which may be in use: the file of an SQLite database, or an address."""
    if "://" not in place and await asyncio.to_thread(_is_backup, Path(place)):
        return await prove(Path(place), tell)
    with tempfile.TemporaryDirectory(prefix="zunft-") as folder:
        file = Path(folder) / "club.backup"
        await backup(place if "://" in place else f"sqlite:///{place}", file)
        return await prove(file, tell)


def _is_backup(file: Path) -> bool:
    head = _head(file)
    return is_pack(head) or (head == SQLITE_HEAD and state_of(file) != "unsealed")


async def restore(
    file: Path, url: str, verify: bool = True, tell: Tell = tell_nobody, keys: Path | None = None
) -> Checked:
    """Restore a backup into a new database; with *verify* every game is replayed, and a faulty backup leaves nothing.
    Where the backup holds the keys of packets and *keys* says where they go, the hall asks its people for what the
    backup lacks."""
    head = _head(file)
    if not is_pack(head) and head != SQLITE_HEAD:
        raise StorageError("no-backup", file=str(file))
    if verify and head == SQLITE_HEAD and await asyncio.to_thread(state_of, file) == "changed":
        raise StorageError("backup-changed", file=str(file))
    async with to_fill(url) as new:
        with _told_of(file):
            found = await asyncio.to_thread(keys_of_backup, file) if keys else []
            if keys and found:
                await asyncio.to_thread(add_keys, keys, found)
            fill = _filled if is_pack(head) else _copied
            return await fill(new, file, verify, tell, mark_restored if found else as_it_is)


@contextmanager
def _told_of(file: Path) -> Iterator[None]:
    """Whatever a damaged file causes is reported in one sentence."""
    try:
        yield
    except StorageError:
        raise
    except DAMAGE as error:
        raise StorageError("no-backup", file=str(file)) from error


async def _filled(new: Database, file: Path, verify: bool, tell: Tell, finish: Finish) -> Checked:
    async with new.connections.writing() as connection:
        await fill_from_pack(connection, file, shown(new.connections.url), tell)
        await finish(connection)
        return await verified_copy(connection, verify, tell)


async def _copied(new: Database, file: Path, verify: bool, tell: Tell, finish: Finish) -> Checked:
    """A copy of the file: a backup by an earlier program is migrated, and its file stays as it is."""
    with tempfile.TemporaryDirectory(prefix="zunft-") as folder:
        part = Path(folder) / "backup.sqlite"
        await _read_through(file, part)
        async with opened(f"sqlite:///{part}") as old:
            return await copy(old, new, verify, tell, finish)


async def _read_through(file: Path, part: Path) -> None:
    """Read every row of the copy: any later error is not the fault of the backup."""
    try:
        await asyncio.to_thread(_copy_sqlite, str(file), part)
        async with opened(f"sqlite:///{part}") as old, old.connections.reading() as connection:
            await copying.tallies(connection)
    except StorageError as error:
        raise _about(file, error) from error


def _about(file: Path, error: StorageError) -> StorageError:
    """Name the host's file in the error instead of its copy; a full disk is another matter."""
    key = error.reason["key"].removeprefix("server.error.")
    if key == "database-newer":
        return StorageError(key, database=str(file))
    return error if key == "database-full" else StorageError("no-backup", file=str(file))


@asynccontextmanager
async def _open_as_it_is(url: str) -> AsyncIterator[Database]:
    """Open without changing anything, and without creating the database that is to be saved."""
    must_be_there(url)
    database = await Database.open_as_it_is(url)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def _part_of(file: Path) -> AsyncIterator[Path]:
    """A file beside *file* that replaces it when all is well."""
    if file.exists():
        raise StorageError("file-exists", file=str(file))
    if not file.parent.is_dir():
        raise StorageError("no-folder", folder=str(file.parent.absolute()))
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
    try:
        os.link(part, file)  # unlike a rename, a link never replaces another file
    except FileExistsError:
        raise StorageError("file-exists", file=str(file)) from None
    except OSError:  # a USB stick or a share without links
        _copy_file(part, file)
    with suppress(OSError):  # some of those cannot sync a folder either
        _sync_folder(file.parent)


def _copy_file(part: Path, file: Path) -> None:
    """Copy without overwriting another file; an incomplete copy is removed."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise StorageError("file-exists", file=str(file)) from None
    try:
        with os.fdopen(handle, "wb") as copied, part.open("rb") as done:
            shutil.copyfileobj(done, copied)
            copied.flush()
            os.fsync(copied.fileno())
    except BaseException:
        file.unlink()
        raise


def _sync_folder(path: Path) -> None:
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _copy_sqlite(source: str, target: Path) -> None:
    """SQLite's own online backup: one moment of the source, whoever writes to it meanwhile."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            new.execute(f"PRAGMA user_version = {new_number()}")
            new.execute("PRAGMA application_id = 0")  # the seal of a backup belongs to that file alone
            is_whole = new.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
    except sqlite3.DatabaseError as error:
        raise _worded(error, source, target) from error
    if not is_whole:
        raise StorageError("database-damaged", database=source)


def _worded(error: sqlite3.DatabaseError, source: str, target: Path) -> StorageError:
    name = str(getattr(error, "sqlite_errorname", ""))
    if name.startswith(("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_READONLY")):
        return StorageError("database-full", database=str(target))
    is_damaged = name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR"))
    return StorageError("database-damaged" if is_damaged else "database-away", database=source)


def _head(file: Path) -> bytes:
    try:
        with file.open("rb") as opened_file:
            return opened_file.read(len(SQLITE_HEAD))
    except FileNotFoundError:
        raise StorageError("no-file", file=str(file)) from None
    except OSError:
        raise StorageError("no-backup", file=str(file)) from None

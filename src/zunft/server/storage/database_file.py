"""The file of an SQLite database: whether it is still the one that was opened, and whose log lies beside it.

A file that is removed or replaced under a running server goes on taking writes that nobody will ever read. And SQLite
applies whatever log lies beside a file, even one that was left by another file.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from zunft.server.storage.errors import StorageError

Identity = tuple[int, int]  # of the disk, and of the file on it
NUMBER_AT, NUMBER_BYTES = 60, 4  # where the head of the file has its user_version
MOST = 2**31 - 1
ASIDE = ".lost"


class DatabaseFile:
    """The file as it was opened."""

    def __init__(self, name: str) -> None:
        self.name, self.path = name, Path(name).resolve()
        self.identity = identity_of(self.path)
        self.log: Identity | None = None

    def is_here(self) -> bool:
        """Whether the path still leads to the file that was opened. While it is open no other file gets its number."""
        is_so = self.identity is not None and identity_of(self.path) == self.identity
        if is_so and self.log is None:
            self.log = identity_of(log_of(self.path))
        return is_so

    def check(self) -> None:
        if not self.is_here():
            raise StorageError("database-replaced", database=self.name)

    @contextmanager
    def staying(self) -> Iterator[None]:
        """What is written meanwhile counts only if the file was here before and is here afterwards."""
        self.check()
        yield
        self.check()

    def put_log_aside(self) -> None:
        """The log of a lost file does not stay beside the file that has taken its place."""
        log = log_of(self.path)
        if self.log is not None and identity_of(log) == self.log:
            with suppress(OSError):  # the next opening refuses it
                log.rename(f"{log}{ASIDE}")


class LogNote(msgspec.Struct, frozen=True):
    """Which file is served: the number in its head, its place on the disk, and that of its log."""

    number: int
    file: int
    log: int | None


def name_file(connection: Connection) -> None:
    """A database has a number of its own in its head, and so has each backup: SQLite keeps it for its users."""
    if not connection.exec_driver_sql("PRAGMA user_version").scalar():
        connection.exec_driver_sql(f"PRAGMA user_version = {new_number()}")


def new_number() -> int:
    return secrets.randbelow(MOST) + 1


def note_log(name: str) -> None:
    """Note in the lock file which log belongs to which file. What cannot be noted is not checked later."""
    path = Path(name).resolve()
    with suppress(OSError, sqlite3.Error):
        file, log = identity_of(path), identity_of(log_of(path))
        note = LogNote(_number_on_disk(path), file[1] if file else 0, log[1] if log else None)
        note_of(path).write_bytes(msgspec.json.encode(note))


def check_log(name: str) -> None:
    """StorageError when the log beside a database was left by another file; nothing has been opened then."""
    path = Path(name).resolve()
    with suppress(OSError, msgspec.MsgspecError):
        note = msgspec.json.decode(note_of(path).read_bytes(), type=LogNote)
        if path.stat().st_size and log_of(path).stat().st_size and _is_another_s(path, note):
            raise StorageError("database-log", database=name, log=str(log_of(path)))


def _is_another_s(path: Path, note: LogNote) -> bool:
    """Where a whole folder was copied, both have new places; where the file alone was replaced, its log stayed."""
    file, log, number = path.stat().st_ino, log_of(path).stat().st_ino, _number_in(path)
    is_renamed = number not in (0, note.number) and note.number != 0
    return is_renamed or (file != note.file and log == note.log)


def _number_on_disk(path: Path) -> int:
    """The number once it stands in the file itself and not only in its log; 0 while others keep it from there."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        is_busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        (number,) = connection.execute("PRAGMA user_version").fetchone()
    return 0 if is_busy else int(number)


def _number_in(path: Path) -> int:
    """Read without SQLite, which would apply the log first."""
    with path.open("rb") as file:
        file.seek(NUMBER_AT)
        return int.from_bytes(file.read(NUMBER_BYTES), "big")


def identity_of(path: Path) -> Identity | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def log_of(path: Path) -> Path:
    return Path(f"{path}-wal")


def note_of(path: Path) -> Path:
    return Path(f"{path}.lock")

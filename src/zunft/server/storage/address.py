"""Database addresses: ``sqlite:///file``, ``sqlite://`` for one that ends with the process, ``postgresql://…``."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from zunft.server.storage.errors import StorageError

# The options after the question mark that asyncpg understands and that are words there.
OPTIONS = ("host", "port", "ssl", "sslmode", "passfile", "target_session_attrs", "prepared_statement_cache_size")
MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def read_address(text: str) -> URL:
    """The address with our driver; an error sentence if it is not an address."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError("database-url") from None
    if (driver := DRIVERS.get(url.drivername)) is None:
        raise StorageError("database-url")
    return (_plain(url) if is_sqlite(url) else _for_asyncpg(url)).set(drivername=driver)


def _plain(url: URL) -> URL:
    """A file has no options: what follows a question mark would be silently ignored."""
    for name in url.query:
        raise StorageError("database-option", option=name)
    return url


def _for_asyncpg(url: URL) -> URL:
    """Database providers write addresses as PostgreSQL's own programs read them: sslmode is asyncpg's ssl."""
    for name, value in url.query.items():
        if name not in OPTIONS or (name in ("ssl", "sslmode") and value not in MODES):
            raise StorageError("database-option", option=name)
    return url.set(query={"ssl" if name == "sslmode" else name: value for name, value in url.query.items()})


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def is_in_memory(url: URL) -> bool:
    """Whether the database ends with the process."""
    return is_sqlite(url) and url.database in (None, "", ":memory:")


def shown(url: URL) -> str:
    """The address as it may be printed: without name and password, even one with an @ that should be %40."""
    if is_sqlite(url):
        return url.database or "sqlite://"
    port = f":{url.port}" if url.port else ""
    return f"{(url.host or 'localhost').rpartition('@')[2]}{port}/{url.database or ''}"


def remove_file(url: URL) -> None:
    """Remove the file of a database, with the files that SQLite keeps beside it."""
    for beside in ("", "-wal", "-shm"):
        Path(f"{url.database}{beside}").unlink(missing_ok=True)


def make_file(url: URL) -> None:
    """Make the database file, readable by its owner alone: it holds everybody's secrets."""
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make(path)
    except IsADirectoryError:
        raise StorageError("database-folder", folder=str(path)) from None
    except (OSError, ValueError):  # a name with a NUL in it is not a file name
        raise StorageError("folder-not-writable", folder=str(path.parent.absolute())) from None
    if not os.access(path.parent, os.W_OK):
        raise StorageError("folder-not-writable", folder=str(path.parent.absolute()))


def _make(path: Path) -> None:
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it may be a link to a file that does not exist
        return
    try:
        give_to_folder_s_owner(handle, path.parent)
    finally:
        os.close(handle)


def give_to_folder_s_owner(handle: int, folder: Path) -> None:
    """Root restores and moves databases for a server that runs as another user, who has to be able to open the file."""
    if sys.platform != "win32" and os.geteuid() == 0:
        with suppress(OSError):  # some disks, and root in some containers, cannot do this
            os.fchown(handle, folder.stat().st_uid, folder.stat().st_gid)

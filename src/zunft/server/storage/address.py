"""Where a database is: ``sqlite:///file``, ``sqlite://`` for one that goes with the process, ``postgresql://…``."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from zunft.server.storage.errors import StorageError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def read_address(text: str) -> URL:
    """The address with the driver that we use; a sentence where it is none."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError("database-url") from None
    if (driver := DRIVERS.get(url.drivername)) is None:
        raise StorageError("database-url")
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def shown(url: URL) -> str:
    """The address as it may be said aloud: without name and password."""
    if is_sqlite(url):
        return url.database or "sqlite://"
    port = f":{url.port}" if url.port else ""
    return f"{url.host or 'localhost'}{port}/{url.database or ''}"


def make_file(url: URL) -> None:
    """The file of the database, readable by its owner alone: it holds everybody's secrets."""
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError:
        raise StorageError("folder-not-writable", folder=str(path.parent.absolute())) from None
    if not os.access(path.parent, os.W_OK):
        raise StorageError("folder-not-writable", folder=str(path.parent.absolute()))

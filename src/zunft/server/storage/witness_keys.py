"""The keys of the packets that people's pages keep for their hall: a file of this user beside the database, with a line
for each key. A database that is lost or stolen has none of them; a backup holds them all.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import sqlite3
import zipfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from zunft.server.storage.errors import StorageError

SIZE, LABEL = 32, 8  # bytes of a key, and of the name that each packet has of it
MEMBER = "witness.keys"  # in a backup that is a zip; in one of SQLite it is a table
TABLE = "witness_key"


class WitnessKeys:
    """All keys of a hall by their names; the last one is for new packets."""

    def __init__(self, keys: Iterable[bytes]) -> None:
        self.named = {name_of(key): key for key in keys}

    @property
    def newest(self) -> bytes:
        return list(self.named.values())[-1]

    def of_seat(self, name: bytes, table: str, seat: int) -> bytes | None:
        """What the packets of one seat are sealed with; None when the hall never had a key of this name."""
        key = self.named.get(name)
        return key and hmac.digest(key, f"zunft witness\n{table}\n{seat}".encode(), "sha256")


def name_of(key: bytes) -> bytes:
    return hashlib.sha256(b"zunft witness key\n" + key).digest()[:LABEL]


def keys_in(file: Path) -> WitnessKeys:
    """The keys of this file, which is made with a first one when there is none."""
    if not file.exists():
        write_keys(file, [secrets.token_bytes(SIZE)])
    return WitnessKeys(read_keys(file))


def read_keys(file: Path) -> list[bytes]:
    try:
        return parsed(file.read_text("ascii").split(), str(file))
    except (OSError, UnicodeDecodeError):
        raise StorageError("witness-keys", file=str(file)) from None


def parsed(lines: Iterable[str], file: str) -> list[bytes]:
    try:
        keys = [bytes.fromhex(line) for line in lines]
    except ValueError:
        raise StorageError("witness-keys", file=file) from None
    if not keys or any(len(key) != SIZE for key in keys):
        raise StorageError("witness-keys", file=file)
    return keys


def write_keys(file: Path, keys: Iterable[bytes]) -> None:
    """Readable by this user only, and complete at once: another process that starts now takes the same key."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.writelines(f"{key.hex()}\n" for key in keys)
            out.flush()
            os.fsync(out.fileno())
        os.link(draft, file)
    except FileExistsError:
        pass  # another process was quicker
    except OSError:
        raise StorageError("witness-folder", file=str(file)) from None
    finally:
        draft.unlink(missing_ok=True)


def add_keys(file: Path, keys: Iterable[bytes]) -> None:
    """The keys of a backup, before those that are here already: new packets keep the newest one."""
    here = read_keys(file) if file.exists() else []
    both = [*(key for key in keys if key not in here), *here]
    if both == here:
        return
    draft = file.with_name(f"{file.name}.new")
    draft.unlink(missing_ok=True)
    write_keys(draft, both)
    draft.replace(file)


def put_into_backup(backup: Path, keys: Iterable[bytes]) -> None:
    lines = [key.hex() for key in keys]
    if zipfile.is_zipfile(backup):
        with zipfile.ZipFile(backup, "a") as pack:
            pack.writestr(MEMBER, "".join(f"{line}\n" for line in lines))
        return
    with closing(sqlite3.connect(backup)) as database, database:
        database.execute(f"CREATE TABLE {TABLE} (text VARCHAR NOT NULL)")
        database.executemany(f"INSERT INTO {TABLE} VALUES (?)", [(line,) for line in lines])


def keys_of_backup(backup: Path) -> list[bytes]:
    """None in a backup of an earlier program, or of a hall that made no packets."""
    lines = _lines_of_pack(backup) if zipfile.is_zipfile(backup) else _lines_of_sqlite(backup)
    return parsed(lines, str(backup)) if lines else []


def _lines_of_pack(backup: Path) -> list[str]:
    with zipfile.ZipFile(backup) as pack:
        return pack.read(MEMBER).decode("ascii").split() if MEMBER in pack.namelist() else []


def _lines_of_sqlite(backup: Path) -> list[str]:
    with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as database:
        is_there = database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (TABLE,)).fetchone()
        return [row[0] for row in database.execute(f"SELECT text FROM {TABLE} ORDER BY rowid")] if is_there else []

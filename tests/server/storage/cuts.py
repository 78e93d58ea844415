"""Power cuts for SQLite: everything it writes is recorded below it, and a cut leaves what had to be on the disk then.

A file holds what was written to it before its last sync. Of what was written since, any part may be there: each write
whole, torn at a sector, or not at all. SQLite itself is the real one, and so is its file; only the image that a cut
would leave is made from the record.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Literal

SECTOR = 512
OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_int)
)
DELETE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class FileSystem(ctypes.Structure):
    """The beginning of ``sqlite3_vfs``."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("delete", ctypes.c_void_p),
    ]


class Methods(ctypes.Structure):
    """``sqlite3_io_methods``: what can be done with an open file."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", ctypes.c_void_p),
        ("truncate", ctypes.c_void_p),
        ("sync", ctypes.c_void_p),
        ("rest", ctypes.c_void_p * 13),
    ]


@dataclass
class Done:
    """Something that happened to a file; ``said`` is no file: somebody was told something."""

    what: Literal["write", "truncate", "sync", "delete", "said"]
    name: str
    at: int = 0
    data: bytes = b""


@dataclass
class Record:
    """All that happened, in order."""

    done: list[Done] = field(default_factory=list)
    is_recording: bool = True

    def note(self, *what: Any) -> None:
        if self.is_recording:
            self.done.append(Done(*what))

    def said_before(self, cut: int) -> list[str]:
        return [each.name for each in self.done[:cut] if each.what == "said"]

    def image(self, cut: int, rng: Random) -> dict[str, bytes]:
        """The files as a cut after so many of the things that happened may leave them."""
        files: dict[str, bytearray] = {}
        synced = {each.name: at for at, each in enumerate(self.done[:cut]) if each.what == "sync"}
        for at, each in enumerate(self.done[:cut]):
            if each.what == "delete":
                files.pop(each.name, None)
            elif each.what in ("write", "truncate") and each.name in synced:
                _apply(files.setdefault(each.name, bytearray()), each, at > synced[each.name], rng)
        return {name: bytes(data) for name, data in files.items()}


def _apply(file: bytearray, done: Done, may_be_lost: bool, rng: Random) -> None:
    data, fate = done.data, rng.random() if may_be_lost else 1.0
    if fate < 0.4:
        return
    if done.what == "truncate":
        del file[done.at :]
        return
    if fate < 0.7:  # torn
        data = data[: rng.randrange(len(data) // SECTOR + 1) * SECTOR]
    file.extend(bytes(max(done.at + len(data) - len(file), 0)))
    file[done.at : done.at + len(data)] = data


@contextmanager
def recording() -> Iterator[Record]:
    """Record what SQLite does with every file that is opened from here on."""
    library = ctypes.CDLL(ctypes.util.find_library("sqlite3"))
    library.sqlite3_vfs_find.restype = ctypes.POINTER(FileSystem)
    system = library.sqlite3_vfs_find(None).contents
    record, before, deleted = Record(), system.open, system.delete
    kept = _opening(record, OPEN(before)), _deleting(record, DELETE(deleted))
    system.open, system.delete = (ctypes.cast(each, ctypes.c_void_p).value for each in (kept[0][0], kept[1]))
    try:
        yield record
    finally:
        record.is_recording = False
        system.open, system.delete = before, deleted
        KEPT.append(kept)  # a file that is still open goes on through it


KEPT: list[Any] = []


def _name(path: int) -> str:
    """The path itself is handed on where it lies: SQLite goes on reading it there."""
    return Path(ctypes.string_at(path).decode()).name


def _deleting(record: Record, deleted: Any) -> Any:
    """A file that is gone does not come back: SQLite syncs its folder."""

    def delete_file(system: Any, path: int, syncs: int) -> int:
        record.note("delete", _name(path))
        return int(deleted(system, path, syncs))

    return DELETE(delete_file)


def _opening(record: Record, opened: Any) -> tuple[Any, dict[int, str], dict[int, list[Any]]]:
    """What opens files instead: it leads their writes, cuts and syncs through the record."""
    names: dict[int, str] = {}
    made: dict[int, list[Any]] = {}  # by the methods of SQLite that they stand for: a log has others than a database

    def open_file(system: Any, path: int | None, file: int, flags: int, out: Any) -> int:
        result = int(opened(system, path, file, flags, out))
        methods = ctypes.cast(file, ctypes.POINTER(ctypes.POINTER(Methods)))
        if result == 0 and path is not None and methods[0]:
            names[file] = _name(path)
            real = ctypes.addressof(methods[0].contents)
            if real not in made:
                made[real] = _methods(methods[0].contents, names, record)
            methods[0] = ctypes.pointer(made[real][0])
        return result

    return OPEN(open_file), names, made


def _methods(real: Methods, names: dict[int, str], record: Record) -> list[Any]:
    write, truncate, sync = WRITE(real.write), TRUNCATE(real.truncate), SYNC(real.sync)

    def noted_write(file: int, data: int, many: int, at: int) -> int:
        record.note("write", names[file], at, ctypes.string_at(data, many))
        return int(write(file, data, many, at))

    def noted_truncate(file: int, size: int) -> int:
        record.note("truncate", names[file], size)
        return int(truncate(file, size))

    def noted_sync(file: int, flags: int) -> int:
        result = int(sync(file, flags))
        record.note("sync", names[file])
        return result

    callbacks = [WRITE(noted_write), TRUNCATE(noted_truncate), SYNC(noted_sync)]
    methods = Methods.from_buffer_copy(real)
    methods.write, methods.truncate, methods.sync = (ctypes.cast(each, ctypes.c_void_p).value for each in callbacks)
    return [methods, *callbacks]

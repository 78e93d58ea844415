"""What was acknowledged outlasts a power cut at any moment: on SQLite, whatever was not synced may be gone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.exc import SQLAlchemyError
from tests.server.storage.cuts import Record, recording
from tests.server.storage.samples import running

from zunft.server.errors import ServerError
from zunft.server.storage import Database, connections
from zunft.server.storage.records import Receipt

pytestmark = pytest.mark.anyio
APPENDS, GAMES = 120, 3
CHECKPOINT = 40  # pages, so that the log goes into the file several times


@pytest.fixture
def record() -> Iterator[Record]:
    with recording() as record:
        yield record


def checkpoints_often(monkeypatch: pytest.MonkeyPatch) -> None:
    into_wal = connections._into_wal

    def often(cursor: sqlite3.Cursor) -> None:
        into_wal(cursor)
        cursor.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")

    monkeypatch.setattr(connections, "_into_wal", often)


async def play(folder: Path, record: Record) -> None:
    """Journals grow, and every acknowledgement is noted where it comes."""
    database = await Database.open(f"sqlite:///{folder / 'club.sqlite'}")
    games = [(await running(database)).id for _ in range(GAMES)]
    await asyncio.gather(*(append(database, game, record) for game in games))
    record.is_recording = False
    await database.close()


async def append(database: Database, game: str, record: Record) -> None:
    number = 0
    for at in range(APPENDS // GAMES):
        kept = await database.journals.append(game, number, [f"0 put {at}", "chance x"], receipt=Receipt(f"k{at}", 0))
        number = kept.number
        record.note("said", f"{game} {number} {at}")


async def check_cut(record: Record, cut: int, folder: Path, rng: Random) -> None:
    """The club opens again, and has all that was acknowledged before the cut."""
    folder.mkdir()
    for name, data in record.image(cut, rng).items():
        (folder / name).write_bytes(data)
    database = await Database.open(f"sqlite:///{folder / 'club.sqlite'}")
    try:
        for game, number, at in (said.split() for said in record.said_before(cut)):
            assert await database.journals.check(game) >= int(number), "an acknowledged line is lost"
            receipt = await database.journals.receipt(game, f"k{at}")
            assert receipt is not None, "an acknowledged receipt is lost"
            assert receipt.number == int(number)
    finally:
        await database.close()


@pytest.mark.parametrize("cuts", [25, pytest.param(1000, marks=pytest.mark.soak)])
async def test_a_power_cut_takes_nothing_acknowledged(
    record: Record, cuts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkpoints_often(monkeypatch)
    await play(tmp_path, record)
    first = next(at for at, each in enumerate(record.done) if each.what == "said")
    assert {"club.sqlite", "club.sqlite-wal"} <= {each.name for each in record.done[first:] if each.what == "write"}
    rng = Random(cuts)
    for at in range(cuts):
        await check_cut(record, rng.randrange(first, len(record.done)), tmp_path / str(at), rng)


async def test_without_the_sync_a_cut_takes_something(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare = connections._prepare_sqlite
    monkeypatch.setattr(connections, "_prepare_sqlite", lambda engine, _, file: prepare(engine, False, file))
    await play(tmp_path, record)
    lost = [await is_lost(record, tmp_path / str(at), Random(at)) for at in range(5)]
    assert any(lost)


async def is_lost(record: Record, folder: Path, rng: Random) -> bool:
    """Whether a cut at the end takes something, be it the whole club."""
    try:
        await check_cut(record, len(record.done), folder, rng)
    except (AssertionError, ServerError, SQLAlchemyError):
        return True
    return False

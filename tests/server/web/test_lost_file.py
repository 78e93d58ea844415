"""The file of the database is removed or replaced while the server runs, or while it is down."""

from __future__ import annotations

import logging
import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.web.callers import Callers
from tests.server.web.conftest import settings_for
from tests.server.web.test_play import asked_of, begun

from zunft.server.app import create_app
from zunft.server.services import open_club
from zunft.server.storage import Database, StorageError
from zunft.server.storage.backup import backup
from zunft.server.storage.records import Person

pytestmark = pytest.mark.anyio
REPLACED = "server.error.database-replaced"
NAME = "club.sqlite"


async def answer_anywhere(table: str, *callers: Any) -> tuple[int, str]:
    caller, seat, page = await asked_of(table, *callers)
    given = {"ask": page["ask"], "key": f"answer-{os.urandom(4).hex()}", "text": page["options"][0]}
    got = await caller.http.post(f"/api/tables/{table}/seats/{seat}/answer", json=given)
    return got.status_code, got.json().get("key", "")


async def club_of(url: str, name: str) -> None:
    database = await Database.open(url)
    await database.people.create(Person(id=name, name=name, colour="red", language="en"))
    await database.close()


async def people_in(url: str) -> list[str]:
    database = await Database.open(url)
    try:
        return [person.name for person in await database.people.list()]
    finally:
        await database.close()


async def test_nothing_is_acknowledged_once_the_file_is_gone(
    callers: Callers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    assert (await answer_anywhere(table, anna, berta))[0] == 200
    (tmp_path / NAME).rename(tmp_path / "elsewhere")
    assert [await answer_anywhere(table, anna, berta) for _ in range(3)] == [(503, REPLACED)] * 3
    newcomer = await (await callers.nobody()).http.post("/api/guests", json={"name": "Carl"}, headers={"X-Zunft": "1"})
    assert (newcomer.status_code, newcomer.json()["key"]) == (503, REPLACED)
    health = await (await callers.nobody()).http.get("/health")
    assert (health.status_code, health.json()["status"]) == (503, "database-replaced")
    with caplog.at_level(logging.ERROR):
        await callers.club.hall.tables.heartbeat._beat_once()
    assert "heartbeat failed: database-replaced" in caplog.text
    (tmp_path / "elsewhere").rename(tmp_path / NAME)
    assert (await answer_anywhere(table, anna, berta))[0] == 200
    assert (await (await callers.nobody()).http.get("/health")).status_code == 200


async def test_a_move_that_was_written_while_the_file_went_is_not_acknowledged(
    callers: Callers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table, pen = await begun(anna, berta), callers.club.database.connections.pen
    assert pen is not None
    do = pen.do

    async def do_and_lose(work: Any) -> Any:
        done = await do(work)
        with suppress(FileNotFoundError):
            (tmp_path / NAME).unlink()
        return done

    monkeypatch.setattr(pen, "do", do_and_lose)
    assert await answer_anywhere(table, anna, berta) == (503, REPLACED)


async def test_the_file_that_takes_its_place_is_not_mixed_with_it(tmp_path: Path) -> None:
    """The log of the lost file is full of pages that SQLite would apply to the other one."""
    await club_of(f"sqlite:///{tmp_path}/other", "Other")
    settings = settings_for(tmp_path)
    async with open_club(settings) as club, Callers(create_app(settings, club), club) as callers:
        await callers.guest("Anna")
        shutil.move(tmp_path / "other", tmp_path / NAME)
        with pytest.raises(StorageError, match="removed or replaced"):
            await club.database.people.set_role("Other", "host")
    assert await people_in(settings.database) == ["Other"]
    assert [path.name for path in tmp_path.glob("*.lost")] == [f"{NAME}-wal.lost"]


async def killed_with_a_log(tmp_path: Path) -> str:
    """A server that was killed: its log lies beside its file, as it was and where it was."""
    settings, file = settings_for(tmp_path), tmp_path / NAME
    async with open_club(settings) as club, Callers(create_app(settings, club), club) as callers:
        await callers.guest("Anna")
        shutil.copyfile(file, tmp_path / "as-it-was")
        os.link(f"{file}-wal", tmp_path / "log")
        shutil.copyfile(tmp_path / "log", tmp_path / "log-as-it-was")
    shutil.copyfile(tmp_path / "as-it-was", file)
    shutil.copyfile(tmp_path / "log-as-it-was", tmp_path / "log")
    os.rename(tmp_path / "log", f"{file}-wal")
    return settings.database


async def test_a_killed_server_s_log_is_applied_to_its_own_file(tmp_path: Path) -> None:
    assert await people_in(await killed_with_a_log(tmp_path)) == ["Anna"]


async def test_a_folder_that_was_copied_as_a_whole_opens(tmp_path: Path) -> None:
    await killed_with_a_log(tmp_path)
    copied = tmp_path / "copied"
    copied.mkdir()
    for path in tmp_path.glob(f"{NAME}*"):
        shutil.copyfile(path, copied / path.name)
    assert await people_in(f"sqlite:///{copied / NAME}") == ["Anna"]


@pytest.mark.parametrize("by", [shutil.copyfile, shutil.move])
async def test_a_killed_server_s_log_is_not_applied_to_another_file(tmp_path: Path, by: Any) -> None:
    await club_of(f"sqlite:///{tmp_path}/other", "Other")
    url, file = await killed_with_a_log(tmp_path), tmp_path / NAME
    await backup(f"sqlite:///{tmp_path}/other", tmp_path / "other.backup")
    by(tmp_path / "other.backup", file)
    before = file.read_bytes()
    with pytest.raises(StorageError) as refused:
        await people_in(url)
    assert refused.value.reason["key"] == "server.error.database-log"
    assert file.read_bytes() == before
    Path(f"{file}-wal").rename(tmp_path / "put away")
    assert await people_in(url) == ["Other"]


async def test_nor_is_it_applied_to_an_older_copy_of_the_same_file(tmp_path: Path) -> None:
    url, file = await killed_with_a_log(tmp_path), tmp_path / NAME
    shutil.copyfile(file, tmp_path / "older")
    shutil.move(tmp_path / "older", file)
    with pytest.raises(StorageError) as refused:
        await people_in(url)
    assert refused.value.reason["key"] == "server.error.database-log"

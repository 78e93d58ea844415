"""The host's drill: an older server's running games go on under this one; a backup taken under load is whole."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.whole.club import People, Player, Server, stopping
from tests.server.whole.looking import look
from tests.server.whole.test_kills import WISHES

from zunft.server.storage import Database
from zunft.server.storage.checking import check

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
OLD = Path(__file__).parent / "old"


def zunft(*words: str) -> str:
    """A command, as a host gives it."""
    done = subprocess.run([sys.executable, "-m", "zunft", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


async def texts_of(url: str, tables: list[str]) -> dict[str, list[str]]:
    database = await Database.open(url)
    texts = {table: [line.text for line in await database.journals.read(table)] for table in tables}
    await database.close()
    return texts


async def test_running_games_of_an_older_server_go_on(tmp_path: Path) -> None:
    file, old = tmp_path / "club.sqlite", json.loads((OLD / "club.json").read_text())
    shutil.copy(OLD / "club.sqlite", file)
    url, tables = f"sqlite:///{file}", [each["table"] for each in old["tables"]]
    before = await texts_of(url, tables)
    server = Server(url, tmp_path, ZUNFT_ARCHIVE_DAYS="0")
    with stopping([server]):
        await server.start()
        people = People([server])
        for each in old["tables"]:
            for seat, key in enumerate(each["keys"]):
                player = Player(people, each["table"], seat, "", random.Random(seat), key)
                people.tasks.append(asyncio.ensure_future(player.play()))
        await asyncio.wait_for(asyncio.gather(*people.tasks), 120)
    database = await Database.open(url)
    checked = await check(database)
    assert checked.faults == []
    assert {(await database.tables.get(table)).phase for table in tables} == {"over"}
    await database.close()
    after = await texts_of(url, tables)
    assert all(after[table][: len(before[table])] == before[table] for table in tables)
    assert {each.table for each in people.acknowledged} == set(tables)


def test_the_old_club_is_small() -> None:
    assert (OLD / "club.sqlite").stat().st_size < 200 * 1024


async def test_a_backup_taken_under_load_restores_and_verifies(tmp_path: Path) -> None:
    url, saved = f"sqlite:///{tmp_path}/club.sqlite", tmp_path / "club.backup"
    server = Server(url, tmp_path)
    with stopping([server]):
        await server.start()
        people = People([server])
        await people.begin(WISHES)
        await people.until_acknowledged(40)
        before = list(people.acknowledged)
        await asyncio.to_thread(zunft, "backup", str(saved), "--database", url)
        await people.until_acknowledged(10)
        await people.end()
    restored = f"sqlite:///{tmp_path}/restored.sqlite"
    await asyncio.to_thread(zunft, "restore", str(saved), "--database", restored, "--verify")
    then = {each.table for each in before}
    await look(restored, [each for each in people.sent if each.table in then], before)
    await look(url, people.sent, people.acknowledged)

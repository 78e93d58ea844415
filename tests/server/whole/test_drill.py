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
from zunft.server.storage.upgrade import revision_of
from zunft.server.storage.verify import check

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
OLD = Path(__file__).parent / "old"
CLUBS = sorted(OLD.glob("club-*.sqlite"))
ROOT = Path(__file__).parents[3]


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


@pytest.mark.parametrize("club", CLUBS, ids=[club.stem for club in CLUBS])
async def test_running_games_of_an_older_server_go_on(tmp_path: Path, club: Path) -> None:
    file, old = tmp_path / "club.sqlite", json.loads(club.with_suffix(".json").read_text())
    shutil.copy(club, file)
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


def test_the_old_clubs_are_small() -> None:
    assert all(club.stat().st_size < 200 * 1024 for club in CLUBS)


async def test_there_is_a_club_with_the_first_tables_and_one_with_the_newest(tmp_path: Path) -> None:
    """Whoever changes the tables makes one more, so that the next server has to go on with it."""
    database = await Database.open(f"sqlite:///{tmp_path}/club.sqlite")
    async with database.connections.reading() as connection:
        newest = await connection.run_sync(revision_of)
    await database.close()
    assert {"club-0001", f"club-{newest}"} <= {club.stem for club in CLUBS}


def source_before(folder: Path) -> Path:
    """The source of the previous commit; that of this one, where the checkout has changed since or knows no other."""
    is_changed = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", "src"], cwd=ROOT, check=False).returncode
    for before in ("HEAD",) if is_changed else ("HEAD~1", "HEAD"):
        packed = subprocess.run(
            ["git", "archive", before, "src", "pyproject.toml"], cwd=ROOT, capture_output=True, check=False
        )
        if packed.returncode == 0:
            subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
            return folder / "src"
    return ROOT / "src"


async def test_a_server_of_the_previous_commit_is_killed_and_this_one_goes_on_under_its_people(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/club.sqlite"
    old = Server(url, tmp_path, PYTHONPATH=str(source_before(tmp_path)))
    new = Server(url, tmp_path, ZUNFT_PORT=str(old.port))
    new.port = old.port
    with stopping([old, new]):
        await old.start()
        people = People([old], 7)
        await people.begin(WISHES)
        await people.until_acknowledged(30)
        old.kill()
        await new.start()
        await people.until_acknowledged(30)
        await people.end()
    await look(url, people.sent, people.acknowledged)
    assert (old.faults(), new.faults()) == ([], [])


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

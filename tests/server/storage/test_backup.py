"""A club is backed up while it plays, restored, moved and checked, and every game is played again to prove it."""

from __future__ import annotations

import asyncio
import errno
import os
import random
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from sqlalchemy import Executable, text, update
from tests.server.services import new_database
from tests.server.storage.samples import game, lines_of, person, table
from tests.server.storage.test_exclusive import beating

import zunft
from zunft.server.storage import Database, StorageError, heartbeat, schema
from zunft.server.storage import seal as seals
from zunft.server.storage.backup import _keep, backup, prove_place, restore
from zunft.server.storage.copy import tallies
from zunft.server.storage.exclusive import alone
from zunft.server.storage.move import move, opened
from zunft.server.storage.pack import write_pack
from zunft.server.storage.records import GameRow, Message, Phase, Receipt, new_id, now
from zunft.server.storage.telling import Tell
from zunft.server.storage.verify import Faulty, check, fault_text
from zunft.text.languages import LANGUAGES

pytestmark = pytest.mark.anyio
CLUBS = Path(__file__).parents[1] / "whole" / "old"  # of earlier programs


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of another new database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"
    else:
        with new_database(request.getfixturevalue("postgresql_server")) as address:
            yield address


async def keep_game(database: Database, moves: int | None, seed: int, **more: Any) -> GameRow:
    """A game of so many answers, or a finished one."""
    played = table(bytes([seed] * 32))
    while not played.over and (moves is None or moves > 0):
        seat = played.waiting_for[0]
        played.play(seat, played.options(int(seat))[0])
        moves = None if moves is None else moves - 1
    new = game(played, seed=bytes([seed] * 32), edition_text=played.edition.text, **more)
    await database.tables.create(new)
    phase = Phase("over", {"scores": played.scores}) if played.over else Phase("running")
    await database.journals.append(new.id, 0, lines_of(played), phase=phase, receipt=Receipt("k", 0))
    return new


async def keep_club(database: Database) -> list[GameRow]:
    anna = person(login="änne", kind="account", settings={"ü": [1, None]})
    await database.people.create(anna)
    games = [
        await keep_game(database, moves, seed, made_by=anna.id) for seed, moves in enumerate((None, 5, 0), start=1)
    ]
    said = Message(id=new_id(), game=games[0].id, person=anna.id, at=now(), text="“Zünfte” 🎲", hidden=True)
    await database.talk.say(said)
    await database.tables.create(game(edition_text=table().edition.text, words={1: "tulip"}))
    return games


async def everything(url: str) -> object:
    async with opened(url) as database, database.connections.reading() as connection:
        return {name: (tally.count, tally.sum) for name, tally in (await tallies(connection)).items()}


async def test_a_whole_club_is_checked(database: Database) -> None:
    games = await keep_club(database)
    told: list[tuple[str, int, int]] = []
    checked = await check(database, lambda *step: told.append(step))
    assert (checked.games, checked.faults) == (4, [])
    assert told == [("verify", games, 4) for games in (1, 2, 3, 4)]
    assert checked.lines == sum([(await database.tables.get(each.id)).lines for each in games])


async def heard(work: Callable[[Tell], Awaitable[object]]) -> dict[str, list[tuple[int, int]]]:
    """What is told of each step of a piece of work: how much of it is done, and how much there is."""
    told: dict[str, list[tuple[int, int]]] = {}
    await work(lambda step, done, of: told.setdefault(step, []).append((done, of)))
    return told


async def test_who_waits_for_a_backup_a_restore_or_a_move_hears_how_far_it_is(
    database: Database, url: str, elsewhere: str, tmp_path: Path
) -> None:
    await keep_club(database)
    file, restored = tmp_path / "backup", f"sqlite:///{tmp_path}/restored.sqlite"
    for told in (
        await heard(lambda tell: backup(url, file, verify=True, tell=tell)),
        await heard(lambda tell: restore(file, restored, tell=tell)),
        await heard(lambda tell: prove_place(str(file), tell)),
        await heard(lambda tell: move(url, elsewhere, tell, anyway=True)),
    ):
        assert list(told) == ["copy", "verify"]
        for steps in told.values():
            assert steps == sorted(steps)
            assert steps[-1][0] == steps[-1][1] > 0


async def break_chain(database: Database, games: list[GameRow]) -> str:
    line = schema.line.c
    await database.connections.write(update(schema.line).where(line.game == games[1].id).values(text="0 cheat"))
    return "server.error.broken-chain"


async def break_result(database: Database, games: list[GameRow]) -> str:
    row = update(schema.game).where(schema.game.c.id == games[0].id)
    await database.connections.write(row.values(result={"scores": [99, 0]}))
    return "server.error.broken-game"


async def break_edition(database: Database, games: list[GameRow]) -> str:
    row: Executable = update(schema.game).where(schema.game.c.id == games[1].id).values(edition_text="title = 3")
    await database.connections.write(row)
    return "server.error.broken-game"


async def break_moves(database: Database, games: list[GameRow]) -> str:
    """A move that the rules do not allow, though the chain is whole."""
    count = (await database.tables.get(games[1].id)).lines
    await database.journals.append(games[1].id, count, ["0 cheat"])
    return "server.error.broken-game"


@pytest.mark.parametrize("spoil", [break_chain, break_result, break_edition, break_moves])
async def test_a_faulty_game_is_named_and_is_not_moved(
    database: Database, url: str, tmp_path: Path, spoil: Callable[[Database, list[GameRow]], Any]
) -> None:
    key = await spoil(database, await keep_club(database))
    checked = await check(database)
    assert [fault.reason["key"] for fault in checked.faults] == [key]
    assert all(zunft.say(checked.faults[0].reason, language) for language in LANGUAGES)
    target = f"sqlite:///{tmp_path / 'target.sqlite'}"
    with pytest.raises(Faulty, match="One of 4"):
        await move(url, target)
    async with opened(target) as there:
        assert await there.tables.list() == []


async def test_a_club_moves_and_goes_on(database: Database, url: str, elsewhere: str) -> None:
    games = await keep_club(database)
    checked = await move(url, elsewhere)
    assert (checked.games, checked.faults) == (4, [])
    assert await everything(elsewhere) == await everything(url)
    async with opened(elsewhere) as there:
        assert await there.tables.get(games[1].id) == await database.tables.get(games[1].id)
        count = (await there.tables.get(games[1].id)).lines
        assert (await there.journals.append(games[1].id, count, ["0 undo"])).number == count + 1
    with pytest.raises(StorageError, match="already"):
        await move(url, elsewhere)


async def test_a_backup_comes_back(database: Database, url: str, elsewhere: str, tmp_path: Path) -> None:
    await keep_club(database)
    file = tmp_path / "backup"
    await backup(url, file)
    checked = await restore(file, elsewhere)
    assert (checked.games, checked.faults) == (4, [])
    assert await everything(elsewhere) == await everything(url)
    with pytest.raises(StorageError, match="already"):
        await backup(url, file)
    with pytest.raises(StorageError, match="already"):
        await restore(file, elsewhere)
    assert file.stat().st_mode & 0o077 == 0
    assert [each.name for each in tmp_path.glob(".backup*")] == []


async def test_a_backup_taken_while_people_play_is_one_moment(url: str, tmp_path: Path) -> None:
    database = await Database.open(url)
    games = [await keep_game(database, 0, seed) for seed in range(3)]
    acknowledged: dict[str, int] = {}
    players = [asyncio.ensure_future(play_on(database, each, acknowledged)) for each in games]
    for at in range(3):
        await asyncio.sleep(0.1)
        before = dict(acknowledged)
        await backup(url, tmp_path / f"backup{at}")
        target = f"sqlite:///{tmp_path / f'target{at}.sqlite'}"
        checked = await restore(tmp_path / f"backup{at}", target)
        assert checked.faults == []
        async with opened(target) as there:
            assert all([(await there.tables.get(id_)).lines >= number for id_, number in before.items()])
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await database.close()


async def play_on(database: Database, here: GameRow, acknowledged: dict[str, int]) -> None:
    """Guild, undo, guild, undo: lines for ever that can be played again."""
    found = await database.tables.get(here.id)
    played, number = table(found.seed), found.lines
    while True:
        seat = played.waiting_for[0]
        before = len(lines_of(played))
        played.play(seat, played.options(seat)[0])
        if played.can_undo(seat):
            played.undo(seat)
        if played.over:
            return
        number = (await database.journals.append(here.id, number, lines_of(played)[before:])).number
        acknowledged[here.id] = number


async def test_a_faulty_backup_leaves_nothing(database: Database, url: str, elsewhere: str, tmp_path: Path) -> None:
    await break_result(database, await keep_club(database))
    await backup(url, tmp_path / "backup")
    with pytest.raises(Faulty):
        await restore(tmp_path / "backup", elsewhere)
    async with opened(elsewhere) as there:
        assert await there.tables.list() == []
    assert (await restore(tmp_path / "backup", elsewhere, verify=False)).games == 4


async def test_a_damaged_game_is_named_when_it_is_saved(database: Database, url: str, tmp_path: Path) -> None:
    """Whoever rotates backups would else write a damaged one over the last good one."""
    games = await keep_club(database)
    checked = await backup(url, tmp_path / "good", verify=True)
    assert checked is not None
    assert (checked.games, checked.faults) == (4, [])
    await break_chain(database, games)
    with pytest.raises(Faulty) as faulty:
        await backup(url, tmp_path / "bad", verify=True)
    assert [fault.game for fault in faulty.value.checked.faults] == [games[1].id]
    assert not (tmp_path / "bad").exists()
    await backup(url, tmp_path / "bad")  # what is damaged can be saved all the same
    assert (tmp_path / "bad").exists()


async def test_a_club_and_its_backup_are_checked_where_they_are(database: Database, url: str, tmp_path: Path) -> None:
    games = await keep_club(database)
    await backup(url, tmp_path / "backup")
    for place in (url, str(tmp_path / "backup"), *([url.removeprefix("sqlite:///")] if "sqlite" in url else [])):
        before = await everything(url)
        assert (await prove_place(place)).games == 4
        assert await everything(url) == before
    await break_chain(database, games)
    with pytest.raises(Faulty):
        await prove_place(url)
    assert (await prove_place(str(tmp_path / "backup"))).games == 4


async def test_a_flipped_bit_anywhere_in_a_backup_is_found(tmp_path: Path) -> None:
    """Also in what has no chain of hashes: words of people, names, receipts, indexes, unused space."""
    url, file, rng = f"sqlite:///{tmp_path / 'club.sqlite'}", tmp_path / "backup", random.Random(1302)
    async with opened(url) as database:
        await keep_club(database)
    await backup(url, file)
    assert seals.state_of(file) == "whole"
    size, found = file.stat().st_size, 0
    with file.open("r+b") as bytes_of_file:
        for _ in range(1000):
            at, bit = rng.randrange(16, size), 1 << rng.randrange(8)  # before, it is no database any more
            flip(bytes_of_file, at, bit)
            found += seals.state_of(file) == "changed"
            flip(bytes_of_file, at, bit)
    assert found == 1000
    assert seals.state_of(file) == "whole"


def flip(opened_file: BinaryIO, at: int, bit: int) -> None:
    opened_file.seek(at)
    (byte,) = opened_file.read(1)
    opened_file.seek(at)
    opened_file.write(bytes([byte ^ bit]))
    opened_file.flush()


async def test_a_changed_word_is_found_and_restored_only_when_that_is_wanted(tmp_path: Path) -> None:
    url, new = f"sqlite:///{tmp_path / 'club.sqlite'}", f"sqlite:///{tmp_path / 'new.sqlite'}"
    async with opened(url) as database:
        games = await keep_club(database)
        await database.talk.say(Message(id="m", game=games[0].id, person=None, text="a word of many words"))
    file = tmp_path / "backup"
    await backup(url, file)
    file.write_bytes(file.read_bytes().replace(b"a word of many words", b"a word of many swords"[:20]))
    with pytest.raises(StorageError) as error:
        await restore(file, new)
    assert error.value.reason["key"] == "server.error.backup-changed"
    assert not (tmp_path / "new.sqlite").exists()
    assert (await restore(file, new, verify=False)).games == 4


async def test_a_changed_row_of_a_pack_is_found(tmp_path: Path) -> None:
    url, new = f"sqlite:///{tmp_path / 'club.sqlite'}", f"sqlite:///{tmp_path / 'new.sqlite'}"
    async with opened(url) as database:
        await keep_club(database)
        await write_pack(database, tmp_path / "pack")
    with zipfile.ZipFile(tmp_path / "pack") as pack, zipfile.ZipFile(tmp_path / "changed", "w") as changed:
        for name in pack.namelist():
            changed.writestr(name, pack.read(name).replace(b'"key":"k"', b'"key":"K"'))
    with pytest.raises(StorageError, match="not a complete backup"):
        await restore(tmp_path / "changed", new)
    assert (await restore(tmp_path / "pack", new)).games == 4


async def test_a_backup_that_was_announced_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bytes before its name, and its name before anybody is told."""
    url, file, done = f"sqlite:///{tmp_path / 'club.sqlite'}", tmp_path / "folder" / "backup", list[str]()
    file.parent.mkdir()
    async with opened(url) as database:
        await keep_club(database)
    sync, link = os.fsync, os.link

    def noted_sync(handle: int) -> None:
        done.append(f"sync {Path(os.readlink(f'/proc/self/fd/{handle}')).name.partition('.backup.')[1] or 'folder'}")
        sync(handle)

    def noted_link(*paths: Any) -> None:
        done.append("name")
        link(*paths)

    monkeypatch.setattr(os, "fsync", noted_sync)
    monkeypatch.setattr(os, "link", noted_link)
    await backup(url, file)
    assert done == ["sync .backup.", "name", "sync folder"]


KILLED = """
import asyncio, os, pathlib, signal, sys
from zunft.server.storage.backup import restore

def die(step, done, of):
    if step == "verify":
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(restore(pathlib.Path(sys.argv[1]), sys.argv[2], tell=die))
"""


async def test_a_backup_that_is_not_proved_yet_is_gone_after_a_kill(
    database: Database, url: str, elsewhere: str, tmp_path: Path
) -> None:
    await keep_club(database)
    await backup(url, tmp_path / "backup")
    command = [sys.executable, "-c", KILLED, str(tmp_path / "backup"), elsewhere]
    killed = await asyncio.to_thread(subprocess.run, command, check=False)
    assert killed.returncode == -signal.SIGKILL
    async with opened(elsewhere) as there:
        assert await there.tables.list() == []
    assert (await restore(tmp_path / "backup", elsewhere)).games == 4


async def test_what_is_no_backup_is_told(tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'target.sqlite'}"
    (tmp_path / "letter").write_text("Dear Anna")
    (tmp_path / "torn").write_bytes(b"PK\x03\x04 torn")
    with zipfile.ZipFile(tmp_path / "other", "w") as other:
        other.writestr("readme", "no rows")
    with zipfile.ZipFile(tmp_path / "short", "w") as short:
        short.writestr("zunft.json", '{"format": 1, "revision": "0001", "rows": {"person": 3}}')
        short.writestr("person.jsonl", "")
    for name in ("letter", "torn", "other", "short"):
        with pytest.raises(StorageError, match="not a complete backup"):
            await restore(tmp_path / name, target)
    with pytest.raises(StorageError, match=r"no file .*nowhere\."):
        await restore(tmp_path / "nowhere", target)


@pytest.fixture(params=["sqlite", "pack"])
async def whole(request: pytest.FixtureRequest, tmp_path: Path) -> bytes:
    """The content of a backup of either kind."""
    database = await Database.open(f"sqlite:///{tmp_path / 'club.sqlite'}")
    await keep_club(database)
    if request.param == "pack":
        await write_pack(database, tmp_path / "whole")
    else:
        await backup(f"sqlite:///{tmp_path / 'club.sqlite'}", tmp_path / "whole")
    await database.close()
    return (tmp_path / "whole").read_bytes()


async def test_a_damaged_backup_is_told_by_its_name_and_leaves_nothing(whole: bytes, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    file, rng = tmp_path / "damaged", random.Random(7)
    for part in range(1, 10):
        file.write_bytes(whole[: len(whole) * part // 10])
        await restore_damaged(file, tmp_path / "new" / "club.sqlite")
    for _ in range(15):
        at, noise = rng.randrange(len(whole) // 2), rng.randbytes(len(whole) // 10)
        file.write_bytes(whole[:at] + noise + whole[at + len(noise) :])
        await restore_damaged(file, tmp_path / "new" / "club.sqlite")


async def restore_damaged(file: Path, target: Path) -> None:
    with pytest.raises(StorageError) as error:
        await restore(file, f"sqlite:///{target}")
    assert isinstance(error.value, Faulty) or str(file) in str(error.value)
    assert list(target.parent.iterdir()) == []


async def test_a_backup_that_cannot_be_restored_leaves_a_file_that_was_there(tmp_path: Path) -> None:
    (tmp_path / "torn").write_bytes(b"PK\x03\x04 torn")
    (tmp_path / "club.sqlite").touch()
    with pytest.raises(StorageError):
        await restore(tmp_path / "torn", f"sqlite:///{tmp_path / 'club.sqlite'}")
    assert (tmp_path / "club.sqlite").exists()


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
async def test_a_backup_of_a_damaged_database_is_refused(tmp_path: Path, part: float) -> None:
    file = tmp_path / "club.sqlite"
    async with opened(f"sqlite:///{file}") as database:
        await keep_club(database)
    file.write_bytes(file.read_bytes()[: int(file.stat().st_size * part)])
    with pytest.raises(StorageError) as error:
        await backup(f"sqlite:///{file}", tmp_path / "backup")
    assert error.value.reason["key"] == "server.error.database-damaged"
    assert str(file) in str(error.value)
    assert not (tmp_path / "backup").exists()


async def test_a_page_that_has_turned_to_noise_is_found_while_it_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    async with opened(f"sqlite:///{file}") as database:
        await keep_club(database)
    found = bytearray(file.read_bytes())
    page = len(found) // 4096 - 1
    found[page * 4096 : (page + 1) * 4096] = b"\x0d\xff" * 2048
    file.write_bytes(found)
    with pytest.raises(StorageError, match="damaged"):
        await backup(f"sqlite:///{file}", tmp_path / "backup")


@pytest.fixture
def without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a stick: FAT knows no links."""

    def no_link(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_link)


@pytest.mark.usefixtures("without_links")
async def test_a_disk_without_links_takes_a_backup_too(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'club.sqlite'}", tmp_path / "stick" / "backup"
    file.parent.mkdir()
    async with opened(url) as database:
        await keep_club(database)
    await backup(url, file)
    assert file.stat().st_mode & 0o077 == 0
    assert [each.name for each in file.parent.iterdir()] == ["backup"]
    assert (await restore(file, f"sqlite:///{tmp_path / 'new.sqlite'}")).games == 4


@pytest.mark.usefixtures("without_links")
async def test_a_file_that_comes_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "part").write_text("new")
    (tmp_path / "file").write_text("old")
    with pytest.raises(StorageError, match="already"):
        _keep(tmp_path / "part", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "old"


@pytest.mark.usefixtures("without_links")
async def test_a_backup_that_finds_no_room_leaves_no_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", no_room)
    (tmp_path / "part").write_text("new")
    with pytest.raises(OSError, match="No space"):
        _keep(tmp_path / "part", tmp_path / "file")
    assert not (tmp_path / "file").exists()


async def test_a_club_that_is_played_at_does_not_move(
    database: Database, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "LOOK", 0.02)
    await keep_club(database)
    (tmp_path / "new").mkdir()
    target = f"sqlite:///{tmp_path / 'new' / 'club.sqlite'}"
    async with beating(database):
        with pytest.raises(StorageError, match="anyway"):
            await move(url, target)
        assert list((tmp_path / "new").iterdir()) == []
        assert (await move(url, target, anyway=True)).games == 4


async def test_a_club_at_which_an_earlier_program_serves_is_not_brought_up_to_date(tmp_path: Path) -> None:
    """It could not be started again on newer tables."""
    club = tmp_path / "club.sqlite"
    shutil.copy(CLUBS / "club-0001.sqlite", club)
    async with alone(f"sqlite:///{club}"):
        with pytest.raises(StorageError, match="anyway"):
            await move(f"sqlite:///{club}", f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert club.read_bytes() == (CLUBS / "club-0001.sqlite").read_bytes()
    assert (await move(f"sqlite:///{club}", f"sqlite:///{tmp_path / 'new.sqlite'}")).games


async def test_a_newer_backup_of_sqlite_is_told_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "newer"
    async with opened(f"sqlite:///{file}") as database:
        await database.connections.write(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match=f"{file} was written by a newer version of Zunft"):
        await restore(file, f"sqlite:///{tmp_path / 'target.sqlite'}")


async def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "newer", "w") as newer:
        newer.writestr("zunft.json", '{"format": 1, "revision": "9999", "rows": {}}')
    with pytest.raises(StorageError, match="newer version of Zunft"):
        await restore(tmp_path / "newer", f"sqlite:///{tmp_path / 'target.sqlite'}")


async def test_a_backup_of_nothing_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be reached"):
        await backup(f"sqlite:///{tmp_path / 'hall.sqlite'}", tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []
    await (await Database.open(f"sqlite:///{tmp_path / 'hall.sqlite'}")).close()
    with pytest.raises(StorageError, match=r"no folder .*nowhere\."):
        await backup(f"sqlite:///{tmp_path / 'hall.sqlite'}", tmp_path / "nowhere" / "backup")


async def test_a_club_that_is_not_there_does_not_move(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as error:
        await move(f"sqlite:///{tmp_path}/away.sqlite", f"sqlite:///{tmp_path}/new.sqlite")
    assert error.value.reason["key"] == "server.error.database-away"
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_of_an_empty_database_is_refused(postgresql: str, tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite").touch()
    for address in (postgresql, f"sqlite:///{tmp_path / 'empty.sqlite'}"):
        with pytest.raises(StorageError, match="not a Zunft database"):
            await backup(address, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def test_a_broken_game_that_runs_is_told_without_its_moves() -> None:
    error = ValueError("line 7: “0 play secret” cannot have been played: secret")
    assert "secret" not in fault_text(game(phase="running"), error)
    assert fault_text(game(phase="running"), error).startswith("line 7")
    assert fault_text(game(phase="over"), error) == str(error)


async def test_a_file_or_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.sqlite'}"
    await (await Database.open(url)).close()
    with pytest.raises(StorageError) as error:
        await backup(url, tmp_path / "nowhere" / "club.backup")
    assert error.value.reason["key"] == "server.error.no-folder"
    with pytest.raises(StorageError) as error:
        await restore(tmp_path / "nothing.backup", f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert error.value.reason["key"] == "server.error.no-file"
    assert not (tmp_path / "new.sqlite").exists()

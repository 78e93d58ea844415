"""A server is lost with all but last night's backup; two browsers bring the evening back, their people included."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.server.web.callers import HEADERS, Caller
from tests.server.web.conftest import settings_for
from tests.server.web.serving import Running, Screen, running
from tests.server.web.test_socket import table_for_two

from zunft.server.live.packets import SIZE
from zunft.server.storage.backup import backup, restore
from zunft.server.storage.records import LineRow
from zunft.table.lines import RESEED

pytestmark = pytest.mark.anyio


class Keeper(Screen):
    """A screen that keeps what it is asked to keep."""

    @property
    def kept(self) -> list[str]:
        return [message["packet"] for message in self.told if message["type"] == "packet"]

    async def settle(self) -> None:
        """Whatever is on its way comes."""
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(0.05):
                    await self.hear()


async def evening(here: Running, anna: Caller, berta: Caller) -> tuple[str, list[Keeper], list[LineRow]]:
    table = await table_for_two(here, anna, berta)
    async with here.socket(table, anna) as one, here.socket(table, berta) as two:
        screens = [Keeper(one, 0), Keeper(two, 1)]
        for screen in screens:
            await screen.hello(packet="")
        for _ in range(10):
            for screen in screens:
                await screen.settle()
                if screen.page["question"]:
                    await screen.answer(screen.page["options"][0])
        for screen in screens:
            await screen.settle()
    return table, screens, await here.club.database.journals.read_checked(table)


def as_before(here: Running, caller: Caller) -> httpx2.AsyncClient:
    """The same browser, with the cookie that it has."""
    return httpx2.AsyncClient(
        base_url=here.address, headers=HEADERS, timeout=20, cookies={"zunft": caller.http.cookies["zunft"]}
    )


async def test_two_browsers_bring_an_evening_back(tmp_path: Path) -> None:
    keys, saved = tmp_path / "keys", tmp_path / "last-night.backup"
    settings = settings_for(tmp_path, witness_keys=str(keys))
    async with running(settings) as here:
        await backup(settings.database, saved, keys=keys)
        async with here.caller("Anna") as anna, here.caller("Berta") as berta:
            table, screens, lost = await evening(here, anna, berta)
    assert all(len(base64.b64decode(packet)) == SIZE for screen in screens for packet in screen.kept)
    check_keys(keys)

    (tmp_path / "new").mkdir()
    again = settings_for(tmp_path / "new", witness_keys=str(tmp_path / "new" / "keys"))
    await restore(saved, again.database, keys=tmp_path / "new" / "keys")
    assert (tmp_path / "new" / "keys").read_bytes() == keys.read_bytes()
    async with running(again) as here, as_before(here, anna) as one, as_before(here, berta) as two:
        first, second = Caller(one), Caller(two)
        assert (await first.get("/api/me"))["person"] is None
        assert (await first.get("/api/witness"))["restored"] is not None
        await first.get(f"/api/tables/{table}", 404)
        for at, (caller, screen) in enumerate(zip((first, second), screens, strict=True)):
            await hand_in(caller, table, at, screen.kept)
        assert (await first.get("/api/me"))["person"]["name"] == "Anna"
        found = [line.text for line in await here.club.database.journals.read_checked(table)]
        came_back = next(at for at, text in enumerate(found) if text.startswith(RESEED))
        assert 12 < came_back <= len(lost)
        assert found[:came_back] == [line.text for line in lost][:came_back]
        page = await first.get(f"/api/tables/{table}/page?seat=0")
        assert page["awaits"] is None
        assert (await second.call("GET", "/api/host/witness", 403))["key"] == "server.error.hosts-only"
        await goes_on(here, table, anna, screens[0].kept[-1])


async def goes_on(here: Running, table: str, anna: Caller, last: str) -> None:
    """The chain of a page goes on after the last packet that it has kept."""
    async with here.socket(table, anna) as socket:
        screen = Keeper(socket, 0)
        await screen.hello(packet=last)
        await screen.settle()
        assert len(screen.kept) == 1


def check_keys(file: Path) -> None:
    """Nobody else reads them, and they do not lie in the database."""
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    key = bytes.fromhex(file.read_text("ascii"))
    for database in file.parent.glob("*.sqlite*"):
        assert key not in database.read_bytes()
        assert key.hex().encode() not in database.read_bytes()


async def hand_in(caller: Caller, table: str, seat: int, packets: list[str]) -> None:
    path, half = f"/api/tables/{table}/seats/{seat}/packets", len(packets) // 2
    done = await caller.post(path, 200, packets=packets[:half])
    assert (done["taken"], done["refused"]) == (half, 0)
    done = await caller.post(path, 200, packets=[*packets[half:], "no packet", "AAAA"], is_all=True)
    assert (done["taken"], done["refused"]) == (len(packets) - half, 2)


async def test_a_stream_brings_packets_too(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, witness_keys=str(tmp_path / "keys"))
    async with running(settings) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with anna.http.stream("GET", f"/api/tables/{table}/stream?seat=0&packet=") as stream:
            found = ""
            async for text in stream.aiter_text():
                found += text
                if "event: packet" in found and found.endswith("\n"):
                    break
        packet = found.partition("event: packet")[2].partition("data: ")[2].split()[0]
        assert len(base64.b64decode(packet)) == SIZE


async def test_a_hall_that_was_not_restored_asks_for_nothing(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, witness_keys=str(tmp_path / "keys"))
    async with running(settings) as here, here.caller("Anna") as anna:
        assert await anna.get("/api/witness") == {"restored": None, "last": None}
        refused: Any = await anna.post("/api/tables/table/seats/0/packets", 409, packets=[], is_all=True)
        assert refused["key"] == "server.error.not-restored"


async def test_a_backup_restored_without_asking_goes_on_as_it_is(tmp_path: Path) -> None:
    keys, saved = tmp_path / "keys", tmp_path / "club.backup"
    settings = settings_for(tmp_path, witness_keys=str(keys))
    async with running(settings) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        await backup(settings.database, saved, keys=keys)
    await restore(saved, f"sqlite:///{tmp_path}/new.sqlite")
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as new:
        assert new.execute("SELECT count(*) FROM restored").fetchone() == (0,)
        assert new.execute("SELECT count(*) FROM sqlite_master WHERE name = 'witness_key'").fetchone() == (0,)
        settings_kept = new.execute("SELECT settings FROM game WHERE id = ?", (table,)).fetchone()[0]
    assert '"restored": null' in settings_kept

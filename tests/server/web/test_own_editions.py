"""The club's own editions: a folder that is read again, uploads by hosts, and tables that keep what they began with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.web.callers import Callers

from zunft.catalogue import TITLES

pytestmark = pytest.mark.anyio
TINY = TITLES["strasbourg"].load("tiny").text
MINE = TINY.replace('name = "tiny"', 'name = "my-city"', 1).replace("coins = 4", "coins = 7", 1)
WISH = {"title": "strasbourg", "seats": 3, "edition": "my-city", "visibility": "public"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "editions").mkdir()
    return tmp_path / "editions"


@pytest.fixture
def changes(folder: Path) -> dict[str, Any]:
    return {"editions": str(folder)}


async def editions_of(callers: Callers) -> list[str]:
    found: list[str] = (await (await callers.nobody()).get("/api/titles"))["titles"]["strasbourg"]["editions"]
    return found


async def test_a_file_in_the_folder_is_an_edition_of_the_club(callers: Callers, folder: Path) -> None:
    anna = await callers.guest()
    assert (await anna.post("/api/tables", 404, **WISH))["key"] == "server.error.no-edition"
    (folder / "city.toml").write_text(MINE, "utf-8")
    assert await editions_of(callers) == ["reconstruction", "tiny", "my-city"]
    table = (await anna.post("/api/tables", 201, **WISH))["table"]
    shown = await anna.get(f"/api/tables/{table}/edition")
    assert (shown["edition"], shown["data"]["start"]["coins"]) == ("my-city", 7)
    assert (await anna.get("/api/editions/strasbourg/my-city"))["hash"] == shown["hash"]
    (folder / "city.toml").unlink()
    assert "my-city" not in await editions_of(callers)
    assert (await anna.get(f"/api/tables/{table}/edition"))["hash"] == shown["hash"]  # a table keeps its own


async def test_a_host_adds_an_edition_after_the_same_check_and_removes_it(callers: Callers, folder: Path) -> None:
    host = await callers.host()
    wrong = MINE.replace("coins = 7", "coin = 7").replace('"council"', '"counsil"')
    said = await host.post("/api/host/editions", 200, text=wrong)
    assert [each["key"] for each in said["faults"]] == ["start.coin", "tasks.t05.kind"]
    assert wrong.split("\n")[said["faults"][0]["line"] - 1].startswith("coin =")
    assert list(folder.iterdir()) == []
    for _ in range(2):  # once more is the same
        said = await host.post("/api/host/editions", 200, text=MINE)
        assert said == {"title": "strasbourg", "edition": "my-city", "faults": []}
    assert [file.name for file in folder.iterdir()] == ["strasbourg-my-city.toml"]
    changed = MINE.replace("coins = 7", "coins = 8")
    assert (await host.post("/api/host/editions", 409, text=changed))["key"] == "server.error.edition-there"
    ours = await host.post("/api/host/editions", 200, text=TINY)
    assert "comes with the game" in ours["faults"][0]["fault"]
    await host.call("DELETE", "/api/host/editions/strasbourg/my-city", 204)
    assert list(folder.iterdir()) == []
    deeds = [deed["deed"] for deed in await host.get("/api/host/audit")]
    assert deeds[:1] == ["edition-removed"]
    assert "edition-added" in deeds


async def test_a_host_sees_what_is_wrong_with_a_file_of_the_folder(callers: Callers, folder: Path) -> None:
    (folder / "broken.toml").write_text(MINE.replace("coins = 7", "coins = -7"), "utf-8")
    (folder / "good.toml").write_text(MINE, "utf-8")
    seen = await (await callers.host()).get("/api/host/editions")
    assert seen["has_folder"]
    broken, good = seen["editions"]
    assert (broken["file"], broken["edition"], broken["faults"][0]["key"]) == ("broken.toml", "", "start.coins")
    assert (good["file"], good["title"], good["edition"], good["faults"]) == ("good.toml", "strasbourg", "my-city", [])


async def test_a_whole_game_is_played_with_an_own_edition(callers: Callers, folder: Path) -> None:
    (folder / "city.toml").write_text(MINE, "utf-8")
    anna = await callers.guest()
    table = (await anna.post("/api/tables", 201, **WISH, bots={"1": "apprentice", "2": "apprentice"}))["table"]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    page = await anna.post(f"/api/tables/{table}/begin", 200)
    assert page["view"]["players"][0]["coins"] == 7
    assert page["view"]["edition"] == "my-city"


@pytest.mark.parametrize("changes", [{}])
async def test_without_a_folder_nothing_can_be_added(callers: Callers) -> None:
    host = await callers.host()
    assert await host.get("/api/host/editions") == {"has_folder": False, "editions": []}
    assert (await host.post("/api/host/editions", 409, text=MINE))["key"] == "server.error.editions-nowhere"
    await host.call("DELETE", "/api/host/editions/strasbourg/my-city", 404)

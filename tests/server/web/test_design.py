"""The edition that is being designed, as its page asks for it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from tests.server.web.callers import Callers

from zunft.catalogue import TITLES

pytestmark = pytest.mark.anyio
GOOD = TITLES["gilde"].load("tiny").text.replace('name = "tiny"', 'name = "my-deck"', 1)
WISH = {"title": "gilde", "seats": 3, "edition": "my-deck"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "my-deck.toml"


@pytest.fixture
def changes(file: Path) -> dict[str, Any]:
    return {"design": str(file)}


def save(file: Path, text: str) -> None:
    """As another program does, later than before: two writes may fall into one tick of the file system's clock."""
    later = file.stat().st_mtime_ns + 1_000_000 if file.exists() else 1_000_000_000
    file.write_text(text, "utf-8")
    os.utime(file, ns=(later, later))


async def test_the_last_good_version_stays_playable(callers: Callers, file: Path) -> None:
    anna = await callers.guest()
    missing = await anna.get("/api/design")
    assert (missing["file"], missing["version"], missing["title"]) == ("my-deck.toml", 0, "")
    assert missing["faults"][0]["fault"].startswith("cannot be read")
    assert (await anna.get("/api/design/picture/0", 404))["key"] == "server.error.no-design-yet"
    save(file, GOOD)
    first = await anna.get("/api/design")
    assert (first["version"], first["title"], first["edition"], first["faults"]) == (1, "gilde", "my-deck", [])
    assert first["counted"]
    save(file, GOOD.replace("start_talers", "start_taler", 1))
    broken = await anna.get("/api/design")
    assert (broken["version"], broken["edition"], broken["saved"]) == (1, "my-deck", first["saved"])
    assert broken["change"] > first["change"]
    assert [each["key"] for each in broken["faults"]] == ["constants.start_taler"]
    table = (await anna.post("/api/tables", 201, **WISH))["table"]
    kept = (await anna.get(f"/api/tables/{table}/edition"))["hash"]
    save(file, GOOD.replace("start_talers = ", "start_talers = 1", 1))
    assert (await anna.get("/api/design"))["version"] == 2
    newer = (await anna.post("/api/tables", 201, **WISH))["table"]
    assert (await anna.get(f"/api/tables/{newer}/edition"))["hash"] != kept
    assert (await anna.get(f"/api/tables/{table}/edition"))["hash"] == kept


async def test_an_answer_waits_until_the_file_changes(callers: Callers, file: Path) -> None:
    save(file, GOOD)
    anna = await callers.guest()
    now = await anna.get("/api/design")
    later = asyncio.ensure_future(anna.get(f"/api/design?change={now['change']}&wait=true"))
    done, _ = await asyncio.wait([later], timeout=0.5)
    assert not done
    save(file, GOOD + "# the same, written anew\n")
    assert (await asyncio.wait_for(later, 10))["change"] == now["change"] + 1


async def test_its_drawing_is_a_picture_and_its_pages_may_be_framed_by_itself(callers: Callers, file: Path) -> None:
    save(file, GOOD)
    answer = await (await callers.nobody()).http.get("/api/design/picture/1")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "frame-ancestors 'self'; frame-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-frame-options"] == "SAMEORIGIN"


async def test_an_edition_has_another_name_than_ours(callers: Callers, file: Path) -> None:
    save(file, TITLES["gilde"].load("tiny").text)
    said = await (await callers.guest()).get("/api/design")
    assert (said["version"], [each["key"] for each in said["faults"]]) == (0, ["name"])

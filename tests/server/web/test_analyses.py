"""The analysis of a finished game over HTTP: asked for, fetched as it grows, learnt from."""

from __future__ import annotations

import asyncio

import pytest
from tests.analysis.games import finished
from tests.server.hall.test_analyses import Short
from tests.server.web.callers import Callers
from tests.server.web.test_play import begun

from zunft.server import services
from zunft.server.hall import analyses

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, and no longer than the judge alone takes."""
    monkeypatch.setattr(services, "AnalysisProcess", Short)
    monkeypatch.setattr(analyses, "LOOKS", 0.01)


@pytest.mark.parametrize("changes", [{"analysis": True}])
async def test_a_game_that_was_brought_is_analysed_when_somebody_asks(callers: Callers) -> None:
    anna, nobody = await callers.guest("Anna"), await callers.nobody()
    table = (await anna.post("/api/journals", 201, journal=finished("flanders")))["table"]
    path = f"/api/tables/{table}/analysis"
    assert (await nobody.get(path))["state"] == "none"
    await nobody.post(path, 401)
    assert (await anna.post(path, 200))["state"] in ("waiting", "working")
    async with asyncio.timeout(60):
        while (found := await nobody.get(path))["state"] != "done":
            await asyncio.sleep(0.01)
        while (await nobody.get(f"/api/tables/{table}/page"))["analysed"] != 1.0:  # told once it is kept
            await asyncio.sleep(0.01)
    assert (found["progress"], found["report"]["format"]) == (1.0, "zunft analysis 1")
    line = next(at for at, moment in enumerate(found["report"]["moments"]) if moment["seat"] == 0)
    page = await nobody.post(f"/api/tables/{table}/exercise", 200, seat=0, line=line, seed=3)
    after = await nobody.post(
        f"/api/tables/{table}/exercise", 200, seat=0, line=line, seed=3, answers=[page["options"][-1]]
    )
    assert after["events"]
    wrong = await nobody.post(f"/api/tables/{table}/exercise", 409, seat=0, line=line, seed=3, answers=["nothing"])
    assert wrong["key"] == "server.error.exercise-illegal"
    assert (await anna.get("/api/me/mistakes"))["needed"] == 5


@pytest.mark.parametrize("changes", [{"analysis": True}, {"analysis": False}])
async def test_a_running_game_is_analysed_for_nobody(callers: Callers, changes: dict[str, bool]) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    for method, path, body in (
        ("GET", "analysis", {}),
        ("POST", "analysis", {}),
        ("POST", "exercise", {"seat": 0, "line": 0}),
    ):
        refused = await anna.call(method, f"/api/tables/{table}/{path}", 409, **body)
        assert refused["key"] == "server.error.not-over"
    brought = (await anna.post("/api/journals", 201, journal=finished("flanders")))["table"]
    state = (await anna.get(f"/api/tables/{brought}/analysis"))["state"]
    assert state == ("none" if changes["analysis"] else "off")

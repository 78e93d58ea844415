"""A server that comes back answers at once, while the running games are still being played through."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.web.callers import Callers
from tests.server.web.conftest import settings_for
from tests.server.web.test_play import begun

from zunft.server.app import create_app
from zunft.server.hall.heartbeat import SHORT
from zunft.server.hall.tables import LiveTables
from zunft.server.services import open_club
from zunft.server.storage.records import now

pytestmark = pytest.mark.anyio


async def test_a_server_answers_before_all_games_are_awake_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    async with open_club(settings) as club, Callers(create_app(settings, club), club) as callers:
        anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
        table = await begun(anna, berta)
    go_on, wake = asyncio.Event(), LiveTables._wake_running

    async def wait_first(tables: LiveTables) -> None:
        await go_on.wait()
        await wake(tables)

    monkeypatch.setattr(LiveTables, "_wake_running", wait_first)
    async with open_club(settings) as club, Callers(create_app(settings, club), club) as callers:
        anyone = await callers.nobody()
        assert (await anyone.get("/health"))["waking"] is True
        assert (await anyone.get(f"/api/tables/{table}/page"))["phase"] == "running"
        go_on.set()
        assert club.waking is not None
        await club.waking
        assert (await anyone.get("/health"))["waking"] is False


async def test_a_server_that_cannot_write_says_so(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with open_club(settings) as club, Callers(create_app(settings, club), club) as callers:
        assert club.waking is not None
        await club.waking
        anyone = await callers.nobody()
        assert (await anyone.get("/health"))["status"] == "ok"
        club.hall.tables.heartbeat.there = now() - SHORT - 1  # since then no note could be written
        answer = await anyone.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "not-writable")


async def test_a_server_that_is_stopped_while_games_wake_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait_for_ever(_room: LiveTables) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(LiveTables, "_wake_running", wait_for_ever)
    async with asyncio.timeout(20), open_club(settings_for(tmp_path)) as club:
        assert club.is_waking
    assert not club.is_waking

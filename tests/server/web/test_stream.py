"""Server-sent events: the same pages for networks that let no socket through."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx2
import pytest
from tests.server.web.conftest import settings_for
from tests.server.web.serving import running
from tests.server.web.test_socket import table_for_two

from zunft.server.errors import NotFound, ServerError
from zunft.server.live.page import Page
from zunft.server.storage.records import hash_of
from zunft.server.web.guard import Caller
from zunft.server.web.limits import Full
from zunft.server.web.subscription import Follower

pytestmark = pytest.mark.anyio


async def pages(response: httpx2.Response) -> AsyncIterator[dict[str, Any]]:
    async for line in response.aiter_lines():
        if line.startswith("data: {"):
            yield json.loads(line.removeprefix("data: "))


async def test_a_stream_tells_the_page_and_every_new_one_until_the_server_stops(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        path = f"/api/tables/{table}/stream?seat=0"
        async with anna.http.stream("GET", path) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            told = pages(stream)
            first = await anext(told)
            assert first["seat"] == 0
            await answer_once(table, anna, berta)
            second = await anext(told)
            assert second["since"] == first["turn"]
            assert second["turn"] > first["turn"]
            await here.stop()
            assert [page async for page in told] == []


async def answer_once(table: str, *callers: Any) -> None:
    for seat, caller in enumerate(callers):
        page = await caller.get(f"/api/tables/{table}/page?seat={seat}")
        if page["options"]:
            path = f"/api/tables/{table}/seats/{seat}/answer"
            done = await caller.post(path, 200, ask=page["ask"], key="a" * 12, text=page["options"][0])
            assert done["type"] == "answered"
            assert done["page"]["turn"] > page["turn"]
            return


async def test_a_stream_that_fails_ends_so_that_its_reader_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_follower: Follower, _since: int) -> AsyncIterator[Page]:
        raise RuntimeError("what nobody has thought of")
        yield

    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        monkeypatch.setattr(Follower, "pages", broken)
        async with anna.http.stream("GET", f"/api/tables/{table}/stream?seat=0") as stream:
            assert [page async for page in pages(stream)] == []


async def test_a_stream_goes_on_after_the_last_event_that_came(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        await answer_once(table, anna, berta)
        path = f"/api/tables/{table}/stream"
        async with anna.http.stream("GET", path, headers={"Last-Event-ID": "1"}) as stream:
            page = await anext(pages(stream))
            assert (page["since"], page["seat"]) == (1, None)


async def test_a_stream_is_refused_like_a_page(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        refused = await berta.http.get(f"/api/tables/{table}/stream?seat=0")
        assert (refused.status_code, refused.json()["key"]) == (403, "server.error.not-your-seat")


async def test_a_stream_too_many_is_refused_with_a_status(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, sockets_an_address=1)) as here, here.caller("Anna") as anna:
        table = (await anna.post("/api/tables", 201, title="flanders", seats=2))["table"]
        path = f"/api/tables/{table}/stream"
        async with anna.http.stream("GET", path) as first:
            told = pages(first)  # kept: a stream whose reader is forgotten is closed
            await anext(told)
            second = await anna.http.get(path)
            assert (second.status_code, second.json()["key"]) == (429, "server.error.full")


async def test_a_stream_that_finds_the_door_shut_behind_another_ends_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Several come at once: each finds room when it asks, and not all when they begin."""
    async with running(settings_for(tmp_path, sockets_an_address=0)) as here, here.caller("Anna") as anna:
        table = (await anna.post("/api/tables", 201, title="flanders", seats=2))["table"]
        monkeypatch.setattr(here.club.open_sockets, "check", Mock(side_effect=[None, Full("full")]))
        told = await anna.http.get(f"/api/tables/{table}/stream")
        assert (told.status_code, told.text.split()) == (200, ["event:", "end", "data:", "server.error.full"])
    assert "Exception" not in caplog.text


@pytest.mark.parametrize(("proxies", "status"), [("127.0.0.0/8", 200), ("10.89.7.0/24", 429)])
async def test_callers_are_told_apart_behind_a_proxy_from_a_network_that_was_named(
    tmp_path: Path, proxies: str, status: int
) -> None:
    settings = settings_for(tmp_path, sockets_an_address=1, proxies=proxies)
    async with running(settings) as here, here.caller("Anna") as anna:
        path = f"/api/tables/{(await anna.post('/api/tables', 201, title='flanders', seats=2))['table']}/stream"
        async with anna.http.stream("GET", path, headers={"X-Forwarded-For": "192.0.2.1"}) as first:
            told = pages(first)
            await anext(told)
            async with anna.http.stream("GET", path, headers={"X-Forwarded-For": "192.0.2.2"}) as second:
                assert second.status_code == status


async def test_a_spectator_is_shown_no_page_of_a_table_that_has_become_private(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        nobody = httpx2.AsyncClient(base_url=here.address, timeout=20)
        async with nobody, nobody.stream("GET", f"/api/tables/{table}/stream") as stream:
            told = pages(stream)
            await anext(told)
            await here.club.database.tables.set_visibility(table, "private")
            await here.club.hall.tables.rows_changed(await here.club.hall.tables.live(table))
            await answer_once(table, anna, berta)
            assert [page async for page in told] == []


async def test_a_spectator_is_looked_at_again(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        person = await here.club.database.people.get(berta.id)
        secret = hash_of(berta.http.cookies["zunft"])
        watcher = Follower(here.club, Caller(person, secret), table, None)
        await watcher.check_again()
        await here.club.database.people.block(berta.id)
        with pytest.raises(ServerError):
            await watcher.check_again()
        stranger = Follower(here.club, Caller(), table, None)
        await stranger.check_again()
        await here.club.database.tables.set_visibility(table, "private")
        with pytest.raises(NotFound):
            await stranger.check_again()

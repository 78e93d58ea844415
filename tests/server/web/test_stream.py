"""Server-sent events: the same pages for networks that let no socket through."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.web.conftest import settings_for
from tests.server.web.serving import running
from tests.server.web.test_socket import table_for_two

pytestmark = pytest.mark.anyio


async def pages(response: httpx.Response) -> AsyncIterator[dict[str, Any]]:
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

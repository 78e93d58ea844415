"""Lines on which no request comes are closed; those on which one does are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.web.conftest import settings_for
from tests.server.web.serving import Screen, running
from tests.server.web.test_socket import table_for_two

from zunft.server.web import patient

pytestmark = pytest.mark.anyio
ASKED = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\nX-Never: "], ids=["nothing", "half a head"])
@pytest.mark.parametrize("before", [b"", ASKED], ids=["at first", "after a request"])
async def test_who_does_not_come_to_the_end_of_a_request_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes, sent: bytes
) -> None:
    monkeypatch.setattr(patient, "PATIENCE", 0.1)
    async with running(settings_for(tmp_path)) as here, asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        if before:
            writer.write(before)
            assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200 ")
        writer.write(sent)
        assert await reader.read() == b""
        writer.close()


async def test_a_socket_and_a_slow_answer_outlast_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient, "PATIENCE", 0.1)
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        answers = here.club.database_answers

        async def slow() -> bool:
            await asyncio.sleep(0.4)
            return await answers()

        monkeypatch.setattr(here.club, "database_answers", slow)
        async with here.socket(table, anna) as one:
            screen = await Screen(one, 0).hello()
            await anna.get("/health", 200)
            await screen.send(type="ping", mark="still here")
            assert (await screen.hear())["type"] == "pong"

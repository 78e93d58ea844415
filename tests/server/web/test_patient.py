"""Lines on which no request comes are closed; those on which one does are not."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.web.conftest import settings_for
from tests.server.web.serving import Running, Screen, running
from tests.server.web.test_socket import table_for_two

from zunft.server.config import Settings
from zunft.server.web import connections, limits

pytestmark = pytest.mark.anyio
ASKED = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\nX-Never: "], ids=["nothing", "half a head"])
@pytest.mark.parametrize("before", [b"", ASKED], ids=["at first", "after a request"])
async def test_who_does_not_come_to_the_end_of_a_request_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes, sent: bytes
) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.1)
    async with running(settings_for(tmp_path)) as here, asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        if before:
            writer.write(before)
            assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200 ")
        writer.write(sent)
        assert await reader.read() == b""
        writer.close()


@pytest.mark.parametrize(
    ("head", "drop"), [(b"Content-Length: 9999", b"x"), (b"Transfer-Encoding: chunked", b"1\r\nx\r\n")]
)
async def test_who_goes_on_with_a_body_after_the_answer_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: bytes, drop: bytes
) -> None:
    """However little comes, and however often."""
    monkeypatch.setattr(limits, "PATIENCE", 0.3)
    async with running(settings_for(tmp_path)) as here, asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n" + head + b"\r\n\r\n")
        assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 415 ")
        with suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(drop)
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), 0.05)
        writer.close()


async def test_a_body_that_is_too_large_may_end_and_the_line_goes_on(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, largest_body=1000)) as here, asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        writer.write(b"Content-Length: 5000\r\n\r\n" + b"x" * 4000)
        assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 413 ")
        writer.write(b"x" * 1000 + ASKED)
        assert b"HTTP/1.1 200 " in await reader.readuntil(b'"memory"}')
        writer.close()


async def test_a_socket_and_a_slow_answer_outlast_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.1)
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


async def idle(here: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", here.port)


async def is_let_in(line: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> bool:
    """Whether a request on this line is answered."""
    reader, writer = line
    try:
        writer.write(ASKED)
        is_so = (await reader.read(12)) == b"HTTP/1.1 200"
    except ConnectionError:
        is_so = False
    if not is_so:
        writer.close()
    return is_so


async def test_one_address_has_so_many_lines_and_the_others_go_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, connections_an_address=3, proxies="")
    async with running(settings) as here, asyncio.timeout(20):
        with capture_logs() as lines:
            first = [await idle(here) for _ in range(3)]
            assert await is_let_in(first[0])  # they are all known by now
            assert not await is_let_in(await idle(here))
            assert not await is_let_in(await idle(here))
        assert [line["event"] for line in lines if line["log_level"] == "warning"] == ["connections refused"]
        first[1][1].close()
        await first[1][1].wait_closed()
        while not await is_let_in(late := await idle(here)):
            await asyncio.sleep(0.01)
        for _, writer in (first[0], first[2], late):
            writer.close()


async def test_a_socket_takes_no_line_away_and_a_proxy_brings_everybody(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, connections_an_address=2, proxies="")
    async with running(settings) as here, asyncio.timeout(20), here.caller("Anna") as anna:
        table = (await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny"))["table"]
        async with here.socket(table, anna), here.socket(table, anna), here.socket(table, anna):
            pass
    async with running(settings_for(tmp_path, connections_an_address=2)) as here, asyncio.timeout(20):
        lines = [await idle(here) for _ in range(5)]
        assert [await is_let_in(line) for line in lines] == [True] * 5
        for _, writer in lines:
            writer.close()


def test_some_descriptors_are_kept_for_the_server_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "descriptors", lambda: connections.RESERVE + 60)
    open_sockets = limits.OpenSockets(Settings(sockets_an_address=0))
    open_sockets.open["192.0.2.1"] = 20  # sockets
    there = connections.OpenConnections(Settings(connections_an_address=0), open_sockets)
    let_in = [there.let_in(f"192.0.2.{number}") for number in range(50)]
    assert let_in == [True] * 40 + [False] * 10
    there.leave("192.0.2.0")
    assert there.let_in("2001:db8::1")

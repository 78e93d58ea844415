"""Bodies that cannot be read: each is refused with one sentence, and takes no more than its bytes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.web.callers import Callers
from tests.server.web.conftest import settings_for
from tests.server.web.serving import running

from zunft.server.errors import ServerError
from zunft.server.web import request

pytestmark = pytest.mark.anyio
JSON = {"Content-Type": "application/json"}
UNREADABLE = {
    "no text": b"\xff\xfe",
    "no text inside": b'{"name": "\xff"}',
    "no text in a name": b'{"\xff": 1}',
    "half a letter": b'{"name": "\\ud800"}',
    "torn": b'{"name"',
    "no number": b'{"name": NaN}',
    "two": b'{"name": "x"} {}',
}
DEEP = [b"[" * 60_000, b'{"name":' * 7_000, b'{"name": ' + b"[" * 50_000, b'{"other": ' + b"[" * 50_000]


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_a_body_that_is_no_json(callers: Callers, body: bytes) -> None:
    refused = await (await callers.nobody()).http.post("/api/guests", content=body, headers=JSON)
    assert (refused.status_code, refused.json()["key"]) == (400, "server.error.bad-json")


@pytest.mark.parametrize("body", DEEP, ids=["lists", "objects", "in a field", "in a field that is none"])
async def test_a_body_that_is_too_deep(callers: Callers, body: bytes) -> None:
    refused = await (await callers.nobody()).http.post("/api/guests", content=body, headers=JSON)
    assert refused.status_code == 400
    assert len(refused.content) < 1000


@pytest.mark.parametrize("depth", [50, 300, 900, 990, 1500, 20_000])
async def test_settings_of_any_depth_are_kept_or_refused(callers: Callers, depth: int) -> None:
    guest = await callers.guest()
    before = await guest.get("/api/me")
    deep = '{"settings": {"a": ' + "[" * depth + "]" * depth + "}}"
    answer = await guest.http.patch("/api/me", content=deep, headers=JSON)
    assert answer.status_code in (200, 400, 403), answer.text
    assert answer.status_code == 200 or await guest.get("/api/me") == before


async def test_a_body_that_is_not_there(callers: Callers) -> None:
    refused = await (await callers.nobody()).http.post("/api/guests")
    assert (refused.status_code, refused.json()["text"]) == (400, "This request cannot be read: it has no body.")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"name": 7}, "name has the wrong type; expected: str."),
        ({"name": "Anna", "language": "secret'`" * 2000}, "language is not one of the choices."),
        ({"name": "Anna", "nick": 1}, "There is no field nick here."),
        ([], "This request cannot be read: it does not match the description of the interface."),
        ({}, "name is missing."),
    ],
)
async def test_what_does_not_fit_is_named_and_not_repeated(callers: Callers, body: Any, sentence: str) -> None:
    refused = await (await callers.nobody()).http.post("/api/guests", json=body)
    assert (refused.status_code, refused.json()["text"]) == (400, sentence)


async def test_what_does_not_fit_is_named_in_the_language_of_the_reader(callers: Callers) -> None:
    nobody = await callers.nobody()
    refused = await nobody.http.post("/api/guests", json={}, headers={"Accept-Language": "de"})
    assert refused.json()["text"] == "name fehlt."


async def test_a_name_of_a_field_is_cut_short(callers: Callers) -> None:
    refused = await (await callers.nobody()).http.post("/api/guests", json={"x" * 20_000: 1})
    assert refused.status_code == 400
    assert len(refused.content) < 1000


async def test_a_wish_that_is_not_known_opens_no_table(callers: Callers) -> None:
    """A wish that was written wrongly would open a table for all eyes."""
    guest = await callers.guest()
    refused = await guest.post("/api/tables", 400, title="flanders", visibilty="private")
    assert "visibilty" in refused["text"]
    assert (await guest.get("/api/lobby"))["open"] == []


def test_a_sentence_about_long_words_is_short() -> None:
    assert len(str(ServerError("field-missing", field="x" * 100_000))) < 400


async def test_nobody_sends_a_large_body_without_a_name(callers: Callers) -> None:
    """It is refused before it is read."""
    nobody, large = await callers.nobody(), json.dumps({"journal": "x" * 5_000_000}).encode()
    for path in ("/api/journals", "/api/host/bundles"):
        assert (await nobody.http.post(path, content=large, headers=JSON)).status_code == 401
    assert (await (await callers.guest()).http.post("/api/journals", content=large, headers=JSON)).status_code == 413


async def test_a_body_that_does_not_come_to_its_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request, "PATIENCE", 0.05)
    async with running(settings_for(tmp_path)) as here:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        head = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"
        writer.write(head.encode())
        answer = await asyncio.wait_for(reader.read(), 20)  # to its end: the line is closed, too
        writer.close()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"server.error.too-slow" in answer

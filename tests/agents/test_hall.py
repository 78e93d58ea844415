"""A seat of a hall by its key, at the real server on a real port."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
from tests.agents.connected import Player, connected
from tests.server.web.callers import Caller
from tests.server.web.conftest import log_as_before, settings_for
from tests.server.web.serving import Running, running

import zunft
from zunft.agents import HallSeat
from zunft.agents.seat import NotDone

pytestmark = pytest.mark.anyio
__all__ = ["log_as_before"]
DEEDS = ("answer", "what-if", "talk")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path)) as found:
        yield found


async def begun(anna: Caller, **wish: Any) -> tuple[str, str]:
    """A table of Anna and a bot, and the key of her seat."""
    chosen = {"title": "flanders", "seats": 2, "edition": "tiny", "bots": {"1": "apprentice"}, "visibility": "private"}
    table = str((await anna.post("/api/tables", 201, **(chosen | wish)))["table"])
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await anna.post(f"/api/tables/{table}/begin", 200)
    return table, (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]


@asynccontextmanager
async def seat_at(server: Running, key: str, paths: set[str] | None = None) -> AsyncIterator[Player]:
    """A player there; what is asked of the hall is put down."""

    async def note(request: httpx2.Request) -> None:
        if paths is not None:
            paths.add(request.url.raw_path.decode().partition("&")[0])

    async with aclosing(await HallSeat.open(server.address, key)) as seat:
        seat.http.event_hooks = {"request": [note]}
        seat.looks = 0.02
        async with connected(seat) as player:
            yield player


async def test_a_whole_game_by_the_key_of_a_seat(server: Running) -> None:
    async with server.caller() as anna:
        table, key = await begun(anna)
        async with seat_at(server, key, asked := set[str]()) as player:
            await player.call("wait", seconds=5)
            assert "Apprentice" in await player.call("see")
            assert (await player.call("why_not", move="build gent s1 red")).strip()
            assert (await player.refused("play", move="dance")).startswith("No move begins with “dance”")
            await player.call("say", text="I am a program.")
            said = await anna.get(f"/api/tables/{table}/talk?seat=0")
            assert [word["text"] for word in said] == ["I am a program."]
            last = await player.to_the_end()
            result = await anna.get(f"/api/tables/{table}/result")
            at = f"/api/tables/{table}"
            own = {f"{at}/page?seat=0", f"{at}/talk?seat=0", *(f"{at}/seats/0/{deed}" for deed in DEEDS)}
            assert asked <= {*own, f"{at}/result"}, "nothing but its own page, which the hall's own tests deal anew"
            assert all(f"{points} point" in last for points in result["scores"])
        journal = (await anna.http.get(f"/api/tables/{table}/journal")).text
        assert zunft.verify(journal).scores == result["scores"]


async def test_the_program_of_the_document_plays_to_the_end(server: Running) -> None:
    """docs/research/hall-bot.md, word for word."""
    page = (Path(__file__).parents[2] / "docs" / "research" / "hall-bot.md").read_text("utf-8")
    program = page.split("```py\n")[1].split("```")[0]
    async with server.caller() as anna:
        table, key = await begun(anna)
        known = {**os.environ, "HALL": server.address, "ZUNFT_SEAT_KEY": key}
        done = await anyio.run_process([sys.executable, "-c", program], env=known)
        places = (await anna.get(f"/api/tables/{table}/result"))["places"]
        assert done.stdout.decode().strip() == f"place {places[0]}"


async def test_a_question_that_has_changed_is_not_answered_unread(server: Running) -> None:
    """The person moves themselves while the program thinks."""
    async with server.caller() as anna:
        table, key = await begun(anna)
        async with seat_at(server, key) as player:
            await player.call("wait", seconds=5)
            page = await anna.get(f"/api/tables/{table}/page?seat=0")
            answer = {"ask": page["ask"], "key": "by-hand-1", "text": page["options"][0]}
            await anna.post(f"/api/tables/{table}/seats/0/answer", 200, **answer)
            refused = await player.refused("play", move=page["options"][-1])
            assert refused == "Your question has changed meanwhile: read it again with “wait”."


async def test_a_wrong_key_and_a_hall_that_is_away_are_said_in_a_sentence(server: Running) -> None:
    with pytest.raises(NotDone) as refusal:
        await HallSeat.open(server.address, "nothing")
    assert refusal.value.reason["text"]
    async with server.caller() as anna:
        _, key = await begun(anna)
        async with seat_at(server, key) as player:
            await server.stop()
            assert "does not answer" in await player.refused("wait")

"""Whole games through the official client library: in memory, by a started process, over HTTP, and at a hall."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from statistics import median

import anyio
import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from starlette.applications import Starlette
from tests.agents.connected import MOST, PATIENCE, Player, connected
from tests.contract.tables import JOINED, Joined
from tests.server.services import free_port

import zunft
from zunft.agents import HallSeat, LocalSeat, seat_server
from zunft.agents.addresses import app_of, listen
from zunft.agents.own_hall import own_hall, seats_of
from zunft.catalogue import TITLES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("joined", JOINED, ids=lambda joined: joined.title.key)
async def test_a_whole_game_of_each_title(joined: Joined, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, joined.title.key, joined.title)  # the toy title, too
    table = zunft.Table(joined.title, max(joined.title.seats[:2]), 7, edition=joined.smallest)
    async with connected(LocalSeat(table, 1, "quick")) as player:
        assert "You have seat 1 of" in (player.client.instructions or "")
        await player.call("wait")
        last = await player.to_the_end()
        assert table.over
        assert all(line in last for line in places_of(table))
        assert (await player.json())["view"] == table.view(1)
        assert "over" in await player.refused("play", move="pass")
        assert "The game is over." in await player.call("wait")


def places_of(table: zunft.Table) -> list[str]:
    """The beginning of each line that says who came where."""
    return [f"{place}. " for place in table.places]


@pytest.mark.soak
@pytest.mark.parametrize("key", zunft.titles())
async def test_a_whole_game_of_the_full_edition(key: str) -> None:
    for seed in range(5):
        table = zunft.Table(key, seed=seed)
        async with connected(LocalSeat(table, 0, "quick"), seed) as player:
            await player.call("wait")
            await player.to_the_end()
            assert table.over


async def test_an_answer_is_short() -> None:
    """Half of all answers in a full game of The Guild are within 1,500 characters."""
    table = zunft.Table("gilde", 4, 3)
    async with connected(LocalSeat(table, 0, "quick"), 1) as player:
        await player.call("wait")
        lengths = [len(await player.call("play", move=player.rng.choice(table.options(0)))) for _ in range(25)]
        assert median(lengths) < 1500


async def test_a_started_process_plays_to_the_end() -> None:
    options = ["--edition=tiny", "--seats=2", "--bots=quick", "--seed=4", "--lang=en"]
    command = ["-m", "zunft", "mcp", "flanders", *options]
    async with Client(StdioServerParameters(command=sys.executable, args=command, env={**os.environ})) as client:
        player = Player(client)
        assert "Flanders 1302" in (client.instructions or "")
        await player.call("wait")
        assert "\n1. " in await player.to_the_end()


async def test_a_seat_has_an_address_until_the_command_is_stopped() -> None:
    port = str(free_port())
    options = ["--edition=tiny", "--seats=2", "--bots=quick", "--http", "--port", port]
    command = [sys.executable, "-u", "-m", "zunft", "mcp", "flanders", *options]
    async with await anyio.open_process(command, stderr=subprocess.STDOUT) as process:
        assert process.stdout
        address = (await process.stdout.receive()).decode().removeprefix("Seat 0: ").strip()
        assert address.startswith(f"http://127.0.0.1:{port}/")
        async with Client(address) as client:
            assert "Choose a guild" in await Player(client).call("wait")
        with pytest.raises(ValueError, match=f"^127.0.0.1:{port}: Address already in use.$"):
            listen("127.0.0.1", int(port))
        process.terminate()
        assert await process.wait() == 0


# --- several agents at one table ---------------------------------------------------------------

MOST_ANSWERS = 40  # of each agent until the secret plans are opened


async def seated(stack: AsyncExitStack, title: str, agents: int, bots: int = 0) -> list[HallSeat]:
    others = {str(seat): "apprentice" for seat in range(agents, agents + bots)}
    wish = {"title": title, "seats": agents + bots, "edition": "tiny", "bots": others, "pace": 0, "window": 60}
    transport = await stack.enter_async_context(own_hall())
    return await stack.enter_async_context(seats_of(transport, agents, wish, "en"))


async def play_on(players: list[Player], most: int = MOST) -> None:
    async with anyio.create_task_group() as group:
        for player in players:
            group.start_soon(player.to_the_end, most)


async def test_several_agents_plan_in_secret_at_addresses_of_their_own() -> None:
    """Strasbourg asks all at once: each plans in secret, and the plans are opened together."""
    async with AsyncExitStack() as stack:
        seats = await seated(stack, "strasbourg", 3)
        app = app_of({f"/secret-{seat.number}/mcp": seat_server(seat, patience=PATIENCE) for seat in seats})
        await stack.enter_async_context(app.router.lifespan_context(app))
        players = [await over_http(stack, app, seat.number) for seat in seats]
        await players[0].call("say", text="Good luck!")
        assert "Agent 0 says: “Good luck!”" in await players[1].call("wait", seconds=0)
        seen = [await player.json() for player in players]
        assert [each["view"]["seat"] for each in seen] == [0, 1, 2]
        assert len({str(each["options"]) for each in seen}) == 3, "each is asked about tasks of their own, at once"
        for _ in range(MOST_ANSWERS):  # the deal is another one each time, and with it how long they plan
            await play_on(players, 1)
            logs = [await player.call("see", what="log") for player in players]
            if all("lays out stack 1" in log for log in logs):
                return
        raise AssertionError("the plans are not opened")


async def over_http(stack: AsyncExitStack, app: Starlette, seat: int) -> Player:
    address = f"http://127.0.0.1:1312/secret-{seat}/mcp"
    http = await stack.enter_async_context(httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app)))
    transport = streamable_http_client(address, http_client=http)
    return Player(await stack.enter_async_context(Client(transport)), seat)


async def test_agents_deal_and_pass_in_the_windows_of_the_guild() -> None:
    async with AsyncExitStack() as stack:
        seats = await seated(stack, "gilde", 2)
        players = [await stack.enter_async_context(connected(seat, seat.number)) for seat in seats]
        await play_on(players, 4)
        assert "pass-windows" in await players[0].call("see")
        await players[0].call("propose", deal="give 1 to 1")
        told = await players[1].call("wait", seconds=0)
        found = re.search(r"proposes to you: give 1 to 1 \(proposal ([\w-]+)\)", told)
        assert found, told
        await players[1].call("reply", proposal=found[1], agree=False)
        assert "give 1 to 1" not in await players[1].call("see")
        await players[0].call("play", move="pass-windows")
        await play_on(players, 6)


@pytest.mark.soak
@pytest.mark.parametrize("title", zunft.titles())
async def test_several_agents_and_a_bot_play_to_the_end(title: str) -> None:
    async with AsyncExitStack() as stack:
        seats = await seated(stack, title, 2, 1)
        players = [await stack.enter_async_context(connected(seat, seat.number)) for seat in seats]
        await play_on(players)
        assert all("\n1. " in player.read[-1] for player in players)

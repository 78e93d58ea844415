"""Twenty clients answer one decision at once, over real sockets and two processes: exactly the right moves count."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.server.whole.club import HEADERS, PATIENCE, Guest, People, Sent, Server, stopping
from tests.server.whole.looking import look_at
from websockets.asyncio.client import ClientConnection, connect

from zunft.server.storage import Database

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
CLIENTS = 20
ROUNDS = 6
OPTIONS = {"flanders": {"guilds": "seat"}}  # nobody chooses a guild, so all choose at once within these rounds


class Screen:
    """One of several screens of the same seat."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.page: dict[str, Any] = {}

    async def look(self) -> dict[str, Any]:
        """The newest page: hello again is not needed, pages come by themselves."""
        while True:
            try:
                message = json.loads(await asyncio.wait_for(self.socket.recv(), 0.12 if self.page else 20))
            except TimeoutError:
                return self.page
            self.page = message.get("page") or self.page

    async def answer(self, sent: Sent) -> dict[str, Any]:
        words = {"type": "answer", "ask": sent.ask, "key": sent.key, "text": sent.text, "mark": sent.key}
        await self.socket.send(json.dumps(words))
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
            self.page = message.get("page") or self.page
            if message["mark"] == sent.key:
                return message


async def screens_of(people: People, table: str, guests: list[Guest], stack: list[ClientConnection]) -> list[Screen]:
    """Twenty screens, over all servers and seats in turn."""
    screens = []
    for at in range(CLIENTS):
        seat, server = at % len(guests), people.servers[at // len(guests) % len(people.servers)]
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = {"Cookie": f"zunft={guests[seat].cookie}"}
        socket = await connect(url, additional_headers=cookie, max_size=2**24, proxy=None)
        stack.append(socket)
        await socket.send(json.dumps({"type": "hello", "seat": seat, "since": 0}))
        screens.append(Screen(socket, seat))
    return screens


async def settle(screens: list[Screen]) -> None:
    """Until all screens of a seat show the same, and no window is open: however slow the machine is."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.gather(*(screen.look() for screen in screens))
            seen = {(each.seat, each.page["turn"], each.page["ask"], bool(each.page["question"])) for each in screens}
            is_open = any((each.page["clock"] or {}).get("window") for each in screens)
            if len(seen) == len({each.seat for each in screens}) and not is_open:
                return


async def volley(table: str, screens: list[Screen], at: int) -> tuple[list[Sent], list[Sent]]:
    """Everybody who is asked answers at the same moment, each with a key of its own; gives what was sent and what
    was acknowledged."""
    asked = [screen for screen in screens if screen.page["question"]]
    sent = [
        Sent(table, each.seat, each.page["ask"], f"volley-{at}-{number:04}", options[number % len(options)])
        for number, each in enumerate(asked)
        if (options := each.page["options"])
    ]
    outcomes = await asyncio.gather(*(screen.answer(each) for screen, each in zip(asked, sent, strict=True)))
    for outcome in outcomes:
        assert outcome["type"] == "answered" or outcome["stale"], outcome
    taken = [each for each, outcome in zip(sent, outcomes, strict=True) if outcome["type"] == "answered"]
    assert sorted(each.seat for each in taken) == sorted({screen.seat for screen in asked}), "one answer a seat"
    return sent, taken


async def race(servers: list[Server], url: str, title: str, seats: int) -> set[int]:
    """Some rounds; gives how many seats were asked at once in them."""
    sizes, sent, taken, sockets = set[int](), list[Sent](), list[Sent](), list[ClientConnection]()
    for server in servers:
        await server.start()
    people = People(servers)
    guests = [await people.guest(f"P{at}") for at in range(seats)]
    wish = {"title": title, "seats": seats, "edition": "tiny", "window": 60, "options": OPTIONS.get(title, {})}
    table = await people.table(wish, guests)
    screens = await screens_of(people, table, guests, sockets)
    for at in range(ROUNDS):
        await settle(screens)
        sizes.add(len({screen.seat for screen in screens if screen.page["question"]}))
        more_sent, more_taken = await volley(table, screens, at)
        sent, taken = sent + more_sent, taken + more_taken
    for socket in sockets:
        await socket.close()
    database = await Database.open(url)
    await look_at(database, table, sent, taken)
    assert len(await pages_of(servers, table)) == 1
    await database.close()
    return sizes


async def pages_of(servers: list[Server], table: str) -> set[bytes]:
    """What spectators see, at every server."""
    async with httpx2.AsyncClient(headers=HEADERS) as http:
        return {(await http.get(f"{server.address}/api/tables/{table}/page")).content for server in servers}


@pytest.mark.parametrize(("title", "seats"), [("flanders", 3), ("strasbourg", 3), ("gilde", 2)])
async def test_one_process_takes_one_answer_a_seat(tmp_path: Path, title: str, seats: int) -> None:
    url = f"sqlite:///{tmp_path}/club.sqlite"
    servers = [Server(url, tmp_path)]
    with stopping(servers):
        sizes = await race(servers, url, title, seats)
    assert title == "gilde" or seats in sizes, "a simultaneous choice was among them"


async def test_two_processes_take_one_answer_a_seat(tmp_path: Path, postgresql: str, redis: str) -> None:
    servers = [Server(postgresql, tmp_path, ZUNFT_REDIS=redis) for _ in range(2)]
    with stopping(servers):
        sizes = await race(servers, postgresql, "strasbourg", 3)
    assert 3 in sizes, "a simultaneous choice was among them"

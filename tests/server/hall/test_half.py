"""A storage that fails once, or somebody who goes away in the middle: what was written is known and told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from tests.server.hall.halls import Halls

from zunft.server.hall import tables as live_tables
from zunft.server.hall.bots import DirectBots
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import BEAT
from zunft.server.live.page import Who
from zunft.server.live.request import ClockRequest
from zunft.server.live.table import LiveTable
from zunft.server.storage.errors import StorageError

pytestmark = pytest.mark.anyio


@pytest.fixture
async def halls(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Halls]:
    monkeypatch.setattr(live_tables, "AGAIN", 0.01)
    halls = await Halls.build(bots=DirectBots())
    yield halls
    await halls.close()


def once(read: Callable[..., Awaitable[Any]], when: Callable[[], bool]) -> Callable[..., Awaitable[Any]]:
    """Reads, but for the first time when it is so."""
    left = [StorageError("database-away", database="x")]

    async def reading(*about: Any) -> Any:
        if left and when():
            raise left.pop()
        return await read(*about)

    return reading


async def becomes(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("is_bus_there", [True, False])
async def test_who_has_left_is_away_though_it_cannot_be_read_again_at_once(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, is_bus_there: bool
) -> None:
    game = await halls.table("flanders", 2)
    await halls.rest()  # what was told before has been followed up
    if not is_bus_there:
        monkeypatch.setattr(halls.bus, "publish", nowhere)
    live, asked = await halls.hall.tables.live(game), (await halls.asked(game))[0]
    before, tables, sat = live.count, halls.database.tables, list[object]()
    sit = tables.sit

    async def sitting(*about: Any) -> None:
        await sit(*about)
        sat.extend(about)

    monkeypatch.setattr(tables, "sit", sitting)
    monkeypatch.setattr(tables, "get", once(tables.get, lambda: bool(sat)))
    with pytest.raises(StorageError):
        await halls.hall.absence.leave(game, halls.who(asked))
    await becomes(lambda: live.seats[asked].state == "stand-in")
    for _ in range(4):
        await halls.tick(BEAT)
    await becomes(lambda: live.count > before)


async def test_clocks_run_after_a_pause_though_its_end_cannot_be_read_again_at_once(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30, on_timeout="resign"))
    live = await halls.hall.tables.live(game)
    for seat in range(2):
        await halls.hall.absence.pause(game, halls.who(seat))
    assert live.clocks.paused
    seats = once(halls.database.tables.seats, lambda: True)
    await halls.hall.absence.go_on(game, halls.who(0))
    monkeypatch.setattr(halls.database.tables, "seats", seats)
    await halls.tick(halls.hall.tables.settings.go_on_after + 1)
    await becomes(lambda: not live.kept.is_paused and not live.clocks.paused)


async def nowhere(*_: object) -> None:
    """The bus is away."""


async def watched(game: str, hall: Hall, told: list[int]) -> None:
    async for page in hall.play.follow(game, Who(), 0):
        told.append(page.turn)


async def test_who_goes_away_while_a_hall_catches_up_leaves_nobody_at_an_old_page(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = await halls.table("flanders", 2), await halls.hall_of()
    live, told = await other.tables.live(game), list[int]()
    watching = asyncio.ensure_future(watched(game, other, told))
    await halls.rest()
    with monkeypatch.context() as patched:
        patched.setattr(halls.bus, "publish", nowhere)
        await halls.play(game, 1)
    before, turn = live.count, (await halls.page(game, None)).turn
    coming = asyncio.ensure_future(anext(other.play.follow(game, Who(), turn)))
    while live.count == before:
        await asyncio.sleep(0)
    coming.cancel()
    await asyncio.gather(coming, return_exceptions=True)
    await becomes(lambda: told[-1] == turn)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)


async def test_the_end_of_a_game_is_shown_by_another_hall_though_it_cannot_be_read_at_once(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = await halls.table("flanders", 2), await halls.hall_of()
    live = await other.tables.live(game)
    get = once(halls.database.tables.get, lambda: live.running.over)
    monkeypatch.setattr(halls.database.tables, "get", get)
    for seat in range(2):
        await halls.hall.absence.resign(game, halls.who(seat))
    await becomes(lambda: live.phase == "over")
    assert (await halls.page(game, None, other)).phase == "over"


async def done_elsewhere(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, deed: Callable[[str], Awaitable[Any]]
) -> LiveTable:
    """A table in another hall, which has heard nothing of what was done to it here: this one was killed before."""
    game, other = await halls.table("flanders", 2), await halls.hall_of()
    live = await other.tables.live(game)
    with monkeypatch.context() as patched:
        patched.setattr(halls.bus, "publish", nowhere)
        await deed(game)
    assert (live.phase, live.seats[0].state) == ("running", "person")
    return live


async def test_who_has_left_at_a_hall_that_was_killed_is_known_elsewhere_with_the_next_beat(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await done_elsewhere(halls, monkeypatch, lambda game: halls.hall.absence.leave(game, halls.who(0)))
    for _ in range(2):  # in the first one it may be following up what the bot has played
        await halls.tick(BEAT)
    await becomes(lambda: live.seats[0].state == "stand-in")


async def test_a_table_that_was_closed_at_a_hall_that_was_killed_is_closed_elsewhere_with_the_next_beat(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await done_elsewhere(halls, monkeypatch, lambda game: halls.hall.archive.close_table(game, "anna"))
    await halls.tick(BEAT)
    await becomes(lambda: live.phase == "closed")

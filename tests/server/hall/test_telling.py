"""Whoever follows a table is told when a window's moment is over, whatever others ask for just then."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.hall.house import House

from zunft.server.hall.living import Living
from zunft.server.hall.pages import Who
from zunft.server.hall.windows import Held

pytestmark = pytest.mark.anyio


def hold(living: Living, milliseconds: int) -> None:
    """The table as it is now is shown as a window that is about to close."""
    table, seats = living.running, range(living.game.seats)
    told = {seat: table.turn(seat) for seat in (None, *seats)}
    until = living.settings.clock.now() + milliseconds
    living.stage.queue.append(Held(0, table.state.copy(), told, table.asks.numbers, until))
    living.tell()


async def test_a_page_asked_for_at_the_end_of_a_moment_keeps_nobody_waiting(house: House) -> None:
    game = await house.table("gilde", 2)
    living, seat = await house.hall.living(game), (await house.asked(game))[0]
    hold(living, 1000)
    await house.rest()
    pages = house.hall.follow(game, house.who(seat))
    assert (await anext(pages)).question is None
    following = asyncio.ensure_future(anext(pages))
    await house.rest()
    house.clock.at += 1000  # the moment is over, but the table's own task has not woken up yet …
    await house.hall.page(game, Who())  # … when a spectator looks
    await house.tick(0)
    assert (await asyncio.wait_for(following, 30)).question is not None

"""Somebody who waits for many places keeps another waiting for one of them and not for all."""

from __future__ import annotations

import asyncio

import pytest

from zunft.server.hall.bots import FairQueue

pytestmark = pytest.mark.anyio


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def come(places: FairQueue, whose: str, came: list[str]) -> None:
    async with places.place(whose):
        came.append(whose)
        await turns()


async def test_those_who_wait_come_by_turns() -> None:
    places, came = FairQueue(1), list[str]()
    people = [*["eve"] * 5, "anna", "anna", "bert"]
    await asyncio.gather(*(come(places, whose, came) for whose in people))
    assert came == ["eve", "eve", "anna", "bert", "eve", "anna", "eve", "eve"]
    assert (places.free, places.waiting) == (1, {})


async def test_there_are_never_more_than_there_are_places() -> None:
    places, came = FairQueue(2), list[str]()
    waiting = [asyncio.ensure_future(come(places, str(number), came)) for number in range(7)]
    await asyncio.sleep(0)
    assert came == ["0", "1"]
    await asyncio.gather(*waiting)
    assert len(came) == 7
    assert places.free == 2


async def test_who_goes_away_while_waiting_or_when_called_leaves_the_place_to_the_next() -> None:
    places, came = FairQueue(1), list[str]()
    first, gone, called, last = (asyncio.ensure_future(come(places, name, came)) for name in "abcd")
    await asyncio.sleep(0)
    gone.cancel()
    while places.waiting.keys() & {"b", "c"}:
        await asyncio.sleep(0)
    called.cancel()  # it has been called and does not know it yet
    await asyncio.gather(first, gone, called, last, return_exceptions=True)
    assert came == ["a", "d"]
    assert places.free == 1

"""Whoever follows a table is told when a window's moment is over, whatever others ask for just then; and of an answer
only when it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.server.hall.halls import Halls

from zunft.server.live import render
from zunft.server.live.page import Answered, Outcome, Page, Refused, Who
from zunft.server.live.table import LiveTable
from zunft.server.live.windows import HeldPosition
from zunft.server.storage import StorageError
from zunft.server.storage.records import Appended

pytestmark = pytest.mark.anyio
TURNS = 100  # of the loop, in which everybody who was told would have heard it


def hold(live: LiveTable, milliseconds: int) -> None:
    """The table as it is now is shown as a window that is about to close."""
    table, seats = live.running, range(live.game.seats)
    told = {seat: table.turn(seat) for seat in (None, *seats)}
    until = live.settings.clock.now() + milliseconds
    live.window_queue.queue.append(HeldPosition(0, table.state.copy(), told, table.asks.numbers, until))
    live.tell()


async def test_a_page_asked_for_at_the_end_of_a_moment_keeps_nobody_waiting(halls: Halls) -> None:
    game = await halls.table("gilde", 2)
    live, seat = await halls.hall.tables.live(game), (await halls.asked(game))[0]
    hold(live, 1000)
    await halls.rest()
    pages = halls.hall.play.follow(game, halls.who(seat))
    assert (await anext(pages)).question is None
    following = asyncio.ensure_future(anext(pages))
    await halls.rest()
    halls.clock.at += 1000  # the moment is over, but the table's own task has not woken up yet …
    await halls.hall.play.page(game, Who())  # … when a spectator looks
    await halls.tick(0)
    assert (await asyncio.wait_for(following, 30)).question is not None


class Answering:
    """An answer that is kept, or is not, when the test says so; and everything that others hear meanwhile."""

    def __init__(self, halls: Halls, game: str, page: Page) -> None:
        self.halls, self.game, self.page = halls, game, page
        self.journals, self.append = halls.database.journals, halls.database.journals.append
        self.may_write, self.is_full = asyncio.Event(), False
        self.heard: list[int] = []  # on the bus, and by whoever watches

    async def begin(self, patch: pytest.MonkeyPatch) -> asyncio.Future[Outcome]:
        """It is on its way to the disk, and waits there."""
        self.halls.bus.subscribe(self._hear)
        self.watching = asyncio.ensure_future(self._watch())
        await turns()
        self.heard.clear()
        self.page = await self.halls.page(self.game, self.page.seat)  # it says that somebody watches
        patch.setattr(self.journals, "append", self._append)
        answering = asyncio.ensure_future(self.send())
        await turns()
        assert not answering.done()
        return answering

    def send(self) -> Coroutine[Any, Any, Outcome]:
        who = self.halls.who(self.page.seat or 0)
        return self.halls.hall.play.answer(self.game, who, self.page.ask, "the key", self.page.options[0])

    async def _append(self, *words: Any, **named: Any) -> Appended:
        await self.may_write.wait()
        if self.is_full:
            raise StorageError("database-full", database="here")
        return await self.append(*words, **named)

    async def _hear(self, _game: str, number: int) -> None:
        self.heard.append(number)

    async def _watch(self) -> None:
        async for page in self.halls.hall.play.follow(self.game, Who()):
            self.heard.append(page.turn)

    async def nobody_knows(self) -> bool:
        return not self.heard and await self.halls.page(self.game, self.page.seat) == self.page


async def turns() -> None:
    """Whoever was told something has heard it."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


@pytest.fixture
async def answer(halls: Halls) -> Answering:
    game = await halls.table()
    return Answering(halls, game, await halls.page(game, (await halls.asked(game))[0]))


async def test_nobody_hears_of_an_answer_before_it_is_on_disk(
    answer: Answering, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering = await answer.begin(monkeypatch)
    assert await answer.nobody_knows()
    answer.may_write.set()
    assert isinstance(await answering, Answered)
    await turns()
    count = await answer.journals.check(answer.game)
    assert sorted(answer.heard) == sorted([count, (await answer.halls.page(answer.game, None)).turn])


async def test_nobody_hears_of_an_answer_that_could_not_be_kept(
    answer: Answering, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering = await answer.begin(monkeypatch)
    answer.is_full = True
    answer.may_write.set()
    with pytest.raises(StorageError):
        await answering
    await turns()
    assert await answer.nobody_knows()
    answer.is_full = False
    assert isinstance(await answer.send(), Answered)


async def test_the_mover_is_acknowledged_and_processes_are_told_before_the_others_pages_are_made(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table("flanders", 2, edition="tiny")
    seat = (await halls.asked(game))[0]
    watching = [asyncio.ensure_future(_watch(halls, game, each)) for each in (0, 1, None)]
    await halls.rest()
    page, happened = await halls.page(game, seat), list[str]()
    make = render._made

    def made(live: LiveTable, of: int | None, held: HeldPosition | None) -> Page:
        happened.append("mover's page" if of == seat else "page")
        return make(live, of, held)

    async def heard(_game: str, _number: int) -> None:
        happened.append("published")

    monkeypatch.setattr(render, "_made", made)
    halls.bus.subscribe(heard)
    await halls.hall.play.answer(game, halls.who(seat), page.ask, "a key", page.options[0])
    happened.append("acknowledged")
    await halls.rest()
    assert happened[:3] == ["published", "mover's page", "acknowledged"]
    assert happened.count("page") >= 2
    for each in watching:
        each.cancel()


async def test_an_answer_that_is_none_is_refused_by_the_copy_and_nothing_has_happened(halls: Halls) -> None:
    game = await halls.table("flanders", 2, edition="tiny")
    seat, live = (await halls.asked(game))[0], await halls.hall.tables.live(game)
    before, fingerprint = live.count, live.running.fingerprint()
    outcome = await halls.say(game, seat, "build gent s3 blue")
    assert isinstance(outcome, Refused)
    assert outcome.reason == live.running.why_not(seat, "build gent s3 blue")
    assert (live.count, live.running.fingerprint()) == (before, fingerprint)


async def test_no_page_is_left_out_because_the_next_answer_comes_quickly(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zunft.server.live.table.TURNS", 100_000)
    game, turns_seen = await halls.table("flanders", 2, edition="tiny"), list[int]()
    live = await halls.hall.tables.live(game)

    async def watch() -> None:
        async for page in halls.hall.play.follow(game, Who()):
            turns_seen.append(page.turn)

    watching = asyncio.ensure_future(watch())
    await halls.rest()
    first = live.running.turn(None)
    await halls.play(game, 1)
    second = live.running.turn(None)
    await halls.play(game, 1)
    await asyncio.sleep(0.05)
    assert first < second
    assert turns_seen[:2] == [first, second]
    watching.cancel()


async def _watch(halls: Halls, game: str, seat: int | None) -> None:
    async for _ in halls.hall.play.follow(game, Who() if seat is None else halls.who(seat)):
        pass

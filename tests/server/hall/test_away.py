"""Time without a server is charged to nobody, and every process shows the same, whenever it has come to a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from tests.server.hall.halls import Halls

from zunft.catalogue import titles
from zunft.server.hall import tables as live_tables
from zunft.server.hall.hall import Hall
from zunft.server.hall.heartbeat import SHORT
from zunft.server.hall.settings import BEAT
from zunft.server.live import driver
from zunft.server.live.page import Answered, ClockFace
from zunft.server.live.request import ClockRequest
from zunft.server.storage.errors import StorageError

pytestmark = pytest.mark.anyio
GRACE = 1500
BANK = ClockRequest(kind="bank", bank=600, seconds=40, increment=5)


async def restart(halls: Halls, away: int) -> None:
    """The server is killed, and there is none for so long."""
    halls.kill()
    halls.clock.advance(away)
    await halls.hall_of()
    await halls.rest()


async def face(halls: Halls, game: str) -> ClockFace:
    clock = (await halls.page(game, None)).clock
    assert clock
    return clock


async def pages(halls: Halls, game: str, hall: Hall, seats: int = 3) -> list[bytes]:
    return [(await halls.page(game, seat, hall)).bytes() for seat in (None, *range(seats))]


async def test_no_bank_pays_for_a_gap_however_often_the_server_comes_back(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=BANK)
    seat = (await halls.asked(game))[0]
    await halls.tick(BEAT)
    await restart(halls, 100_000)
    await halls.tick(BEAT)
    await halls.play_as(game, seat)
    assert (await face(halls, game)).seats[seat].bank == 600_000 - (2 * BEAT - GRACE) + 5_000
    before = [each.bank for each in (await face(halls, game)).seats]
    for _ in range(2):
        await restart(halls, 50_000)
        assert [each.bank for each in (await face(halls, game)).seats] == before


async def test_a_server_that_is_soon_back_leaves_the_clocks_alone(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    before = await face(halls, game)
    await restart(halls, BEAT)
    assert await face(halls, game) == before
    assert (await halls.hall.tables.live(game)).kept.gaps == []


@pytest.mark.parametrize("title", titles())
async def test_a_hall_that_starts_beside_another_shows_the_same(halls: Halls, title: str) -> None:
    game = await halls.table(title, 3, clock=BANK)
    for step in range(12):
        await halls.play(game, 1, choice=step * 5)
        await halls.tick(700)
    await restart(halls, 40_000)
    await halls.play(game, 2)
    await halls.hall.absence.pause(game, halls.who(0))
    for seat in (1, 2):
        await halls.hall.absence.pause(game, halls.who(seat))
    await halls.tick(9_000)
    await halls.play(game, 1)
    for seat in range(3):
        await halls.hall.absence.go_on(game, halls.who(seat))
    await halls.tick(1_300)
    other = await halls.hall_of()
    assert await pages(halls, game, other) == await pages(halls, game, halls.hall)
    await halls.hall.tables.forget(game)
    assert await pages(halls, game, other) == await pages(halls, game, halls.hall)


async def test_a_seat_that_has_left_changes_no_window_of_the_past(halls: Halls) -> None:
    game = await halls.table("gilde", 2, clock=BANK)
    for step in range(14):
        await halls.play(game, 1, choice=step * 5)
        await halls.tick(300)
    await halls.hall.absence.leave(game, halls.who(1))
    other = await halls.hall_of()
    await halls.rest()
    assert await pages(halls, game, other, 2) == await pages(halls, game, halls.hall, 2)


async def test_nobody_is_told_twice_that_they_are_asked(halls: Halls) -> None:
    told: list[int] = []

    async def heard(game: str, seat: int, person: str) -> None:
        told.append(seat)

    halls.hall.tables.on_turn.append(heard)
    other = await halls.hall_of()
    other.tables.on_turn.append(heard)
    game = await halls.table("flanders", 2)
    await other.tables.live(game)
    await halls.play(game, 1)
    await halls.rest()
    assert len(told) == 2
    for hall in halls.all:
        await hall.tables.forget(game)
        await hall.tables.live(game)
    await halls.rest()
    for _ in range(2):
        halls.kill()
    halls.clock.advance(100_000)
    (await halls.hall_of()).tables.on_turn.append(heard)
    await halls.hall.tables.live(game)
    await halls.tick(1000)
    assert len(told) == 2
    asked = await halls.asked(game)
    while await halls.asked(game) == asked:
        await halls.play(game, 1)
        await halls.rest()
    assert len(told) > 2


async def test_a_turn_is_told_as_soon_as_the_storage_lets_it(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "AGAIN", 0.01)
    told: list[int] = []

    async def heard(game: str, seat: int, person: str) -> None:
        told.append(seat)

    halls.hall.tables.on_turn.append(fails := Fails(heard, 3))
    game = await halls.table("flanders", 2)
    await halls.rest()
    assert (fails.times, told) == (0, await halls.asked(game))
    assert [each for each in caplog.messages if "not be announced" in each] == [
        f"table {game}: a turn could not be announced: database-away"
    ]


@pytest.mark.parametrize("error", [StorageError("database-away", database="x"), RuntimeError("a fault of ours")])
async def test_a_turn_that_cannot_be_told_keeps_no_hall_from_stopping(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    monkeypatch.setattr(driver, "AGAIN", 0.01)
    halls.hall.tables.on_turn.append(Mock(side_effect=AsyncMock(side_effect=error)))
    await halls.table("flanders", 2)
    await turns(20)
    async with asyncio.timeout(10):
        await halls.hall.stop()
    assert len([each for each in caplog.messages if "not be announced" in each]) == 1


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0.005)


# --- a storage that is away -----------------------------------------------------------------------


async def away(*_: object) -> None:
    raise StorageError("database-away", database="x")


@asynccontextmanager
async def nothing_written() -> AsyncIterator[None]:
    await away()
    yield


def stop_writing(halls: Halls, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(driver, "AGAIN", 0.01)
    patch.setattr(halls.database.connections, "writing_at_once", away)
    patch.setattr(halls.database.connections, "writing", nothing_written)


@pytest.mark.parametrize("processes", [1, 2])
async def test_time_in_which_nothing_could_be_written_is_charged_to_nobody(
    halls: Halls, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=120, on_timeout="resign"))
    for _ in range(1, processes):
        await (await halls.hall_of()).tables.live(game)
    seat, begun = (await halls.asked(game))[0], halls.clock.now()
    with monkeypatch.context() as patch:
        stop_writing(halls, patch)
        await halls.tick(SHORT)
        with pytest.raises(StorageError):
            await halls.say(game, seat, (await halls.page(game, seat)).options[0])
        for _ in range(12):
            await halls.tick(3 * BEAT)
    monkeypatch.setattr(driver, "AGAIN", 0.01)
    await halls.rest()
    await halls.tick(BEAT)
    await halls.rest()
    live = await halls.hall.tables.live(game)
    (gap,) = live.kept.gaps
    assert gap[0] <= begun + SHORT
    assert gap[1] == halls.clock.now()
    assert (await halls.page(game, None)).view["left"] == []  # type: ignore[index]
    assert len({(await halls.page(game, seat, hall)).bytes() for hall in halls.all}) == 1
    await halls.tick(120_000 - SHORT - 1)
    assert isinstance(await halls.say(game, seat, (await halls.page(game, seat)).options[0]), Answered)


async def test_a_server_that_stood_still_charges_nobody_for_it(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "AGAIN", 0.01)
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    live = await halls.hall.tables.live(game)
    before, begun = live.count, halls.clock.now()
    halls.clock.stand_still(100_000)
    await halls.rest()
    assert (live.count, live.kept.gaps) == (before, [(begun, begun + 100_000)])
    await halls.tick(32_000)
    await halls.rest()
    assert live.count > before


async def test_a_process_that_was_merely_slow_keeps_no_gap(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "AGAIN", 0.01)
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    live, heartbeat = await halls.hall.tables.live(game), halls.hall.tables.heartbeat
    before = live.count
    assert heartbeat.task
    heartbeat.task.cancel()
    halls.clock.stand_still(100_000)
    await halls.database.tables.beat()  # another process was there
    await halls.rest()
    assert heartbeat.is_late
    assert live.count == before
    await heartbeat._beat_once()
    await halls.rest()
    assert live.kept.gaps == []
    assert live.count > before


async def test_looking_around_for_long_keeps_no_beat_back(halls: Halls) -> None:
    """This server is there meanwhile: no table stands still, and no gap is kept that was none."""
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    heartbeat, look = halls.hall.tables.heartbeat, halls.hall.tables.heartbeat.look_around

    async def slow() -> None:
        heartbeat.look_around = look
        halls.clock.stand_still(7_000)
        await look()

    heartbeat.look_around = slow
    for _ in range(3):
        await halls.tick(BEAT)
    assert (await halls.hall.tables.live(game)).kept.gaps == []
    assert not heartbeat.is_late


async def test_of_looks_around_there_is_one_at_a_time_and_none_after_the_stop(halls: Halls) -> None:
    looks, has_ended = [], list[bool]()

    async def hang() -> None:
        looks.append(halls.clock.now())
        try:
            await asyncio.Event().wait()
        finally:
            has_ended.append(True)

    halls.hall.tables.heartbeat.look_around = hang
    for _ in range(3):
        halls.clock.advance(BEAT)
        await turns(10)
    noted = await halls.database.tables.last_beat()
    assert (len(looks), noted) == (1, halls.clock.now())
    await halls.hall.stop()
    assert (len(looks), has_ended) == (1, [True])


async def test_a_look_around_that_fails_is_done_again_with_the_next_beat(
    halls: Halls, caplog: pytest.LogCaptureFixture
) -> None:
    heartbeat = halls.hall.tables.heartbeat
    heartbeat.look_around = looks = Fails(heartbeat.look_around, 1)
    for _ in range(2):
        await halls.tick(BEAT)
    assert (looks.times, heartbeat.is_late) == (0, False)
    assert [each for each in caplog.messages if "looked" in each] == ["not looked around: database-away"]


async def test_tables_wake_though_the_storage_was_away_for_a_while(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "AGAIN", 0.01)
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    halls.kill()
    halls.clock.advance(100_000)
    tables = halls.database.tables
    with monkeypatch.context() as patch:
        patch.setattr(tables, "list", away_for_now := Fails(tables.list))
        patch.setattr(tables, "seats", away_once := Fails(tables.seats, 1))
        starting = asyncio.ensure_future(halls.hall_of())
        await halls.rest()
        assert not starting.done()
        assert halls.hall.tables.in_memory == {}
        away_for_now.times = 0
        hall = await asyncio.wait_for(starting, 10)
    assert away_once.times == 0
    assert hall.tables.in_memory[game].kept.gaps
    assert hall.tables.heartbeat.task


class Fails:
    """Reads from a storage that is away so often."""

    def __init__(self, read: Any, times: int = 1000) -> None:
        self.read, self.times = read, times

    async def __call__(self, *args: Any, **named: Any) -> Any:
        if self.times:
            self.times -= 1
            await away()
        return await self.read(*args, **named)

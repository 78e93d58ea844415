"""A table that waits for tomorrow lies in no memory, and is there when its moment comes."""

from __future__ import annotations

import pytest
from tests.server.hall.halls import Halls
from tests.server.hall.test_away import Fails

from zunft.server.hall.settings import BEAT
from zunft.server.hall.sleepers import BEFORE, Sleepers
from zunft.server.live.page import Answered
from zunft.server.live.quiet_times import DAY, MINUTE
from zunft.server.live.request import ClockRequest

pytestmark = pytest.mark.anyio
OVER_DAYS = ClockRequest(kind="day")
A_WHILE = 16 * MINUTE


async def asleep(halls: Halls, clock: ClockRequest = OVER_DAYS) -> tuple[str, int]:
    """A table that has left the memory, and when its time is over."""
    game = await halls.table("flanders", 2, clock=clock)
    await halls.rest()
    over = halls.hall.tables.drivers[game].next_at()
    await halls.tick(A_WHILE)
    assert await halls.hall.tables.forget_untouched() == [game]
    assert game not in halls.hall.tables.in_memory
    assert over
    return game, over


async def test_a_table_that_waits_for_a_day_leaves_the_memory_and_comes_back_in_time(halls: Halls) -> None:
    game, over = await asleep(halls)
    await halls.tick(over - BEFORE - halls.clock.now() - 1)
    await halls.tick(BEAT)
    assert game in halls.hall.tables.in_memory
    live = halls.hall.tables.in_memory[game]
    await halls.tick(over - halls.clock.now() - 1)
    assert live.count == 1
    await halls.tick(1)
    assert live.count > 1  # the default answer of who was silent
    assert halls.hall.tables.sleepers.wakes == {}


async def test_who_plays_before_that_is_answered_and_it_sleeps_again_until_its_new_moment(halls: Halls) -> None:
    game, over = await asleep(halls)
    seat = (await halls.asked(game))[0]
    options = (await halls.page(game, seat)).options
    assert isinstance(await halls.say(game, seat, options[0]), Answered)
    await halls.tick(A_WHILE)
    assert await halls.hall.tables.forget_untouched() == [game]
    assert halls.hall.tables.sleepers.wakes[game] > over
    await halls.tick(over - BEFORE - halls.clock.now())
    await halls.tick(BEAT)
    assert game not in halls.hall.tables.in_memory  # its old moment is none any more


async def test_a_table_that_could_not_be_loaded_is_loaded_with_a_later_beat(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, over = await asleep(halls)
    tables = halls.database.tables
    monkeypatch.setattr(tables, "get", Fails(tables.get, 1))
    await halls.tick(over - BEFORE - halls.clock.now())
    assert game not in halls.hall.tables.in_memory
    await halls.tick(BEAT)
    await halls.tick(BEAT)
    assert game in halls.hall.tables.in_memory


async def test_after_a_start_it_does_not_stay_in_memory(halls: Halls) -> None:
    game, _ = await asleep(halls)
    halls.kill()
    hall = await halls.hall_of()
    assert hall.tables.in_memory == {}
    assert list(hall.tables.sleepers.wakes) == [game]


async def test_a_table_whose_moment_is_near_or_whose_bots_think_stays(halls: Halls) -> None:
    near = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=25 * 60))
    await halls.tick(A_WHILE)
    assert await halls.hall.tables.forget_untouched() == []
    assert near in halls.hall.tables.in_memory


def test_a_table_is_named_once_at_its_last_moment() -> None:
    sleepers = Sleepers()
    for moment in (DAY, 2 * DAY, 2 * DAY, DAY + 5):
        sleepers.put("one", moment)
    sleepers.put("other", 3 * DAY)
    assert sleepers.due(DAY) == ["one"]
    assert sleepers.due(2 * DAY) == []
    assert sleepers.due(4 * DAY) == ["other"]

"""What all have to agree on: who has gone agrees by themselves, and nothing that another process keeps is lost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.hall.house import House

from zunft.server.errors import Conflict
from zunft.server.hall import absence
from zunft.server.live.page import Answered, Refused
from zunft.server.live.table import LiveTable
from zunft.table import Table

pytestmark = pytest.mark.anyio


async def test_a_seat_that_was_given_up_has_no_say_in_taking_back_and_pauses(house: House) -> None:
    game = await house.table("strasbourg", 3)
    live = await house.hall.tables.live(game)
    await house.hall.absence.resign(game, house.who(2))
    seat = next(seat for seat in await house.asked(game) if seat != 2)
    await house.play_as(game, seat)
    other = 1 - seat
    await house.hall.absence.pause(game, house.who(seat))
    await house.hall.absence.pause(game, house.who(other))
    assert live.kept.is_paused
    await house.hall.takebacks.ask_undo(game, house.who(seat))
    await house.hall.takebacks.agree_undo(game, house.who(other))
    assert live.running.lines[-1] == f"{seat} retract"


async def test_a_person_who_was_shut_out_has_no_say(house: House) -> None:
    game = await house.table("flanders", 3)
    live = await house.hall.tables.live(game)
    await house.hall.absence.pause(game, house.who(0))
    await house.database.people.block("carl")
    async with live.lock:
        await house.hall.tables.rows_changed(live)
    await house.hall.absence.pause(game, house.who(1))
    assert live.kept.is_paused


async def test_who_leaves_last_without_a_word_holds_up_no_pause(house: House) -> None:
    game = await house.table("flanders", 3)
    live = await house.hall.tables.live(game)
    for seat in (0, 1):
        await house.hall.absence.pause(game, house.who(seat))
    assert not live.kept.is_paused
    await house.hall.absence.leave(game, house.who(2))
    assert live.kept.is_paused


async def test_what_another_process_keeps_is_not_overwritten(house: House) -> None:
    game = await house.table("flanders", 3)
    other = await house.hall_of()
    await other.tables.live(game)
    house.bus.listeners.clear()  # neither hears of the other
    await house.hall.absence.pause(game, house.who(0))
    await other.absence.pause(game, house.who(1))
    await house.hall.absence.pause(game, house.who(2))
    assert (await house.hall.tables.live(game)).kept.is_paused


async def test_an_undo_that_all_agreed_to_is_not_done_at_a_table_that_has_moved(house: House) -> None:
    game = await house.table("flanders", 2)
    other = await house.hall_of()
    first = (await house.asked(game))[0]
    await house.play(game, 1)
    await house.hall.takebacks.ask_undo(game, house.who(first))
    await other.tables.live(game)
    house.bus.listeners.clear()
    await house.play(game, 1)
    with pytest.raises(Conflict):
        await other.takebacks.agree_undo(game, house.who(1 - first))
    lines = [line.text for line in await house.database.journals.read(game)]
    assert f"{first} retract" not in lines


async def test_an_undo_takes_back_the_answer_that_was_meant(house: House) -> None:
    table = Table("strasbourg", seats=3, seed=1)
    while not table.lines[-1].startswith("0 put"):
        seat = int(table.waiting_for[0])
        table.play(seat, table.options(seat)[0])
    game = await house.begun(table)
    other = await house.hall_of()
    await house.play_as(game, 0)
    await house.rest()
    assert (await house.page(game, 0, other)).can_undo
    house.bus.listeners.clear()
    assert isinstance(await house.hall.takebacks.undo(game, house.who(0), "here"), Answered)
    assert (await house.page(game, 0)).can_undo  # the answer before that one
    assert isinstance(await other.takebacks.undo(game, house.who(0), "there"), Refused)
    lines = [line.text for line in await house.database.journals.read(game)]
    assert lines.count("0 undo") == 1


async def test_standing_orders_are_given_though_the_first_try_fails(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.table("gilde", 2)
    live = await house.hall.tables.live(game)
    write, fails = live.write, [True]

    async def once(*args: Any, **named: Any) -> None:
        if fails and fails.pop():
            raise OSError("the disk")
        await write(*args, **named)

    monkeypatch.setattr(live, "write", once)
    with pytest.raises(OSError, match="disk"):
        await house.hall.absence.orders(game, house.who(0), ["pass"])
    live.changed.set()
    await house.rest()
    assert live.running._orders[0]


async def test_an_answer_that_is_on_disk_is_taken_whatever_goes_wrong_with_showing_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(before: Table, lines: object) -> None:
        raise IndexError

    monkeypatch.setattr("zunft.server.live.windows.closed_windows", broken)
    game = await house.table("gilde", 2)
    live: LiveTable = await house.hall.tables.live(game)
    before = live.count
    seat = (await house.asked(game))[0]
    page = await house.page(game, seat)
    assert isinstance(await house.say(game, seat, page.options[0]), Answered)
    assert live.count > before


@pytest.mark.parametrize("bots", [{1: "apprentice"}, {}], ids=["alone with a bot", "two people"])
async def test_a_pause_that_nobody_is_left_to_end_ends_by_itself(house: House, bots: dict[int, str]) -> None:
    game = await house.table("flanders", 2, edition="tiny", bots=bots)
    live, people = await house.hall.tables.live(game), range(2 - len(bots))
    for seat in people:
        await house.hall.absence.pause(game, house.who(seat))
    assert live.kept.is_paused
    for seat in people:
        assert live.kept.is_paused
        await house.hall.absence.resign(game, house.who(seat))
        await house.rest()
    assert live.game.phase == "over" or not live.kept.is_paused


async def test_a_pause_lasts_while_somebody_may_come_back(house: House) -> None:
    game = await house.table("flanders", 2)
    live = await house.hall.tables.live(game)
    for seat in range(2):
        await house.hall.absence.pause(game, house.who(seat))
    await house.hall.absence.resign(game, house.who(0))
    await house.hall.absence.leave(game, house.who(1))
    await house.tick(60_000)
    assert live.kept.is_paused
    await house.hall.absence.go_on(game, house.who(1))
    assert not live.kept.is_paused


async def test_a_game_is_paused_so_often_and_not_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each clock looks at all pauses."""
    monkeypatch.setattr(absence, "MOST_PAUSES", 2)
    game = await house.table("flanders", 2, bots={1: "apprentice"})
    for _ in range(2):
        await house.hall.absence.pause(game, house.who(0))
        await house.hall.absence.go_on(game, house.who(0))
        await house.tick(1000)
    with pytest.raises(Conflict, match="at the most"):
        await house.hall.absence.pause(game, house.who(0))
    assert not (await house.hall.tables.live(game)).kept.is_paused

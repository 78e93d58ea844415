"""What all have to agree on: who has gone agrees by themselves, and nothing that another process keeps is lost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.hall.halls import Halls

from zunft.server.errors import Conflict
from zunft.server.hall import absence
from zunft.server.live.page import Answered, Refused
from zunft.server.live.table import LiveTable
from zunft.table import Table

pytestmark = pytest.mark.anyio


async def test_a_seat_that_was_given_up_has_no_say_in_taking_back_and_pauses(halls: Halls) -> None:
    game = await halls.table("strasbourg", 3)
    live = await halls.hall.tables.live(game)
    await halls.hall.absence.resign(game, halls.who(2))
    seat = next(seat for seat in await halls.asked(game) if seat != 2)
    await halls.play_as(game, seat)
    other = 1 - seat
    await halls.hall.absence.pause(game, halls.who(seat))
    await halls.hall.absence.pause(game, halls.who(other))
    assert live.kept.is_paused
    await halls.hall.takebacks.ask_undo(game, halls.who(seat))
    await halls.hall.takebacks.agree_undo(game, halls.who(other))
    assert live.running.lines[-1] == f"{seat} retract"


async def test_a_person_who_was_shut_out_has_no_say(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    live = await halls.hall.tables.live(game)
    await halls.hall.absence.pause(game, halls.who(0))
    await halls.database.people.block("carl")
    async with live.lock:
        await halls.hall.tables.rows_changed(live)
    await halls.hall.absence.pause(game, halls.who(1))
    assert live.kept.is_paused


async def test_who_leaves_last_without_a_word_holds_up_no_pause(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    live = await halls.hall.tables.live(game)
    for seat in (0, 1):
        await halls.hall.absence.pause(game, halls.who(seat))
    assert not live.kept.is_paused
    await halls.hall.absence.leave(game, halls.who(2))
    assert live.kept.is_paused


async def test_what_another_process_keeps_is_not_overwritten(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    other = await halls.hall_of()
    await other.tables.live(game)
    halls.bus.listeners.clear()  # neither hears of the other
    await halls.hall.absence.pause(game, halls.who(0))
    await other.absence.pause(game, halls.who(1))
    await halls.hall.absence.pause(game, halls.who(2))
    assert (await halls.hall.tables.live(game)).kept.is_paused


async def test_an_undo_that_all_agreed_to_is_not_done_at_a_table_that_has_moved(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    other = await halls.hall_of()
    first = (await halls.asked(game))[0]
    await halls.play(game, 1)
    await halls.hall.takebacks.ask_undo(game, halls.who(first))
    await other.tables.live(game)
    halls.bus.listeners.clear()
    await halls.play(game, 1)
    with pytest.raises(Conflict):
        await other.takebacks.agree_undo(game, halls.who(1 - first))
    lines = [line.text for line in await halls.database.journals.read(game)]
    assert f"{first} retract" not in lines


async def test_an_undo_takes_back_the_answer_that_was_meant(halls: Halls) -> None:
    table = Table("strasbourg", seats=3, seed=1)
    while not table.lines[-1].startswith("0 put"):
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    game = await halls.begun(table)
    other = await halls.hall_of()
    await halls.play_as(game, 0)
    await halls.rest()
    assert (await halls.page(game, 0, other)).can_undo
    halls.bus.listeners.clear()
    assert isinstance(await halls.hall.takebacks.undo(game, halls.who(0), "here"), Answered)
    assert (await halls.page(game, 0)).can_undo  # the answer before that one
    assert isinstance(await other.takebacks.undo(game, halls.who(0), "there"), Refused)
    lines = [line.text for line in await halls.database.journals.read(game)]
    assert lines.count("0 undo") == 1


async def test_standing_orders_are_given_though_the_first_try_fails(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table("gilde", 2)
    live = await halls.hall.tables.live(game)
    write, fails = live.write, [True]

    async def once(*args: Any, **named: Any) -> None:
        if fails and fails.pop():
            raise OSError("the disk")
        await write(*args, **named)

    monkeypatch.setattr(live, "write", once)
    with pytest.raises(OSError, match="disk"):
        await halls.hall.absence.orders(game, halls.who(0), ["pass"])
    live.changed.set()
    await halls.rest()
    assert live.running._orders[0]


async def test_an_answer_that_is_on_disk_is_taken_whatever_goes_wrong_with_showing_it(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(before: Table, lines: object) -> None:
        raise IndexError

    monkeypatch.setattr("zunft.server.live.windows.closed_windows", broken)
    game = await halls.table("gilde", 2)
    live: LiveTable = await halls.hall.tables.live(game)
    before = live.count
    seat = (await halls.asked(game))[0]
    page = await halls.page(game, seat)
    assert isinstance(await halls.say(game, seat, page.options[0]), Answered)
    assert live.count > before


@pytest.mark.parametrize("bots", [{1: "apprentice"}, {}], ids=["alone with a bot", "two people"])
async def test_a_pause_that_nobody_is_left_to_end_ends_by_itself(halls: Halls, bots: dict[int, str]) -> None:
    game = await halls.table("flanders", 2, edition="tiny", bots=bots)
    live, people = await halls.hall.tables.live(game), range(2 - len(bots))
    for seat in people:
        await halls.hall.absence.pause(game, halls.who(seat))
    assert live.kept.is_paused
    for seat in people:
        assert live.kept.is_paused
        await halls.hall.absence.resign(game, halls.who(seat))
        await halls.rest()
    assert live.game.phase == "over" or not live.kept.is_paused


async def test_a_pause_lasts_while_somebody_may_come_back(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    live = await halls.hall.tables.live(game)
    for seat in range(2):
        await halls.hall.absence.pause(game, halls.who(seat))
    await halls.hall.absence.resign(game, halls.who(0))
    await halls.hall.absence.leave(game, halls.who(1))
    await halls.tick(60_000)
    assert live.kept.is_paused
    await halls.hall.absence.go_on(game, halls.who(1))
    assert not live.kept.is_paused


async def test_a_game_is_paused_so_often_and_not_for_ever(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each clock looks at all pauses."""
    monkeypatch.setattr(absence, "MOST_PAUSES", 2)
    game = await halls.table("flanders", 2, bots={1: "apprentice"})
    for _ in range(2):
        await halls.hall.absence.pause(game, halls.who(0))
        await halls.hall.absence.go_on(game, halls.who(0))
        await halls.tick(1000)
    with pytest.raises(Conflict, match="at most"):
        await halls.hall.absence.pause(game, halls.who(0))
    assert not (await halls.hall.tables.live(game)).kept.is_paused

"""Clocks run by the server's time and follow what everybody sees."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest
from tests.server.hall.halls import Halls

from zunft import Table
from zunft.server.hall.bots import DirectBots
from zunft.server.live.clocks import public_of
from zunft.server.live.page import Answered, ClockFace
from zunft.server.live.quiet_times import DAY, MINUTE, QuietTimes
from zunft.server.live.request import ClockRequest, OnTimeout

pytestmark = pytest.mark.anyio
GRACE = 1500


async def test_a_move_that_takes_too_long_gets_the_default_after_the_grace(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    live = await halls.hall.tables.live(game)
    await halls.tick(30_000 + GRACE - 1)
    before = live.count
    await halls.tick(1)
    assert live.count > before
    clock = (await halls.page(game, None)).clock
    assert clock
    assert [each.until for each in clock.seats if each.runs] == [halls.clock.now() + 30_000]


async def test_time_that_ran_out_keeps_one_task_and_is_told_to_that_player_alone(halls: Halls) -> None:
    """A-35. Seat 1 has answered in time; nobody else learns who has."""
    game = await halls.table("strasbourg", 3, clock=ClockRequest(kind="move", seconds=30))
    await halls.play_as(game, 1)
    await halls.tick(30_000 + GRACE)
    told = {seat: (await halls.page(game, seat)).events for seat in (0, 1, 2, None)}
    silent = {seat: [event["args"] for event in events if "silent" in event["key"]] for seat, events in told.items()}
    assert silent == {0: [{"seat": 0}], 1: [], 2: [{"seat": 2}], None: []}
    for seat in (0, 2):
        page = await halls.page(game, seat)
        assert page.view
        assert len(page.view["tasks"]["kept"]) == 1


async def test_that_time_ran_out_is_known_after_a_restart(halls: Halls) -> None:
    game = await halls.table("strasbourg", 3, clock=ClockRequest(kind="move", seconds=30))
    await halls.tick(30_000 + GRACE)
    before = (await halls.page(game, 0)).events
    halls.kill()
    await halls.hall_of()
    assert (await halls.page(game, 0)).events[: len(before)] == before
    assert any("silent" in event["key"] for event in before)


async def test_a_bank_is_charged_and_gets_its_increment(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="bank", bank=60, increment=5))
    seat = (await halls.asked(game))[0]
    await halls.tick(20_000)
    await halls.play_as(game, seat)
    clock = (await halls.page(game, None)).clock
    assert clock
    assert clock.seats[seat].bank == 60_000 - (20_000 - GRACE) + 5_000
    assert clock.seats[1 - seat].bank == 60_000


async def test_an_answer_that_is_taken_back_earns_nobody_an_increment(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="bank", bank=60, increment=5))
    (seat,), banks = await halls.asked(game), list[list[int | None]]()
    for number in range(4):
        await halls.tick(100)
        await halls.play_as(game, seat)
        banks.append([each.bank for each in (await face_of(halls, game)).seats])
        await halls.tick(100)
        assert isinstance(await halls.hall.takebacks.undo(game, halls.who(seat), f"{number}"), Answered)
    assert banks[0][seat] == 65_000
    assert banks == banks[:1] * 4
    assert [each.bank for each in (await face_of(halls, game)).seats] == [60_000, 60_000]


async def test_thinking_about_what_is_taken_back_is_charged_to_who_does(halls: Halls) -> None:
    """To the other, who was to answer next meanwhile, nothing."""
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="bank", bank=60, increment=5))
    (seat,) = await halls.asked(game)
    await halls.tick(10_000 + GRACE)
    await halls.play_as(game, seat)
    await halls.tick(20_000 + GRACE)
    await halls.hall.takebacks.undo(game, halls.who(seat), "u")
    banks = [each.bank for each in (await face_of(halls, game)).seats]
    assert (banks[seat], banks[1 - seat]) == (50_000, 60_000)


async def test_on_time_out_a_bot_plays_on_or_the_seat_is_given_up(halls: Halls) -> None:
    ways: list[tuple[OnTimeout, str]] = [("bot", "stand-in"), ("resign", "person")]
    for on_timeout, state in ways:
        game = await halls.table("flanders", 3, clock=ClockRequest(kind="move", seconds=10, on_timeout=on_timeout))
        seat = (await halls.asked(game))[0]
        await halls.tick(12_000)
        page = await halls.page(game, None)
        assert page.people[seat].state == state
        assert page.view
        assert (seat in page.view["left"]) == (on_timeout == "resign")


async def test_all_seats_of_a_common_choice_run_alike_and_no_bank_is_touched(halls: Halls) -> None:
    game = await halls.table("flanders", 3, clock=ClockRequest(kind="bank", bank=600, seconds=40))
    while len(await halls.asked(game)) < 3:
        await halls.play(game, 1)
    faces = []
    for seat in (0, 1):
        await halls.tick(5000)
        await halls.play_as(game, seat)
        clock = (await halls.page(game, 2)).clock
        assert clock
        faces.append(clock)
    until = [{each.until for each in face.seats if each.runs} for face in faces]
    assert until[0] == until[1]  # in Flanders everybody sees who has chosen, so those do not run any more
    banks = [each.bank for each in faces[0].seats]
    assert banks == [each.bank for each in faces[1].seats]
    await halls.tick(40_000)
    clock = (await halls.page(game, 2)).clock
    assert clock
    assert [each.bank for each in clock.seats] == banks


async def test_a_pause_needs_everybody_and_stops_the_clocks(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    live = await halls.hall.tables.live(game)
    await halls.tick(10_000)
    await halls.hall.absence.pause(game, halls.who(0))
    assert not live.kept.is_paused
    await halls.hall.absence.pause(game, halls.who(1))
    assert live.kept.is_paused
    before = live.count
    await halls.tick(3_600_000)
    assert live.count == before
    await halls.hall.absence.go_on(game, halls.who(1))
    page = await halls.hall.absence.go_on(game, halls.who(0))
    assert page.clock
    assert {each.until for each in page.clock.seats if each.runs} == {halls.clock.now() + 20_000}


async def test_a_wish_for_a_pause_that_was_taken_back_counts_no_more(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    await halls.hall.absence.pause(game, halls.who(0))
    page = await halls.hall.absence.withdraw_pause(game, halls.who(0))
    assert page.clock is None
    await halls.hall.absence.pause(game, halls.who(1))
    assert (await face_of(halls, game)).paused is False
    await halls.hall.absence.pause(game, halls.who(0))
    assert (await face_of(halls, game)).paused


async def test_a_wish_to_go_on_that_was_taken_back_ends_no_pause(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    for seat in range(3):
        await halls.hall.absence.pause(game, halls.who(seat))
    for seat in (0, 1):
        await halls.hall.absence.go_on(game, halls.who(seat))
    since = (await face_of(halls, game)).goes_on
    await halls.hall.absence.withdraw_pause(game, halls.who(0))
    face = await face_of(halls, game)
    assert (face.pause_asked, face.goes_on) == ([1], since)
    await halls.hall.absence.withdraw_pause(game, halls.who(1))
    await halls.tick(2 * DAY)
    face = await face_of(halls, game)
    assert (face.paused, face.pause_asked, face.goes_on) == (True, [], None)


async def test_who_vanishes_in_a_pause_holds_the_game_up_for_a_day(halls: Halls) -> None:
    game = await halls.table("flanders", 3, clock=ClockRequest(kind="move", seconds=30))
    for seat in range(3):
        await halls.hall.absence.pause(game, halls.who(seat))
    await halls.tick(2 * DAY)
    assert (await face_of(halls, game)).paused  # nobody has asked to go on
    page = await halls.hall.absence.go_on(game, halls.who(1))
    assert page.clock
    assert page.clock.goes_on == halls.clock.now() + DAY
    await halls.tick(DAY // 2)
    await halls.hall.absence.go_on(game, halls.who(2))  # the first wish counts
    await halls.tick(DAY // 2 - 1)
    assert (await face_of(halls, game)).paused
    await halls.tick(1)
    face = await face_of(halls, game)
    assert (face.paused, face.pause_asked, face.goes_on) == (False, [], None)
    assert {each.until for each in face.seats if each.runs} == {halls.clock.now() + 30_000}


async def test_a_wish_to_go_on_outlives_the_server(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    for seat in (0, 1):
        await halls.hall.absence.pause(game, halls.who(seat))
    await halls.hall.absence.go_on(game, halls.who(0))
    halls.kill()
    halls.clock.advance(DAY // 2)
    await halls.hall_of()
    await halls.tick(DAY // 2 - 1)
    assert (await halls.hall.tables.live(game)).kept.is_paused
    await halls.tick(1)
    assert not (await halls.hall.tables.live(game)).kept.is_paused


async def face_of(halls: Halls, game: str) -> ClockFace:
    face = (await halls.page(game, None)).clock
    assert face
    return face


async def test_bots_rest_in_a_pause(anyio_backend: str) -> None:
    halls = await Halls.build(bots=DirectBots(), pace=100)
    try:
        game = await halls.table("flanders", 2, bots={1: "apprentice"})
        await halls.hall.absence.pause(game, halls.who(0))
        live = await halls.hall.tables.live(game)
        while 0 in live.running.waiting_for:
            await halls.play_as(game, 0)
        before = live.count
        await halls.tick(10_000)
        assert live.count == before
        await halls.hall.absence.go_on(game, halls.who(0))
        await halls.tick(10_000)
        assert live.count > before
    finally:
        await halls.close()


def test_quiet_hours_over_midnight_do_not_count() -> None:
    still = QuietTimes((22 * 60, 8 * 60))
    evening = 10 * DAY + 21 * 60 * MINUTE
    assert still.awake(evening, evening + 12 * 60 * MINUTE) == 2 * 60 * MINUTE
    assert still.after(evening, 90 * MINUTE) == 11 * DAY + (8 * 60 + 30) * MINUTE
    assert still.after(evening, 30 * MINUTE) == evening + 30 * MINUTE


@pytest.mark.parametrize(
    ("zone", "day", "awake"),
    [
        ("Europe/Brussels", "2026-06-10", 14),
        ("Europe/Brussels", "2026-12-10", 14),
        ("Europe/Brussels", "2026-03-28", 14),  # the night in which an hour is left out
        ("Asia/Kolkata", "2026-06-10", 14),
        ("UTC", "2026-06-10", 14),
    ],
)
def test_quiet_hours_are_those_of_their_zone_in_summer_and_in_winter(zone: str, day: str, awake: int) -> None:
    still, noon = QuietTimes((22 * 60, 8 * 60), zone=zone), datetime.fromisoformat(f"{day}T12:00")
    today, tomorrow = (
        int(each.replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000) for each in (noon, noon + timedelta(days=1))
    )
    assert still.awake(today, tomorrow) == awake * 60 * MINUTE
    assert still.after(today, 10 * 60 * MINUTE) == today + 10 * 60 * MINUTE
    assert still.after(today, 14 * 60 * MINUTE) == tomorrow


async def test_no_clock_runs_in_the_quiet_hours_of_its_table(halls: Halls) -> None:
    soon = halls.clock.now() // MINUTE % 1440 + 1
    clock = ClockRequest(kind="move", seconds=120, quiet=(soon % 1440, (soon + 60) % 1440))
    game, begun = await halls.table("flanders", 2, clock=clock), halls.clock.now()
    live = await halls.hall.tables.live(game)
    before, until = live.count, begun + 120_000 + 60 * MINUTE
    assert {each.until for each in (await face_of(halls, game)).seats if each.runs} == {until}
    await halls.tick(until + GRACE - 1 - begun)
    assert live.count == before
    await halls.tick(1)
    assert live.count > before


def test_a_zone_that_is_not_known_here_counts_by_utc() -> None:
    assert QuietTimes((0, 60), zone="Europe/Utopia").awake(0, DAY) == DAY - 60 * MINUTE


def test_pauses_and_quiet_hours_are_counted_once_where_they_overlap() -> None:
    still = QuietTimes((60, 120), [(DAY + 90 * MINUTE, DAY + 150 * MINUTE)])
    assert still.awake(DAY, DAY + 200 * MINUTE) == 110 * MINUTE
    assert QuietTimes((5, 5)).awake(0, DAY) == DAY


async def test_a_server_that_was_away_charges_nobody(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30))
    halls.kill()
    halls.clock.advance(100_000)
    await halls.hall_of()
    live = await halls.hall.tables.live(game)
    before = live.count
    await halls.tick(29_000)
    assert live.count == before
    await halls.tick(3_000)
    assert live.count > before


async def test_people_are_told_that_they_are_asked(halls: Halls) -> None:
    told: list[tuple[int, str]] = []

    async def heard(game: str, seat: int, person: str) -> None:
        told.append((seat, person))

    halls.hall.tables.on_turn.append(heard)
    game = await halls.table("flanders", 2)
    await halls.rest()
    seat = (await halls.asked(game))[0]
    assert told == [(seat, halls.who(seat).person)]
    await halls.play_as(game, seat)
    await halls.rest()
    assert told[-1][0] == (await halls.asked(game))[0]


def sealed_choice() -> Table:
    """A table at which several seats are asked and nobody sees who of them has answered."""
    for seed in range(40):
        table, rng = Table("gilde", seats=3, seed=seed), Random(seed)
        while not table.over:
            if public_of(table).is_sealed and len(table.waiting_for) > 1:
                return table
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.options(int(seat))))
    raise AssertionError("no sealed choice came")


@pytest.mark.parametrize("on_timeout", ["bot", "resign"])
async def test_a_sealed_choice_that_runs_out_tells_nobody_who_owed_an_answer(
    halls: Halls, on_timeout: OnTimeout
) -> None:
    clock = ClockRequest(kind="move", seconds=10, on_timeout=on_timeout)
    game = await halls.begun(sealed_choice(), clock)
    live = await halls.hall.tables.live(game)
    entry = live.clocks.public.mark
    await halls.play_as(game, (await halls.asked(game))[0])
    await halls.tick(10_000 + GRACE)
    assert live.clocks.public.mark != entry
    page = await halls.page(game, None)
    assert page.view
    assert ([each.state for each in page.people], page.view["left"]) == (["person"] * 3, [])


async def test_over_days_an_answer_has_a_day_where_nobody_said_otherwise(halls: Halls) -> None:
    game = await halls.table("flanders", 2, clock=ClockRequest(kind="day"))
    live = await halls.hall.tables.live(game)
    before, hour = live.count, 3_600_000
    await halls.tick(23 * hour)
    assert live.count == before
    await halls.tick(2 * hour)
    assert live.count > before


def test_pauses_count_once_however_they_lie() -> None:
    rng = Random(1302)
    for _ in range(300):
        pauses = [(begin, begin + rng.randrange(12)) for begin in rng.choices(range(60), k=rng.randrange(8))]
        begin, end = sorted(rng.choices(range(80), k=2))
        paused = {at for first, last in pauses for at in range(first, last)}
        assert QuietTimes(None, pauses).awake(begin, end) == len(set(range(begin, end)) - paused)

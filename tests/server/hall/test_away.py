"""Time without a server is charged to nobody, and every process shows the same, whenever it has come to a table."""

from __future__ import annotations

import pytest
from tests.server.hall.house import House

from zunft.server.hall.hall import Hall
from zunft.server.hall.pages import ClockFace
from zunft.server.hall.pulse import BEAT
from zunft.server.hall.wishes import ClockWish
from zunft.titles import titles

pytestmark = pytest.mark.anyio
GRACE = 1500
BANK = ClockWish(kind="bank", bank=600, seconds=40, increment=5)


async def restart(house: House, away: int) -> None:
    """The server is killed, and there is none for so long."""
    house.kill()
    house.clock.advance(away)
    await house.hall_of()
    await house.rest()


async def face(house: House, game: str) -> ClockFace:
    clock = (await house.page(game, None)).clock
    assert clock
    return clock


async def pages(house: House, game: str, hall: Hall, seats: int = 3) -> list[bytes]:
    return [(await house.page(game, seat, hall)).bytes() for seat in (None, *range(seats))]


async def test_no_bank_pays_for_a_gap_however_often_the_server_comes_back(house: House) -> None:
    game = await house.table("flanders", 2, clock=BANK)
    seat = (await house.asked(game))[0]
    await house.tick(BEAT)
    await restart(house, 100_000)
    await house.tick(BEAT)
    await house.play_as(game, seat)
    assert (await face(house, game)).seats[seat].bank == 600_000 - (2 * BEAT - GRACE) + 5_000
    before = [each.bank for each in (await face(house, game)).seats]
    for _ in range(2):
        await restart(house, 50_000)
        assert [each.bank for each in (await face(house, game)).seats] == before


async def test_a_server_that_is_soon_back_leaves_the_clocks_alone(house: House) -> None:
    game = await house.table("flanders", 2, clock=ClockWish(kind="move", seconds=30))
    before = await face(house, game)
    await restart(house, BEAT)
    assert await face(house, game) == before
    assert (await house.hall.living(game)).kept.gaps == []


@pytest.mark.parametrize("title", titles())
async def test_a_hall_that_starts_beside_another_shows_the_same(house: House, title: str) -> None:
    game = await house.table(title, 3, clock=BANK)
    for step in range(12):
        await house.play(game, 1, choice=step * 5)
        await house.tick(700)
    await restart(house, 40_000)
    await house.play(game, 2)
    await house.hall.pause(game, house.who(0))
    for seat in (1, 2):
        await house.hall.pause(game, house.who(seat))
    await house.tick(9_000)
    await house.play(game, 1)
    for seat in range(3):
        await house.hall.go_on(game, house.who(seat))
    await house.tick(1_300)
    other = await house.hall_of()
    assert await pages(house, game, other) == await pages(house, game, house.hall)
    await house.hall.forget(game)
    assert await pages(house, game, other) == await pages(house, game, house.hall)


async def test_a_seat_that_has_left_changes_no_window_of_the_past(house: House) -> None:
    game = await house.table("gilde", 2, clock=BANK)
    for step in range(14):
        await house.play(game, 1, choice=step * 5)
        await house.tick(300)
    await house.hall.leave(game, house.who(1))
    other = await house.hall_of()
    await house.rest()
    assert await pages(house, game, other, 2) == await pages(house, game, house.hall, 2)


async def test_nobody_is_told_twice_that_they_are_asked(house: House) -> None:
    told: list[int] = []

    async def heard(game: str, seat: int, person: str) -> None:
        told.append(seat)

    house.hall.on_turn.append(heard)
    other = await house.hall_of()
    other.on_turn.append(heard)
    game = await house.table("flanders", 2)
    await other.living(game)
    await house.play(game, 1)
    await house.rest()
    assert len(told) == 2
    for hall in house.halls:
        await hall.forget(game)
        await hall.living(game)
    await house.rest()
    for _ in range(2):
        house.kill()
    house.clock.advance(100_000)
    (await house.hall_of()).on_turn.append(heard)
    await house.hall.living(game)
    await house.tick(1000)
    assert len(told) == 2
    asked = await house.asked(game)
    while await house.asked(game) == asked:
        await house.play(game, 1)
        await house.rest()
    assert len(told) > 2

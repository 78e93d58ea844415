"""Twenty answers at once: to one question, to the lanes of a common choice, through one hall and through two."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.hall.house import House

from zunft.catalogue import titles
from zunft.server.live.page import Answered, Outcome, StalePage

pytestmark = pytest.mark.anyio


async def volley(house: House, game: str, seats: list[int], halls: int) -> list[Outcome]:
    """Twenty answers, by all of *seats*, each with a key of its own."""
    answers = []
    for at in range(20):
        seat, hall = seats[at % len(seats)], house.halls[at % halls]
        page = await house.page(game, seat, hall)
        option = page.options[at % len(page.options)]
        answers.append(hall.play.answer(game, house.who(seat), page.ask, f"k{at}", option))
    return await asyncio.gather(*answers)


@pytest.mark.parametrize("halls", [1, 2])
@pytest.mark.parametrize("title", titles())
async def test_one_question_is_answered_once(house: House, title: str, halls: int) -> None:
    game = await house.table(title, 3)
    if halls == 2:
        await house.hall_of()
    seats = (await house.asked(game))[:1]
    before = (await house.hall.tables.live(game)).count
    outcomes = await volley(house, game, seats, halls)
    assert sum(isinstance(outcome, Answered) for outcome in outcomes) == 1
    assert all(isinstance(outcome, Answered | StalePage) for outcome in outcomes)
    lines = [line.text for line in await house.database.journals.read(game, before)]
    assert sum(line.startswith(f"{seats[0]} ") and "+" not in line for line in lines) == 1
    await house.rest()
    for hall in house.halls:
        assert (await hall.tables.live(game)).count == before + len(lines)


@pytest.mark.parametrize("halls", [1, 2])
async def test_every_lane_of_a_common_choice_is_answered_once(house: House, halls: int) -> None:
    game = await house.table("flanders", 3)
    while len(await house.asked(game)) < 3:
        await house.play(game, 1)
    if halls == 2:
        await house.hall_of()
    before = (await house.hall.tables.live(game)).count
    outcomes = await volley(house, game, [0, 1, 2], halls)
    assert sum(isinstance(outcome, Answered) for outcome in outcomes) == 3
    lines = [line.text for line in await house.database.journals.read(game, before)]
    assert sorted(line[0] for line in lines if line[1:8] == " choose") == ["0", "1", "2"]
    assert await house.database.journals.check(game)

"""Twenty answers at once: to one question, to the lanes of a common choice, through one hall and through two."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.hall.halls import Halls

from zunft.catalogue import titles
from zunft.server.live.page import Answered, Outcome, StalePage

pytestmark = pytest.mark.anyio


async def volley(halls: Halls, game: str, seats: list[int], processes: int) -> list[Outcome]:
    """Twenty answers, by all of *seats*, each with a key of its own."""
    answers = []
    for at in range(20):
        seat, hall = seats[at % len(seats)], halls.all[at % processes]
        page = await halls.page(game, seat, hall)
        option = page.options[at % len(page.options)]
        answers.append(hall.play.answer(game, halls.who(seat), page.ask, f"k{at}", option))
    return await asyncio.gather(*answers)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("title", titles())
async def test_one_question_is_answered_once(halls: Halls, title: str, processes: int) -> None:
    game = await halls.table(title, 3)
    if processes == 2:
        await halls.hall_of()
    seats = (await halls.asked(game))[:1]
    before = (await halls.hall.tables.live(game)).count
    outcomes = await volley(halls, game, seats, processes)
    assert sum(isinstance(outcome, Answered) for outcome in outcomes) == 1
    assert all(isinstance(outcome, Answered | StalePage) for outcome in outcomes)
    lines = [line.text for line in await halls.database.journals.read(game, before)]
    assert sum(line.startswith(f"{seats[0]} ") and "+" not in line for line in lines) == 1
    await halls.rest()
    for hall in halls.all:
        assert (await hall.tables.live(game)).count == before + len(lines)


@pytest.mark.parametrize("processes", [1, 2])
async def test_every_lane_of_a_common_choice_is_answered_once(halls: Halls, processes: int) -> None:
    game = await halls.table("flanders", 3)
    while len(await halls.asked(game)) < 3:
        await halls.play(game, 1)
    if processes == 2:
        await halls.hall_of()
    before = (await halls.hall.tables.live(game)).count
    outcomes = await volley(halls, game, [0, 1, 2], processes)
    assert sum(isinstance(outcome, Answered) for outcome in outcomes) == 3
    lines = [line.text for line in await halls.database.journals.read(game, before)]
    assert sorted(line[0] for line in lines if line[1:8] == " choose") == ["0", "1", "2"]
    assert await halls.database.journals.check(game)

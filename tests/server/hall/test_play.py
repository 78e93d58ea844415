"""Answers: taken once, refused with a sentence, stale with the new page."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.hall.halls import Halls

from zunft.catalogue import titles
from zunft.server.errors import NotAllowed, ServerError
from zunft.server.live.page import Answered, Page, Refused, StalePage, Who

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("title", titles())
async def test_an_answer_is_on_disk_before_it_is_told(halls: Halls, title: str) -> None:
    game = await halls.table(title)
    await halls.play(game, 6)
    live = await halls.hall.tables.live(game)
    lines = await halls.database.journals.read(game)
    assert [line.text for line in lines] == list(live.running.lines)
    assert await halls.database.journals.check(game) == live.count


async def test_a_double_click_moves_once(halls: Halls) -> None:
    game = await halls.table()
    seat = (await halls.asked(game))[0]
    page = await halls.page(game, seat)
    answers = [halls.hall.play.answer(game, halls.who(seat), page.ask, "k", page.options[0]) for _ in range(3)]
    assert all(isinstance(outcome, Answered) for outcome in await asyncio.gather(*answers))
    lines = [line.text for line in await halls.database.journals.read(game)]
    assert sum(line == f"{seat} {page.options[0]}" for line in lines) == 1


async def test_an_old_ask_is_stale_and_gets_the_new_page(halls: Halls) -> None:
    game = await halls.table()
    seat = (await halls.asked(game))[0]
    page = await halls.page(game, seat)
    await halls.say(game, seat, page.options[0])
    late = await halls.hall.play.answer(game, halls.who(seat), page.ask - 1, "late", page.options[0])
    assert isinstance(late, StalePage)
    assert late.page == await halls.page(game, seat)


async def test_a_late_answer_is_none_to_the_next_question_of_the_same_seat(halls: Halls) -> None:
    """Though it would be a legal one."""
    game = await halls.table("strasbourg")
    seat, page = await asked_the_same_again(halls, game)
    before = await halls.database.journals.read(game)
    late = await halls.hall.play.answer(game, halls.who(seat), page.ask, "late", page.options[0])
    assert isinstance(late, StalePage)
    assert await halls.database.journals.read(game) == before


async def asked_the_same_again(halls: Halls, game: str) -> tuple[int, Page]:
    """A seat whose first option is one again after it was chosen, and its page before that."""
    for _ in range(60):
        seat = (await halls.asked(game))[0]
        page = await halls.page(game, seat)
        await halls.say(game, seat, page.options[0])
        if page.options[0] in (await halls.page(game, seat)).options:
            return seat, page
    raise AssertionError("nobody is asked the same again")


async def test_the_same_key_of_two_seats_is_two_answers(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    while len(await halls.asked(game)) < 3:
        await halls.play(game, 1)
    before = (await halls.hall.tables.live(game)).count
    for seat in (0, 1):
        page = await halls.page(game, seat)
        outcome = await halls.hall.play.answer(game, halls.who(seat), page.ask, "the same key", page.options[0])
        assert isinstance(outcome, Answered)
    lines = await halls.database.journals.read(game, before)
    assert [line.text.partition(" ")[0] for line in lines[:2]] == ["0", "1"]


async def test_a_wrong_answer_is_refused_and_changes_nothing(halls: Halls) -> None:
    game = await halls.table()
    seat = (await halls.asked(game))[0]
    before = await halls.database.journals.read(game)
    for text in ("fly to the moon", "", "x" * 5000):
        outcome = await halls.say(game, seat, text)
        assert isinstance(outcome, Refused)
        assert outcome.reason["key"].startswith("engine.refused")
    assert await halls.database.journals.read(game) == before


async def test_nobody_answers_for_another_seat(halls: Halls) -> None:
    game = await halls.table()
    with pytest.raises(NotAllowed):
        await halls.hall.play.answer(game, Who("anna", 1), 1, "k", "pass")
    with pytest.raises(NotAllowed):
        await halls.hall.play.page(game, Who("carl", 0))
    with pytest.raises(ServerError):
        await halls.hall.play.answer(game, halls.who(0), 1, "", "pass")


async def test_followers_get_a_page_for_every_change_and_no_more(halls: Halls) -> None:
    game = await halls.table()
    seat = (await halls.asked(game))[0]
    pages = halls.hall.play.follow(game, Who())
    first = await anext(pages)
    await halls.say(game, seat, (await halls.page(game, seat)).options[0])
    second = await anext(pages)
    assert second.since == first.turn
    assert second.turn == first.turn + len(second.events)
    (await halls.hall.tables.live(game)).tell()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(anext(pages), 0.05)


async def test_whoever_sits_at_a_table_sets_the_pace_of_its_bots(halls: Halls) -> None:
    game = await halls.table()
    assert (await halls.hall.play.set_pace(game, halls.who(0), 3500)).pace == 3500
    assert (await halls.page(game, 1)).pace == 3500
    with pytest.raises(NotAllowed):
        await halls.hall.play.set_pace(game, Who(), 0)


async def test_everybody_sees_how_many_watch(halls: Halls) -> None:
    game = await halls.table()
    pages = halls.hall.play.follow(game, Who())
    await anext(pages)
    assert [(await halls.page(game, seat)).watching for seat in (0, 1)] == [1, 1]
    await pages.aclose()  # type: ignore[attr-defined]
    assert (await halls.page(game, 0)).watching == 0

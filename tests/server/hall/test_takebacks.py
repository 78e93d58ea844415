"""Taking back: by oneself up to the barrier, beyond it by consent; leaving, coming back, resigning."""

from __future__ import annotations

import pytest
from tests.server.hall.halls import Halls

from zunft.server.errors import Conflict, NotAllowed, ServerError
from zunft.server.hall.bots import DirectBots
from zunft.server.live import render
from zunft.server.live.page import Answered, Refused, Who
from zunft.server.live.public_passes import HOLDS_NOTHING
from zunft.server.live.turns import entry_of
from zunft.server.storage.records import Receipt

pytestmark = pytest.mark.anyio


async def test_an_answer_is_taken_back_once_however_often_it_is_asked(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    seat = (await halls.asked(game))[0]
    await halls.play_as(game, seat)
    assert (await halls.page(game, seat)).can_undo
    for _ in range(3):
        assert isinstance(await halls.hall.takebacks.undo(game, halls.who(seat), "once"), Answered)
    live = await halls.hall.tables.live(game)
    assert list(live.running.lines).count(f"{seat} undo") == 1
    assert isinstance(await halls.hall.takebacks.undo(game, halls.who(seat), "twice"), Refused)


async def test_who_takes_back_again_and_again_comes_to_an_end(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal does not grow for ever. What the seat was told decides, not the journal's length."""
    game = await halls.table("flanders", 3)
    seat = (await halls.asked(game))[0]
    monkeypatch.setattr(render, "MOST_TOLD", (await halls.page(game, seat)).turn + 5)
    for taken in range(10):
        await halls.play_as(game, seat)
        if isinstance(await halls.hall.takebacks.undo(game, halls.who(seat), f"{taken}"), Refused):
            break
    assert 0 < taken < 5
    assert not (await halls.page(game, seat)).can_undo


async def test_beyond_the_barrier_everybody_has_to_agree(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    first = (await halls.asked(game))[0]
    await halls.play(game, 4)
    live = await halls.hall.tables.live(game)
    page = await halls.hall.takebacks.ask_undo(game, halls.who(first))
    assert page.undo_asked
    assert page.undo_asked.seat == first
    others = [seat for seat in range(3) if seat != first]
    await halls.hall.takebacks.agree_undo(game, halls.who(others[0]))
    assert f"{first} retract" not in live.running.lines
    await halls.hall.takebacks.agree_undo(game, halls.who(others[1]))
    assert live.running.lines[-1] == f"{first} retract"
    assert (await halls.page(game, 0)).undo_asked is None
    assert [deed.deed for deed in await halls.database.audit.list()] == ["undo-by-consent"]


async def test_one_no_is_enough_and_a_move_makes_the_question_void(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    first = (await halls.asked(game))[0]
    await halls.play(game, 2)
    await halls.hall.takebacks.ask_undo(game, halls.who(first))
    await halls.hall.takebacks.refuse_undo(game, halls.who((first + 1) % 3))
    with pytest.raises(Conflict):
        await halls.hall.takebacks.agree_undo(game, halls.who((first + 2) % 3))
    await halls.hall.takebacks.ask_undo(game, halls.who(first))
    await halls.play(game, 1)
    assert (await halls.page(game, None)).undo_asked is None


async def test_a_consent_counts_for_the_seat_that_it_means(halls: Halls) -> None:
    game = await halls.table("strasbourg", 3)
    await halls.play(game, 8)
    live = await halls.hall.tables.live(game)
    first, second = [seat for seat in range(3) if live.running.can_retract(seat)][:2]
    last = 3 - first - second
    await halls.hall.takebacks.ask_undo(game, halls.who(first))
    for deed in (
        halls.hall.takebacks.ask_undo(game, halls.who(second)),
        halls.hall.takebacks.agree_undo(game, halls.who(last), second),
        halls.hall.takebacks.refuse_undo(game, halls.who(last), second),
    ):
        with pytest.raises(Conflict) as error:
            await deed
        assert error.value.reason["key"] == "server.error.undo-asked"
    page = await halls.hall.takebacks.agree_undo(game, halls.who(last), first)
    assert page.undo_asked
    assert (page.undo_asked.seat, page.undo_asked.agreed) == (first, sorted([first, last]))


async def test_who_has_answered_nothing_can_take_nothing_back(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    with pytest.raises(Conflict):
        await halls.hall.takebacks.ask_undo(game, halls.who(0))


async def test_a_bot_takes_over_and_hands_back_at_a_turn_s_start(anyio_backend: str) -> None:
    halls = await Halls.build(bots=DirectBots(), pace=500)
    try:
        game = await halls.table("strasbourg", 3)
        live = await halls.hall.tables.live(game)
        await halls.hall.absence.leave(game, halls.who(0))
        assert (await halls.page(game, None)).people[0].state == "stand-in"
        before = live.count
        await halls.tick(1000)
        assert live.count > before
        await halls.hall.absence.come_back(game, halls.who(0))
        entry = live.kept.returning[0]
        await halls.rest()
        assert (await halls.page(game, None)).people[0].state == "stand-in"
        for _ in range(60):
            if not live.kept.returning:
                break
            people = [seat for seat in await halls.asked(game) if seat != 0]
            if people:
                await halls.play_as(game, people[0])
            await halls.tick(1000)
        assert live.seats[0].state == "person"
        assert -1 < entry != entry_of(live.running, 0)
        with pytest.raises(Conflict):
            await halls.hall.absence.come_back(game, halls.who(0))
    finally:
        await halls.close()


async def test_who_leaves_twice_has_left_and_does_not_come_back(halls: Halls) -> None:
    game = await halls.table("strasbourg", 3)
    live = await halls.hall.tables.live(game)
    for _ in range(2):
        page = await halls.hall.absence.leave(game, halls.who(0))
        assert page.people[0].state == "stand-in"
    await halls.hall.absence.come_back(game, halls.who(0))
    await halls.hall.absence.leave(game, halls.who(0))
    assert (live.seats[0].state, live.kept.returning) == ("stand-in", {})


async def test_who_resigns_has_left_for_good(halls: Halls) -> None:
    game = await halls.table("strasbourg", 3)
    page = await halls.hall.absence.resign(game, halls.who(1))
    assert page.view
    assert page.view["left"] == [1]
    for deed in (halls.hall.absence.resign, halls.hall.absence.pause, halls.hall.absence.go_on):
        with pytest.raises(Conflict) as error:
            await deed(game, halls.who(1))
        assert error.value.reason["key"] == "server.error.gone"


async def test_orders_that_are_none_are_refused(halls: Halls) -> None:
    game = await halls.table("gilde", 2)
    for orders in ([""], ["pass"] * 21, ["x" * 200]):
        with pytest.raises(ServerError):
            await halls.hall.absence.orders(game, halls.who(0), orders)
    assert (await halls.page(game, 0)).orders == [HOLDS_NOTHING]


@pytest.mark.parametrize(
    ("order", "word"),
    [
        ("nonsense", "nonsense"),
        ("undo", "undo"),
        ("end", "end"),
        ("pas unless targeted", "pas"),
        ("pass unless targetted", "targetted"),
        ("respond i99", "i99"),
    ],
)
async def test_an_order_that_no_window_would_ever_ask_for_is_refused(halls: Halls, order: str, word: str) -> None:
    """Misspelt behind unless it would always be given, also when its person would have responded."""
    game = await halls.table("gilde", 2)
    with pytest.raises(ServerError) as error:
        await halls.hall.absence.orders(game, halls.who(0), ["pass unless targeted", order])
    assert error.value.reason["key"] == "server.error.order-word"
    assert error.value.reason["args"] == {"text": order, "word": word}
    assert (await halls.page(game, 0)).orders == [HOLDS_NOTHING]


async def test_only_the_own_seat(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    stranger = Who("anna", 1)
    deeds = [
        halls.hall.takebacks.undo(game, stranger, "k"),
        halls.hall.absence.leave(game, stranger),
        halls.hall.absence.resign(game, stranger),
    ]
    deeds += [halls.hall.absence.pause(game, stranger), halls.hall.absence.orders(game, stranger, [])]
    for deed in deeds:
        with pytest.raises(NotAllowed):
            await deed


@pytest.mark.parametrize("way", ["leave", "resign"])
async def test_what_all_agree_to_who_are_still_there_is_taken_back(halls: Halls, way: str) -> None:
    game = await halls.table("strasbourg", 3)
    await halls.play(game, 8)
    live = await halls.hall.tables.live(game)
    seat = next(seat for seat in range(3) if live.running.can_retract(seat))
    last, other = (each for each in range(3) if each != seat)
    await halls.hall.takebacks.ask_undo(game, halls.who(seat))
    await halls.hall.takebacks.agree_undo(game, halls.who(other))
    assert f"{seat} retract" not in live.running.lines
    page = await getattr(halls.hall.absence, way)(game, halls.who(last))
    assert f"{seat} retract" in live.running.lines
    assert (page.undo_asked, live.kept.undo_asked) == (None, None)
    assert live.running.state.has_left(last) == (way == "resign")
    assert [deed.deed for deed in await halls.database.audit.list()] == ["undo-by-consent"]


async def test_nothing_is_taken_back_by_the_leaving_of_one_while_another_has_not_agreed(halls: Halls) -> None:
    game = await halls.table("strasbourg", 4)
    await halls.play(game, 8)
    live = await halls.hall.tables.live(game)
    seat = next(seat for seat in range(4) if live.running.can_retract(seat))
    first, second, _ = (each for each in range(4) if each != seat)
    await halls.hall.takebacks.ask_undo(game, halls.who(seat))
    await halls.hall.absence.leave(game, halls.who(first))
    await halls.hall.absence.resign(game, halls.who(second))
    assert f"{seat} retract" not in live.running.lines


async def test_until_the_stand_in_hands_over_the_person_neither_answers_nor_takes_back(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    live = await halls.hall.tables.live(game)
    seat = (await halls.asked(game))[0]
    page = await halls.page(game, seat)
    await halls.hall.absence.leave(game, halls.who(seat))
    await halls.hall.absence.come_back(game, halls.who(seat))
    before = live.count
    async with live.lock:  # the bot still thinks
        refused = [await halls.hall.play._answer(live, page.ask, Receipt(f"{seat}:k", seat), page.options[0], 0)]
        refused += [await halls.hall.takebacks._undo(live, Receipt(f"{seat}:u", seat))]
    for outcome in refused:
        assert isinstance(outcome, Refused)
        assert outcome.reason["key"] == "server.error.stand-in"
    assert live.count == before
    for _ in range(60):
        if live.seats[seat].state == "person" and seat in await halls.asked(game):
            break
        for other in await halls.asked(game):
            if live.seats[other].state == "person":
                await halls.play_as(game, other)
        await halls.tick(1000)
    await halls.play_as(game, seat)


async def test_an_answer_that_was_taken_before_one_left_is_not_refused_when_it_comes_again(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    seat = (await halls.asked(game))[0]
    page = await halls.page(game, seat)
    assert isinstance(await halls.hall.play.answer(game, halls.who(seat), page.ask, "k", page.options[0]), Answered)
    await halls.hall.absence.leave(game, halls.who(seat))
    assert isinstance(await halls.hall.play.answer(game, halls.who(seat), page.ask, "k", page.options[0]), Answered)

"""Several halls on one database, and a hall that was killed."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from unittest.mock import Mock

import pytest
from tests.server.hall.halls import NAMES, Halls

from zunft import Table
from zunft.catalogue import titles
from zunft.engine.journal import JournalError
from zunft.server.hall import seats, tables
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import BEAT
from zunft.server.live.page import Answered, Who
from zunft.server.live.request import ClockRequest, TableRequest
from zunft.server.live.table import LiveTable, table_of
from zunft.server.storage.chain import journal_of
from zunft.server.storage.errors import Stale, StorageError
from zunft.server.storage.records import Appended, GameRow, LineRow
from zunft.table.replay import follow, replay

pytestmark = pytest.mark.anyio
PASSPHRASE = "a passphrase for two hosts"
A_DAY = 86_400  # seconds


@pytest.mark.parametrize("title", titles())
async def test_any_hall_takes_any_move_and_all_show_the_same(halls: Halls, title: str) -> None:
    game = await halls.table(title, 3)
    await halls.hall_of()
    for step in range(24):
        hall = halls.all[step % 2]
        table = (await hall.tables.live(game)).running
        seat = table.waiting_for[0]
        while not (page := await halls.page(game, seat, hall)).options:
            await halls.tick(halls.hall.tables.settings.window)
        await halls.say(game, seat, page.options[step % len(page.options)], hall)
        await halls.rest()
    one, two = [await hall.tables.live(game) for hall in halls.all]
    assert one.running.fingerprint() == two.running.fingerprint()
    await halls.tick(100_000)
    for who in (None, 0, 1, 2):
        pages = [(await halls.page(game, who, hall)).bytes() for hall in halls.all]
        assert pages[0] == pages[1]


@pytest.mark.parametrize("title", titles())
async def test_a_hall_that_was_killed_goes_on_from_its_journal(halls: Halls, title: str) -> None:
    game = await halls.table(title, 3)
    await halls.play(game, 15)
    old = await halls.hall.tables.live(game)
    await halls.tick(100_000)
    before = [(await halls.page(game, seat)).bytes() for seat in (None, 0, 1, 2)]
    halls.kill()
    await halls.hall_of()
    new = await halls.hall.tables.live(game)
    assert new is not old
    assert new.running.fingerprint() == old.running.fingerprint()
    assert [(await halls.page(game, seat)).bytes() for seat in (None, 0, 1, 2)] == before
    await halls.play(game, 10)
    row, lines = await halls.database.journals.whole(game)
    again = replay(journal_of(row, [line.text for line in lines]).text(), row.seed)
    assert again.fingerprint() == new.running.fingerprint()


async def test_a_hall_without_the_bus_finds_out_when_it_answers(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    other = await halls.hall_of()
    await other.tables.live(game)
    halls.bus.listeners.clear()
    await halls.play(game, 3)
    behind, ahead = await other.tables.live(game), await halls.hall.tables.live(game)
    assert behind.count < ahead.count
    await other.tables.catch_up()
    assert behind.count == ahead.count


async def test_an_answer_is_taken_beside_another_that_this_hall_has_not_heard_of(halls: Halls) -> None:
    game = await halls.table("flanders", 3)
    while len(await halls.asked(game)) < 3:
        await halls.play(game, 1)
    other = await halls.hall_of()
    page = await halls.page(game, 1, other)
    halls.bus.listeners.clear()
    await halls.play_as(game, 0)
    outcome = await other.play.answer(game, halls.who(1), page.ask, "a key", page.options[0])
    assert isinstance(outcome, Answered)
    assert (await other.tables.live(game)).count == await halls.database.journals.check(game)


async def test_followers_of_the_other_hall_are_told(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    other = await halls.hall_of()
    pages = other.play.follow(game, Who())
    first = await anext(pages)
    await halls.play(game, 1)
    second = await asyncio.wait_for(anext(pages), 30)
    assert second.turn > first.turn


async def test_an_answer_is_finished_when_its_sender_goes_away(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else comes to the table until then."""
    game = await halls.table("flanders", 2)
    live, seat = await halls.hall.tables.live(game), (await halls.asked(game))[0]
    page, append = await halls.page(game, seat), halls.database.journals.append
    writing, may_write = asyncio.Event(), asyncio.Event()

    async def append_late(*about: Any, **more: Any) -> Appended:
        writing.set()
        await may_write.wait()
        return await append(*about, **more)

    monkeypatch.setattr(halls.database.journals, "append", append_late)
    task = asyncio.ensure_future(halls.hall.play.answer(game, halls.who(seat), page.ask, "k", page.options[0]))
    await asyncio.wait_for(writing.wait(), 30)
    task.cancel()
    await turns()
    assert live.lock.locked()
    may_write.set()
    await asyncio.gather(task, return_exceptions=True)
    assert f"{seat} {page.options[0]}" in live.running.lines
    await answer_in(halls, game, halls.hall)
    assert await halls.database.journals.check(game) == live.count


async def turns() -> None:
    """Long enough for all who can go on."""
    for _ in range(30):
        await asyncio.sleep(0)


@pytest.mark.parametrize("trouble", ["the storage is away", "one goes away"])
async def test_all_who_come_to_a_table_while_it_is_read_come_to_the_same(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """A second one would have a driver of its own."""
    game = await halls.table("flanders", 2)
    await halls.hall.tables.forget(game)
    wake, begun, may_read = halls.hall.tables._wake, list[str](), asyncio.Semaphore(0)
    is_away = trouble == "the storage is away"

    async def wake_late(id_: str) -> LiveTable:
        begun.append(id_)
        await may_read.acquire()
        if is_away and len(begun) == 1:
            raise StorageError("database-away", database="x")
        return await wake(id_)

    monkeypatch.setattr(halls.hall.tables, "_wake", wake_late)
    coming = [asyncio.ensure_future(halls.hall.tables.live(game)) for _ in range(2)]
    await turns()
    if is_away:
        may_read.release()
    else:
        coming[1].cancel()
    await turns()
    coming += [asyncio.ensure_future(halls.hall.tables.live(game)) for _ in range(2)]
    await turns()
    for _ in begun:
        may_read.release()
    await asyncio.wait_for(asyncio.gather(*coming, return_exceptions=True), 30)
    assert len(begun) == (2 if is_away else 1)
    assert coming[2].result() is coming[3].result()


async def test_one_table_that_cannot_be_read_keeps_no_other_from_catching_up(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the bus was away: else this process would never hear of it again."""
    broken, game = await halls.table("flanders", 2), await halls.table("flanders", 2)
    other = await halls.hall_of()
    behind = [await other.tables.live(each) for each in (broken, game)]
    halls.bus.listeners.clear()
    await halls.play(game, 3)

    async def unreadable() -> None:
        raise JournalError("no such line")

    monkeypatch.setattr(behind[0], "catch_up", unreadable)
    await other.tables.catch_up()
    assert behind[1].count == (await halls.hall.tables.live(game)).count


async def test_a_table_at_which_somebody_answers_just_now_is_not_put_away(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over plain HTTP nobody watches it. Without its driver the bot whose turn comes would not play."""
    game = await halls.table("flanders", 2)
    append, forgetting = halls.database.journals.append, list[asyncio.Future[list[str]]]()
    await halls.rest()
    await halls.tick(3_600_000)

    async def append_late(*about: Any, **more: Any) -> Appended:
        forgetting.append(asyncio.ensure_future(halls.hall.tables.forget_untouched()))
        await turns()
        return await append(*about, **more)

    monkeypatch.setattr(halls.database.journals, "append", append_late)
    await halls.play(game, 1)
    assert [await each for each in forgetting] == [[]]
    assert game in halls.hall.tables.in_memory


async def test_who_comes_from_another_process_is_never_shown_less_than_before(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    other = await halls.hall_of()
    await other.tables.live(game)
    halls.bus.listeners.clear()  # the bus is away: the other hall hears nothing
    await halls.play(game, 4)
    seen = await halls.page(game, 0)
    behind = await other.tables.live(game)
    assert behind.running.turn(0) < seen.turn
    pages = other.play.follow(game, halls.who(0), seen.turn)
    page = await anext(pages)
    assert (page.turn, page.ask, page.events) == (seen.turn, seen.ask, [])
    await pages.aclose()  # type: ignore[attr-defined]


async def test_who_has_seen_a_game_begin_elsewhere_is_not_shown_an_open_table(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    for seat, name in enumerate(("anna", "bert")):
        await halls.hall.seats.sit(game, name, seat, await halls.hall.seats.invite(game, "anna"))
    other = await halls.hall_of()
    assert (await other.tables.live(game)).table is None
    halls.bus.listeners.clear()  # the bus is away
    await halls.hall.seats.begin(game, "anna")
    seen = await halls.page(game, 0)
    pages = other.play.follow(game, halls.who(0), seen.turn)
    page = await anext(pages)
    assert (page.phase, page.turn, page.ask) == ("running", seen.turn, seen.ask)
    await pages.aclose()  # type: ignore[attr-defined]


async def test_an_answer_to_a_question_that_another_process_has_put_is_taken(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    other = await halls.hall_of()
    await other.tables.live(game)
    halls.bus.listeners.clear()
    await halls.play(game, 4)
    (seat,) = await halls.asked(game)
    page = await halls.page(game, seat)
    outcome = await other.play.answer(game, halls.who(seat), page.ask, "a key of its own", page.options[0])
    assert isinstance(outcome, Answered)


@pytest.mark.parametrize("since", [10**9, -1])
async def test_who_says_to_have_seen_what_never_was_gets_the_page_all_the_same(halls: Halls, since: int) -> None:
    for game in (
        await halls.table("flanders", 2),
        await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2)),
    ):
        pages = halls.hall.play.follow(game, Who("anna", None), since)
        assert (await asyncio.wait_for(anext(pages), 30)).table == game
        await pages.aclose()  # type: ignore[attr-defined]


async def test_a_table_to_which_somebody_is_coming_is_not_put_away(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hall that has just been opened puts away what nobody looks at; who comes from another process meanwhile waits
    for the journal to be read."""
    game = await halls.table("flanders", 2)
    other = await halls.hall_of()
    live, read = await other.tables.live(game), asyncio.Event()
    monkeypatch.setattr(live, "catch_up", read.wait)
    pages = other.play.follow(game, Who(), (await halls.page(game, None)).turn + 1)
    coming = asyncio.ensure_future(anext(pages))
    await halls.rest()
    looking = asyncio.ensure_future(other.tables._load_if_playing(game))
    await halls.rest()
    read.set()
    first, _ = await asyncio.wait_for(asyncio.gather(coming, looking), 30)
    monkeypatch.undo()
    await halls.play(game, 1)
    second = await asyncio.wait_for(anext(pages), 30)
    assert second.turn > first.turn
    assert (await other.tables.live(game)) is live


async def test_news_is_followed_up_though_the_storage_was_away(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await halls.table("flanders", 2)
    other = await halls.hall_of()
    live, away = await other.tables.live(game), [StorageError("database-away", database="x")] * 2
    catch_up = live.catch_up

    async def at_last() -> None:
        if away:
            raise away.pop()
        await catch_up()

    monkeypatch.setattr(live, "catch_up", at_last)
    monkeypatch.setattr(tables, "AGAIN", 0.01)
    pages = other.play.follow(game, Who())
    first = await anext(pages)
    await halls.play(game, 1)  # there is no other news after this
    second = await asyncio.wait_for(anext(pages), 30)
    assert second.turn > first.turn
    assert away == []


async def test_a_journal_that_cannot_be_read_leaves_the_table_as_it_is(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table("flanders", 2)
    await halls.play(game, 3)
    live = await halls.hall.tables.live(game)
    before, count = live.running.fingerprint(), live.count

    async def away(*_: object) -> list[LineRow]:
        raise StorageError("database-away", database="x")

    monkeypatch.setattr(halls.database.journals, "read_checked", away)
    live.gaps = [(0, 1)]  # a time without a server that another process has taken back: all is played again
    with pytest.raises(StorageError):
        await live.refresh()
    assert (live.running.fingerprint(), live.count) == (before, count)


async def test_who_looks_while_a_table_is_played_again_sees_all_of_it(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table("flanders", 2)
    for _ in range(6):
        await halls.play(game, 1)
        halls.clock.advance(10)
    live, shown = await halls.hall.tables.live(game), (await halls.page(game, 0)).bytes()
    seen = []

    async def while_another_goes_on(_seconds: float) -> None:
        live.forget_pages()
        seen.append((await halls.page(game, 0)).bytes())

    monkeypatch.setattr("zunft.server.live.table.asyncio.sleep", while_another_goes_on)
    await live._play_again()
    assert len(seen) > 3
    assert set(seen) == {shown}


async def test_a_long_past_is_played_where_nobody_waits_for_it(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("flanders", 2, 7, edition="tiny")
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    game = await halls.hall.archive.import_game("anna", table.journal())
    threads = []

    def noted(at: Table, lines: Sequence[str]) -> None:
        threads.append(threading.current_thread())
        follow(at, lines)

    monkeypatch.setattr("zunft.server.live.table.follow", noted)
    assert (await halls.hall.tables.live(game)).running.over
    assert threads != []
    assert threading.main_thread() not in threads


async def answer_in(halls: Halls, game: str, hall: Hall) -> None:
    """One answer that this hall takes."""
    seat = (await hall.tables.live(game)).running.waiting_for[0]
    assert isinstance(await halls.say(game, seat, (await halls.page(game, seat, hall)).options[0], hall), Answered)


async def test_a_game_is_sent_away_with_all_that_another_hall_has_taken(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One answer of which this hall has heard nothing, and one that comes while it seals the bundle."""
    game, other = await halls.table("flanders", 2), await halls.hall_of()
    halls.bus.listeners.clear()  # the bus is away
    await answer_in(halls, game, other)
    change, answers = halls.database.tables.change_settings, [1]

    async def change_late(*about: Any) -> bool:
        while answers:
            answers.pop()
            await answer_in(halls, game, other)
        return await change(*about)

    monkeypatch.setattr(halls.database.tables, "change_settings", change_late)
    new, _ = await halls.hall.transfer.take_in(
        await halls.hall.transfer.send_away(game, PASSPHRASE, "anna"), PASSPHRASE
    )
    kept, moved = [[line.text for line in await halls.database.journals.read(each)] for each in (game, new)]
    assert moved == kept
    assert (await halls.database.tables.get(game)).phase == "closed"
    assert sorted(deed.deed for deed in await halls.database.audit.list()) == ["send-away", "take-in"]
    assert answers == []


async def test_a_word_for_the_seed_that_comes_while_another_hall_deals_is_in_the_deal_or_not_in_the_head(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = (
        await halls.hall.seats.create("anna", TableRequest(title="strasbourg", seats=3)),
        await halls.hall_of(),
    )
    for seat in range(3):
        await halls.hall.seats.sit(game, NAMES[seat], seat)

    def deal_late(row: GameRow) -> Table:
        late.append(asyncio.ensure_future(other.seats.add_word(game, halls.who(1), "late")))
        return table_of(row)

    late = list[asyncio.Future[None]]()
    with monkeypatch.context() as patched:
        patched.setattr(seats, "table_of", deal_late)
        patched.setattr(halls.database.journals, "append", after(late, halls.database.journals.append))
        with pytest.raises(Stale):
            await halls.hall.seats.begin(game, "anna")
    await halls.hall.seats.begin(game, "anna")
    row, lines = await halls.database.journals.whole(game)
    assert row.words == {1: "late"}
    assert [line.text for line in lines] == list(table_of(row).lines)


def after(late: list[asyncio.Future[None]], append: Callable[..., Awaitable[Appended]]) -> Callable[..., Any]:
    """The append of a hall that is slower than somebody else."""

    async def appending(*about: Any, **more: Any) -> Appended:
        await asyncio.gather(*late)
        return await append(*about, **more)

    return appending


async def test_what_a_hall_wrote_and_told_nobody_before_it_was_killed_is_found_with_the_next_beat(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = await halls.table("flanders", 2), await halls.hall_of()
    behind, ahead = await other.tables.live(game), await halls.hall.tables.live(game)
    with monkeypatch.context() as patched:
        patched.setattr(halls.bus, "publish", nowhere)
        await halls.play(game, 1)
    assert behind.count < ahead.count
    await halls.tick(BEAT)
    assert behind.count == ahead.count


async def test_orders_that_were_left_in_another_hall_are_known_with_the_next_beat(halls: Halls) -> None:
    """Though the bus is away: else a window of that seat would be answered as if it had left none."""
    game, other = await halls.table("gilde", 3), await halls.hall_of()
    live = await other.tables.live(game)
    halls.bus.listeners.clear()
    for orders in (["pass"], []):
        await halls.hall.absence.orders(game, halls.who(0), orders)
        await beat(halls, other)
        await halls.rest()
        assert (live.orders.get(0, []), live.given.get(0, [])) == (orders, orders)
        assert (await halls.page(game, 0, other)).orders == orders


async def test_a_pause_that_was_agreed_on_in_another_hall_is_known_with_the_next_beat(halls: Halls) -> None:
    """Though the bus is away: else the clock would run out here on people who have agreed that it stands still."""
    game, other = await halls.table("flanders", 2, clock=ClockRequest(kind="move", seconds=30)), await halls.hall_of()
    live = await other.tables.live(game)
    halls.bus.listeners.clear()
    for seat in range(2):
        await halls.hall.absence.pause(game, halls.who(seat))
    assert not live.kept.is_paused
    await beat(halls, other)
    await halls.rest()
    assert live.kept.is_paused
    clock = (await halls.page(game, 0, other)).clock
    assert clock is not None
    assert clock.paused


async def nowhere(*_: object) -> None:
    """Nobody hears it."""


async def test_clocks_of_a_hall_that_has_gone_for_good_go_on_in_another(halls: Halls) -> None:
    other = await halls.hall_of()
    clock = ClockRequest(kind="day", seconds=A_DAY)
    game = await halls.table("flanders", 2, clock=clock)
    halls.all.reverse()
    halls.kill()
    before = await halls.database.journals.check(game)
    await halls.tick(2 * A_DAY * 1000)
    assert await halls.database.journals.check(game) == before
    await other.tables.take_over_all()
    await halls.tick(2 * A_DAY * 1000)
    assert await halls.database.journals.check(game) > before


async def test_a_game_that_a_killed_hall_had_begun_is_found_with_the_next_beat(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2)), await halls.hall_of()
    for seat in range(2):
        await halls.hall.seats.sit(game, "anna", seat)
    live = await other.tables.live(game)
    monkeypatch.setattr(halls.bus, "publish", nowhere)
    await halls.hall.seats.begin(game, "anna")
    await halls.tick(BEAT)
    assert (live.phase, live.count > 0) == ("running", True)


async def test_lines_that_cannot_be_played_are_followed_up_once_however_many_beats_tell_of_them(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = await halls.table("flanders", 2), await halls.hall_of()
    live = await other.tables.live(game)
    with monkeypatch.context() as patched:
        patched.setattr(halls.bus, "publish", nowhere)
        patched.setattr(live, "catch_up", Mock(side_effect=JournalError("no such line")))
        await halls.play(game, 1)
        for _ in range(4):
            await beat(halls, other)
        assert other.tables.following == [game]
    async with asyncio.timeout(30):
        while other.tables.following:
            await asyncio.sleep(0.01)
    assert live.count == (await halls.hall.tables.live(game)).count


async def beat(halls: Halls, hall: Hall) -> None:
    last = hall.tables.heartbeat.next_at
    halls.clock.advance(BEAT)
    async with asyncio.timeout(30):
        while hall.tables.heartbeat.next_at == last or hall.tables.heartbeat.is_looking:
            await asyncio.sleep(0.002)


async def test_what_goes_wrong_when_whoever_asked_has_gone_is_no_fault_of_the_program(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, may_fail = list[object](), asyncio.Event()

    async def fail(*_: object, **__: object) -> None:
        await may_fail.wait()
        raise StorageError("database-away", database="x")

    asyncio.get_running_loop().set_exception_handler(lambda _, about: said.append(about))
    game = await halls.table("flanders", 2)
    seat = (await halls.asked(game))[0]
    page = await halls.page(game, seat)
    monkeypatch.setattr(halls.hall.tables, "_wake", fail)
    monkeypatch.setattr(halls.database.journals, "append", fail)
    waiting: list[asyncio.Future[Any]] = [asyncio.ensure_future(halls.hall.tables.live("another"))]
    waiting.append(asyncio.ensure_future(halls.hall.play.answer(game, halls.who(seat), page.ask, "k", page.options[0])))
    await turns()
    for task in waiting:
        task.cancel()
    may_fail.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    waiting.clear()
    await turns()
    gc.collect()
    await turns()
    assert said == []

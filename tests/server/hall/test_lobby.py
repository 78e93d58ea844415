"""The lobby, whose turn it is, what has happened since, results, advice and what-if, the archive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from tests.server.hall.halls import NO_CLOCK, Halls, row_of_table

import zunft
from zunft import Table, verify
from zunft.catalogue import titles
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.hall import tables
from zunft.server.hall.bots import DirectBots
from zunft.server.hall.lobby import PAGE, Listed
from zunft.server.hall.settings import DAY
from zunft.server.live.page import Who
from zunft.server.live.request import ClockRequest, TableRequest
from zunft.server.storage import schema
from zunft.server.storage.records import GameRow, PhaseName, Summary, Visibility
from zunft.text.languages import LANGUAGES

pytestmark = pytest.mark.anyio
PASSPHRASE = "correct horse battery"


async def finished(halls: Halls, title: str = "flanders") -> str:
    game = await halls.table(title, edition="tiny" if title != "gilde" else None)
    await halls.hall.absence.resign(game, halls.who(0))
    await halls.play(game, 2000)
    return game


async def test_the_lobby_lists_tables_by_how_far_they_are(halls: Halls) -> None:
    over, running = await finished(halls), await halls.table(name="Friday")
    private = await halls.table(visibility="private")
    lobby = await halls.hall.lobby.lobby()
    assert ([each.id for each in lobby.running], [each.id for each in lobby.finished]) == ([running], [over])
    assert lobby.running[0].name == "Friday"
    assert [sitter.name for sitter in lobby.running[0].people] == ["Anna", "Bert"]
    assert private in [each.id for each in (await halls.hall.lobby.lobby("anna")).running]
    with pytest.raises(NotFound):
        await halls.hall.play.page(private, Who("carl", None))


async def archived(halls: Halls, made_by: str, visibility: Visibility, phase: PhaseName = "over") -> GameRow:
    """A game of long ago; two are made in each moment, as on a lively evening."""
    row = row_of_table(Table("flanders", seats=2, edition="tiny"), NO_CLOCK)
    halls.keys += 1
    row = replace(row, made_by=made_by, visibility=visibility, phase=phase, made=halls.keys // 2, ended=1)
    await halls.database.tables.create(row)
    return row


async def pages(listed: Callable[..., Awaitable[list[Listed]]], person: str | None, **of: bool) -> list[str]:
    """A whole list, page by page."""
    seen, before = list[str](), None
    while page := await listed(person, before, **of):
        assert len(page) <= PAGE
        seen += [each.id for each in page]
        before = page[-1].id
    return seen


async def test_every_game_that_has_ended_is_reached_page_by_page(halls: Halls) -> None:
    kinds: list[tuple[str, Visibility, PhaseName]] = [
        ("anna", "private", "over"),
        ("bert", "public", "closed"),
        ("bert", "private", "over"),
    ]
    made = {kind: [await archived(halls, *kind) for _ in range(2 * PAGE + 10)] for kind in kinds}
    own, public, _ = ({each.id for each in made[kind]} for kind in kinds)
    assert len(own) > len((await halls.hall.lobby.lobby("anna")).finished) == PAGE
    for person, mine, right in (("anna", False, own | public), ("anna", True, own), (None, False, public)):
        seen = await pages(halls.hall.lobby.finished, person, mine=mine)
        assert (len(seen), set(seen)) == (len(right), right)
        assert seen[:PAGE] == [each.id for each in await halls.hall.lobby.finished(person, None, mine)]
    assert await halls.hall.lobby.finished(None, mine=True) == []


async def test_a_game_that_ends_meanwhile_moves_no_page(halls: Halls) -> None:
    games = [await archived(halls, "anna", "public") for _ in range(PAGE + 5)]
    first = await halls.hall.lobby.finished(None)
    await archived(halls, "anna", "public")
    second = await halls.hall.lobby.finished(None, first[-1].id)
    assert {each.id for each in [*first, *second]} == {each.id for each in games}
    assert len(second) == 5


async def test_a_game_that_has_ended_in_a_window_is_in_no_page_of_the_archive_until_its_moment_is_over(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await finished(halls)
    for _ in range(2 * PAGE):
        await archived(halls, "bert", "public")
    for held in (True, False):
        monkeypatch.setattr(await halls.hall.tables.live(game), "held", Mock(return_value=held or None))
        lobby = await halls.hall.lobby.lobby("anna")
        assert (game in [each.id for each in lobby.running]) is held
        assert (game in await pages(halls.hall.lobby.finished, "anna")) is not held
        assert len(lobby.finished) == PAGE


@pytest.mark.parametrize("phase", ["open", "running"])
async def test_nobody_is_hidden_by_the_many_tables_of_one(halls: Halls, phase: PhaseName) -> None:
    kinds: list[tuple[str, Visibility]] = [("anna", "private"), ("bert", "public"), ("carl", "private")]
    own, public, _ = [{(await archived(halls, *kind, phase)).id for _ in range(PAGE + 5)} for kind in kinds]
    pages_of = halls.hall.lobby.waiting if phase == "open" else halls.hall.lobby.playing
    for person, right in (("anna", own | public), (None, public)):
        seen = await pages(pages_of, person)
        assert (len(seen), set(seen)) == (len(right), right)
    lobby = await halls.hall.lobby.lobby("anna")
    assert len(lobby.open if phase == "open" else lobby.running) == PAGE
    assert {each.id for each in lobby.own} < own
    assert (await halls.hall.lobby.lobby()).own == []


async def test_a_game_that_has_ended_in_a_window_keeps_its_place_among_those_that_are_played(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many are before it and after it as if it were being played."""
    for _ in range(PAGE - 1):
        await archived(halls, "bert", "public", "running")
    game = await finished(halls)
    for _ in range(PAGE - 1):
        await archived(halls, "bert", "public", "running")
    monkeypatch.setattr(await halls.hall.tables.live(game), "held", Mock(return_value=True))
    for person in (None, "carl", "anna"):
        seen = await pages(halls.hall.lobby.playing, person)
        assert (seen.index(game), len(seen)) == (0, 2 * PAGE - 1)
        assert len(await halls.hall.lobby.playing(person)) == PAGE


async def test_my_turn_somewhere(halls: Halls) -> None:
    game = await halls.table()
    seat = (await halls.asked(game))[0]
    mine = [await halls.hall.lobby.awaiting(halls.who(each).person or "") for each in range(2)]
    assert [awaited.table for awaited in mine[seat]] == [game]
    assert mine[1 - seat] == []


async def test_what_happened_since(halls: Halls) -> None:
    game = await halls.table()
    await halls.hall.lobby.mark_seen(game, halls.who(0), 10_000)
    assert await halls.hall.lobby.news(game, halls.who(0)) == []
    await halls.play(game, 3)
    for language in LANGUAGES:
        sentences = await halls.hall.lobby.news(game, halls.who(0), language=language)
        assert sentences
        assert not any("flanders-" in sentence for sentence in sentences)
    assert len(await halls.hall.lobby.news(game, Who(), 0)) == (await halls.page(game, None)).turn


@pytest.mark.parametrize("title", titles())
async def test_a_finished_game_shows_its_result_and_can_be_verified(halls: Halls, title: str) -> None:
    game = await halls.table(title)
    with pytest.raises(Conflict):
        await halls.hall.archive.result(game, Who())
    with pytest.raises(Conflict):
        await halls.hall.archive.export(game, halls.who(0))
    with pytest.raises(Conflict):
        await halls.hall.archive.replay(game, halls.who(0), 3)
    for seat in range(len((await halls.hall.tables.live(game)).seats)):
        await halls.hall.absence.resign(game, halls.who(seat))
    live = await halls.hall.tables.live(game)
    if not live.running.over:
        await halls.play(game, 500)
    await halls.tick(100_000)
    result = await halls.hall.archive.result(game, Who())
    assert len(result.ledgers) == live.game.seats
    assert result.verdict == live.running.verdict
    assert result.verdict
    assert live.game.result
    assert live.game.result["scores"] == result.scores
    text = await halls.hall.archive.export(game, Who())
    assert verify(text).fingerprint() == live.running.fingerprint()
    brought = await halls.hall.archive.import_game("anna", text)
    assert await halls.hall.archive.export(brought, Who()) == text
    moment = await halls.hall.archive.replay(brought, Who(), 4)
    assert (moment.at, moment.of, len(moment.views)) == (4, live.count, live.game.seats + 1)
    assert moment.views[1]["seat"] == 1
    assert (await halls.hall.play.page(brought, Who())).phase == "over"


async def test_what_is_no_finished_game_is_not_taken_in(halls: Halls) -> None:
    game = await halls.table()
    running = (await halls.hall.tables.live(game)).running.journal()
    for text in ("", "hello", running, "x" * 1_000_001):
        with pytest.raises(ServerError):
            await halls.hall.archive.import_game("anna", text)


async def test_a_rematch_is_made_once(halls: Halls) -> None:
    game = await finished(halls)
    again = await halls.hall.seats.rematch(game, "anna")
    assert await halls.hall.seats.rematch(game, "bert") == again
    assert (await halls.page(game, 0)).next_id == again
    page = await halls.hall.play.page(again, halls.who(1))
    assert (page.phase, [sitter.name for sitter in page.people]) == ("open", ["Anna", "Bert"])
    with pytest.raises(NotAllowed):
        await halls.hall.seats.rematch(game, "carl")


async def test_a_running_game_moves_to_another_server(halls: Halls) -> None:
    game = await halls.table("gilde", 3, bots={2: "apprentice"})
    await halls.hall.absence.orders(game, halls.who(0), ["pass"])
    live = await halls.hall.tables.live(game)
    key = await halls.hall.seats.make_key(game, halls.who(1))
    sealed = await halls.hall.transfer.send_away(game, PASSPHRASE)
    assert live.game.seed not in sealed
    assert live.game.phase == "closed"
    there = await Halls.build()
    try:
        for data, passphrase in ((sealed[:-9], PASSPHRASE), (sealed, "another passphrase"), (b"", PASSPHRASE)):
            with pytest.raises(ServerError):
                await there.hall.transfer.take_in(data, passphrase)
        new, claimable = await there.hall.transfer.take_in(sealed, PASSPHRASE)
        assert claimable == [1]
        assert await there.hall.seats.open_seat(key) == (new, Who(None, 1))
        moved = await there.hall.tables.live(new)
        assert moved.running.fingerprint() == live.running.fingerprint()
        assert moved.orders == live.orders == {0: ["pass"], 1: ["pass against idle"]}
    finally:
        await there.close()


async def test_a_game_that_has_moved_away_says_so_to_all_and_one_that_was_only_closed_does_not(halls: Halls) -> None:
    moved, closed = await halls.table(visibility="public"), await halls.table(visibility="public")
    await halls.page(moved, None)
    await halls.hall.transfer.send_away(moved, PASSPHRASE)
    await halls.hall.archive.close_table(closed, "anna")
    for seat in (0, 1, None):
        assert [(await halls.page(game, seat)).moved for game in (moved, closed)] == [True, False]
    assert {each.id: each.moved for each in await halls.hall.lobby.finished(None)} == {moved: True, closed: False}


async def test_a_game_that_could_not_be_closed_has_not_moved(halls: Halls) -> None:
    game = await halls.table(visibility="public")
    await halls.hall.tables.change_regardless(await halls.hall.tables.live(game), sent=True)
    assert not (await halls.page(game, None)).moved
    assert not (await halls.hall.lobby.playing(None))[0].moved


@pytest.mark.parametrize("title", titles())
async def test_a_preview_is_played_at_an_imagined_table_and_is_the_same_each_time(halls: Halls, title: str) -> None:
    game = await halls.table(title, 3)
    live = await halls.hall.tables.live(game)
    while not (seats := [seat for seat in await halls.asked(game) if (await halls.page(game, seat)).options]):
        await halls.tick(1000)
    before = live.running.fingerprint()
    page = await halls.page(game, seats[0])
    imagined = await halls.hall.advice.what_if(game, halls.who(seats[0]), page.options[0])
    assert imagined.view
    assert imagined.view["seat"] == seats[0]
    again = [await halls.hall.advice.what_if(game, halls.who(seats[0]), page.options[0]) for _ in range(4)]
    assert again == [imagined] * 4
    assert (await halls.hall.advice.what_if(game, halls.who(seats[0]), "fly")).refused
    assert live.running.fingerprint() == before
    assert (await halls.page(game, seats[0])) == page


async def test_advice_where_the_table_allows_it(anyio_backend: str) -> None:
    halls = await Halls.build(bots=DirectBots(), advice="apprentice")
    try:
        game = await halls.table(advice=True)
        seat = (await halls.asked(game))[0]
        page = await halls.page(game, seat)
        assert page.advice_allowed
        advised = await halls.hall.advice.advice(game, halls.who(seat))
        assert {each.option for each in advised} <= set(page.options)
        names = [zunft.say(each.sentence) for each in advised]
        assert len(set(names)) == len(names) <= 3
        assert not any(each.chance for each in advised)  # in this edition nobody has measured it
        with pytest.raises(Conflict):
            await halls.hall.advice.advice(game, halls.who(1 - seat))
        with pytest.raises(NotAllowed):
            await halls.hall.advice.advice(await halls.table(), halls.who(0))
    finally:
        await halls.close()


async def test_a_table_that_is_closed_before_it_begins_has_no_game(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    await halls.hall.archive.close_table(game, "anna")
    seen = (await halls.page(game, None)).bytes()
    halls.kill()
    await halls.hall_of()
    page = await halls.page(game, None)
    assert (page.phase, page.view, page.bytes()) == ("closed", None, seen)


async def test_a_table_that_is_closed_in_the_midst_of_its_game_asks_nothing_more(halls: Halls) -> None:
    game = await halls.table(clock=ClockRequest(kind="move", seconds=60))
    await halls.play(game, 3)
    await halls.hall.takebacks.ask_undo(game, halls.who(0))
    seats: list[int | None] = [0, 1, None]
    before = [await halls.page(game, seat) for seat in seats]
    assert any(page.options for page in before)
    assert all(page.clock and page.undo_asked for page in before)
    await halls.hall.archive.close_table(game, "anna")
    for seat, page in zip(seats, before, strict=True):
        nothing = replace(page, phase="closed", ask=0, question=None, options=[], default=None, clock=None)
        assert await halls.page(game, seat) == replace(nothing, undo_asked=None, can_undo=False, can_ask_undo=False)


async def test_where_people_talk_or_sit_down_a_table_is_not_closed(halls: Halls) -> None:
    """The notice is given anew, and time enough after it."""
    talked = await halls.table("flanders", 2)
    waiting = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    halls.clock.advance(31 * DAY)
    assert sorted((await halls.hall.archive.close_untouched())[0]) == sorted([talked, waiting])
    halls.clock.advance(5 * DAY)
    await halls.hall.chat.say(talked, halls.who(0), "I am still here.")
    await halls.hall.seats.sit(waiting, "bert", 1, await halls.hall.seats.invite(waiting, "anna"))
    halls.clock.advance(5 * DAY)
    assert await halls.hall.archive.close_untouched() == ([], [])
    halls.clock.advance(26 * DAY)
    said, closed = await halls.hall.archive.close_untouched()
    assert (sorted(said), closed) == (sorted([talked, waiting]), [])


async def test_untouched_tables_are_closed_with_notice(halls: Halls) -> None:
    game = await halls.table()
    assert await halls.hall.archive.close_untouched() == ([], [])
    halls.clock.advance(31 * DAY)
    assert await halls.hall.archive.close_untouched() == ([game], [])
    assert await halls.hall.archive.close_untouched() == ([], [])
    halls.clock.advance(8 * DAY)
    assert await halls.hall.archive.close_untouched() == ([], [game])
    assert (await halls.page(game, None)).phase == "closed"
    with pytest.raises(Conflict):
        await halls.hall.absence.resign(game, halls.who(0))


def touched_meanwhile(halls: Halls, game: str, patch: pytest.MonkeyPatch) -> None:
    """Somebody moves while the tables that were untouched are looked through."""
    untouched = halls.database.tables.untouched

    async def found_and_touched(*about: Any) -> list[Summary]:
        found = await untouched(*about)
        await halls.play(game, len(found))
        return found

    patch.setattr(halls.database.tables, "untouched", found_and_touched)


async def test_a_table_at_which_somebody_has_just_moved_is_not_closed(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table()
    halls.clock.advance(31 * DAY)
    assert await halls.hall.archive.close_untouched() == ([game], [])
    halls.clock.advance(8 * DAY)
    touched_meanwhile(halls, game, monkeypatch)
    assert await halls.hall.archive.close_untouched() == ([], [])
    assert (await halls.database.tables.get(game)).phase == "running"
    assert await halls.database.audit.list() == []


async def test_a_notice_of_the_moment_in_which_somebody_moves_closes_no_table(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await halls.table()
    halls.clock.advance(31 * DAY)
    with monkeypatch.context() as patched:
        touched_meanwhile(halls, game, patched)
        await halls.hall.archive.close_untouched()
    halls.clock.advance(31 * DAY)
    assert await halls.hall.archive.close_untouched() == ([game], [])
    halls.clock.advance(8 * DAY)
    assert await halls.hall.archive.close_untouched() == ([], [game])


async def test_of_several_halls_one_says_that_a_table_will_be_closed(halls: Halls) -> None:
    game, other = await halls.table(), await halls.hall_of()
    await other.tables.live(game)
    halls.clock.advance(31 * DAY)
    told = await asyncio.gather(*(hall.archive.close_untouched() for hall in halls.all))
    assert sorted(told) == [([], []), ([game], [])]
    assert (await halls.page(game, None)).phase == "running"


async def test_every_untouched_table_is_closed_though_many_before_it_cannot_be_read(halls: Halls) -> None:
    """They are looked at in pages of a hundred; one that cannot be read is left to the host."""
    broken = [await archived(halls, "anna", "public", "running") for _ in range(101)]
    async with halls.database.connections.writing() as connection:
        await connection.execute(update(schema.game).values(rules=99, lines=1))
    games = [(await archived(halls, "anna", "public", "open")).id for _ in range(101)]
    halls.clock.advance(31 * DAY)
    said, closed = await halls.hall.archive.close_untouched()
    assert (sorted(said), closed) == (sorted(games), [])
    halls.clock.advance(8 * DAY)
    assert sorted((await halls.hall.archive.close_untouched())[1]) == sorted(games)
    assert {(await halls.database.tables.get(each.id)).phase for each in broken} == {"running"}


async def test_it_is_kept_that_a_table_was_closed_because_nobody_touched_it(halls: Halls) -> None:
    game = await halls.table()
    for _ in range(2):
        halls.clock.advance(31 * DAY)
        await halls.hall.archive.close_untouched()
    deed = (await halls.database.audit.list())[0]
    assert (deed.deed, deed.person, deed.about) == ("close-untouched", None, {"table": game})


async def test_tables_that_wait_for_people_leave_the_memory_and_come_back(halls: Halls) -> None:
    game = await halls.table()
    page = (await halls.page(game, 0)).bytes()
    await halls.rest()
    await halls.tick(3_600_000)
    assert await halls.hall.tables.forget_untouched() == [game]
    assert game not in halls.hall.tables.in_memory
    assert (await halls.page(game, 0)).bytes() == page


async def test_who_looks_through_the_archive_does_not_fill_the_memory_with_it(
    halls: Halls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_ENDED", 2)
    played = await halls.table()
    ended = [await finished(halls) for _ in range(4)]
    screen: Any = halls.hall.play.follow(ended[3], Who())
    await anext(screen)
    pages = [(await halls.page(game, 0)).bytes() for game in ended]
    for game, page in zip(ended * 2, pages * 2, strict=True):
        assert (await halls.page(game, 0)).bytes() == page
    live = set(halls.hall.tables.in_memory)
    assert {played, ended[3]} <= live  # one is being played, and somebody looks at the other
    assert len(live) <= 4
    await screen.aclose()


async def test_a_rematch_leaves_the_seats_free_of_those_who_are_not_let_in_any_more(halls: Halls) -> None:
    game = await finished(halls)
    await halls.database.people.block("bert")
    again = await halls.hall.seats.rematch(game, "anna")
    page = await halls.hall.play.page(again, halls.who(0))
    assert [sitter.state for sitter in page.people] == ["person", "empty"]


async def test_a_rematch_that_cannot_be_made_leads_nowhere(halls: Halls, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await finished(halls)
    monkeypatch.setattr("zunft.server.hall.seats.new_id", lambda: game)  # there is such a table already
    with pytest.raises(IntegrityError):
        await halls.hall.seats.rematch(game, "anna")
    assert (await halls.database.tables.get(game)).next_id is None


async def test_the_page_says_when_a_table_will_be_closed_until_everybody_sees_that_it_goes_on(halls: Halls) -> None:
    game = await halls.table()
    assert (await halls.page(game, None)).closes is None
    halls.clock.advance(31 * DAY)
    await halls.hall.archive.close_untouched()
    assert (await halls.page(game, None)).closes == halls.clock.now() + 7 * DAY
    await halls.play(game, 1)
    assert (await halls.page(game, None)).closes is None


async def test_each_seat_at_one_device_has_its_own_mark(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    for seat in (0, 1):
        await halls.hall.seats.sit(game, "anna", seat)
    await halls.hall.seats.begin(game, "anna")
    await halls.hall.lobby.mark_seen(game, Who("anna", 0), 10_000)
    assert await halls.hall.lobby.news(game, Who("anna", 0)) == []
    assert await halls.hall.lobby.news(game, Who("anna", 1)) != []

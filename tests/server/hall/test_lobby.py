"""The lobby, whose turn it is, what has happened since, results, advice and what-if, the archive."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from tests.server.hall.house import NO_CLOCK, House, row_of_table

import zunft
from zunft import Table, verify
from zunft.catalogue import titles
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.hall import tables
from zunft.server.hall.bots import DirectBots
from zunft.server.hall.lobby import PAGE, Listed
from zunft.server.hall.settings import DAY
from zunft.server.live.page import Who
from zunft.server.live.request import ClockWish, TableRequest
from zunft.server.storage import schema
from zunft.server.storage.records import Game, PhaseName, Summary, Visibility
from zunft.text.languages import LANGUAGES

pytestmark = pytest.mark.anyio
PASSPHRASE = "correct horse battery"


async def finished(house: House, title: str = "flanders") -> str:
    game = await house.table(title, edition="tiny" if title != "gilde" else None)
    await house.hall.absence.resign(game, house.who(0))
    await house.play(game, 2000)
    return game


async def test_the_lobby_lists_tables_by_how_far_they_are(house: House) -> None:
    over, running = await finished(house), await house.table(name="Friday")
    private = await house.table(visibility="private")
    lobby = await house.hall.lobby.lobby()
    assert ([each.id for each in lobby.running], [each.id for each in lobby.finished]) == ([running], [over])
    assert lobby.running[0].name == "Friday"
    assert [sitter.name for sitter in lobby.running[0].people] == ["Anna", "Bert"]
    assert private in [each.id for each in (await house.hall.lobby.lobby("anna")).running]
    with pytest.raises(NotFound):
        await house.hall.play.page(private, Who("carl", None))


async def archived(house: House, made_by: str, visibility: Visibility, phase: PhaseName = "over") -> Game:
    """A game of long ago; two are made in each moment, as on a lively evening."""
    row = row_of_table(Table("flanders", seats=2, edition="tiny"), NO_CLOCK)
    house.keys += 1
    row = replace(row, made_by=made_by, visibility=visibility, phase=phase, made=house.keys // 2, ended=1)
    await house.database.tables.create(row)
    return row


async def pages(listed: Callable[..., Awaitable[list[Listed]]], person: str | None, **of: bool) -> list[str]:
    """A whole list, page by page."""
    seen, before = list[str](), None
    while page := await listed(person, before, **of):
        assert len(page) <= PAGE
        seen += [each.id for each in page]
        before = page[-1].id
    return seen


async def test_every_game_that_has_ended_is_reached_page_by_page(house: House) -> None:
    kinds: list[tuple[str, Visibility, PhaseName]] = [
        ("anna", "private", "over"),
        ("bert", "public", "closed"),
        ("bert", "private", "over"),
    ]
    made = {kind: [await archived(house, *kind) for _ in range(2 * PAGE + 10)] for kind in kinds}
    own, public, _ = ({each.id for each in made[kind]} for kind in kinds)
    assert len(own) > len((await house.hall.lobby.lobby("anna")).finished) == PAGE
    for person, mine, right in (("anna", False, own | public), ("anna", True, own), (None, False, public)):
        seen = await pages(house.hall.lobby.finished, person, mine=mine)
        assert (len(seen), set(seen)) == (len(right), right)
        assert seen[:PAGE] == [each.id for each in await house.hall.lobby.finished(person, None, mine)]
    assert await house.hall.lobby.finished(None, mine=True) == []


async def test_a_game_that_ends_meanwhile_moves_no_page(house: House) -> None:
    games = [await archived(house, "anna", "public") for _ in range(PAGE + 5)]
    first = await house.hall.lobby.finished(None)
    await archived(house, "anna", "public")
    second = await house.hall.lobby.finished(None, first[-1].id)
    assert {each.id for each in [*first, *second]} == {each.id for each in games}
    assert len(second) == 5


async def test_a_game_that_has_ended_in_a_window_is_in_no_page_of_the_archive_until_its_moment_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await finished(house)
    for _ in range(2 * PAGE):
        await archived(house, "bert", "public")
    for held in (True, False):
        monkeypatch.setattr(type(await house.hall.tables.live(game)), "is_held", held)
        lobby = await house.hall.lobby.lobby("anna")
        assert (game in [each.id for each in lobby.running]) is held
        assert (game in await pages(house.hall.lobby.finished, "anna")) is not held
        assert len(lobby.finished) == PAGE


@pytest.mark.parametrize("phase", ["open", "running"])
async def test_nobody_is_hidden_by_the_many_tables_of_one(house: House, phase: PhaseName) -> None:
    kinds: list[tuple[str, Visibility]] = [("anna", "private"), ("bert", "public"), ("carl", "private")]
    own, public, _ = [{(await archived(house, *kind, phase)).id for _ in range(PAGE + 5)} for kind in kinds]
    pages_of = house.hall.lobby.waiting if phase == "open" else house.hall.lobby.playing
    for person, right in (("anna", own | public), (None, public)):
        seen = await pages(pages_of, person)
        assert (len(seen), set(seen)) == (len(right), right)
    lobby = await house.hall.lobby.lobby("anna")
    assert len(lobby.open if phase == "open" else lobby.running) == PAGE
    assert {each.id for each in lobby.own} < own
    assert (await house.hall.lobby.lobby()).own == []


async def test_a_game_that_has_ended_in_a_window_keeps_its_place_among_those_that_are_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many are before it and after it as if it were being played."""
    for _ in range(PAGE - 1):
        await archived(house, "bert", "public", "running")
    game = await finished(house)
    for _ in range(PAGE - 1):
        await archived(house, "bert", "public", "running")
    monkeypatch.setattr(type(await house.hall.tables.live(game)), "is_held", True)
    for person in (None, "carl", "anna"):
        seen = await pages(house.hall.lobby.playing, person)
        assert (seen.index(game), len(seen)) == (0, 2 * PAGE - 1)
        assert len(await house.hall.lobby.playing(person)) == PAGE


async def test_my_turn_somewhere(house: House) -> None:
    game = await house.table()
    seat = (await house.asked(game))[0]
    mine = [await house.hall.lobby.mine(house.who(each).person or "") for each in range(2)]
    assert [awaited.table for awaited in mine[seat]] == [game]
    assert mine[1 - seat] == []


async def test_what_happened_since(house: House) -> None:
    game = await house.table()
    await house.hall.lobby.seen(game, house.who(0), 10_000)
    assert await house.hall.lobby.since(game, house.who(0)) == []
    await house.play(game, 3)
    for language in LANGUAGES:
        sentences = await house.hall.lobby.since(game, house.who(0), language=language)
        assert sentences
        assert not any("flanders-" in sentence for sentence in sentences)
    assert len(await house.hall.lobby.since(game, Who(), 0)) == (await house.page(game, None)).turn


@pytest.mark.parametrize("title", titles())
async def test_a_finished_game_shows_its_result_and_can_be_verified(house: House, title: str) -> None:
    game = await house.table(title)
    with pytest.raises(Conflict):
        await house.hall.archive.result(game, Who())
    with pytest.raises(Conflict):
        await house.hall.archive.export(game, house.who(0))
    with pytest.raises(Conflict):
        await house.hall.archive.replay(game, house.who(0), 3)
    for seat in range(len((await house.hall.tables.live(game)).seats)):
        await house.hall.absence.resign(game, house.who(seat))
    live = await house.hall.tables.live(game)
    if not live.running.over:
        await house.play(game, 500)
    await house.tick(100_000)
    result = await house.hall.archive.result(game, Who())
    assert len(result.ledgers) == live.game.seats
    assert result.verdict == live.running.verdict
    assert result.verdict
    assert live.game.result
    assert live.game.result["scores"] == result.scores
    text = await house.hall.archive.export(game, Who())
    assert verify(text).fingerprint() == live.running.fingerprint()
    brought = await house.hall.archive.bring("anna", text)
    assert await house.hall.archive.export(brought, Who()) == text
    moment = await house.hall.archive.replay(brought, Who(), 4)
    assert (moment.at, moment.of, len(moment.views)) == (4, live.count, live.game.seats + 1)
    assert moment.views[1]["seat"] == 1
    assert (await house.hall.play.page(brought, Who())).phase == "over"


async def test_what_is_no_finished_game_is_not_taken_in(house: House) -> None:
    game = await house.table()
    running = (await house.hall.tables.live(game)).running.journal()
    for text in ("", "hello", running, "x" * 1_000_001):
        with pytest.raises(ServerError):
            await house.hall.archive.bring("anna", text)


async def test_a_rematch_is_made_once(house: House) -> None:
    game = await finished(house)
    again = await house.hall.seats.rematch(game, "anna")
    assert await house.hall.seats.rematch(game, "bert") == again
    assert (await house.page(game, 0)).next_id == again
    page = await house.hall.play.page(again, house.who(1))
    assert (page.phase, [sitter.name for sitter in page.people]) == ("open", ["Anna", "Bert"])
    with pytest.raises(NotAllowed):
        await house.hall.seats.rematch(game, "carl")


async def test_a_running_game_moves_to_another_server(house: House) -> None:
    game = await house.table("gilde", 3, bots={2: "apprentice"})
    await house.hall.absence.orders(game, house.who(0), ["pass"])
    live = await house.hall.tables.live(game)
    key = await house.hall.seats.make_key(game, house.who(1))
    sealed = await house.hall.transfer.send_away(game, PASSPHRASE)
    assert live.game.seed not in sealed
    assert live.game.phase == "closed"
    there = await House.build()
    try:
        for data, passphrase in ((sealed[:-9], PASSPHRASE), (sealed, "another passphrase"), (b"", PASSPHRASE)):
            with pytest.raises(ServerError):
                await there.hall.transfer.take_in(data, passphrase)
        new, claimable = await there.hall.transfer.take_in(sealed, PASSPHRASE)
        assert claimable == [1]
        assert await there.hall.seats.open_seat(key) == (new, Who(None, 1))
        moved = await there.hall.tables.live(new)
        assert moved.running.fingerprint() == live.running.fingerprint()
        assert moved.orders == {0: ["pass"]}
    finally:
        await there.close()


async def test_a_game_that_has_moved_away_says_so_to_all_and_one_that_was_only_closed_does_not(house: House) -> None:
    moved, closed = await house.table(visibility="public"), await house.table(visibility="public")
    await house.page(moved, None)
    await house.hall.transfer.send_away(moved, PASSPHRASE)
    await house.hall.archive.close_table(closed, "anna")
    for seat in (0, 1, None):
        assert [(await house.page(game, seat)).moved for game in (moved, closed)] == [True, False]
    assert {each.id: each.moved for each in await house.hall.lobby.finished(None)} == {moved: True, closed: False}


async def test_a_game_that_could_not_be_closed_has_not_moved(house: House) -> None:
    game = await house.table(visibility="public")
    await house.hall.tables.keep_anyway(await house.hall.tables.live(game), sent=True)
    assert not (await house.page(game, None)).moved
    assert not (await house.hall.lobby.playing(None))[0].moved


@pytest.mark.parametrize("title", titles())
async def test_a_preview_is_played_at_an_imagined_table_and_is_the_same_each_time(house: House, title: str) -> None:
    game = await house.table(title, 3)
    live = await house.hall.tables.live(game)
    while not (seats := [seat for seat in await house.asked(game) if (await house.page(game, seat)).options]):
        await house.tick(1000)
    before = live.running.fingerprint()
    page = await house.page(game, seats[0])
    imagined = await house.hall.advice.what_if(game, house.who(seats[0]), page.options[0])
    assert imagined.view
    assert imagined.view["seat"] == seats[0]
    again = [await house.hall.advice.what_if(game, house.who(seats[0]), page.options[0]) for _ in range(4)]
    assert again == [imagined] * 4
    assert (await house.hall.advice.what_if(game, house.who(seats[0]), "fly")).refused
    assert live.running.fingerprint() == before
    assert (await house.page(game, seats[0])) == page


async def test_advice_where_the_table_allows_it(anyio_backend: str) -> None:
    house = await House.build(bots=DirectBots(), advice="apprentice")
    try:
        game = await house.table(advice=True)
        seat = (await house.asked(game))[0]
        page = await house.page(game, seat)
        assert page.advice_allowed
        advised = await house.hall.advice.advice(game, house.who(seat))
        assert {each.option for each in advised} <= set(page.options)
        names = [zunft.say(each.sentence) for each in advised]
        assert len(set(names)) == len(names) <= 3
        assert not any(hasattr(each, "chance") for each in advised)
        with pytest.raises(Conflict):
            await house.hall.advice.advice(game, house.who(1 - seat))
        with pytest.raises(NotAllowed):
            await house.hall.advice.advice(await house.table(), house.who(0))
    finally:
        await house.close()


async def test_a_table_that_is_closed_before_it_begins_has_no_game(house: House) -> None:
    game = await house.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    await house.hall.archive.close_table(game, "anna")
    seen = (await house.page(game, None)).bytes()
    house.kill()
    await house.hall_of()
    page = await house.page(game, None)
    assert (page.phase, page.view, page.bytes()) == ("closed", None, seen)


async def test_a_table_that_is_closed_in_the_midst_of_its_game_asks_nothing_more(house: House) -> None:
    game = await house.table(clock=ClockWish(kind="move", seconds=60))
    await house.play(game, 3)
    await house.hall.takebacks.ask_undo(game, house.who(0))
    seats: list[int | None] = [0, 1, None]
    before = [await house.page(game, seat) for seat in seats]
    assert any(page.options for page in before)
    assert all(page.clock and page.undo_asked for page in before)
    await house.hall.archive.close_table(game, "anna")
    for seat, page in zip(seats, before, strict=True):
        nothing = replace(page, phase="closed", ask=0, question=None, options=[], default=None, clock=None)
        assert await house.page(game, seat) == replace(nothing, undo_asked=None, can_undo=False, can_ask_undo=False)


async def test_where_people_talk_or_sit_down_a_table_is_not_closed(house: House) -> None:
    """The notice is given anew, and time enough after it."""
    talked = await house.table("flanders", 2)
    waiting = await house.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    house.clock.advance(31 * DAY)
    assert sorted((await house.hall.archive.close_untouched())[0]) == sorted([talked, waiting])
    house.clock.advance(5 * DAY)
    await house.hall.chat.chat(talked, house.who(0), "I am still here.")
    await house.hall.seats.sit(waiting, "bert", 1, await house.hall.seats.invite(waiting, "anna"))
    house.clock.advance(5 * DAY)
    assert await house.hall.archive.close_untouched() == ([], [])
    house.clock.advance(26 * DAY)
    said, closed = await house.hall.archive.close_untouched()
    assert (sorted(said), closed) == (sorted([talked, waiting]), [])


async def test_untouched_tables_are_closed_with_notice(house: House) -> None:
    game = await house.table()
    assert await house.hall.archive.close_untouched() == ([], [])
    house.clock.advance(31 * DAY)
    assert await house.hall.archive.close_untouched() == ([game], [])
    assert await house.hall.archive.close_untouched() == ([], [])
    house.clock.advance(8 * DAY)
    assert await house.hall.archive.close_untouched() == ([], [game])
    assert (await house.page(game, None)).phase == "closed"
    with pytest.raises(Conflict):
        await house.hall.absence.resign(game, house.who(0))


def touched_meanwhile(house: House, game: str, patch: pytest.MonkeyPatch) -> None:
    """Somebody moves while the tables that were untouched are looked through."""
    untouched = house.database.tables.untouched

    async def found_and_touched(*about: Any) -> list[Summary]:
        found = await untouched(*about)
        await house.play(game, len(found))
        return found

    patch.setattr(house.database.tables, "untouched", found_and_touched)


async def test_a_table_at_which_somebody_has_just_moved_is_not_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.table()
    house.clock.advance(31 * DAY)
    assert await house.hall.archive.close_untouched() == ([game], [])
    house.clock.advance(8 * DAY)
    touched_meanwhile(house, game, monkeypatch)
    assert await house.hall.archive.close_untouched() == ([], [])
    assert (await house.database.tables.get(game)).phase == "running"
    assert await house.database.audit.list() == []


async def test_a_notice_of_the_moment_in_which_somebody_moves_closes_no_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.table()
    house.clock.advance(31 * DAY)
    with monkeypatch.context() as patched:
        touched_meanwhile(house, game, patched)
        await house.hall.archive.close_untouched()
    house.clock.advance(31 * DAY)
    assert await house.hall.archive.close_untouched() == ([game], [])
    house.clock.advance(8 * DAY)
    assert await house.hall.archive.close_untouched() == ([], [game])


async def test_of_several_halls_one_says_that_a_table_will_be_closed(house: House) -> None:
    game, other = await house.table(), await house.hall_of()
    await other.tables.live(game)
    house.clock.advance(31 * DAY)
    told = await asyncio.gather(*(hall.archive.close_untouched() for hall in house.halls))
    assert sorted(told) == [([], []), ([game], [])]
    assert (await house.page(game, None)).phase == "running"


async def test_every_untouched_table_is_closed_though_many_before_it_cannot_be_read(house: House) -> None:
    """They are looked at in pages of a hundred; one that cannot be read is left to the host."""
    broken = [await archived(house, "anna", "public", "running") for _ in range(101)]
    async with house.database.connections.writing() as connection:
        await connection.execute(update(schema.game).values(rules=99, lines=1))
    games = [(await archived(house, "anna", "public", "open")).id for _ in range(101)]
    house.clock.advance(31 * DAY)
    said, closed = await house.hall.archive.close_untouched()
    assert (sorted(said), closed) == (sorted(games), [])
    house.clock.advance(8 * DAY)
    assert sorted((await house.hall.archive.close_untouched())[1]) == sorted(games)
    assert {(await house.database.tables.get(each.id)).phase for each in broken} == {"running"}


async def test_it_is_kept_that_a_table_was_closed_because_nobody_touched_it(house: House) -> None:
    game = await house.table()
    for _ in range(2):
        house.clock.advance(31 * DAY)
        await house.hall.archive.close_untouched()
    deed = (await house.database.audit.list())[0]
    assert (deed.deed, deed.person, deed.about) == ("close-untouched", None, {"table": game})


async def test_tables_that_wait_for_people_leave_the_memory_and_come_back(house: House) -> None:
    game = await house.table()
    page = (await house.page(game, 0)).bytes()
    await house.rest()
    await house.tick(3_600_000)
    assert await house.hall.tables.forget_untouched() == [game]
    assert game not in house.hall.tables.livings
    assert (await house.page(game, 0)).bytes() == page


async def test_who_looks_through_the_archive_does_not_fill_the_memory_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_ENDED", 2)
    played = await house.table()
    ended = [await finished(house) for _ in range(4)]
    pages = [(await house.page(game, 0)).bytes() for game in ended]
    screen: Any = house.hall.play.follow(ended[3], Who())
    await anext(screen)
    for game, page in zip(ended * 2, pages * 2, strict=True):
        assert (await house.page(game, 0)).bytes() == page
    live = set(house.hall.tables.livings)
    assert {played, ended[3]} <= live  # one is being played, and somebody looks at the other
    assert len(live) <= 4
    await screen.aclose()


async def test_a_rematch_leaves_the_seats_free_of_those_who_are_not_let_in_any_more(house: House) -> None:
    game = await finished(house)
    await house.database.people.block("bert")
    again = await house.hall.seats.rematch(game, "anna")
    page = await house.hall.play.page(again, house.who(0))
    assert [sitter.state for sitter in page.people] == ["person", "empty"]


async def test_a_rematch_that_cannot_be_made_leads_nowhere(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await finished(house)
    monkeypatch.setattr("zunft.server.hall.seats.new_id", lambda: game)  # there is such a table already
    with pytest.raises(IntegrityError):
        await house.hall.seats.rematch(game, "anna")
    assert (await house.database.tables.get(game)).next_id is None


async def test_the_page_says_when_a_table_will_be_closed_until_everybody_sees_that_it_goes_on(house: House) -> None:
    game = await house.table()
    assert (await house.page(game, None)).closes is None
    house.clock.advance(31 * DAY)
    await house.hall.archive.close_untouched()
    assert (await house.page(game, None)).closes == house.clock.now() + 7 * DAY
    await house.play(game, 1)
    assert (await house.page(game, None)).closes is None


async def test_each_seat_at_one_device_has_its_own_mark(house: House) -> None:
    game = await house.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    for seat in (0, 1):
        await house.hall.seats.sit(game, "anna", seat)
    await house.hall.seats.begin(game, "anna")
    await house.hall.lobby.seen(game, Who("anna", 0), 10_000)
    assert await house.hall.lobby.since(game, Who("anna", 0)) == []
    assert await house.hall.lobby.since(game, Who("anna", 1)) != []

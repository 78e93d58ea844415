"""Two tables that differ only in whether somebody could have responded: nothing tells them apart, on any way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event
from tests.games.gilde.scene import Scene
from tests.server.hall.halls import NAMES, NO_CLOCK, Halls, row_of_table
from tests.server.hall.paired_tables import TRUTHS, truth_of

from zunft.engine.chance import SeedChance, seed_bytes
from zunft.server.errors import ServerError
from zunft.server.hall.heartbeat import SHORT
from zunft.server.hall.settings import BEAT, DAY
from zunft.server.live import driver
from zunft.server.live.page import Answered, Who
from zunft.server.live.request import ClockRequest
from zunft.server.live.turns import turn_of
from zunft.server.storage.errors import StorageError
from zunft.server.storage.records import Phase, Seat, SeatState
from zunft.table import Table

pytestmark = pytest.mark.anyio
MOMENT = 4000
CARDS = ("i02", "i05")  # of seat 2: one that is of no use at the end of a turn, and one that is
ID = "t" * 32
PEOPLE: tuple[SeatState, ...] = ("person", "person", "person")
Seen = Callable[[Halls], Awaitable[object]]


@pytest.fixture(autouse=True)
def _truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zunft.server.live.table.table_of", truth_of)


def in_a_turn(card: str, hand: Sequence[str] = ()) -> Table:
    """Seat 0 may end its turn; then seat 2 could respond, or not."""
    scene = Scene(3).front(1, "b02").hand(0, *hand).hand(1, "b04").hand(2, card)
    return _dealt(scene)


def in_the_last_turn(card: str) -> Table:
    """… and the game is over after it."""
    scene = Scene(3, options={"stop": "after-60-rounds"}).front(1, "b02").hand(0).hand(1, "b04").hand(2, card)
    scene.state.round, scene.state.start = 60, 1
    return _dealt(scene)


def _dealt(scene: Scene) -> Table:
    scene.fresh()
    scene.table.go_on_with(SeedChance(seed_bytes(5), []))
    return scene.table


async def halls_with(
    table: Table, states: Sequence[SeatState] = PEOPLE, clock: ClockRequest = NO_CLOCK, **settings: Any
) -> Halls:
    halls = await Halls.build(window=MOMENT, **settings)
    now = halls.clock.now()
    game = replace(row_of_table(table, clock), id=ID, made=now, touched=now)
    TRUTHS[game.id, game.seed] = table
    rows = [_seat(at, state) for at, state in enumerate(states)]
    await halls.database.tables.create(game, rows)
    await halls.database.journals.append(ID, 0, table.lines, phase=Phase("running"))
    await halls.hall.tables.live(ID)
    await halls.rest()
    return halls


def _seat(at: int, state: SeatState) -> Seat:
    bot = None if state == "person" else "apprentice"
    return Seat(game=ID, seat=at, person=None if state == "bot" else NAMES[at], bot=bot, state=state)


async def both(look: Seen, made: Callable[[str], Table] = in_a_turn, **more: Any) -> list[object]:
    """What is seen at the table where nobody can respond, and at the one where somebody can."""
    seen = []
    for card in CARDS:
        halls = await halls_with(made(card), **more)
        try:
            seen.append(await look(halls))
        finally:
            await halls.close()
    return seen


async def ends_turn(halls: Halls) -> bytes:
    """Gives what seat 0 sees in the window."""
    await halls.tick(100)
    await halls.say(ID, 0, "end")
    await halls.rest()
    return (await halls.page(ID, 0)).bytes()


async def tried(work: Awaitable[object]) -> str:
    try:
        await work
    except ServerError as error:
        return str(error.reason["key"])
    return "done"


async def test_one_window_has_closed_by_itself_and_the_other_is_open_and_both_look_alike() -> None:
    """Else the others of these tests would show nothing."""
    held = []

    async def look(halls: Halls) -> object:
        page = await ends_turn(halls)
        held.append((await halls.hall.tables.live(ID)).is_held)
        return page

    one, two = await both(look)
    assert one == two
    assert held == [True, False]


async def test_what_follows_a_window_is_written_when_its_moment_ends() -> None:
    """Else it would be shown later, by the time that writing takes, where somebody could respond."""

    async def look(halls: Halls) -> object:
        page = await ends_turn(halls)
        clock = (await halls.page(ID, 0)).clock
        assert clock
        assert clock.window
        await halls.tick(clock.window - halls.clock.now() - 1)
        return (await halls.hall.tables.live(ID)).is_held, (await halls.page(ID, 0)).bytes() == page

    assert await both(look) == [(True, True), (True, True)]


@pytest.mark.parametrize("for_long", [6000, 12_000, 100_000])
async def test_a_server_that_stood_still_ends_no_window_before_it_knows_how_long(
    for_long: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "AGAIN", 0.01)

    async def look(halls: Halls) -> object:
        await ends_turn(halls)
        halls.clock.stand_still(for_long)
        pages = [(await halls.page(ID, 1)).bytes()]
        for _ in range(12):
            await halls.tick(MOMENT // 4)
            pages.append((await halls.page(ID, 1)).bytes())
        return pages

    one, two = await both(look)
    assert one == two


@pytest.mark.parametrize("for_long", [3000, 8000, 60_000])
async def test_a_storage_that_is_away_holds_up_the_end_of_both_windows(
    for_long: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has nothing to write there. Whoever keeps the storage busy, and be it by a long game from elsewhere, would
    see by the time that it takes which of them it is."""
    monkeypatch.setattr(driver, "AGAIN", 0.01)

    async def look(halls: Halls) -> object:
        page = await ends_turn(halls)
        with monkeypatch.context() as patch:
            patch.setattr(halls.database.journals, "append", _away)
            for name in ("beat", "probe", "change_settings"):
                patch.setattr(halls.database.tables, name, _away)
            for _ in range(2):
                halls.clock.stand_still(for_long)
                await _turns()
                assert (await halls.page(ID, 0)).bytes() == page
        pages = []
        for moment in (BEAT, *[MOMENT // 2] * 8):
            await halls.tick(moment)
            pages.append((await halls.page(ID, 0)).bytes())
        assert pages[-1] != page
        return pages

    one, two = await both(look)
    assert one == two


async def _away(*_: object, **__: object) -> None:
    raise StorageError("database-away", database="x")


async def _turns() -> None:
    """Long enough for what is tried again and again."""
    for _ in range(30):
        await asyncio.sleep(0.002)


async def test_a_number_that_nobody_can_have_seen_is_answered_alike() -> None:
    async def look(halls: Halls) -> object:
        await ends_turn(halls)
        got: list[int] = []
        task = asyncio.ensure_future(_listen(halls.hall.play.follow(ID, Who(), 10**9), got))
        page = (await halls.hall.play.page(ID, halls.who(0), 10**9)).bytes()
        told = [len(got)]
        for _ in range(8):
            await halls.tick(MOMENT // 4)
            told.append(len(got))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert got
        return got, told, page

    one, two = await both(look)
    assert one == two


async def test_an_answer_in_a_window_is_written_in_as_many_steps_whoever_can_respond_besides() -> None:
    """Who gives it waits for it: more steps take longer, and would tell that a turn has begun behind the window."""
    turns = []

    async def look(halls: Halls) -> object:
        await halls.tick(100)
        await halls.say(ID, 0, "end")
        for seat in (2, 1):
            if "pass" in (await halls.page(ID, seat)).options:
                await halls.say(ID, seat, "pass")
        while "pass" not in (await halls.page(ID, 2)).options:
            await halls.tick(MOMENT // 8)
        live, steps = await halls.hall.tables.live(ID), list[str]()
        before = turn_of(live.running.game, live.running.state)
        with counted(halls, steps):
            await halls.say(ID, 2, "pass")
        turns.append(turn_of(live.running.game, live.running.state) == before)
        return len(steps)

    one, two = await both(look, lambda card: _dealt(Scene(3).hand(0).hand(1, card).hand(2, "i06")))
    assert turns == [False, True]
    assert one == two


@contextmanager
def counted(halls: Halls, steps: list[str]) -> Iterator[None]:
    """What is said to the database."""
    pen = halls.database.connections.pen
    assert pen is not None

    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        steps.append(statement)

    event.listen(pen.engine, "before_cursor_execute", count)
    yield
    event.remove(pen.engine, "before_cursor_execute", count)


@pytest.mark.parametrize("card", CARDS)
async def test_who_has_seen_a_window_end_elsewhere_is_not_shown_it_again(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hall that comes to the table a moment later waits for the storage before it ends the window."""
    halls = await halls_with(in_a_turn(card))
    try:
        before = json.loads(await ends_turn(halls))["turn"]
        await halls.tick(MOMENT + 100)
        seen = await halls.page(ID, 0)
        with monkeypatch.context() as patch:
            patch.setattr(halls.database.tables, "probe", _away)
            other = await halls.hall_of(window=MOMENT)
            assert (await other.play.page(ID, halls.who(0))).turn == before < seen.turn
            coming = asyncio.ensure_future(anext(other.play.follow(ID, halls.who(0), seen.turn)))
            await _turns()
            assert not coming.done()
        page = await asyncio.wait_for(coming, 30)
        assert (page.turn, page.since, page.events) == (seen.turn, seen.turn, [])
    finally:
        await halls.close()


async def _listen(pages: AsyncIterator[Any], got: list[int]) -> None:
    async for page in pages:
        got.append(page.turn)


@pytest.mark.parametrize(
    "more", [{}, {"states": ("person", "person", "bot"), "clock": ClockRequest(kind="day")}], ids=["live", "day"]
)
@pytest.mark.parametrize("how", ["plain", "restart", "second hall"])
async def test_who_goes_on_after_a_window_is_not_called_again(how: str, more: dict[str, Any]) -> None:
    async def look(halls: Halls) -> object:
        told: list[tuple[int, int]] = []

        async def on_turn(_game: str, seat: int, _person: str) -> None:
            told.append((seat, halls.clock.now()))

        halls.hall.tables.on_turn.append(on_turn)
        await ends_turn(halls)
        if how == "restart":
            halls.kill()
        if how != "plain":
            hall = await halls.hall_of(window=MOMENT)
            hall.tables.on_turn.append(on_turn)
            await hall.tables.live(ID)
        for _ in range(20):
            await halls.tick(MOMENT // 8)
        return told

    one, two = await both(look, lambda card: in_a_turn(card, ["b03"]), **more)
    assert one == two


async def test_a_wish_to_take_back_stays_on_the_page_as_long() -> None:
    async def look(halls: Halls) -> object:
        await halls.hall.takebacks.ask_undo(ID, halls.who(1))
        page = await ends_turn(halls)
        return page, await tried(halls.hall.takebacks.refuse_undo(ID, halls.who(0)))

    one, two = await both(look)
    assert one == two


async def test_who_leaves_in_a_window_takes_nothing_back_with_it() -> None:
    async def look(halls: Halls) -> object:
        await halls.hall.takebacks.ask_undo(ID, halls.who(1))
        await halls.hall.takebacks.agree_undo(ID, halls.who(0))
        await ends_turn(halls)
        await halls.hall.absence.leave(ID, halls.who(2))
        await halls.rest()
        return (await halls.page(ID, 0)).bytes()

    one, two = await both(look)
    assert one == two


DEALS = ("beg 3 of 1", "beg 90 of 1")  # one that can be made, and one that cannot


async def lays(halls: Halls, text: str) -> str:
    """Seat 0 lays a proposal before seat 1; gives its number."""
    page = await halls.hall.proposals.propose(ID, halls.who(0), 1, text)
    return page.proposals[-1].id


async def watched(halls: Halls) -> list[object]:
    """What all see from now on but seat 2, whose own cards differ, a quarter of a moment after the other; numbers that
    are drawn by lot are left out."""
    seen: list[object] = []
    for _ in range(14):
        await halls.rest()
        for seat in (0, 1, None):
            page = await halls.page(ID, seat)
            seen.append(replace(page, proposals=[replace(each, id="") for each in page.proposals]).bytes())
        await halls.tick(MOMENT // 4)
    return seen


@pytest.mark.parametrize("text", DEALS)
@pytest.mark.parametrize("when", ["before", "in it"])
async def test_what_two_agree_on_in_a_window_is_done_when_its_moment_ends(when: str, text: str) -> None:
    """In the one the turn is over already, and in the other the window is open."""

    async def look(halls: Halls) -> object:
        laid = await lays(halls, text) if when == "before" else ""
        await ends_turn(halls)
        laid = laid or await lays(halls, text)
        steps = list[str]()
        with counted(halls, steps):
            taken = await tried(halls.hall.proposals.accept(ID, halls.who(1), laid))
        seen = await watched(halls)
        return taken, steps, seen, (await halls.hall.tables.live(ID)).running.lines[-1]

    one, two = await both(look)
    assert isinstance(one, tuple)
    assert isinstance(two, tuple)
    assert one[:3] == two[:3]
    assert (one[0], one[3] == two[3] == "1 agree with 0") == ("done", text == DEALS[0])


@pytest.mark.parametrize("deed", ["lay", "withdraw", "decline"])
async def test_proposals_come_and_go_alike_in_both_windows(deed: str) -> None:
    async def look(halls: Halls) -> object:
        laid = await lays(halls, DEALS[0])
        await ends_turn(halls)
        steps = list[str]()
        with counted(halls, steps):
            if deed == "lay":
                await lays(halls, DEALS[1])
            else:
                await halls.hall.proposals.withdraw(ID, halls.who(0 if deed == "withdraw" else 1), laid)
        return steps, await watched(halls)

    one, two = await both(look)
    assert one == two


async def test_what_two_agreed_on_in_a_window_is_done_by_the_server_that_comes_after() -> None:
    async def look(halls: Halls) -> object:
        laid = await lays(halls, DEALS[0])
        await ends_turn(halls)
        await halls.hall.proposals.accept(ID, halls.who(1), laid)
        halls.kill()
        await halls.hall_of(window=MOMENT)
        return await watched(halls), (await halls.hall.tables.live(ID)).running.lines[-1]

    one, two = await both(look)
    assert isinstance(one, tuple)
    assert one == two
    assert one[1] == "1 agree with 0"


async def test_the_notice_of_closing_stays_on_the_page_as_long() -> None:
    async def look(halls: Halls) -> object:
        halls.clock.advance(31 * 86_400_000)
        await halls.hall.archive.close_untouched()
        assert (await halls.page(ID, 0)).closes is not None
        return await ends_turn(halls)

    one, two = await both(look)
    assert one == two


async def test_a_stand_in_hands_the_seat_back_at_the_same_moment() -> None:
    async def look(halls: Halls) -> object:
        await halls.hall.absence.come_back(ID, halls.who(0))
        states = []
        for _ in range(14):
            await halls.tick(450)
            page = await halls.page(ID, 1)
            states.append((page.people[0].state, page.clock and page.clock.window))
        return states

    one, two = await both(look, states=("stand-in", "person", "person"))
    assert one == two


@pytest.mark.parametrize("late", ["in time", "stalled", "restarted"])
async def test_what_follows_a_window_begins_at_the_same_moment_however_late(late: str) -> None:
    async def look(halls: Halls) -> object:
        await ends_turn(halls)
        if late == "restarted":
            await halls.tick(2000)
            halls.kill()
            halls.clock.advance(6000)
            await halls.hall_of(window=MOMENT)
        await halls.tick(MOMENT + (1500 if late == "stalled" else 0))
        faces = [(await halls.page(ID, 0)).clock]
        for _ in range(3):
            await halls.tick(MOMENT)
            faces.append((await halls.page(ID, 0)).clock)
        return faces

    one, two = await both(look, clock=ClockRequest(kind="move", seconds=60))
    assert one == two


async def test_a_host_closes_no_table_in_the_moment_of_a_window() -> None:
    async def look(halls: Halls) -> object:
        await ends_turn(halls)
        said = await tried(halls.hall.archive.close_table(ID, "anna"))
        page = (await halls.page(ID, 1)).bytes()
        await halls.tick(9000)
        return said, page, await tried(halls.hall.archive.close_table(ID, "anna"))

    one, two = await both(look)
    assert one == two
    assert isinstance(one, tuple)
    assert (one[0], one[2]) == ("server.error.window-open", "done")


async def test_no_pause_ends_by_itself_in_the_moment_of_a_window() -> None:
    async def look(halls: Halls) -> object:
        await halls.tick(100)
        for seat in range(3):
            await halls.hall.absence.pause(ID, halls.who(seat))
        await halls.hall.absence.go_on(ID, halls.who(0))
        await halls.tick(DAY - 1000)
        await ends_turn(halls)
        clocks = [(await halls.page(ID, 1)).clock]
        for moment in (*[MOMENT // 4] * 6, *[MOMENT] * 4):
            await halls.tick(moment)
            clocks.append((await halls.page(ID, 1)).clock)
        return clocks

    one, two = await both(look)
    assert one == two
    assert isinstance(one, list)
    assert (one[0].paused, one[-1]) == (True, None)


@pytest.mark.parametrize("deed", ["sit", "word", "pause", "close", "send", "orders", "leave", "come back", "resign"])
async def test_a_game_that_ends_behind_a_window_is_not_over_before_its_moment_is(deed: str) -> None:
    async def look(halls: Halls) -> object:
        page = await ends_turn(halls)
        return page, await _deed(halls, deed), (await halls.page(ID, 1)).bytes()

    one, two = await both(look, in_the_last_turn)
    assert one == two


async def test_g_119_where_all_pass_aloud_a_window_is_over_as_soon_also_when_the_game_ends_behind_it() -> None:
    async def look(halls: Halls) -> object:
        await ends_turn(halls)
        pages = []
        for seat in range(3):
            await halls.hall.absence.pass_windows(ID, halls.who(seat))
            await halls.tick(10)
            pages.append(await halls.page(ID, 1))
        assert [page.phase for page in pages] == ["running", "running", "over"]
        return pages

    one, two = await both(look, in_the_last_turn)
    assert one == two


@pytest.mark.parametrize("away", [6000, 60_000, 600_000])
async def test_a_window_behind_which_a_game_ends_has_its_moment_again_after_a_restart(away: int) -> None:
    async def look(halls: Halls) -> object:
        await ends_turn(halls)
        await halls.tick(1000)
        halls.kill()
        halls.clock.advance(away)
        await halls.hall_of(window=MOMENT)
        await halls.rest()
        pages = [(await halls.page(ID, 0)).bytes()]
        for _ in range(6):
            await halls.tick(MOMENT // 4)
            pages.append((await halls.page(ID, 0)).bytes())
        return pages

    one, two = await both(look, in_the_last_turn)
    assert one == two


@pytest.mark.parametrize("card", CARDS)
async def test_a_window_that_has_just_ended_is_not_shown_again(card: str) -> None:
    """A server that starts looks at all tables and forgets those that wait for people."""
    halls = await halls_with(in_the_last_turn(card))
    try:
        await ends_turn(halls)
        await halls.tick(MOMENT + 100)
        page = (await halls.page(ID, 0)).bytes()
        await halls.hall.tables._load_if_playing(ID)
        assert (await halls.page(ID, 0)).bytes() == page
        await halls.tick(SHORT)
        await halls.hall.tables._load_if_playing(ID)
        assert ID not in halls.hall.tables.in_memory
        assert (await halls.page(ID, 0)).bytes() == page
    finally:
        await halls.close()


@pytest.mark.parametrize("days", [20, 31])
async def test_a_sealed_answer_does_not_put_off_the_day_of_closing(halls: Halls, days: int) -> None:
    """All see on which day a table will be closed."""
    table = _planning()
    game = await halls.begun(table)
    seat = table.asked[1]
    assert isinstance(seat, int)
    closes = []
    for day in range(40):
        if day == days:
            assert isinstance(await halls.say(game, seat, table.options(seat)[0]), Answered)
        await halls.hall.archive.close_untouched()
        page = await halls.page(game, 0)
        closes.append((page.phase, page.closes is not None))
        halls.clock.advance(DAY)
    assert [closes.index(each) for each in dict.fromkeys(closes)] == [0, 31, 38]


def _planning() -> Table:
    """Where several seats answer in secret, each several times."""
    for seed in range(50):
        table = Table("strasbourg", 3, seed)
        for _ in range(60):
            if table.view(None)["agenda"][0]["key"] == "strasbourg.entry.planning":
                return table
            seat = table.asked[0]
            table.play(seat, table.options(seat)[0])
    raise AssertionError("nobody plans")


async def _deed(halls: Halls, deed: str) -> object:
    hall, anna = halls.hall, halls.who(0)
    deeds: dict[str, Callable[[], Awaitable[object]]] = {
        "sit": lambda: hall.seats.sit(ID, "emil"),
        "word": lambda: hall.seats.add_word(ID, anna, "linden"),
        "close": lambda: hall.archive.close_table(ID, "anna"),
        "send": lambda: hall.transfer.send_away(ID, "a long passphrase", "anna"),
        "orders": lambda: hall.absence.orders(ID, anna, ["pass"]),
        "leave": lambda: hall.absence.leave(ID, anna),
        "come back": lambda: hall.absence.come_back(ID, anna),
        "resign": lambda: hall.absence.resign(ID, anna),
    }
    if deed != "pause":
        return await tried(deeds[deed]())
    for seat in (2, 1, 0):
        page = await hall.absence.pause(ID, halls.who(seat))
    return page.bytes()


@pytest.mark.parametrize(
    ("clock", "bots", "looks"),
    [
        (NO_CLOCK, {}, 10),
        (NO_CLOCK, {2: "apprentice"}, 4),  # in the first window: then everybody sees whether the bot has responded
        (ClockRequest(kind="day"), {}, 10),
        (ClockRequest(kind="day"), {2: "apprentice"}, 1),
    ],
)
async def test_windows_of_the_deal_have_their_moment_too(
    clock: ClockRequest, bots: dict[int, str], looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Professions by lot, and all are asked at once who could redraw: in most games nobody can, in some somebody."""
    chance = Random(5)  # deals, so that both are among them
    monkeypatch.setattr("secrets.token_bytes", lambda number=32: chance.randbytes(number or 32))
    seen, is_open = set[tuple[str, ...]](), set[bool]()
    halls = await Halls.build(window=MOMENT)
    try:
        for _ in range(20):
            game = await halls.table("gilde", 3, options={"professions": "by-lot"}, clock=clock, bots=bots)
            is_open.add((await halls.hall.tables.live(game)).window_queue.window is not None)
            seen.add(tuple([await _shown(halls, game) for _ in range(looks)]))
    finally:
        await halls.close()
    assert len(seen) == 1, seen
    assert is_open == {True, False} or (clock is not NO_CLOCK and not bots)


async def _shown(halls: Halls, game: str) -> str:
    """What everybody sees on top, and some time passes."""
    page = await halls.page(game, None)
    assert page.view
    await halls.tick(MOMENT // 4)
    return (
        f"{page.view['agenda'][0]['key']} {page.clock and page.clock.window and page.clock.window - halls.clock.now()}"
    )


async def test_with_several_halls_a_table_stays_with_who_wrote_before_the_window() -> None:
    """Bots and notices follow it: else who closes the window would be seen by them."""

    async def look(halls: Halls) -> object:
        other = await halls.hall_of(window=MOMENT)
        mine, theirs = await halls.hall.tables.live(ID), await other.tables.live(ID)
        await ends_turn(halls)
        if mine.window_queue.window is not None:
            await halls.say(ID, 2, "pass", other)
        await halls.tick(2 * MOMENT)
        assert mine.count == theirs.count
        return mine.is_mine, theirs.is_mine, mine.is_in_window

    assert await both(look) == [(True, False, False)] * 2


async def test_what_if_tells_nobody_who_has_answered_a_sealed_question() -> None:
    """G-102. Two are asked to join a building; one tries an answer out before and after the other has given theirs."""
    scene = Scene(3).town_hall("centre").talers(0, 6).talers(1, 6).talers(2, 6)
    halls = await halls_with(_dealt(scene))
    try:
        await halls.say(ID, 0, "town-hall with 1 for 5 with 2 for 5")
        seen = []
        for answer in (None, "decline"):
            if answer:
                assert isinstance(await halls.say(ID, 2, answer), Answered)
            tries = [await halls.hall.advice.what_if(ID, halls.who(1), text) for text in ("accept", "decline")]
            seen.append([(each.view and each.view["agenda"], each.events) for each in tries])
        assert seen[0] == seen[1]
    finally:
        await halls.close()


@pytest.mark.parametrize("away", [60_000, 3_600_000])
async def test_lists_show_no_end_behind_a_window_that_has_its_moment_again_after_a_restart(away: int) -> None:
    async def look(halls: Halls) -> object:
        await ends_turn(halls)
        halls.kill()
        halls.clock.advance(away)
        await halls.hall_of(window=MOMENT)
        lobby = await halls.hall.lobby.lobby("bert")
        rows = await halls.hall.lobby.described(await halls.database.tables.list(person="bert"))
        assert lobby.running
        return lobby, rows

    one, two = await both(look, in_the_last_turn)
    assert one == two


async def test_games_from_elsewhere_push_none_out_of_the_lists_while_it_ends_behind_a_window() -> None:
    async def look(halls: Halls) -> object:
        journal = _whole_game().journal()
        await ends_turn(halls)
        for _ in range(101):
            await halls.hall.archive.import_game("anna", journal)
        return [each.id for each in (await halls.hall.lobby.lobby("bert")).running]

    assert await both(look, in_the_last_turn, most_brought=0) == [[ID], [ID]]


def _whole_game() -> Table:
    table = Table("flanders", seats=2, seed=1, edition="tiny")
    table.leave(0)
    while not table.over:
        seat = table.asked[0]
        assert isinstance(seat, int)
        table.play(seat, table.options(seat)[0])
    return table


@pytest.mark.parametrize("where", ["the page", "the lists", "whose turn it is"])
async def test_a_hall_that_has_not_heard_of_the_last_lines_does_not_say_that_the_game_is_over(where: str) -> None:
    """The bus is away, or has not told it yet: its row says more than its lines."""

    async def look(halls: Halls) -> object:
        other = await halls.hall_of(window=MOMENT)
        await other.tables.live(ID)
        halls.bus.listeners.clear()
        await ends_turn(halls)
        if where == "the lists":
            rows = await halls.database.tables.list(person="bert")
            return await other.lobby.lobby("bert"), await other.lobby.described(rows)
        if where == "whose turn it is":
            return await other.lobby.awaiting("anna")
        return (await other.absence.pause(ID, halls.who(1))).bytes()

    one, two = await both(look, in_the_last_turn)
    assert one == two


async def test_a_hall_that_hears_late_of_the_last_lines_says_that_the_game_is_over_when_their_moment_is() -> None:
    async def look(halls: Halls) -> object:
        other = await halls.hall_of(window=MOMENT)
        live = await other.tables.live(ID)
        halls.bus.listeners.clear()
        await ends_turn(halls)
        await other.absence.pause(ID, halls.who(1))
        await other.tables.catch_up()
        phases = [live.phase]
        for _ in range(8):
            await halls.tick(MOMENT // 4)
            await other.tables.catch_up()
            phases.append(live.phase)
        return phases

    one, two = await both(look, in_the_last_turn)
    assert one == two
    assert isinstance(one, list)
    assert (one[0], one[-1]) == ("running", "over")

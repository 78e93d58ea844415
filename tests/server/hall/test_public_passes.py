"""G-119 at a table of the hall: passing in every window for all to hear."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from tests.games.gilde.scene import Scene
from tests.server.hall.halls import NO_CLOCK, Halls, row_of_table
from tests.server.hall.paired_tables import TRUTHS, truth_of

from zunft.engine.chance import SeedChance, seed_bytes
from zunft.server.errors import Conflict
from zunft.server.hall.bots import DirectBots
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import HallSettings, HandClock
from zunft.server.live.page import Answered
from zunft.server.live.public_passes import HOLDS_NOTHING, QUIET
from zunft.server.live.request import ClockRequest
from zunft.server.live.table import LiveTable
from zunft.server.storage.records import Phase, Seat
from zunft.table import Table

pytestmark = pytest.mark.anyio
MOMENT, PACE, NAMES = 4000, 1000, ("anna", "bert", "carl")
PLAIN, WATCH = "b03", "i01"


@pytest.fixture(autouse=True)
def _truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zunft.server.live.table.table_of", truth_of)


@pytest.fixture
async def halls(anyio_backend: str) -> AsyncIterator[Halls]:
    halls = await Halls.build(bots=DirectBots(), pace=PACE)
    yield halls
    await halls.close()


def attack(held: str = WATCH) -> Table:
    """Seat 0 can sabotage a business of seat 1; seat 2 holds a card that could answer, or another one."""
    scene = Scene(3).front(1, "b02").hand(0, "m01").hand(2, held)
    scene.table.go_on_with(SeedChance(seed_bytes(5), []))
    return scene.table


async def sit(
    halls: Halls,
    table: Table,
    bots: dict[int, str] | None = None,
    game: str = "h" * 32,
    clock: ClockRequest = NO_CLOCK,
) -> LiveTable:
    """The table with people at it, and these bots."""
    now, bots = halls.clock.now(), bots or {}
    row = replace(row_of_table(table, clock), id=game, made=now, touched=now)
    TRUTHS[row.id, row.seed] = table
    rows = [
        Seat(game=game, seat=seat, bot=bots[seat], state="bot")
        if seat in bots
        else Seat(game=game, seat=seat, person=name, state="person")
        for seat, name in enumerate(NAMES)
    ]
    await halls.database.tables.create(row, rows)
    await halls.database.journals.append(game, 0, table.lines, phase=Phase("running"))
    live = await halls.hall.tables.live(game)
    await halls.rest()
    return live


async def passing(halls: Halls, live: LiveTable) -> list[int]:
    view = (await halls.page(live.id, None)).view
    assert view is not None
    found: list[int] = view["passing"]
    return found


async def test_g_119_it_is_said_at_once_and_everybody_sees_it(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.hall.absence.pass_windows(live.id, halls.who(2))
    await halls.rest()
    for seat in (None, 0, 1, 2):
        view = (await halls.page(live.id, seat)).view
        assert view is not None
        assert view["passing"] == [2]
    assert live.running.lines[-1] == "2 pass-windows"
    await halls.hall.absence.answer_windows(live.id, halls.who(2))
    await halls.rest()
    assert await passing(halls, live) == []


async def test_g_119_a_title_without_windows_refuses_it(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    with pytest.raises(Conflict):
        await halls.hall.absence.pass_windows(game, halls.who(0))


async def test_g_119_said_in_a_moment_it_is_seen_at_once_and_written_when_the_moment_is_over(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.say(live.id, 0, "play m01 at 1 b02")
    before = live.count
    await halls.hall.absence.pass_windows(live.id, halls.who(2))
    await halls.tick(1000)
    assert (await halls.page(live.id, 0)).aloud == {2: True}
    assert live.count == before
    for _ in range(3):  # that of the number follows
        await halls.tick(MOMENT)
    assert (await halls.page(live.id, 0)).aloud == {}
    assert "2 pass-windows" in live.running.lines[before:]


async def test_g_119_a_window_in_which_all_say_it_is_over_at_once(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.say(live.id, 0, "play m01 at 1 b02")
    for seat in (0, 1):
        await halls.hall.absence.pass_windows(live.id, halls.who(seat))
        await halls.tick(10)
        assert live.is_in_moment
    await halls.hall.absence.pass_windows(live.id, halls.who(2))
    await halls.tick(10)
    assert not live.is_in_moment
    assert await passing(halls, live) == [0, 1, 2]


@pytest.mark.parametrize("held", [WATCH, PLAIN])
async def test_g_119_such_an_end_is_the_same_at_every_server(halls: Halls, held: str) -> None:
    """At one that has the table, and at one that loads it later: the same pages, with the same clocks."""
    there = await halls.hall_of(bots=DirectBots(), pace=PACE)
    live = await sit(halls, attack(held), clock=ClockRequest(kind="bank", bank=60, increment=5))
    twin = await there.tables.live(live.id)
    await halls.say(live.id, 0, "play m01 at 1 b02")
    for seat in (0, 1, 2):
        await halls.tick(300)
        await halls.hall.absence.pass_windows(live.id, halls.who(seat))
    await halls.tick(10)
    assert not live.is_in_moment
    await halls.tick(2000)
    await there.tables.forget(live.id)
    again = await there.tables.live(live.id)
    assert again is not twin
    await halls.rest()  # until it has written its probe
    for each in (twin, again):
        assert (each.clocks.spans, each.clocks.since) == (live.clocks.spans, live.clocks.since)
    for who in (None, 0, 1, 2):
        pages = [replace(await halls.page(live.id, who, hall), watching=0) for hall in halls.all]
        assert pages[0] == pages[1]


async def test_g_119_such_an_end_is_decided_once_though_clocks_differ(halls: Halls) -> None:
    slow = HandClock(halls.clock.now() - 300)
    hall = Hall(halls.database, halls.bus, HallSettings(clock=slow, bots=DirectBots(), pace=PACE))
    halls.all.append(hall)
    await hall.start()
    live = await sit(halls, attack(), clock=ClockRequest(kind="bank", bank=60, increment=5))
    twin = await hall.tables.live(live.id)
    await halls.say(live.id, 0, "play m01 at 1 b02")
    for seat in (0, 1, 2):
        await halls.hall.absence.pass_windows(live.id, halls.who(seat))
    for _ in range(4):
        slow.advance(100)
        await halls.rest()
    assert (twin.clocks.spans, twin.clocks.since) == (live.clocks.spans, live.clocks.since)
    ends = [end.entry for end in live.kept.early_ends]  # of the attack, and of the number
    assert len(ends) == len(set(ends)) == 2


async def test_g_119_what_is_seen_of_it_is_the_same_whether_somebody_could_respond(halls: Halls) -> None:
    """Two tables, at one of which the window stays open for seat 2: every page of the others, at every time."""
    seen = []
    for number, held in enumerate((WATCH, PLAIN)):
        live = await sit(halls, attack(held), game=f"{number}" * 32)
        seen.append(await watched(halls, live))
    assert seen[0] == seen[1]


async def watched(halls: Halls, live: LiveTable) -> list[object]:
    """What seat 1 sees while all of them pass, one after the other, in the moment of a window."""
    seen = list[object]()
    begin = halls.clock.now()

    async def look() -> None:
        page = await halls.page(live.id, 1)
        window = page.clock and page.clock.window
        keys = [event["key"] for event in page.events]  # the number that is drawn is another one
        page = replace(page, table="", clock=None, events=[])
        seen.append((page, keys, window and window - begin, live.is_in_moment))

    await halls.say(live.id, 0, "play m01 at 1 b02")
    for seat in (2, 0, 1):
        await look()
        await halls.hall.absence.pass_windows(live.id, halls.who(seat))
        await halls.tick(500)
    await look()
    await halls.tick(MOMENT)
    await look()
    return seen


async def test_g_119_an_answer_given_in_secret_before_stands(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.say(live.id, 0, "play m01 at 1 b02")
    assert isinstance(await halls.say(live.id, 2, "respond i01"), Answered)
    for seat in (0, 1, 2):
        await halls.hall.absence.pass_windows(live.id, halls.who(seat))
    await halls.rest()
    assert "gilde.event.cancelled" in [event["key"] for event in live.running.events(None)]


async def test_g_119_taken_back_in_a_moment_it_counts_from_the_next_window_on(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.hall.absence.pass_windows(live.id, halls.who(2))
    await halls.rest()
    await halls.say(live.id, 0, "play m01 at 1 b02")
    await halls.hall.absence.answer_windows(live.id, halls.who(2))
    await halls.rest()
    assert await passing(halls, live) == [2]
    await halls.tick(MOMENT + PACE)
    await halls.tick(MOMENT + PACE)
    assert "2 answer-windows" in live.running.lines


async def test_g_119_an_order_that_would_pass_anyway_says_it_and_others_do_not(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.hall.absence.orders(live.id, halls.who(1), ["respond i01", "pass"])
    await halls.hall.absence.orders(live.id, halls.who(2), [QUIET])
    await halls.rest()
    assert await passing(halls, live) == [2]
    page = await halls.hall.absence.answer_windows(live.id, halls.who(2))
    await halls.rest()
    assert (page.orders, await passing(halls, live)) == ([], [])


async def test_g_119_the_order_that_everybody_begins_with_says_nothing_and_hides_no_other(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.hall.absence.orders(live.id, halls.who(1), [HOLDS_NOTHING])
    await halls.hall.absence.orders(live.id, halls.who(2), [HOLDS_NOTHING, QUIET])
    await halls.rest()
    assert await passing(halls, live) == [2]
    page = await halls.hall.absence.answer_windows(live.id, halls.who(2))
    await halls.rest()
    assert (page.orders, await passing(halls, live)) == ([HOLDS_NOTHING], [])


@pytest.mark.parametrize("held", [WATCH, PLAIN])
async def test_who_holds_nothing_for_a_window_is_not_asked_and_nobody_else_sees_it(halls: Halls, held: str) -> None:
    """The same pages for seat 1 at the same times as where seat 2 thinks, and passes at last."""
    seen = []
    for number, orders in enumerate(([], [HOLDS_NOTHING])):
        live = await sit(halls, attack(held), game=f"{held}{number}".ljust(32, "0")[:32])
        await halls.hall.absence.orders(live.id, halls.who(2), orders)
        seen.append(await watched(halls, live))
    assert seen[0] == seen[1]


async def test_g_119_an_order_says_it_again_after_a_card_was_aimed_and_does_not_pass_then(halls: Halls) -> None:
    live = await sit(halls, attack())
    await halls.hall.absence.orders(live.id, halls.who(1), [QUIET])
    await halls.rest()
    await halls.say(live.id, 0, "play m01 at 1 b02")
    for seat in (0, 2):
        await halls.hall.absence.pass_windows(live.id, halls.who(seat))
    await halls.tick(10)
    assert live.is_in_moment  # it is aimed at seat 1, who has not said that it passes here
    assert 1 not in await passing(halls, live)
    await halls.tick(2 * MOMENT)
    await halls.tick(2 * MOMENT)
    assert 1 in await passing(halls, live)


@pytest.mark.parametrize("held", [WATCH, PLAIN])
async def test_g_119_the_lower_bots_say_it_by_habit_whatever_they_hold(halls: Halls, held: str) -> None:
    live = await sit(halls, attack(held), {2: "journeyman"})
    assert await passing(halls, live) == [2]


@pytest.mark.parametrize("held", [WATCH, PLAIN])
async def test_g_119_the_higher_bots_never_say_it(halls: Halls, held: str) -> None:
    live = await sit(halls, attack(held), {2: "alderman"})
    assert await passing(halls, live) == []


async def test_g_119_where_windows_wait_for_one_person_nobody_says_it(halls: Halls) -> None:
    live = await sit(halls, attack(), {1: "apprentice", 2: "journeyman"})
    assert await passing(halls, live) == []


async def test_g_119_over_days_everybody_begins_with_an_order_to_pass_unless_targeted(halls: Halls) -> None:
    game = await halls.table("gilde", 3, clock=ClockRequest(kind="day", seconds=86_400))
    assert [(await halls.page(game, seat)).orders for seat in range(3)] == [[QUIET]] * 3
    live = await halls.table("gilde", 3)
    assert [(await halls.page(live, seat)).orders for seat in range(3)] == [[HOLDS_NOTHING]] * 3
    other = await halls.table("flanders", 2, clock=ClockRequest(kind="day", seconds=86_400))
    assert (await halls.page(other, 0)).orders == []

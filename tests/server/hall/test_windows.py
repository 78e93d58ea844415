"""Windows last a constant moment among people, none over days, and wait for the only person."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.gilde.scene import Scene
from tests.server.hall.halls import Halls

from zunft import Table
from zunft.catalogue import titles
from zunft.server.live.page import Answered, Refused
from zunft.server.live.request import ClockRequest
from zunft.server.live.windows import WindowQueue, closed_windows, open_window, pass_windows
from zunft.table.lines import last_answer

pytestmark = pytest.mark.anyio
MOMENT = 4000


def attacked(card: str) -> tuple[Table, Table]:
    """Before and after an attack on seat 1; seat 2 could call the watch if *card* is one."""
    before = Scene(3).front(1, "b02").hand(0, "m01").hand(2, card).table
    after = before.copy()
    after.play(0, "play m01 at 1 b02")
    return before, after


def new_lines(before: Table, after: Table) -> tuple[str, ...]:
    return after.lines[len(before.lines) :]


def test_a_window_that_nobody_could_answer_shows_as_one_that_somebody_could() -> None:
    views = []
    for card in ("b03", "i01"):
        before, after = attacked(card)
        queue = WindowQueue()
        queue.note(before, after, new_lines(before, after), 1000, MOMENT)
        passed = after.copy()
        passed.play(1, "pass")  # the victim could have sold the card
        queue.note(after, passed, new_lines(after, passed), 2000, MOMENT)
        held = queue.shown(2000)
        assert (held is None) == (card == "i01")
        assert (held.until if held else queue.until) == 1000 + MOMENT
        views.append(passed.game.view(held.state, 0) if held else passed.view(0))
        assert (held.told[0] if held else passed.turn(0)) == after.turn(0)
    assert views[0] == views[1]


def test_who_lets_a_window_pass_sees_the_same_number_whether_somebody_else_can_respond() -> None:
    """The victim is asked and passes in one step; then the window closes by itself, or seat 2 still thinks."""
    numbers = []
    for card in ("b03", "i01"):
        before, after = attacked(card)
        pass_windows(after, [1])
        held = closed_windows(before, new_lines(before, after))
        assert bool(held) == (card == "b03")
        numbers.append(held[0].asks[1] if held else after.ask(1))
    assert numbers == [before.ask(1) + 1] * 2


def test_going_through_a_step_again_ends_where_the_engine_does() -> None:
    for seed in range(6):
        table = Table("gilde", seats=3, seed=seed)
        for step in range(80):
            seat = table.asked[step % len(table.asked)]
            assert isinstance(seat, int)
            before = table.copy()
            options = table.options(seat)
            table.play(seat, options[(step * 7) % len(options)])
            for held in closed_windows(before, new_lines(before, table)):
                for who, count in held.told.items():
                    assert before.turn(who) <= count <= table.turn(who)
            if table.over:
                break


def test_over_days_people_are_not_waited_for() -> None:
    _, after = attacked("i01")
    assert open_window(after) is not None
    pass_windows(after, [0, 1, 2])
    assert open_window(after) is None


async def to_a_window(halls: Halls, game: str) -> int:
    """Play until somebody is really asked in a window; gives who."""
    live = await halls.hall.tables.live(game)
    for step in range(400):
        if live.window_queue.window is not None:
            return (await halls.asked(game))[0]
        await halls.play(game, 1, choice=step * 5)
    raise AssertionError("no window came")


async def test_a_window_is_open_for_its_moment_whoever_answers(halls: Halls) -> None:
    game = await halls.table("gilde", 3)
    seat = await to_a_window(halls, game)
    live = await halls.hall.tables.live(game)
    while not (await halls.page(game, seat)).options:
        await halls.tick(100)
    until = live.window_queue.until
    assert until is not None
    public = (await halls.page(game, None)).bytes()
    for asked in await halls.asked(game):
        assert isinstance(await halls.say(game, asked, "pass"), Answered)
    assert (await halls.page(game, None)).bytes() == public
    await halls.tick(until - halls.clock.now() - 1)
    assert (await halls.page(game, None)).bytes() == public
    await halls.tick(1)
    assert (await halls.page(game, None)).bytes() != public


async def test_who_is_silent_in_a_window_passes_and_nothing_is_taken_back_in_it(halls: Halls) -> None:
    game = await halls.table("gilde", 3)
    seat = await to_a_window(halls, game)
    live = await halls.hall.tables.live(game)
    while not (await halls.page(game, seat)).options:
        await halls.tick(100)
    assert not (await halls.page(game, seat)).can_undo
    assert isinstance(await halls.hall.takebacks.undo(game, halls.who(seat), "u"), Refused)
    window, before = live.window_queue.window, live.count
    await halls.tick(MOMENT)
    assert live.window_queue.window != window
    assert live.count > before


async def test_over_days_nobody_is_asked_in_a_window(halls: Halls) -> None:
    game = await halls.table("gilde", 3, clock=ClockRequest(kind="day", seconds=86_400))
    live = await halls.hall.tables.live(game)
    for step in range(120):
        await halls.play(game, 1, choice=step * 5)
        assert live.window_queue.window is None
        assert live.window_queue.shown(halls.clock.now()) is None


async def test_standing_orders_answer_windows_and_are_kept(halls: Halls) -> None:
    game = await halls.table("gilde", 3)
    for seat in range(3):
        page = await halls.hall.absence.orders(game, halls.who(seat), ["pass"])
        assert page.orders == ["pass"]
    live = await halls.hall.tables.live(game)
    for step in range(60):
        await halls.play(game, 1, choice=step * 5)
        assert live.window_queue.window is None
    before = [(await halls.page(game, seat)).bytes() for seat in range(3)]
    await halls.hall.stop()
    halls.all.clear()
    await halls.hall_of()
    assert (await halls.page(game, 1)).orders == ["pass"]
    assert [(await halls.page(game, seat)).bytes() for seat in range(3)] == before


@pytest.mark.parametrize("title", titles())
async def test_one_person_with_bots_is_given_time(halls: Halls, title: str) -> None:
    game = await halls.table(title, 3, bots={1: "apprentice", 2: "apprentice"})
    assert (await halls.hall.tables.live(game)).window is None


def test_a_pass_that_was_taken_back_and_given_again_leaves_a_window_to_be_shown() -> None:
    """Over days who is asked passes at once, also after a taking back: whether a bot could respond there is seen by
    nobody, since the window shows in either case."""
    found = set[bool]()
    for seed in range(60):
        before, back = passed_in_a_window(seed)
        if before is None or back is None:
            continue
        could, number = 2 in back.asked, open_window(back)
        after = back.copy()
        pass_windows(after, [0, 1])
        shown = [held.entry for held in closed_windows(before, new_lines(before, after))]
        assert number in (shown if not could else [*shown, open_window(after)])
        found.add(could)
    assert found == {True, False}


def passed_in_a_window(seed: int) -> tuple[Table | None, Table | None]:
    """A table over days after a pass of somebody's in a window, and the same with the pass taken back."""
    table, chance = Table("gilde", seats=3, seed=seed), Random(seed)
    for _ in range(60):
        asked = table.asked
        seat = chance.choice(asked)
        table.play(seat, chance.choice(table.options(seat)))
        pass_windows(table, [0, 1])
        for own in (0, 1):
            at = last_answer(table.lines, own)
            if at is None or not table.lines[at].endswith(" pass") or open_window(table) is not None:
                continue
            back = table.copy()
            back.retract(own)
            if open_window(back) is not None:
                return table, back
    return None, None

"""Twins: two runs of one plan whose truths differ in what one seat cannot know, and in what others do in secret.

Whatever goes wrong meanwhile, the screen of that seat shows the same, and at the same time."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from tests.simulation.checks import WITHOUT
from tests.simulation.club import Club, new_table, seeded
from tests.simulation.plan import FAULTS, LASTS, Event, Plan, plan_of
from tests.simulation.run import SHARED, quiet

from zunft.engine.move import SPECTATOR
from zunft.server.live import table as live_table
from zunft.server.live.page import Page
from zunft.server.live.request import ClockRequest
from zunft.server.live.windows import closed_windows, open_window
from zunft.table import Table

CLOCKS = (ClockRequest(), ClockRequest(kind="bank", bank=600, seconds=600, increment=3))
# What takes as long in both runs; whether a message is lost is drawn for each, and secret answers send some, too.
ALIKE = ("kill", "stop", "freeze", "disk away", "disk full", "disk slow", "bus away", "forget")
OF_TIME = ("clock", "table", "next_id", "version")  # checked by the time at which a page is seen, or another name
FEW, MANY = 3, 40  # answers before the position
NEAR, SLOW = 1.3, 3.0  # seconds by which both may see something, and where the disk is slow
EDGE = 0.7  # seconds around the beginning of a fault: by chance it comes before a write or after it
QUIET = 1.0  # when the public move is made


@dataclass
class Twins:
    """Two truths, what is done publicly from there, and who looks."""

    plan: Plan
    seat: int | None
    truths: tuple[Table, Table]
    last: int  # the turn of that seat until which both have to look the same
    window: Any = None  # what it sees in the window, after which they may differ


def twins_of(seed: int) -> Twins | None:
    """None: from this seed no position was found where something is hidden from the seat that looks."""
    rng = Random(f"twins {seed}")
    plan = plan_of(f"twins {seed}", rng.choice(("gilde", "gilde", "strasbourg", "flanders")))
    faults = [_around_window(each) for each in plan.events if each.what in ALIKE]
    plan = replace(plan, seats=3, bots=0, clock=rng.choice(CLOCKS), events=tuple(faults), is_late=False)
    seat = rng.choice((None, 0, 1, 2))
    find = _before_window if plan.title == "gilde" else _sealed
    return find(plan, seat, rng)


def _around_window(fault: Event) -> Event:
    return replace(fault, at=QUIET + 0.2 + fault.at / LASTS * 4)


def _walk(plan: Plan, rng: Random) -> Iterator[tuple[Table, int, str]]:
    """Positions of a game, each with the next answer."""
    table = new_table(plan)
    for at in range(MANY):
        if table.over:
            return
        who = rng.choice(table.asked)
        assert isinstance(who, int)
        text = rng.choice(table.options(who))
        if at >= FEW:
            yield table.copy(), who, text
        table.play(who, text)


def _redealt(table: Table, seat: int | None, rng: Random) -> Table:
    truth = table.redeal(seat, rng.getrandbits(40))
    truth._lines = list(table.lines)  # an imagined table has no journal of its own
    return truth


def _before_window(plan: Plan, seat: int | None, rng: Random) -> Twins | None:
    """A public move opens a window, and the others pass in it or say nothing."""
    found = None
    for table, who, text in _walk(plan, rng):
        if open_window(table) is not None or len(table.asked) > 1:
            continue
        one, two = (_redealt(table, seat, rng) for _ in range(2))
        sights = [_first_window(truth, who, text, seat) for truth in (one, two)]
        if sights[0] is not None and sights[0] == sights[1] and rng.random() < 0.5:
            view, last = sights[0]
            found = Twins(_played(plan, who, text), seat, (one, two), last, view)
    return found


def _played(plan: Plan, who: int, text: str) -> Plan:
    return plan.with_events([Event(QUIET, "say this", who, 0, text), *plan.events])


def _first_window(truth: Table, who: int, text: str, seat: int | None) -> tuple[Any, int] | None:
    """What a seat sees in the first window after a move, and how much it has been told then."""
    if text not in truth.options(who):
        return None
    twin, count = truth.copy(), len(truth.lines)
    twin.play(who, text)
    view, bit = truth.game.view, SPECTATOR if seat is None else seat
    if closed := closed_windows(truth, twin.lines[count:]):
        return view(closed[0].state, bit), closed[0].told[seat]
    return (view(twin.state, bit), twin.turn(seat)) if open_window(twin) is not None else None


def _sealed(plan: Plan, seat: int | None, rng: Random) -> Twins | None:
    """Several seats answer at once, and one of them never does: that somebody has answered is seen, and not what."""
    found = None
    for table, _, _ in _walk(plan, rng):
        if len([other for other in table.asked if other != seat]) > 1:
            one, two = (_redealt(table, seat, rng) for _ in range(2))
            if _sight(one, seat) == _sight(two, seat) and rng.random() < 0.5:
                found = Twins(plan, seat, (one, two), table.turn(seat))
    return found


def _sight(table: Table, seat: int | None) -> object:
    return table.view(seat), seat is not None and (table.question(seat), table.options(seat))


# --- played and compared --------------------------------------------------------------------------


def compared(twins: Twins) -> list[str]:
    """Play both; what differs in them."""
    rng, seen = Random(f"secrets {twins.plan.seed}"), []
    for truth in twins.truths:
        plan = twins.plan.with_events([*twins.plan.events, *_secrets(twins, rng)])
        seen.append(_screen_of(plan, truth, twins))
    one, two = seen
    return one.faults + two.faults or [*_unlike(one, two), *_apart(twins.plan, one, two)]


def _secrets(twins: Twins, rng: Random) -> list[Event]:
    """What others do in secret: in a window some pass, in other questions one of them answers, each as it is dealt."""
    others = [seat for seat in twins.truths[0].asked if seat != twins.seat]
    if twins.plan.title != "gilde":
        return [Event(QUIET, "answer", min(others), 0)]
    seats = [seat for seat in range(twins.plan.seats) if seat != twins.seat and rng.random() < 0.6]
    return [Event(QUIET + 0.5 + rng.random(), "say this", seat, 0, "pass") for seat in seats]


@dataclass
class Seen:
    """What a screen showed until the turn, without what is another name, and when it showed more."""

    pages: list[dict[str, Any]]
    ended: float | None
    faults: list[str]


def _screen_of(plan: Plan, truth: Table, twins: Twins) -> Seen:
    dealt = mock.patch.object(live_table, "table_of", side_effect=lambda game: truth.copy())
    with quiet(), tempfile.TemporaryDirectory(dir=SHARED if SHARED.is_dir() else None) as folder:
        club = Club(plan, Path(folder), truth)
        try:
            with seeded(club), dealt:
                club.loop.run(club.play())
            screen = next(each for each in club.people.screens if each.seat == twins.seat)
            return _seen(screen.pages, twins, club.run.found)
        finally:
            club.close()


def _seen(pages: list[tuple[float, Page]], twins: Twins, faults: list[str]) -> Seen:
    end = _end(pages, twins)
    until = [_without_time(page) for _, page in pages[:end]]
    new = [page for at, page in enumerate(until) if not at or page != until[at - 1]]
    return Seen(new, pages[end][0] if end < len(pages) else None, faults)


def _end(pages: list[tuple[float, Page]], twins: Twins) -> int:
    """The number of the first page after the window; not every window tells something when it closes."""
    is_shown = False
    for at, (_, page) in enumerate(pages):
        if page.turn > twins.last or (is_shown and page.view != twins.window):
            return at
        is_shown = is_shown or page.view == twins.window
    return len(pages)


def _without_time(page: Page) -> dict[str, Any]:
    return {name: getattr(page, name) for name in Page.__struct_fields__ if name not in (*WITHOUT, *OF_TIME)}


def _unlike(one: Seen, two: Seen) -> Iterator[str]:
    if len(one.pages) != len(two.pages):
        yield f"one twin has seen {len(one.pages)} pages and the other {len(two.pages)}"
    for left, right in zip(one.pages, two.pages, strict=False):
        if unlike := [name for name in left if left[name] != right[name]]:
            yield f"the twins' pages differ in {', '.join(unlike)}"


def _apart(plan: Plan, one: Seen, two: Seen) -> Iterator[str]:
    """Both see the end of the window at the same time, unless a fault begins just then."""
    if one.ended is None or two.ended is None:
        if one.ended is not two.ended:
            yield "one twin has seen the end of the window and the other has not"
        return
    first, apart = min(one.ended, two.ended), abs(one.ended - two.ended)
    is_edge = any(-EDGE < each.at - first < EDGE for each in plan.events if each.what in FAULTS)
    if apart > (SLOW if plan.has("disk slow") else NEAR) and not is_edge:
        yield f"one twin sees the end of the window {apart:.2f} s before the other"

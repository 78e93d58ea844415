"""Nothing reaches a seat that it cannot know: the same bytes, in the same order, after the same public moves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest
from msgspec.structs import replace
from tests.server.hall.halls import Halls
from tests.server.hall.paired_tables import MOMENT, PairedTables, truth_of
from tests.server.planted import pushes_at_every_answer

from zunft.catalogue import TITLES, titles
from zunft.server.live import render
from zunft.server.live import table as live
from zunft.server.live.page import Page
from zunft.server.live.table import LiveTable
from zunft.server.live.windows import HeldPosition, WindowQueue

pytestmark = pytest.mark.anyio
Both = tuple[Halls, Halls]
SEATS = {key: list(title.seats[:3]) for key, title in TITLES.items()}


@pytest.fixture
async def both(anyio_backend: str) -> AsyncIterator[Both]:
    one, two = await Halls.build(window=MOMENT), await Halls.build(window=MOMENT)
    yield one, two
    await one.close()
    await two.close()


@pytest.fixture(autouse=True)
def redealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "table_of", truth_of)


async def pairs(both: Both, title: str, many: int, first: int = 0, restarts: bool = False) -> int:
    compared = 0
    for seed in range(first, first + many):
        paired = PairedTables(*both, seed, restarts)
        await paired.run(title, SEATS[title][seed % 3])
        compared += paired.compared
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("title", titles())
async def test_redealt_worlds_push_the_same_pages(both: Both, title: str) -> None:
    assert await pairs(both, title, 25) > 50


@pytest.mark.slow
@pytest.mark.parametrize("title", titles())
async def test_redealt_worlds_push_the_same_pages_though_the_hall_is_killed(both: Both, title: str) -> None:
    assert await pairs(both, title, 25, restarts=True) > 50


@pytest.mark.slow
@pytest.mark.parametrize("title", titles())
async def test_redealt_worlds_push_the_same_pages_through_another_hall(both: Both, title: str) -> None:
    for halls in both:
        await halls.hall_of(window=MOMENT)
    assert await pairs(both, title, 25) > 50


def shows_the_length_of_the_journal(patch: pytest.MonkeyPatch) -> None:
    made = render._frame

    def frame(live: LiveTable, seat: int | None, held: HeldPosition | None) -> Page:
        return replace(made(live, seat, held), next_id=str(live.count))

    patch.setattr(render, "_frame", frame)


def closes_windows_when_nobody_has_to_think(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "window", property(lambda live: None))


def lets_undo_tell_who_thinks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(render, "can_undo", lambda live, seat: seat not in live.running.waiting_for)
    patch.setattr(render, "_undo_asked", lambda live, held: None)
    made = render._made

    def page(live: LiveTable, seat: int | None, held: HeldPosition | None) -> Page:
        return replace(made(live, seat, held), can_ask_undo=len(live.running.waiting_for) > 1)

    patch.setattr(render, "_made", page)


def forgets_at_a_restart_what_was_on_show(patch: pytest.MonkeyPatch) -> None:
    def resume(queue: WindowQueue, begin: int, end: int, moment: int | None) -> int:
        queue.queue = []
        return 0

    patch.setattr(WindowQueue, "resume", resume)


PLANTED = (
    (shows_the_length_of_the_journal, "gilde"),
    (closes_windows_when_nobody_has_to_think, "gilde"),
    (pushes_at_every_answer, "strasbourg"),
    (lets_undo_tell_who_thinks, "gilde"),
)


@pytest.mark.slow
@pytest.mark.parametrize(("plant", "title"), PLANTED)
async def test_a_planted_leak_is_found(
    both: Both, plant: Callable[[pytest.MonkeyPatch], None], title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=" and "):
        await pairs(both, title, 60)


@pytest.mark.slow
async def test_a_leak_that_comes_with_a_restart_is_found(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    forgets_at_a_restart_what_was_on_show(monkeypatch)
    with pytest.raises(AssertionError, match=" and "):
        await pairs(both, "gilde", 60, restarts=True)


@pytest.mark.soak
@pytest.mark.parametrize("title", titles())
async def test_many_redealt_worlds_push_the_same_pages(both: Both, title: str) -> None:
    assert await pairs(both, title, 3000, first=1000) > 6000

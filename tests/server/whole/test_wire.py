"""What a seat's socket gets is the same bytes when all that it cannot know is dealt anew; planted leaks are found."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.contract.knowing import secrets
from tests.server.planted import pushes_at_every_answer
from tests.server.whole.pairs import run_pairs
from tests.server.whole.wire import World

from zunft.engine.title import Said
from zunft.server.hall import playing, showing
from zunft.server.hall.living import Living
from zunft.server.hall.pages import ClockFace, Page
from zunft.titles import titles

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Worlds = tuple[World, World]
Plant = Callable[[pytest.MonkeyPatch], None]
PAIRS = 2000
LONG = 1_000_000
CHUNKS = 4  # tests that can run beside each other


@pytest.fixture
async def worlds(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Worlds]:
    async with AsyncExitStack() as stack:
        yield await World.build(stack, tmp_path / "one"), await World.build(stack, tmp_path / "two")


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("title", titles())
async def test_a_socket_gets_the_same_bytes_in_redealt_worlds(worlds: Worlds, title: str, chunk: int) -> None:
    wanted = -(-PAIRS // (CHUNKS * len(titles())))
    pairs, compared = await run_pairs(worlds, title, wanted, 1000 * chunk)
    assert pairs == wanted
    assert compared > 2.5 * pairs


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(10, 10 + 4 * CHUNKS))
@pytest.mark.parametrize("title", titles())
async def test_a_million_pairs_get_the_same_bytes(worlds: Worlds, title: str, chunk: int) -> None:
    await run_pairs(worlds, title, LONG // (4 * CHUNKS * len(titles())) + 1, 1_000_000 * chunk)


# --- planted leaks --------------------------------------------------------------------------------


def hidden(living: Living) -> str:
    """All that lies face down, as one number."""
    return str(hash(str(secrets(living.running, living.running.state))))


def a_count_in_an_id(patch: pytest.MonkeyPatch) -> None:
    made = showing._frame

    def frame(living: Living, seat: int | None) -> Page:
        return replace(made(living, seat), next_id=f"page-{living.count}")

    patch.setattr(showing, "_frame", frame)


def a_longer_error_text(patch: pytest.MonkeyPatch) -> None:
    made = playing.why_not

    def why_not(living: Living, seat: int, text: str) -> Said | None:
        reason = made(living, seat, text)
        return reason and {**reason, "args": reason["args"] | {"hint": "x" * (len(hidden(living)) % 19)}}

    patch.setattr(playing, "why_not", why_not)


def an_order(patch: pytest.MonkeyPatch) -> None:
    made = showing._frame

    def frame(living: Living, seat: int | None) -> Page:
        page = made(living, seat)
        return replace(page, people=page.people[::-1] if int(hidden(living)) % 2 else page.people)

    patch.setattr(showing, "_frame", frame)


def a_clock_tick(patch: pytest.MonkeyPatch) -> None:
    """Whoever has answered in secret is seen to pay no more."""

    def seen(living: Living, face: ClockFace | None) -> ClockFace | None:
        waiting = living.running.waiting_for
        seats = [replace(each, runs=each.seat in waiting) for each in face.seats] if face else []
        return replace(face, seats=seats) if face else None

    page = showing._made

    def shown(living: Living, seat: int | None, held: Any) -> Page:
        found = page(living, seat, held)
        return replace(found, clock=seen(living, found.clock))

    patch.setattr(showing, "_made", shown)


def a_window_that_closes_when_nobody_thinks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Living, "window", property(lambda living: None))


PLANTS = (
    a_count_in_an_id,
    pushes_at_every_answer,
    a_longer_error_text,
    an_order,
    a_clock_tick,
    a_window_that_closes_when_nobody_thinks,
)


@pytest.mark.parametrize("plant", PLANTS)
async def test_a_planted_leak_is_found(worlds: Worlds, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"^after "):
        await run_pairs(worlds, "gilde", 400, 7)

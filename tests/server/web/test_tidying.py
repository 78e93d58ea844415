"""The server tidies its memory by the clock: rings of objects go, and no count of objects makes a rush wait."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from zunft.server import run

pytestmark = pytest.mark.anyio


class Ring:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


async def test_old_rings_go_when_their_time_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ALL", 0.01)
    async with run.collecting_garbage():
        thing = Ring()
        gc.collect(1)  # it is old now
        ring = weakref.ref(thing)
        del thing
        gc.collect(1)
        assert ring() is not None
        async with asyncio.timeout(10):
            while ring() is not None:
                await asyncio.sleep(0.01)


async def test_old_objects_are_not_looked_at_however_many_are_made() -> None:
    async with run.collecting_garbage():
        before = [each["collections"] for each in gc.get_stats()]
        kept = [[each] for each in range(200_000)]
        young, *old = (now["collections"] - was for now, was in zip(gc.get_stats(), before, strict=True))
    assert (old, len(kept)) == ([0, 0], 200_000)
    assert young > 10


async def test_nothing_goes_on_after_the_end() -> None:
    async with run.collecting_garbage():
        assert "memory" in {task.get_name() for task in asyncio.all_tasks()}
    await asyncio.sleep(0)
    assert "memory" not in {task.get_name() for task in asyncio.all_tasks()}

"""Games from elsewhere are played through one after the other, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from tests.server.hall.halls import Halls

from zunft import Table
from zunft.server.errors import ServerError
from zunft.server.hall import archive, transfer
from zunft.server.hall.importer import MOST_WAITING

pytestmark = pytest.mark.anyio
PASSPHRASE = "correct horse battery"


class Slow:
    """Takes the place of playing a game through: it takes until ``goes_on`` is set."""

    def __init__(self) -> None:
        self.begun, self.goes_on = 0, threading.Event()

    def __call__(self, *_: object) -> Table:
        self.begun += 1
        self.goes_on.wait(20)
        raise ValueError("never played")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(archive, "_played", slow)
    monkeypatch.setattr(transfer, "_opened", slow)
    return slow


async def test_one_is_played_through_at_a_time_and_everything_else_goes_on(halls: Halls, slow: Slow) -> None:
    game = await halls.table()
    brought: list[asyncio.Future[Any]] = [
        asyncio.ensure_future(halls.hall.archive.import_game("anna", "")) for _ in range(MOST_WAITING - 1)
    ]
    brought.append(asyncio.ensure_future(halls.hall.transfer.take_in(b"", PASSPHRASE)))
    await halls.play(game, 3)
    await asyncio.wait_for(asyncio.to_thread(int), 5)  # the threads of everybody are free
    assert slow.begun == 1
    with pytest.raises(ServerError) as refused:
        await halls.hall.archive.import_game("bert", "")
    assert refused.value.reason["key"] == "server.error.many-imports"
    slow.goes_on.set()
    await asyncio.gather(*brought, return_exceptions=True)
    assert slow.begun == MOST_WAITING
    assert halls.hall.importer.imports == 0


async def test_a_journal_longer_than_any_game_is_not_played_through(halls: Halls, slow: Slow) -> None:
    with pytest.raises(ServerError) as refused:
        await halls.hall.archive.import_game("anna", "0 guild yellow\n0 undo\n" * 5_001)
    assert refused.value.reason["key"] == "server.error.many-lines"
    assert not slow.begun

"""Replays, journals from elsewhere and running tables: what one person takes is limited, and delays nobody else."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from tests.server.hall.halls import Halls
from tests.server.hall.test_trouble import played_out

from zunft import Table
from zunft.server.errors import ServerError
from zunft.server.hall import archive, replays
from zunft.server.hall.archive import Payer
from zunft.server.live.page import Who
from zunft.server.live.quiet_times import DAY
from zunft.server.web.passwords import Passwords
from zunft.table.replay import follow

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def played() -> Table:
    return played_out()


async def reason(work: Any) -> str:
    with pytest.raises(ServerError) as refused:
        await work
    return str(refused.value.reason["key"]).removeprefix("server.error.")


async def test_every_moment_is_the_same_from_a_checkpoint_and_costs_a_few_lines(
    halls: Halls, played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "STRIDE", 7)
    monkeypatch.setattr(replays, "MOST_OF_ONE", 1000)
    game = await halls.hall.archive.import_game("anna", played.journal())
    of, paid = len(played.lines), list[int]()
    payer = Payer("anna", paid.append)
    first = [await halls.hall.archive.replay(game, Who("anna"), at, payer) for at in range(of, -1, -1)]
    assert paid[0] == of - 1  # the game was never played before
    assert max(paid[1:]) <= 7
    for moment, at in zip(first, range(of, -1, -1), strict=True):
        table = replays.by_hand((await halls.hall.tables.live(game)).game)
        follow(table, played.lines[:at])
        assert moment.views[-1] == table.view(None)


async def test_checkpoints_are_forgotten_the_oldest_first(
    halls: Halls, played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "STRIDE", 2)
    monkeypatch.setattr(replays, "MOST", 5)
    game = await halls.hall.archive.import_game("anna", played.journal())
    await halls.hall.archive.replay(game, Who("anna"), len(played.lines))
    assert len(halls.hall.replays.checkpoints.kept) == 5


async def test_nobody_waits_for_the_replays_of_one(
    halls: Halls, played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at the door, and another's replay only for the one that is running."""
    goes_on, served, moment = threading.Event(), list[str](), archive._moment
    game = await halls.hall.archive.import_game("anna", played.journal())

    def slow(*about: Any) -> Any:
        goes_on.wait(20)
        return moment(*about)

    monkeypatch.setattr(archive, "_moment", slow)

    async def look(name: str) -> None:
        await halls.hall.archive.replay(game, Who(name), 1, Payer(name, lambda _: None))
        served.append(name)

    looks = [asyncio.ensure_future(look("anna")) for _ in range(40)]
    await asyncio.sleep(0)
    looks.append(asyncio.ensure_future(look("bert")))
    passwords = Passwords()
    try:
        async with asyncio.timeout(10):
            assert await passwords.fits("correct horse", await passwords.hash("correct horse"))
            await asyncio.to_thread(int)  # the threads of everybody are free
        assert served == []
    finally:
        goes_on.set()
        passwords.close()
    await asyncio.gather(*looks)
    assert served.index("bert") <= 2


async def test_a_person_brings_so_many_journals_a_day(anyio_backend: str, played: Table) -> None:
    halls = await Halls.build(most_brought=8)
    try:
        for _ in range(2):  # guests have a quarter
            await halls.hall.archive.import_game("anna", played.journal())
        assert await reason(halls.hall.archive.import_game("anna", played.journal())) == "brought-many"
        assert await halls.hall.archive.import_game("bert", played.journal())
        await halls.database.people.become_account("anna", "anna", "hash", [])
        assert await halls.hall.archive.import_game("anna", played.journal())
        await halls.tick(DAY + 1)
        for _ in range(8):
            await halls.hall.archive.import_game("anna", played.journal())
        assert await reason(halls.hall.archive.import_game("anna", played.journal())) == "brought-many"
    finally:
        await halls.close()


async def test_a_person_has_so_many_running_tables(anyio_backend: str) -> None:
    halls = await Halls.build(most_running=8)
    try:
        first, _ = await halls.table(), await halls.table()
        with pytest.raises(ServerError) as refused:
            await halls.table()
        assert refused.value.reason["key"] == "server.error.running-many"
        await halls.hall.archive.close_table(first)
        assert await halls.table()
    finally:
        await halls.close()


async def test_a_game_that_was_taken_back_for_ever_is_not_played_through(halls: Halls) -> None:
    journal = "zunft\n" + "0 guild yellow\n0 undo\n" * 501
    assert await reason(halls.hall.archive.import_game("anna", journal)) == "many-taken-back"


def test_the_checkpoints_of_a_long_game_are_further_apart() -> None:
    assert replays.stride_of(("x",) * 400) == 100
    assert replays.stride_of(("x",) * 10_000) == 200

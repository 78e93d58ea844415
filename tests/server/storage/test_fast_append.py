"""Whoever wrote last at a journal goes on by the shortest way; nobody else's line is ever run over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import Connection, event
from tests.server.storage.samples import running

from zunft.server.errors import Conflict
from zunft.server.storage import Database, Doubled, Stale
from zunft.server.storage.batch import Append, Tip
from zunft.server.storage.fast_append import FastAppends, Tips
from zunft.server.storage.records import Appended, Phase, Receipt

pytestmark = pytest.mark.anyio
SIXTY = 60


@pytest.fixture
async def two(url: str) -> AsyncIterator[list[Database]]:
    """The same database, as two processes have it."""
    opened = [await Database.open(url) for _ in range(2)]
    yield opened
    for each in opened:
        await each.close()


def statements(database: Database) -> list[str]:
    """What is said to the database from now on."""
    said = list[str]()
    pen = database.connections.pen
    engine = pen.engine if pen else database.connections.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *args: said.append(args[2]))
    return said


async def test_after_the_first_line_an_append_asks_nothing_first(two: list[Database]) -> None:
    here = await running(two[0])
    await two[0].journals.append(here.id, 0, ["0 a"])
    said = statements(two[0])
    found = await two[0].journals.append(here.id, 1, ["0 b", "chance c"], receipt=Receipt("key-0000", 0))
    is_sqlite = two[0].connections.is_sqlite
    assert [each.split()[0] for each in said] == (["BEGIN", "UPDATE", "INSERT", "INSERT"] if is_sqlite else ["WITH"])
    assert found.number == 3
    assert await two[0].journals.check(here.id) == 3
    assert (await two[0].tables.get(here.id)).touched == found.at
    received = await two[0].journals.receipt(here.id, "key-0000")
    assert received is not None
    assert (received.seat, received.number, received.at) == (0, 3, found.at)


async def test_who_has_been_overtaken_hears_of_it(two: list[Database]) -> None:
    here = await running(two[0])
    await two[0].journals.append(here.id, 0, ["0 a"])
    await two[1].journals.append(here.id, 1, ["1 b"])
    with pytest.raises(Stale):
        await two[0].journals.append(here.id, 1, ["0 c"])
    assert (await two[0].journals.append(here.id, 2, ["0 c"])).number == 3
    assert await two[1].journals.check(here.id) == 3


@pytest.mark.parametrize(("lines", "hash_"), [(1, None), (2, "0" * 64)], ids=["fewer lines", "another hash"])
async def test_the_statement_itself_finds_another_tip(two: list[Database], lines: int, hash_: str | None) -> None:
    """It does not lean on the numbers of lines being taken: after a foreign hash they are free."""
    here, tips = await running(two[0]), Tips()
    await two[0].journals.append(here.id, 0, ["0 a"])
    old = (await two[0].tables.get(here.id)).tip
    await two[0].journals.append(here.id, 1, ["0 b"])
    tips.learn(here.id, Tip(lines, hash_ or old, "running"))
    appends = FastAppends([Append(here.id, lines, ["1 c"])], tips, 0)
    assert appends.settle(await two[0].connections.writing_with_checks(appends.write)) == [None]
    assert await two[0].journals.check(here.id) == 2


async def test_a_key_that_was_used_answers_with_its_number(two: list[Database]) -> None:
    here, key = await running(two[0]), Receipt("key-0000", 0)
    await two[0].journals.append(here.id, 0, ["0 a"], receipt=key)
    await two[0].journals.append(here.id, 1, ["0 b"])
    with pytest.raises(Doubled) as refused:
        await two[0].journals.append(here.id, 2, ["0 a"], receipt=key)
    assert refused.value.number == 1
    assert await two[0].journals.check(here.id) == 2


async def test_one_used_key_in_a_batch_keeps_nobody_else_from_writing(two: list[Database]) -> None:
    games, key = [(await running(two[0])).id for _ in range(3)], Receipt("key-0000", 0)
    for id_ in games:
        await two[0].journals.append(id_, 0, ["0 a"], receipt=key if id_ == games[1] else None)
    tries = [two[0].journals.append(id_, 1, ["0 b"], receipt=key) for id_ in games]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each) for each in found] == [Appended, Doubled, Appended]
    assert [await two[0].journals.check(id_) for id_ in games] == [2, 1, 2]


async def test_what_a_transaction_did_not_keep_is_written_by_the_long_way(
    two: list[Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a transaction may fail after all of its statements have worked."""
    here = await running(two[0])
    await two[0].journals.append(here.id, 0, ["0 a"])

    async def breaks(work: Callable[[Connection], object]) -> object:
        def torn(connection: Connection) -> object:
            work(connection)
            raise OSError("the disk has gone")

        return await two[0].connections.writing_at_once(torn)

    monkeypatch.setattr(two[0].connections, "writing_with_checks", breaks)
    assert (await two[0].journals.append(here.id, 1, ["0 b"])).number == 2
    assert await two[0].journals.check(here.id) == 2


async def test_nothing_is_added_to_a_game_that_another_has_closed(two: list[Database]) -> None:
    here = await running(two[0])
    await two[0].journals.append(here.id, 0, ["0 a"])
    await two[1].journals.append(here.id, 1, [], phase=Phase("closed"))
    with pytest.raises(Conflict):
        await two[0].journals.append(here.id, 1, ["0 b"])
    assert await two[0].journals.check(here.id) == 1


async def test_two_processes_that_write_at_many_tables_never_wait_for_each_other_for_ever(two: list[Database]) -> None:
    """Each wants all rows, in another order; of each line one of them writes it."""
    games = [(await running(two[0])).id for _ in range(12)]
    for at in range(5):
        tries = [two[which].journals.append(id_, at, [f"{which} x"]) for id_ in games for which in (0, 1)]
        found = await asyncio.wait_for(asyncio.gather(*tries, return_exceptions=True), SIXTY)
        assert sum(isinstance(each, Appended) for each in found) == len(games)
        assert sum(isinstance(each, Stale) for each in found) == len(games)
    assert [await two[0].journals.check(id_) for id_ in games] == [5] * len(games)

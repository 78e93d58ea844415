"""On PostgreSQL whoever wrote last at a journal goes on in one statement; nobody else's line is ever run over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import event
from tests.server.storage.samples import running

from zunft.server.errors import Conflict
from zunft.server.storage import Database, Doubled, Stale
from zunft.server.storage.batch import Append, Tip
from zunft.server.storage.records import Appended, Phase, Receipt
from zunft.server.storage.swift import Swift, Tips

pytestmark = pytest.mark.anyio
SIXTY = 60


@pytest.fixture
async def two(postgresql: str) -> AsyncIterator[list[Database]]:
    """The same database, as two processes have it."""
    opened = [await Database.open(postgresql) for _ in range(2)]
    yield opened
    for each in opened:
        await each.close()


async def test_after_the_first_line_an_append_is_one_statement(two: list[Database]) -> None:
    here, said = await running(two[0]), list[str]()
    await two[0].journals.append(here.id, 0, ["0 a"])
    engine = two[0].connections.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *args: said.append(args[2]))
    found = await two[0].journals.append(here.id, 1, ["0 b", "chance c"], receipt=Receipt("key-0000", 0))
    assert (found.number, len(said)) == (3, 1)
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
    swift = Swift([Append(here.id, lines, ["1 c"])], tips, 0)
    await two[0].connections.in_one(swift.write)
    assert swift.outcomes == [None]
    assert await two[0].journals.check(here.id) == 2


async def test_a_key_that_was_used_answers_with_its_number(two: list[Database]) -> None:
    here, key = await running(two[0]), Receipt("key-0000", 0)
    await two[0].journals.append(here.id, 0, ["0 a"], receipt=key)
    await two[0].journals.append(here.id, 1, ["0 b"])
    with pytest.raises(Doubled) as refused:
        await two[0].journals.append(here.id, 2, ["0 a"], receipt=key)
    assert refused.value.number == 1
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

"""Journals are appended to, one row a line, and only by who knows how many lines there are."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy import Connection, Executable, delete, event, insert, text, update
from sqlalchemy.exc import IntegrityError
from tests.server.storage.samples import game, kept, person, running

from zunft.server.errors import Conflict, NotFound, ServerError
from zunft.server.storage import BrokenChain, Database, Doubled, Stale, StorageError, schema
from zunft.server.storage.batch import Also
from zunft.server.storage.chain import head_of, link
from zunft.server.storage.connections import PATIENCE
from zunft.server.storage.conversions import row_of
from zunft.server.storage.proposals import proposal_becomes
from zunft.server.storage.records import Appended, Phase, Proposal, ProposalState, Receipt, Seat, new_id
from zunft.server.storage.seats import seat_becomes

pytestmark = pytest.mark.anyio


async def test_lines_are_read_as_they_were_appended(database: Database) -> None:
    here = await running(database)
    first = await database.journals.append(here.id, 0, ["0 guild blue", "chance draw tile 3"])
    second = await database.journals.append(here.id, 2, ["1 guild red"])
    assert (first.number, second.number) == (2, 3)
    found = await database.journals.read(here.id)
    assert [(line.number, line.text) for line in found] == [
        (0, "0 guild blue"),
        (1, "chance draw tile 3"),
        (2, "1 guild red"),
    ]
    assert [line.text for line in await database.journals.read(here.id, since=2)] == ["1 guild red"]
    assert (await database.tables.get(here.id)).lines == 3


async def test_of_20_writers_at_one_number_one_wins(database: Database) -> None:
    here = await running(database)
    tries = [database.journals.append(here.id, 0, [f"0 put {at}"]) for at in range(20)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Appended) for each in found) == 1
    assert [each.count for each in found if isinstance(each, Stale)] == [1] * 19
    assert await database.journals.check(here.id) == 1


async def test_of_20_writers_in_several_processes_one_wins(url: str) -> None:
    """Each has a database of its own, as each process has."""
    opened = [await Database.open(url) for _ in range(4)]
    here = await running(opened[0])
    tries = [opened[at % 4].journals.append(here.id, 0, [f"0 put {at}"]) for at in range(20)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Appended) for each in found) == 1
    assert sum(isinstance(each, Stale) for each in found) == 19
    for each in opened:
        await each.close()


async def test_a_doubled_key_answers_with_the_first_number(database: Database) -> None:
    here, receipt = await running(database), Receipt("k1", 0)
    first = await database.journals.append(here.id, 0, ["0 a", "chance b"], receipt=receipt)
    with pytest.raises(Doubled) as caught:
        await database.journals.append(here.id, 0, ["0 a", "chance b"], receipt=receipt)
    assert caught.value.number == first.number == 2
    with pytest.raises(Doubled):
        await database.journals.append(here.id, 2, ["0 c"], receipt=receipt)
    received = await database.journals.receipt(here.id, "k1")
    assert received
    assert (received.seat, received.number) == (0, 2)
    assert await database.journals.receipt(here.id, "k2") is None


async def test_20_doubles_at_once_are_one_answer(database: Database) -> None:
    here, receipt = await running(database), Receipt("k1", 0)
    tries = [database.journals.append(here.id, 0, ["0 a"], receipt=receipt) for _ in range(20)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Appended) for each in found) == 1
    assert [each.number for each in found if isinstance(each, Doubled)] == [1] * 19
    assert len(await database.journals.read(here.id)) == 1


async def test_the_same_key_at_two_tables_is_two_answers(database: Database) -> None:
    for here in (await running(database), await running(database)):
        await database.journals.append(here.id, 0, ["0 a"], receipt=Receipt("k1", 0))


async def test_appends_of_several_tables_share_a_transaction_and_none_spoils_anothers(database: Database) -> None:
    games = [await running(database) for _ in range(5)]
    bad = update(schema.seat).values(game=None)
    tries = [database.journals.append(each.id, 0, ["0 a"]) for each in games]
    tries += [database.journals.append(games[0].id, 7, ["0 stale"]), database.journals.append("nowhere", 0, ["0 a"])]
    tries += [
        database.journals.append(games[1].id, 1, ["0 b"]),
        database.journals.append(games[2].id, 1, [], also=[bad]),
    ]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each).__name__ for each in found] == [
        *["Appended"] * 5,
        *("Stale", "NotFound", "Appended", "IntegrityError"),
    ]
    assert [await database.journals.check(each.id) for each in games] == [1, 2, 1, 1, 1]


async def test_what_waits_together_is_one_commit(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    games, commits = [await running(database) for _ in range(40)], 0
    writing = database.connections.writing_at_once

    def counted(work: Callable[[Connection], object]) -> Awaitable[object]:
        nonlocal commits
        commits += 1
        return writing(work)

    monkeypatch.setattr(database.connections, "writing_at_once", counted)
    found = await asyncio.gather(*(database.journals.append(each.id, 0, ["0 a"]) for each in games))
    assert len({each.at for each in found}) == 1
    assert commits == 1


async def test_one_that_has_gone_does_not_hold_up_the_others(database: Database) -> None:
    here, there = await running(database), await running(database)
    gone = asyncio.ensure_future(database.journals.append(here.id, 0, ["0 a"]))
    stays = asyncio.ensure_future(database.journals.append(there.id, 0, ["0 a"]))
    await asyncio.sleep(0)
    gone.cancel()
    assert (await stays).number == 1


async def test_the_phase_changes_with_the_lines(database: Database) -> None:
    here = await kept(database)
    begun = await database.journals.append(here.id, 0, ["chance a"], phase=Phase("running"))
    over = await database.journals.append(here.id, 1, ["0 b"], phase=Phase("over", {"scores": [3, 4]}))
    found = await database.tables.get(here.id)
    assert (found.phase, found.begun, found.ended, found.result) == ("over", begun.at, over.at, {"scores": [3, 4]})
    with pytest.raises(Conflict, match="has ended"):
        await database.journals.append(here.id, 2, ["0 c"])


async def test_who_does_not_know_the_end_of_a_game_hears_of_its_lines_first(database: Database) -> None:
    """It may be their own: where the database goes away in the middle of a commit nobody knows whether it was made."""
    here = await running(database)
    await database.journals.append(here.id, 0, ["0 a"], phase=Phase("over"))
    with pytest.raises(Stale) as caught:
        await database.journals.append(here.id, 0, ["0 a"], phase=Phase("over"))
    assert caught.value.count == 1


async def test_a_stale_append_changes_no_phase_and_nothing_else(database: Database) -> None:
    anna = person()
    await database.people.create(anna)
    here = await running(database)
    sits = seat_becomes(Seat(game=here.id, seat=0, person=anna.id, state="person"))
    with pytest.raises(Stale):
        await database.journals.append(here.id, 1, ["0 a"], phase=Phase("over"), also=[sits], receipt=Receipt("k", 0))
    assert (await database.tables.get(here.id)).phase == "running"
    assert (await database.tables.seats(here.id))[0].state == "empty"
    assert await database.journals.receipt(here.id, "k") is None
    await database.journals.append(here.id, 0, [], also=[sits])
    assert (await database.tables.seats(here.id))[0].person == anna.id


async def test_a_proposal_is_taken_with_the_lines_that_take_it(database: Database) -> None:
    here = await running(database)
    laid = [Proposal(id=new_id(), game=here.id, seat=0, to_seat=1, text="for 3", turn=7) for _ in range(2)]
    for each in laid:
        await database.tables.lay_proposal(each)
    taken: list[Also] = [proposal_becomes(here.id, laid[0].id, "taken")]
    await database.journals.append(here.id, 0, ["0 offer", "1 accept"], also=taken)
    assert await states(database, here.id) == {laid[0].id: "taken", laid[1].id: "laid"}
    later = Proposal(id=new_id(), game=here.id, seat=0, to_seat=1, text="for 4", turn=8)
    await database.tables.lay_proposal(later)
    assert await states(database, here.id) == {laid[0].id: "taken", laid[1].id: "gone", later.id: "laid"}


EVERY = get_args(ProposalState)


async def states(database: Database, game: str) -> dict[str, str]:
    return {each.id: each.state for each in await database.tables.proposals(game, EVERY)}


async def test_what_was_agreed_on_outlasts_the_turn_that_it_was_said_in(database: Database) -> None:
    here = await running(database)
    one, two = (Proposal(id=new_id(), game=here.id, seat=0, to_seat=1, text="for 3", turn=at) for at in (7, 8))
    await database.tables.lay_proposal(one)
    await database.tables.settle_proposal(here.id, one.id, "agreed")
    await database.tables.lay_proposal(two)
    assert await states(database, here.id) == {one.id: "agreed", two.id: "laid"}


async def test_a_proposal_that_was_withdrawn_is_not_taken(database: Database) -> None:
    """Though somebody in another process believes that it still lies there; others' appends are not spoilt."""
    here, there = await running(database), await running(database)
    laid = Proposal(id=new_id(), game=here.id, seat=0, to_seat=1, text="for 3")
    await database.tables.lay_proposal(laid)
    await database.tables.settle_proposal(here.id, laid.id, "withdrawn")
    taken = database.journals.append(here.id, 0, ["0 offer"], also=[proposal_becomes(here.id, laid.id, "taken")])
    found = await asyncio.gather(taken, database.journals.append(there.id, 0, ["0 a"]), return_exceptions=True)
    assert isinstance(found[0], Conflict)
    assert isinstance(found[1], Appended)
    assert await database.journals.check(here.id) == 0


async def test_lines_that_no_database_takes_are_refused(database: Database) -> None:
    here = await running(database)
    for bad in ("0 a\0b", "0 \ud800", "0 a\n1 b"):
        with pytest.raises(ServerError):
            await database.journals.append(here.id, 0, [bad])
    assert await database.journals.check(here.id) == 0


async def test_there_is_no_such_table(database: Database) -> None:
    with pytest.raises(NotFound):
        await database.journals.append("nowhere", 0, ["0 a"])
    with pytest.raises(NotFound):
        await database.journals.check("nowhere")
    assert await database.journals.read("nowhere") == []


def test_the_chain_is_what_the_documents_say() -> None:
    head = head_of(game())
    assert head.startswith("zunft journal 1\ntitle flanders\n")
    assert len(link(link("", -1, head), 0, "0 a")) == 64


TAMPERED: dict[str, tuple[Executable, int]] = {
    "a text": (update(schema.line).where(schema.line.c.number == 2).values(text="0 better"), 2),
    "a hash": (update(schema.line).where(schema.line.c.number == 1).values(hash="0" * 64), 1),
    "a line taken out": (delete(schema.line).where(schema.line.c.number == 3), 3),
    "the last line taken out": (delete(schema.line).where(schema.line.c.number == 4), 4),
    "the last line hidden": (update(schema.game).values(lines=4), 4),
    "another seed": (update(schema.game).values(seed=bytes(32)), 0),
    "another option": (update(schema.game).values(options={}), 0),
    "another tip": (update(schema.game).values(tip="0" * 64), 4),
    "two lines changed places": (
        text("UPDATE line SET number = CASE number WHEN 1 THEN -2 ELSE -1 END WHERE number IN (1, 2)"),
        0,
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
async def test_tampering_is_found_and_the_line_is_named(database: Database, what: str) -> None:
    here = await running(database)
    await database.journals.append(here.id, 0, [f"0 put {at}" for at in range(5)])
    assert await database.journals.check(here.id) == 5
    change, line = TAMPERED[what]
    await database.connections.write(change)
    with pytest.raises(BrokenChain, match=f"line {line} ") as caught:
        await database.journals.check(here.id)
    assert (caught.value.game, caught.value.line) == (here.id, line)


async def test_closing_writes_what_was_taken(url: str) -> None:
    opened = await Database.open(url)
    games = [await running(opened) for _ in range(3)]
    waiting = [asyncio.ensure_future(opened.journals.append(each.id, 0, ["0 a"])) for each in games]
    await asyncio.sleep(0)
    await opened.close()
    assert [(await each).number for each in waiting] == [1, 1, 1]
    with pytest.raises(ServerError, match="shutting down"):
        await opened.journals.append(games[0].id, 1, ["0 b"])


async def test_people_who_go_away_in_the_middle_leave_nothing_locked(database: Database) -> None:
    """A browser that is closed cancels what it asked for. The collector would find what is left, but comes seldom."""
    here, chance = await running(database), random.Random(1302)
    gc.disable()
    try:
        for _ in range(150):
            asked: list[asyncio.Future[object]] = [asyncio.ensure_future(database.tables.add_word(here.id, 0, "rose"))]
            asked += [asyncio.ensure_future(database.tables.list()) for _ in range(3)]
            asked += [asyncio.ensure_future(database.journals.append(here.id, 0, [])) for _ in range(3)]
            await asyncio.sleep(chance.random() / 100)
            for each in asked:
                each.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
        async with asyncio.timeout(PATIENCE / 2):
            assert (await database.journals.append(here.id, 0, ["0 a"])).number == 1
    finally:
        gc.enable()
    assert await database.journals.check(here.id) == 1


async def test_an_error_that_is_logged_holds_no_moves_and_no_seeds(database: Database) -> None:
    here = await kept(database)
    with pytest.raises(IntegrityError) as caught:
        await database.connections.write(insert(schema.game).values(row_of(here)))
    assert here.id not in str(caught.value).partition("DETAIL")[0]
    assert repr(here.seed)[2:10] not in str(caught.value)
    assert "hidden" in str(caught.value)


async def test_a_full_disk_is_told_and_nothing_is_half_done(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    here = await running(database)
    pen = database.connections.pen
    assert pen is not None
    event.listen(pen.engine, "begin", lambda each: each.exec_driver_sql(SMALL))
    with pytest.raises(StorageError, match="disk is full"):
        await append_for_ever(database, here.id)
    count = await database.journals.check(here.id)
    assert count > 3
    assert await database.journals.receipt(here.id, f"k{count}") is None
    await database.close()


async def append_for_ever(database: Database, here: str) -> None:
    for number in range(1_000_000):
        await database.journals.append(here, number, ["0 put " + "x" * 5000], receipt=Receipt(f"k{number}", 0))


SMALL = "PRAGMA max_page_count = 90"  # an empty club has about 60

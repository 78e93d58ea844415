"""What people are still to be told: sent once, tried again with growing pauses, and left behind by nobody."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.storage.samples import person

from zunft.server.storage import Database
from zunft.server.storage.outbox import A_MINUTE, OutboxPlace, is_last_try
from zunft.server.storage.records import NewsRow

pytestmark = pytest.mark.anyio
DIGEST = 5 * A_MINUTE


class Hand:
    """A clock that is set by hand."""

    def __init__(self, database: Database) -> None:
        self.at = 1_302_000_000_000
        database.outbox._clock = lambda: self.at


@pytest.fixture
def hand(database: Database) -> Hand:
    return Hand(database)


@pytest.fixture
async def place(database: Database) -> OutboxPlace:
    anna = person()
    await database.people.create(anna)
    return OutboxPlace(anna.id, "email", "anna@example.org")


def turn_at(place: OutboxPlace, game: str) -> NewsRow:
    return NewsRow(**place._asdict(), game=game, what="turn", name=game.title())


async def games(database: Database, place: OutboxPlace) -> list[str]:
    return [each.game for each in await database.outbox.take(place)]


async def test_what_is_due_first_brings_all_that_waits_for_its_place(
    database: Database, place: OutboxPlace, hand: Hand
) -> None:
    await database.outbox.put([turn_at(place, "a")], DIGEST)
    hand.at += A_MINUTE
    await database.outbox.put([turn_at(place, "b"), turn_at(place, "a")], DIGEST)
    assert await database.outbox.due() == {}
    hand.at += 4 * A_MINUTE
    assert await database.outbox.due() == {place: 0}
    assert await games(database, place) == ["a", "b"]


async def test_of_several_processes_one_gets_it(database: Database, place: OutboxPlace) -> None:
    await database.outbox.put([turn_at(place, "a"), turn_at(place, "b")], 0)
    found = await asyncio.gather(*(games(database, place) for _ in range(5)))
    assert sorted(found) == [[], [], [], [], ["a", "b"]]


async def test_what_is_not_dropped_is_due_again_after_growing_pauses(
    database: Database, place: OutboxPlace, hand: Hand
) -> None:
    await database.outbox.put([turn_at(place, "a")], 0)
    for pause in (1, 5, 15, 60):
        [taken] = await database.outbox.take(place)
        assert not is_last_try(taken)
        hand.at += pause * A_MINUTE - 1
        assert await database.outbox.due() == {}
        hand.at += 1
        assert await database.outbox.due() == {place: 0}
    [taken] = await database.outbox.take(place)
    assert is_last_try(taken)
    await database.outbox.drop([taken])
    hand.at += 60 * A_MINUTE
    assert await database.outbox.due() == {}


async def test_what_is_new_uses_up_no_try_of_what_has_failed(
    database: Database, place: OutboxPlace, hand: Hand
) -> None:
    await database.outbox.put([turn_at(place, "a")], 0)
    for _ in range(8):
        await database.outbox.take(place)
        hand.at += A_MINUTE
        await database.outbox.put([turn_at(place, "b")], 0)
    tries = {each.game: each.tries for each in await database.outbox.take(place)}
    assert tries == {"a": 3, "b": 1}  # after 0, 1 and 6 minutes


async def test_what_comes_while_it_is_told_is_not_dropped_with_it(
    database: Database, place: OutboxPlace, hand: Hand
) -> None:
    await database.outbox.put([turn_at(place, "a"), turn_at(place, "b")], 0)
    taken = await database.outbox.take(place)
    await database.outbox.put([turn_at(place, "b")], DIGEST)
    await database.outbox.drop(taken)
    hand.at += DIGEST
    assert await games(database, place) == ["b"]

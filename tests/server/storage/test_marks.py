"""Marks of what was seen belong to a seat; those of an earlier program, which had one for each person, are kept."""

from __future__ import annotations

import pytest
from alembic import command
from sqlalchemy import Connection, text
from tests.server.storage.samples import kept, person

from zunft.server.storage import Database
from zunft.server.storage.records import Seat
from zunft.server.storage.upgrade import alembic_config, to_revision

pytestmark = pytest.mark.anyio


def back(connection: Connection) -> None:
    to_revision(connection, "0001")


def forth(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


async def test_every_seat_has_its_own_mark(database: Database) -> None:
    anna, game = person(), await kept(database)
    await database.people.create(anna)
    await database.tables.set_mark(game.id, anna.id, 7, 0)
    await database.tables.set_mark(game.id, anna.id, 3, 1)
    assert [await database.tables.mark(game.id, anna.id, seat) for seat in (0, 1, None)] == [7, 3, 0]


async def test_the_mark_of_a_person_becomes_that_of_each_of_their_seats(database: Database) -> None:
    anna, ben, game = person(), person("Ben"), await kept(database)
    for each in (anna, ben):
        await database.people.create(each)
    for seat in (0, 1):
        await database.tables.sit(Seat(game=game.id, seat=seat, person=anna.id, state="person"))
    async with database.connections.writing() as connection:
        await connection.run_sync(back)
        for each in (anna, ben):
            row = {"game": game.id, "person": each.id}
            await connection.execute(text("INSERT INTO mark (game, person, turn) VALUES (:game, :person, 5)"), row)
        await connection.run_sync(forth)
    assert [await database.tables.mark(game.id, anna.id, seat) for seat in (0, 1, None)] == [5, 5, 0]
    assert [await database.tables.mark(game.id, ben.id, seat) for seat in (0, None)] == [0, 5]


async def test_an_earlier_program_gets_the_mark_that_is_furthest(database: Database) -> None:
    anna, game = person(), await kept(database)
    await database.people.create(anna)
    for seat, turn in ((0, 4), (1, 9)):
        await database.tables.set_mark(game.id, anna.id, turn, seat)
    async with database.connections.writing() as connection:
        await connection.run_sync(back)
        turns = (await connection.execute(text("SELECT turn FROM mark"))).scalars().all()
        await connection.run_sync(forth)
    assert turns == [9]


async def test_settings_that_somebody_else_has_changed_are_not_overwritten(database: Database) -> None:
    game = await kept(database, settings={"name": "Friday"})
    tables = database.tables
    assert await tables.change_settings(game.id, {"name": "Friday"}, {"name": "Monday"})
    assert not await tables.change_settings(game.id, {"name": "Friday"}, {"name": "Sunday"})
    assert (await tables.get(game.id)).settings == {"name": "Monday"}

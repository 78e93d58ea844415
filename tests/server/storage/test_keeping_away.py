"""Whom an earlier program did not read is still not read, and not kept away."""

from __future__ import annotations

import pytest
from alembic import command
from sqlalchemy import Connection, text
from tests.server.storage.samples import person

from zunft.server.storage import Database
from zunft.server.storage.upgrade import alembic_config, to_revision

pytestmark = pytest.mark.anyio


def back(connection: Connection) -> None:
    to_revision(connection, "0002")


def forth(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


async def test_who_was_muted_before_an_update_is_muted_after_it(database: Database) -> None:
    anna, ben, carl = person(), person("Ben"), person("Carl")
    for each in (anna, ben, carl):
        await database.people.create(each)
    await database.talk.keep_away(anna.id, carl.id)
    async with database.connections.writing() as connection:
        await connection.run_sync(back)
        row = {"person": anna.id, "other": ben.id}
        await connection.execute(text("INSERT INTO blocked (person, other) VALUES (:person, :other)"), row)
        await connection.run_sync(forth)
    assert await database.talk.blocked_by(anna.id) == {ben.id: False, carl.id: False}

"""Migrations make just the tables that the program knows; a database that is not for it is refused in a sentence."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.schema import DropTable
from tests.server.services import Postgresql, free_port

import zunft
from zunft.server.storage import Database, StorageError, connections
from zunft.server.storage.exclusive import alone
from zunft.server.storage.schema import METADATA
from zunft.server.storage.upgrade import alembic_config
from zunft.text.languages import LANGUAGES

pytestmark = pytest.mark.anyio


def drift(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def up_and_down(connection: Connection) -> list[str]:
    command.downgrade(alembic_config(connection), "base")
    left = inspect(connection).get_table_names()
    command.upgrade(alembic_config(connection), "head")
    return left


async def test_there_is_no_drift(database: Database) -> None:
    async with database.connections.reading() as connection:
        assert await connection.run_sync(drift) == []


async def test_a_drift_would_be_found(database: Database) -> None:
    await database.connections.write(text("ALTER TABLE note ADD COLUMN colour TEXT"))
    async with database.connections.reading() as connection:
        assert await connection.run_sync(drift)


async def test_migrations_go_down_and_up_again(database: Database) -> None:
    async with database.connections.writing() as connection:
        assert await connection.run_sync(up_and_down) == ["alembic_version"]
    async with database.connections.reading() as connection:
        assert await connection.run_sync(drift) == []


async def test_two_processes_may_start_at_once(url: str) -> None:
    opened = await asyncio.gather(*(Database.open(url) for _ in range(4)))
    for each in opened:
        await each.ping()
        await each.close()


class Busy:
    """A cursor that another process keeps from its journal a few times."""

    def __init__(self, code: int) -> None:
        self.left, self.code = 3, code

    def execute(self, _: str) -> None:
        self.left -= 1
        if self.left >= 0:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = self.code
            raise error


def test_who_opens_a_new_file_together_with_others_waits_for_its_turn() -> None:
    busy = Busy(sqlite3.SQLITE_BUSY)
    connections._into_wal(busy)
    assert busy.left < 0
    with pytest.raises(sqlite3.OperationalError):
        connections._into_wal(Busy(sqlite3.SQLITE_IOERR))


async def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    opened = await Database.open(url)
    await opened.connections.write(text("UPDATE alembic_version SET version_num = '9999'"))
    await opened.close()
    await refused(url, "database-newer")


async def test_a_database_of_another_program_is_refused(url: str) -> None:
    opened = await Database.open(url)
    async with opened.connections.writing() as connection:
        await connection.execute(text("DROP TABLE alembic_version"))
    await opened.close()
    await refused(url, "not-a-zunft-database")


async def test_a_database_of_another_program_that_numbers_its_steps_alike_is_refused(url: str) -> None:
    opened = await Database.open(url)
    async with opened.connections.writing() as connection:
        for table in reversed(METADATA.sorted_tables):
            await connection.execute(DropTable(table))
        await connection.execute(text("CREATE TABLE recipe (name TEXT)"))
    await opened.close()
    await refused(url, "not-a-zunft-database")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Anna, " * 100)
    await refused(f"sqlite:///{file}", "not-a-zunft-database")
    assert file.read_text() == "Dear Anna, " * 100


async def test_a_server_that_does_not_answer_is_told_without_the_password() -> None:
    sentence = await refused(f"postgresql://anna:secret@127.0.0.1:{free_port()}/hall", "database-away")
    assert "secret" not in sentence


async def test_a_password_with_a_sign_in_it_is_not_told_by_half() -> None:
    sentence = await refused(f"postgresql://anna:se@cret@127.0.0.1:{free_port()}/hall", "database-away")
    assert "cret" not in sentence


@pytest.mark.parametrize("mode", ["disable", "prefer"])
async def test_an_address_may_say_sslmode(postgresql: str, mode: str) -> None:
    await (await Database.open(f"{postgresql}?sslmode={mode}")).close()


async def test_a_server_without_tls_is_not_taken_where_tls_was_asked_for(postgresql: str) -> None:
    await refused(f"{postgresql}?sslmode=require", "database-away")


@pytest.mark.parametrize("option", ["sslmod=require", "sslmode=sometimes", "channel_binding=require"])
async def test_what_an_address_cannot_say_is_told(postgresql: str, option: str) -> None:
    assert option.partition("=")[0] in await refused(f"{postgresql}?{option}", "database-option")


async def test_a_database_that_is_not_there_is_told(postgresql: str) -> None:
    await refused(postgresql.rpartition("/")[0] + "/nowhere", "database-missing")


async def test_who_is_not_let_in_or_may_not_make_tables_is_told(postgresql: str, postgresql_server: Postgresql) -> None:
    player = f"{postgresql.rpartition('/')[2]}_player"
    await asyncio.to_thread(postgresql_server.run, f"CREATE ROLE {player} LOGIN")
    try:
        await refused(postgresql.replace("postgres@", f"{player}@"), "database-rights")
        sentence = await refused(postgresql.replace("postgres@", "nobody:secret@"), "database-not-let-in")
        assert "secret" not in sentence
    finally:
        await asyncio.to_thread(postgresql_server.run, f"DROP ROLE {player}")


async def test_a_server_that_gives_a_statement_no_time_is_told(postgresql: str, postgresql_server: Postgresql) -> None:
    change = f"ALTER DATABASE {postgresql.rpartition('/')[2]} SET statement_timeout = '1ms'"
    await asyncio.to_thread(postgresql_server.run, change)
    await refused(postgresql, "database-away")


async def test_a_database_that_cannot_keep_every_letter_is_not_begun(postgresql_server: Postgresql) -> None:
    name, letters = f"latin_{os.getpid()}", "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    await asyncio.to_thread(postgresql_server.run, f"CREATE DATABASE {name} {letters}")
    try:
        assert "LATIN1" in await refused(postgresql_server.url(name), "database-encoding")
    finally:
        await asyncio.to_thread(postgresql_server.run, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.mark.parametrize("address", ["mysql://localhost/hall", "hall.sqlite", "", "sqlite+pysqlite:///x"])
async def test_an_address_that_is_none_is_told(address: str) -> None:
    await refused(address, "database-url")


async def test_a_file_has_no_options_and_no_strange_name(tmp_path: Path) -> None:
    assert "mode" in await refused(f"sqlite:///{tmp_path / 'hall.sqlite'}?mode=ro", "database-option")
    await refused(f"sqlite:///{tmp_path}/\0hall.sqlite", "folder-not-writable")


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    await refused(f"sqlite:///{tmp_path / 'file' / 'hall.sqlite'}", "folder-not-writable")


async def test_a_database_that_is_a_folder_is_told(tmp_path: Path) -> None:
    await refused(f"sqlite:///{tmp_path}", "database-folder")


async def test_a_folder_that_cannot_be_written_is_told() -> None:
    await refused("sqlite:////proc/hall.sqlite", "folder-not-writable")  # not even root makes files there


async def test_the_file_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    await (await Database.open(f"sqlite:///{tmp_path / 'new' / 'hall.sqlite'}")).close()
    assert (tmp_path / "new" / "hall.sqlite").stat().st_mode & 0o077 == 0


async def test_what_root_makes_is_for_the_server_whose_folder_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, file = list[tuple[int, ...]](), tmp_path / "hall.sqlite"
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", lambda _, *owner: given.append(owner))
    for _ in range(2):  # one that is there stays whose it is
        await (await Database.open(f"sqlite:///{file}")).close()
    assert given == [(tmp_path.stat().st_uid, tmp_path.stat().st_gid)]
    async with alone(f"sqlite:///{file}"):  # with its lock, whoever made it
        assert given == [(tmp_path.stat().st_uid, tmp_path.stat().st_gid)] * 2


async def test_root_who_cannot_give_it_away_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", refuses)
    await (await Database.open(f"sqlite:///{tmp_path / 'hall.sqlite'}")).close()


async def test_what_is_kept_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    asked = [f"PRAGMA {name}" for name in ("journal_mode", "synchronous", "foreign_keys")]
    assert await said_to_writers(database, *asked) == [["wal", 2, 1]] * 2  # 2 is FULL
    await database.close()
    assert sqlite3.sqlite_version_info >= (3, 35)  # RETURNING


async def test_so_it_is_with_a_postgresql_that_its_host_wants_to_be_quick(postgresql: str) -> None:
    database = await Database.open(postgresql)
    name = database.connections.url.database
    await database.connections.in_one_statement(
        lambda to: to.exec_driver_sql(f"ALTER DATABASE {name} SET synchronous_commit=off")
    )
    await database.close()
    database = await Database.open(postgresql)
    assert await said_to_writers(database, "SHOW synchronous_commit") == [["on"]] * 2
    await database.close()


async def said_to_writers(database: Database, *questions: str) -> list[list[object]]:
    """By the connection that writes answers, and by one that writes everything else."""

    def ask(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(question).scalar() for question in questions]

    async with database.connections.writing() as connection:
        others = await connection.run_sync(ask)
    return [await database.connections.writing_with_checks(ask), others]


async def test_a_passing_database_leaves_nothing() -> None:
    database = await Database.open("sqlite://")
    file = Path(database.connections.url.database or "")
    assert file.exists()
    await database.close()
    assert not file.parent.exists()


async def refused(url: str, key: str) -> str:
    """The sentence, which is there in every language."""
    with pytest.raises(StorageError) as caught:
        await Database.open(url)
    assert caught.value.reason["key"] == f"server.error.{key}"
    sentences = {zunft.say(caught.value.reason, language) for language in LANGUAGES}
    assert len(sentences) == 3
    assert all(sentence.count(". ") == 0 for sentence in sentences)
    return str(caught.value)

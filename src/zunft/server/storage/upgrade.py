"""Preparing the database for this program: new, by an earlier program, or refused with a sentence."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from zunft.server.storage.errors import StorageError

OURS = {"game", "line", "person"}  # other programs use Alembic, too, and number their revisions alike
VERSION_TABLE = "alembic_version"
ENCODINGS = ("UTF8", "SQL_ASCII")  # of PostgreSQL; the second one keeps the given encoding
LOCK = 1302  # of PostgreSQL: two processes that start at once migrate one after the other


def migrate(connection: Connection, database: str) -> None:
    """Upgrade the tables for this program; StorageError when the database cannot be used."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        _check_letters(connection, database)
    if is_behind(connection, database):
        to_newest(connection)


def _check_letters(connection: Connection, database: str) -> None:
    """A name may have any letter: a new club does not start in an encoding that cannot keep all of them."""
    encoding = str(connection.execute(text("SHOW server_encoding")).scalar_one())
    if encoding not in ENCODINGS and revision_of(connection) is None:
        raise StorageError("database-encoding", database=database, encoding=encoding)


def must_be_ours(connection: Connection, database: str) -> None:
    """StorageError unless this program or an earlier one wrote it."""
    is_behind(connection, database)
    if revision_of(connection) is None:
        raise StorageError("not-a-zunft-database", database=database)


def is_behind(connection: Connection, database: str) -> bool:
    """Whether an earlier program wrote it; StorageError when a later one did, or when it is not Zunft's."""
    version, names = revision_of(connection), set(inspect(connection).get_table_names())
    if not (names >= OURS if version else not names - {VERSION_TABLE}):
        raise StorageError("not-a-zunft-database", database=database)
    if version is not None and version not in known_revisions(connection):
        raise StorageError("database-newer", database=database)
    return version != newest(connection)


def revision_of(connection: Connection) -> str | None:
    """The revision of the database."""
    return MigrationContext.configure(connection).get_current_revision()


def newest(connection: Connection) -> str | None:
    return ScriptDirectory.from_config(alembic_config(connection)).get_current_head()


def known_revisions(connection: Connection) -> set[str]:
    scripts = ScriptDirectory.from_config(alembic_config(connection))
    return {script.revision for script in scripts.walk_revisions()}


def to_revision(connection: Connection, revision: str) -> None:
    """Go back to the tables of an earlier program, to receive its rows; they are still empty."""
    command.downgrade(alembic_config(connection), revision)


def to_newest(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config

"""The database made ready for this program: new, of an earlier program, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from zunft.server.storage.errors import StorageError

LOCK = 1302  # of PostgreSQL: two processes that start at once migrate one after the other


def migrate(connection: Connection, database: str) -> None:
    """Bring the tables to what this program needs; StorageError when the database is not for it."""
    config = alembic_config(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if is_behind(connection, config, database):
        command.upgrade(config, "head")


def check_version(connection: Connection, database: str) -> None:
    """StorageError unless the tables are just what this program needs."""
    if is_behind(connection, alembic_config(connection), database):
        raise StorageError("database-older", database=database)


def is_behind(connection: Connection, config: Config, database: str) -> bool:
    scripts = ScriptDirectory.from_config(config)
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None and inspect(connection).get_table_names():
        raise StorageError("not-a-zunft-database", database=database)
    known = {script.revision for script in scripts.walk_revisions()}
    if version is not None and version not in known:
        raise StorageError("database-newer", database=database)
    return version != scripts.get_current_head()


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config

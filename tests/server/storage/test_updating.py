"""A new program takes over the database of the one before it, and its backups, with running games in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.config import Config
from sqlalchemy import Connection, text
from tests.server.storage.samples import person
from tests.server.storage.test_backup import keep_club

from zunft.server.storage import Database, StorageError, upgrade
from zunft.server.storage.backup import backup, restore
from zunft.server.storage.move import opened

pytestmark = pytest.mark.anyio
LATER = Path(__file__).parent / "later"


@pytest.fixture
def update(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """``update.undo()`` goes back to the program of today; until then it is a later one."""
    as_it_is = upgrade.alembic_config

    def later(connection: Connection) -> Config:
        config = as_it_is(connection)
        own = Path(str(config.get_main_option("script_location"))) / "versions"
        config.set_main_option("version_locations", f"{own}\n{LATER}")
        config.set_main_option("path_separator", "newline")
        return config

    monkeypatch.setattr(upgrade, "alembic_config", later)
    return monkeypatch


async def moods(database: Database) -> list[object]:
    return [row["mood"] for row in await database.connections.rows(text("SELECT mood FROM note"))]


async def keep_noted_club(url: str) -> str:
    """A club of the program of today, with a game that runs; gives the game."""
    async with opened(url) as database:
        games = await keep_club(database)
        anna = person()
        await database.people.create(anna)
        await database.tables.set_note(games[1].id, anna.id, "Ben bluffs")
    return games[1].id


async def test_a_running_game_goes_on_after_an_update(url: str, update: pytest.MonkeyPatch) -> None:
    with pytest.MonkeyPatch.context() as today:
        today.setattr(upgrade, "alembic_config", _today)
        game = await keep_noted_club(url)
    async with opened(url) as database:
        assert await moods(database) == ["calm"]
        count = await database.journals.check(game)
        assert (await database.journals.append(game, count, ["0 undo"])).number == count + 1
    update.undo()
    with pytest.raises(StorageError, match="newer version of Zunft"):
        await Database.open(url)


@pytest.mark.usefixtures("update")
async def test_a_host_can_save_the_club_before_its_database_is_migrated(url: str, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as today:
        today.setattr(upgrade, "alembic_config", _today)
        await keep_noted_club(url)
    await backup(url, tmp_path / "backup")
    with pytest.MonkeyPatch.context() as today:
        today.setattr(upgrade, "alembic_config", _today)
        await (await Database.open(url)).close()  # which refuses one that was migrated
        checked = await restore(tmp_path / "backup", f"sqlite:///{tmp_path / 'target.sqlite'}")
    assert (checked.games, checked.faults) == (4, [])


@pytest.mark.usefixtures("update")
async def test_a_backup_of_an_earlier_program_comes_back(url: str, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as today:
        today.setattr(upgrade, "alembic_config", _today)
        await keep_noted_club(url)
        await backup(url, tmp_path / "backup")
    target = f"sqlite:///{tmp_path / 'target.sqlite'}"
    checked = await restore(tmp_path / "backup", target)
    assert (checked.games, checked.faults) == (4, [])
    async with opened(target) as database:
        assert await moods(database) == ["calm"]
        assert [each.result for each in await database.tables.list(phases=["running"])] == [None, None]


_today = upgrade.alembic_config

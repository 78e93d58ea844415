"""A club that cannot be opened leaves nothing open behind it; without Redis it is opened once."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from tests.server.web.conftest import settings_for

from zunft.server import services
from zunft.server.config import ConfigError
from zunft.server.run import Greeting, listen
from zunft.server.services import Services, open_club
from zunft.server.storage.database import Database
from zunft.server.storage.errors import StorageError

pytestmark = pytest.mark.anyio


def refuses(*_: object) -> None:
    raise RuntimeError("no")


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> list[Database]:
    """The databases that were closed."""
    found, close = list[Database](), Database.close

    async def noted(database: Database) -> None:
        found.append(database)
        await close(database)

    monkeypatch.setattr(Database, "close", noted)
    return found


@pytest.mark.parametrize(("where", "name"), [(services, "Limits"), (Services, "_start")])
async def test_a_database_is_closed_when_the_club_cannot_be_opened(
    tmp_path: Path, closed: list[Database], monkeypatch: pytest.MonkeyPatch, where: object, name: str
) -> None:
    monkeypatch.setattr(where, name, refuses)
    with pytest.raises(RuntimeError, match="no"):
        await Services.open(settings_for(tmp_path))
    assert len(closed) == 1


async def test_without_redis_one_process_alone_opens_a_club(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with open_club(settings):
        with pytest.raises(StorageError, match="ZUNFT_REDIS"):
            async with open_club(settings):
                pass
    async with open_club(settings):
        pass


async def test_with_redis_several_open_it(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, redis="redis://127.0.0.1:1")
    async with open_club(settings), open_club(settings):
        pass


async def test_none_opens_it_beside_one_that_was_started_before_redis_was_set(tmp_path: Path) -> None:
    async with open_club(settings_for(tmp_path)):
        with pytest.raises(StorageError, match="ZUNFT_REDIS"):
            async with open_club(settings_for(tmp_path, redis="redis://127.0.0.1:1")):
                pass


@pytest.mark.parametrize("redis", ["redis://anna:sekret@localhost:abc", "redis://[::1", "redis://h?socket_timeout=x"])
async def test_an_address_of_redis_that_is_none_is_a_sentence(
    tmp_path: Path, closed: list[Database], redis: str
) -> None:
    with pytest.raises(ConfigError) as refused:
        await Services.open(settings_for(tmp_path, redis=redis))
    assert refused.value.reason["key"] == "server.error.config-redis"
    assert "sekret" not in str(refused.value)
    assert len(closed) == 1


@pytest.mark.parametrize(("database", "is_passing"), [("sqlite://", True), ("sqlite:///", True), ("", False)])
async def test_a_host_is_told_that_a_database_goes_away_with_the_server(
    tmp_path: Path, database: str, is_passing: bool
) -> None:
    settings, said = settings_for(tmp_path, **({"database": database} if database else {})), list[str]()
    with closing(listen(settings)) as door:
        async with open_club(settings) as opened:
            await Greeting(said.append, "en", opens_browser=False).say_all(settings, door, opened)
    assert any("disappears with the server" in sentence for sentence in said) == is_passing

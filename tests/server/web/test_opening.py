"""A club that cannot be opened leaves nothing open behind it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.web.conftest import settings_for

from zunft.server.storage.database import Database
from zunft.server.web import club
from zunft.server.web.club import Club

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


@pytest.mark.parametrize(("where", "name"), [(club, "Limits"), (Club, "_start")])
async def test_a_database_is_closed_when_the_club_cannot_be_opened(
    tmp_path: Path, closed: list[Database], monkeypatch: pytest.MonkeyPatch, where: object, name: str
) -> None:
    monkeypatch.setattr(where, name, refuses)
    with pytest.raises(RuntimeError, match="no"):
        await Club.open(settings_for(tmp_path))
    assert len(closed) == 1

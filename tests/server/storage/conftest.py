"""Every test of what is kept runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.services import postgresql, postgresql_server, postgresql_to_kill

from zunft.server.storage import Database

__all__ = ["postgresql", "postgresql_server", "postgresql_to_kill"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite'}"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()

"""The real application in this process, with people who call it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import Litestar
from tests.server.web.callers import Callers

from zunft.server.app import create_app
from zunft.server.config import Settings
from zunft.server.services import Services, open_club


def settings_for(tmp_path: Path, **changes: Any) -> Settings:
    """Without limits and waiting; the tests of those set them."""
    usual: dict[str, Any] = {name: 0 for name in Settings.__struct_fields__ if name.startswith("rate_")}
    usual |= {
        "database": f"sqlite:///{tmp_path}/club.sqlite",
        "analysis": False,
        "pace": 0,
        "window": 60,
        "grace": 0,
        "digest_minutes": 0,
    }
    return Settings(**(usual | changes))


@pytest.fixture
def changes() -> dict[str, Any]:
    """Settings that a test wants otherwise."""
    return {}


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """A test that sets the log up writes to a stream that is its own."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
async def club(tmp_path: Path, changes: dict[str, Any]) -> AsyncIterator[Services]:
    async with open_club(settings_for(tmp_path, **changes)) as opened:
        yield opened


@pytest.fixture
def app(club: Services) -> Litestar:
    return create_app(club.settings, club)


@pytest.fixture
async def callers(app: Litestar, club: Services) -> AsyncIterator[Callers]:
    async with Callers(app, club) as found:
        yield found

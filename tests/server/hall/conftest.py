"""A hall on a database that goes away, with time that moves by hand and bots that answer at once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.hall.halls import Halls


@pytest.fixture
async def halls(anyio_backend: str) -> AsyncIterator[Halls]:
    halls = await Halls.build()
    yield halls
    await halls.close()

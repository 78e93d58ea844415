"""A hall on a database that goes away, with time that moves by hand and bots that answer at once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.hall.house import House


@pytest.fixture
async def house(anyio_backend: str) -> AsyncIterator[House]:
    house = await House.build()
    yield house
    await house.close()

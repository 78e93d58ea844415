"""Every test of the server runs on asyncio, as the server does, and has the same deals each time."""

from __future__ import annotations

import os
from random import Random

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test has found is found again. It holds for other deals, too: DEALS=1, DEALS=2 … deals them."""
    chance = Random(f"{os.environ.get('DEALS', '')} {request.node.nodeid}")
    monkeypatch.setattr("zunft.server.hall.seats.new_seed", lambda: chance.randbytes(32))

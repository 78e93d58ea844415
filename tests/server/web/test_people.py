"""People: guests, accounts, sessions, links, recovery, personal data."""

from __future__ import annotations

import pytest
from tests.server.web.callers import Callers

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_at_once_with_a_name_and_a_colour(callers: Callers) -> None:
    guest = await callers.nobody()
    me = await guest.post("/api/guests", 200, name="Anna", colour="#00ff00", language="de")
    assert me["person"]["name"] == "Anna"
    assert (await guest.get("/api/me"))["person"]["id"] == me["person"]["id"]

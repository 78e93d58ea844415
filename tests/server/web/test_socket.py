"""Sockets: two real clients play a game to its end; nothing they send twice, late or wrong does harm."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.web.conftest import settings_for
from tests.server.web.serving import Running, Screen, running

pytestmark = pytest.mark.anyio


async def table_for_two(here: Running, anna: Any, berta: Any, **wish: Any) -> str:
    """Anna and Berta sit at a small table of Flanders, and the game has begun."""
    chosen = {"title": "flanders", "seats": 2, "edition": "tiny"} | wish
    table = str((await anna.post("/api/tables", 201, **chosen))["table"])
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1)
    await anna.post(f"/api/tables/{table}/begin", 200)
    return table


async def test_two_clients_play_a_game_against_a_bot_to_its_end(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta, seats=3, bots={"2": "apprentice"})
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            screens = [await Screen(one, 0).hello(), await Screen(two, 1).hello()]
            await asyncio.gather(*(screen.play_to_the_end() for screen in screens))
        assert all(screen.page["phase"] == "over" for screen in screens)
        assert screens[0].page["view"]["scores"] == screens[1].page["view"]["scores"]

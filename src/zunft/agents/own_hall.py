"""Several agents at one table: a hall in this process, where each has a seat and its key. The hall keeps from them what
the others do in secret, also by time, and lets them talk and deal."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2

from zunft.agents.hall import HallSeat, asked

HERE = "http://hall.test"  # no port: the hall is called directly
LOOKS = 0.05  # seconds between two looks of a waiting agent
AGENT = "Agent {number}"


@asynccontextmanager
async def own_hall() -> AsyncIterator[Any]:
    """The way to a hall that only this process knows, and that is gone with it."""
    from zunft.server.app import create_app  # noqa: PLC0415 - only who wants several agents needs the extra "server"
    from zunft.server.config import Settings  # noqa: PLC0415
    from zunft.server.services import open_club  # noqa: PLC0415

    free: dict[str, Any] = {name: 0 for name in Settings.__struct_fields__ if name.startswith("rate_")}
    with tempfile.TemporaryDirectory(prefix="zunft-agents-") as folder:
        settings = Settings(database=f"sqlite:///{Path(folder) / 'hall.sqlite'}", **free)
        async with open_club(settings) as club:
            app: Any = create_app(settings, club)
            yield httpx2.ASGITransport(app=app)


@asynccontextmanager
async def seats_of(
    transport: Any, agents: int, wish: Mapping[str, Any], language: str
) -> AsyncIterator[list[HallSeat]]:
    """A table as it is wished, begun, with agents on its first seats and bots on the others."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(person(transport, number)) for number in range(agents)]
        table = (await asked(people[0], "POST", "/api/tables", wish))["table"]
        keys = [await seat_key(http, table, number) for number, http in enumerate(people)]
        await asked(people[0], "POST", f"/api/tables/{table}/begin")
        seats = [await HallSeat.open(HERE, key, language, transport) for key in keys]
        for seat in seats:
            seat.looks = LOOKS
            stack.push_async_callback(seat.aclose)
        yield seats


@asynccontextmanager
async def person(transport: Any, number: int) -> AsyncIterator[httpx2.AsyncClient]:
    """A guest of the hall."""
    async with httpx2.AsyncClient(transport=transport, base_url=HERE, headers={"X-Zunft": "1"}) as http:
        await asked(http, "POST", "/api/guests", {"name": AGENT.format(number=number)})
        yield http


async def seat_key(http: httpx2.AsyncClient, table: str, seat: int) -> str:
    """Somebody sits down, and makes the key by which their program plays."""
    await asked(http, "POST", f"/api/tables/{table}/sit", {"seat": seat})
    return str((await asked(http, "POST", f"/api/tables/{table}/seats/{seat}/key"))["key"])

"""Whether the server is well: for a proxy, a container's keeper or a curious host."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get

from zunft.server.web.wants import TheClub
from zunft.version import VERSION


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "stopping", "no-database"]
    version: str
    bus: Literal["memory", "up", "away"]


@get("/health", tags=["host"])
async def health(club: TheClub) -> Response[Health]:
    """ok when the database answers; a missing bus only makes pages late."""
    status: Literal["ok", "stopping", "no-database"] = "ok" if await club.database_answers() else "no-database"
    if club.closing.is_set():
        status = "stopping"
    return Response(Health(status, VERSION, club.bus_state()), status_code=200 if status == "ok" else 503)

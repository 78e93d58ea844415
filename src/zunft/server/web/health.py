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
    waking: bool
    bus: Literal["memory", "up", "away"]


@get("/health", tags=["host"])
async def health(club: TheClub) -> Response[Health]:
    """ok when the database answers; a missing bus only makes pages late. While ``waking``, bots and clocks of some
    running games have not begun to go on yet."""
    status: Literal["ok", "stopping", "no-database"] = "ok" if await club.database_answers() else "no-database"
    if club.closing.is_set():
        status = "stopping"
    told = Health(status, VERSION, club.is_waking, club.bus_state())
    return Response(told, status_code=200 if status == "ok" else 503)

"""The health of the server: for a proxy, a container manager or a curious host."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get, head

from zunft.server.services import Services
from zunft.server.web.dependencies import TheClub
from zunft.version import VERSION

Status = Literal["ok", "stopping", "no-database", "database-replaced", "not-writable"]


class Health(msgspec.Struct, frozen=True):
    status: Status
    version: str
    waking: bool
    bus: Literal["memory", "up", "away"]


@get("/health", tags=["host"])
async def health(club: TheClub) -> Response[Health]:
    """ok when the database answers and can be written; a missing bus only makes pages late. While ``waking``, bots and
    clocks of some running games have not resumed yet."""
    status = await status_of(club)
    told = Health(status, VERSION, club.is_waking, club.bus_state())
    return Response(told, status_code=200 if status == "ok" else 503)


@head("/health", include_in_schema=False)
async def health_alone(club: TheClub) -> Response[None]:
    """The same without a body."""
    return Response(None, status_code=200 if await status_of(club) == "ok" else 503)


async def status_of(club: Services) -> Status:
    """The status; the server's own heartbeat shows whether the database can be written, so this request writes
    nothing."""
    if club.closing.is_set():
        return "stopping"
    if not club.database.connections.is_file_here:
        return "database-replaced"
    if not await club.database_answers():
        return "no-database"
    return "not-writable" if club.hall.tables.heartbeat.is_late else "ok"

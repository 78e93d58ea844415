"""All routes of the API."""

from __future__ import annotations

from typing import Any

from zunft.server.web.routes import (
    account,
    analyses,
    chat,
    design,
    editions,
    health,
    host,
    lobby,
    notices,
    own_editions,
    people,
    personal,
    play,
    results,
    seat,
    socket,
    stream,
    tables,
    witness,
)

PARTS = (
    people,
    personal,
    account,
    notices,
    lobby,
    tables,
    play,
    seat,
    chat,
    results,
    analyses,
    editions,
    own_editions,
    design,
    host,
    witness,
)
ROUTES: list[Any] = [
    health.health,
    health.health_alone,
    *(route for part in PARTS for route in part.ROUTES),
    stream.stream,
    socket.table_socket,
]

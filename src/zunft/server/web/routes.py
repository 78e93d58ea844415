"""All routes of the interface."""

from __future__ import annotations

from typing import Any

from zunft.server.web import (
    accounts,
    editions,
    health,
    host,
    lobby,
    my_notices,
    people,
    personal,
    play,
    results,
    seat,
    socket,
    stream,
    tables,
    talk,
)

PARTS = (people, personal, accounts, my_notices, lobby, tables, play, seat, talk, results, editions, host)
ROUTES: list[Any] = [
    health.health,
    health.health_alone,
    *(route for part in PARTS for route in part.ROUTES),
    stream.stream,
    socket.table_socket,
]

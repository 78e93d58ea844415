"""All routes of the interface."""

from __future__ import annotations

from typing import Any

from zunft.server.web import (
    accounts,
    health,
    host,
    lobby,
    my_notices,
    people,
    play,
    results,
    seat,
    socket,
    stream,
    tables,
    talk,
)

PARTS = (people, accounts, my_notices, lobby, tables, play, seat, talk, results, host)
ROUTES: list[Any] = [
    health.health,
    *(route for part in PARTS for route in part.ROUTES),
    stream.stream,
    socket.table_socket,
]

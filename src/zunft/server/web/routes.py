"""All routes of the interface."""

from __future__ import annotations

from typing import Any

from zunft.server.web import accounts, health, my_notices, people, play, socket, stream, tables

ROUTES: list[Any] = [
    health.health,
    *people.ROUTES,
    *accounts.ROUTES,
    *my_notices.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    stream.stream,
    socket.table_socket,
]

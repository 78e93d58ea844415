"""Driving: what a table does by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zunft.server.hall.living import Living

if TYPE_CHECKING:
    from zunft.server.hall.room import Room


class Driver:
    def __init__(self, living: Living, room: Room) -> None:
        self.living, self.room = living, room

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    def next_at(self) -> int | None:
        return None

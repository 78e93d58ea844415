"""The bus: tells every process that a table has gone on. It carries a table and a line's number, never a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """Who publishes hears it as well; a message that is lost costs a late page and never a move."""

    async def publish(self, table_id: str, number: int) -> None: ...

    def subscribe(self, heard: Heard) -> None: ...


class MemoryBus:
    """The bus of one process; halls that share it behave as processes do."""

    def __init__(self) -> None:
        self.listeners: list[Heard] = []

    async def publish(self, table_id: str, number: int) -> None:
        for heard in list(self.listeners):
            await heard(table_id, number)

    def subscribe(self, heard: Heard) -> None:
        self.listeners.append(heard)

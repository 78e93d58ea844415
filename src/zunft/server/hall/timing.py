"""The hall's time: milliseconds since 1970, and waiting until a moment."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int: ...

    async def wait_until(self, at: int) -> None: ...


class WallClock:
    """The time of the machine."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def wait_until(self, at: int) -> None:
        await asyncio.sleep(max(at - self.now(), 0) / 1000)


class HandClock:
    """Time that moves when it is told to: for tests."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.at = at
        self.moved = asyncio.Event()

    def now(self) -> int:
        return self.at

    async def wait_until(self, at: int) -> None:
        while self.at < at:
            await self.moved.wait()

    def advance(self, milliseconds: int) -> None:
        self.at += milliseconds
        self.moved.set()
        self.moved = asyncio.Event()

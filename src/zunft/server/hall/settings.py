"""What a host sets for the whole hall, and its clock: milliseconds since 1970."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

from zunft.bots.advice import ADVISER

if TYPE_CHECKING:
    from zunft.server.hall.bots import Decider


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
    """Time that advances only when told to: for tests."""

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


DAY = 24 * 3600 * 1000


class HallSettings(Struct, frozen=True, kw_only=True):
    """Times are milliseconds. ``bots`` decides for bots; without it they give their default answers."""

    pace: int = 900  # the least time that a bot takes, so that people can follow
    grace: int = 1500  # to allow for lag
    window: int = 4000  # how long a window is open when several people play
    bots: Decider | None = None
    window_bots: Decider | None = None  # for the requesters in a window of constant length; None: the same
    clock: Clock = field(default_factory=WallClock)
    stand_in: str = "journeyman"  # the level of stand-ins
    advice: str = ADVISER
    drop_after: int = 15 * 60 * 1000  # idle tables leave the memory
    notice_after: int = 30 * DAY  # people of idle tables are notified …
    close_after: int = 37 * DAY  # … and the tables are closed
    go_on_after: int = DAY  # those who say nothing agree to resume after a pause
    most_open: int = 20  # tables of one person that have not begun; 0: any number

"""What a host sets for the whole hall, and its clock: milliseconds since 1970."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

from zunft.bots.advice import ADVISER
from zunft.server.hall.own_editions import OwnEditions
from zunft.server.storage.records import now
from zunft.server.storage.witness_keys import WitnessKeys

if TYPE_CHECKING:
    from zunft.server.hall.analyst import Analyst
    from zunft.server.hall.bots import Decider


BEAT = 5_000  # milliseconds between two heartbeats


def steady_now() -> int:
    """Milliseconds that never jump; a suspended machine does not count them."""
    return time.monotonic_ns() // 1_000_000


class Clock(Protocol):
    def now(self) -> int: ...

    async def wait_until(self, at: int) -> None: ...

    def adjust(self) -> None: ...

    def reach(self, moment: int) -> None: ...


JUMP = 10_000  # milliseconds that count as time without a server, and not as a difference of clocks
SLOWEST, FASTEST = 0.9, 1.01  # how much slower or faster than a second a second of the hall may be


class HallClock:
    """The time of the machine, but it never goes back: between two heartbeats it counts by itself.

    Where the machine's time has gone back, or forward by a little, the hall's is a little slower or faster until both
    agree: nobody loses more than a hundredth of their time. Where it has gone forward by much, as on a machine that was
    suspended, the hall's follows at once, and the heartbeat keeps the difference as time without a server."""

    def __init__(self, wall: Callable[[], int] = now, steady: Callable[[], int] = steady_now) -> None:
        self._wall, self._steady = wall, steady
        self._at, self._since, self._rate = float(wall()), steady(), 1.0

    def now(self) -> int:
        return int(self._exactly())

    def _exactly(self) -> float:
        return self._at + (self._steady() - self._since) * self._rate

    def adjust(self) -> None:
        """With every heartbeat: go on from here at a pace that leads to the machine's time by the next one."""
        at = self._exactly()
        ahead = self._wall() - at
        self._at, self._since = (at + ahead if ahead > JUMP else at), self._steady()
        self._rate = 1.0 if ahead > JUMP else min(max(1 + ahead / BEAT, SLOWEST), FASTEST)

    def reach(self, moment: int) -> None:
        """Begin no earlier than what was noted by a server before, whose machine's time may have gone back since."""
        if moment > self._exactly():
            self._at, self._since = float(moment), self._steady()

    async def wait_until(self, at: int) -> None:
        await asyncio.sleep(0)
        while (left := at - self.now()) > 0:
            await asyncio.sleep(left / 1000)


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

    def adjust(self) -> None:
        pass

    def reach(self, moment: int) -> None:
        pass

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
    clock: Clock = field(default_factory=HallClock)
    stand_in: str = "journeyman"  # the level of stand-ins
    advice: str = ADVISER
    drop_after: int = 15 * 60 * 1000  # idle tables leave the memory
    notice_after: int = 30 * DAY  # people of idle tables are notified …
    close_after: int = 37 * DAY  # … and the tables are closed
    go_on_after: int = DAY  # those who say nothing agree to resume after a pause
    most_running: int = 100  # … and that have begun and not ended; guests have a quarter of each number
    most_brought: int = 40  # journals that one person brings in a day
    editions: OwnEditions = field(default_factory=OwnEditions)
    witness: WitnessKeys | None = None  # for the packets that people keep; without it there are none
    is_alone: bool = True  # no other process serves the same club
    analyst: Analyst | None = None  # makes the analyses of finished games; without it there are none
    most_analyses: int = 20  # that one person asks for in a day
    most_open: int = 20  # tables of one person that have not begun; 0: any number

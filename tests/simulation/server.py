"""One server of a club: the program's hall, database and bus in a simulated process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, TypeVar

from tests.simulation.disk import SimulatedConnections
from tests.simulation.loop import PROCESS
from tests.simulation.plan import WINDOW

from zunft.server.bus import RedisBus
from zunft.server.errors import ServerError
from zunft.server.hall.hall import Hall
from zunft.server.hall.settings import HallClock, HallSettings
from zunft.server.storage.database import Database
from zunft.server.storage.witness_keys import WitnessKeys

if TYPE_CHECKING:
    from tests.simulation.club import Club, OtherClub

T = TypeVar("T")
KEYS = WitnessKeys([bytes(32)])
BEGAN = 1_800_000_000_000  # milliseconds since 1970 at the beginning of a run
PACE = 300
TIDY = 5.0  # seconds between two times at which tables leave the memory


class Lost(Exception):
    """No answer has come: nobody knows whether the request was taken."""


class Fault(Exception):
    """The server has answered with an error that has no sentence."""


class Server:
    """It is killed and started again under the same name; each time it is another process."""

    def __init__(self, club: Club | OtherClub, name: str) -> None:
        self.club, self.name, self.starts = club, name, 0
        self.process = ""
        self.hall: Hall | None = None
        self.offset = self.slept = 0  # milliseconds: how wrong its clock is, and how long its machine was suspended
        self.waiting: set[asyncio.Future[Any]] = set()  # the requests that have no answer yet
        self.tidying: asyncio.Task[None] | None = None
        self.is_up = False

    def wall(self) -> int:
        return BEGAN + int(self.club.loop.at * 1000) + self.offset

    def steady(self) -> int:
        return int(self.club.loop.at * 1000) - self.slept

    # --- from start to end ----------------------------------------------------------------------

    def start(self) -> None:
        self.starts += 1
        self.process = f"{self.name}.{self.starts}"
        self.spawn(self._start())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in this process, whoever asks for it."""
        context = copy_context()
        context.run(PROCESS.set, self.process)
        return self.club.loop.create_task(work, context=context)

    async def _start(self) -> None:
        """As `Services` does it."""
        clock = HallClock(self.wall, self.steady)
        self.database = Database(SimulatedConnections(self.club.disk, self.process), clock.now)
        self.bus = RedisBus("redis://simulated", self._after_gap)
        settings = HallSettings(
            clock=clock, window=WINDOW, pace=PACE, grace=500, drop_after=4000, is_alone=False, witness=KEYS
        )
        self.hall = Hall(self.database, self.bus, settings)
        await self.bus.start()
        try:
            await self.hall.tables.heartbeat.look()
        except Exception:  # the storage is away: a service manager starts it again
            return await self._fail()
        self.is_up = True
        self.club.note(self.process, "has started")
        self.tidying = asyncio.ensure_future(self._tidy())
        await self.hall.start()

    async def _fail(self) -> None:
        self.club.note(self.process, "cannot start")
        self.club.again(self)

    async def _after_gap(self) -> None:
        assert self.hall is not None
        await self.hall.tables.catch_up()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            assert self.hall is not None
            try:
                await self.hall.tables.forget_untouched()
            except Exception as error:  # as `Services` does
                self.club.note(self.process, f"not tidied: {type(error).__name__}")

    def kill(self, is_power: bool = False) -> None:
        self.club.note(self.process, "loses its power" if is_power else "is killed")
        self.is_up = False
        self.club.loop.kill(self.process)
        self.club.disk.kill(self.process, is_power)
        self._drop()

    def _drop(self) -> None:
        for future in list(self.waiting):
            if not future.done():
                future.set_exception(Lost())
        self.waiting.clear()

    async def stop(self) -> None:
        """As a service manager stops it."""
        self.club.note(self.process, "is stopped")
        self.is_up = False
        assert self.hall is not None
        if self.tidying:
            self.tidying.cancel()
            await asyncio.gather(self.tidying, return_exceptions=True)
        await self.hall.stop()
        await self.bus.stop()
        await self.database.close()
        self._drop()

    # --- asked ----------------------------------------------------------------------------------

    async def ask(self, work: Callable[[Hall], Awaitable[T]], patience: float, stays: bool = True) -> T:
        """Send a request and wait for its answer. Lost: the line broke, or it took too long; who does not *stay* takes
        the request along."""
        await self.club.travel()
        if not self.is_up:
            raise Lost
        answer: asyncio.Future[T] = self.club.loop.create_future()
        self.waiting.add(answer)
        task = self.spawn(self._answer(work, answer))
        try:
            return await asyncio.wait_for(answer, patience)
        except TimeoutError:
            raise Lost from None
        finally:
            self.waiting.discard(answer)
            if not stays:
                task.cancel()
            await self.club.travel()

    async def _answer(self, work: Callable[[Hall], Awaitable[T]], answer: asyncio.Future[T]) -> None:
        assert self.hall is not None
        try:
            outcome = await work(self.hall)
        except ServerError as error:
            _set(answer, error=error)
        except Exception as error:
            self.club.fault(f"{self.process} answers with {error!r}", error)
            _set(answer, error=Fault(repr(error)))
        else:
            _set(answer, outcome)


def _set(answer: asyncio.Future[Any], outcome: object = None, error: Exception | None = None) -> None:
    if answer.done():
        return
    if error:
        answer.set_exception(error)
    else:
        answer.set_result(outcome)

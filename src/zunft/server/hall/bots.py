"""Bots think in processes of their own, so that they delay nobody's move. Each time they get a redealt position and
nothing else.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from zunft.bots.parent import end_with_parent
from zunft.bots.protocol.messages import IMAGINE, Place, hello, line_of, page
from zunft.bots.sight import sight_of
from zunft.server.hall import bot_worker
from zunft.table import Table

Result = TypeVar("Result")
Work = Callable[[str, bytes, bytes, float], Result]
SECONDS = 10.0  # for a decision
LATE = 5.0  # seconds after which a process that does not stop is killed
SEED_BITS = 60


class BotQuestion(Struct, frozen=True):
    """A decision as it is sent to a process: the requester, and two lines of the bots' protocol."""

    level: str
    hello: bytes
    page: bytes
    whose: str = ""  # who opened the table; no process is told


class NoAnswer(Exception):
    """The bot crashed, or was too slow."""


class Decider(Protocol):
    async def decide(self, asked: BotQuestion) -> str: ...

    async def think(self, asked: BotQuestion) -> list[dict[str, Any]]: ...

    async def close(self) -> None: ...


def asked_of(table: Table, seat: int, level: str, whose: str = "", seed: int | None = None) -> BotQuestion:
    """The question of a seat, with a position that could be the true one given all that it knows; another one every
    time, unless a *seed* says which."""
    edition = {"name": table.edition.name, "hash": table.edition.hash, "text": table.edition.text}
    options = table.options_chosen
    place = Place(table.title.key, table.seats, seat, 0, table.rules_number, options, edition)
    sight = sight_of(table, seat, secrets.randbits(SEED_BITS) if seed is None else seed)
    return BotQuestion(level, line_of(hello(place)), line_of(page(table.ask(seat), sight, [IMAGINE])), whose)


class DirectBots:
    """Bots that think in the calling process while everybody waits: for tests."""

    async def decide(self, asked: BotQuestion) -> str:
        return bot_worker.decide(asked.level, asked.hello, asked.page, SECONDS)

    async def think(self, asked: BotQuestion) -> list[dict[str, Any]]:
        return bot_worker.think(asked.level, asked.hello, asked.page, SECONDS)

    async def close(self) -> None:
        pass


class BotPool:
    """A pool of processes for the bots of all tables, used in turn, so that one person's many tables delay nobody
    else's. A process that crashes or hangs is replaced."""

    def __init__(self, processes: int | None = None, seconds: float = SECONDS) -> None:
        self.processes = processes or max((os.cpu_count() or 2) - 1, 1)
        self.seconds = seconds
        self.places = FairQueue(self.processes)
        self.pool: ProcessPoolExecutor | None = None

    async def decide(self, asked: BotQuestion) -> str:
        return await self._do(bot_worker.decide, asked)

    async def think(self, asked: BotQuestion) -> list[dict[str, Any]]:
        return await self._do(bot_worker.think, asked)

    async def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool:
            await asyncio.to_thread(end_pool, pool)

    async def _do(self, work: Work[Result], asked: BotQuestion) -> Result:
        async with self.places.place(asked.whose):  # the time of a decision begins when a process is free for it
            pool = self._ready()
            try:  # a pool whose process has died raises at once
                future = asyncio.get_running_loop().run_in_executor(
                    pool, work, asked.level, asked.hello, asked.page, self.seconds
                )
                return await asyncio.wait_for(future, self.seconds + LATE)
            except (TimeoutError, BrokenProcessPool):
                await self._replace(pool)
                raise NoAnswer from None
            except Exception as error:
                raise NoAnswer from error

    def _ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=end_with_parent)
        return self.pool

    async def _replace(self, pool: ProcessPoolExecutor) -> None:
        """The first caller that finds the pool broken ends it; all others find the new one."""
        if self.pool is pool:
            self.pool = None
            await asyncio.to_thread(end_pool, pool)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End the processes, whatever they are doing."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()


class FairQueue:
    """A semaphore that serves requesters in turn: a hundred requests by one delay another by one turn, not by a
    hundred."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next requester comes first

    @asynccontextmanager
    async def place(self, whose: str) -> AsyncIterator[None]:
        await self._enter(whose)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, whose: str) -> None:
        if self.free:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # cancelled in the moment of being called: the place goes to another
                self._leave()
            raise

    def _leave(self) -> None:
        while self.waiting:
            if not (called := self._next()).done():  # a cancelled requester is passed over
                return called.set_result(None)
        self.free += 1

    def _next(self) -> asyncio.Future[None]:
        """The next requester; one with more requests goes to the end of the line."""
        whose = next(iter(self.waiting))
        others = self.waiting.pop(whose)
        called = others.popleft()
        if others:
            self.waiting[whose] = others
        return called

"""The bus: tells every process that a table has changed. It carries a table and a line's number, never a move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from zunft.server.config import ConfigError
from zunft.server.storage.records import new_id

Heard = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """The publisher hears its own messages as well; a lost message costs a late page and never a move."""

    async def publish(self, table_id: str, number: int) -> None: ...

    def subscribe(self, heard: Heard) -> None: ...


class MemoryBus:
    """The bus of one process; halls that share it behave like processes."""

    def __init__(self) -> None:
        self.listeners: list[Heard] = []

    async def publish(self, table_id: str, number: int) -> None:
        for heard in list(self.listeners):
            await heard(table_id, number)

    def subscribe(self, heard: Heard) -> None:
        self.listeners.append(heard)


CHANNEL = "zunft_tables"
PATIENCE = 0.5  # seconds between two attempts to reach Redis
log = structlog.get_logger("zunft")


def _redis_at(url: str) -> Redis:
    try:
        return Redis.from_url(url, socket_connect_timeout=2)
    except ValueError:  # a port that is not a number, for example; the error may contain the password
        raise ConfigError("config-redis") from None


class RedisBus:
    """Publishes and hears through Redis; while that is away, this process hears itself and retries."""

    def __init__(self, url: str, after_gap: Callable[[], Awaitable[None]] | None = None) -> None:
        self.name = new_id()
        self.after_gap = after_gap  # called when Redis is back: messages may have been lost
        self.listeners: list[Heard] = []
        self.redis = _redis_at(url)
        self.backend = RedisChannelsPubSubBackend(redis=self.redis)
        self.unsent: dict[tuple[str, int], int] = {}  # by table and kind of message: the newest number
        self.something = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.is_up = False
        self.is_missed = False  # and the log says so

    def subscribe(self, heard: Heard) -> None:
        self.listeners.append(heard)

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(work) for work in (self._listen(), self._send_all())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self.backend.on_shutdown()
        await self.redis.aclose()

    async def publish(self, game: str, number: int) -> None:
        """Tell this process at once, and the others as soon as Redis accepts it; nobody waits for that."""
        self.unsent[game, min(number, 0)] = number
        self.something.set()
        await self._tell(game, number)

    async def _send_all(self) -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            while self.unsent:
                await self._send_one(next(iter(self.unsent)))

    async def _send_one(self, key: tuple[str, int]) -> None:
        """A dead connection is noticed when it is used; a message that could not be sent stays in the queue."""
        number = self.unsent[key]
        try:
            await self.backend.publish(msgspec.json.encode([self.name, key[0], number]), [CHANNEL])
        except (RedisError, OSError):
            await asyncio.sleep(PATIENCE)
        else:
            if self.unsent[key] == number:
                del self.unsent[key]

    async def _tell(self, game: str, number: int) -> None:
        for heard in list(self.listeners):
            await heard(game, number)

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as error:  # Redis, or the database after a gap: retry in a moment
                if not self.is_missed:
                    log.warning("bus away", kind=type(error).__name__)
                self.is_up, self.is_missed = False, True
                await self._begin_again()

    async def _hear(self) -> None:
        await self.backend.subscribe([CHANNEL])
        self.is_up, self.is_missed = True, False
        if self.after_gap is not None:
            await self.after_gap()
        async for _, data in self.backend.stream_events():
            name, game, number = msgspec.json.decode(data, type=tuple[str, str, int])
            if name != self.name:  # this process has heard itself already
                await self._tell(game, number)

    async def _begin_again(self) -> None:
        with suppress(RedisError, OSError):
            await self.backend.on_shutdown()
        await asyncio.sleep(PATIENCE)
        self.backend = RedisChannelsPubSubBackend(redis=self.redis)

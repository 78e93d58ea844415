"""What lies between the processes: a simulated Redis that loses, doubles and delays messages and may be away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextvars import Context
from random import Random

from redis.exceptions import ConnectionError as Away


class SimulatedRedis:
    """The server. Every process has a client of it and hears through a queue of its own."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(f"redis {seed}")
        self.is_away = False
        self.losing = self.doubling = 0.0
        self.lateness = 0.001  # seconds
        self.queues: list[asyncio.Queue[bytes | None]] = []

    def go_away(self) -> None:
        self.is_away = True
        for queue in self.queues:
            queue.put_nowait(None)
        self.queues.clear()

    def carry(self, data: bytes) -> None:
        for queue in self.queues:
            copies = 0 if self.rng.random() < self.losing else 2 if self.rng.random() < self.doubling else 1
            for _ in range(copies):
                delay = self.rng.random() * self.lateness
                asyncio.get_running_loop().call_later(delay, queue.put_nowait, data, context=Context())


class RedisClient:
    """Stands for ``redis.asyncio.Redis``."""

    def __init__(self, server: SimulatedRedis) -> None:
        self.server = server

    async def aclose(self) -> None:
        pass


class RedisBackend:
    """Stands for Litestar's backend for publishing and hearing."""

    def __init__(self, *, redis: RedisClient) -> None:
        self.server = redis.server
        self.queue: asyncio.Queue[bytes | None] | None = None

    async def _reach(self) -> None:
        await asyncio.sleep(self.server.rng.random() * 0.001)
        if self.server.is_away:
            raise Away

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self._reach()
        self.queue = asyncio.Queue()
        self.server.queues.append(self.queue)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._reach()
        self.server.carry(data)

    async def stream_events(self) -> AsyncIterator[tuple[str, bytes]]:
        assert self.queue is not None
        while (data := await self.queue.get()) is not None:
            yield "", data
        raise Away

    async def on_shutdown(self) -> None:
        if self.queue in self.server.queues:
            self.server.queues.remove(self.queue)

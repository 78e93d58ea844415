"""In turn: so many places, and whoever waits for one comes by turns with the others, however often they wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class InTurn:
    """Like a semaphore, but somebody who asks a hundred times delays another by one time and not by a hundred."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # who is next comes first

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
            if not called.cancelled():  # called in the moment of going away: the place is another's
                self._leave()
            raise

    def _leave(self) -> None:
        while self.waiting:
            if not (called := self._next()).done():  # who has gone away is passed over
                return called.set_result(None)
        self.free += 1

    def _next(self) -> asyncio.Future[None]:
        """Whose turn it is goes to the end, for as long as they have more."""
        whose = next(iter(self.waiting))
        others = self.waiting.pop(whose)
        called = others.popleft()
        if others:
            self.waiting[whose] = others
        return called

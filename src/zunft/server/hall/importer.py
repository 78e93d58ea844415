"""The importer: games from elsewhere are played through before they are kept, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from zunft.server.errors import Conflict

MOST_WAITING = 8
T = TypeVar("T")


class Importer:
    """A long game takes seconds of a thread and of the interpreter: a person who signs in or plays meanwhile waits for
    at most one."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "zunft-import")
        self.imports = 0  # imports that are running or waiting

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def in_turn(self, work: Callable[..., T], *about: object) -> T:
        """The result of *work*, after all earlier imports."""
        if self.imports >= MOST_WAITING:
            raise Conflict("many-imports")
        self.imports += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work, *about)
        finally:
            self.imports -= 1

"""The writer: appends that wait at the same time go into one transaction, and none spoils another's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from zunft.server.storage.batch import Append, Batch
from zunft.server.storage.connections import Connections
from zunft.server.storage.errors import StorageError
from zunft.server.storage.records import Appended

MOST = 500  # appends in one transaction


Waiting = tuple[Append, "asyncio.Future[Appended]"]


class Writer:
    def __init__(self, connections: Connections, clock: Callable[[], int]) -> None:
        self._connections, self._clock = connections, clock
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def take(self, append: Append) -> Appended:
        if self._is_closed:
            raise StorageError("database-closed")
        answer: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await answer

    async def close(self) -> None:
        """What has been taken is written; nothing more is taken."""
        self._is_closed = True
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._write(together)

    async def _write(self, together: list[Waiting]) -> None:
        try:
            outcomes = await self._commit([append for append, _ in together])
        except StorageError as error:
            outcomes = [error] * len(together)
        except Exception as error:
            if len(together) > 1:  # whose fault it is shows when each is written alone
                for each in together:
                    await self._write([each])
                return
            outcomes = [error]
        for (_, answer), outcome in zip(together, outcomes, strict=True):
            _tell(answer, outcome)

    async def _commit(self, appends: list[Append]) -> list[Appended | Exception]:
        batch = Batch(appends, self._clock())
        await self._connections.writing_at_once(batch.write)
        return batch.outcomes


def _tell(answer: asyncio.Future[Appended], outcome: Appended | Exception) -> None:
    if answer.done():  # whoever asked has gone
        return
    if isinstance(outcome, Appended):
        answer.set_result(outcome)
    else:
        answer.set_exception(outcome)

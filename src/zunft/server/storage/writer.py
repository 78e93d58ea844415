"""The writer: appends that wait at the same time share one transaction, and none of them spoils another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from zunft.server.storage.batch import Append, WriteBatch
from zunft.server.storage.connections import Connections
from zunft.server.storage.errors import StorageError
from zunft.server.storage.fast_append import FastAppends, Tips
from zunft.server.storage.records import Appended

MOST = 500  # appends in one transaction


Waiting = tuple[Append, "asyncio.Future[Appended]"]


class Writer:
    def __init__(self, connections: Connections, clock: Callable[[], int]) -> None:
        self._connections, self._clock = connections, clock
        self._tips = Tips()
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
        """Everything accepted is written; nothing more is accepted."""
        self._is_closed = True
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._write(together)

    async def _write(self, together: list[Waiting]) -> None:
        plain = self._plain(together)
        written = await self._write_swiftly(plain) if plain else set()
        if others := [each for each in together if each[0].game not in written]:
            await self._write_at_length(others)

    def _plain(self, together: list[Waiting]) -> list[Waiting]:
        """The appends that are alone with their journal and know its tip."""
        counts = Counter(append.game for append, _ in together)
        return [each for each in together if counts[each[0].game] == 1 and self._tips.before(each[0])]

    async def _write_swiftly(self, together: list[Waiting]) -> set[str]:
        """The games of which something was written; for all others the long path finds out why not."""
        appends = FastAppends([append for append, _ in together], self._tips, self._clock())
        written = set[str]()
        with suppress(Exception):
            written = await self._connections.writing_with_checks(appends.write)
        for (_, answer), outcome in zip(together, appends.settle(written), strict=True):
            if outcome:
                _tell(answer, outcome)
        return written

    async def _write_at_length(self, together: list[Waiting]) -> None:
        try:
            outcomes = await self._commit([append for append, _ in together])
        except StorageError as error:
            outcomes = [error] * len(together)
        except Exception as error:
            if len(together) > 1:  # writing each alone shows which one is at fault
                for each in together:
                    await self._write_at_length([each])
                return
            outcomes = [error]
        for (_, answer), outcome in zip(together, outcomes, strict=True):
            _tell(answer, outcome)

    async def _commit(self, appends: list[Append]) -> list[Appended | Exception]:
        batch = WriteBatch(appends, self._clock())
        self._tips.forget(append.game for append in appends)
        await self._connections.writing_at_once(batch.write)
        for game, tip in batch.tips.items():
            self._tips.learn(game, tip)
        return batch.outcomes


def _tell(answer: asyncio.Future[Appended], outcome: Appended | Exception) -> None:
    if answer.done():  # the caller has gone
        return
    if isinstance(outcome, Appended):
        answer.set_result(outcome)
    else:
        answer.set_exception(outcome)

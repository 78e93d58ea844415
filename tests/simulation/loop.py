"""An event loop with simulated time: what runs next is drawn from a seed, and a process can end at any await."""

from __future__ import annotations

import asyncio
import heapq
from bisect import insort
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
Waiting = tuple[Context, asyncio.Handle]
PROCESS: ContextVar[str] = ContextVar("process", default="people")
LANE: ContextVar[int] = ContextVar("lane", default=0)
STEP = 0.0001  # seconds that a step of a task takes on average
MOST_STEPS = 2_000_000  # a run that takes more does not end by itself


class Stuck(Exception):
    """Nothing can happen any more, and what is waited for has not happened."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Steps of one task keep their order; between tasks any order is possible. Nothing of a dead process runs, and what
    belongs to a frozen one waits until it goes on."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(f"order {seed}")
        self.at = 0.0  # seconds since the beginning
        self.steps = 0
        self.tasks: list[
            tuple[str, asyncio.Task[Any]]
        ] = []  # all, with their process: a task of a dead process must not be collected and so go on
        self.dead: set[str] = set()
        self.frozen: dict[str, list[Waiting]] = {}
        self.faults: list[str] = []
        self._lanes: dict[int, deque[Waiting]] = {}
        self._ready: list[int] = []
        self._timers: list[tuple[float, int, int, Waiting]] = []
        self._serial = 0

    # --- what tasks ask of a loop ---------------------------------------------------------------

    def time(self) -> float:
        return self.at

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, work: Generator[Any, None, T] | Coroutine[Any, Any, T], *, name: str | None = None, context: Any = None
    ) -> asyncio.Task[T]:
        context = copy_context() if context is None else context
        context.run(LANE.set, self._next())
        task: asyncio.Task[T] = asyncio.Task(work, loop=self, name=name, context=context)
        self.tasks.append((context.get(PROCESS, "people"), task))
        return task

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._put((context, handle))
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, context.get(LANE, 0), self._next(), (context, timer)))
        return timer

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.at + delay, callback, *args, context=context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays in the heap and does nothing when its time comes."""

    def run_in_executor(self, executor: Any, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """A thread that needs a moment, and during whose work nothing else happens."""
        done: asyncio.Future[T] = self.create_future()
        self.call_later(self.rng.random() * 0.002, self._do, done, work, args)
        return done

    def _do(self, done: asyncio.Future[T], work: Callable[..., T], args: tuple[Any, ...]) -> None:
        if done.cancelled():
            return
        try:
            done.set_result(work(*args))
        except Exception as error:
            done.set_exception(error)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.faults.append(f"{context.get('message')}: {context.get('exception')!r}")

    # --- processes ------------------------------------------------------------------------------

    def kill(self, process: str) -> None:
        """From here on nothing of it runs: no handler of an exception, no ``finally``."""
        self.dead.add(process)
        self.frozen.pop(process, None)

    def freeze(self, process: str) -> None:
        self.frozen.setdefault(process, [])

    def thaw(self, process: str) -> None:
        for waiting in self.frozen.pop(process, []):
            self._put(waiting)

    def left(self, process: str) -> list[asyncio.Task[Any]]:
        """The tasks of a process that have not ended."""
        return [task for of, task in self.tasks if of == process and not task.done()]

    # --- steps ----------------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Until *work* has ended; then everything that is left stays as it is."""
        asyncio._set_running_loop(self)
        try:
            main = self.create_task(work)
            while not main.done():
                self._step()
            return main.result()
        finally:
            asyncio._set_running_loop(None)

    def close(self) -> None:
        """Forget what was left, without letting it go on; nothing hears of what fails thereby."""
        asyncio._set_running_loop(self)
        try:
            for _, task in self.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(Exception):  # one that waits in its ``finally``, or whose connection is gone
                    task.get_coro().close() if not task.done() else None
        finally:
            asyncio._set_running_loop(None)
            self.tasks.clear()
            self._lanes.clear()
            self._timers.clear()

    def _next(self) -> int:
        self._serial += 1
        return self._serial

    def _put(self, waiting: Waiting) -> None:
        lane = waiting[0].get(LANE, 0)
        if lane in self._lanes:
            self._lanes[lane].append(waiting)
        else:
            self._lanes[lane] = deque([waiting])
            insort(self._ready, lane)

    def _step(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck("too many steps")
        self.at += self.rng.random() * 2 * STEP
        self._wake()
        if not self._ready:
            return self._pass_time()
        at = self.rng.randrange(len(self._ready))
        lane = self._ready[at]
        waiting = self._lanes[lane].popleft()
        if not self._lanes[lane]:
            del self._lanes[lane], self._ready[at]
        self._run(*waiting)

    def _run(self, context: Context, handle: asyncio.Handle) -> None:
        process = context.get(PROCESS, "people")
        if process in self.frozen:
            self.frozen[process].append((context, handle))
        elif not handle.cancelled() and process not in self.dead:
            handle._run()

    def _wake(self) -> None:
        while self._timers and self._timers[0][0] <= self.at:
            self._put(heapq.heappop(self._timers)[-1])

    def _pass_time(self) -> None:
        if not self._timers:
            raise Stuck("everything waits, and nothing is to come")
        self.at = max(self.at, self._timers[0][0])

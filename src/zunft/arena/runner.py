"""Runners: this process, a pool of processes, or Ray. The results are the same, except for their order."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from multiprocessing import connection
from multiprocessing.context import SpawnContext, SpawnProcess
from time import monotonic
from typing import Any, Protocol, TypeVar

from zunft.bots.parent import end_with_parent

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 4  # jobs that wait for each worker
PATIENCE = 5  # consecutive workers that may be lost without completing a job
GRACE = 5.0  # seconds that workers have to end before they are killed


class WorkersLost(ValueError):
    """Workers die faster than they work."""


class Runner(Protocol):
    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R]:
        """The result of every job, in any order. A lost worker loses none; an exception of a job ends the run.

        ``work`` is a function of a module, and jobs and results can be pickled. Closing the results stops the work and
        waits until no worker is running.
        """


class Here:
    """In this process, one job after the other."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R]:
        yield from map(work, jobs)


class Pool:
    """A pool of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R]:
        left, done, lost = list(range(len(jobs))), set[int](), 0
        while left:
            before = len(done)
            try:
                with closing(self.until_lost(work, jobs, left)) as results:
                    for number, result in results:
                        done.add(number)
                        yield result
            except BrokenProcessPool:
                lost = 0 if len(done) > before else lost + 1
                if lost == PATIENCE:
                    raise WorkersLost(f"{PATIENCE} workers died one after the other while they played.") from None
            left = [number for number in left if number not in done]

    def until_lost(self, work: Callable[[J], R], jobs: Sequence[J], left: Sequence[int]) -> Generator[tuple[int, R]]:
        """Results with the numbers of their jobs, until all are done or a worker has died: then the pool is broken."""
        staff = Staff()
        pool = ProcessPoolExecutor(self.workers, mp_context=staff, initializer=become_a_worker)
        try:
            yield from self.results(pool, work, jobs, left)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            staff.dismiss()  # a game may take minutes, and nobody waits for it any more
            raise
        pool.shutdown()

    def results(
        self, pool: ProcessPoolExecutor, work: Callable[[J], R], jobs: Sequence[J], left: Sequence[int]
    ) -> Generator[tuple[int, R]]:
        waiting, todo = dict[Future[R], int](), iter(left)
        while True:
            for number in islice(todo, AHEAD * self.workers - len(waiting)):
                waiting[pool.submit(work, jobs[number])] = number
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()


class Staff(SpawnContext):
    """Starts the workers of one pool and keeps track of them."""

    def __init__(self) -> None:
        self.workers: list[SpawnProcess] = []

    def Process(self, *args: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        self.workers.append(SpawnProcess(*args, **named))
        return self.workers[-1]

    def dismiss(self) -> None:
        """Returns when all have ended, by themselves or not."""
        started = [worker for worker in self.workers if worker.pid]
        for worker in started:
            worker.terminate()
        for worker in still_there(started, GRACE):
            worker.kill()
        still_there(started, GRACE)


def still_there(workers: Iterable[SpawnProcess], seconds: float) -> list[SpawnProcess]:
    """The processes that have not ended after so many seconds.

    A sentinel shows the end of a process whoever learns of it first; ``join`` believes that the process is running
    while another thread, like that of the pool, is told of its end.
    """
    there, until = {worker.sentinel: worker for worker in workers}, monotonic() + seconds
    while there and (ended := connection.wait(list(there), max(0.0, until - monotonic()))):
        there = {sentinel: worker for sentinel, worker in there.items() if sentinel not in ended}
    return list(there.values())


def become_a_worker() -> None:
    """Ctrl-C is handled by the pool, and a worker ends with its pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def runner_of(workers: int | None = None, ray: str | None = None) -> Runner:
    """Ray at an address (``local``: one that is started here), or a pool of so many processes; one process needs no
    pool."""
    if ray:
        from zunft.arena.on_ray import OnRay  # noqa: PLC0415  (an extra that need not be installed)

        return OnRay(ray, workers)
    workers = workers or os.cpu_count() or 1
    return Pool(workers) if workers > 1 else Here()

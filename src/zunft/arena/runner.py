"""Who does the work: this process, a pool of processes, or Ray. What comes out is the same, but for its order."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 4  # jobs that wait for each worker
PATIENCE = 5  # workers that may be lost, one after the other, without a single job being done


class WorkersLost(ValueError):
    """Workers die faster than they work."""


class Runner(Protocol):
    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """The result of every job, in any order. A lost worker loses none; what a job raises ends the run.

        ``work`` is a function of a module, and jobs and results can be pickled. Whoever stops asking for results
        stops the work.
        """


class Here:
    """In this process, one after the other."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        return map(work, jobs)


class Pool:
    """A pool of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        left, done, lost = list(range(len(jobs))), set[int](), 0
        while left:
            before = len(done)
            try:
                for number, result in self.until_lost(work, jobs, left):
                    done.add(number)
                    yield result
            except BrokenProcessPool:
                lost = 0 if len(done) > before else lost + 1
                if lost == PATIENCE:
                    raise WorkersLost(f"{PATIENCE} workers died one after the other while they played.") from None
            left = [number for number in left if number not in done]

    def until_lost(self, work: Callable[[J], R], jobs: Sequence[J], left: Sequence[int]) -> Iterator[tuple[int, R]]:
        """Results with the numbers of their jobs, until all are done or a worker died: then the pool is broken."""
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=become_a_worker)
        others = set(active_children())
        try:
            yield from self.results(pool, work, jobs, left)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - others:  # a game may take minutes, and nobody waits for it any more
                worker.terminate()
            raise
        pool.shutdown()

    def results(
        self, pool: ProcessPoolExecutor, work: Callable[[J], R], jobs: Sequence[J], left: Sequence[int]
    ) -> Iterator[tuple[int, R]]:
        waiting, todo = dict[Future[R], int](), iter(left)
        while True:
            for number in islice(todo, AHEAD * self.workers - len(waiting)):
                waiting[pool.submit(work, jobs[number])] = number
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()


def become_a_worker() -> None:
    """Ctrl-C is the pool's business; and nobody works on for a pool that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_pool, daemon=True).start()


def end_with_the_pool() -> None:
    if pool := parent_process():
        pool.join()
        os._exit(1)


def runner_of(workers: int | None = None, ray: str | None = None) -> Runner:
    """Ray at an address (``local``: one that is started here), or a pool of so many processes; one needs no pool."""
    if ray:
        from zunft.arena.on_ray import OnRay  # noqa: PLC0415  (an extra that need not be installed)

        return OnRay(ray, workers)
    workers = workers or os.cpu_count() or 1
    return Pool(workers) if workers > 1 else Here()

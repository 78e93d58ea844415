"""The analyst: a process of its own, so that no bot, no advice and no move ever waits for an analysis."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from zunft.server.hall import analysis_worker
from zunft.server.hall.analysis_worker import AnalysisJob, AnalysisPart
from zunft.server.hall.bots import NoAnswer, end_pool

LATE = 900.0  # seconds until a process that does not answer is ended; on a busy machine it waits for everybody else


class Analyst(Protocol):
    async def go_on(self, job: AnalysisJob, seconds: float) -> AnalysisPart:
        """Work at a game for so many seconds; NoAnswer when the process has crashed, or the game cannot be read."""

    async def rest(self) -> None:
        """There is nothing to do for now."""


class DirectAnalyst:
    """Works in the calling process while everybody waits: for tests."""

    async def go_on(self, job: AnalysisJob, seconds: float) -> AnalysisPart:
        return analysis_worker.go_on(job, seconds)

    async def rest(self) -> None:
        pass


class AnalysisProcess:
    """One process at the lowest priority, which is there while there is something to do."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def go_on(self, job: AnalysisJob, seconds: float) -> AnalysisPart:
        try:
            work = asyncio.get_running_loop().run_in_executor(self._ready(), analysis_worker.go_on, job, seconds)
            return await asyncio.wait_for(work, LATE)
        except (TimeoutError, BrokenProcessPool):
            await self.rest()
            raise NoAnswer from None
        except Exception as error:
            raise NoAnswer from error

    async def rest(self) -> None:
        pool, self.pool = self.pool, None
        if pool:
            await asyncio.to_thread(end_pool, pool)

    def _ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            begin = analysis_worker.at_lowest_priority
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        return self.pool

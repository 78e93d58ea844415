"""The code that runs in the process of the analyses: a finished game, a little at a time, at the lowest priority."""

from __future__ import annotations

import json
import os
import sys
import zlib
from contextlib import suppress
from typing import Any

from msgspec import Struct

from zunft.analysis import read_game
from zunft.analysis.stages import StagedAnalysis
from zunft.bots.parent import end_with_parent
from zunft.catalogue import title_of


class AnalysisJob(Struct, frozen=True):
    """A finished game, and how many seconds of a core its analysis may take. No process is told whose game it is."""

    id: str
    title: str
    journal: str
    edition: str  # its text
    seconds: float


class AnalysisPart(Struct, frozen=True):
    """What has been found so far; ``report`` is packed, and None before there is anything to show."""

    progress: float
    seconds: float
    report: bytes | None

    @property
    def is_done(self) -> bool:
        return self.progress >= 1


def at_lowest_priority() -> None:
    """Whatever else wants the processor gets it first."""
    end_with_parent()
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, 19)
    if sys.platform == "linux":
        with suppress(OSError):  # a container may forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class AnalysisAtWork:
    """The one analysis that is being made."""

    def __init__(self) -> None:
        self.id = ""
        self.staged: StagedAnalysis | None = None

    def of(self, job: AnalysisJob) -> StagedAnalysis:
        if self.staged is None or self.id != job.id:
            played = read_game(job.journal, title_of(job.title).parse(job.edition))
            self.id, self.staged = job.id, StagedAnalysis(played, job.seconds)
        return self.staged


AT_WORK = AnalysisAtWork()


def go_on(job: AnalysisJob, seconds: float) -> AnalysisPart:
    """Work at a game for so long. Asked for another game, the process begins with that."""
    staged = AT_WORK.of(job)
    staged.go_on(seconds)
    report = staged.report()
    return AnalysisPart(staged.progress, round(staged.spent, 2), None if report is None else pack(report))


def pack(report: dict[str, Any]) -> bytes:
    return zlib.compress(json.dumps(report, ensure_ascii=False, separators=(",", ":")).encode())


def unpack(packed: bytes) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(zlib.decompress(packed))
    return report

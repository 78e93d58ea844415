"""The analysis of a game in stages, a little at a time: first the judge alone, then every answer."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from zunft.analysis.analysis import FEW_WORLDS, Analysis, Plan
from zunft.analysis.report import Report, report_of
from zunft.analysis.steps import PlayedGame

JUDGE_ALONE = Plan(worlds=0, in_the_curve=FEW_WORLDS)
MOST_UNFINISHED = 0.99  # what may be a mistake is measured once more, and nobody knows before how often


class StagedAnalysis:
    """Goes on whenever it is told to. What it finds depends on the game alone; ``seconds`` of one core only end it
    early."""

    def __init__(self, played: PlayedGame, seconds: float, plan: Plan | None = None) -> None:
        self.first = Analysis(played, JUDGE_ALONE)
        self.whole = Analysis(played, plan or Plan())
        self.seconds, self.spent = seconds, 0.0
        self.is_done = False
        self._done, self._length = 0, self.first.length + self.whole.length
        self._work = self._pieces()

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return 1.0 if self.is_done else min(self._done / self._length, MOST_UNFINISHED)

    def go_on(self, seconds: float) -> None:
        """Work for so many seconds of the processor, or until all is done."""
        began = process_time()
        while not self.is_done and (used := process_time() - began) < seconds:
            self.is_done = self._is_late(used) or next(self._work, None) is None
        self.spent += process_time() - began

    def _is_late(self, used: float) -> bool:
        """There is always a first report, however slow the machine is."""
        return self._done >= self.first.length and self.spent + used >= self.seconds

    def report(self) -> Report | None:
        """The best that there is: None before the judge has gone through the game."""
        for analysis in (self.whole, self.first):
            if len(analysis.findings.moments) > len(analysis.played.steps):
                return report_of(analysis.findings)
        return None

    def _pieces(self) -> Iterator[int]:
        for analysis in (self.first, self.whole):
            for _ in analysis.pieces():
                self._done += 1
                yield self._done
        self.whole.findings.is_whole = True

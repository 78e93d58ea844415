"""What a seat sees of a run, in two buffers that stay in place: its observation, and a mark at each of its options.

The buffers never leave compiled code except to be looked at: a compiled function would keep for ever what it is handed.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from zunft.engine.bits import zeros
from zunft.engine.rules import BUFFER
from zunft.engine.run import Run
from zunft.engine.tensor import UNKNOWN


@final
class ObservationSheet:
    """Shows one run; *spare* marks lie behind those of the numbers, for whoever has more to choose from."""

    def __init__(self, run: Run, spare: i64) -> None:
        self.run = run
        self.cells: vec[i64] = vec[i64]([0] * (run.tensor.length // 4))
        self.memory: vec[i64] = vec[i64]([UNKNOWN] * run.tensor.memory)
        self.marks: vec[u8] = vec[u8]([0] * (run.numbering.size + spare))
        self.marked: vec[i64] = zeros(BUFFER)  # where the marks are
        self.count: i64 = 0

    def show(self, seat: i64) -> None:
        """Write what a seat may know, and mark its options; none are marked for a seat that is not asked now."""
        run = self.run
        run.tensor.update(run.state, seat, self.cells, 0, self.memory, 0)
        for at in range(self.count):
            self.marks[self.marked[at]] = 0
        self.count = run.count if seat == run.seat else 0
        for at in range(self.count):
            self.marked[at] = run.numbers[at]
            self.marks[run.numbers[at]] = 1

"""A state as a row of ints and back: the form that travels between processes and that fingerprints are made of."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Tape:
    """Recording, it notes every number it is shown; playing, it gives them back in the same order."""

    def __init__(self, ints: list[int] | None = None) -> None:
        self.recording = ints is None
        self.ints: list[int] = [] if ints is None else ints
        self.at: i64 = 0

    def one(self, value: i64) -> i64:
        if self.recording:
            self.ints.append(value)
            return value
        self.at += 1
        return self.ints[self.at - 1]

    def row(self, values: vec[i64]) -> None:
        """Every number of a buffer; its capacity is known to both sides."""
        for at in range(i64(len(values))):
            values[at] = self.one(values[at])

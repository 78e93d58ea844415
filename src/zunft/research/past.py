"""The past of a seat as numbers: a row for every event that it was told and for every answer of its own.

A row is ``kind``, ``action``, five things and four cells of a digest. The things are for learning; the digest makes two
pasts that read differently differ, also where a thing has no number of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from zunft.engine.notation import Names, Slot, Word
from zunft.engine.title import Said
from zunft.research.door import SEAT_KINDS, Door
from zunft.research.recall import OWN, line_of
from zunft.research.screen import Array

KIND, ACTION, THINGS, DIGEST = 0, 1, 2, 7  # where they begin in a row
CELLS = 11
ANSWER = 1  # the kind of an own answer; events come after it


class PastTensor:
    """Writes pasts of at most so many *rows*; a longer one is refused, since a part of it recalls nothing before it."""

    def __init__(self, door: Door, rows: int) -> None:
        self.door, self.rows = door, rows
        events = door.game.events
        keys = {f"{door.title}.event.{events[kind].name}": kind for kind in sorted(events)}
        self.kinds = {key: (ANSWER + 1 + rank, events[kind].slots) for rank, (key, kind) in enumerate(keys.items())}

    def write(self, told: Sequence[Said], seat: int, out: Array) -> None:
        """Into an array of rows; those behind the last line are 0."""
        if len(told) > self.rows:
            raise ValueError(
                f"The past of seat {seat} has {len(told)} lines, and its tensor has room for {self.rows}: load the "
                "game with a larger history=…."
            )
        out[:] = 0
        for row, line in enumerate(told):
            self._write_line(line, seat, out[row])

    def _write_line(self, line: Said, seat: int, row: Array) -> None:
        row[DIGEST:] = digest(line_of(line))
        if line["key"] == OWN:
            row[KIND], row[ACTION] = ANSWER, line["args"]["number"] + 1
            return
        kind, slots = self.kinds.get(line["key"], (0, []))  # 0: what every title tells, such as that a seat has left
        row[KIND] = kind
        for at, slot in enumerate(slots):
            row[THINGS + at] = self._code(slot, line["args"].get(slot.name), seat)

    def _code(self, slot: Slot, word: Word | None, seat: int) -> int:
        """A seat as the chairs it is away, a name as its place among its kind, a number as it is, each + 1; 0 for what
        has no number, or is said otherwise."""
        known = self.door.game.things[slot.kind]
        if isinstance(known, Names) and isinstance(word, str):
            return known.words.index(word) + 1 if word in known.words else 0
        if not isinstance(word, int):
            return 0
        return 1 + ((word - seat) % self.door.seats if slot.kind in SEAT_KINDS else word)


def digest(text: str) -> Array:
    """64 bits of a text, as four numbers of 16 bits."""
    return np.frombuffer(hashlib.sha256(text.encode()).digest()[:8], "<i2").astype(np.float32)

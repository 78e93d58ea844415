"""The seal of a backup that is an SQLite file: a checksum of all of its bytes, in eight of them that SQLite leaves to
its users. A flipped bit anywhere is found; an attacker can make another seal.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

NUMBER, LABEL = slice(60, 64), slice(68, 72)  # user_version and application_id, in the head of the file
MODES = slice(18, 20)  # how the file is written: 1 is a file by itself, 2 has a log beside it
ALONE, WITH_LOG = b"\1\1", b"\2\2"
OURS = 0x5A  # the first byte of the label; the other three belong to the checksum
BLOCK = 1 << 20

State = Literal["whole", "changed", "unsealed"]


def seal(file: Path) -> None:
    """Nobody else has the file open."""
    number, label = _marks(file)
    with file.open("r+b") as opened:
        for place, mark in ((NUMBER, number), (LABEL, label)):
            opened.seek(place.start)
            opened.write(mark)


def state_of(file: Path) -> State:
    """Whether a file is as it was sealed. One that was never sealed, or has been used as a database since, has no
    seal."""
    with file.open("rb") as opened:
        head = opened.read(LABEL.stop)
    if len(head) < LABEL.stop or head[MODES] == WITH_LOG or head[LABEL] == bytes(4):
        return "unsealed"
    is_whole = head[MODES] == ALONE and (head[NUMBER], head[LABEL]) == _marks(file)
    return "whole" if is_whole else "changed"


def _marks(file: Path) -> tuple[bytes, bytes]:
    """The number, positive as SQLite wants it, and the label."""
    found = hashlib.sha256()
    with file.open("rb") as opened:
        head = bytearray(opened.read(LABEL.stop))
        head[NUMBER] = head[LABEL] = bytes(4)
        found.update(head)
        while block := opened.read(BLOCK):
            found.update(block)
    digest = found.digest()
    return bytes([digest[0] & 0x7F | 0x01, *digest[1:4]]), bytes([OURS, *digest[4:7]])

"""The journals of a tournament in one compressed file, so that every game can be looked at and learnt from.

Each game is a gzip member of its own, appended as the game ends: programs that read compressed lines of JSON read the
file as it is, and a kill costs no more than the last game.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

JOURNALS = "journals.jsonl.gz"
CHUNK = 1 << 16
GZIP = 31  # for zlib: the content has the head and the check sum of gzip


class JournalFile:
    """The file of a run: what is in it already, and more games at its end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.numbers = set[int]()
        if path.exists():
            whole = [(end, number) for end, number, _ in numbered_members(path)]
            self.numbers = {number for _, number in whole}
            with path.open("rb+") as cut:  # a game that was cut short by a kill is played again
                cut.truncate(max((end for end, _ in whole), default=0))

    def add(self, number: int, journal: str) -> None:
        """Write a game behind the others."""
        line = json.dumps({"number": number, "journal": journal}, ensure_ascii=False) + "\n"
        with self.path.open("ab") as file:
            file.write(gzip.compress(line.encode(), mtime=0))
        self.numbers.add(number)


def journals_of(run: Path) -> dict[int, str]:
    """The journals in the folder of a run, by the number of the game; none if they were not kept."""
    file = run / JOURNALS
    return {number: journal for _, number, journal in numbered_members(file)} if file.exists() else {}


def numbered_members(path: Path) -> Iterator[tuple[int, int, str]]:
    """Where each whole game ends in the file, its number, and its journal."""
    with path.open("rb") as file:
        try:
            for end, content in members(file):
                game = json.loads(content)
                yield end, game["number"], game["journal"]
        except (zlib.error, ValueError, KeyError, TypeError):
            raise ValueError(f"{path}: the file is damaged; no journal after the damage can be read.") from None


def members(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Where each gzip member ends, and its content; one that was cut short is left out."""
    end, rest = 0, b""
    while True:
        unpacker, parts = zlib.decompressobj(wbits=GZIP), list[bytes]()
        while not unpacker.eof:
            piece, rest = rest or file.read(CHUNK), b""
            if not piece:
                return
            parts.append(unpacker.decompress(piece))
            end += len(piece)
        rest = unpacker.unused_data
        end -= len(rest)
        yield end, b"".join(parts)

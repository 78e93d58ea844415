"""Checksums of seeded games: the same numbers interpreted and compiled, on every machine and Python.

``python -m tests.contract.checksums`` writes ``checksums.json`` anew (quickest with .venv-compiled); a change there
says that the same seed gives another game now, and has to be wanted. Those of an older rules number are never written
anew: where a title's number goes up, what it had is kept under the older number.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

from tests.contract.tables import OLDER, TABLES, Kind, finish

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.play import playout
from zunft.engine.rules import BUFFER
from zunft.engine.tape import Tape

FILE = Path(__file__).parent / "checksums.json"
FEW, MANY = 50, 2000  # playouts
TABLES_PLAYED = 3
Sums = dict[str, str]


def playouts(kind: Kind, counts: tuple[int, ...]) -> Sums:
    """A hash over the number of decisions and the last state of so many playouts."""
    rules, out = kind.table().game.rules, zeros(BUFFER)
    digest, sums = hashlib.sha256(), {}
    for seed in range(max(counts)):
        state = rules.new()
        decisions = playout(rules, state, Rng(seed), out)
        tape = Tape()
        state.visit(tape)
        digest.update(f"{seed} {decisions} {' '.join(map(str, tape.ints))}\n".encode())
        if seed + 1 in counts:
            sums[f"{seed + 1} playouts"] = digest.hexdigest()
    return sums


def journals(kind: Kind) -> Sums:
    """A hash over the journals and last states of a few tables."""
    digest = hashlib.sha256()
    for seed in range(TABLES_PLAYED):
        table = finish(kind.table(seed), Random(seed))
        digest.update(f"{table.journal()}{table.fingerprint()}\n".encode())
    return {f"{TABLES_PLAYED} journals": digest.hexdigest()}


def recorded() -> dict[str, Sums]:
    sums: dict[str, Sums] = json.loads(FILE.read_text("utf-8"))
    return sums


def record() -> None:
    older = {str(kind): recorded()[str(kind)] for kind in OLDER}
    sums = {str(kind): journals(kind) | playouts(kind, (FEW, MANY)) for kind in TABLES}
    FILE.write_text(json.dumps(sums | older, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    record()

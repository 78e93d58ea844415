"""Whoever plays for weeks needs no more memory than whoever plays for a minute."""

from __future__ import annotations

import subprocess
import sys

import pytest

GAMES = """
import resource
from zunft import Table

def play(seed):
    table = Table("strasbourg", 3, seed=seed, edition="tiny")
    while not table.over:
        seat = table.asked[0]
        table.redeal(seat, seed).copy()
        table.play(seat, table.options(seat)[0])

def used():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

for seed in range(10):
    play(seed)
before = used()
for seed in range(40):
    play(seed)
print(used() - before)
"""


@pytest.mark.slow
def test_tables_copies_and_redeals_leave_nothing_behind() -> None:
    """A buffer that is kept for ever is 8 KiB; forty games make some thousand copies."""
    found = subprocess.run([sys.executable, "-c", GAMES], capture_output=True, text=True, check=True)
    assert int(found.stdout) < 4_096, "KiB more after forty games"

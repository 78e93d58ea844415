"""Whoever watches for weeks needs no more memory than whoever watches for a minute."""

from __future__ import annotations

import subprocess
import sys

import pytest

GAMES = """
import resource
from random import Random
from zunft.research import gymnasium, openspiel, pettingzoo
from zunft.research.door import Door

door = Door("strasbourg", 3, "tiny")
position = openspiel.SpielPosition(openspiel.GAMES["strasbourg"]({"players": 3, "edition": "tiny"}), door)
rng = Random(1)
while position.is_chance_node():
    position.apply_action(rng.choice(position.legal_actions()))

def watch(times):
    for seed in range(times):
        openspiel.Observer(door).set_from(position, 0)
        for env in (pettingzoo.Turns(door), gymnasium.Alone(door)):
            env.reset(seed=seed)

def used():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

watch(300)
before = used()
watch(1500)
print(used() - before)
"""


@pytest.mark.slow
def test_environments_and_observers_that_are_gone_leave_nothing_behind() -> None:
    """The buffers of one are some 10 KiB; here are thousands of them."""
    found = subprocess.run([sys.executable, "-c", GAMES], capture_output=True, text=True, check=True)
    assert int(found.stdout) < 4_096, "KiB more"

"""Whole clubs on simulated machines: nothing acknowledged is lost or doubled, whatever goes wrong, and what would lose
something is found."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.simulation.__main__ import found_after
from tests.simulation.page import page_of
from tests.simulation.plan import plan_of
from tests.simulation.planting import PLANTED, planted
from tests.simulation.run import run, shrunk
from tests.simulation.twins import compared, twins_of

PARTS, EACH = 8, 25
TWINS = 24  # seeds
SOON = {  # planted faults that the tests look for, and a seed that finds each
    "it is told before it is written": 0,
    "a compare and set is left out": 0,
    "an answer is acknowledged before it is written": 0,
    "an fsync is left out": 16,
    "what was not written is acknowledged": 23,
    "a driver outlives its table": 2,
}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_club_loses_nothing(part: int) -> None:
    found = {seed: run(plan_of(seed)).found for seed in range(part * EACH, (part + 1) * EACH)}
    assert not any(found.values()), found


@pytest.mark.slow
def test_twins_see_the_same() -> None:
    """What a seat cannot know, and what others do in secret, changes nothing on its screen, nor when it shows it."""
    both = {seed: twins for seed in range(TWINS) if (twins := twins_of(seed))}
    assert len(both) > TWINS // 2
    found = {seed: compared(twins) for seed, twins in both.items()}
    assert not any(found.values()), found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_twins_see_the_same_in_1_000_seeds(part: int) -> None:
    both = {seed: twins for seed in range(part * 50, (part + 1) * 50) if (twins := twins_of(seed))}
    found = {seed: compared(twins) for seed, twins in both.items()}
    assert not any(found.values()), found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(100))
def test_a_club_loses_nothing_in_10_000_seeds(part: int) -> None:
    found = {seed: run(plan_of(seed)).found for seed in range(part * 100, (part + 1) * 100)}
    assert not any(found.values()), found


@pytest.mark.slow
def test_a_seed_is_one_trace() -> None:
    """In another process, too, where sets have another order."""
    code = (
        "from tests.simulation.run import run; from tests.simulation.plan import plan_of; print(run(plan_of(5)).digest)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": "1302"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == run(plan_of(5)).digest


@pytest.mark.slow
@pytest.mark.parametrize(("fault", "seed"), SOON.items())
def test_a_planted_fault_is_found(fault: str, seed: int) -> None:
    with planted(fault):
        assert run(plan_of(seed)).found


@pytest.mark.slow
def test_a_planted_leak_is_found_by_twins() -> None:
    assert found_after("a window that closes by itself is not shown", 17, 1) is not None


@pytest.mark.slow
def test_a_failing_seed_is_made_small_and_shown() -> None:
    fault, seed = next(iter(SOON.items()))
    with planted(fault):
        least = shrunk(plan_of(seed), lambda plan: bool(run(plan).found))
        done = run(least)
    assert len(least.events) <= 10
    assert done.found
    page = page_of(done)
    assert all(who in page for who in ("server 0", "anna", "spectator"))
    assert page.count("<circle") == len(done.trace)


@pytest.mark.soak
@pytest.mark.parametrize("fault", PLANTED)
def test_every_planted_fault_is_found_within_10_000_seeds(fault: str) -> None:
    assert found_after(fault, 0, 10_000) is not None

"""Runners: every job is done once, whoever does it and whoever dies."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.arena.working import dies_always, dies_once, double, refuse

from zunft.arena.runner import Here, Pool, Runner, WorkersLost, runner_of

every_runner = pytest.mark.parametrize("runner", [Here(), Pool(2)], ids=["here", "pool"])


@every_runner
def test_every_job_is_done_once(runner: Runner) -> None:
    assert sorted(runner.run(double, range(40))) == [2 * number for number in range(40)]


@every_runner
def test_what_a_job_raises_ends_the_run(runner: Runner) -> None:
    with pytest.raises(ValueError, match="Nobody doubles"):
        list(runner.run(refuse, range(4)))


def test_a_lost_worker_loses_no_job(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path / "died")) for number in range(20)]
    assert sorted(Pool(2).run(dies_once, jobs)) == list(range(20))
    assert (tmp_path / "died").exists()


@pytest.mark.slow
def test_a_job_that_kills_every_worker_is_told_and_not_tried_for_ever() -> None:
    with pytest.raises(WorkersLost, match="5 workers died one after the other"):
        list(Pool(2).run(dies_always, range(5)))


def test_nobody_works_on_when_nobody_asks_for_results() -> None:
    results = Pool(2).run(double, range(1000))
    next(iter(results))
    del results
    for worker in active_children():
        worker.join(10)
    assert not active_children()


def test_one_worker_needs_no_pool() -> None:
    assert isinstance(runner_of(1), Here)
    assert isinstance(runner_of(2), Pool)

"""Runners: every job is done once, whoever does it and whoever dies."""

from __future__ import annotations

from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path

import pytest
from tests.arena.working import dies_always, dies_once, double, long_but_the_first, refuse, stubborn

from zunft.arena import runner as running
from zunft.arena.runner import Here, Pool, Runner, Staff, WorkersLost, runner_of

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
    others = set(active_children())
    results = Pool(2).run(long_but_the_first, range(20))
    assert next(results) == 0
    workers = [worker.sentinel for worker in set(active_children()) - others]
    assert workers
    results.close()
    assert len(wait(workers, timeout=0)) == len(workers)


def test_a_worker_that_does_not_want_to_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "GRACE", 0.5)
    staff = Staff()
    worker = staff.Process(target=stubborn, args=(barrier := staff.Event(),))
    worker.start()
    assert barrier.wait(30)
    staff.dismiss()
    assert wait([worker.sentinel], timeout=10)


def test_one_worker_needs_no_pool() -> None:
    assert isinstance(runner_of(1), Here)
    assert isinstance(runner_of(2), Pool)

"""One run from its plan to what was found, and the shortest plan that still finds something."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from structlog.testing import capture_logs
from tests.simulation import checks
from tests.simulation.club import Club, Run, seeded
from tests.simulation.loop import Stuck
from tests.simulation.plan import Event, Plan

SHARED = Path("/dev/shm")


@contextmanager
def quiet() -> Iterator[None]:
    """Without the log, which says what the plan made go wrong."""
    logging.disable(logging.CRITICAL)
    try:
        with capture_logs():
            yield
    finally:
        logging.disable(logging.NOTSET)


def run(plan: Plan) -> Run:
    """Play a plan and check what came of it."""
    with quiet(), tempfile.TemporaryDirectory(dir=SHARED if SHARED.is_dir() else None) as folder:
        club = Club(plan, Path(folder))
        try:
            with seeded(club):
                club.loop.run(_all(club))
        except Stuck as stuck:
            club.fault(f"the run does not end: {stuck}")
        except Exception as error:  # a check that could not even be made
            club.fault(f"the run ends with {error!r}", error)
        finally:
            club.close()
    club.run.lasted = club.loop.at
    return club.run


async def _all(club: Club) -> None:
    await club.play()
    await checks.check_calm(club)
    await club.stop()
    checks.check_left(club)
    kept = await checks.kept_in(club, club.people.table)
    checks.check_run(club, kept)
    await checks.check_moved(club, kept)
    club.run.answered = sum(asked.outcome == "answered" for asked in club.people.asked)


def shrunk(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """The same plan with as few events as still fail: parts are left out, the large ones first."""
    events, size = plan.events, max(len(plan.events) // 2, 1)
    while True:
        kept = _without_parts(plan, events, size, fails)
        if len(kept) == len(events) and size == 1:
            return plan.with_events(kept)
        events, size = kept, max(min(size, len(kept)) // 2, 1)


def _without_parts(plan: Plan, events: Sequence[Event], size: int, fails: Callable[[Plan], bool]) -> tuple[Event, ...]:
    kept, at = tuple(events), 0
    while at < len(kept):
        less = kept[:at] + kept[at + size :]
        if fails(plan.with_events(less)):
            kept = less
        else:
            at += size
    return kept

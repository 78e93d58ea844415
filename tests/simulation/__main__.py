"""Plays clubs on simulated machines, one for each seed, and says what was found.

    python -m tests.simulation --seeds 1000                    seeds 0 to 999
    python -m tests.simulation --seeds 1 --first 4711 --trace  one seed, with everything that happened
    python -m tests.simulation --planted                       how soon each planted fault is found
    python -m tests.simulation --plant "an fsync is left out"  one of them, made small, as a page

A seed that fails is made small and written as a page with a line for each actor.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import nullcontext
from pathlib import Path

import tests.simulation.planted  # noqa: F401 - it plants the faults
from tests.simulation.club import Run
from tests.simulation.page import page_of
from tests.simulation.plan import DEEDS, FAULTS, Plan, plan_of
from tests.simulation.planting import FOR_TWINS, PLANTED, may_show, planted
from tests.simulation.run import run, shrunk
from tests.simulation.twins import compared, twins_of

TWIN_SHARE = 8  # of so many seeds one is played as twins, too
YEAR = 365 * 24 * 3600.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=100, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--title", help="play this title alone")
    parser.add_argument("--trace", action="store_true", help="print what happened")
    parser.add_argument("--planted", action="store_true", help="plant each fault and look for it")
    parser.add_argument("--plant", choices=sorted(PLANTED), help="plant this fault and look for it")
    parser.add_argument("--pages", type=Path, default=Path("build/simulation"), help="where pages are written")
    given = parser.parse_args()
    if given.planted:
        return _find_all(given.first, given.seeds)
    with planted(given.plant) if given.plant else nullcontext():
        return _play(given)


def _play(given: argparse.Namespace) -> int:
    begun, answered, lasted, faults, bad = time.process_time(), 0, 0.0, 0, 0
    for seed in range(given.first, given.first + given.seeds):
        done = run(plan_of(seed, given.title))
        answered, lasted = answered + done.answered, lasted + done.lasted
        faults += sum(event.what in FAULTS for event in done.plan.events)
        if seed % TWIN_SHARE == 0 and not given.plant:
            done.found.extend(compared(twins) if (twins := twins_of(seed)) else [])
        if given.trace:
            print("\n".join(done.trace))
        if done.found:
            bad += 1
            _show(done, given.pages)
            if given.plant:
                break
    took = time.process_time() - begun
    played = seed + 1 - given.first
    print(
        f"{played} seeds, {bad} failed; {answered} answers, {faults} faults of {len(FAULTS)} kinds, "
        f"{lasted / 3600:.2f} hours of a club in {took:.1f} s of a core: "
        f"{lasted / took * 3600 / YEAR:.3f} club-years, {played / took * 3600:.0f} seeds and "
        f"{faults / took * 3600:.0f} faults an hour of a core"
    )
    return 1 if bad else 0


def _show(done: Run, folder: Path) -> None:
    """What a seed has found, by as few events as still find it."""
    kind = done.found[0].split(" [")[0].split(":")[0]
    least = shrunk(done.plan, lambda plan: any(each.startswith(kind) for each in run(plan).found))
    small = run(least)
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / f"{least.seed}.html"
    page.write_text(page_of(small))
    print(f"seed {least.seed}: {done.found[0]}")
    print(f"  of {len(done.plan.events)} events {len(least.events)} are left, in {page}: {_listed(least)}")


def _listed(plan: Plan) -> str:
    return "; ".join(str(event).strip() for event in plan.events)


def found_after(name: str, first: int, most: int) -> tuple[int, str] | None:
    """After how many seeds a planted fault is found, and by what."""
    find = _found_by_twins if name in FOR_TWINS else _found_in_run
    with planted(name):
        for seed in range(first, first + most):
            if found := find(name, seed):
                return seed - first + 1, found[0]
    return None


def _found_in_run(name: str, seed: int) -> list[str]:
    return run(plan).found if may_show(name, plan := plan_of(seed)) else []


def _found_by_twins(name: str, seed: int) -> list[str]:
    return compared(twins) if (twins := twins_of(seed)) else []


def _find_all(first: int, most: int) -> int:
    missed = 0
    for name in PLANTED:
        after = found_after(name, first, most)
        missed += after is None
        print(f"{name}: " + (f"seed {after[0]}, {after[1]}" if after else f"not found in {most} seeds"), flush=True)
    print(f"{len(PLANTED) - missed} of {len(PLANTED)} planted faults were found, {len(DEEDS)} kinds of deeds played")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

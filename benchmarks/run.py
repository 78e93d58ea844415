"""Times Zunft, interpreted and compiled, and its peers in one interleaved run on one core."""

import argparse
import fnmatch
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import environments
import ours
import peers

SLICE = 0.12  # seconds
ROUNDS = 25


@dataclass
class Worker:
    """A process that measures one thing, and what it answered, round by round."""

    name: str
    process: subprocess.Popen[str]
    unit: str = ""
    about: dict[str, str] = field(default_factory=dict)
    rates: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"{self.name} ended early")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def go(self, seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"go {seconds}\n")
        self.process.stdin.flush()
        return self.hear()

    def measure(self) -> None:
        answer = self.go(SLICE)
        self.rates.append(answer["count"] / answer["seconds"])
        self.games.append(answer["games"] / answer["seconds"])

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@dataclass(frozen=True)
class Goal:
    """A figure to reach, or to stay under, and how it is read from the run."""

    text: str
    read: Callable[[dict[str, Worker]], float]
    bound: float
    below: bool = False

    def reached(self, value: float) -> bool:
        return value < self.bound if self.below else value >= self.bound


def ratio(workers: dict[str, Worker], name: str, base: str) -> float:
    """The median of the ratios inside each round, which a slow minute of the machine does not move."""
    pairs = zip(workers[name].rates, workers[base].rates, strict=True)
    return median(mine / theirs for mine, theirs in pairs)


def rate(workers: dict[str, Worker], name: str) -> float:
    return median(workers[name].rates)


def playouts(bound: float) -> Goal:
    text = "compiled playouts to OpenSpiel's C++ hearts rollouts, decisions"
    return Goal(text, lambda w: ratio(w, "compiled/playouts", "peers/hearts-rollouts"), bound)


def driven(peer: str, name: str, bound: float) -> Goal:
    text = f"compiled engine to {name}, both driven from Python"
    return Goal(text, lambda w: ratio(w, "compiled/engine", f"peers/{peer}"), bound)


def copies(bound: float) -> Goal:
    return Goal("compiled copies a second", lambda w: rate(w, "compiled/copies"), bound)


REDEALS = Goal("compiled redeals a second", lambda w: rate(w, "compiled/redeals"), 150_000)
REPLAY = Goal("replay of a whole game, ms", lambda w: 1000 / rate(w, "compiled/replay"), 20, below=True)

# What a title is to reach with four players.
GOALS = {
    "flanders": [
        playouts(0.5),
        driven("hearts", "OpenSpiel's hearts", 4),
        driven("catanatron", "Catanatron", 50),
        copies(400_000),
        REPLAY,
    ],
    "gilde": [playouts(1 / 3), driven("hearts", "OpenSpiel's hearts", 3), copies(200_000)],
    "strasbourg": [playouts(1), driven("hearts", "OpenSpiel's hearts", 6), copies(400_000), REDEALS],
}


def baseline(name: str) -> str:
    """What a row of the table is compared with."""
    side, measure = name.split("/")
    if side == "compiled":
        return f"interpreted/{measure}"
    if side == "interpreted" and measure not in ("playouts", "engine", "table"):
        return ""
    return "peers/hearts"


def main() -> None:
    """Start the workers, run the rounds, print and write the results."""
    args = arguments()
    core = pin()
    workers, missing = start_all(wanted(args.only), args)
    try:
        rounds(list(workers.values()), args.rounds)
    except EOFError as problem:
        raise SystemExit(f"{problem}: its own words are above") from None
    finally:
        end_all(workers.values())
    report(workers, missing, args)
    if args.json:
        args.json.write_text(json.dumps(results(workers, missing, args, core), indent=2) + "\n")
    sys.exit(1 if missing else 0)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="flanders")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", action="append", metavar="PATTERN", help="such as 'compiled/*'; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there, too")
    return parser.parse_args()


def pin() -> int:
    """Keep this process, and so its workers, on one core; gives its number."""
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def wanted(patterns: list[str] | None) -> list[str]:
    """The measures to run; a measure stands beside the one it is compared with."""
    names = [f"{side}/{measure}" for measure in ours.MEASURES for side in ("interpreted", "compiled")]
    names += [f"peers/{measure}" for measure in peers.MEASURES]
    chosen = [name for name in names if any(fnmatch.fnmatch(name, p) for p in patterns or ["*"])]
    if not chosen:
        raise SystemExit("no measure has such a name; there are " + ", ".join(names))
    return chosen


def start_all(names: list[str], args: argparse.Namespace) -> tuple[dict[str, Worker], list[str]]:
    """A worker for each name, and the names of those that could not start."""
    pythons = environments.pythons({name.split("/")[0] for name in names})
    workers: dict[str, Worker] = {}
    for name in names:
        worker = start(name, pythons, args)
        if worker is not None:
            workers[name] = worker
    return workers, [name for name in names if name not in workers]


def start(name: str, pythons: dict[str, Path], args: argparse.Namespace) -> Worker | None:
    """A worker that has said what it measures; None when its environment or its measure is not there."""
    side, measure = name.split("/")
    if side not in pythons:
        return None
    worker = Worker(name, spawn(pythons[side], command(side, measure, args)))
    try:
        hello = worker.hear()
    except EOFError:
        worker.end()
        return None
    worker.unit, worker.about = hello["unit"], hello["about"]
    return worker


def command(side: str, measure: str, args: argparse.Namespace) -> list[str]:
    if side == "peers":
        return [peers.__file__, measure]
    return [ours.__file__, measure, "--title", args.title, "--seats", str(args.seats), "--expect", side]


def spawn(python: Path, words: list[str]) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    pipe = subprocess.PIPE
    return subprocess.Popen([str(python), *words], stdin=pipe, stdout=pipe, text=True, env=env)


def rounds(workers: list[Worker], count: int) -> None:
    """One slice to warm up, then the rounds; each begins one worker later than the last."""
    for worker in workers:
        worker.go(SLICE)
    for number in range(count):
        first = number % len(workers)
        for worker in workers[first:] + workers[:first]:
            worker.measure()
        tell(f"\rround {number + 1} of {count}")
    tell("\r" + " " * 30 + "\r")


def tell(text: str) -> None:
    if sys.stderr.isatty():
        print(text, end="", file=sys.stderr, flush=True)


def end_all(workers: Iterable[Worker]) -> None:
    for worker in workers:
        worker.end()


def goals_of(args: argparse.Namespace) -> list[Goal]:
    return GOALS.get(args.title, []) if args.seats == 4 else []


def report(workers: dict[str, Worker], missing: list[str], args: argparse.Namespace) -> None:
    """The table and the goals, for people."""
    print(f"{args.title}, {args.seats} seats, {args.rounds} rounds of {SLICE} s, one core, medians\n")
    for worker in workers.values():
        print(line(worker, workers))
    if missing:
        print("\nnot measured: " + ", ".join(missing))
    if goals := goals_of(args):
        print("\ngoals")
        for goal in goals:
            print("  " + verdict(goal, workers))


def line(worker: Worker, workers: dict[str, Worker]) -> str:
    base = baseline(worker.name)
    compared = ""
    if base in workers and base != worker.name:
        compared = f"{figure(ratio(workers, worker.name, base)):>8} x {base}"
    games = median(worker.games)
    played = f"{figure(games)} games/s" if games else ""
    speed = f"{figure(median(worker.rates)):>12} {worker.unit}/s"
    return f"  {worker.name:<22}{speed:<24}{played:>18}  {compared}".rstrip()


def figure(value: float) -> str:
    """Three digits or so, whatever the size."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def verdict(goal: Goal, workers: dict[str, Worker]) -> str:
    bound = f"{'under' if goal.below else 'at least'} {figure(goal.bound)}"
    value = value_of(goal, workers)
    if value is None:
        return f"not measured  {goal.text}: {bound}"
    return f"{'reached' if goal.reached(value) else 'MISSED':<12}  {goal.text}: {figure(value)}, {bound}"


def value_of(goal: Goal, workers: dict[str, Worker]) -> float | None:
    try:
        return goal.read(workers)
    except KeyError:
        return None


def results(workers: dict[str, Worker], missing: list[str], args: argparse.Namespace, core: int) -> dict[str, Any]:
    """Everything, for programs that compare runs over time."""
    return {
        "title": args.title,
        "seats": args.seats,
        "rounds": args.rounds,
        "slice_seconds": SLICE,
        "clock": "processor time of the worker",
        "core": core,
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "versions": versions(workers.values()),
        "measures": {name: as_json(worker, workers) for name, worker in workers.items()},
        "goals": [goal_json(goal, workers) for goal in goals_of(args)],
        "missing": missing,
    }


def as_json(worker: Worker, workers: dict[str, Worker]) -> dict[str, Any]:
    base = baseline(worker.name)
    return {
        "unit": f"{worker.unit}/s",
        "rate": median(worker.rates),
        "games_per_second": median(worker.games) or None,
        "baseline": base if base in workers else None,
        "ratio": ratio(workers, worker.name, base) if base in workers else None,
        "rates": worker.rates,
    }


def goal_json(goal: Goal, workers: dict[str, Worker]) -> dict[str, Any]:
    value = value_of(goal, workers)
    return {
        "text": goal.text,
        "bound": goal.bound,
        "below": goal.below,
        "value": value,
        "reached": None if value is None else goal.reached(value),
    }


def versions(workers: Iterable[Worker]) -> dict[str, str]:
    found = {
        "python": platform.python_version(),
        "compiler": environments.compiler(),
        "cpu": environments.cpu(),
        "commit": environments.commit(),
    }
    for worker in workers:
        found.update(worker.about)
    return found


if __name__ == "__main__":
    main()

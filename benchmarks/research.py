"""Times the doors for researchers and PettingZoo's classic environments in one interleaved run on one core."""

import argparse
from pathlib import Path
from statistics import median

import doors
import environments
from run import ROUNDS, Goal, Worker, end_all, figure, pin, rate, ratio, rounds, spawn, verdict

SHARES = {"strasbourg": 0.50, "flanders": 0.33, "gilde": 0.52}  # of the bare engine's steps that a batch is to reach
UNMASKED = {"rps_v2"}  # no choice is ever restricted there, so it has no mask and no game to speak of


def fastest(workers: dict[str, Worker], names: list[str]) -> str:
    return max((name for name in names if name in workers), key=lambda name: rate(workers, name))


def goals(workers: dict[str, Worker], title: str) -> list[Goal]:
    """What the doors are to reach."""
    found = [Goal(f"{title}: batch, steps a second", lambda w: rate(w, f"{title}/batch"), 300_000)]
    if title in SHARES:
        found.append(share(title))
    if classic := [name for name in doors.CLASSIC if name in workers]:
        masked = [name for name in classic if name not in UNMASKED]
        found.append(against(title, fastest(workers, masked), "the fastest classic environment with a mask"))
        found.append(against(title, fastest(workers, classic), "the fastest of all"))
    return found


def share(title: str) -> Goal:
    text = f"{title}: batch with observation and mask to the bare engine, both driven from Python"
    return Goal(text, lambda w: ratio(w, f"{title}/batch", f"{title}/engine"), SHARES[title])


def against(title: str, peer: str, which: str) -> Goal:
    return Goal(f"{title}: AEC to {peer}, {which}", lambda w: ratio(w, f"{title}/aec", peer), 8)


def main() -> None:
    """Start the workers, run the rounds, print what came out."""
    args = arguments()
    pin()
    workers = start_all(args)
    try:
        rounds(list(workers.values()), args.rounds)
    except EOFError as problem:
        raise SystemExit(f"{problem}: its own words are above") from None
    finally:
        end_all(workers.values())
    report(workers, args)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", nargs="+", default=["strasbourg", "flanders", "gilde"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--measures", nargs="+", default=list(doors.MEASURES), choices=list(doors.MEASURES))
    parser.add_argument("--classic", nargs="*", default=list(doors.CLASSIC), choices=list(doors.CLASSIC))
    return parser.parse_args()


def start_all(args: argparse.Namespace) -> dict[str, Worker]:
    """A worker for every measure of every title, and for every classic environment."""
    pythons = environments.pythons({"compiled", "peers"} if args.classic else {"compiled"})
    wanted: dict[str, tuple[str, list[str]]] = {
        f"{title}/{measure}": ("compiled", [measure, "--title", title, "--seats", str(args.seats)])
        for title in args.titles
        for measure in args.measures
    }
    wanted |= {name: ("peers", [name]) for name in args.classic}
    started = {name: start(name, pythons[side], words) for name, (side, words) in wanted.items() if side in pythons}
    return {name: worker for name, worker in started.items() if worker is not None}


def start(name: str, python: Path, words: list[str]) -> Worker | None:
    worker = Worker(name, spawn(python, [doors.__file__, *words]))
    try:
        hello = worker.hear()
    except EOFError:
        worker.end()
        return None
    worker.unit, worker.about = hello["unit"], hello["about"]
    return worker


def report(workers: dict[str, Worker], args: argparse.Namespace) -> None:
    print(f"{args.seats} seats, {args.rounds} rounds, one core, medians\n")
    for name, worker in workers.items():
        title, _, measure = name.partition("/")
        bare = f"{title}/engine"
        compared = ""
        if measure and measure != "engine" and bare in workers:
            cost = median(1e6 / own - 1e6 / base for own, base in zip(worker.rates, workers[bare].rates, strict=True))
            compared = (
                f"{cost:>7.2f} µs a step on top of the bare engine, {ratio(workers, name, bare):.2f} of its steps"
            )
        print(f"  {name:<28}{figure(rate(workers, name)):>12} {worker.unit}/s  {compared}".rstrip())
    print("\ngoals")
    for title in args.titles:
        for goal in goals(workers, title):
            print("  " + verdict(goal, workers))


if __name__ == "__main__":
    main()

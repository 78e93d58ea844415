"""Counts the instructions of compiled random games and of bots that search with callgrind, which noise cannot touch."""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import Any, NoReturn

import environments
import ours

RECORD = environments.HERE / "instructions.json"
SEATS = {"flanders": 4, "strasbourg": 4, "gilde": 4}
TIMES = {"game": 100, "decision": 30}  # what is counted, and how often
BOT = "ismcts:20"  # goes through search, evaluation and habit of a title
APART = 11  # answers between two of its decisions, so that it is asked everything that a title asks
ALLOWED = 1.10

Name = tuple[str, str]  # title and what is done
Counts = dict[Name, int]


def main() -> None:
    """Count, then print, record or check."""
    args = arguments()
    titles = [args.title] if args.title else list(SEATS)
    if args.do:
        do(titles)
        return
    if shutil.which("valgrind") is None:
        done("valgrind is not installed here: instructions were not counted", failed=args.record)
    if not environments.python("compiled").exists():
        done("there is no .venv-compiled: instructions were not counted", failed=True)
    if args.check:
        check(titles)
    counts = instructions(titles)
    for (title, what), count in counts.items():
        print(f"{title}: {count:,} instructions a {what}")
    if args.record:
        record(counts)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=SEATS, help="only this one")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="fail when a count rose by more than 10 %%")
    what.add_argument("--record", action="store_true", help=f"write the counts to {RECORD.name}")
    what.add_argument("--do", action="store_true", help="only do what is counted")
    return parser.parse_args()


def done(sentence: str, *, failed: bool = False) -> NoReturn:
    print(sentence, file=sys.stderr if failed else sys.stdout)
    sys.exit(1 if failed else 0)


# --- what is counted ------------------------------------------------------------------------------


def do(titles: Sequence[str]) -> None:
    """Each thing in a process of its own, after each was done once: what is set up at first belongs to none of them."""
    if not ours.engine_is_compiled():
        done("the engine in .venv-compiled is not compiled", failed=True)
    works = {name: work for title in titles for name, work in works_of(title).items()}
    for work in works.values():
        work(1)
    apart(("", "nothing"), lambda: None)
    for (title, what), work in works.items():
        apart((title, what), partial(work, TIMES[what]))


def works_of(title: str) -> dict[Name, Callable[[int], None]]:
    """Random games, and random games in which a bot is asked now and then what it would answer."""
    playouts, seeds = ours.Playouts(title, SEATS[title]), iter(range(100, 1000))
    bot, sights = ours.bot(BOT, title, SEATS[title]), ours.sights(playouts.game, APART)

    def play(games: int) -> None:
        for seed in islice(seeds, games):
            playouts.play(seed)

    def decide(decisions: int) -> None:
        for sight in islice(sights, decisions):
            bot.decide(sight)

    return {(title, "game"): play, (title, "decision"): decide}


def apart(name: Name, work: Callable[[], None]) -> None:
    """Do it in a copy of this process, and say in which."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        work()
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        done(f"{' '.join(name)} failed", failed=True)
    print(child, *name, sep=" ")


# --- counting -------------------------------------------------------------------------------------


def instructions(titles: Sequence[str]) -> Counts:
    """Of each thing, without those of a process that does nothing."""
    words = [str(environments.python("compiled")), __file__, "--do"]
    words += ["--title", *titles] if len(titles) == 1 else []
    run(words)  # writes the .pyc files, so that no counted run does
    ended = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *words])
    collected = {pid: int(count) for pid, count in re.findall(r"==(\d+)== Collected : (\d+)", ended.stderr)}
    counts = {(title, what): collected[pid] for pid, title, what in re.findall(r"(\d+) (\w*) (\w+)\n", ended.stdout)}
    nothing = counts.pop(("", "nothing"))
    return {name: round((count - nothing) / TIMES[name[1]]) for name, count in counts.items()}


def run(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run with a fixed hash seed."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    ended = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise SystemExit(f"{' '.join(words)} failed:\n{ended.stderr}")
    return ended


def versions() -> dict[str, str]:
    """What a count depends on besides the source."""
    words = ("-c", "import platform; print(platform.python_version())")
    python = environments.said(str(environments.python("compiled")), *words)
    return {"compiler": environments.compiler(), "python": python, "machine": platform.machine()}


def recorded() -> dict[str, Any]:
    entries: dict[str, Any] = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    return entries


def record(counts: Counts) -> None:
    entries = recorded()
    for (title, what), count in counts.items():
        entry = {} if what == next(iter(TIMES)) else entries[title]
        entries[title] = {**entry, f"instructions_per_{what}": count, f"{what}s": TIMES[what]}
    for title, _ in counts:
        entries[title] |= {"seats": SEATS[title], "bot": BOT, **versions()}
    RECORD.write_text(json.dumps(entries, indent=2, sort_keys=True) + "\n")


def check(titles: Sequence[str]) -> NoReturn:
    """Compare with the record where the versions match; always ends the program."""
    entries, here = recorded(), versions()
    comparable = [title for title in titles if is_comparable(title, entries.get(title), here)]
    counts = instructions(comparable) if comparable else {}
    risen = [compare(name, count, entries[name[0]][f"instructions_per_{name[1]}"]) for name, count in counts.items()]
    sys.exit(1 if any(risen) else 0)


def is_comparable(title: str, entry: dict[str, Any] | None, here: dict[str, str]) -> bool:
    """A record of other versions says nothing; then a sentence says so."""
    if entry is None:
        print(f"{title}: no count is recorded yet, so there is nothing to compare with")
        return False
    other = [f"{name} {entry[name]} there, {here[name]} here" for name in here if entry[name] != here[name]]
    if other:
        print(f"{title}: not compared, the record was made with another version: {'; '.join(other)}")
    return not other


def compare(name: Name, count: int, before: int) -> bool:
    """Says how a count has changed, and gives whether it is too much."""
    title, what = name
    risen = count > before * ALLOWED
    change = f"{title}: {count:,} instructions a {what}, {100 * count / before - 100:+.1f} % against the record"
    print(f"{change}, more than 10 % up" if risen else change, file=sys.stderr if risen else sys.stdout)
    return risen


if __name__ == "__main__":
    main()

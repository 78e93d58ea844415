"""Counts the instructions of a compiled random game with callgrind, which noise cannot touch."""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from typing import Any, NoReturn

import environments
import ours

RECORD = environments.HERE / "instructions.json"
SEATS = {"flanders": 4, "strasbourg": 4, "gilde": 4}
GAMES = 100
ALLOWED = 1.10


def main() -> None:
    """Count, then print, record or check."""
    args = arguments()
    if args.play:
        play(args.title, args.play)
        return
    if shutil.which("valgrind") is None:
        done("valgrind is not installed here: instructions were not counted", failed=args.record)
    if not environments.python("compiled").exists():
        done("there is no .venv-compiled: instructions were not counted", failed=True)
    if args.check:
        check(args.title)
    count = instructions_per_game(args.title)
    print(f"{args.title}: {count:,} instructions a game")
    if args.record:
        record(args.title, count)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="flanders", choices=SEATS)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="fail when the count rose by more than 10 %%")
    what.add_argument("--record", action="store_true", help=f"write the count to {RECORD.name}")
    what.add_argument("--play", type=int, metavar="GAMES", help="only play, which is what is counted")
    return parser.parse_args()


def done(sentence: str, *, failed: bool = False) -> NoReturn:
    print(sentence, file=sys.stderr if failed else sys.stdout)
    sys.exit(1 if failed else 0)


def play(title: str, games: int) -> None:
    """Random games with the seeds 1, 2, 3 and so on."""
    if not ours.engine_is_compiled():
        done("the engine in .venv-compiled is not compiled", failed=True)
    playouts = ours.Playouts(title, SEATS[title])
    for seed in range(1, games + 1):
        playouts.play(seed)


def instructions_per_game(title: str) -> int:
    """The difference between many games and twice as many, so that the start of Python cancels out."""
    run(command(title, 1))  # writes the .pyc files, so that no counted run does
    return round((counted(title, 2 * GAMES) - counted(title, GAMES)) / GAMES)


def counted(title: str, games: int) -> int:
    """Instructions of a whole process that plays so many games."""
    callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    found = re.search(r"Collected : (\d+)", run(callgrind + command(title, games)))
    if found is None:
        raise SystemExit("callgrind did not say how many instructions it collected")
    return int(found[1])


def command(title: str, games: int) -> list[str]:
    return [str(environments.python("compiled")), __file__, "--title", title, "--play", str(games)]


def run(words: list[str]) -> str:
    """Run with a fixed hash seed; gives what was said on the error stream."""
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    ended = subprocess.run(words, env=env, stderr=subprocess.PIPE, text=True, check=False)
    if ended.returncode:
        raise SystemExit(f"{' '.join(words)} failed:\n{ended.stderr}")
    return ended.stderr


def versions() -> dict[str, str]:
    """What a count depends on besides the source."""
    words = ("-c", "import platform; print(platform.python_version())")
    python = environments.said(str(environments.python("compiled")), *words)
    return {"compiler": environments.compiler(), "python": python, "machine": platform.machine()}


def recorded() -> dict[str, Any]:
    entries: dict[str, Any] = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    return entries


def record(title: str, count: int) -> None:
    entries = recorded()
    entries[title] = {"instructions_per_game": count, "seats": SEATS[title], "games": GAMES, **versions()}
    RECORD.write_text(json.dumps(entries, indent=2, sort_keys=True) + "\n")


def check(title: str) -> NoReturn:
    """Compare with the record where the versions match; always ends the program."""
    entry = recorded().get(title)
    if entry is None:
        done(f"{title}: no count is recorded yet, so there is nothing to compare with")
    here = versions()
    other = [f"{name} {entry[name]} there, {here[name]} here" for name in here if entry[name] != here[name]]
    if other:
        done(f"{title}: not compared, the record was made with another version: {'; '.join(other)}")
    count, before = instructions_per_game(title), entry["instructions_per_game"]
    change = f"{title}: {count:,} instructions a game, {100 * count / before - 100:+.1f} % against the record"
    if count > before * ALLOWED:
        done(f"{change}, more than 10 % up", failed=True)
    done(change)


if __name__ == "__main__":
    main()

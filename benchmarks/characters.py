"""Plays The Guild with bots of three characters, many games for each number of players, and writes what came of it.

$ .venv-compiled/bin/python benchmarks/characters.py --games 2000
"""

import argparse
import multiprocessing
import sys
import time
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import environments
import ours
from characters_game import Match, Record, new_deck, seed_of
from characters_report import report
from characters_sight import Deck, edition_of
from characters_worth import CHARACTERS, Character

PAGE = environments.ROOT / "docs" / "rules" / "gilde-report.md"
MARK = "<!-- The tables below are written by benchmarks/characters.py. -->"
PLAYERS = (2, 3, 4, 5, 6)
ALONE = 4  # players, where all are of one character
CHUNK = 20  # games that a process plays before it hands them over
Job = tuple[int, int, tuple[Character, ...]]  # players, number of the game, characters that are mixed


def main() -> None:
    args = arguments()
    began = time.monotonic()
    head, edition, cast = about(args), edition_of(), characters(args.lead)
    games = {seats: play_all([(seats, game, cast) for game in range(args.games)], args) for seats in args.players}
    alone = {
        character.name: play_all([(ALONE, game, (character,)) for game in range(args.games // 4)], args)
        for character in cast
    }
    text = f"{head}\n\n{report(games, alone, deck(), edition)}"
    tell(f"{(time.monotonic() - began) / 60:.0f} minutes\n")
    if args.write:
        write(PAGE, text)
    else:
        print(text, end="")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS, choices=PLAYERS)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--lead", type=int, help="votes ahead with which an election is requested; Counts want 2 more")
    parser.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}, print nothing")
    return parser.parse_args()


def characters(lead: int | None) -> tuple[Character, ...]:
    """The three of them, as they are or with another lead."""
    if lead is None:
        return CHARACTERS
    return tuple(replace(one, lead=lead + 2 if one.name == "Count" else lead) for one in CHARACTERS)


@lru_cache
def deck() -> Deck:
    return new_deck()


def play_all(jobs: list[Job], args: argparse.Namespace) -> list[Record]:
    """Every game; the order, and so the report, does not depend on the number of processes."""
    if args.workers == 1:
        return [played(job) for job in progress(jobs)]
    with multiprocessing.Pool(args.workers) as pool:
        return list(pool.imap(played, progress(jobs), CHUNK))


def progress(jobs: list[Job]) -> list[Job]:
    if jobs:
        tell(f"{len(jobs)} games of {jobs[0][0]} players\n")
    return jobs


def tell(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)


def played(job: Job) -> Record:
    seats, game, cast = job
    return Match(deck(), seats, seed_of(seats, game), cast).play()


def about(args: argparse.Namespace) -> str:
    """What was played, so that it can be played again."""
    built = "compiled" if ours.engine_is_compiled() else "interpreted"
    return (
        f"{args.games:,} games for each number of players, {args.games // 4:,} of each character alone; edition "
        f"reconstruction, default options; engine {built}, Python {ours.versions()['python']}. "
        f"Shares are in percent with their 95 % intervals."
    )


def write(page: Path, text: str) -> None:
    """Everything below the mark is written anew."""
    kept, mark, _ = page.read_text("utf-8").partition(MARK)
    if not mark:
        raise SystemExit(f"{page} has no line {MARK}")
    page.write_text(f"{kept}{MARK}\n\n{text}", "utf-8")


if __name__ == "__main__":
    main()

"""The decisions of frozen bots: recorded as they were when they were frozen, a letter each.

``.venv-compiled/bin/python -m tests.contract.frozen`` records the bots that are not recorded yet. What is recorded is
never written anew for another reason than that the rules of a title have changed, so that its positions are others.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from zunft.arena.match import Match, Setting
from zunft.bots import Bot, Sight, make_bot
from zunft.bots.frozen import AT, FREEZES, frozen_names

FILE = Path(__file__).parent / "frozen.json"
SEATS = 4
DECISIONS = 1_000
ROW = 100  # letters a line of the file
APART = 11  # one of so many positions of a random game is taken
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

# The named options that the positions are of, whatever the defaults are today.
OPTIONS = {
    "flanders": {"guilds": "seat", "hands": "covered", "centres": "chosen", "covers": "dead"},
    "gilde": {"sell_anytime": "off", "stop": "after-60-rounds"},
    "strasbourg": {"first_draw": "compulsory", "money": "screened", "planning": "at-once"},
}

Recorded = dict[str, list[str]]


def names() -> list[str]:
    """Every frozen bot with every title that there was when it was frozen."""
    bots = [f"{name}{AT}{number}" for number in FREEZES for name in frozen_names(number)]
    return [f"{title} {bot}" for title in sorted(OPTIONS) for bot in bots]


class Wanderer(Bot):
    """Answers at random, and keeps some of the positions in which it had a choice."""

    name = "wanderer"

    def __init__(self, seed: int, kept: list[Sight]) -> None:
        super().__init__(seed)
        self.kept = kept

    def decide(self, sight: Sight) -> int:
        if len(sight.moves) > 1 and self.rng.randrange(APART) == 0:
            self.kept.append(sight)
        return self.rng.choice(sight.moves)


def sights(title: str) -> Iterator[Sight]:
    """Positions of random games."""
    setting, seed = Setting(title, SEATS, None, tuple(OPTIONS[title].items())), 0
    while True:
        kept: list[Sight] = []
        Match(setting, [Wanderer(SEATS * seed + seat, kept) for seat in range(SEATS)], seed).play()
        yield from kept
        seed += 1


def letters(name: str, count: int) -> str:
    """What a bot decides in the first positions, a letter each."""
    title, spec = name.split()
    return "".join(
        letter(make_bot(spec, title, SEATS, at).choose(sight)) for at, sight in enumerate(islice(sights(title), count))
    )


def letter(option: str) -> str:
    """One of 64 that stands for an answer."""
    return LETTERS[hashlib.sha256(option.encode()).digest()[0] % len(LETTERS)]


def recorded() -> dict[str, str]:
    found: Recorded = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return {name: "".join(rows) for name, rows in found.items()}


def record() -> None:
    known = recorded()
    for name in names():
        if name not in known:
            known[name] = letters(name, DECISIONS)
            found = {each: [one[at : at + ROW] for at in range(0, len(one), ROW)] for each, one in known.items()}
            FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
            print(name, flush=True)


if __name__ == "__main__":
    record()

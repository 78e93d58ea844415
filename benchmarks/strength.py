"""How strong the bots are: each level against the one before, the top level against `greedy`, and a search that weighs
what others have done against one that does not; and how far search gets with the time that a person would take.

    .venv-compiled/bin/python benchmarks/strength.py --write

Every line is judged by the arena's sequential test on paired deals. What was found stands in
`benchmarks/strength.json`, and a line that is there is not played again as long as its two bots are made of the same;
games of a line that was broken off are under `build/strength`. `--write` puts what was found into `docs/strength.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import judge_page
import zunft
from on_record import with_an_end
from zunft.arena.gate import Terms, gate
from zunft.arena.match import Setting
from zunft.arena.runner import runner_of
from zunft.bots.levels import LEVELS, spec_of
from zunft.version import describe

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "build/strength"
KEPT = ROOT / "benchmarks/strength.json"
PAGE = ROOT / "docs/strength.md"
JUDGES = ROOT / "benchmarks/judge.json"
SEED = 1302
SEATS = 4
LEAST_WITHOUT_SEARCH, LEAST_WITH_SEARCH = 2_000, 300
MOST_WITHOUT_SEARCH, MOST_WITH_SEARCH = 4_000, 600
# What a core does in less than a second, for the titles where the top level does not win twice its fair share.
WITHIN_A_SECOND = {"flanders": "ismcts:3500", "strasbourg": "ismcts:5000"}
FEW = 100  # games of those, which take twenty seconds each
PLAIN, INFERRING = "ismcts:60", "ismcts:60:0:4"  # the second one takes the likelier of four worlds


@dataclass(frozen=True)
class Line:
    """One bot against tables full of another."""

    title: str
    seats: int
    new: str
    old: str

    @property
    def setting(self) -> Setting:
        return Setting(self.title, self.seats, None, with_an_end(self.title, self.seats))

    @property
    def searches(self) -> bool:
        return any("ismcts" in self.made_of(bot) for bot in (self.new, self.old))

    @property
    def least(self) -> int:
        if self.new in WITHIN_A_SECOND.values():
            return FEW
        return LEAST_WITH_SEARCH if self.searches else LEAST_WITHOUT_SEARCH

    @property
    def most(self) -> int:
        return max(self.least, MOST_WITH_SEARCH if self.searches else MOST_WITHOUT_SEARCH)

    @property
    def name(self) -> str:
        return f"{self.title} {self.seats}: {self.made_of(self.new)} against {self.made_of(self.old)}"

    def made_of(self, bot: str) -> str:
        return spec_of(bot, self.title, self.seats) if bot in LEVELS else bot

    @property
    def folder(self) -> Path:
        return GAMES / f"{self.title}-{self.seats}-{self.new}-{self.old}".replace(":", "_")


@dataclass(frozen=True)
class Found:
    """What the gate said of a line."""

    verdict: str
    share: float
    low: float
    high: float
    games: int


def lines(title: str) -> Iterator[Line]:
    """The lines of one title: levels at four seats, the top level against `greedy` everywhere, search that takes its
    time, inference."""
    for old, new in pairwise(LEVELS):
        yield Line(title, SEATS, new, old)
    for seats in sorted(zunft.about(title)["seats"], key=lambda seats: (seats != SEATS, seats)):
        yield Line(title, seats, LEVELS[-1], "greedy")
    if title in WITHIN_A_SECOND:
        yield Line(title, SEATS, WITHIN_A_SECOND[title], "greedy")
    yield Line(title, SEATS, INFERRING, PLAIN)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=zunft.titles(), action="append", help="only this one; may be given again")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--write", action="store_true", help=f"put what is there into {PAGE.relative_to(ROOT)}")
    chosen = parser.parse_args()
    print(describe())
    for title in chosen.title or zunft.titles():
        for line in lines(title):
            print(row(line, play(line, chosen.workers)), flush=True)
    if chosen.write:
        PAGE.write_text(page(), encoding="utf-8")


def play(line: Line, workers: int) -> Found:
    """Play a line to its verdict, unless that was done before."""
    if (known := found()).get(line.name):
        return known[line.name]
    terms = Terms(least=line.least, most=line.most)
    verdict = gate(line.setting, line.old, line.new, SEED, terms, runner_of(workers), line.folder)
    share = verdict.share
    keep(line.name, Found(verdict.word, share.part, share.low, share.high, verdict.games))
    return found()[line.name]


def found() -> dict[str, Found]:
    """What is known so far, by the names of lines."""
    text = KEPT.read_text(encoding="utf-8") if KEPT.exists() else "{}"
    return {name: Found(**figures) for name, figures in json.loads(text).items()}


def keep(name: str, figures: Found) -> None:
    known = {each: rounded(one) for each, one in sorted((found() | {name: figures}).items())}
    KEPT.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def rounded(figures: Found) -> dict[str, object]:
    """No more digits than were measured."""
    return {name: round(one, 5) if isinstance(one, float) else one for name, one in asdict(figures).items()}


def row(line: Line, found: Found) -> str:
    """A row of the table."""
    share = f"{100 * found.share:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    fair = f"{100 / line.seats:.0f} %"
    who = f"{line.new} | {line.old}"
    return f"| {line.title} | {line.seats} | {who} | {found.verdict} | {share} | {fair} | {found.games:,} |"


def page() -> str:
    """The document: what the levels are, and what is known of them so far."""
    known = found()
    every = [line for title in zunft.titles() for line in lines(title)]
    done = [(line, known[line.name]) for line in every if line.name in known]
    specs = [
        f"| {title} | " + " | ".join(f"`{spec_of(level, title, SEATS)}`" for level in LEVELS) + " |"
        for title in zunft.titles()
    ]
    table = [row(line, found) for line, found in done]
    levels = TEXT.format(
        head=" | ".join(LEVELS), rule="---|" * len(LEVELS), specs="\n".join(specs), rows="\n".join(table)
    )
    return levels + judge_page.section(judges_found())


def judges_found() -> dict[str, Any]:
    """What `benchmarks/judge.py` has measured."""
    figures: dict[str, Any] = json.loads(JUDGES.read_text(encoding="utf-8")) if JUDGES.exists() else {}
    return figures


TEXT = """# How strong the bots are

<!-- Written by benchmarks/strength.py --write -->

The [levels](concepts/bots.md#levels) at four seats:

| title | {head} |
|---|{rule}
{specs}

One bot against tables full of another, every deal once in every seat, judged by the [gate](arena.md):
5 points of win share at stake, 5 % errors, at least 2,000 games where nobody searches and 300 where somebody does
(100 with thousands of simulations, which still take less than a second).
Flanders is played with open hands and, from three seats on, with guilds by seat; neither changes what a bot knows.
The interval holds the true share 95 times in 100. `ismcts:60:0:4` takes the likelier of four worlds for each
simulation, one in which the others stand well, since people arrange things to suit what they hold.

| title | seats | bot | against | verdict | win share | fair | games |
|---|---|---|---|---|---|---|---|
{rows}
"""


if __name__ == "__main__":
    main()

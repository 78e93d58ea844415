"""How strong the bots are: each level against the one before, and the top level against `greedy`.

    .venv-compiled/bin/python benchmarks/strength.py --write

Every line is judged by the arena's sequential test on paired deals. Lines that are done are kept under
`build/strength` and not played again; `--write` puts what is there into `docs/strength.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

import zunft
from zunft.arena.gate import Terms, gate
from zunft.arena.job import quantile
from zunft.arena.match import Setting
from zunft.arena.runner import runner_of
from zunft.bots.levels import LEVELS, spec_of
from zunft.version import describe

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build/strength"
PAGE = ROOT / "docs/strength.md"
SEED = 1302
SEATS = 4
LEAST_WITHOUT_SEARCH, LEAST_WITH_SEARCH = 2_000, 300
MOST_WITHOUT_SEARCH, MOST_WITH_SEARCH = 4_000, 600


@dataclass(frozen=True)
class Line:
    """One bot against tables full of another."""

    title: str
    seats: int
    new: str
    old: str

    @property
    def setting(self) -> Setting:
        options = (("stop", "after-60-rounds"),) if self.title == "gilde" else ()
        return Setting(self.title, self.seats, None, options)

    @property
    def searches(self) -> bool:
        return any("ismcts" in spec_of(bot, self.title, self.seats) for bot in (self.new, self.old) if bot in LEVELS)

    @property
    def folder(self) -> Path:
        return KEPT / f"{self.title}-{self.seats}-{self.new}-{self.old}"


@dataclass(frozen=True)
class Found:
    """What the gate said of a line."""

    verdict: str
    share: float
    low: float
    high: float
    games: int
    p50: float
    p95: float


def lines(title: str) -> Iterator[Line]:
    """The lines of one title: levels at four seats, then the top level against `greedy` everywhere."""
    for old, new in pairwise(LEVELS):
        yield Line(title, SEATS, new, old)
    for seats in sorted(zunft.about(title)["seats"], key=lambda seats: (seats != SEATS, seats)):
        yield Line(title, seats, LEVELS[-1], "greedy")


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
    kept = line.folder / "found.json"
    if kept.exists():
        return Found(**json.loads(kept.read_text(encoding="utf-8")))
    least, most = (
        (LEAST_WITH_SEARCH, MOST_WITH_SEARCH) if line.searches else (LEAST_WITHOUT_SEARCH, MOST_WITHOUT_SEARCH)
    )
    terms = Terms(least=least, most=most)
    verdict = gate(line.setting, line.old, line.new, SEED, terms, runner_of(workers), line.folder)
    p50, p95 = times(line)
    found = Found(verdict.word, verdict.share.part, verdict.share.low, verdict.share.high, verdict.games, p50, p95)
    kept.write_text(json.dumps(asdict(found)), encoding="utf-8")
    return found


def times(line: Line) -> tuple[float, float]:
    """The seconds that half, and 19 of 20, of the new bot's decisions did not exceed."""
    rows = [json.loads(text) for text in (line.folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    bins = [row["times"][row["line_up"].index(line.new)] for row in rows]
    return quantile(bins, 0.5), quantile(bins, 0.95)


def row(line: Line, found: Found) -> str:
    """A row of the table."""
    share = f"{100 * found.share:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    took = f"{1000 * found.p50:.1f} / {1000 * found.p95:.0f} ms"
    fair = f"{100 / line.seats:.0f} %"
    who = f"{line.new} | {line.old}"
    return f"| {line.title} | {line.seats} | {who} | {found.verdict} | {share} | {fair} | {found.games:,} | {took} |"


def page() -> str:
    """The document: what the levels are, and what is known of them so far."""
    done = [
        (line, play(line, 1))
        for title in zunft.titles()
        for line in lines(title)
        if (line.folder / "found.json").exists()
    ]
    specs = [
        f"| {title} | " + " | ".join(f"`{spec_of(level, title, SEATS)}`" for level in LEVELS) + " |"
        for title in zunft.titles()
    ]
    table = [row(line, found) for line, found in done]
    return TEXT.format(
        head=" | ".join(LEVELS), rule="---|" * len(LEVELS), specs="\n".join(specs), rows="\n".join(table)
    )


TEXT = """# How strong the bots are

<!-- Written by benchmarks/strength.py --write -->

The [levels](concepts/bots.md#levels) at four seats:

| title | {head} |
|---|{rule}
{specs}

One bot against tables full of another, every deal once in every seat, judged by the [gate](arena.md):
5 points of win share at stake, 5 % errors, at least 2,000 games where nobody searches and 300 where somebody does.
The interval holds the true share 95 times in 100.
Times are those of one decision of the first bot (median and 95th percentile) on one core of a small shared machine;
strength does not depend on them.

| title | seats | bot | against | verdict | win share | fair | games | a decision |
|---|---|---|---|---|---|---|---|---|
{rows}
"""


if __name__ == "__main__":
    main()

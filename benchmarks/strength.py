"""How strong the bots are: each level against the one before, the top level against the one of the first freeze and
against `greedy`, and a search that weighs what others have done against one that does not; and how far search gets with
the time that a person would take.

    .venv-compiled/bin/python benchmarks/strength.py --write

Every line is judged by the arena's sequential test on paired deals. What was found stands in
`benchmarks/strength.json`, and a line that is there is not played again as long as its two bots are made of the same;
games of a line that was broken off are under `build/strength`. `--write` puts what was found into `docs/strength.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import judge_page
import zunft
from on_record import with_an_end
from zunft.arena.gate import Terms, Verdict, gate
from zunft.arena.job import Row, quantile
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
FROZEN = "alderman@1"  # what the top level was before it asked the judge
SLOW = 0.95  # of all answers, this part took no longer than the time that is told
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
        return any("ismcts" in self.made_of(bot) or bot == FROZEN for bot in (self.new, self.old))

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
    milliseconds: tuple[float, float] | None = None  # that 95 of 100 answers did not exceed, of the bot and the other


def lines(title: str) -> Iterator[Line]:
    """The lines of one title: levels at four seats, the top level against `greedy` everywhere, search that takes its
    time, inference."""
    for old, new in pairwise(LEVELS):
        yield Line(title, SEATS, new, old)
    yield Line(title, SEATS, LEVELS[-1], FROZEN)
    yield from (Line(title, SEATS, FROZEN, old) for old in (LEVELS[-2], "greedy"))
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
    terms, rows = Terms(least=line.least, most=line.most), list[Row]()
    verdict = gate(line.setting, line.old, line.new, SEED, terms, runner_of(workers), line.folder, played=rows.append)
    keep(line.name, found_by(line, verdict, rows))
    return found()[line.name]


def found_by(line: Line, verdict: Verdict, rows: Sequence[Row]) -> Found:
    share, times = verdict.share, (slowest(rows, line.new), slowest(rows, line.old))
    return Found(word_of(verdict), share.part, share.low, share.high, verdict.games, times)


def word_of(verdict: Verdict) -> str:
    """Where the games did not suffice for the gate, how it looks so far."""
    fair = 1 / verdict.seats
    if verdict.decided or verdict.share.low <= fair <= verdict.share.high:
        return verdict.word if verdict.decided else "undecided"
    return "looks better" if verdict.share.part > fair else "looks worse"


def slowest(rows: Sequence[Row], bot: str) -> float:
    """The milliseconds that 95 of 100 answers of a bot did not exceed."""
    own = (times for row in rows for who, times in zip(row["line_up"], row["times"], strict=True) if who == bot)
    return 1000 * quantile(own, SLOW)


def found() -> dict[str, Found]:
    """What is known so far, by the names of lines."""
    text = KEPT.read_text(encoding="utf-8") if KEPT.exists() else "{}"
    return {name: Found(**figures) for name, figures in json.loads(text).items()}


def keep(name: str, figures: Found) -> None:
    known = {each: rounded(one) for each, one in sorted((found() | {name: figures}).items())}
    KEPT.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def rounded(figures: Found) -> dict[str, object]:
    """No more digits than were measured."""
    known = {name: round(one, 5) if isinstance(one, float) else one for name, one in asdict(figures).items()}
    del known["milliseconds"]
    times = figures.milliseconds
    return known | ({"milliseconds": [round(one, 1) for one in times]} if times else {})


def row(line: Line, found: Found) -> str:
    """A row of the table."""
    share = f"{100 * found.share:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    fair = f"{100 / line.seats:.0f} %"
    who = f"{line.new} | {line.old}"
    times = "{:.0f}; {:.0f}".format(*found.milliseconds) if found.milliseconds else ""
    return f"| {line.title} | {line.seats} | {who} | {found.verdict} | {share} | {fair} | {found.games:,} | {times} |"


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
        head=" | ".join(LEVELS), rule="---|" * len(LEVELS), specs="\n".join(specs), rows="\n".join(table), tried=TRIED
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
5 points of win share at stake, 5 % errors, as a rule at least 2,000 games where nobody searches and 300 where somebody
does (100 with thousands of simulations, which still take less than a second).
Flanders is played with open hands and, from three seats on, with guilds by seat; neither changes what a bot knows.
The interval holds the true share 95 times in 100. `ismcts:60:0:4` takes the likelier of four worlds for each
simulation, one in which the others stand well, since people arrange things to suit what they hold.

The last column, where it was taken, is the time in milliseconds that 95 of 100 answers of the bot, and of the other,
did not exceed, with a game on each of sixteen cores at the same time.

| title | seats | bot | against | verdict | win share | fair | games | ms |
|---|---|---|---|---|---|---|---|---|
{rows}

`alderman@1` is the Alderman as it was before it asked the judge. These lines were broken off after 176 to 180 games,
before the gate had its verdict; *looks better* says that the interval leaves the fair share out.
The Alderman of today was not yet played against `greedy` and `guild-master` at four seats; at other numbers it is the
same as `alderman@1`.

{tried}"""

TRIED = """## What was tried for the Alderman

Games at four seats in which each seat had another one of eight bots, all with about half of an Alderman's time
(95 of 100 answers), 119 to 121 games each; a fair place is 2.5. The number after `p` is how many answers by habit a
simulation plays on before it is judged: without another word by the judge, with `e` by the evaluation's lead.

| title | bot | place | won |
|---|---|---|---|
| flanders | p20 e, as `alderman@1` | 2.36 | 26 % |
|  | p1 | 2.52 | 21 % |
|  | p1, what did well elsewhere in the tree is tried first | 2.29 | 27 % |
|  | p1, up to 32 answers race | 2.30 | 26 % |
|  | p1, ordered by the judge | 2.41 | 26 % |
|  | p1, the tree opens later | 2.64 | 20 % |
|  | p1, a judge learnt from 2,000 games instead of 10,000 | 2.45 | 20 % |
|  | p2 | 2.22 | 33 % |
| gilde | p30 e, as `alderman@1` | 2.55 | 28 % |
|  | p10 | 2.49 | 25 % |
|  | p15 | 2.37 | 26 % |
|  | p15, four worlds looked at first | 2.33 | 23 % |
|  | p15, the tree opens sooner, what did well is tried first | 2.46 | 29 % |
|  | p20, judged half-way, too | 2.21 | 30 % |
|  | p30, judged half-way, too | 2.80 | 15 % |
|  | p15 e | 2.68 | 24 % |
| strasbourg | p24 e, as `alderman@1` | 2.41 | 26 % |
|  | p24 | 2.42 | 27 % |
|  | p24, four worlds looked at first | 2.28 | 33 % |
|  | the same, with a third of the doubt | 2.27 | 28 % |
|  | p24, the tree opens sooner, what did well is tried first | 2.45 | 26 % |
|  | p24, judged half-way, too | 2.63 | 22 % |
|  | p15 | 2.84 | 17 % |
|  | p24 e, four worlds looked at first | 2.59 | 20 % |

Such a place is sure to about 0.2 and a share to about 8 points, 95 times in 100: single lines tell little, and what was
taken over is what did well in several of them. In The Guild p1 came first in none of 31 games. Five times as many games
to learn from make the judges' log-loss at most 0.006 lower: what they go by is the limit, not how often they saw it.
"""


if __name__ == "__main__":
    main()

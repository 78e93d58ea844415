"""How well the judges know how sure they are: games that they were not learnt from, and of each at most one position a
third, with the chances that were told there and what came of it.

    .venv-compiled/bin/python benchmarks/judge.py --write

What was found stands in `benchmarks/judge.json`; games of a line that was broken off are under `build/judge`. A line is
worked out anew when it is asked for with another number of games. `--write` puts what was found into `docs/strength.md`
and draws `docs/pictures/judge.svg`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

import zunft
from judge_page import ECE_BINS, draw
from zunft.arena.match import Match
from zunft.arena.runner import runner_of
from zunft.arena.store import whole_lines
from zunft.arena.training.games import MIXED, LessonJob, bots_of, derived
from zunft.arena.training.training import TrainingCourse
from zunft.bots import Bot, SearchBot, Sight, judge_of
from zunft.bots.craft import craft_of
from zunft.engine.chance import Rng
from zunft.engine.craft import chance_of
from zunft.engine.interpreted import redeal, values
from zunft.engine.rules import State
from zunft.version import describe

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "build/judge"
KEPT = ROOT / "benchmarks/judge.json"
PAGE = ROOT / "docs/strength.md"
PICTURE = ROOT / "docs/pictures/judge.svg"
SEED = 21  # the judges were learnt from other deals
FULL, FEWER = 6_700, 2_000  # games at four seats, and at other numbers
THIRDS = 3
SEARCH = 1_000  # simulations
PERFECT = 200  # times that a perfect judge is tried
WORLDS = 32
ONE_IN = 6  # of all answers, the position before it may be looked at

Numbers = NDArray[np.float64]


class Looked(TypedDict):
    """A position, and what was said of it; by seat where it is a list."""

    third: int
    asked: int
    judge: list[float]
    curve: list[float]
    seen: list[float]  # from the view of the seat that is asked
    search: float | None  # what a search says of that seat


@dataclass(frozen=True)
class Passed:
    """A position that may be looked at when the game is over and it is known in which third it was."""

    at: int  # how many answers were given before
    asked: int
    state: State


class Game(TypedDict):
    number: int
    shares: list[float]
    places: list[int]
    positions: list[Looked]


@dataclass(frozen=True)
class Task:
    """A game to be played and looked at."""

    lesson: LessonJob
    searched: bool


@dataclass(frozen=True)
class Line:
    """The judge of a title with so many seats, in games among bots."""

    title: str
    seats: int
    bots: tuple[str, ...]
    games: int
    searched: int  # in how many of them a search is asked, too

    @property
    def name(self) -> str:
        equals = "" if self.bots == MIXED else f", all {self.bots[0]}"
        return f"{self.title} {self.seats}{equals}"

    @property
    def file(self) -> Path:
        return GAMES / (self.name.replace(",", "").replace(" ", "-").replace(":", "_") + ".jsonl")

    def tasks(self) -> Iterator[Task]:
        setting = TrainingCourse(self.title, self.seats, 0, 0).setting
        for number in range(self.games):
            yield Task(LessonJob(number, setting, self.bots, SEED), number < self.searched)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=zunft.titles(), action="append", help="only this one; may be given again")
    parser.add_argument("--seats", type=int, action="append", help="only with so many; may be given again")
    parser.add_argument("--bots", help="games among equals: all of this level, instead of mixed ones")
    parser.add_argument("--games", type=int, help=f"by default {FULL:,} at four seats, {FEWER:,} at other numbers")
    parser.add_argument("--searched", type=int, default=100, help="games in which a search is asked, too")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--write", action="store_true", help=f"put what is there into {PAGE.relative_to(ROOT)}")
    chosen = parser.parse_args()
    print(describe())
    for line in lines(chosen):
        found = found_in(line, chosen.workers)
        keep(line.name, found)
        print(line.name, json.dumps(found), flush=True)
    if chosen.write:
        write()


def lines(chosen: argparse.Namespace) -> Iterator[Line]:
    bots = (chosen.bots,) if chosen.bots else MIXED
    for title in chosen.title or zunft.titles():
        for seats in chosen.seats or zunft.about(title)["seats"]:
            if seats in zunft.about(title)["seats"]:
                games = FULL if seats == 4 else FEWER
                yield Line(title, seats, bots, games if chosen.games is None else chosen.games, chosen.searched)


def write() -> None:
    import strength

    PICTURE.write_text(draw(kept()), encoding="utf-8")
    PAGE.write_text(strength.page(), encoding="utf-8")


# --- games ----------------------------------------------------------------------------------------


def play(task: Task) -> Game:
    job = task.lesson
    watched = LookedAt(job, bots_of(job), task.searched)
    outcome = watched.play()
    return Game(number=job.number, shares=outcome.shares, places=outcome.places, positions=watched.one_a_third())


class LookedAt(Match):
    """A game in which the judge is asked now and then."""

    def __init__(self, job: LessonJob, bots: Sequence[Bot], searched: bool) -> None:
        self.luck, self.searched = Random(derived(job, "looked")), searched
        self.answered, self.passed = 0, list[Passed]()
        super().__init__(job.setting, bots, derived(job, "deal"))

    def answer(self, seat: int) -> None:
        if self.luck.randrange(ONE_IN) == 0:
            self.passed.append(Passed(self.answered, seat, self.state.copy()))
        self.answered += 1
        super().answer(seat)

    def look(self, third: int, passed: Passed) -> Looked:
        title, seat, state = self.game.key, passed.asked, passed.state
        judge, craft, seats = judge_of(title, int(state.seats)), craft_of(title), int(state.seats)
        sight = Sight(self.game, seat, redeal(self.game.rules, state, seat, Rng(self.luck.getrandbits(30))))
        leads = [chance_of(value, craft.scale, seats) for value in values(craft.evaluation, state)]
        searched = self.searched and len(sight.moves) > 1
        return Looked(
            third=third,
            asked=seat,
            judge=judge.chances_in(self.game, state),
            curve=[lead / sum(leads) for lead in leads],
            seen=judge.seen(sight, WORLDS).chances,
            search=SearchBot(1, SEARCH).think(sight)[0].chance if searched else None,
        )

    def one_a_third(self) -> list[Looked]:
        """One position of each third, drawn by lot."""
        thirds: list[list[Passed]] = [[] for _ in range(THIRDS)]
        for passed in self.passed:
            thirds[THIRDS * passed.at // self.answered].append(passed)
        return [self.look(third, self.luck.choice(some)) for third, some in enumerate(thirds) if some]


def games_of(line: Line, workers: int) -> list[Game]:
    """Those of an earlier run, and those that are played now."""
    GAMES.mkdir(parents=True, exist_ok=True)
    known: dict[int, Game] = {game["number"]: game for game in whole_lines(line.file)}
    left = [task for task in line.tasks() if task.lesson.number not in known]
    with line.file.open("a", encoding="utf-8") as file, closing(runner_of(workers).run(play, left)) as games:
        for game in games:
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            known[game["number"]] = game
    return [known[number] for number in range(line.games)]


# --- figures --------------------------------------------------------------------------------------


def found_in(line: Line, workers: int) -> dict[str, Any]:
    games = games_of(line, workers)
    rows = [(game, looked) for game in games for looked in game["positions"]]
    shares = np.array([game["shares"] for game, _ in rows])
    thirds = np.array([looked["third"] for _, looked in rows])
    said = {what: np.array([looked[what] for _, looked in rows]) for what in ("judge", "curve", "seen")}
    asked = asked_only(said["seen"], shares, rows)
    said["nothing"] = np.full(shares.shape, 1 / line.seats)
    return {
        "games": len(games),
        "positions": len(rows),
        "bots": list(line.bots),
        "loss": {what: rounded(loss(chances, shares)) for what, chances in said.items()},
        "brier": {what: rounded(brier(chances, shares)) for what, chances in said.items()},
        "gain": [rounded(one) for one in gain(said["curve"], said["judge"], shares, rows)],
        "thirds": [by_third(said, shares, asked, thirds == third) for third in range(THIRDS)],
        "bins": bins(said["judge"], shares),
        "seen_bins": bins(*asked),
        "search": against_search(rows),
    }


def by_third(
    said: dict[str, Numbers], shares: Numbers, asked: tuple[Numbers, Numbers], at: NDArray[np.bool_]
) -> dict[str, Any]:
    """Calibration errors in points, and that of a perfect judge who says the same."""
    judge, won = said["judge"][at], shares[at]
    seen, asked_won = asked[0][at], asked[1][at]
    return {
        "positions": int(at.sum()),
        "judge": rounded(error(judge, won)),
        "perfect": rounded(perfect(judge)),
        "curve": rounded(error(said["curve"][at], won)),
        "seen": rounded(error(seen, asked_won)),
        "seen_perfect": rounded(perfect_for_one(seen)),
        "seen_too_high": rounded(100 * float((seen - asked_won).mean())),
    }


def loss(chances: Numbers, shares: Numbers) -> float:
    return float(-(shares * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


def brier(chances: Numbers, shares: Numbers) -> float:
    return float(((chances - shares) ** 2).sum(1).mean())


def gain(curve: Numbers, judge: Numbers, shares: Numbers, rows: Sequence[tuple[Game, Looked]]) -> list[float]:
    """By how much the judge's log-loss lies below the curve's, and its 95 % interval: games are independent, the
    positions of one game are not."""
    better = (shares * (np.log(np.maximum(judge, 1e-9)) - np.log(np.maximum(curve, 1e-9)))).sum(1)
    numbers = np.array([game["number"] for game, _ in rows])
    totals, counts = np.bincount(numbers, better), np.bincount(numbers)
    mean = totals.sum() / counts.sum()
    games = int((counts > 0).sum())
    spread = np.sqrt(((totals - mean * counts) ** 2).sum() * games / max(games - 1, 1)) / counts.sum()
    return [float(mean), float(mean - 1.96 * spread), float(mean + 1.96 * spread)]


def error(chances: Numbers, shares: Numbers) -> float:
    """The expected calibration error, in points: how far what was said lies from what came, by what was said."""
    said, won = chances.ravel(), shares.ravel()
    place = np.minimum((said * ECE_BINS).astype(int), ECE_BINS - 1)
    off = np.bincount(place, said - won, ECE_BINS)
    return float(100 * np.abs(off).sum() / len(said))


def perfect(chances: Numbers, only: int | None = None) -> float:
    """The mean error where the winners are drawn by just these chances: luck alone. Of the first so many, or of all."""
    rng, found = np.random.default_rng(1), list[float]()
    ends = chances.cumsum(1)
    for _ in range(PERFECT):
        winner = (rng.random(len(chances))[:, None] * ends[:, -1:] > ends).sum(1)
        won = np.eye(chances.shape[1])[winner]
        found.append(error(chances[:, :only], won[:, :only]))
    return float(np.mean(found))


def perfect_for_one(chances: Numbers) -> float:
    """The same for one seat's chance to win or not."""
    return perfect(np.stack([chances, 1 - chances], 1), only=1)


def bins(chances: Numbers, shares: Numbers) -> list[list[float]]:
    """For each tenth: how often it was said, what was said on average, and how many of those were won."""
    said, won = chances.ravel(), shares.ravel()
    place = np.minimum((said * ECE_BINS).astype(int), ECE_BINS - 1)
    count = np.bincount(place, minlength=ECE_BINS)
    totals = [np.bincount(place, what, ECE_BINS) for what in (said, won)]
    return [
        [int(count[at]), *(rounded(total[at] / count[at]) for total in totals)]
        for at in range(ECE_BINS)
        if count[at] > 0
    ]


def asked_only(chances: Numbers, shares: Numbers, rows: Sequence[tuple[Game, Looked]]) -> tuple[Numbers, Numbers]:
    """Only what is said of the seat that is asked, from its own view."""
    seat = np.array([looked["asked"] for _, looked in rows])
    at = np.arange(len(rows))
    return chances[at, seat], shares[at, seat]


def against_search(rows: Sequence[tuple[Game, Looked]]) -> dict[str, Any]:
    """Who tells better whether the asked seat wins, from what it knows."""
    some = [(game, looked) for game, looked in rows if looked["search"] is not None]
    if not some:
        return {}
    won = np.array([game["shares"][looked["asked"]] for game, looked in some])
    said = {
        "judge": np.array([looked["seen"][looked["asked"]] for _, looked in some]),
        "search": np.array([looked["search"] for _, looked in some], np.float64),
    }
    figures: dict[str, Any] = {"positions": len(some)}
    for what, chances in said.items():
        safe = np.clip(chances, 0.5 / SEARCH, 1 - 0.5 / SEARCH)
        figures[f"{what}_loss"] = rounded(float(-(won * np.log(safe) + (1 - won) * np.log(1 - safe)).mean()))
        figures[f"{what}_brier"] = rounded(float(((chances - won) ** 2).mean()))
    return figures


def rounded(number: float) -> float:
    """No more digits than were measured."""
    return round(float(number), 4)


# --- what is known --------------------------------------------------------------------------------


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return found


def keep(name: str, figures: dict[str, Any]) -> None:
    known = dict(sorted((kept() | {name: figures}).items()))
    rows = [f" {json.dumps(each)}: {json.dumps(one)}" for each, one in known.items()]
    KEPT.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""What the analysis of finished games is worth: whether luck comes to nothing on average, and whether planted
blunders and planted luck are found.

    .venv-compiled/bin/python benchmarks/analysis.py luck --games 2000
    .venv-compiled/bin/python benchmarks/analysis.py --write

What was found stands in `benchmarks/analysis.json`; games of a part that was broken off are under `build/analysis`, and
a part goes on with them. `--write` puts it into `docs/analysis.md`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import zunft
from analysis_page import page_lines
from level_fit import fit
from zunft import Table
from zunft.analysis import Analysis, Plan, read_game
from zunft.analysis.analysis import WORLDS, GameFindings
from zunft.analysis.decisions import DecisionJudge
from zunft.analysis.gauge import Gauge, total_of
from zunft.analysis.level import level_file, write_calibration
from zunft.analysis.luck import after
from zunft.analysis.play_ons import PlayOns
from zunft.arena.runner import runner_of
from zunft.arena.store import whole_lines
from zunft.bots import Bot, SearchBot, make_bot, sight_of
from zunft.bots.craft import craft_of
from zunft.bots.levels import LEVELS
from zunft.catalogue import title_of
from zunft.engine.interpreted import draws
from zunft.engine.title import Title
from zunft.version import describe

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "build/analysis"
KEPT = ROOT / "benchmarks/analysis.json"
PAGE = ROOT / "docs/analysis.md"
SEATS = 4
MIXED = ("quick", "apprentice@1", "greedy", "greedy", "greedy", "greedy")
REFERENCE = 2_000  # simulations
BLUNDER = 0.10  # of a victory
ENOUGH = 40  # simulations of an answer before the reference is believed
LOOKED_AT = 24  # decisions of a game at which a blunder is looked for
STACKED, CHECKED = 8, 48  # worlds in which a better draw is chosen, and in which its luck is measured

Found = dict[str, Any]


@dataclass(frozen=True)
class Job:
    """One game: everything in it follows from these."""

    part: str
    title: str
    number: int
    seats: int = SEATS

    @property
    def luck(self) -> Random:
        return Random(f"{self.part}/{self.title}/{self.seats}/{self.number}")


def main() -> None:
    options = _options()
    if options.part:
        for title in [options.title] if options.title else zunft.titles():
            measure(options.part, title, options.seats, options.games, options.workers)
            if options.calibrate:
                calibrate(title, options.seats)
    if options.write:
        found = json.loads(KEPT.read_text(encoding="utf-8"))
        text = PAGE.read_text(encoding="utf-8")
        head = text.partition("## Measured\n")[0].rstrip("\n")
        PAGE.write_text("\n".join([head, "", *page_lines(found)]) + "\n", encoding="utf-8", newline="\n")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=sorted(PARTS))
    parser.add_argument("--title")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--calibrate", action="store_true", help="of levels: write the files beside the bots")
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


def measure(part: str, title: str, seats: int, games: int, workers: int) -> None:
    """Play and analyse what is not there yet, and keep all of it that was asked for."""
    GAMES.mkdir(parents=True, exist_ok=True)
    file = GAMES / f"{part}-{title}-{seats}.jsonl"
    before = {each["number"]: each for each in whole_lines(file)}
    jobs = [Job(part, title, number, seats) for number in range(games)]
    left = [job for job in jobs if job.number not in before]
    with file.open("a", encoding="utf-8") as kept, closing(runner_of(workers).run(PARTS[part], left)) as results:
        for found in results:
            before[found["number"]] = found
            kept.write(json.dumps(found) + "\n")
            kept.flush()
    _keep(part, f"{title} {seats}", [before[job.number] for job in jobs])


def _keep(part: str, name: str, games: list[Found]) -> None:
    every = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    every.setdefault(part, {})[name] = {"engine": describe(), "games": games}
    text = {part: dict(sorted(lines.items())) for part, lines in sorted(every.items())}
    KEPT.write_text(json.dumps(text, separators=(",", ":")) + "\n", encoding="utf-8")


# --- games ----------------------------------------------------------------------------------------

Answer = Callable[[Table, int, str], str]  # what a seat answers instead of its bot's answer


def bots_of(job: Job, specs: list[str]) -> list[Bot]:
    return [make_bot(spec, job.title, job.seats, job.number * 10 + seat) for seat, spec in enumerate(specs)]


def table_of(job: Job, chance: str = "seed") -> Table:
    title: Title = title_of(job.title)
    seed = None if chance == "hand" else job.luck.getrandbits(60)
    return Table(title, job.seats, seed=seed, options=dict(title.ends_with), chance=chance)


def played(job: Job, specs: list[str]) -> str:
    table, bots, number = table_of(job), bots_of(job, specs), 0
    while not table.over:
        seat = table.asked[0]
        number += 1
        table.play(seat, bots[seat].choose(sight_of(table, seat, number)))
    return table.journal()


def analysed(journal: str, **plan: Any) -> GameFindings:
    return Analysis(read_game(journal), Plan(**{"in_the_curve": 0} | plan)).run()


# --- luck comes to nothing ------------------------------------------------------------------------


def luck(job: Job) -> Found:
    """The luck of one seat, in turn, by the judge alone."""
    seat = job.number % job.seats
    findings = analysed(played(job, job.luck.choices(MIXED, k=job.seats)), worlds=0)
    every = findings.luck.values()
    chance, points = (total_of([getattr(each, what)[seat] for each in every]).value for what in ("chances", "points"))
    return {"number": job.number, "chance": round(chance, 5), "points": round(points, 4)}


# --- planted blunders -----------------------------------------------------------------------------


def blunders(job: Job) -> Found:
    """One answer of a game is replaced by one that a reference search finds much worse, and the game goes on."""
    luck_, table, bots = job.luck, table_of(job), bots_of(job, ["greedy"] * job.seats)
    wait, number, planted = luck_.randrange(60), 0, None
    while not table.over:
        seat, number = table.asked[0], number + 1
        answer = bots[seat].choose(sight_of(table, seat, number))
        if planted is None and wait <= number < wait + LOOKED_AT and (worse := blunder_at(job, table, seat)):
            answer, planted = worse, (seat, len(table.lines))
        table.play(seat, answer)
    if planted is None:
        return {"number": job.number, "rank": None}
    return {"number": job.number, "rank": _rank(table.journal(), *planted)}


def blunder_at(job: Job, table: Table, seat: int) -> str | None:
    """The worst answer that two searches, one after the other, both find that much worse than their best one."""
    sight = sight_of(table, seat)
    if len(sight.moves) < 2:
        return None
    worse: set[int] | None = None
    for seed in (1, 2):
        bot = SearchBot(seed, REFERENCE)
        found = [(move, chance) for move, tried, chance in bot.search(sight) if tried >= ENOUGH]
        best = max((chance for _, chance in found), default=0.0)
        bad = {move for move, chance in found if best - chance >= BLUNDER}
        worse = bad if worse is None else worse & bad
    return sight.write(min(worse)) if worse else None


def _rank(journal: str, seat: int, line: int) -> int:
    """Which of the seat's decisions it is, the dearest first."""
    findings = analysed(journal, seat=seat)
    dearest = sorted(findings.judged_of(seat), key=lambda each: -each.cost.chance.value)
    return 1 + [findings.played.steps[each.at].line for each in dearest].index(line)


# --- planted luck ---------------------------------------------------------------------------------


def stacked(job: Job) -> Found:
    """The draws of a game are chosen in favour of one seat until it has been given a blunder's worth."""
    table, bots, number = table_of(job, "hand"), bots_of(job, ["greedy"] * job.seats), 0
    seat, given, lines = job.number % job.seats, 0.0, list[int]()
    play_ons = PlayOns(Gauge(table.game, job.seats), 2, job.number)
    while not table.over:
        number += 1
        if not table.chance_is_asked:
            asked = table.asked[0]
            table.play(asked, bots[asked].choose(sight_of(table, asked, number)))
            continue
        odds = table.odds()
        drawn = job.luck.choices(list(odds), list(odds.values()))[0] if given >= BLUNDER else ""
        if not drawn:
            drawn, worth = _best_draw(table, play_ons, seat, Random(f"{job.number}/{number}"))
            given += worth
            lines.append(len(table.lines))
        table.play("chance", drawn)
    findings = analysed(table.journal(), seat=seat)
    booked = total_of(
        [found.chances[seat] for at, found in findings.luck.items() if findings.played.steps[at].line in lines]
    )
    return {
        "number": job.number,
        "given": round(given, 4),
        "booked": round(booked.value, 4),
        "margin": round(booked.margin, 4),
    }


def _best_draw(table: Table, play_ons: PlayOns, seat: int, luck_: Random) -> tuple[str, float]:
    """The draw that looks best for a seat, and what it is better by than the mean, measured in other worlds."""
    state = table.state
    lane = int(state.agenda.next_lane())
    bag = draws(table.game.rules, state, lane)
    some = luck_.sample(bag, min(len(bag), 8))

    def worth(move: int, worlds: int) -> float:
        found = play_ons.read_often(after(play_ons, state, lane, move), seat, worlds)
        return sum(each.chances[seat] for each in found) / len(found)

    best = max((move for move, _ in some), key=lambda move: worth(move, STACKED))
    others = luck_.choices([move for move, _ in bag], [weight for _, weight in bag], k=CHECKED)
    mean = sum(worth(move, 1) for move in others) / CHECKED
    return table.game.grammar.write(best, state), worth(best, CHECKED) - mean


# --- time -----------------------------------------------------------------------------------------


def times(job: Job) -> Found:
    """Seconds of one core: a whole analysis with all of its parts, and by the judge alone."""
    journal = played(job, ["greedy"] * job.seats)
    began = process_time()
    zunft.analyse(journal)
    whole = process_time()
    zunft.analyse(journal, worlds=0)
    alone = process_time()
    return {"number": job.number, "whole": round(whole - began, 2), "alone": round(alone - whole, 2)}


# --- levels ---------------------------------------------------------------------------------------


def levels(job: Job) -> Found:
    """A game of levels by lot, and the mean loss of each seat, by which its level is to be told."""
    luck_ = job.luck
    seated = luck_.choices(LEVELS, k=job.seats)
    title: Title = title_of(job.title)
    table = Table(title, job.seats, seed=luck_.getrandbits(60), options=dict(title.ends_with))
    bots, number = bots_of(job, seated), 0
    while not table.over:
        seat = int(table.waiting_for[0])
        number += 1
        table.play(seat, bots[seat].choose(sight_of(table, seat, number)))
    losses = losses_in(table.journal(), ahead_of(job.title))
    return {
        "number": job.number,
        "levels": [LEVELS.index(level) for level in seated],
        "losses": [round(fmean(each), 6) if each else 0.0 for each in losses],
        "decisions": [len(each) for each in losses],
    }


def ahead_of(title: str) -> int:
    """As far as a search plays on."""
    return craft_of(title).playout


def losses_in(journal: str, ahead: int) -> list[list[float]]:
    """Of every seat, what each of its answers costs, as ``Analysis`` measures it where there is a calibration."""
    analysis = Analysis(read_game(journal), Plan(in_the_curve=0))
    analysis.deep = DecisionJudge(analysis.gauge, ahead, analysis.plan.seed)
    for at, number, step in analysis.to_judge:
        analysis.judge_step(at, number, step)
    seats = [analysis.findings.judged_of(seat) for seat in range(analysis.played.seats)]
    return [[each.deep.value for each in judged if each.deep] for judged in seats]


def calibrate(title: str, seats: int) -> None:
    """Write the file of a title's levels, from all games that were kept."""
    games = json.loads(KEPT.read_text(encoding="utf-8"))["levels"][f"{title} {seats}"]["games"]
    command = f"benchmarks/analysis.py levels --title {title} --seats {seats} --games {len(games)} --calibrate"
    text = write_calibration(fit(games, ahead_of(title), WORLDS), command)
    level_file(title, seats).write_text(text, encoding="utf-8", newline="\n")


PARTS: dict[str, Callable[[Job], Found]] = {
    "luck": luck,
    "blunders": blunders,
    "levels": levels,
    "stacked": stacked,
    "times": times,
}

if __name__ == "__main__":
    main()

"""How long the windows of The Guild last at a live table, without and with public passes (G-119).

    .venv-compiled/bin/python benchmarks/windows.py --games 32 --seats 3 4 5 6

Bots sit in people's places and respond whenever they would. Each game is played once without public passes, and its
answers are then given again at tables at which people pass publicly whenever they mean to respond to nothing:

never     nobody does
plan      who will respond to nothing; taken back before the window in which somebody means to respond. Nobody says it
          in the window of a card that is aimed at them
all       … and there, too
hand      who holds nothing that could be played in a window; not where a card is aimed at them, either

A window lasts its moment when somebody whom it asks does not pass publicly, else as long as it takes to say so.
With `--plain` only what can be compared with versions that have no public passes is counted.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from zunft import Table
from zunft.bots import make_bot, sight_of
from zunft.bots.levels import LEVELS, spec_of
from zunft.engine.agenda import KIND, SEATS
from zunft.engine.bits import has
from zunft.engine.window import is_window
from zunft.games.gilde import constants as c
from zunft.games.gilde.game import gilde
from zunft.server.live.windows import closed_windows, open_window
from zunft.version import describe

MOMENT = 4.0  # seconds
STOP = {"stop": "after-60-rounds"}  # bots could play for ever
PASS, ANSWER = "pass-windows", "answer-windows"
HABITS = ("never", "plan", "all", "hand")


class Said(NamedTuple):
    """An answer of a game, and whether it responds in a window."""

    seat: int
    question: object
    text: str
    is_response: bool
    is_free: bool  # no window was open anywhere


Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=16, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5, 6])
    parser.add_argument("--level", default="alderman", choices=LEVELS)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--saying", type=float, default=1.0, help="seconds that it takes to pass publicly")
    parser.add_argument("--plain", action="store_true")
    chosen = parser.parse_args()
    print(describe())
    work = partial(figures, level=chosen.level, saying=chosen.saying, is_plain=chosen.plain)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for seats in chosen.seats:
            games = [*pool.map(work, [(seats, seed) for seed in seeds])]
            print(f"\n{seats} seats, {len(games)} games among bots of the level {chosen.level}, means, 95 % intervals:")
            for name in games[0]:
                print(f"  {name:<44} {spread([game[name] for game in games])}", flush=True)


def spread(numbers: Sequence[float]) -> str:
    """The mean and how far it may be off, 95 times in 100."""
    off = 1.96 * stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else math.nan
    return f"{fmean(numbers):8.1f} ± {off:.1f}"


def figures(game: tuple[int, int], level: str, saying: float, is_plain: bool) -> Figures:
    """All that is counted of one game, by name."""
    seats, seed = game
    answers, found = played(seats, seed, level)
    for habit in () if is_plain else HABITS:
        table = Live(Table("gilde", seats, seed=seed, options=STOP), answers, habit)
        table.play()
        found |= {f"{habit}: {name}": number for name, number in table.figures(saying).items()}
    return found


def played(seats: int, seed: int, level: str) -> tuple[list[Said], Figures]:
    """A game of these bots: its answers, and what it cost."""
    table, answers, windows, took = Table("gilde", seats, seed=seed, options=STOP), list[Said](), 0, 0.0
    bots = [make_bot(spec_of(level, "gilde", seats), "gilde", seats, seat) for seat in range(seats)]
    while not table.over:
        seat, before, lines = table.asked[0], table.copy(), len(table.lines)
        began = process_time()
        text = bots[seat].choose(sight_of(table, seat))
        took += process_time() - began
        is_response = open_window(table) is not None and text != "pass" and not text.startswith("redraw")
        answers.append(Said(seat, table.question(seat), text, is_response, not any(windows_of(table))))
        table.play(seat, text)
        windows += len(closed_windows(before, table.lines[lines:]))
    decisions = len(answers)
    return answers, {"questions": decisions, "windows": windows, "ms of processor a decision": 1000 * took / decisions}


def windows_of(table: Table) -> Iterator[int]:
    """The rows of the agenda that are windows, from the bottom."""
    agenda = table.state.agenda
    return (row for row in range(agenda.depth) if is_window(agenda.entry(row, KIND)))


class Live:
    """A game once more, in which people pass publicly by a habit."""

    def __init__(self, table: Table, answers: Sequence[Said], habit: str) -> None:
        self.table, self.answers, self.habit = table, answers, habit
        self.moments = self.sayings = self.responses = self.in_time = self.lost = 0
        self.busy = [set[int]() for _ in answers]  # who means to respond to what opens with this answer
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Who means to respond takes the pass back when no window is open yet, and says it again when none is open any
        more: sooner, and what was answered in secret would count for nothing."""
        free = [at for at, said in enumerate(self.answers) if said.is_free]
        for at, said in enumerate(self.answers):
            if said.is_response:
                begin = max((each for each in free if each <= at), default=0)
                end = min((each for each in free if each > at), default=len(self.answers))
                for each in range(begin, end):
                    self.busy[each].add(said.seat)

    def play(self) -> None:
        for at, said in enumerate(self.answers):
            self._pass_aloud(at)
            if said.is_response:
                self.responses += 1
                self.in_time += self._has_habit(self.table.state, said.seat)
            if self.table.question(said.seat) == said.question:
                self._do(at, said.seat, said.text)
            elif said.is_response or said.text != "pass":
                self.lost += 1
                return  # another game from here on

    def _has_habit(self, state: Any, seat: int) -> bool:
        """Whether a seat passes as long as it has nothing else in mind."""
        if self.habit == "never" or self._is_aimed_at(state, seat):
            return False
        player = state.players[seat]
        return self.habit != "hand" or (player.instants == 0 and player.stats[c.TRICKS] == 0)

    def _means_to_pass(self, at: int, state: Any, seat: int) -> bool:
        return self._has_habit(state, seat) and seat not in self.busy[at]

    def _is_aimed_at(self, state: Any, seat: int) -> bool:
        """Whether the window on top is that of somebody else's card that is aimed at this seat."""
        agenda = self.table.game.agenda(state)
        if self.habit == "all" or not agenda or "of" not in agenda[0]["args"]:
            return False
        return agenda[0]["args"]["of"] in (seat, None) and agenda[0]["args"]["seat"] != seat

    def _pass_aloud(self, at: int) -> None:
        for seat in range(self.table.seats):
            passes, means = has(gilde(self.table.state).passing, seat), self._means_to_pass(at, self.table.state, seat)
            if passes != means:
                self._do(at, seat, PASS if means else ANSWER)

    def _do(self, at: int, seat: int, text: str) -> None:
        if self.table.why_not(seat, text) is not None:
            return
        before, lines = self.table.copy(), len(self.table.lines)
        self.table.play(seat, text)
        for held in closed_windows(before, self.table.lines[lines:]):
            self._count(at, held.state)

    def _count(self, at: int, state: Any) -> None:
        """A window has closed: whether all whom it has asked have passed publicly."""
        asked = [seat for seat in range(self.table.seats) if has(state.agenda.top(SEATS), seat)]
        if all(self._means_to_pass(at, state, seat) for seat in asked):
            self.sayings += 1
        else:
            self.moments += 1

    def figures(self, saying: float) -> Figures:
        return {
            "windows of a moment": self.moments,
            "windows as long as it takes to say so": self.sayings,
            "seconds in windows": MOMENT * self.moments + saying * self.sayings,
            "responses": self.responses,
            "responses for which it was taken back": self.in_time,
            "responses lost": self.lost,
        }


if __name__ == "__main__":
    main()

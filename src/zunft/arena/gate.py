"""The gate that a change of a bot has to pass: better, worse or no difference, from as few games as possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from zunft.arena.job import Row
from zunft.arena.match import Setting
from zunft.arena.runner import Here, Runner
from zunft.arena.schedule import Schedule, check, rotations
from zunft.arena.sprt import BETTER, NO_DIFFERENCE, WORSE, Sprt
from zunft.arena.stats import Share, share_by_deals
from zunft.arena.store import Folder, in_order

MOST = 20_000


@dataclass(frozen=True)
class Terms:
    """The conditions of a gate."""

    stake: float = 0.05  # the difference of win shares that matters
    errors: float = 0.05  # how often the gate may be wrong
    least: int = 0  # games
    most: int = MOST  # games
    strict: bool = False  # every bot in a process of its own

    def checked(self, seats: int) -> Terms:
        if not 0 < self.stake < 1 - 1 / seats:
            raise ValueError(
                f"The stake of a gate with {seats} seats lies between 0 and {100 - 100 / seats:.0f} points."
            )
        if not 0 < self.errors < 0.5:
            raise ValueError("The errors of a gate lie between 0 and 0.5.")
        if self.most < max(self.least, Sprt.FEWEST * seats):
            raise ValueError(f"A gate with {seats} seats needs at least {max(self.least, Sprt.FEWEST * seats)} games.")
        return self


@dataclass(frozen=True)
class Verdict:
    """A gate's judgement of the new bot: ``better``, ``worse`` or ``no difference``."""

    word: str
    share: Share  # of the new bot's wins; a fair one is 1 / seats
    seats: int
    games: int
    errors: float  # how often it may be wrong
    decided: bool  # or the games ran out

    def __str__(self) -> str:
        word = self.word if self.decided else f"not enough games yet for {100 * self.errors:g} % errors"
        fair = f"a fair share is {100 / self.seats:.1f} %"
        return f"{word}: win share {self.share} in {self.games} games; {fair}{self._so_far()}."

    def _so_far(self) -> str:
        """Where it leans, if it is undecided and its interval leaves the fair share out."""
        if self.decided or self.share.low <= 1 / self.seats <= self.share.high:
            return ""
        return f"; so far it looks {BETTER if self.share.part > 1 / self.seats else WORSE}"


def gate(  # noqa: PLR0913 - what is judged, how, and who hears of it
    setting: Setting,
    old: str,
    new: str,
    seed: int = 0,
    terms: Terms | None = None,
    runner: Runner | None = None,
    out: Path | None = None,
    *,
    told: Callable[[Sprt], None] = lambda test: None,
    played: Callable[[Row], None] = lambda row: None,
    journals: bool = False,
) -> Verdict:
    """Judges ``new`` alone against tables full of ``old``: every deal once in every seat.

    The deals are evaluated in their order, so that the verdict does not depend on how fast anybody plays.
    """
    terms = (terms or Terms()).checked(setting.seats)
    schedule = replace(challenge(setting, old, new, seed), strict=terms.strict)
    jobs = list(schedule.jobs(terms.most // setting.seats))
    with Folder(out, schedule, journals=journals) as folder, closing(folder.play(jobs, runner or Here())) as rows:
        return judge(won_in_deals(passed_on(rows, played), new, setting.seats), setting.seats, terms, told)


def passed_on(rows: Iterable[Row], played: Callable[[Row], None]) -> Iterator[Row]:
    for row in rows:
        played(row)
        yield row


def challenge(setting: Setting, old: str, new: str, seed: int) -> Schedule:
    check(setting, [old, new], 2)
    line_ups = rotations((new, *[old] * (setting.seats - 1)))
    return Schedule("gate", setting, (new, old), (line_ups,), seed)


def won_in_deals(rows: Iterable[Row], new: str, seats: int) -> Iterator[float]:
    """How many games of each deal the new bot won; a deal has as many games as seats."""
    ordered = in_order(rows)
    while deal := list(islice(ordered, seats)):
        yield sum(row["shares"][row["line_up"].index(new)] for row in deal)


def judge(won: Iterable[float], seats: int, terms: Terms, told: Callable[[Sprt], None] = lambda test: None) -> Verdict:
    """Evaluates after every deal, and ends as soon as possible."""
    fair = 1 / seats
    test = Sprt(terms.stake, terms.errors, guess=fair * (1 - fair) / seats)
    seen: list[float] = []
    for games in islice(won, terms.most // seats):
        seen.append(games)
        test.add(games / seats - fair)
        told(test)
        if test.n * seats >= terms.least and test.verdict:
            break
    word = test.verdict
    share = share_by_deals(seen, [seats] * test.n)
    return Verdict(word or NO_DIFFERENCE, share, seats, test.n * seats, terms.errors, word is not None)

"""One game of a schedule: small enough to be sent anywhere, and with the same result everywhere."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NotRequired, TypedDict

from zunft.arena.match import Match, Setting
from zunft.arena.strict import make_strict_bot
from zunft.bots import make_bot

STEP = math.log(1.05)  # two neighbouring bins of decision times differ by 5 %
SHORTEST = 1e-7
LAST_WORDS = 3  # lines


@dataclass(frozen=True)
class Job:
    """A game to be played: the bots by seat, the deal, and the seed of the whole tournament."""

    number: int  # in the schedule
    setting: Setting
    line_up: tuple[str, ...]
    deal: int
    seed: int
    strict: bool = False  # every bot in a process of its own
    kept: bool = False  # with its journal


class Row(TypedDict):
    """The result of a game; every list is by seat."""

    number: int
    deal: int
    line_up: list[str]
    scores: list[int]
    places: list[int]
    shares: list[float]
    round: int
    decisions: list[int]
    sources: list[dict[str, int]]  # points by where they came from
    faults: list[int]  # how often a bot gave no answer and got the default one
    first_faults: list[str]  # the reason at the first time
    last_words: list[str]  # on the standard error of a command, at its last fault
    times: list[list[tuple[int, int]]]  # how many decisions took how long, in bins
    journal: NotRequired[str]  # until it is kept in a file of its own


def play_job(job: Job) -> Row:
    """Plays the game. All but the times follow from the job alone."""
    title, seats = job.setting.title, job.setting.seats
    make = make_strict_bot if job.strict else make_bot
    bots = [make(spec, title, seats, bot_seed(job, seat)) for seat, spec in enumerate(job.line_up)]
    outcome = Match(job.setting, bots, deal_seed(job.seed, job.deal), is_kept=job.kept).play()
    row = Row(
        number=job.number,
        deal=job.deal,
        line_up=list(job.line_up),
        scores=outcome.scores,
        places=outcome.places,
        shares=outcome.shares,
        round=outcome.round,
        decisions=outcome.decisions,
        sources=outcome.ledgers,
        faults=[len(faults) for faults in outcome.faults],
        first_faults=[faults[0] if faults else "" for faults in outcome.faults],
        last_words=[" / ".join(words[-LAST_WORDS:]) for words in outcome.last_words],
        times=[binned(seconds) for seconds in outcome.seconds],
    )
    if job.kept:
        row["journal"] = outcome.journal
    return row


def deal_seed(seed: int, deal: int) -> int:
    """The bags follow from the tournament's seed and the number of the deal, whoever plays it."""
    return _derived(f"deal/{seed}/{deal}")


def bot_seed(job: Job, seat: int) -> int:
    """The bot in a seat of a deal always gets the same seed: two equal bots play two equal games."""
    return _derived(f"bot/{job.seed}/{job.deal}/{seat}")


def _derived(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def binned(seconds: Iterable[float]) -> list[tuple[int, int]]:
    """Decision times as numbers of bins, with the count of each."""
    return sorted(Counter(round(math.log(max(second, SHORTEST)) / STEP) for second in seconds).items())


def quantile(bins: Iterable[Iterable[tuple[int, int]]], part: float) -> float:
    """The time, in seconds, that this part of all decisions did not exceed."""
    counts: Counter[int] = Counter()
    for some in bins:
        for number, count in some:
            counts[number] += count
    left = part * counts.total()
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return math.exp(number * STEP)
    return math.nan

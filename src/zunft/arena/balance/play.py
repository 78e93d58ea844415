"""The games behind a balance page: played by fast bots, in this process or in several, and counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from zunft.arena.match import Match, Setting, game_of
from zunft.arena.runner import runner_of
from zunft.bots import Bot, make_bot
from zunft.catalogue import title_of
from zunft.engine.event import News, Row
from zunft.engine.move import MOST_SEATS
from zunft.engine.tally import Tally, TallyLayout
from zunft.table.setup import checked_edition

MOST_GAMES = 1_000_000  # with one seed; the next seed has other deals
CHUNK = 25  # games that a process plays before it reports

Numbers = NDArray[np.float64]
Counts = NDArray[np.int64]


class WatchedMatch(Match):
    """A match that hears all events, and looks at the score whenever a round begins."""

    def __init__(self, setting: Setting, bots: Sequence[Bot], seed: int) -> None:
        self.rows: list[Row] = []
        self.standings: list[list[int]] = []
        super().__init__(setting, bots, seed)
        self.state.news = News(True)

    def tell(self, rows: Sequence[Row]) -> None:
        self.rows += rows
        super().tell(rows)

    def answer(self, seat: int) -> None:
        super().answer(seat)
        if self.game.round(self.state) > len(self.standings):
            self.standings.append(self.game.scores(self.state))


@dataclass(frozen=True)
class Played:
    """The kept data of a game."""

    shares: list[float]
    scores: list[int]
    starter: int
    rounds: int
    decisions: int
    lead_changes: int
    half_time: list[float]  # of the lead when half of the rounds were over
    ending: int  # which of the tally's endings; −1 if there is only one
    counts: list[list[int]]
    sources: list[list[int]]


@cache
def tally_of(title: str) -> Tally:
    """What is counted in a title: ``TALLY`` in the module ``tally`` of its folder."""
    tally: Tally = title_of(title).module("tally").TALLY
    return tally


@lru_cache(maxsize=32)
def layout_of(setting: Setting) -> TallyLayout:
    return TallyLayout(tally_of(setting.title), game_of(setting))


def play(setting: Setting, spec: str, seed: int) -> Played:
    """One game among bots of one kind."""
    bots = [make_bot(spec, setting.title, setting.seats, seed * MOST_SEATS + seat) for seat in range(setting.seats)]
    match = WatchedMatch(setting, bots, seed)
    outcome = match.play()
    tally, rows = tally_of(setting.title), match.rows
    counts, sources = counted(match, layout_of(setting))
    leads = [lead(scores) for scores in match.standings]
    return Played(
        shares=outcome.shares,
        scores=outcome.scores,
        starter=next((things[0] for kind, _, things in rows if kind == tally.starts), 0),
        rounds=outcome.round,
        decisions=sum(outcome.decisions),
        lead_changes=changes([*leads, lead(outcome.scores)]),
        half_time=leads[len(leads) // 2] if leads else lead([0] * setting.seats),
        ending=next((list(tally.endings).index(kind) for kind, _, _ in rows if kind in tally.endings), -1),
        counts=counts,
        sources=sources,
    )


def counted(match: WatchedMatch, layout: TallyLayout) -> tuple[list[list[int]], list[list[int]]]:
    """By seat: how far it came with each thing, and the points of each source."""
    game, state, tally = match.game, match.state, layout.tally
    counts = [[0] * layout.width for _ in match.bots]
    sources = [[0] * len(tally.sources) for _ in match.bots]
    layout.count_events(match.rows, counts)
    for seat, points in enumerate(sources):
        lines = game.ledger(state, seat)
        layout.count_lines(lines, counts[seat])
        for line in lines:
            points[tally.source(line)] += int(line["points"])
    return counts, sources


def lead(scores: Sequence[int]) -> list[float]:
    """The leaders: all with the highest score."""
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def changes(leads: Sequence[Sequence[float]]) -> int:
    """How often another seat took the lead alone."""
    alone = [list(each).index(1.0) for each in leads if 1.0 in each]
    return sum(one != other for one, other in pairwise(alone))


# --- many games -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """All games of an edition: by game, then by seat, then by column or source."""

    setting: Setting
    name: str  # of the edition
    hash: str
    text: str
    spec: str
    seed: int
    shares: Numbers
    scores: Counts
    starters: Counts
    rounds: Counts
    decisions: Counts
    lead_changes: Counts
    half_time: Numbers
    endings: Counts
    counts: Counts
    sources: Counts

    @property
    def games(self) -> int:
        return len(self.shares)

    @property
    def tally(self) -> Tally:
        return tally_of(self.setting.title)


Chunk = tuple[int, Setting, str, list[int]]


def measure(
    setting: Setting, spec: str, games: int, seed: int, workers: int, done: Callable[[int], None] = lambda games: None
) -> Sample:
    """Play so many games. The number of workers affects only the time; ``done`` is told of finished games."""
    seeds = [seed * MOST_GAMES + number for number in range(games)]
    chunks = [(at, setting, spec, seeds[at : at + CHUNK]) for at in range(0, games, CHUNK)]
    by_start: dict[int, list[Played]] = {}
    with closing(runner_of(workers).run(play_chunk, chunks)) as played:
        for start, some in played:
            by_start[start] = some
            done(len(some))
    return gathered(setting, spec, seed, [game for start in sorted(by_start) for game in by_start[start]])


def play_chunk(chunk: Chunk) -> tuple[int, list[Played]]:
    start, setting, spec, seeds = chunk
    return start, [play(setting, spec, seed) for seed in seeds]


def gathered(setting: Setting, spec: str, seed: int, played: Sequence[Played]) -> Sample:
    edition = checked_edition(title_of(setting.title), setting.edition)
    return Sample(
        setting=setting,
        name=edition.name,
        hash=edition.hash,
        text=edition.text,
        spec=spec,
        seed=seed,
        shares=np.array([game.shares for game in played]),
        scores=np.array([game.scores for game in played]),
        starters=np.array([game.starter for game in played]),
        rounds=np.array([game.rounds for game in played]),
        decisions=np.array([game.decisions for game in played]),
        lead_changes=np.array([game.lead_changes for game in played]),
        half_time=np.array([game.half_time for game in played]),
        endings=np.array([game.ending for game in played]),
        counts=np.array([game.counts for game in played], dtype=np.int16),
        sources=np.array([game.sources for game in played]),
    )

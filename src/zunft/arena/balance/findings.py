"""Findings from the games of one edition: seats, things, length, closeness, ways to win."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zunft.arena.balance.figures import Figure, mean, ratio
from zunft.arena.balance.play import Sample
from zunft.arena.balance.things import FamilyFound, families

CLOSE = (1, 3, 5, 10)  # points
ORDER = ("begins", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Finding:
    """One or more figures about something; its key is the same in every edition."""

    key: str
    name: str
    figures: tuple[Figure | None, ...]


@dataclass(frozen=True)
class Findings:
    sample: Sample
    seats: list[Finding]
    order: list[Finding]
    length: list[Finding]
    closeness: list[Finding]
    endings: list[Finding]
    sources: list[Finding]  # points of winners, points of others
    ways: list[Finding]  # share of the victories, share of all seats
    families: list[FamilyFound]


def findings(sample: Sample) -> Findings:
    return Findings(
        sample=sample,
        seats=seats(sample),
        order=order(sample),
        length=[
            Finding("rounds", "rounds", (mean(sample.rounds),)),
            Finding("decisions", "decisions of all seats", (mean(sample.decisions),)),
        ],
        closeness=closeness(sample),
        endings=endings(sample),
        sources=sources(sample),
        ways=ways(sample),
        families=families(sample),
    )


# --- seats ----------------------------------------------------------------------------------------


def seats(sample: Sample) -> list[Finding]:
    """The share of the victory and the score by seat at the table."""
    return [
        Finding(f"seat {seat}", f"seat {seat}", (mean(sample.shares[:, seat]), mean(sample.scores[:, seat])))
        for seat in range(sample.setting.seats)
    ]


def order(sample: Sample) -> list[Finding]:
    """The same by place in the order of the first round; the first player is drawn by lot."""
    n = sample.setting.seats
    at = (sample.starters[:, None] + np.arange(n)) % n
    shares = np.take_along_axis(sample.shares, at, axis=1)
    scores = np.take_along_axis(sample.scores, at, axis=1)
    return [Finding(ORDER[place], ORDER[place], (mean(shares[:, place]), mean(scores[:, place]))) for place in range(n)]


# --- closeness ------------------------------------------------------------------------------------


def margins(sample: Sample) -> NDArray[np.int64]:
    """The points between the highest and the second highest score."""
    by_rank = np.sort(sample.scores, axis=1)
    return np.asarray(by_rank[:, -1] - by_rank[:, -2])


def closeness(sample: Sample) -> list[Finding]:
    gaps = margins(sample)
    behind = (sample.shares * (sample.scores < sample.scores.max(axis=1, keepdims=True))).sum(axis=1)
    lines = [
        Finding("gap", "points between first and second score", (mean(gaps),)),
        Finding("shared", "victory shared", (mean((sample.shares > 0).sum(axis=1) > 1),)),
        *(Finding(f"within {n}", f"second within {n} point{'s' * (n > 1)}", (mean(gaps <= n),)) for n in CLOSE),
        Finding("leads", "changes of the lead, round by round", (mean(sample.lead_changes),)),
    ]
    if np.ptp(sample.half_time):
        half = (sample.shares * sample.half_time).sum(axis=1)
        lines.append(Finding("half", "won by who led at half-time", (mean(half),)))
    if behind.any():
        lines.append(Finding("behind", "won with fewer points than another", (mean(behind),)))
    return lines


# --- ways to win ----------------------------------------------------------------------------------


def endings(sample: Sample) -> list[Finding]:
    """How games ended, where they end in several ways."""
    names = sample.tally.endings.values()
    found = [Finding(name, name, (mean(sample.endings == at),)) for at, name in enumerate(names)]
    return found if np.ptp(sample.endings) else []


def sources(sample: Sample) -> list[Finding]:
    """Where points came from: a winner's, and those of a seat that did not win."""
    found = []
    lost = 1 - sample.shares
    for at, name in enumerate(sample.tally.sources):
        points = sample.sources[:, :, at]
        won = mean((sample.shares * points).sum(axis=1))
        found.append(Finding(name, name, (won, ratio((lost * points).sum(axis=1), lost.sum(axis=1), 0))))
    return [line for line in found if any(figure and figure.value for figure in line.figures)]


def ways(sample: Sample) -> list[Finding]:
    """A seat's way is the source in which it most exceeds the average seat of its game; equal ones share it.

    Compared within a game: an average over all games would make games depend on each other, and their spread would no
    longer say how sure the figures are."""
    surplus = sample.sources * sample.setting.seats - sample.sources.sum(axis=1, keepdims=True)  # times the seats
    best = surplus == surplus.max(axis=2, keepdims=True)
    parts = best / best.sum(axis=2, keepdims=True)
    found = []
    for at, name in enumerate(sample.tally.sources):
        went = parts[:, :, at]
        if went.any():
            won = (sample.shares * went).sum(axis=1)
            found.append(Finding(name, name, (mean(won), mean(went.mean(axis=1)), ratio(won, went.sum(axis=1)))))
    return sorted(found, key=lambda line: -(line.figures[0].value if line.figures[0] else 0))

"""The page of a tournament: who won how often, by how much, how sure that is, and what with."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import polars as pl

from zunft.arena import plots
from zunft.arena.page import FigureGrid, Section, page
from zunft.arena.results import SOURCE, sources_of
from zunft.arena.schedule import Schedule
from zunft.arena.stats import by_entrant, pairings, ratings, shares_by_seat, win_shares


def report(schedule: Schedule, frame: pl.DataFrame) -> str:
    sections = [
        winners(schedule, frame),
        *against(frame),
        scores(frame),
        rated(frame),
        origins(frame),
        lengths(frame),
        seats(schedule, frame),
        *faults(frame),
        played(schedule, frame),
    ]
    return page(heading(schedule), lead(frame), sections)


def heading(schedule: Schedule) -> str:
    kind = {"round-robin": "round robin", "gauntlet": "gauntlet", "gate": "gate"}[schedule.kind]
    return f"{schedule.setting.title.capitalize()}, {schedule.setting.seats} players: {kind}"


def lead(frame: pl.DataFrame) -> str:
    """The leader, in one sentence."""
    shares = win_shares(frame)
    best, *others = sorted(shares, key=lambda entrant: -shares[entrant].part)
    alone = all(shares[other].high < shares[best].low for other in others)
    how = "is ahead of all others" if alone else "has the largest share, but not so much that it is sure"
    return f"{best} {how}: it won {shares[best]} of its games. {count(frame)}."


def count(frame: pl.DataFrame) -> str:
    return f"{frame['number'].n_unique():,} games of {frame['deal'].n_unique():,} deals"


def winners(schedule: Schedule, frame: pl.DataFrame) -> Section:
    shares, fair = win_shares(frame), 1 / schedule.setting.seats
    rows = [
        [entrant, f"{len(some):,}", f"{100 * share.part:.1f} %", f"{100 * share.low:.1f} to {100 * share.high:.1f}"]
        for (entrant, some), share in zip(by_entrant(frame), shares.values(), strict=True)
    ]
    words = (
        f"The share of victories for each seat that a bot sat in; winners of one game share it. A fair share is"
        f" {100 * fair:.1f} %. The interval holds the true share 95 times in 100; as the games of one deal are alike,"
        " it is reckoned from deals, not from games."
    )
    head = ["bot", "seats played", "win share", "95 % interval"]
    return Section("Win shares", [words, FigureGrid(head, rows), plots.win_shares(shares, fair)])


def against(frame: pl.DataFrame) -> Iterator[Section]:
    """Omitted if only one line-up was played."""
    met = pairings(frame)
    if len(met) > 1:
        rows = [
            [one, field, f"{100 * s.part:.1f} %", f"{100 * s.low:.1f} to {100 * s.high:.1f}"] for one, field, s in met
        ]
        words = "How often the bot won that sat alone against a table of others."
        yield Section(
            "Who beats whom", [words, FigureGrid(["bot", "against", "win share", "95 % interval"], rows, words=2)]
        )


def scores(frame: pl.DataFrame) -> Section:
    rows = [
        [entrant, *spread(some["score"].to_list()), f"{fmean(some['place'].to_list()):.2f}"]
        for entrant, some in by_entrant(frame)
    ]
    head = ["bot", "mean score", "lowest tenth up to", "middle", "highest tenth from", "mean place"]
    return Section("Scores", [FigureGrid(head, rows), plots.scores(by_entrant(frame))])


def spread(scores: list[int]) -> list[str]:
    ordered = sorted(scores)
    return [f"{fmean(scores):.1f}", *(str(ordered[int(part * (len(ordered) - 1))]) for part in (0.1, 0.5, 0.9))]


def rated(frame: pl.DataFrame) -> Section:
    known = ratings(frame)
    words = (
        "The model of Plackett and Luce, from the places in every game. All begin at 25; the difference of two"
        " ratings counts, and it is sure where the intervals of two standard deviations do not touch."
    )
    rows = [[entrant, f"{r.skill:.1f}", f"{r.unsure:.2f}"] for entrant, r in known.items()]
    return Section("Rating", [words, FigureGrid(["bot", "rating", "standard deviation"], rows), plots.ratings(known)])


def origins(frame: pl.DataFrame) -> Section:
    sources = sources_of(frame)
    means = {
        entrant: {source.removeprefix(SOURCE): fmean(some[source].to_list()) for source in sources}
        for entrant, some in by_entrant(frame)
    }
    rows = [
        [source.replace("-", " "), *(signed(by_source[source]) for by_source in means.values())]
        for source in (name.removeprefix(SOURCE) for name in sources)
    ]
    words = "Points a game, by what they were given for."
    return Section("Where points came from", [words, FigureGrid(["for", *means], rows), plots.origins(means)])


def signed(points: float) -> str:
    return f"{points:.1f}".replace("-", "−")


def lengths(frame: pl.DataFrame) -> Section:
    rounds: list[int] = frame.unique("number", maintain_order=True)["rounds"].to_list()
    words = (
        f"A game lasted {fmean(rounds):.1f} rounds on average, {min(rounds)} at least and {max(rounds)} at most; a seat"
        f" answered {fmean(frame['decisions'].to_list()):.0f} questions a game."
    )
    return Section("Length", [words, plots.lengths(rounds)])


def seats(schedule: Schedule, frame: pl.DataFrame) -> Section:
    shares = {f"seat {seat}": share for seat, share in shares_by_seat(frame).items()}
    words = "What a seat is worth, whoever sat there. Every bot sat in every seat equally often."
    return Section("Seats", [words, plots.win_shares(shares, 1 / schedule.setting.seats)])


def faults(frame: pl.DataFrame) -> Iterator[Section]:
    """Only if a bot failed to answer."""
    some = frame.filter(pl.col("faults") > 0)
    if len(some):
        rows = [
            [entrant, f"{own['faults'].sum():,}", f"{len(own):,}", own["first_fault"][0]]
            for entrant, own in by_entrant(some)
        ]
        words = "Where a bot gave no answer, or one that is no option, the default answer was taken for it."
        yield Section("Faults", [words, FigureGrid(["bot", "faults", "in games", "the first one"], rows)])


def played(schedule: Schedule, frame: pl.DataFrame) -> Section:
    setting = schedule.setting
    options = ", ".join(f"{name}={value}" for name, value in setting.options) or "as the edition has them"
    rows = [
        ["title", setting.title],
        ["players", str(setting.seats)],
        ["edition", setting.edition or "the first one"],
        ["options", options],
        ["seed", str(schedule.seed)],
        ["games", count(frame)],
    ]
    return Section("What was played", [FigureGrid(["what", ""], rows, words=2)])

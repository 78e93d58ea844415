"""Two editions compared: how often luck gets onto the list of differences, measured where the truth is known."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import zunft
from zunft.arena.balance import Sample, measure, setting_of
from zunft.arena.balance.comparison import Comparison, comparison
from zunft.arena.balance.figures import RATE, Figure, Numbers, discoveries, mean
from zunft.arena.balance.findings import findings
from zunft.arena.balance.page_changes import clear_differences, nothing_found

pytestmark = pytest.mark.xdist_group("balance")

BY_GAME = ("shares", "scores", "starters", "rounds", "decisions", "lead_changes", "half_time", "endings", "counts")
MOST_OF_TRIALS = 0.12  # 5 % of 100 trials are at most this many in 999 of 1,000 cases


def drawn(sample: Sample, rng: np.random.Generator) -> Sample:
    """As many games, drawn with replacement: two such samples differ by luck alone."""
    games = rng.integers(0, sample.games, sample.games)
    return replace(sample, **{name: getattr(sample, name)[games] for name in (*BY_GAME, "sources")})


def compared_by_luck(sample: Sample, trials: int) -> list[Comparison]:
    rng = np.random.default_rng(1)
    return [comparison(*(findings(drawn(sample, rng)) for _ in range(2))) for _ in range(trials)]


def check_luck(title: str, games: int, trials: int, most: float) -> None:
    found = compared_by_luck(measure(setting_of(title, "tiny", 3), "random", games, 1, 1), trials)
    assert all(len(each.all) > 30 for each in found)
    assert sum(bool(each.listed) for each in found) <= most * trials
    missed = [any(abs(c.gap.value) > each.margin(c) for c in each.all) for each in found]
    assert sum(missed) <= most * trials  # the intervals that are to hold all together


def test_luck_alone_is_listed_five_times_of_a_hundred_at_most() -> None:
    """With the figures of a title as they are: rare things, and figures that hang together."""
    check_luck("flanders", 40, 100, MOST_OF_TRIALS)


@pytest.mark.soak
@pytest.mark.parametrize("title", zunft.titles())
def test_so_it_is_with_many_games_and_every_title(title: str) -> None:
    check_luck(title, 400, 1000, 0.073)  # 5 % of 1,000 trials are at most this many in 999 of 1,000 cases


def test_of_what_is_listed_a_twentieth_is_luck_at_most() -> None:
    """Forty figures of two hundred differ in truth; neighbours hang together."""
    rng, truth = np.random.default_rng(1), np.arange(200) % 5 == 0
    shares, found = [], 0
    for _ in range(100):
        numbers = rng.standard_normal((200, 150))
        numbers += np.roll(numbers, 1, axis=0) + 0.5 * truth[:, None]
        listed = np.array(discoveries([mean(row).doubt for row in numbers]))
        shares.append((listed & ~truth).sum() / max(listed.sum(), 1))
        found += int((listed & truth).sum())
    assert float(np.mean(shares)) <= RATE
    assert found > 100 * 40 / 2  # and most of what differs is found


def test_by_hand() -> None:
    """The example of Benjamini and Hochberg (1995), section 3.2: fifteen hypotheses, four rejected."""
    doubts = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    assert sum(discoveries([*doubts, 0.7590, 1.0])) == 4
    assert discoveries([]) == []
    assert discoveries([0.06]) == [False]


@pytest.mark.parametrize(
    ("games", "t", "doubt"), [(3, 4.303, 0.05), (11, 2.228, 0.05), (31, 2.75, 0.01), (9, 5.041, 0.001)]
)
def test_few_games_leave_more_doubt(games: int, t: float, doubt: float) -> None:
    """As the tables of Student's t say."""
    figure = standing(games, t)
    assert figure.doubt == pytest.approx(doubt, rel=0.08)
    assert figure.margin_among(1) == pytest.approx(figure.error * student(games), rel=0.08)


def standing(games: int, t: float) -> Figure:
    """A figure so many errors from 0, its spread as even as can be."""
    pulls = np.where(np.arange(games) % 2, 1.0, -1.0)
    return Figure(t * Figure(1.0, pulls).error, pulls)


def student(games: int) -> float:
    return {3: 4.303, 9: 2.306, 11: 2.228, 31: 2.042}[games]


def test_where_nothing_varies_there_is_no_doubt() -> None:
    pulls: Numbers = np.zeros(30)
    assert (Figure(0.0, pulls).doubt, Figure(1.0, pulls).doubt) == (1.0, 0.0)


def test_a_page_says_how_many_figures_it_looked_at() -> None:
    section = clear_differences(Comparison((), ()))
    assert section.parts == [nothing_found(Comparison((), ()))]

"""What games prove: shares, intervals and ratings."""

from __future__ import annotations

from random import Random

import polars as pl
import pytest

from zunft.arena.job import Row
from zunft.arena.results import results
from zunft.arena.stats import pairings, ratings, share_by_deals, student, win_shares


def row(number: int, deal: int, line_up: list[str], winner: int) -> Row:
    seats = range(len(line_up))
    return Row(
        number=number,
        deal=deal,
        line_up=line_up,
        scores=[int(seat == winner) for seat in seats],
        places=[1 if seat == winner else 2 for seat in seats],
        shares=[float(seat == winner) for seat in seats],
        round=1,
        decisions=[1 for _ in seats],
        sources=[{} for _ in seats],
        faults=[0 for _ in seats],
        first_faults=["" for _ in seats],
        last_words=["" for _ in seats],
        times=[[] for _ in seats],
    )


def test_a_share_counts_deals_not_games() -> None:
    """Four games of a deal that always end alike say as much as one."""
    rng = Random(1)
    wins = [float(rng.random() < 0.5) for _ in range(100)]
    once, fourfold = share_by_deals(wins, [1] * 100), share_by_deals([4 * won for won in wins], [4] * 100)
    assert (once.low, once.high) == pytest.approx((fourfold.low, fourfold.high))


def test_the_interval_holds_the_true_share_as_often_as_it_says() -> None:
    rng, held = Random(2), 0
    for _ in range(1000):
        share = share_by_deals([float(sum(rng.random() < 0.3 for _ in range(3))) for _ in range(30)], [3] * 30)
        held += share.low <= 0.3 <= share.high
    assert 0.93 <= held / 1000 <= 0.97


def test_who_always_won_may_still_lose() -> None:
    always, never = share_by_deals([1.0] * 10, [1] * 10), share_by_deals([0.0] * 10, [1] * 10)
    assert (always.part, always.high, never.part, never.low) == (1, 1, 0, 0)
    assert always.low == pytest.approx(1 - never.high) == pytest.approx(0.6915, abs=1e-4)


def test_few_deals_reach_farther() -> None:
    assert student(5) == pytest.approx(2.571, abs=0.01)
    assert student(10_000) == pytest.approx(1.960, abs=0.001)


def test_pairings_name_who_sat_alone() -> None:
    rows = [row(0, 0, ["a", "b", "b"], 0), row(1, 0, ["b", "a", "b"], 1), row(2, 0, ["a", "a", "b"], 0)]
    shares = {(one, field): share.part for one, field, share in pairings(results(rows))}
    assert shares == {("a", "b"): 1.0, ("b", "a"): 0.0}


def test_at_a_table_of_two_a_pair_is_one_pairing() -> None:
    met = pairings(results([row(0, 0, ["a", "b"], 0), row(1, 0, ["b", "a"], 0)]))
    assert [(one, field, share.part) for one, field, share in met] == [("a", "b", 0.5)]


def test_whoever_wins_more_is_rated_higher_and_surer() -> None:
    frame = results([row(number, number, ["a", "b", "c"], 0 if number % 4 else 1) for number in range(40)])
    few, many = ratings(frame.filter(pl.col("number") < 8)), ratings(frame)
    assert many["a"].skill > many["b"].skill > many["c"].skill
    assert many["a"].unsure < few["a"].unsure


def test_a_bot_in_several_seats_has_one_share() -> None:
    shares = win_shares(results([row(0, 0, ["a", "b", "b"], 1), row(1, 1, ["a", "b", "b"], 0)]))
    assert (shares["a"].part, shares["b"].part) == (0.5, 0.25)

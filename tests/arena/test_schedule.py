"""Schedules: everybody plays the same bags, in every seat equally often."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from tests.arena.working import TINY

from zunft.arena.job import Job, binned, bot_seed, deal_seed, play_job, quantile
from zunft.arena.match import Setting
from zunft.arena.schedule import Schedule, gauntlet, round_robin

FOUR = Setting("flanders", 4, "tiny")
TWO = Setting("flanders", 2, "tiny")
BOTS = ["random", "quick", "greedy", "ismcts:20"]

schedules = pytest.mark.parametrize(
    "schedule",
    [
        round_robin(FOUR, BOTS),
        round_robin(FOUR, BOTS[:2]),
        round_robin(TINY, BOTS),
        round_robin(TWO, BOTS[:3]),
        gauntlet(FOUR, "random", [["quick"], ["greedy"]]),
        gauntlet(FOUR, "random", [["quick", "greedy", "ismcts:20"]]),
    ],
    ids=["all play all", "two at four seats", "four at three seats", "two seats", "gauntlet", "mixed gauntlet"],
)


@schedules
def test_everybody_sits_in_every_seat_of_a_deal_equally_often(schedule: Schedule) -> None:
    for deal in range(3):
        jobs = [job for job in schedule.jobs(3) if job.deal == deal]
        sat = Counter((bot, seat) for job in jobs for seat, bot in enumerate(job.line_up))
        for bot in schedule.entrants:
            assert len({sat[bot, seat] for seat in range(schedule.setting.seats)}) == 1, (bot, sat)


@schedules
def test_more_deals_only_add_games_at_the_end(schedule: Schedule) -> None:
    few, many = list(schedule.jobs(2)), list(schedule.jobs(5))
    assert many[: len(few)] == few
    assert [job.number for job in many] == list(range(5 * schedule.games_a_deal))


def test_every_two_meet_each_alone_against_the_other() -> None:
    alone = Counter(
        bot for job in round_robin(TINY, BOTS).jobs(1) for bot in set(job.line_up) if job.line_up.count(bot) == 1
    )
    assert alone == dict.fromkeys(BOTS, 3 * 3)  # three seats, three others


def test_nobody_always_sits_behind_the_same_neighbour() -> None:
    jobs = round_robin(FOUR, BOTS).jobs(6)
    behind = Counter(
        (a, b) for job in jobs for a, b in zip(job.line_up, job.line_up[1:] + job.line_up[:1], strict=True)
    )
    assert set(behind.values()) == {6 * 4 // 3}


def test_the_bags_are_the_same_for_every_line_up() -> None:
    jobs = list(round_robin(TINY, ["random", "quick"]).jobs(2))
    assert len({deal_seed(job.seed, job.deal) for job in jobs}) == 2
    assert deal_seed(1, 0) != deal_seed(2, 0)


def test_whoever_sits_in_a_seat_of_a_deal_gets_the_same_seed() -> None:
    one, other = (Job(at, TINY, line_up, 4, 9) for at, line_up in enumerate([("quick",) * 3, ("random",) * 3]))
    assert [bot_seed(one, seat) for seat in range(3)] == [bot_seed(other, seat) for seat in range(3)]
    assert len({bot_seed(one, seat) for seat in range(3)}) == 3


def test_a_job_that_was_sent_somewhere_is_played_alike() -> None:
    job = next(round_robin(TINY, ["random", "quick"], 3).jobs(1))
    here, there = play_job(job), play_job(pickle.loads(pickle.dumps(job)))
    assert {**here, "times": 0} == {**there, "times": 0}
    assert [sum(sources.values()) for sources in here["sources"]] == here["scores"]


@pytest.mark.slow
def test_a_strict_game_is_the_same_game() -> None:
    job = Job(0, TINY, ("random", "quick", "random"), 0, 3)
    strict = Job(0, TINY, ("random", "quick", "random"), 0, 3, strict=True)
    assert {**play_job(job), "times": 0} == {**play_job(strict), "times": 0}


def test_decision_times_come_out_of_their_bins_true_to_three_per_cent() -> None:
    seconds = [0.001 * n for n in range(1, 101)]
    bins = [binned(seconds[:40]), binned(seconds[40:])]
    assert quantile(bins, 0.5) == pytest.approx(0.05, rel=0.03)
    assert quantile(bins, 0.95) == pytest.approx(0.095, rel=0.03)
    assert quantile(bins, 1) == pytest.approx(0.1, rel=0.03)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["quick"], "At least 2 different bots are needed, not 1."),
        (["quick", "random", "quick"], "The bot “quick” is named twice."),
        (["quick", "nobody"], "There is no bot “nobody”"),
    ],
)
def test_a_schedule_that_cannot_be_played_is_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        round_robin(TINY, bots)


def test_a_field_with_too_many_kinds_is_refused() -> None:
    with pytest.raises(ValueError, match="A field of 2 seats has 1 to 2 different bots, not 3"):
        gauntlet(TINY, "random", [["quick", "greedy", "ismcts:20"]])

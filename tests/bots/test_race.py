"""The race of the answers at the root, and the luck that all of them meet."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.search.luck import Luck
from zunft.bots.search.race import LEAST_RUNNERS, MOST_RUNNERS, Race, heats, runners
from zunft.bots.search.tree import WHOLE
from zunft.engine.chance import Rng
from zunft.engine.craft import chance_of


def race_of(handicaps: list[int], simulations: int, doubt: int = 0) -> Race:
    return Race(vec[i64](handicaps), simulations, doubt)


def run(race: Race, worth: list[float], noise: float, rng: Random) -> None:
    """Every answer goes as well as it is worth, give or take what the world does to all of them."""
    while not race.is_over():
        if race.turn == 0:
            world = rng.gauss(0, noise)
        race.learn(int((worth[race.runner()] + world) * WHOLE), 0)


def test_the_best_answer_wins_though_worlds_differ_more_than_answers() -> None:
    race = race_of([0] * 6, 120)
    run(race, [0.50, 0.51, 0.48, 0.53, 0.49, 0.52], noise=0.4, rng=Random(1))
    assert race.order[0] == 3


def test_half_of_the_field_goes_after_each_heat() -> None:
    race, fields = race_of([0] * 9, 180), list[int]()
    while not race.is_over():
        fields.append(race.field)
        race.learn(WHOLE // 2, 0)
    assert sorted(set(fields), reverse=True) == [9, 5, 3, 2]
    assert sum(race.tries) == len(fields) <= 180
    assert heats(9) == 4


def test_who_is_clearly_beaten_is_sent_home_at_once() -> None:
    rng, race = Random(5), race_of([0] * 4, 4000)
    while not race.is_over():
        race.learn(int((0.5 - 0.1 * int(race.runner()) + rng.gauss(0, 0.05)) * WHOLE), 0)
    assert race.order[0] == 0
    assert sum(race.tries) < 200


def test_nobody_is_sent_home_by_mere_luck() -> None:
    """Answers that are equally good: hardly any race ends long before its time."""
    rng, short = Random(6), 0
    for _ in range(100):
        race = race_of([0] * 4, 200)
        while not race.is_over():
            race.learn(int(rng.gauss(0.5, 0.2) * WHOLE), 0)
        short += sum(race.tries) < 100
    assert short < 10


def test_whoever_stays_longer_is_tried_more_often() -> None:
    race = race_of([0] * 4, 80)
    rng = Random(2)
    while not race.is_over():
        race.learn(int(rng.gauss(0.5 + 0.01 * int(race.runner()), 0.2) * WHOLE), 0)
    tries = [race.tries[at] for at in race.order]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] == tries[1] > tries[2] == tries[3] > 0


def test_a_handicap_counts_less_the_longer_one_runs() -> None:
    race = race_of([0, WHOLE // 10], 80)
    before = race.standing(0) - race.standing(1)
    run(race, [0.5, 0.5], noise=0.0, rng=Random(3))
    assert before == pytest.approx(0.1)
    assert 0 < race.standing(0) - race.standing(1) < 0.03


def test_the_favourite_has_the_benefit_of_the_doubt_until_another_is_clearly_better() -> None:
    """What nine worlds say against it is not enough where four hundred are."""
    for worlds, winner in ((9, 0), (400, 1)):
        race = race_of([0, 0], 2 * worlds, doubt=3 * WHOLE // 10)
        run(race, [0.50, 0.55], noise=0.0, rng=Random(7))
        assert race.order[0] == winner


def test_of_equals_the_one_that_looked_better_wins() -> None:
    race = race_of([0, 10, 20, 30], 40)
    run(race, [0.5] * 4, noise=0.2, rng=Random(4))
    assert list(race.order) == [0, 1, 2, 3]


def test_the_chance_to_win_is_how_often_the_first_place_was_reached() -> None:
    race = race_of([0, 0], 8)
    for first in (WHOLE, 0, WHOLE // 2, 0):
        race.learn(0, first)
    assert (race.chance(0), race.chance(1)) == (0.75, 0.0)


@pytest.mark.parametrize(("lead", "seats", "chance"), [(0, 2, 0.5), (0, 4, 0.25), (6000, 4, 0.475), (-6000, 2, 0.269)])
def test_a_lead_is_a_chance_and_without_one_all_have_the_same(lead: int, seats: int, chance: float) -> None:
    assert chance_of(lead, 6000, seats) == pytest.approx(chance, abs=0.001)


def test_a_longer_race_has_more_runners() -> None:
    assert [runners(30, simulations) for simulations in (10, 120, 480)] == [LEAST_RUNNERS, LEAST_RUNNERS, MOST_RUNNERS]
    assert runners(3, 480) == 3
    assert runners(30, 4_800, 24) == 24


def test_the_same_luck_falls_alike_in_a_lane_whatever_happens_in_others() -> None:
    luck = Luck(5)
    first = [luck.of(2).below(1000) for _ in range(20)]
    luck.again()
    assert [meanwhile(luck) and luck.of(2).below(1000) for _ in range(20)] == first


def meanwhile(luck: Luck) -> bool:
    """Something happens in other lanes."""
    return luck.of(0).below(5) + luck.of(1).below(5) >= 0


def test_another_luck_falls_otherwise() -> None:
    luck, source = Luck(5), Rng(1)
    first = [luck.of(2).below(1000) for _ in range(20)]
    luck.renew(source)
    assert [luck.of(2).below(1000) for _ in range(20)] != first


def test_luck_is_spread_evenly_and_one_turn_tells_nothing_of_the_next() -> None:
    source, luck, pairs = Rng(3), Luck(0), list[tuple[int, int]]()
    for _ in range(2000):
        luck.renew(source)
        pairs.append((luck.of(1).below(100), luck.of(1).below(100)))
    means = [fmean(column) for column in zip(*pairs, strict=True)]
    assert means == [pytest.approx(49.5, abs=2.5)] * 2
    product = fmean((one - means[0]) * (two - means[1]) for one, two in pairs)
    assert abs(product) < 60, "833 would be the same number twice"

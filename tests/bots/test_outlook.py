"""The chance to win that a person is told: only where it was measured how far it is off."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

import zunft
from zunft.bots import judge_of, make_bot, sight_of
from zunft.bots.advice import advice_of
from zunft.bots.craft import craft_of
from zunft.bots.outlook import outlook_of

MEASURED = Path(__file__).parents[2] / "benchmarks" / "judge.json"
MOST_OFF = 5.0  # points: a figure that is further off is not shown
ENOUGH = 500  # games
SHOWN = [(title, seats) for title in zunft.titles() for seats in craft_of(title).judge_off]


@cache
def begun(title: str, seats: int, edition: str | None = None, **options: str) -> zunft.Table:
    """A table after some random answers."""
    table, rng = zunft.Table(title, seats=seats, seed=5, edition=edition, options=options), Random(5)
    for _ in range(30):
        seat = table.waiting_for[0]
        table.play(seat, rng.choice(table.options(seat)))
    return table


def sight_at(table: zunft.Table, seed: int = 0) -> zunft.bots.Sight:
    return sight_of(table, table.waiting_for[0], seed)


def test_titles_say_of_themselves_what_was_measured() -> None:
    """By thirds of a game, from the view of the seat that is asked."""
    lines = json.loads(MEASURED.read_text(encoding="utf-8"))
    assert SHOWN
    for title, seats in SHOWN:
        found = lines[f"{title} {seats}"]
        assert found["games"] >= ENOUGH
        assert max(third["seen"] for third in found["thirds"]) <= craft_of(title).judge_off[seats] <= MOST_OFF


@pytest.mark.parametrize(("title", "seats"), SHOWN)
def test_it_is_what_the_judge_says_and_how_far_that_may_be_off(title: str, seats: int) -> None:
    table = begun(title, seats)
    sight = sight_at(table)
    outlook, seen = outlook_of(sight, table.options_chosen), judge_of(title, seats).seen(sight)
    assert outlook is not None
    assert outlook.chance == seen.chances[sight.seat]
    assert outlook.margin == seen.margins[sight.seat] + craft_of(title).judge_off[seats] / 100


@pytest.mark.parametrize(("title", "seats"), SHOWN)
def test_the_first_advice_has_it_whatever_the_seat_cannot_know(title: str, seats: int) -> None:
    table = begun(title, seats)
    twins = [table.redeal(table.waiting_for[0], seed) for seed in range(2)]
    one, other = (
        advice_of(make_bot("greedy", title, seats, 1), sight_at(twin, 3), table.options_chosen) for twin in twins
    )
    assert one == other
    assert one[0].chance is not None
    assert not any(each.chance for each in one[1:])


@pytest.mark.parametrize("title", zunft.titles())
def test_another_edition_has_not_been_measured(title: str) -> None:
    seats = zunft.about(title)["seats"][0]
    table = begun(title, seats, "tiny")
    assert outlook_of(sight_at(table), table.options_chosen) is None


def test_other_options_have_not_been_measured_but_those_that_end_games_have() -> None:
    table = begun("flanders", 4, covers="sold-out")
    assert outlook_of(sight_at(table), table.options_chosen) is None
    table = begun("gilde", 4, stop="after-60-rounds")
    assert outlook_of(sight_at(table), table.options_chosen) is not None


def test_nor_have_other_numbers_of_seats_and_titles_in_which_it_is_too_far_off() -> None:
    for title in zunft.titles():
        for seats in zunft.about(title)["seats"]:
            if (title, seats) not in SHOWN:
                table = begun(title, seats)
                assert outlook_of(sight_at(table), table.options_chosen) is None

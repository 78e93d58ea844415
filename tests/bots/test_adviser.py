"""The adviser: what it looks at, which of its answers are about equal, and why the first goes before the second."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import zunft
from zunft import Table
from zunft.bots import Adviser, make_bot, sight_of
from zunft.bots.advice import ADVISER, MOST, advice_of
from zunft.bots.adviser import least_of, most_of
from zunft.bots.craft import craft_of
from zunft.bots.levels import spec_of
from zunft.bots.reasons import reasons_of, why_first
from zunft.bots.search.race import Race
from zunft.bots.search.tree import WHOLE
from zunft.engine.title import Spoken
from zunft.text import say
from zunft.text.languages import LANGUAGES

FEW = 60  # simulations, where the answer does not matter


@cache
def at_random(title: str, answers: int, seed: int = 1) -> Table:
    """A position after so many random answers, in which somebody has a choice. Nobody plays on from it."""
    table, rng = Table(title, seats=3, seed=seed, edition="tiny"), Random(seed)
    while answers > 0 or len(table.options(asked(table))) < 2:
        table.play(asked(table), rng.choice(table.options(asked(table))))
        answers -= 1
    return table


def asked(table: Table) -> int:
    return table.waiting_for[0]


def race_of(differences: list[float], noise: float) -> Race:
    """Two answers in as many worlds as there are differences: the first one goes so much better, while what a world
    does to both of them differs far more."""
    race, rng = Race(vec[i64]([0, 0]), 2 * len(differences) + 2, 0, 10_000, 10_000), Random(3)
    for difference in differences:
        world = rng.gauss(0.5, noise)
        for lead in (difference, 0.0):
            race.learn(int((world + lead) * WHOLE), 0)
    return race


# --- the race -----------------------------------------------------------------------------------


def test_a_race_remembers_by_how_much_one_went_better_in_the_same_worlds() -> None:
    race = race_of([0.1, 0.3] * 50, noise=0.3)
    assert race.lead(0, 1, 100) == pytest.approx(0.2, abs=1e-4)
    assert race.error(0, 1, 100) == pytest.approx(0.01, abs=1e-3)
    assert race.lead(1, 0, 2) == pytest.approx(-0.2, abs=1e-4)


def test_after_one_world_nothing_is_known_of_the_error() -> None:
    assert race_of([0.1], noise=0.1).error(0, 1, 1) == 1.0


def test_nobody_is_sent_home_before_the_first_look_is_over() -> None:
    race, worlds = Race(vec[i64]([0] * 4), 4000, 0, 24), 0
    while race.field == 4:
        race.learn(int((0.9 - 0.2 * int(race.runner())) * WHOLE), 0)
        worlds = int(race.seen)
    assert worlds == 24


def test_a_race_that_is_planned_anew_makes_about_so_many_simulations() -> None:
    for planned in (400, 1200):
        race, rng = Race(vec[i64]([0] * 4), 8000, 0, 24), Random(1)
        while not race.is_over():
            if race.seen == 24 and race.turn == 0 and race.simulations == 8000:
                race.plan(planned)
            race.learn(int(rng.gauss(0.5, 0.2) * WHOLE), 0)
        assert sum(race.tries) == pytest.approx(planned, rel=0.15)


# --- what it looks at ---------------------------------------------------------------------------


def test_it_makes_at_least_the_simulations_of_an_alderman_however_slow_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zunft.bots.adviser.SECONDS", 0.0)
    monkeypatch.setattr("zunft.bots.adviser.least_of", lambda title: 200)
    for seed in range(3):
        table = at_random("strasbourg", 20, seed)
        thoughts = [each for each in Adviser(1).think(sight_of(table, asked(table))) if each.tried > 1]
        beaten = len(thoughts) < 2 or not thoughts[1].level  # one that is clearly better ends the race before
        assert beaten or sum(each.tried for each in thoughts) > 180


def test_its_least_is_what_the_best_level_has_and_its_most_is_more() -> None:
    for title in zunft.titles():
        assert f"ismcts:{least_of(title)}" == spec_of("alderman", title, 3)
        assert most_of(title) >= 4000 > least_of(title)


def test_it_has_a_name_and_takes_a_number() -> None:
    bot = make_bot(f"{ADVISER}:70", "gilde", 4, 1)
    assert isinstance(bot, Adviser)
    assert bot.simulations == 70


@pytest.mark.parametrize("title", zunft.titles())
def test_the_same_seed_gives_the_same_advice_and_each_answer_once(title: str) -> None:
    table = at_random(title, 30)
    sight = sight_of(table, asked(table))
    thoughts = Adviser(5, FEW).think(sight)
    assert thoughts == Adviser(5, FEW).think(sight)
    assert sorted(each.option for each in thoughts) == sorted(sight.options)


def test_it_forgets_between_two_questions() -> None:
    """Else the advice of a move would depend on whether one has asked before."""
    table = at_random("flanders", 20)
    bot, sight = Adviser(5, FEW), sight_of(table, asked(table))
    bot.think(sight)
    assert bot.kept is None or not bot.kept.expects(sight.world, sight.seat)


# --- about equal --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("differences", "noise", "is_level"),
    [([0.2, 0.3] * 40, 0.3, False), ([0.9, -0.8] * 40, 0.3, True), ([0.005] * 80, 0.3, True)],
    ids=["clearly better", "within the error", "as good as equal"],
)
def test_answers_are_about_equal_within_two_errors_or_a_hundredth(
    differences: list[float], noise: float, is_level: bool
) -> None:
    table = at_random("flanders", 20)
    bot = Adviser(1, FEW)
    bot.think(sight_of(table, asked(table)))
    assert bot.searched is not None
    bot.searched.ranked, bot.searched.race = vec[i64]([7, 9]), race_of(differences, noise)
    assert bot.is_level(7, 9) == bot.is_level(9, 7) == is_level


def test_between_answers_that_are_about_equal_there_is_no_reason() -> None:
    for title in zunft.titles():
        for seed in range(2):
            table = at_random(title, 20, seed)
            first, second, *_ = Adviser(seed, FEW).think(sight_of(table, asked(table)))
            assert first.reason is None or not second.level


# --- reasons ------------------------------------------------------------------------------------


def pairs(title: str) -> list[tuple[Any, int, int]]:
    """Two answers to the same question, in some positions."""
    found = []
    for seed in range(8):
        table = at_random(title, 24, seed)
        sight = sight_of(table, asked(table), seed)
        found += [(sight, sight.moves[0], other) for other in sight.moves[1:3]]
    return found


@pytest.mark.parametrize("title", zunft.titles())
def test_a_reason_names_the_things_it_is_about_in_every_language(title: str) -> None:
    found = [reason for sight, one, two in pairs(title) for reason in [why_first(sight, one, two, 1)] if reason]
    assert found, "nothing separates any two answers"
    for reason in found:
        part = reason["key"].rpartition(".")[2]
        reasons = reasons_of(craft_of(title))
        about = reasons[part].about if part in reasons else ""
        assert list(reason["args"]) == [slot.name for slot in Spoken(part, about).slots]
        for language in LANGUAGES:
            sentence = say(reason, language, ["Anna", "Bram", "Clara"])
            assert "reason" not in sentence
            assert not any(letter.isdigit() for letter in sentence) or "square" in reason["args"]


@pytest.mark.parametrize("title", zunft.titles())
def test_nothing_is_said_for_an_answer_over_itself(title: str) -> None:
    for sight, move, _ in pairs(title):
        assert why_first(sight, move, move, seed=1) is None


def test_a_reason_compares_the_first_answer_with_the_second() -> None:
    """What speaks for one against the other is not what speaks for the other against the one."""
    both = [(why_first(sight, one, two, 1), why_first(sight, two, one, 1)) for sight, one, two in pairs("flanders")]
    assert any(there and back for there, back in both)
    assert all(there != back for there, back in both if there or back)


# --- advice -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", zunft.titles())
def test_advice_is_what_was_compared_named_whole(title: str) -> None:
    table = at_random(title, 30)
    sight = sight_of(table, asked(table))
    advice = advice_of(Adviser(5, FEW), sight, table.options_chosen)
    thoughts = Adviser(5, FEW).think(sight)
    assert [each.option for each in advice] == [each.option for each in thoughts if each.judged][:MOST]
    assert [each.sentence for each in advice] == [sight.deed(each.option) for each in advice]
    assert not advice[0].level
    assert not any(each.reason for each in advice[1:])


def test_a_bot_that_compares_nothing_advises_all_the_same() -> None:
    table = at_random("flanders", 20)
    (advice,) = advice_of(make_bot("random", "flanders", 3, 1), sight_of(table, asked(table)), {})
    assert advice.option in table.options(asked(table))


@pytest.mark.parametrize("title", zunft.titles())
def test_advice_is_the_same_whatever_the_seat_cannot_know(title: str) -> None:
    """Two tables that differ in nothing but what the seat cannot know, and one redeal of each."""
    table = at_random(title, 30)
    seat = asked(table)
    twins = [table.redeal(seat, seed) for seed in range(2)]
    one, other = (advice_of(Adviser(5, FEW), sight_of(twin, seat, seed=3), {}) for twin in twins)
    assert one == other

"""The gate: it says better, worse or no difference, and errs no more often than it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.arena.working import TINY

from zunft.arena.gate import Terms, Verdict, gate, judge
from zunft.arena.match import Setting
from zunft.arena.runner import Here, Pool
from zunft.arena.sprt import BETTER, NO_DIFFERENCE, WORSE, Sprt
from zunft.arena.stats import Share

RUNS = 300
RIGHT = {0.0: NO_DIFFERENCE, 0.05: BETTER, -0.05: WORSE}


def deals(rng: Random, seats: int, effect: float, alike: float) -> Iterator[float]:
    """A bot of known strength: its win share is fair plus ``effect``. Some deals are alike in every seat, as when the
    change matters in no decision of theirs: then the bot wins exactly one of the games."""
    chance = 1 / seats + effect / (1 - alike)
    while True:
        yield 1.0 if rng.random() < alike else float(sum(rng.random() < chance for _ in range(seats)))


@pytest.mark.slow
@pytest.mark.parametrize("effect", RIGHT)
@pytest.mark.parametrize(("seats", "alike"), [(2, 0.0), (4, 0.0), (4, 0.5), (6, 0.0)])
def test_the_gate_errs_no_more_often_than_it_says(seats: int, alike: float, effect: float) -> None:
    said = Counter(judge(deals(Random(run), seats, effect, alike), seats, Terms()).word for run in range(RUNS))
    wrong = RUNS - said[RIGHT[effect]]
    assert wrong / RUNS <= 0.05, said


def test_a_larger_difference_takes_fewer_games() -> None:
    small, large = (judge(deals(Random(1), 4, effect, 0.0), 4, Terms()) for effect in (0.05, 0.3))
    assert small.word == large.word == BETTER
    assert large.games < small.games


def test_a_gate_whose_games_run_out_says_so() -> None:
    verdict = judge(deals(Random(1), 4, 0.0, 0.0), 4, Terms(most=100))
    assert (verdict.word, verdict.decided, verdict.games) == (NO_DIFFERENCE, False, 100)
    assert str(verdict).startswith("not enough games yet for 5 % errors: win share")
    assert "so far" not in str(verdict)


def test_a_gate_whose_games_run_out_says_how_it_looks_where_that_is_plain() -> None:
    for part, low, high, said in ((0.4, 0.3, 0.5, "better"), (0.2, 0.15, 0.24, "worse")):
        verdict = Verdict(NO_DIFFERENCE, Share(part, low, high, 30), 4, 120, 0.05, decided=False)
        assert str(verdict).endswith(f"; so far it looks {said}.")
        assert "so far" not in str(replace(verdict, decided=True))


def test_a_gate_plays_as_many_games_as_it_must() -> None:
    least = judge(deals(Random(1), 4, 0.3, 0.0), 4, Terms(least=1001))
    assert (least.word, least.games) == (BETTER, 1004)


def test_few_equal_deals_are_no_certainty() -> None:
    test = Sprt(0.05, 0.05, guess=0.25 * 0.75 / 4)
    for _ in range(Sprt.FEWEST):
        test.add(0.0)
    assert test.verdict is None


@pytest.mark.slow
def test_the_verdict_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    setting, terms = Setting("gilde", 2, "tiny", (("stop", "after-60-rounds"),)), Terms(stake=0.2)
    one = gate(setting, "random", "quick", 1, terms, Here(), tmp_path)
    two = gate(setting, "random", "quick", 1, terms, Pool(2))
    again = gate(setting, "random", "quick", 1, terms, Here(), tmp_path)
    assert one == two == again
    assert one.word == BETTER
    assert gate(setting, "quick", "random", 1, terms).word == WORSE


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        (Terms(stake=0), "The stake of a gate with 3 seats lies between 0 and 67 points"),
        (Terms(errors=0.5), "errors"),
        (Terms(most=10), "needs at least 48 games"),
        (Terms(least=100, most=60), "needs at least 100 games"),
    ],
)
def test_terms_that_mean_nothing_are_refused(terms: Terms, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        gate(TINY, "random", "quick", 1, terms)

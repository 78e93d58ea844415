"""A batch of tables: one call for all, buffers that stay in place, games that follow each other."""

from __future__ import annotations

import numpy as np
import pytest
from tests.research.settings import with_every_seat

from zunft.research.batch import Batch
from zunft.research.seeds import game_seed


@with_every_seat
def test_a_mask_shows_the_options_of_the_seat_that_is_asked_and_nothing_else(
    title: str, seats: int, edition: str
) -> None:
    batch = Batch(title, seats, tables=3, seed=4, edition=edition)
    for _ in range(60):
        seen = batch.step(batch.sample())
        for table, run in enumerate(batch.tables.runs):
            assert seen.seats[table] == run.seat
            assert sorted(run.options()) == seen.masks[table].nonzero()[0].tolist()


def test_a_game_that_is_over_gives_its_rewards_once_and_the_next_one_begins() -> None:
    batch, over = Batch("strasbourg", 3, tables=2, seed=1, edition="tiny"), 0
    for _ in range(400):
        seen = batch.step(batch.sample())
        for table in range(2):
            assert seen.rewards[table].any() <= bool(seen.dones[table])
            assert seen.rewards[table].sum() == pytest.approx(0)
            assert seen.masks[table].any()
        over += int(seen.dones.sum())
    assert over > 4


def test_the_seeds_of_a_batch_are_those_of_single_tables() -> None:
    """The second game of table 1."""
    batch = Batch("flanders", 2, tables=3, seed=5, edition="tiny")
    while not batch.seen.dones[1]:
        batch.step(batch.sample())
    single = Batch("flanders", 2, tables=1, seed=game_seed(5, 1, 1), edition="tiny")
    assert (batch.seen.observations[1] == single.seen.observations[0]).all()


def test_an_action_that_is_no_option_is_refused_before_any_table_moves() -> None:
    batch = Batch("strasbourg", 3, tables=2, seed=1, edition="tiny")
    before = batch.seen.observations.copy()
    actions = batch.sample()
    actions[1] = int((batch.seen.masks[1] == 0).nonzero()[0][0])
    with pytest.raises(ValueError, match="is no option of seat 0 at table 1"):
        batch.step(actions)
    assert (batch.seen.observations == before).all()
    with pytest.raises(ValueError, match="no number of an action"):
        batch.step(np.array([0, 100_000]))
    with pytest.raises(ValueError, match="2 tables need as many actions, not 1"):
        batch.step(np.array([0]))


def test_what_is_shown_cannot_be_written_to() -> None:
    batch = Batch("strasbourg", 3, tables=1, edition="tiny")
    with pytest.raises(ValueError, match="read-only"):
        batch.seen.observations[0, 0] = 5


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"tables": 0}, "at least one table"),
        ({"reward": "gold"}, "reward can be: place, win"),
        ({"chance": "luck"}, "chance can be: table, fast"),
        ({"seats": 9}, "is played with"),
        ({"options": {"weather": "fine"}}, "has no option"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Batch("strasbourg", **wrong)  # type: ignore[arg-type]

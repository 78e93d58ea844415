"""What a batch takes and where it writes: actions of any kind, a row a table or a seat, buffers of the caller; and what
it shows of any seat, before and after a redeal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.research.settings import with_every_seat

from zunft.research.batch import Batch


def tiny(**more: Any) -> Batch:
    return Batch("strasbourg", 3, tables=4, seed=3, edition="tiny", **more)


# --- actions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8, list, "column"])
def test_actions_are_taken_as_they_are(kind: Any) -> None:
    batch, same = tiny(), tiny()
    for _ in range(30):
        actions = batch.sample()
        given = actions[:, None] if kind == "column" else actions.tolist() if kind is list else actions.astype(kind)
        assert (batch.step(given).observations == same.step(actions).observations).all()


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.zeros(4), "Actions are whole numbers, not float64"),
        (np.zeros(4, bool), "Actions are whole numbers, not bool"),
        (np.zeros((4, 3), int), "4 tables need as many actions, not 12"),
    ],
)
def test_actions_that_are_none_are_refused_with_a_sentence(actions: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        tiny().step(actions)


# --- rows -----------------------------------------------------------------------------------------


@with_every_seat
def test_a_row_shows_what_its_seat_may_know_though_it_is_written_only_where_it_changed(
    title: str, seats: int, edition: str
) -> None:
    """``observe`` writes everything anew."""
    by_table, by_seat = (Batch(title, seats, 2, 5, edition=edition, rows=rows) for rows in ("table", "seat"))
    for _ in range(25):
        actions = by_table.sample()
        one, all_ = by_table.step(actions), by_seat.step(actions)
        assert (one.observations == by_table.observe(one.seats)).all()
        assert (all_.observations == by_seat.observe()).all()
        assert (all_.observations[[0, 1], one.seats] == one.observations).all()
        assert (all_.masks[[0, 1], one.seats] == one.masks).all()
        assert all_.masks.sum() == one.masks.sum()


def test_with_a_row_for_every_seat_each_may_hand_in_an_action_and_those_that_are_asked_count() -> None:
    batch, same = tiny(rows="seat"), tiny()
    for _ in range(30):
        actions = same.sample()
        of_all = np.full((4, 3), -1)
        of_all[np.arange(4), same.seen.seats] = actions
        seen = batch.step(of_all.ravel())
        assert (seen.seats == same.step(actions).seats).all()
    with pytest.raises(ValueError, match="4 tables need as many actions, or 4 × 3, not 5"):
        batch.step(np.zeros(5, int))


# --- buffers of the caller ------------------------------------------------------------------------


def test_a_batch_writes_into_arrays_of_its_caller() -> None:
    batch, same = tiny(), tiny()
    shape = batch.seen.observations.shape
    observations, masks = np.zeros(shape, np.int16), np.zeros((4, batch.door.actions), bool)
    rewards, dones = np.zeros((4, 3), np.float32), np.zeros(4, bool)
    batch.write_into(observations=observations, masks=masks, rewards=rewards, dones=dones)
    assert (observations == same.seen.observations).all()
    over = 0
    for _ in range(150):
        actions = same.sample()
        seen, wanted = batch.step(actions), same.step(actions)
        assert seen.observations is observations
        assert (observations == wanted.observations).all()
        assert (masks == wanted.masks).all()
        assert (rewards == wanted.rewards).all()
        assert (dones == wanted.dones).all()
        over += dones.sum()
    assert over > 4


def test_observations_of_eight_bits_are_cut_off_and_masks_may_be_bits() -> None:
    batch, same = Batch("gilde", 3, 3, 1, edition="tiny"), Batch("gilde", 3, 3, 1, edition="tiny")
    cells, bits = (
        np.zeros(batch.seen.observations.shape, np.uint8),
        np.zeros((3, -(-batch.door.actions // 8)), np.uint8),
    )
    batch.write_into(observations=cells, masks=bits)
    for _ in range(200):
        actions = same.sample()
        batch.step(actions)
        wanted = same.step(actions)
        assert (cells == wanted.observations.clip(0, 255)).all()
        assert (np.unpackbits(bits, axis=1, count=batch.door.actions, bitorder="little") == wanted.masks).all()


def test_the_array_to_write_into_may_change_from_step_to_step() -> None:
    """So a store of many steps is filled without a copy in between."""
    batch, same = tiny(), tiny()
    store = np.zeros((20, *batch.seen.observations.shape), np.int16)
    for step in range(20):
        actions = same.sample()
        batch.write_into(observations=store[step])
        assert (store[step] == same.seen.observations).all()
        batch.step(actions)
        same.step(actions)


@pytest.mark.parametrize(
    ("arrays", "sentence"),
    [
        ({"colours": np.zeros(4)}, "there is no “colours”"),
        ({"observations": np.zeros((4, 5), np.int16)}, r"observations has the shape \(4, 336\), not \(4, 5\)"),
        ({"observations": np.zeros((4, 336), np.float64)}, "observations can be int16, uint8, not float64"),
        ({"masks": np.zeros((4, 12), np.uint8)}, r"\(4, 83\), or \(4, 11\) of uint8 for bits, not \(4, 12\)"),
        ({"rewards": np.zeros((4, 3), int)}, "rewards can be float64, float32, not int64"),
        ({"dones": [0, 0, 0, 0]}, "has to be a NumPy array that can be written to"),
    ],
)
def test_an_array_that_does_not_fit_is_refused_with_a_sentence(arrays: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        tiny().write_into(**arrays)


# --- searching ------------------------------------------------------------------------------------


def test_a_copy_goes_on_like_the_original_in_buffers_of_its_own() -> None:
    batch = tiny()
    batch.step(batch.sample())
    twin = batch.copy()
    before = batch.seen.observations.copy()
    actions = batch.sample()
    assert (twin.sample() == actions).all()
    after = twin.step(actions).observations.copy()
    assert (batch.seen.observations == before).all()
    assert (batch.step(actions).observations == after).all()


@with_every_seat
def test_a_redeal_changes_nothing_that_its_seat_sees(title: str, seats: int, edition: str) -> None:
    batch = Batch(title, seats, 2, 2, edition=edition)
    for _ in range(5):
        for _ in range(6):
            batch.step(batch.sample())
        twin, asked = batch.copy(), batch.seen.seats.copy()
        seen = twin.redeal()
        assert (seen.observations == batch.seen.observations).all()
        assert (seen.masks == batch.seen.masks).all()
        assert (seen.seats == asked).all()
        twin.step(twin.sample())


def test_redeals_differ_from_each_other_unless_they_are_given_a_seed() -> None:
    batch = tiny()
    for _ in range(10):
        batch.step(batch.sample())

    def redealt(**more: Any) -> bytes:
        batch.redeal(**more)
        return bytes(batch.observe().tobytes())

    assert len({redealt() for _ in range(5)}) > 1
    assert redealt(seed=1) == redealt(seed=1)
    assert batch.observe(2).shape == batch.seen.observations.shape
    with pytest.raises(ValueError, match="Seats go from 0 to 2"):
        batch.redeal(3)
    with pytest.raises(ValueError, match="A seat for all tables, or one for each of 4"):
        batch.observe([0, 1])

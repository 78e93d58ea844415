"""The training script of the documents learns something, and what it makes of a table's chain of decisions is right."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zunft.research.batch import Batch

SCRIPT = Path(__file__).parents[2] / "docs" / "research" / "train.py"
TINY = argparse.Namespace(title="strasbourg", seats=3, edition="tiny", opponent="random")


@pytest.fixture
def script() -> Any:
    """With few steps between two times of learning."""
    spec = importlib.util.spec_from_file_location("train", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.STEPS, module.PART = 64, 256
    return module


def test_a_decision_is_followed_by_the_next_one_of_its_seat_or_by_the_end_of_the_game(script: Any) -> None:
    """Without traces, what was better than guessed is what comes next minus the guess."""
    script.STEPS, script.TRACE = 80, 0.0
    batch, rng = Batch("strasbourg", 3, 2, 1, edition="tiny"), np.random.default_rng(0)
    network = script.Network(batch.door.length, batch.door.actions, rng, hidden=16)
    steps = script.Steps(batch)
    assert steps.play(batch, network, rng) > 0
    better, known = steps._better()
    for step, table in np.argwhere(known):
        seat, later = steps.seats[step, table], range(step, 80)
        ends = [at for at in later if steps.dones[at, table]]
        own = [at for at in later[1:] if steps.seats[at, table] == seat]
        over = bool(ends) and (not own or ends[0] < own[0])
        comes = steps.rewards[ends[0], table, seat] if over else steps.guesses[own[0], table]
        assert better[step, table] == pytest.approx(comes - steps.guesses[step, table], abs=1e-5)
    assert (~known).sum() <= 2 * 3  # the last of each seat at each table, where its game goes on


def test_the_gradients_by_hand_are_those_of_the_loss(script: Any) -> None:
    """Of the guesses, whose loss is plain: half the mean of the squares, times their share."""
    rng = np.random.default_rng(1)
    network = script.Network(6, 4, rng, hidden=5)
    cells, masks = rng.random((7, 6)).astype(np.float32), np.ones((7, 4), bool)
    results = rng.random(7).astype(np.float32)

    def loss() -> float:
        return float(script.SHARE / 2 * np.mean((network.look(cells, masks).guesses - results) ** 2))

    now = network.look(cells, masks)
    by_guess = script.SHARE / 7 * (now.guesses - results)[:, None]
    slopes = network._slopes(cells, now, np.zeros((7, 4), np.float32), by_guess)
    for layer in (0, 2, 6):
        before, step = loss(), np.float32(1e-2)
        network.weights[layer][0, 0] += step
        assert (loss() - before) / step == pytest.approx(float(slopes[layer][0, 0]), abs=2e-3)
        network.weights[layer][0, 0] -= step


@pytest.mark.slow
def test_a_network_that_has_played_a_little_beats_random(script: Any) -> None:
    """Its fair share is a third."""
    rng = np.random.default_rng(0)
    batch = Batch("strasbourg", 3, 32, 1, edition="tiny")
    network = script.Network(batch.door.length, batch.door.actions, rng)
    *_, last = script.train(batch, network, decisions=8_000)
    assert last.part == 1
    mean, low, high = script.interval(script.wins(network, TINY, 60, 10_000))
    assert low < mean < high
    assert mean > 0.6

"""The environment for PufferLib: everything happens in the trainer's buffers.

PufferLib itself cannot be installed beside NumPy 2, so these tests go through a stand-in of the interface it documents;
where it is installed it is taken instead.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

import numpy as np
import pytest
from tests.research.puffer import buffers_for, stand_in


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, with PufferLib or its stand-in."""
    try:
        importlib.import_module("pufferlib")
    except ImportError:
        monkeypatch.setitem(sys.modules, "pufferlib", stand_in())
    monkeypatch.delitem(sys.modules, "zunft.research.pufferlib", raising=False)
    return importlib.import_module("zunft.research.pufferlib")


def choose(env: Any, rng: np.random.Generator) -> Any:
    """An option of every agent: those that are not asked wait."""
    options = env.observations[:, env.options]
    return (options * rng.random(options.shape)).argmax(axis=1).astype(np.int32)


def test_all_happens_in_the_buffers_of_the_trainer(door: Any) -> None:
    spare = door.env("strasbourg", 3, tables=4, edition="tiny")
    buf, rng = buffers_for(spare), np.random.default_rng(0)
    env = door.env("strasbourg", 3, tables=4, edition="tiny", buf=buf, seed=7)
    env.reset(seed=7)
    over = 0
    for _ in range(150):
        seen, rewards, terminals, truncations, infos = env.step(choose(env, rng))
        assert seen is buf["observations"]
        assert rewards is buf["rewards"]
        assert not truncations.any()
        assert (buf["masks"].reshape(4, 3).sum(axis=1) == 1).all()
        assert ((seen[:, env.wait + env.options.start] == 1) != buf["masks"]).all()
        assert terminals.reshape(4, 3).all(axis=1).sum() == sum(info["games"] for info in infos)
        assert rewards.reshape(4, 3).sum(axis=1) == pytest.approx(0, abs=1e-6)
        over += int(terminals.sum())
    assert over > 0
    assert rewards.dtype == np.float32


def test_a_row_is_what_the_seat_may_know_and_its_options(door: Any) -> None:
    env, rng = door.env("gilde", 3, tables=2, edition="tiny", seed=3), np.random.default_rng(1)
    for _ in range(40):
        env.step(choose(env, rng))
        rows = env.observations.reshape(2, 3, -1)
        assert (rows[:, :, : env.options.start] == env.batch.observe()).all()
        for table, (seat, run) in enumerate(zip(env.batch.seen.seats, env.batch.tables.runs, strict=True)):
            assert rows[table, seat, env.options].nonzero()[0].tolist() == sorted(run.options())


def test_a_reset_with_the_same_seed_deals_the_same(door: Any) -> None:
    env = door.env("flanders", 2, tables=2, edition="tiny")
    first = env.reset(seed=5)[0].copy()
    env.step(choose(env, np.random.default_rng(2)))
    assert (env.reset(seed=5)[0] == first).all()
    assert not (env.reset(seed=6)[0] == first).all()

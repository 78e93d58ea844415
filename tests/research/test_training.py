"""The training script of the documents learns something."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "research" / "train.py"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_a_network_that_has_played_a_little_beats_random() -> None:
    """Its fair share is a third, and it won 80 % (73 to 85) of 150 games."""
    train = script()
    network = train.train("strasbourg", 3, "tiny", games=150, seed=1)
    shares = train.win_share(network, "strasbourg", 3, "tiny", games=100, seed=10_000)
    assert np.mean(shares) > 0.6

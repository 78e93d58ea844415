"""The part of PufferLib 3 that an environment meets, as its documentation has it: buffers by name, an agent a row."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

BUFFERS = {"rewards": np.float32, "terminals": bool, "truncations": bool, "masks": bool, "actions": np.int32}


class PufferEnv:
    """Keeps the buffers of its caller, or makes its own."""

    single_observation_space: Any
    single_action_space: Any
    num_agents: int

    def __init__(self, buf: Any = None) -> None:
        for name, array in (buf or buffers_for(self)).items():
            setattr(self, name, array)


def buffers_for(env: Any) -> dict[str, Any]:
    """The arrays that a trainer hands in."""
    space, agents = env.single_observation_space, env.num_agents
    made = {name: np.zeros(agents, kind) for name, kind in BUFFERS.items()}
    return {"observations": np.zeros((agents, *space.shape), space.dtype), **made}


def stand_in() -> ModuleType:
    """For ``sys.modules["pufferlib"]``, where the real one is not installed."""
    module = ModuleType("pufferlib")
    module.PufferEnv = PufferEnv  # type: ignore[attr-defined]
    return module

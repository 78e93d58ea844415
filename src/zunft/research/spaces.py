"""The spaces of environments: observations between the bounds of their cells, and the mask of options."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from zunft.research.door import Door


def observation_space(door: Door, actions: int) -> Dict:
    low, high = (np.array(bound, np.int16) for bound in door.bounds)
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (actions,), np.int8)})

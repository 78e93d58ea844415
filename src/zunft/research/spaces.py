"""The spaces of environments: observations between the bounds of their cells, the mask of options, the whole state."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from zunft.engine.run import Run
from zunft.research.door import Door, one_of
from zunft.research.screen import Array, Screen

DICT, FLAT = "dict", "flat"  # with the mask in the observation, or the numbers alone and the mask in the info
MASK = "action_mask"


def observation_space(door: Door, actions: int, form: str = DICT) -> Any:
    low, high = (np.array(bound, np.int16) for bound in door.bounds)
    cells = Box(low, high, dtype=np.int16)
    return cells if form == FLAT else Dict({"observation": cells, MASK: Box(0, 1, (actions,), np.int8)})


def checked_form(form: str) -> str:
    return one_of("observation", form, (DICT, FLAT))


def shown_as(form: str, seen: dict[str, Array]) -> Any:
    return seen["observation"] if form == FLAT else seen


def info_as(form: str, seen: dict[str, Array]) -> dict[str, Any]:
    return {MASK: seen[MASK]} if form == FLAT else {}


def state_space(door: Door) -> Box:
    low, high = (np.tile(np.array(bound, np.int16), door.seats) for bound in door.bounds)
    return Box(low, high, dtype=np.int16)


def whole_state(door: Door, run: Run) -> Array:
    """What all seats may know, one after the other from the first: for critics that see more than any player."""
    screen = Screen(run)
    return np.concatenate([screen.show(seat)["observation"] for seat in range(door.seats)])

"""PufferLib: all seats of many tables as the agents of one environment, in buffers that the trainer hands in.

PufferLib 3 asks for NumPy 1 and an old Gymnasium, and brings a whole trainer; so it is not part of any extra.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import numpy as np
    import pufferlib
    from gymnasium.spaces import Box, Discrete
except ImportError as error:
    raise ImportError("This door needs pufferlib, gymnasium and numpy: see docs/research.") from error

from zunft.research.batch import Batch
from zunft.research.screen import Array

Stepped = tuple[Array, Array, Array, Array, list[dict[str, Any]]]


def env(title: str, seats: int | None = None, tables: int = 64, **more: Any) -> SeatsEnv:
    """*more*: ``edition``, ``options``, ``preset``, ``reward``, ``chance``; PufferLib adds ``buf`` and ``seed``."""
    return SeatsEnv(title, seats, tables, **more)


class SeatsEnv(pufferlib.PufferEnv):  # type: ignore[misc]
    """Agent ``table * seats + seat`` sees a row: the cells of its observation, then 1 at the number of every option. A
    seat that is not asked has one option, the last number, ``wait``; ``masks`` are true for those that are asked."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        tables: int = 64,
        *,
        buf: Mapping[str, Array] | None = None,
        seed: int | None = 0,
        **more: Any,
    ) -> None:
        self._setting = {"title": title, "seats": seats, "tables": tables, **more, "rows": "seat"}
        self.batch = Batch(**self._setting, seed=seed or 0)
        door = self.batch.door
        self.wait, self.options = door.actions, slice(door.length, None)
        self.num_agents = tables * door.seats
        self.single_observation_space = Box(-32768, 32767, (door.length + door.actions + 1,), np.int16)
        self.single_action_space = Discrete(door.actions + 1)
        super().__init__(buf)
        self._take_buffers()

    def _take_buffers(self) -> None:
        """Everything is written where the trainer reads it."""
        shape, length = (len(self.batch), self.batch.door.seats), self.batch.door.length
        rows = self.observations.reshape(*shape, -1)
        self._waiting = rows[:, :, -1]
        self._asked = self.masks.reshape(shape)
        self._over = self.terminals.reshape(shape)
        self.batch.write_into(
            observations=rows[:, :, :length], masks=rows[:, :, length:-1], rewards=self.rewards.reshape(shape)
        )
        self._note()

    def _note(self) -> None:
        seen = self.batch.seen
        self._asked[...] = np.arange(self.batch.door.seats) == seen.seats[:, None]
        self._waiting[...] = ~self._asked
        self._over[...] = seen.dones[:, None]

    def reset(self, seed: int | None = None) -> tuple[Array, list[dict[str, Any]]]:
        """All tables begin anew."""
        self.batch = Batch(**self._setting, seed=self.batch.seed if seed is None else seed)
        self._take_buffers()
        self.truncations[...] = False
        return self.observations, []

    def step(self, actions: Array) -> Stepped:
        """An action for every agent; those that are not asked wait. What is no option is refused with a sentence."""
        self.batch.step(actions)
        self._note()
        ended = int(self.batch.seen.dones.sum())
        infos = [{"games": ended}] if ended else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Nothing is open."""

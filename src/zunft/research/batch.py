"""Many tables of one kind, stepped by one call, for learning from millions of positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

try:
    import numpy as np
except ImportError as error:
    raise ImportError("A batch needs numpy: pip install 'zunft[research]'.") from error

from zunft.engine.batch import BatchTables
from zunft.engine.chance import whole_number
from zunft.engine.run import Dealer
from zunft.research.copying import CopiedGame
from zunft.research.door import Door
from zunft.research.screen import Array
from zunft.research.seeds import game_seed, hashed


class Observed(NamedTuple):
    """What every table shows now. The arrays are views of buffers that the next step overwrites: copy what you want to
    keep."""

    observations: Array  # [table, cell] of the seat that is asked
    masks: Array  # [table, number] 1 where the number is an option
    seats: Array  # [table] the seat that is asked
    rewards: Array  # [table, seat] of the game that ended with the last step, else 0
    dones: Array  # [table] 1 where a game ended with the last step; the next one has begun


class Batch:
    """Tables at which one seat each is asked. The first game of the first table is that of *seed*; all others have
    seeds hashed from seed, table and game, so that batches with neighbouring seeds share nothing."""

    def __init__(  # noqa: PLR0913 - all that tables are made of, by name
        self,
        title: str,
        seats: int | None = None,
        tables: int = 256,
        seed: int = 0,
        *,
        edition: Any = None,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "place",
        chance: str = "fast",
    ) -> None:
        if tables < 1:
            raise ValueError(f"A batch has at least one table, not {tables}.")
        self.door = Door(title, seats, edition, options, preset=preset, reward=reward, chance=chance)
        self.seed = whole_number(seed)
        self._open(tables)

    def _open(self, tables: int) -> None:
        runs = [self.door.new_run() for _ in range(tables)]
        self.tables = BatchTables(runs, hashed(self.seed, "sample"), self._dealer, self.door.rewards)
        self.seen = self._windows(tables)

    def __getstate__(self) -> dict[str, Any]:
        core = self.tables
        return {
            "door": self.door,
            "seed": self.seed,
            "rng": core.rng,
            "games": [CopiedGame(self.door, run) for run in core.runs],
            "begun": np.frombuffer(memoryview(core.begun), np.int64).tolist(),
            "rewards": self.seen.rewards.ravel().tolist(),
            "dones": self.seen.dones.tolist(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy goes on like the original, each in buffers of its own."""
        self.door, self.seed = kept["door"], kept["seed"]
        self._open(len(kept["games"]))
        self.tables.rng = kept["rng"]
        self.tables.take_over([game.run for game in kept["games"]], kept["begun"], kept["rewards"], kept["dones"])

    def _dealer(self, table: int, game: int) -> Dealer:
        return self.door.dealer(game_seed(self.seed, table, game))

    def _windows(self, tables: int) -> Observed:
        core, door = self.tables, self.door
        return Observed(
            np.frombuffer(memoryview(core.observations), np.int16).reshape(tables, door.length),
            np.frombuffer(memoryview(core.masks), np.int8).reshape(tables, door.actions),
            np.frombuffer(memoryview(core.asked), np.int64),
            np.frombuffer(memoryview(core.rewards), np.float64).reshape(tables, door.seats),
            np.frombuffer(memoryview(core.dones), np.int8),
        )

    def step(self, actions: Array) -> Observed:
        """Answer at every table; an illegal action is refused with a sentence, before any table moves."""
        if len(actions) != len(self.seen.seats):
            raise ValueError(f"{len(self.seen.seats)} tables need as many actions, not {len(actions)}.")
        self.tables.step(actions.tolist())
        return self.seen

    def sample(self) -> Array:
        """A legal action for every table, each equally likely."""
        return np.array(self.tables.sample(), np.int64)

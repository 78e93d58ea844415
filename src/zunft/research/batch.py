"""Many tables of one kind, stepped by one call, for learning from millions of positions."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, NamedTuple

try:
    import numpy as np
except ImportError as error:
    raise ImportError("A batch needs numpy: pip install 'zunft[research]'.") from error

from zunft.engine.batch import BatchTables
from zunft.engine.chance import whole_number
from zunft.engine.run import Dealer
from zunft.research.buffers import Buffers, actions_of, seats_of
from zunft.research.copying import CopiedGame, generator, going_on
from zunft.research.door import Door, one_of
from zunft.research.screen import Array
from zunft.research.seeds import game_seed, hashed

ROWS = ("table", "seat")


class Observed(NamedTuple):
    """What every table shows now. The next step overwrites these arrays: copy what you want to keep. With
    ``rows="seat"`` the first two have a row for every seat, [table, seat, …]; who is not asked has no options."""

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
        rows: str = "table",
    ) -> None:
        if tables < 1:
            raise ValueError(f"A batch has at least one table, not {tables}.")
        self.door = Door(title, seats, edition, options, preset=preset, reward=reward, chance=chance)
        self.seed = whole_number(seed)
        self.rows = one_of("rows", rows, ROWS)
        self._open(tables)

    def _open(self, tables: int) -> None:
        runs = [self.door.new_run() for _ in range(tables)]
        rows = self.door.seats if self.rows == "seat" else 1
        self.tables = BatchTables(runs, rows, hashed(self.seed, "sample"), self._dealer, self.door.rewards)
        self.redeals = 0
        self.seen = self._own = self._windows(tables)
        self._buffers = Buffers()

    def __len__(self) -> int:
        """How many tables there are."""
        return len(self._own.seats)

    def _dealer(self, table: int, game: int) -> Dealer:
        return self.door.dealer(game_seed(self.seed, table, game))

    def _windows(self, tables: int) -> Observed:
        core, door = self.tables, self.door
        each = (tables, door.seats) if self.rows == "seat" else (tables,)
        self._sampled = np.frombuffer(memoryview(core.sampled), np.int64)
        self._looked = np.frombuffer(memoryview(core.looked), np.int16).reshape(tables, door.length)
        return Observed(
            np.frombuffer(memoryview(core.observations), np.int16).reshape(*each, door.length),
            np.frombuffer(memoryview(core.masks), np.int8).reshape(*each, door.actions),
            np.frombuffer(memoryview(core.asked), np.int64),
            np.frombuffer(memoryview(core.rewards), np.float64).reshape(tables, door.seats),
            np.frombuffer(memoryview(core.dones), np.int8),
        )

    # --- stepping -------------------------------------------------------------------------------

    def step(self, actions: Any) -> Observed:
        """Answer at every table; an illegal action is refused with a sentence, before any table moves. Any array of
        whole numbers with one for each table; with ``rows="seat"`` also one for each seat, of which those count that
        are asked."""
        self.tables.step(actions_of(actions, self._own.seats, self.door.seats if self.rows == "seat" else 0))
        self._buffers.fill(self._own)
        return self.seen

    def sample(self) -> Array:
        """A legal action for every table, each equally likely."""
        self.tables.sample()
        return self._sampled.copy()

    def write_into(self, **arrays: Array) -> Observed:
        """From now on every step writes into these arrays of yours, named as in ``seen``; the position now is written
        at once. Observations may be int16 or uint8 (what is less than 0 is written as 0, what is more than 255 as 255),
        masks a byte or (uint8, an eighth as long) a bit for each number, the lowest bit first."""
        self._buffers = self._buffers.joined(arrays, self._own)
        self._buffers.fill(self._own)
        self.seen = self._own._replace(**self._buffers.arrays)
        return self.seen

    # --- looking and searching ------------------------------------------------------------------

    def observe(self, seat: Any = None) -> Array:
        """What a seat of every table may know now, asked or not: [table, cell] of one seat, or of one for each table;
        without a seat [table, seat, cell] of all."""
        if seat is None:
            return np.stack([self.observe(seat) for seat in range(self.door.seats)], axis=1)
        self.tables.look(seats_of(seat, len(self), self.door.seats))
        return self._looked.copy()

    def copy(self) -> Batch:
        """Another batch that goes on like this one, each by itself and in buffers of its own."""
        return copy.deepcopy(self)

    def redeal(self, seats: Any = None, seed: int | None = None) -> Observed:
        """Deal anew, at every table, what one seat (by default the one that is asked) cannot know, what chance will
        draw later included; what this seat sees stays. Without a seed every call deals otherwise. For a search over
        copies that knows no more than the seat does."""
        whose = seats_of(self._own.seats if seats is None else seats, len(self), self.door.seats)
        self.redeals += 1
        base = self.redeals if seed is None else whole_number(seed)
        for table, seat in enumerate(whose):
            self._redeal(table, seat, hashed(self.seed, "redeal", table, base))
        self._buffers.fill(self._own)
        return self.seen

    def _redeal(self, table: int, seat: int, seed: int) -> None:
        asked = int(self._own.seats[table])
        world = self.tables.redealt(table, seat, generator(seed))
        run = going_on(self.door, world, self.door.dealer(hashed(seed, "chance")), asked)
        self.tables.replace(table, run)

    # --- copies ---------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        core = self.tables
        return {
            "door": self.door,
            "seed": self.seed,
            "rows": self.rows,
            "redeals": self.redeals,
            "rng": core.rng,
            "games": [CopiedGame(self.door, run) for run in core.runs],
            "begun": np.frombuffer(memoryview(core.begun), np.int64).tolist(),
            "rewards": self._own.rewards.ravel().tolist(),
            "dones": self._own.dones.tolist(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy goes on like the original, each in buffers of its own."""
        self.door, self.seed, self.rows = kept["door"], kept["seed"], kept["rows"]
        self._open(len(kept["games"]))
        self.redeals = kept["redeals"]
        self.tables.rng = kept["rng"]
        self.tables.take_over([game.run for game in kept["games"]], kept["begun"], kept["rewards"], kept["dones"])

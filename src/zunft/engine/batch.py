"""Many games of one kind, stepped by one call; observations, masks and results lie in buffers that stay in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.move import NOBODY
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER, State
from zunft.engine.run import Dealer, Run
from zunft.engine.tensor import UNKNOWN


@final
class BatchTables:
    """The games of a batch. A game that is over gives its results, and a new one begins at once.

    A table has one row, of the seat that is asked, or one for every seat. *dealer* answers for chance in game *k* of
    table *t*, both counted from 0.
    """

    def __init__(
        self,
        runs: list[Run],
        rows: i64,
        seed: i64,
        dealer: Callable[[int, int], Dealer],
        result: Callable[[State], list[float]],
    ) -> None:
        """With so many *rows* at a table, and the *seed* of ``sample``."""
        self.runs = runs
        self.rows: i64 = rows
        self.dealer = dealer
        self.result = result
        self.seats: i64 = runs[0].rules.seats
        self.length: i64 = runs[0].tensor.length
        self.size: i64 = runs[0].numbering.size
        self.memory: i64 = runs[0].tensor.memory  # of a row
        self.rng = Rng(seed)
        self.begun: vec[i64] = vec[i64]([0] * len(runs))  # how many games of each table
        self.observations: vec[i64] = vec[i64]([0] * (len(runs) * self.rows * self.length // 4))
        self.memories: vec[i64] = vec[i64]([UNKNOWN] * (len(runs) * self.rows * self.memory))
        self.masks: vec[u8] = vec[u8]([0] * (len(runs) * self.rows * self.size))
        self.asked: vec[i64] = vec[i64]([0] * len(runs))
        self.rewards: vec[float] = vec[float]([0.0] * (len(runs) * self.seats))
        self.dones: vec[u8] = vec[u8]([0] * len(runs))
        self.sampled: vec[i64] = vec[i64]([0] * len(runs))
        self.looked: vec[i64] = vec[i64]([0] * (len(runs) * self.length // 4))  # what ``look`` was asked for
        for at in range(i64(len(runs))):
            self._begin(at)
            self._show(at)

    # --- the games of another batch -------------------------------------------------------------

    def take_over(self, runs: list[Run], begun: list[int], rewards: list[float], dones: list[int]) -> None:
        """Go on with the games of another batch, and with the results of its last step."""
        for table in range(i64(len(runs))):
            self.replace(table, runs[table])
            games: i64 = begun[table]
            self.begun[table] = games
            self.dones[table] = 0
            if dones[table] != 0:
                self.dones[table] = 1
        for at in range(i64(len(rewards))):
            self.rewards[at] = rewards[at]

    def replace(self, table: i64, run: Run) -> None:
        """Go on with another game at a table."""
        self._unmark(table)
        self.runs[table] = run
        self._show(table)

    def redealt(self, table: i64, seat: i64, rng: Rng) -> State:
        """The game at a table with everything dealt anew that a seat cannot know."""
        run = self.runs[table]
        return redeal(run.rules, run.state, seat, rng, zeros(BUFFER))

    # --- stepping -------------------------------------------------------------------------------

    def step(self, actions: list[int]) -> None:
        """Answer at every table. An action that is no option is refused before any table moves."""
        for table in range(i64(len(self.runs))):
            self._check(table, actions[table])
        for table in range(i64(len(self.runs))):
            self._step(table, actions[table])

    def _check(self, table: i64, action: i64) -> None:
        if action < 0 or action >= self.size:
            raise ValueError(f"{action} is no number of an action: they go from 0 to {self.size - 1}.")
        if self.masks[self._row(table) * self.size + action] == 0:
            raise ValueError(f"{action} is no option of seat {self.asked[table]} at table {table}.")

    def _row(self, table: i64) -> i64:
        """The row of the seat that is asked at a table."""
        return table if self.rows == 1 else table * self.rows + self.asked[table]

    def _step(self, table: i64, action: i64) -> None:
        run = self.runs[table]
        self._unmark(table)
        if self.dones[table] != 0:
            self._forget_result(table)
        run.play(action)
        if run.seat == NOBODY:
            self._end(table, run)
            self._begin(table)
        self._show(table)

    def _forget_result(self, table: i64) -> None:
        self.dones[table] = 0
        for seat in range(self.seats):
            self.rewards[table * self.seats + seat] = 0.0

    def _end(self, table: i64, run: Run) -> None:
        self.dones[table] = 1
        rewards = self.result(run.state)
        for seat in range(self.seats):
            self.rewards[table * self.seats + seat] = rewards[seat]

    def _begin(self, table: i64) -> None:
        self.runs[table].begin(self.dealer(table, self.begun[table]))
        self.begun[table] += 1

    # --- showing --------------------------------------------------------------------------------

    def _unmark(self, table: i64) -> None:
        self.runs[table].mark(self.masks, self._row(table) * self.size, 0)

    def _show(self, table: i64) -> None:
        run = self.runs[table]
        self.asked[table] = run.seat
        run.mark(self.masks, self._row(table) * self.size, 1)
        if self.rows == 1:
            self._write(run, run.seat, table)
        else:
            for seat in range(self.seats):
                self._write(run, seat, table * self.rows + seat)

    def _write(self, run: Run, seat: i64, row: i64) -> None:
        run.tensor.update(run.state, seat, self.observations, row * self.length, self.memories, row * self.memory)

    def look(self, seats: list[int]) -> None:
        """Write into ``looked`` what a seat of every table may know, asked or not."""
        for table in range(i64(len(self.runs))):
            run = self.runs[table]
            run.tensor.write(run.state, seats[table], self.looked, table * self.length)

    def sample(self) -> None:
        """Write into ``sampled`` an option for every table, each as likely as the others."""
        for table in range(i64(len(self.runs))):
            run = self.runs[table]
            self.sampled[table] = run.numbers[self.rng.below(run.count)]

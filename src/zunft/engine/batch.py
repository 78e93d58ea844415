"""Many games of one kind, stepped by one call; observations, masks and results lie in buffers that stay in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from zunft.engine.chance import Rng
from zunft.engine.move import NOBODY
from zunft.engine.rules import State
from zunft.engine.run import Dealer, Run


@final
class BatchTables:
    """The games of a batch. A game that is over gives its results, and a new one begins at once.

    *dealer* answers for chance in game *k* of table *t*, both counted from 0.
    """

    def __init__(
        self, runs: list[Run], seed: i64, dealer: Callable[[int, int], Dealer], result: Callable[[State], list[float]]
    ) -> None:
        """With the *seed* of ``sample``."""
        self.runs = runs
        self.dealer = dealer
        self.result = result
        self.seats: i64 = runs[0].rules.seats
        self.length: i64 = runs[0].tensor.length
        self.size: i64 = runs[0].numbering.size
        self.rng = Rng(seed)
        self.begun: vec[i64] = vec[i64]([0] * len(runs))  # how many games of each table
        self.observations: vec[i64] = vec[i64]([0] * (len(runs) * self.length // 4))
        self.masks: vec[u8] = vec[u8]([0] * (len(runs) * self.size))
        self.asked: vec[i64] = vec[i64]([0] * len(runs))
        self.rewards: vec[float] = vec[float]([0.0] * (len(runs) * self.seats))
        self.dones: vec[u8] = vec[u8]([0] * len(runs))
        for at in range(i64(len(runs))):
            self._begin(at)
            self._show(at)

    def take_over(self, runs: list[Run], begun: list[int], rewards: list[float], dones: list[int]) -> None:
        """Go on with the games of another batch, and with the results of its last step."""
        for table in range(i64(len(runs))):
            self.runs[table].mark(self.masks, table * self.size, 0)
            self.runs[table] = runs[table]
            games: i64 = begun[table]
            self.begun[table] = games
            self.dones[table] = 0
            if dones[table] != 0:
                self.dones[table] = 1
            self._show(table)
        for at in range(i64(len(rewards))):
            self.rewards[at] = rewards[at]

    def step(self, actions: list[int]) -> None:
        """Answer at every table. An action that is no option is refused before any table moves."""
        for table in range(i64(len(self.runs))):
            if self.masks[self._masked(table, actions[table])] == 0:
                raise ValueError(f"{actions[table]} is no option of seat {self.asked[table]} at table {table}.")
        for table in range(i64(len(self.runs))):
            self._step(table, actions[table])

    def _masked(self, table: i64, action: i64) -> i64:
        if action < 0 or action >= self.size:
            raise ValueError(f"{action} is no number of an action: they go from 0 to {self.size - 1}.")
        return table * self.size + action

    def _step(self, table: i64, action: i64) -> None:
        run = self.runs[table]
        run.mark(self.masks, table * self.size, 0)
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

    def _show(self, table: i64) -> None:
        run = self.runs[table]
        self.asked[table] = run.seat
        run.tensor.write(run.state, run.seat, self.observations, table * self.length)
        run.mark(self.masks, table * self.size, 1)

    def sample(self) -> list[int]:
        """An option for every table, each as likely as the others."""
        actions = []
        for run in self.runs:
            actions.append(run.numbers[self.rng.below(run.count)])
        return actions

"""Train a small network on Strasbourg with plain NumPy, and let it play against `random`.

    python docs/research/train.py            a few minutes on one core
    python docs/research/train.py --help     what can be changed

It is written to be read from top to bottom, cell by cell. All seats learn from the same network: after each game every
decision is pushed towards or away from by how its seat did (policy gradient with a learnt baseline).
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np

from zunft.research.batch import Batch

Array = np.ndarray[Any, Any]

TABLES = 128
HIDDEN = 128  # units of the network
ENOUGH = 4096  # decisions of games that are over, to learn from at once
RATE = 0.001  # of learning, at first; it falls to 0
SPREAD = 0.01  # what it is worth not to be too sure

# %% What a network sees: counts of very different size, squeezed.


def squeezed(observations: Array) -> Array:
    """Small numbers stay apart, large ones do not drown them."""
    cells = observations.astype(np.float32)
    squeezed: Array = np.sign(cells) * np.log1p(np.abs(cells))
    return squeezed


# %% The network: one hidden layer, a score for every action and a guess of the result.


class Network:
    """Weights in float32, stepped by Adam."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(inputs, hidden), (hidden,), (hidden, actions), (actions,), (hidden, 1), (1,)]
        scales = [1 / math.sqrt(inputs), 0, 0.01 / math.sqrt(hidden), 0, 1 / math.sqrt(hidden), 0]
        self.weights = [
            (rng.standard_normal(shape) * scale).astype(np.float32) for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def hidden(self, cells: Array) -> Array:
        hidden: Array = np.maximum(cells @ self.weights[0] + self.weights[1], 0)
        return hidden

    def chances(self, hidden: Array, masks: Array) -> Array:
        """How likely each option is; what is no option has no chance."""
        scores = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks, scores, np.float32(-1e9))
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: Array = scores / scores.sum(axis=1, keepdims=True)
        return chances

    def guesses(self, hidden: Array) -> Array:
        guesses: Array = (hidden @ self.weights[4] + self.weights[5])[:, 0]
        return guesses

    def learn(self, cells: Array, masks: Array, actions: Array, results: Array, rate: float) -> None:
        """One step: more of what did better than was guessed, a better guess, and not too sure of itself."""
        hidden = self.hidden(cells)
        chances, guesses = self.chances(hidden, masks), self.guesses(hidden)
        better = (results - guesses) / len(actions)
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        by_score = chances * better[:, None] + SPREAD / len(actions) * chances * (logs + entropy)
        by_score[np.arange(len(actions)), actions] -= better
        by_guess = -better[:, None]
        by_hidden = (by_score @ self.weights[2].T + by_guess @ self.weights[4].T) * (hidden > 0)
        self._step(
            [
                cells.T @ by_hidden,
                by_hidden.sum(axis=0),
                hidden.T @ by_score,
                by_score.sum(axis=0),
                hidden.T @ by_guess,
                by_guess.sum(axis=0),
            ],
            rate,
        )

    def _step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        rate *= math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            self.weights[at] -= np.float32(rate) * self.means[at] / (np.sqrt(self.squares[at]) + np.float32(1e-8))


def picked(chances: Array, rng: np.random.Generator) -> Array:
    """One action for each row, as likely as the network says."""
    actions: Array = (chances.cumsum(axis=1) > rng.random((len(chances), 1)) * 0.9999).argmax(axis=1)
    return actions


# %% Games that are going on, and decisions of games that are over.


class Memory:
    """Decisions wait at their table until the game is over; then every seat's get its result."""

    def __init__(self, tables: int) -> None:
        self.waiting: list[list[tuple[Array, Array, int, int]]] = [[] for _ in range(tables)]
        self.ready: list[tuple[Array, Array, int, float]] = []

    def note(self, observations: Array, masks: Array, seats: Array, actions: Array) -> None:
        for table, decisions in enumerate(self.waiting):
            decisions.append((observations[table], masks[table], int(seats[table]), int(actions[table])))

    def settle(self, dones: Array, rewards: Array) -> None:
        for table in dones.nonzero()[0]:
            for observation, mask, seat, action in self.waiting[table]:
                self.ready.append((observation, mask, action, rewards[table, seat]))
            self.waiting[table] = []

    def taken(self) -> tuple[Array, Array, Array, Array]:
        observations, masks, actions, results = zip(*self.ready, strict=True)
        self.ready = []
        return (
            squeezed(np.array(observations)),
            np.array(masks, bool),
            np.array(actions),
            np.array(results, np.float32),
        )


# %% Learning from games against itself.


def train(title: str, seats: int, edition: str | None, games: int, seed: int = 0) -> Network:
    batch = Batch(title, seats, TABLES, seed * 1_000_003, edition=edition)
    rng = np.random.default_rng(seed)
    network = Network(batch.door.length, HIDDEN, batch.door.actions, rng)
    memory, played = Memory(TABLES), 0
    while played < games:
        observations, masks, asked = (now.copy() for now in batch.seen[:3])
        actions = picked(network.chances(network.hidden(squeezed(observations)), masks), rng)
        memory.note(observations, masks, asked, actions)
        seen = batch.step(actions)
        memory.settle(seen.dones, seen.rewards)
        played += int(seen.dones.sum())
        if len(memory.ready) >= ENOUGH:
            rehearse(network, memory, rng, rate=RATE * (1 - played / games))
    return network


def rehearse(network: Network, memory: Memory, rng: np.random.Generator, rate: float) -> None:
    """Go through all decisions of the games that are over once, in any order."""
    cells, masks, actions, results = memory.taken()
    order = rng.permutation(len(actions))
    for part in np.array_split(order, max(1, len(order) // 512)):
        network.learn(cells[part], masks[part], actions[part], results[part], max(rate, 0.0))


# %% How good it is: one seat plays by the network, all others at random.


def win_share(network: Network, title: str, seats: int, edition: str | None, games: int, seed: int) -> list[float]:
    """The network's share of the victory in each of so many games; its seat changes from table to table."""
    tables = min(games, 200)
    batch = Batch(title, seats, tables=tables, seed=seed, edition=edition, reward="win")
    own, shares = np.arange(tables) % seats, list[float]()
    while len(shares) < games:
        seen, actions = batch.seen, batch.sample()
        mine = (seen.seats == own).nonzero()[0]
        if len(mine):
            hidden = network.hidden(squeezed(seen.observations[mine]))
            actions[mine] = network.chances(hidden, seen.masks[mine]).argmax(axis=1)
        seen = batch.step(actions)
        shares += [float(seen.rewards[table, own[table]]) for table in seen.dones.nonzero()[0]]
    return shares[:games]


def report(shares: list[float], seats: int) -> str:
    """The share of wins with its 95 % interval (Wilson's, which does not end at 0 or 1)."""
    n, mean, z = len(shares), float(np.mean(shares)), 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    interval = f"{max(middle - reach, 0):.1%} to {min(middle + reach, 1):.1%}"
    return f"wins {mean:.1%} ({interval}) of {n:,} games against random; its fair share is {1 / seats:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small network with NumPy and let it play against random.")
    parser.add_argument("--title", default="strasbourg")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--edition", default=None)
    parser.add_argument("--games", type=int, default=6_000, help="games to learn from")
    parser.add_argument("--trials", type=int, default=2_000, help="games against random at the end")
    args = parser.parse_args()
    began = time.monotonic()
    network = train(args.title, args.seats, args.edition, args.games)
    print(f"learnt from {args.games:,} games in {time.monotonic() - began:.0f} s")
    print(report(win_share(network, args.title, args.seats, args.edition, args.trials, seed=10_000_000), args.seats))


if __name__ == "__main__":
    main()

"""Train a network on a title by games against itself, and let it play against a bot of any level.

    python docs/research/train.py                        Strasbourg, its smallest edition, against greedy
    python docs/research/train.py --opponent master      any bot that `zunft arena` knows
    python docs/research/train.py --load weights.npz     no training, only the games against the bot
    python docs/research/train.py --help                 what can be changed

It is written to be read from top to bottom, cell by cell: proximal policy optimisation (PPO) in plain NumPy. One
network plays all seats. Nothing but the rules teaches it: the only reward is the result of a game, and bots are met
only in the games that measure how good the network is.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from zunft.research import gymnasium
from zunft.research.batch import Batch

Array = np.ndarray[Any, Any]

TABLES = 256
STEPS = 64  # at every table, between two times of learning
PASSES = 2  # through what was played since
PART = 2048  # decisions that are learnt from at once
HIDDEN = 128  # units of each of the two layers
RATE = 1e-3  # of learning, at first; it falls to 0
CLIP = 0.2  # how far the chance of an action may move before it is learnt no more
TRACE = 0.95  # how far a surprise reaches back (the lambda of GAE); rewards are not discounted
SPREAD = 0.06  # what it is worth not to be too sure; it falls to a third
SHARE = 0.5  # of the guesses, in what is learnt
STEEPEST = 0.5  # a longer gradient is cut to this length

# %% What a network sees: counts of very different size, squeezed. 16 bits have 65,536 values: a table holds them all.

CELLS = np.arange(65536).astype(np.uint16).view(np.int16).astype(np.float32)
SQUEEZED: Array = (np.sign(CELLS) * np.log1p(np.abs(CELLS))).astype(np.float32)


def squeezed(observations: Array) -> Array:
    """Small numbers stay apart, large ones do not drown them."""
    cells: Array = SQUEEZED[observations.view(np.uint16)]
    return cells


# %% The network: two hidden layers, a score for every action and a guess of the reward.


class Played(NamedTuple):
    """What the network makes of positions."""

    first: Array  # the hidden layers
    second: Array
    chances: Array  # of every action; of what is no option, 0
    guesses: Array


class Network:
    """Weights in float32, and their gradients by hand, stepped by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator, hidden: int = HIDDEN) -> None:
        shapes = [(inputs, hidden), (hidden, hidden), (hidden, actions), (hidden, 1)]
        scales = [math.sqrt(2 / inputs), math.sqrt(2 / hidden), 0.01 / math.sqrt(hidden), 1 / math.sqrt(hidden)]
        self.weights: list[Array] = []
        for shape, scale in zip(shapes, scales, strict=True):
            self.weights += [(rng.standard_normal(shape) * scale).astype(np.float32), np.zeros(shape[1], np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def play(self, observations: Array, masks: Array) -> Played:
        return self.look(squeezed(observations), masks)

    def look(self, cells: Array, masks: Array) -> Played:
        w1, b1, w2, b2, wa, ba, wg, bg = self.weights
        first = np.maximum(cells @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        scores = np.where(masks, second @ wa + ba, np.float32(-1e9))
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return Played(first, second, scores / scores.sum(axis=1, keepdims=True), (second @ wg + bg)[:, 0])

    def learn(self, batch: Decisions, rate: float, spread: float) -> None:
        """One step: more of what did better than was guessed, a better guess, and not too sure of itself."""
        cells, n = squeezed(batch.observations), len(batch.actions)
        now = self.look(cells, batch.masks)
        rows = np.arange(n)
        ratio = now.chances[rows, batch.actions] / batch.chances
        better = (batch.better - batch.better.mean()) / (batch.better.std() + 1e-8)
        moved = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)  # far enough: learnt no more
        push = np.where(moved, 0, better * ratio).astype(np.float32) / n
        logs = np.log(np.maximum(now.chances, 1e-9))
        entropy = -(now.chances * logs).sum(axis=1, keepdims=True)
        by_score = now.chances * (push[:, None] + spread / n * (logs + entropy))
        by_score[rows, batch.actions] -= push
        by_guess = SHARE / n * (now.guesses - batch.results)[:, None]
        self._step(self._slopes(cells, now, by_score, by_guess), rate)

    def _slopes(self, cells: Array, now: Played, by_score: Array, by_guess: Array) -> list[Array]:
        """Back through the layers."""
        _, _, w2, _, wa, _, wg, _ = self.weights
        by_second = (by_score @ wa.T + by_guess @ wg.T) * (now.second > 0)
        by_first = (by_second @ w2.T) * (now.first > 0)
        layers = [(cells, by_first), (now.first, by_second), (now.second, by_score), (now.second, by_guess)]
        return [slope for into, by in layers for slope in (into.T @ by, by.sum(axis=0))]

    def _step(self, slopes: list[Array], rate: float) -> None:
        length = math.sqrt(sum(float(np.vdot(slope, slope)) for slope in slopes))
        cut = np.float32(min(1.0, STEEPEST / (length + 1e-8)))
        self.steps += 1
        rate *= math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (cut * slope - self.means[at])
            self.squares[at] += 0.001 * ((cut * slope) ** 2 - self.squares[at])
            self.weights[at] -= np.float32(rate) * self.means[at] / (np.sqrt(self.squares[at]) + np.float32(1e-8))

    def save(self, file: Path) -> None:
        np.savez(file, *self.weights)

    def load(self, file: Path) -> None:
        kept = np.load(file)
        self.weights = [kept[name] for name in kept.files]


def picked(chances: Array, rng: np.random.Generator) -> Array:
    """One action for each row, as likely as the network says."""
    sums = chances.cumsum(axis=1)
    actions: Array = (sums > rng.random((len(chances), 1)) * sums[:, -1:] * 0.99999).argmax(axis=1)
    return actions


# %% Playing: some steps at all tables, one seat at a time at each of them.


class Decisions(NamedTuple):
    """Decisions to learn from."""

    observations: Array
    masks: Array
    actions: Array
    chances: Array  # of the action, when it was taken
    better: Array  # how much better it went than was guessed
    results: Array  # what should have been guessed


class Steps:
    """What happened in some steps; every array begins [step, table]."""

    def __init__(self, batch: Batch) -> None:
        shape, door = (STEPS, len(batch.seen.seats)), batch.door
        self.observations = np.zeros((*shape, door.length), np.int16)
        self.masks = np.zeros((*shape, door.actions), bool)
        self.seats, self.actions = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.chances, self.guesses = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.dones, self.rewards = np.zeros(shape, bool), np.zeros((*shape, door.seats), np.float32)

    def play(self, batch: Batch, network: Network, rng: np.random.Generator) -> int:
        """Fill it anew; gives how many games came to an end."""
        tables = np.arange(len(batch.seen.seats))
        for step in range(STEPS):
            seen = batch.seen
            self.observations[step], self.masks[step], self.seats[step] = seen.observations, seen.masks, seen.seats
            now = network.play(self.observations[step], self.masks[step])
            self.actions[step] = picked(now.chances, rng)
            self.chances[step], self.guesses[step] = now.chances[tables, self.actions[step]], now.guesses
            seen = batch.step(self.actions[step])
            self.dones[step], self.rewards[step] = seen.dones, seen.rewards
        return int(self.dones.sum())

    def decisions(self) -> Decisions:
        """All whose outcome is known: the next decision of the same seat, or the end of the game."""
        better, known = self._better()
        rows = (self.observations, self.masks, self.actions, self.chances, better, self.guesses + better)
        return Decisions(*(row[known] for row in rows))

    def _better(self) -> tuple[Array, Array]:
        """Generalised advantages, from the last step to the first. The seats of a table answer in turn, so each has a
        chain of its own: what follows a decision is the next one of its seat."""
        tables, seats = np.arange(self.seats.shape[1]), self.rewards.shape[2]
        follows = np.zeros((3, len(tables), seats), np.float32)  # reward, guess and advantage of what comes next
        is_known = np.zeros((len(tables), seats), bool)
        better, known = np.zeros_like(self.guesses), np.zeros_like(self.dones)
        for step in range(STEPS - 1, -1, -1):
            done = self.dones[step]
            follows[0, done], follows[1:, done], is_known[done] = self.rewards[step, done], 0, True
            own = (tables, self.seats[step])
            reward, guess, advantage = follows[:, own[0], own[1]]
            known[step] = is_known[own]
            better[step] = np.where(known[step], reward + guess - self.guesses[step] + TRACE * advantage, 0)
            follows[0][own], follows[1][own], follows[2][own] = 0, self.guesses[step], better[step]
            is_known[own] = True
        return better, known


# %% Learning.


class Progress(NamedTuple):
    """How far the training is."""

    part: float  # of all decisions that are to be learnt from
    decisions: int
    games: int
    seconds: float
    worked: float  # seconds of processor time
    entropy: float  # of the last steps: how sure the network is
    surprise: float  # how far its guesses were off, on average


def train(
    batch: Batch, network: Network, decisions: int, minutes: float = math.inf, seed: int = 0
) -> Iterator[Progress]:
    """Learn from so many decisions, or for so long; after each time of learning it says how far it is."""
    rng, began, worked = np.random.default_rng(seed), time.monotonic(), time.process_time()
    steps, made, games, part = Steps(batch), 0, 0, 0.0
    while part < 1:
        left = 1 - part
        games += steps.play(batch, network, rng)
        made += steps.actions.size
        played = steps.decisions()
        for _ in range(PASSES):
            order = rng.permutation(len(played.actions))
            for some in np.array_split(order, max(1, len(order) // PART)):
                network.learn(Decisions(*(row[some] for row in played)), RATE * left, SPREAD * (0.3 + 0.7 * left))
        entropy, surprise = -float(np.log(played.chances).mean()), float(np.abs(played.better).mean())
        taken = time.monotonic() - began, time.process_time() - worked
        part = min(1, max(made / decisions, taken[0] / 60 / minutes))
        yield Progress(part, made, games, *taken, entropy, surprise)


# %% How good it is: one seat plays by the network, a bot answers at all others.


def wins(network: Network, args: argparse.Namespace, games: int, seed: int) -> list[float]:
    """The network's share of the victory in each of so many games; its seat changes from game to game."""
    shares = []
    for seat in range(args.seats):
        env = gymnasium.env(
            args.title, args.seats, args.edition, seat=seat, opponents=args.opponent, reward="win", chance="fast"
        )
        for game in range(seat, games, args.seats):
            shares.append(play_one(network, env, seed + game))
        env.close()
    return shares


def play_one(network: Network, env: gymnasium.Alone, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    while not env.is_over:
        now = network.play(seen["observation"][None], seen["action_mask"][None] != 0)
        seen, reward, *_ = env.step(int(now.chances[0].argmax()))
    return reward


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The share of wins with its 95 % interval (Wilson's, which does not end at 0 or 1)."""
    n, mean, z = len(shares), float(np.mean(shares)), 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return mean, max(middle - reach, 0), min(middle + reach, 1)


def sentence(shares: list[float], args: argparse.Namespace) -> str:
    mean, low, high = interval(shares)
    against = f"{len(shares):,} games against {args.opponent}"
    return f"wins {mean:.1%} ({low:.1%} to {high:.1%}) of {against}; a fair share is {1 / args.seats:.1%}"


# %% All of it.


def learn(batch: Batch, network: Network, args: argparse.Namespace) -> None:
    """Train, print how it goes, and keep the curve."""
    rows: list[tuple[Any, ...]] = [("decisions", "games", "seconds", "processor", "wins", "low", "high", "trials")]
    due = 0.0
    for now in train(batch, network, args.decisions, args.minutes, args.seed):
        left = now.seconds * (1 / now.part - 1)
        line = f"{now.part:4.0%}  {now.games:,} games  {now.decisions / now.seconds:,.0f} decisions/s"
        line += f"  entropy {now.entropy:.2f}  surprise {now.surprise:.3f}  {left / 60:.0f} min left"
        if sys.stderr.isatty():
            print(line, end="\r", file=sys.stderr, flush=True)
        if now.part >= due:
            due += 1 / args.looks
            shares = wins(network, args, args.look_games, args.seed + 10_000_000)
            measured = [round(figure, 4) for figure in interval(shares)]
            rows.append((now.decisions, now.games, round(now.seconds), round(now.worked), *measured, len(shares)))
            print(f"{line}  {sentence(shares, args)}", flush=True)
            if args.save:
                network.save(args.save)
    if args.curve:
        with args.curve.open("w", newline="") as file:
            csv.writer(file).writerows(rows)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a network by self-play and let it play against a bot.")
    parser.add_argument("--title", default="strasbourg")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--edition", default="tiny")
    parser.add_argument("--decisions", type=int, default=7_000_000, help="to learn from")
    parser.add_argument("--minutes", type=float, default=math.inf, help="to learn for, if that is over earlier")
    parser.add_argument("--opponent", default="greedy", help="the bot at all other seats when it is measured")
    parser.add_argument("--trials", type=int, default=2_000, help="games against it at the end")
    parser.add_argument("--looks", type=int, default=10, help="how often it is measured on the way")
    parser.add_argument("--look-games", type=int, default=100, help="games of each of these")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the weights there (.npz)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="take these weights, and do not train")
    parser.add_argument("--curve", type=Path, metavar="FILE", help="write there how good it was on the way (.csv)")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    batch = Batch(args.title, args.seats, TABLES, args.seed, edition=args.edition)
    network = Network(batch.door.length, batch.door.actions, np.random.default_rng(args.seed))
    if args.load:
        network.load(args.load)
    else:
        learn(batch, network, args)
    print(sentence(wins(network, args, args.trials, args.seed + 20_000_000), args))


if __name__ == "__main__":
    main()

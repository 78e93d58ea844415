"""The tree of a search: which answers were tried after which, how often, and their result for the seat that chose
them.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import zeros

ROOT: Final = 0
NONE: Final = -1
WHOLE: Final = 1_000_000  # a reward of 1: a game that is won
FIRST_ROOM: Final = 256


@final
class Tree:
    """Nodes are numbers; every column is a buffer. A node stands for an answer, whatever was drawn or hidden when it
    was given: worlds in which it cannot be given do not count against it (``offered`` says how often it could)."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.move = zeros(FIRST_ROOM)
        self.seat = zeros(FIRST_ROOM)  # who gave this answer
        self.child = zeros(FIRST_ROOM)  # the newest one
        self.sibling = zeros(FIRST_ROOM)  # the one that was added before
        self.visits = zeros(FIRST_ROOM)
        self.offered = zeros(FIRST_ROOM)
        self.reward = zeros(FIRST_ROOM)  # of the seat that gave the answer, summed up
        self.add(NONE, NONE, NONE)

    def add(self, parent: i64, seat: i64, move: i64) -> i64:
        node = self.count
        if node >= i64(len(self.move)):
            self._grow()
        self.count += 1
        self.move[node] = move
        self.seat[node] = seat
        self.child[node] = NONE
        self.sibling[node] = NONE
        if parent != NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def _grow(self) -> None:
        for _ in range(i64(len(self.move))):
            self.move = append(self.move, 0)
            self.seat = append(self.seat, 0)
            self.child = append(self.child, 0)
            self.sibling = append(self.sibling, 0)
            self.visits = append(self.visits, 0)
            self.offered = append(self.offered, 0)
            self.reward = append(self.reward, 0)

    def find(self, node: i64, seat: i64, move: i64) -> i64:
        """The child that stands for this answer; NONE when it was never tried."""
        at = self.child[node]
        while at != NONE and (self.move[at] != move or self.seat[at] != seat):
            at = self.sibling[at]
        return at

    def learn(self, node: i64, rewards: vec[i64]) -> None:
        """Record the result for the seat that gave this answer."""
        self.visits[node] += 1
        if self.seat[node] != NONE:
            self.reward[node] += rewards[self.seat[node]]

    def mean(self, node: i64) -> float:
        """How it went on average, from 0 to 1."""
        visits = self.visits[node]
        return 0.0 if visits == 0 else float(self.reward[node]) / (float(visits) * float(WHOLE))

    def promise(self, node: i64, curiosity: float) -> float:
        """The mean reward, with a bonus for answers that were rarely tried although they were possible."""
        return self.mean(node) + curiosity * sqrt(log(float(self.offered[node]) + 1.0) / float(self.visits[node]))

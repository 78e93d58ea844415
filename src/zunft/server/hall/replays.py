"""Replays: finished games played again for those who look at them, one person after the other, from checkpoints."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from msgspec.structs import replace

from zunft.server.hall.bots import FairQueue
from zunft.server.live.table import table_of
from zunft.server.storage.records import GameRow
from zunft.table import Table
from zunft.table.replay import follow

STRIDE = 100  # lines between two checkpoints
MOST_OF_ONE = 50  # checkpoints of one game: the strides of long games are longer
MOST = 200  # checkpoints in memory; each is a table, tens of KiB
T = TypeVar("T")


class Replays:
    """A thread of its own, and its requesters in turn: whoever signs in, plays or brings a game waits for none of
    it."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "zunft-replay")
        self.places = FairQueue(1)
        self.checkpoints = Checkpoints()

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def in_turn(self, whose: str, work: Callable[..., T], *about: object) -> T:
        """The result of *work*; somebody with many requests delays another by one of them."""
        async with self.places.place(whose):
            return await asyncio.get_running_loop().run_in_executor(self.thread, work, *about)

    def table_at(self, game: GameRow, lines: tuple[str, ...], at: int) -> Table:
        """The table after its first *at* lines, with its chance played by hand; called in the thread of the replays."""
        return self.checkpoints.table_at(game, lines, at)

    def lines_to_play(self, game: GameRow, lines: tuple[str, ...], at: int) -> int:
        """How many lines have to be played to be there."""
        return at - self.checkpoints.before(game.id, stride_of(lines), at)


class Checkpoints:
    """Tables of the games that were looked at last, some lines apart."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], Table] = OrderedDict()

    def before(self, table_id: str, stride: int, at: int) -> int:
        """The last checkpoint that is not after *at*; 0: none."""
        return next((mark for mark in range(at // stride * stride, 0, -stride) if (table_id, mark) in self.kept), 0)

    def table_at(self, game: GameRow, lines: tuple[str, ...], at: int) -> Table:
        stride = stride_of(lines)
        table, begin = self._from(game, self.before(game.id, stride, at))
        for mark in range(begin + stride, at + 1, stride):
            follow(table, lines[len(table.lines) : mark])
            self._keep(game.id, mark, table.copy())
        follow(table, lines[len(table.lines) : at])
        return table

    def _from(self, game: GameRow, mark: int) -> tuple[Table, int]:
        if (kept := self.kept.get((game.id, mark))) is None:
            return by_hand(game), 0
        self.kept.move_to_end((game.id, mark))
        return kept.copy(), mark

    def _keep(self, table_id: str, mark: int, table: Table) -> None:
        self.kept[table_id, mark] = table
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)


def stride_of(lines: tuple[str, ...]) -> int:
    return max(STRIDE, -(-len(lines) // MOST_OF_ONE))


def by_hand(game: GameRow) -> Table:
    """A table whose chance is played by hand: draws are lines like every answer."""
    return table_of(replace(game, seed=b""))

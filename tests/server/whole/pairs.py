"""Pairs of worlds that one seat cannot tell apart: the same public moves in both, and the same bytes for that seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.contract.knowing import Seat, known
from tests.server.whole.wire import MOMENT, NAMES, World, clock_of, fetch, rest

from zunft import Table
from zunft.server.hall.windows import open_window

STEPS = 3
ASKED = 0.1  # how often everything else is asked for, too
PATHS = (
    "/api/tables/table/page?{seat}since=0",
    "/api/tables/table/news?{seat}since=0",
    "/api/tables/table",
    "/api/tables/table/talk",
    "/api/tables/table/result",
    "/api/tables/table/journal",
    "/api/tables/table/replay?at=0",
    "/api/lobby",
    "/api/mine",
    "/metrics",
)
BAD = ("fly to the moon", "pass", "undo", "choose", "é", "x" * 300)


class Pair:
    """One position, dealt anew twice for a seat, in two worlds."""

    def __init__(self, one: World, two: World, rng: Random) -> None:
        self.worlds, self.rng = (one, two), rng
        self.compared = 0
        self.key = 0

    async def run(self, truth: Table, seat: Seat) -> None:
        kept = clock_of(self.rng.randrange(3))
        for at, world in enumerate(self.worlds):
            twin = truth.redeal(seat, self.rng.getrandbits(40) + at)
            twin._lines = list(truth.lines)  # an imagined table has no journal of its own
            world.clock.at = self.worlds[0].clock.at
            await world.put(twin, seat, kept)
        try:
            await self._drive(seat)
        finally:
            await asyncio.gather(*(world.leave() for world in self.worlds))

    async def _drive(self, seat: Seat) -> None:
        await rest(0, self.worlds)
        self._compare("hello")
        for _ in range(STEPS):
            await self._probe(seat)
            if any(world.table.over for world in self.worlds) or not await self._step(seat):
                return
            if self.rng.random() < ASKED and not any(world.table.over for world in self.worlds):
                await self._ask(seat)  # a game that is over shows its seed

    # --- steps ----------------------------------------------------------------------------------

    async def _probe(self, seat: Seat) -> None:
        """What is wrong is refused in the same words."""
        page = {} if seat is None else known(self.worlds[0].table, seat)
        ask = page.get("ask", 0) - (self.rng.random() < 0.3)
        own = set(page.get("options", []))
        others = [text for at in self._asked(0) for text in self.worlds[0].table.options(at)]
        text = self.rng.choice([text for text in (*BAD, *others) if text not in own])
        await self._send(type="answer", ask=max(ask, 0), text=text)
        await rest(0, self.worlds)
        self._compare(f"“{text}”")

    async def _ask(self, seat: Seat) -> None:
        """Everything else that the seat's person can ask the server for."""
        cookie = None if seat is None else NAMES[seat]
        for form in PATHS:
            path = form.format(seat="" if seat is None else f"seat={seat}&")
            one, two = [await fetch(world.app, path, cookie) for world in self.worlds]
            assert one == two, f"after a look at {path}: {one} and {two}"
            self.compared += 1

    async def _step(self, seat: Seat) -> bool:
        """One public move, or secret ones; false when the seat may tell the worlds apart from now on."""
        if any(self._is_in_window(world) for world in self.worlds):
            return await self._window(seat)
        if _is_common(self.worlds[0].table):
            return await self._secrets(seat)
        one, two = self._asked(0), self._asked(1)
        if one != two:
            return False
        both = [text for text in self.worlds[0].table.options(one[0]) if text in self.worlds[1].table.options(one[0])]
        return bool(both) and await self._public(seat, one[0], self.rng.choice(both))

    async def _public(self, seat: Seat, mover: int, text: str) -> bool:
        before = [len(world.table.lines) for world in self.worlds]
        await rest(self.rng.randrange(3000), self.worlds)  # the mover thinks
        if mover == seat:
            await self._send(type="answer", ask=self.worlds[0].table.ask(mover), text=text)
        else:
            for world in self.worlds:
                await world.play(mover, text)
        await rest(0, self.worlds)
        pairs = zip(self.worlds, before, strict=True)
        drawn = any(line.startswith("chance") for world, since in pairs for line in world.table.lines[since:])
        if drawn or not any(self._is_in_window(world) for world in self.worlds):
            return self._alike(text)
        self._compare(text)
        return await self._moment()

    async def _secrets(self, seat: Seat) -> bool:
        """Others answer in secret, at any of the two tables or at both: nobody hears of it before the last."""
        for world in self.worlds:
            for other in [at for at in world.table.waiting_for if at != seat][:-1]:
                if self.rng.random() < 0.6 and isinstance(other, int):
                    await world.play(other, self.rng.choice(world.table.options(other)))
        await rest(0, self.worlds)
        return self._alike("secret answers")

    async def _window(self, seat: Seat) -> bool:
        """Who is asked passes, some at once and some never; then the moment is over."""
        for world in self.worlds:
            for other in range(world.table.seats):
                asked = other != seat and open_window(world.table) is not None and other in world.table.waiting_for
                if asked and self.rng.random() < 0.7:
                    await world.play(other, "pass")
        await rest(0, self.worlds)
        self._compare("passes in a window")
        return await self._moment()

    async def _moment(self) -> bool:
        await rest(MOMENT // 2, self.worlds)
        self._compare("half a moment")
        await rest(MOMENT - MOMENT // 2, self.worlds)
        return self._alike("the moment's end")

    async def _send(self, **words: Any) -> None:
        self.key += 1
        for world in self.worlds:
            world.wire.send(**words, key=f"own-{self.key:08}", mark=str(self.key))
        for world in self.worlds:
            await world.wire.hear(str(self.key))

    # --- compared -------------------------------------------------------------------------------

    def _alike(self, what: str) -> bool:
        """Compare while the engine itself says that the seat cannot tell the worlds apart."""
        one, two = self.worlds
        if known(one.table, one.seat) != known(two.table, two.seat) or any(map(self._is_in_window, self.worlds)):
            return False
        self._compare(what)
        return True

    def _compare(self, what: str) -> None:
        """The same messages, as bytes and in order, after every step."""
        one, two = (world.wire.got for world in self.worlds)
        self.compared += 1
        assert len(one) == len(two), f"after {what}: {len(one)} and {len(two)} messages"
        for left, right in zip(one, two, strict=True):
            assert left == right, f"after {what}: {_difference(left, right)}"

    def _asked(self, at: int) -> list[int]:
        return [seat for seat in self.worlds[at].table.waiting_for if isinstance(seat, int)]

    def _is_in_window(self, world: World) -> bool:
        stage = world.living.stage
        return stage.shown(world.clock.now()) is not None or stage.window is not None


def _is_common(table: Table) -> bool:
    agenda = table.view(None)["agenda"]
    return bool(agenda) and len(agenda[0]["seats"]) > 1


def _difference(left: bytes, right: bytes) -> str:
    at = next((at for at in range(min(len(left), len(right))) if left[at] != right[at]), 0)
    begin = max(at - 80, 0)
    return f"{left[begin : at + 80]!r} and {right[begin : at + 80]!r}"


def positions(title: str, seed: int) -> Iterator[tuple[Table, Seat, Random]]:
    """Random moments of a random game, each with somebody who looks."""
    rng = Random(seed)
    seats = {"flanders": (2, 3, 4), "strasbourg": (3, 4, 5), "gilde": (2, 3, 4)}[title][seed % 3]
    table = Table(title, seats, seed, edition="tiny")
    while not table.over:
        who = rng.choice(table.waiting_for)
        if rng.random() < 0.6:
            yield table, rng.choice([None, *range(seats)]), rng
        table.play(who, rng.choice(table.options(who)))


async def run_pairs(worlds: tuple[World, World], title: str, wanted: int, seed: int) -> tuple[int, int]:
    """So many pairs; gives how many there were, and how often their bytes were compared."""
    pairs = compared = 0
    while True:
        for truth, seat, rng in positions(title, seed):
            pair = Pair(*worlds, rng)
            await pair.run(truth, seat)
            pairs, compared = pairs + 1, compared + pair.compared
            if pairs >= wanted:
                return pairs, compared
        seed += 1

"""The positions from which pairs of worlds begin, and the bots in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.contract.knowing import Seat
from tests.server.whole.wire import PACE, World

from zunft import Table
from zunft.server.live.windows import open_window

Worlds = tuple[World, World]


def is_common(table: Table) -> bool:
    """Whether several seats are asked at once."""
    agenda = table.view(None)["agenda"]
    return bool(agenda) and len(agenda[0]["seats"]) > 1


def common_options(worlds: Worlds, seat: int) -> list[str]:
    one, two = (world.table.options(seat) for world in worlds)
    return [text for text in one if text in two]


def give_bots(worlds: Worlds, at: int, seed: int) -> None:
    """In the open a bot takes the same time and says the same at both tables; in secret neither."""
    world = worlds[at]

    def is_open() -> bool:
        return open_window(world.table) is None and not is_common(world.table)

    def lot(seat: int, what: str) -> Random:
        return Random(f"{seed} {world.table.turn(None)} {seat} {what} {0 if is_open() else at}")

    def time(seat: int) -> int:
        return lot(seat, "time").randrange(1, 3 * PACE if is_open() else PACE)

    def text(seat: int) -> str:
        if open_window(world.table) is not None:
            return "pass"
        options = common_options(worlds, seat) if is_open() else world.table.options(seat)
        return lot(seat, "text").choice(options) if options else ""

    world.bots.time, world.bots.text = time, text


def positions(title: str, seed: int) -> Iterator[tuple[Table, Seat, Random]]:
    """Random moments of a random game, each with somebody who looks."""
    rng = Random(seed)
    seats = {"flanders": (2, 3, 4), "strasbourg": (3, 4, 5), "gilde": (2, 3, 4)}[title][seed % 3]
    table = Table(title, seats, seed, edition="tiny")
    while not table.over:
        who = rng.choice(table.asked)
        if rng.random() < 0.6:
            yield table, rng.choice([None, *range(seats)]), rng
        table.play(who, rng.choice(table.options(who)))

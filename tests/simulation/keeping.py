"""What the pages of a run hold between them, found without the program's own way of putting it together."""

from __future__ import annotations

from collections.abc import Sequence

from tests.simulation.server import KEYS

from zunft.server.live.packets import Carried, opened


def joined(kept: Sequence[str], pages: Sequence[Sequence[bytes]], table: str) -> list[str]:
    """The lines of the backup, and those that follow them in what any page holds, number by number. There is one hall,
    so there is one line of each number."""
    held: dict[int, str] = {}
    for carried in (each for packets in _opened(pages, table) for each in packets):
        held.update(enumerate(carried.texts, carried.first))
    lines = list(kept)
    while len(lines) in held:
        lines.append(held[len(lines)])
    return lines


def left_out(pages: Sequence[Sequence[bytes]], table: str) -> list[str]:
    """Every packet goes on where the one before it ended."""
    found = []
    for seat, packets in enumerate(_opened(pages, table)):
        reached = 0
        for carried in packets:
            if carried.first > reached:
                found.append(f"the packets of seat {seat} leave out lines {reached} to {carried.first - 1}")
            reached = max(reached, carried.first + len(carried.texts))
    return found


def _opened(pages: Sequence[Sequence[bytes]], table: str) -> list[list[Carried]]:
    found = [[opened(KEYS, table, seat, packet) for packet in packets] for seat, packets in enumerate(pages)]
    assert all(all(each) for each in found), "a page holds a packet that is not its own"
    return [[carried for carried in each if carried] for each in found]

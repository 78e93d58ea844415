"""The event log: the events that each seat was told, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zunft.engine.bits import has
from zunft.engine.move import SPECTATOR
from zunft.engine.title import Said


class EventLog:
    """The events of a table, by the bit of a seat or of the spectators."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._by_bit: list[list[Said]] = [[] for _ in range(SPECTATOR + 1)]

    def copy(self) -> EventLog:
        twin = EventLog(self.seats)
        twin._by_bit = [told[:] for told in self._by_bit]
        return twin

    def only(self, bit: int) -> EventLog:
        """What one of them was told, as if nobody else had been told anything."""
        twin = EventLog(self.seats)
        twin._by_bit[bit] = self._by_bit[bit][:]
        return twin

    def imagined_by(self, bit: int) -> EventLog:
        """What one of them was told; of what the others were told it knows the public part, which spectators hear."""
        twin = EventLog(self.seats)
        twin._by_bit = [self._by_bit[SPECTATOR][:] for _ in self._by_bit]
        twin._by_bit[bit] = self._by_bit[bit][:]
        return twin

    def tell(self, event: tuple[str, Mapping[str, Any]], to: int) -> None:
        said = {"key": event[0], "args": dict(event[1])}  # shared by all who are told: a server keeps many tables
        for bit in [*range(self.seats), SPECTATOR]:
            if has(to, bit):
                self._by_bit[bit].append(said)

    def count(self, bit: int) -> int:
        return len(self._by_bit[bit])

    def counts_of_others(self, seat: int) -> list[int]:
        return [len(told) for bit, told in enumerate(self._by_bit) if bit != seat]

    def events(self, bit: int, since: int) -> list[Said]:
        """From a point on, in order and with their numbers; the caller may change the result."""
        told = self._by_bit[bit]
        return [{"n": n, "key": told[n]["key"], "args": dict(told[n]["args"])} for n in range(max(since, 0), len(told))]

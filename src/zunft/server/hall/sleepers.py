"""Tables that wait for a moment that is far away: they lie in no memory until shortly before it."""

from __future__ import annotations

import heapq

FAR = 10 * 60_000  # milliseconds from which on a moment is far away
BEFORE = 60_000  # milliseconds before it at which the table is loaded


class Sleepers:
    """The moments at which tables have to be loaded again. Somebody who opens a table loads it earlier; then its
    moment is looked at again in vain, which costs nothing."""

    def __init__(self) -> None:
        self.heap: list[tuple[int, str]] = []
        self.wakes: dict[str, int] = {}

    def put(self, table_id: str, moment: int) -> None:
        at = moment - BEFORE
        if self.wakes.get(table_id) != at:
            self.wakes[table_id] = at
            heapq.heappush(self.heap, (at, table_id))

    def due(self, now: int) -> list[str]:
        """The tables to be loaded now; each is named once."""
        found = list[str]()
        while self.heap and self.heap[0][0] <= now:
            at, table_id = heapq.heappop(self.heap)
            if self.wakes.get(table_id) == at:  # else it was put to sleep again since
                del self.wakes[table_id]
                found.append(table_id)
        return found

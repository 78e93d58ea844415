"""Presence: who is looking at which table; they need no notice."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

GLANCE = 10.0  # seconds for which a page counts as looked at: a client without a socket polls more often


class Present:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.screens: Counter[tuple[str, str]] = Counter()
        self.glances: OrderedDict[tuple[str, str], float] = OrderedDict()  # the latest one at the end
        self.clock = clock

    @contextmanager
    def at(self, table: str, person: str | None) -> Iterator[None]:
        """A screen of *person* is present while it follows the table."""
        if person is None:
            yield
            return
        self.screens[person, table] += 1
        try:
            yield
        finally:
            self.screens[person, table] -= 1
            self.screens += Counter()  # removes those at 0

    def glance(self, table: str, person: str | None) -> None:
        """*person* has requested a page, and may keep polling."""
        if person is not None:
            self.glances[person, table] = self.clock()
            self.glances.move_to_end((person, table))
        while self.glances and self._is_past(next(iter(self.glances.values()))):
            self.glances.popitem(last=False)

    def is_here(self, person: str, table: str) -> bool:
        return self.screens[person, table] > 0

    def has_looked(self, person: str, table: str) -> bool:
        """Whether somebody follows the table or requested its page a moment ago."""
        glance = self.glances.get((person, table))
        return self.is_here(person, table) or (glance is not None and not self._is_past(glance))

    def _is_past(self, glance: float) -> bool:
        return self.clock() - glance > GLANCE

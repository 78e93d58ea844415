"""Who looks at which table just now: whoever does needs no notice."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

GLANCE = 10.0  # seconds for which a page counts as looked at: who has no socket asks again sooner


class Present:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.screens: Counter[tuple[str, str]] = Counter()
        self.glances: OrderedDict[tuple[str, str], float] = OrderedDict()  # the last one at the end
        self.clock = clock

    @contextmanager
    def at(self, table: str, person: str | None) -> Iterator[None]:
        """A screen of *person*, for as long as it follows the table."""
        if person is None:
            yield
            return
        self.screens[person, table] += 1
        try:
            yield
        finally:
            self.screens[person, table] -= 1
            self.screens += Counter()  # forgets those at 0

    def glance(self, table: str, person: str | None) -> None:
        """*person* has asked for a page, and perhaps goes on asking."""
        if person is not None:
            self.glances[person, table] = self.clock()
            self.glances.move_to_end((person, table))
        while self.glances and self._is_past(next(iter(self.glances.values()))):
            self.glances.popitem(last=False)

    def is_here(self, person: str, table: str) -> bool:
        return self.screens[person, table] > 0

    def has_looked(self, person: str, table: str) -> bool:
        """Whether somebody follows the table or has asked for its page a moment ago."""
        glance = self.glances.get((person, table))
        return self.is_here(person, table) or (glance is not None and not self._is_past(glance))

    def _is_past(self, glance: float) -> bool:
        return self.clock() - glance > GLANCE

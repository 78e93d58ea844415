"""Who looks at which table just now: whoever does needs no notice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Present:
    def __init__(self) -> None:
        self.screens: Counter[tuple[str, str]] = Counter()

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

    def is_here(self, person: str, table: str) -> bool:
        return self.screens[person, table] > 0

"""Whether the parts of a table stay where they are, whatever is asked, told or opened."""

from __future__ import annotations

from playwright.sync_api import Page

NAMES = ("board", "bar", "hand", "players", "log")
PARTS = """() => Object.fromEntries([...document.querySelectorAll(".table:not(.result) [data-part]")].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [part.dataset.part, [x, y, width, height]];
}))"""
Rectangles = dict[str, list[float]]


def rectangles(page: Page) -> Rectangles:
    """Left, top, width and height of the parts that a table always shows."""
    found: Rectangles = page.evaluate(PARTS)
    return {name: found[name] for name in NAMES if name in found}


class Still:
    """Remembers where the parts lay first, and holds every later look against it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first: Rectangles | None = None
        self.looks = 0

    def look(self) -> None:
        now = rectangles(self.page)
        self.looks += 1
        if not now:  # the result stands there
            assert self.page.locator(".bar[data-phase=over]").count()
            return
        self.first = self.first or now
        assert now == self.first, f"after {self.looks} looks: {now} and not {self.first}"

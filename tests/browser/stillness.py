"""Whether the parts of a table stay where they are, whatever is asked, told or opened, in every frame that is drawn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# From the first question on, every frame is looked at; a window of another size has rectangles of its own.
WATCH = """() => {
  const NAMES = ["board", "bar", "hand", "players", "log"], SETTLED = 4, MOST = 5;
  const watch = { first: {}, moved: [], frames: 0 };
  const parts = () => [...document.querySelectorAll(".table:not(.result) [data-part]")]
    .filter((part) => NAMES.includes(part.dataset.part) && part.getClientRects().length)
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.dataset.part, [x, y, width, height].join(" ")];
    });
  let last = "", same = 0;
  const look = () => {
    if (window.zunftStill !== watch) return;
    const size = `${innerWidth}x${innerHeight}`;
    same = size === last ? same + 1 : 0;
    last = size;
    for (const [name, now] of same < SETTLED ? [] : parts()) {
      const before = (watch.first[`${size} ${name}`] ??= now);
      if (now !== before && watch.moved.length < MOST) watch.moved.push(`${name}: ${before} is ${now} at ${size}`);
    }
    watch.frames += same >= SETTLED;
    requestAnimationFrame(look);
  };
  window.zunftStill = watch;
  look();
}"""
SEEN = "() => ({ ...window.zunftStill })"


class Still:
    """Looks at every frame of a table, from the first question to the result."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.watches = False

    def look(self) -> None:
        """Nothing has moved so far."""
        if not self.watches:
            self.page.evaluate(WATCH)
            self.watches = True
        moved: list[str] = self.seen()["moved"]
        assert not moved, moved

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

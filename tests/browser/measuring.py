"""What of a table is seen in a window: the sizes that are promised, and that nothing promised is out of sight."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Window = tuple[int, int]
PHONE: Window = (390, 844)
# The least side of a usual square (where cards are played: the least width of one in the hand), by window.
LEAST: dict[str, dict[Window, float]] = {
    "flanders": {(1280, 720): 54, (1366, 768): 54, (1440, 900): 64, (1536, 864): 60, (1920, 1080): 80},
    "strasbourg": {(1280, 720): 68, (1366, 768): 73, (1440, 900): 84, (1536, 864): 79, (1920, 1080): 110},
    "gilde": {(1280, 720): 108, (1366, 768): 116, (1440, 900): 138, (1536, 864): 132, (1920, 1080): 166},
}
# What is seen of each of ten cards in a hand.
STRIP: dict[Window, float] = {(1280, 720): 72, (1366, 768): 80, (1440, 900): 86, (1536, 864): 96, (1920, 1080): 130}
LINES = 5  # of the log
PARTS = {"board", "bar", "hand", "log"}
LOOKS, PAUSE = 60, 100  # milliseconds between two looks, which are equal at rest
MEASURED = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.getClientRects().length);
  const part = (name) => shown(`[data-part=${name}]`)[0];
  const log = part("log").getBoundingClientRect(), list = shown("[data-log]")[0];
  const isOutside = (it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  };
  const overflows = (it) => it && (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1);
  const hidden = (chip) => {
    const { left, top, right, bottom } = chip.getBoundingClientRect();
    const panel = chip.closest("[data-table]").getBoundingClientRect();
    return left < panel.left || top < panel.top || right > panel.right + 1 || bottom > panel.bottom + 1;
  };
  const places = shown("[data-hand] .place").map((place) => place.offsetLeft);
  const chips = shown("[data-part=players] .chip");
  return {
    square: Number(part("board").dataset.square),
    lines: list ? (log.bottom - list.getBoundingClientRect().top) / parseFloat(getComputedStyle(list).lineHeight) : 0,
    over: document.documentElement.scrollHeight - innerHeight,
    outside: [...shown("[data-part]"), ...shown(".bar .buttons button"), ...shown("[data-part=hand] button")]
      .filter(isOutside).map((it) => it.dataset.part ?? it.textContent.trim().slice(0, 40)),
    scrolls: [...["bar", "players"].map(part), ...shown("[data-part=players] ul")]
      .filter((it) => overflows(it) && (it.dataset.part === "bar" || getComputedStyle(it).overflowY !== "visible"))
      .map((it) => it.dataset.part ?? it.tagName),
    strip: Math.min(...places.slice(1).map((left, at) => left - places[at])),
    cards: places.length,
    chips: chips.length,
    hidden: chips.filter(hidden).length,
    nameless: chips.filter((chip) => overflows(chip.querySelector(".name"))).length,
  };
}"""


def measured(page: Page, window: Window) -> dict[str, Any]:
    """Once the board has drawn itself anew for this window, and nothing glides to its place any more."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    before: dict[str, Any] = {}
    for _ in range(LOOKS):
        page.wait_for_timeout(PAUSE)
        found: dict[str, Any] = page.evaluate(MEASURED)
        if found == before:
            return found
        before = found
    raise AssertionError(f"the table does not come to rest: {before}")


def hold(found: dict[str, Any], window: Window) -> None:
    """Whatever is promised of every table in a large window."""
    assert found["lines"] >= LINES, (window, found)
    assert found["over"] == 0, (window, found)
    assert not found["outside"], (window, found)
    assert not found["scrolls"], (window, found)


def hold_on_a_phone(found: dict[str, Any]) -> None:
    """The page does not scroll, so clock, score and what was said stay in sight; a hand may scroll in itself."""
    assert found["over"] == 0, found
    assert not PARTS & set(found["outside"]), found


def is_larger(one: Window, other: Window) -> bool:
    """In both directions."""
    return one[0] > other[0] and one[1] > other[1]


def holds_order(sides: dict[Window, float]) -> bool:
    """No window shows less than one that is smaller in both directions."""
    return all(sides[one] >= sides[other] for one in sides for other in sides if is_larger(one, other))


def show_instead(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """What this page is told of a table's view is changed on the way, as if it had come about in the game."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            whole = json.loads(message)
            view = (whole.get("page") or {}).get("view")
            if view:
                change(view)
            route.send(json.dumps(whole))

        server.on_message(told)

    page.route_web_socket(re.compile("/api/"), pass_on)

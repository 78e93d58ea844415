"""A table is read at a glance and holds still: what is opened moves nothing, and five lines of the log are seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.halls import Hall, person
from tests.browser.playing import WHOLE, begin
from tests.browser.stillness import Still

pytestmark = pytest.mark.slow
# The least side of a usual square (where cards are played: the least width of one in the hand), by window.
LEAST: dict[str, dict[tuple[int, int], float]] = {
    "flanders": {(1280, 720): 54, (1366, 768): 54, (1440, 900): 64, (1536, 864): 60, (1920, 1080): 80},
    "strasbourg": {(1280, 720): 68, (1366, 768): 73, (1440, 900): 84, (1536, 864): 79, (1920, 1080): 110},
    "gilde": {(1280, 720): 108, (1366, 768): 116, (1440, 900): 138, (1536, 864): 132, (1920, 1080): 166},
}
LINES = 5  # of the log
MEASURED = """() => {
  const shown = [...document.querySelectorAll("[data-part=log]")].find((part) => part.getClientRects().length);
  const log = shown.getBoundingClientRect();
  const list = document.querySelector("[data-log]");
  return {
    square: Number(document.querySelector("[data-part=board]").dataset.square),
    room: log.bottom - list.getBoundingClientRect().top,
    line: parseFloat(getComputedStyle(list).lineHeight) || 24,
    over: document.documentElement.scrollHeight - innerHeight,
  };
}"""


def measured(page: Page, window: tuple[int, int]) -> dict[str, Any]:
    width, height = window
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(150)  # the board has drawn itself anew
    found: dict[str, Any] = page.evaluate(MEASURED)
    return found


@pytest.mark.parametrize("title", sorted(LEAST))
def test_a_board_is_large_in_every_window_beside_five_lines_of_the_log(
    browser: Browser, hall: Hall, title: str
) -> None:
    with person(browser, hall, "en", (1280, 720)) as ada:
        begin(ada, title, WHOLE[title])
        ada.is_asked()
        for window, least in LEAST[title].items():
            found = measured(ada.page, window)
            assert found["square"] >= least, (window, found)
            assert found["room"] >= LINES * found["line"], (window, found)
            assert found["over"] == 0, (window, found)


@pytest.mark.parametrize("title", sorted(LEAST))
def test_what_is_opened_moves_no_part(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "en", (1280, 720)) as ada:
        begin(ada, title, WHOLE[title], advice=True)
        ada.is_asked()
        still = Still(ada.page)
        still.look()
        ada.bar.get_by_text("What would a Master do?").click()
        ada.page.locator("[data-part=advice]").wait_for()
        still.look()

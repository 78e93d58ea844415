"""Time: its last seconds are counted where the answer is given, and what was done when it ran out is said there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.halls import DESKTOP, Hall, person
from tests.browser.playing import SHORT, begin

pytestmark = pytest.mark.slow
SECONDS = 6
SAID = "Your time ran out: the least harmful answer was given. You keep: "


def test_time_that_runs_out_while_tasks_are_chosen_keeps_one_and_says_so(browser: Browser, hall: Hall) -> None:
    """S-015, A-35."""
    with person(browser, hall, "en", DESKTOP) as ada:
        begin(ada, "strasbourg", SHORT["strasbourg"], clock={"kind": "move", "seconds": SECONDS})
        expect(ada.bar.locator("[data-countdown]")).to_contain_text("seconds left")
        expect(ada.bar.locator("[data-ran-out]")).to_contain_text(SAID, timeout=4_000 * SECONDS)
        expect(ada.page.locator("[data-log]").first).to_contain_text("Your time ran out")

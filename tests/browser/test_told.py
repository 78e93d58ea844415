"""What a screen reader is told in one game of each title, word for word."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from syrupy.assertion import SnapshotAssertion
from tests.browser.halls import DESKTOP, Hall, Person, person
from tests.browser.screens import TITLES, bring, visitor

STEPS = 25
LABELS = """() => [...document.querySelectorAll("[data-place=board] [aria-label]")]
  .map((thing) => thing.getAttribute("aria-label"))"""


def told_at(somebody: Person, table: str, step: int) -> str:
    """The live sentence of a step, once the page has come to it."""
    somebody.go(f"replay/{table}/{step}")
    expect(somebody.page.locator("output")).to_contain_text(f"{step} /")
    return f"{step}: {somebody.page.locator('.told').inner_text()}"


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_every_step_of_a_game_is_told(browser: Browser, hall: Hall, title: str, snapshot: SnapshotAssertion) -> None:
    with person(browser, hall, "en", DESKTOP) as listener:
        table = bring(visitor(listener).person, title)
        assert "\n".join(told_at(listener, table, step) for step in range(STEPS + 1)) == snapshot


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_everything_on_a_board_has_its_name(
    browser: Browser, hall: Hall, title: str, snapshot: SnapshotAssertion
) -> None:
    with person(browser, hall, "en", DESKTOP) as listener:
        told_at(listener, bring(visitor(listener).person, title), STEPS)
        assert "\n".join(listener.page.evaluate(LABELS)) == snapshot

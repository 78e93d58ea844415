"""Every screen is good for everybody: nothing that axe finds, no sideways scrolling, nothing that a finger misses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser import axe, targets
from tests.browser.halls import DESKTOP, PHONE, Hall, person
from tests.browser.screens import SCREENS, Visit, visitor

LOOKS: dict[str, dict[str, Any]] = {
    "desktop-light-en": {"language": "en", "size": DESKTOP, "color_scheme": "light"},
    "phone-dark-de": {"language": "de", "size": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
}


@pytest.fixture(scope="module", params=LOOKS)
def visit(request: pytest.FixtureRequest, browser: Browser, hall: Hall) -> Iterator[Visit]:
    with person(browser, hall, **LOOKS[request.param], reduced_motion="reduce") as somebody:
        yield visitor(somebody, has_touch=LOOKS[request.param].get("has_touch", False))


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_fault_and_does_not_scroll_sideways(visit: Visit, screen: str) -> None:
    SCREENS[screen](visit)
    page = visit.person.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe.faults(page) == []
    assert not visit.has_touch or targets.small(page) == []
    assert visit.person.faults == []

"""The first screen: what somebody sees who has just come in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import axe
from tests.browser.halls import DESKTOP, PHONE, Hall, person

TITLES = {"en": "The Guild", "de": "Die Gilde", "nl": "De Gilde"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", TITLES)
def test_three_games_are_offered_in_the_language_of_the_browser(
    browser: Browser, hall: Hall, language: str, size: tuple[int, int]
) -> None:
    with person(browser, hall, language, size) as guest:
        guest.go()
        expect(guest.page.get_by_role("heading", name=TITLES[language])).to_be_visible()
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe.faults(guest.page) == []

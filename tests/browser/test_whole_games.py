"""For each title a whole game through the interface, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.browser.halls import DESKTOP, PHONE, Hall, person
from tests.browser.playing import SHORT, WHOLE, Game, KeyboardGame, begin, by_mouse, by_touch, phase

TITLES = sorted(SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_by_mouse_in_english(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        table = begin(ada, title, SHORT[title])
        Game(ada, by_mouse).play()
        assert phase(hall, ada.page, table) == "over"


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_by_touch_on_a_phone_in_german(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "de", PHONE, has_touch=True, is_mobile=True) as ada:
        table = begin(ada, title, SHORT[title])
        Game(ada, by_touch).play()
        assert phase(hall, ada.page, table) == "over"
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_by_keyboard_alone_in_dutch(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "nl", DESKTOP) as ada:
        table = begin(ada, title, SHORT[title])
        KeyboardGame(ada).play()
        assert phase(hall, ada.page, table) == "over"


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_a_full_edition_is_played_by_mouse(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        table = begin(ada, title, WHOLE[title])
        Game(ada, by_mouse).play()
        assert phase(hall, ada.page, table) == "over"


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_a_full_edition_is_played_by_touch(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "de", PHONE, has_touch=True, is_mobile=True) as ada:
        table = begin(ada, title, WHOLE[title])
        Game(ada, by_touch).play()
        assert phase(hall, ada.page, table) == "over"


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_a_full_edition_is_played_by_keyboard_alone(browser: Browser, hall: Hall, title: str) -> None:
    with person(browser, hall, "nl", DESKTOP) as ada:
        table = begin(ada, title, WHOLE[title])
        KeyboardGame(ada).play()
        assert phase(hall, ada.page, table) == "over"

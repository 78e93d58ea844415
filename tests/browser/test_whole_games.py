"""For each title a whole game through the interface, against bots: a short edition, and in the soak the full one.

Each way to play has a window of its own; in all of them nothing moves from the first question to the last one.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.halls import Hall, person
from tests.browser.playing import SHORT, WHOLE, Game, KeyboardGame, begin, by_mouse, by_touch, phase

Wish = dict[str, Any]
LAPTOP, DESK, PHONE = (1280, 720), (1440, 900), (390, 844)
KINDS = (("", SHORT, pytest.mark.slow), ("-full", WHOLE, pytest.mark.soak))
every_game = pytest.mark.parametrize(
    ("title", "wish"),
    [
        pytest.param(title, wishes[title], marks=mark, id=title + kind)
        for kind, wishes, mark in KINDS
        for title in sorted(wishes)
    ],
)


@every_game
def test_a_game_is_played_by_mouse_in_english(browser: Browser, hall: Hall, title: str, wish: Wish) -> None:
    with person(browser, hall, "en", LAPTOP) as ada:
        table = begin(ada, title, wish)
        Game(ada, by_mouse).play()
        assert phase(hall, ada.page, table) == "over"


@every_game
def test_a_game_is_played_by_touch_on_a_phone_in_german(browser: Browser, hall: Hall, title: str, wish: Wish) -> None:
    with person(browser, hall, "de", PHONE, has_touch=True, is_mobile=True) as ada:
        table = begin(ada, title, wish)
        Game(ada, by_touch).play()
        assert phase(hall, ada.page, table) == "over"
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@every_game
def test_a_game_is_played_by_keyboard_alone_in_dutch(browser: Browser, hall: Hall, title: str, wish: Wish) -> None:
    with person(browser, hall, "nl", DESK) as ada:
        table = begin(ada, title, wish)
        KeyboardGame(ada).play()
        assert phase(hall, ada.page, table) == "over"

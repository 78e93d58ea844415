"""Networks that let no socket through, or nothing that stays open: a game is played to its end all the same."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request, WebSocketRoute, expect
from tests.browser.halls import DESKTOP, Hall, Person, person
from tests.browser.playing import SHORT, Game, begin, by_mouse

pytestmark = pytest.mark.slow


def without_sockets(somebody: Person) -> None:
    """As behind a proxy that takes the connection and closes it."""
    somebody.page.route_web_socket("**/socket", _close)


def _close(socket: WebSocketRoute) -> None:
    socket.close(code=1001)


def without_streams(somebody: Person) -> None:
    """As behind a proxy that waits for the end of an answer before it hands it on."""
    somebody.page.route("**/stream?*", lambda _: None)


def asked(somebody: Person) -> Counter[str]:
    """How often each part of a table is asked for, from now on."""
    found: Counter[str] = Counter()

    def note(request: Request) -> None:
        found[urlsplit(request.url).path.rsplit("/", 1)[-1]] += 1

    somebody.page.on("request", note)
    return found


def play_to_the_end(somebody: Person) -> int:
    """The number of answers given."""
    begin(somebody, "flanders", SHORT["flanders"])
    game = Game(somebody, by_mouse)
    game.play()
    expect(somebody.page.locator(".notice.bad")).to_have_count(0)
    return game.answers


def test_without_sockets_a_game_is_played_over_the_stream(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        without_sockets(ada)
        seen = asked(ada)
        answers = play_to_the_end(ada)
        assert seen["answer"] >= answers > 0
        assert seen["stream"] >= 1
        assert seen["page"] < answers  # only to look whether the stream still carries


def test_with_the_stream_held_back_a_game_is_played_by_asking(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        without_sockets(ada)
        without_streams(ada)
        seen = asked(ada)
        answers = play_to_the_end(ada)
        assert seen["answer"] >= answers > 0
        assert seen["page"] > 1
        assert seen["talk"] > 1

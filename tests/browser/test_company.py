"""People at one table: each before a browser of their own, or all around one device."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect
from tests.browser.halls import DESKTOP, LONG, PHONE, Hall, Person, person
from tests.browser.playing import SHORT, THINGS, Game, begin, by_mouse

OFFLINE = "ERR_INTERNET_DISCONNECTED"  # the browser's own words about a line that was cut on purpose
PEOPLE = ("Ada", "Bruno")
TABLE = ".table, .bar, .notices, [data-place], [data-log]"


def wish(somebody: Person, title: str, kind: str) -> None:
    """The form of a new table, with the smallest edition chosen."""
    somebody.go(f"new/{title}/{kind}")
    somebody.page.get_by_text("Edition and single options").click()
    somebody.page.get_by_role("combobox", name=re.compile("^Edition")).select_option("tiny")
    somebody.page.get_by_role("radio", name="2", exact=True).check()


def meet(ada: Person, bruno: Person, title: str) -> list[Game]:
    """Ada makes a table and invites; Bruno follows the link, in German; Ada begins."""
    ada.go("settings")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Your name").blur()
    wish(ada, title, "friends")
    ada.page.get_by_role("button", name="Open the table and invite").click()
    bruno.page.goto(ada.page.get_by_role("textbox", name="Invite friends").input_value())
    bruno.page.get_by_label("Dein Name").fill("Bruno")
    bruno.page.get_by_role("button", name="Platz nehmen").click()
    expect(ada.page.get_by_text("Bruno")).to_be_visible()
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    return [Game(ada, by_mouse), Game(bruno, by_mouse, seed=2)]


def is_asked(game: Game) -> bool:
    return game.page.locator(".bar.asked").count() > 0


def play(games: Sequence[Game], until: Callable[[], bool], most: int = 400) -> None:
    """Whoever is asked takes a step, in turn; somebody is, before long."""
    asked, steps = time.monotonic(), 0
    while steps < most and time.monotonic() - asked < LONG / 1000:
        for game in games:
            if until():
                return
            if is_asked(game):
                game.step()
                asked, steps = time.monotonic(), steps + 1
            else:
                game.page.wait_for_timeout(20)
    raise AssertionError([game.person.bar.inner_text() for game in games])


def log(somebody: Person) -> Locator:
    return somebody.page.locator("[data-log]")


def tells(somebody: Person, pattern: str) -> bool:
    """Whether these words stand in what happened, as this person reads it."""
    return re.search(pattern, log(somebody).inner_text()) is not None


def names(things: Locator) -> list[str]:
    """What they are called to somebody who listens."""
    called = "(all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"
    found: list[str] = things.evaluate_all(called)
    return found


def chosen(game: Game) -> list[str]:
    """What is picked and not confirmed yet."""
    return names(game.page.locator("[data-place] :is([aria-pressed=true], [aria-checked=true])"))


def have_answered(games: Sequence[Game], before: Sequence[int]) -> bool:
    """Whether each has given an answer since."""
    return all(game.answers > was for game, was in zip(games, before, strict=True))


def cut_and_come_back(game: Game) -> None:
    """The net is gone for a moment; what was picked stays, and the page says what is wrong as long as it is."""
    picked, notice = chosen(game), game.page.locator(".notice.bad")
    game.page.context.set_offline(True)
    expect(notice).to_contain_text("Die Verbindung ist weg")
    assert chosen(game) == picked
    game.page.context.set_offline(False)
    expect(notice).to_have_count(0)
    assert chosen(game) == picked
    somebody = game.person
    somebody.faults[:] = [fault for fault in somebody.faults if OFFLINE not in fault]


@pytest.mark.slow
def test_two_people_play_each_in_their_language_though_the_line_of_one_is_cut(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada, person(browser, hall, "de", DESKTOP) as bruno:
        games = meet(ada, bruno, "flanders")
        play(games, lambda: is_asked(games[1]) and bool(chosen(games[1])))
        cut_and_come_back(games[1])
        before = [game.answers for game in games]
        play(games, lambda: tells(ada, "Bruno plays ") and tells(bruno, "Ada spielt ") and have_answered(games, before))
        assert tells(ada, r"Round 1\s+\w+ starts?")
        assert tells(bruno, r"Runde 1\s+\w+ beginns?t")


@pytest.mark.slow
def test_who_is_invited_knows_what_to_and_talks_with_the_others_before_and_in_the_game(
    browser: Browser, hall: Hall
) -> None:
    with person(browser, hall, "en", DESKTOP) as ada, person(browser, hall, "de", PHONE) as bruno:
        wish(ada, "flanders", "friends")
        ada.page.get_by_role("button", name="Open the table and invite").click()
        link = ada.page.get_by_role("textbox", name="Invite friends").input_value()
        bruno.page.goto(link)
        lent = ada.page.locator("header a[href='#/settings'] span").first.inner_text()
        assert re.fullmatch(r"\w+ of \w+", lent)  # who gives no name has one all the same
        expect(bruno.page.get_by_text(f"Am Tisch: {lent}. 1 Platz ist noch frei.")).to_be_visible()
        bruno.page.get_by_role("button", name="Platz nehmen").click()
        bruno.page.get_by_role("button", name="Viel Glück!").click()
        expect(ada.page.get_by_role("listitem").filter(has_text="Good luck!")).to_be_visible()
        assert bruno.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        with person(browser, hall, "nl", PHONE) as cees:
            cees.page.goto(link)
            expect(cees.page.get_by_role("status")).to_contain_text("Alle plaatsen aan deze tafel zijn bezet")
            expect(cees.page.get_by_role("button", name="Plaatsnemen")).to_have_count(0)
        bruno.page.get_by_role("button", name="Beginnen").click()
        ada.page.get_by_role("tab", name="Talk").click()
        ada.page.get_by_role("button", name="Well played!").click()
        bruno.page.get_by_role("button", name="Menü, 1 neue Nachricht im Gespräch").click()
        bruno.page.get_by_role("dialog").get_by_role("button", name="Gespräch").click()
        expect(bruno.page.get_by_text("Gut gespielt!").last).to_be_visible()
        expect(bruno.page.locator(".unread")).to_have_count(0)


def seats_looked_at(somebody: Person) -> list[int | None]:
    """The seats whose pages this browser asks for, from now on; none for what everybody sees."""
    seats: list[int | None] = []

    def hear(sent: str | bytes) -> None:
        said = json.loads(sent)
        if said["type"] == "hello":
            seats.append(said["seat"])

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    somebody.page.on("websocket", watch)
    return seats


def covered_for(somebody: Person) -> str:
    """Whom the device is for: this is on the screen, and nothing of a table, seen or not."""
    heading = somebody.page.get_by_role("heading", name="Hand the device to")
    expect(heading).to_be_visible()
    expect(somebody.page.locator(TABLE)).to_have_count(0)
    return heading.inner_text().split()[-1]


def turn_at_device(somebody: Person, name: str) -> list[str]:
    """Somebody says who they are, answers until the turn is the other's, and hands on; gives what their hand held."""
    somebody.page.get_by_role("button", name=f"I am {name}").click()
    somebody.is_asked()
    hand = names(somebody.page.locator(f"[data-place=hand] :is({THINGS})"))
    hand_on = somebody.page.get_by_role("button", name="Hand the device on")
    play([Game(somebody, by_mouse)], hand_on.is_visible)
    hand_on.click()
    return hand


@pytest.mark.slow
def test_two_people_share_a_device_and_never_see_each_others_table(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as both:
        looked = seats_looked_at(both)
        wish(both, "gilde", "device")
        for number, name in enumerate(PEOPLE, 1):
            both.page.get_by_label(f"Name of person {number}").fill(name)
        both.page.get_by_role("button", name="Begin the game").click()
        asked, hand = covered_for(both), list[str]()
        assert set(looked) <= {None}
        while not hand:
            looked.clear()
            before, hand = asked, turn_at_device(both, asked)
            asked = covered_for(both)
            assert asked != before
            assert set(looked) == {PEOPLE.index(before)}
        shown = both.page.locator("body").inner_html()
        assert [card for card in hand if card.split(",")[0] in shown] == []


def play_to_a_turn(games: Sequence[Game]) -> None:
    """Until somebody is asked what to do, whoever it is: the first turn, and nobody is poor yet."""
    in_turn = re.compile("Play a card, or end|Spiele eine Karte oder beende")
    play(games, lambda: any(in_turn.search(game.person.bar.inner_text()) for game in games))


def propose_a_loan(ada: Person) -> None:
    """Ada would borrow from Bruno."""
    ada.page.get_by_role("button", name="Deals").first.click()
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("combobox", name=re.compile("^What")).select_option("borrow")
    sheet.get_by_role("spinbutton", name="Talers").fill("2")
    sheet.get_by_role("spinbutton", name="To be repaid").fill("3")
    sheet.get_by_role("button", name="Leave on the table").click()
    expect(sheet).to_contain_text("Yours, for Bruno")


def take_it(bruno: Person) -> None:
    bruno.page.get_by_role("button", name="Handel").first.click()
    sheet = bruno.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Von Ada")
    sheet.get_by_role("button", name="Annehmen").click()


@pytest.mark.slow
def test_a_deal_is_proposed_in_one_browser_and_taken_in_the_other(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada, person(browser, hall, "de", DESKTOP) as bruno:
        games = meet(ada, bruno, "gilde")
        play_to_a_turn(games)
        propose_a_loan(ada)
        take_it(bruno)
        expect(log(ada)).to_contain_text("Bruno lends Ada 2 talers, 3 to be repaid in 1 turn")
        expect(log(bruno)).to_contain_text("Du leihst Ada 2 Taler, Rückzahlung 3 in 1 Zug")


@pytest.mark.slow
def test_g_119_who_passes_in_all_windows_says_so_on_the_own_page_and_everybody_sees_it(
    browser: Browser, hall: Hall
) -> None:
    with person(browser, hall, "en", DESKTOP) as ada, person(browser, hall, "de", DESKTOP) as bruno:
        play_to_a_turn(meet(ada, bruno, "gilde"))
        ada.page.get_by_role("button", name="Standing orders").first.click()
        sheet = ada.page.get_by_role("dialog")
        sheet.get_by_role("button", name=re.compile("^Pass (until my next turn|for the rest)")).click()
        expect(sheet.get_by_role("button", name="Ask me again")).to_be_visible()
        expect(log(bruno)).to_contain_text(re.compile("Ada passt bis zum (nächsten eigenen Zug|Ende dieses Zuges)"))
        expect(bruno.page.locator("main")).to_contain_text("passt vorerst")
        sheet.get_by_role("button", name="Ask me again").click()
        expect(log(bruno)).to_contain_text("Ada möchte wieder gefragt werden")


@pytest.mark.slow
def test_on_a_phone_what_the_others_ask_is_seen_wherever_one_has_scrolled_to(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada, person(browser, hall, "de", PHONE) as bruno:
        play_to_a_turn(meet(ada, bruno, "gilde"))
        bruno.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        propose_a_loan(ada)
        offer = bruno.page.locator("[data-tray]")
        expect(offer).to_be_in_viewport()
        expect(offer).to_contain_text("Ada")
        ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name="Ask for a pause").click()
        bruno.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(bruno.page.get_by_role("button", name="Ich auch")).to_be_in_viewport()


@pytest.mark.slow
def test_a_hall_that_was_away_brings_its_screen_back_by_itself(browser: Browser, tmp_path: Path) -> None:
    hall = Hall(tmp_path).begin()
    try:
        with person(browser, hall, "en", PHONE) as ada:
            begin(ada, "gilde", SHORT["gilde"])
            ada.is_asked()
            hall.kill()
            ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            expect(ada.page.get_by_text("The connection is lost.")).to_be_in_viewport()
            ada.go("settings")  # a screen that this browser has not fetched yet
            expect(ada.page.get_by_text("The hall cannot be reached.")).to_be_visible()
            expect(ada.page.get_by_text("The server is newer than this page.")).to_have_count(0)
            hall.begin()
            expect(ada.page.get_by_role("heading", name="Settings")).to_be_visible()
            ada.faults.clear()  # the browser's own words about a server that was not there
    finally:
        hall.stop()

"""Deciding: what is refused says why, what was picked can be taken back, and what an answer changes is said before."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.halls import DESKTOP, Hall, Person, person
from tests.browser.playing import REACH, SHORT, WHOLE, Game, begin, by_mouse, page_of, play_until

pytestmark = pytest.mark.slow
RULE = re.compile(r"F-\d{3}")
TAKEN_BACK = "You take back your last move."
PARTS = 5  # of the longest answer


def picked(game: Game) -> None:
    """Pick until an answer is chosen."""
    for _ in range(40):
        assert game.goes_on()
        if game.person.main.get_attribute("aria-disabled") != "true":
            return
        game.pick()
    raise AssertionError(game.person.bar.inner_text())


def test_what_was_picked_is_taken_back_part_by_part(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        begin(ada, "flanders", SHORT["flanders"])
        game = Game(ada, by_mouse)
        picked(game)
        ada.page.get_by_role("button", name="Take back").click()
        expect(ada.main).to_have_attribute("aria-disabled", "true")
        picked(game)
        ada.page.keyboard.press("Escape")
        expect(ada.main).to_have_attribute("aria-disabled", "true")


IN_SIGHT = """() => {
  const edge = document.querySelector("[data-place=hand]").getBoundingClientRect().right;
  const end = document.querySelector(".bar .buttons").getBoundingClientRect().left;
  const cards = [...document.querySelectorAll("[data-place=hand] button")];
  const kinds = [...document.querySelectorAll("[data-place=kinds] .chip")];
  return cards.length > 0 && cards.every((thing) => thing.getBoundingClientRect().right <= edge + 1) &&
    kinds.every((thing) => thing.getBoundingClientRect().right <= end);
}"""


@pytest.mark.parametrize("high", [720, 900])
def test_nothing_that_can_be_chosen_lies_beyond_the_edge(browser: Browser, hall: Hall, high: int) -> None:
    with person(browser, hall, "nl", (1280, high)) as ada:
        begin(ada, "flanders", WHOLE["flanders"])
        game = Game(ada, by_mouse)
        for rule in ("F-030", "F-041"):  # a card is asked for, then what is built
            while rule not in ada.bar.inner_text():
                assert game.goes_on()
                game.step()
            assert ada.page.evaluate(IN_SIGHT)


def is_open_to_take_back(ada: Person, table: str) -> bool:
    """The seat is asked again, and nobody has learnt from its last answer: this stays so until it answers."""
    page = page_of(ada.page, table)
    return page["can_undo"] and page["question"] is not None


def test_an_answer_is_taken_back_as_long_as_nobody_has_learnt_from_it(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        play_until(ada, "gilde", lambda table: is_open_to_take_back(ada, table))
        for _ in range(PARTS):
            ada.page.keyboard.press("Escape")  # what was picked since; an answer is not taken back by it
        back = ada.page.get_by_role("button", name="Take back")
        expect(back).to_have_attribute("aria-disabled", "false")
        expect(ada.page.get_by_text(TAKEN_BACK)).to_have_count(0)
        back.click()
        expect(ada.page.get_by_text(TAKEN_BACK).last).to_be_visible()


# In a town where something can be picked.
REFUSED = "[data-town]:has([role=button]:not([aria-disabled=true])) [role=button][aria-disabled=true]"


def test_a_refused_space_says_why_with_its_rule(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        refused, why = ada.page.locator(REFUSED), ada.page.locator(".bar .why")
        play_until(ada, "flanders", lambda _: "F-041" in ada.bar.inner_text() and refused.count() > 0)
        if ada.page.locator("[data-part=stage]").count():
            ada.page.keyboard.press("Escape")  # it lies over the board
        refused.first.click(force=True)
        expect(why).to_contain_text(RULE)
        why.get_by_role("button").click()
        expect(ada.page.get_by_role("dialog").first).to_contain_text(RULE)


# In a town whose card can be chosen.
ITS_CARD = "[data-town] [role=button]:not([aria-disabled=true])"


def test_a_town_that_is_clicked_while_a_card_is_asked_for_is_its_card(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        town = ada.page.locator(ITS_CARD)
        play_until(ada, "flanders", lambda _: "F-030" in ada.bar.inner_text() and town.count() > 0)
        town.first.click(force=True)
        expect(ada.page.locator("[data-place=hand] [aria-pressed=true]")).to_have_count(1)
        expect(ada.main).to_have_attribute("aria-disabled", "false")


# In a town that is not asked about.
ELSEWHERE = "[data-town]:not(:has([role=button]:not([aria-disabled=true]))) [role=button]"


def test_a_town_whose_card_cannot_be_chosen_says_why_with_a_rule(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        elsewhere, why = ada.page.locator(ELSEWHERE), ada.page.locator(".bar .why")
        play_until(ada, "flanders", lambda _: "F-030" in ada.bar.inner_text() and elsewhere.count() > 0)
        elsewhere.first.click(force=True)
        expect(why).to_contain_text(RULE)


def by_double_click(page: Page, thing: Locator) -> None:
    """Twice on what confirms an answer, once on all else."""
    is_main = thing.evaluate("(found) => found.matches('.main')", timeout=REACH)
    thing.dblclick(timeout=REACH) if is_main else thing.click(timeout=REACH)


def answers_sent(somebody: Person) -> list[dict[str, Any]]:
    """The answers that go over the line, from now on."""
    sent: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "answer":
            sent.append(said)

    somebody.page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def test_a_double_click_moves_once(browser: Browser, hall: Hall) -> None:
    with person(browser, hall, "en", DESKTOP) as ada:
        sent = answers_sent(ada)
        table, game = begin(ada, "flanders", SHORT["flanders"]), Game(ada, by_double_click)
        game.play()
        journal = ada.page.evaluate("async (id) => (await fetch(`/api/tables/${id}/journal`)).text()", table)
        moves = [line.removeprefix("0 ") for line in journal.splitlines() if line.startswith("0 ")]
        assert game.answers > 0
        assert [answer["text"] for answer in sent] == moves
        assert len({answer["ask"] for answer in sent}) == len(sent)

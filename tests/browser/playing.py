"""Whole games through the interface: what glows is picked, what is chosen is confirmed; no rule is known here."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.halls import LONG, Hall, Person
from tests.browser.stillness import Still

PLACES = "[data-place=board], [data-place=hand], [data-place=kinds], .bar .buttons"
THINGS = "button, [role=button], [role=checkbox], [role=radio]"
# What can be picked now: seen, not refused, not picked already, neither the main button nor a way back.
CAN = """([places, things]) => {
  const can = (thing) =>
    thing.getAttribute("aria-disabled") !== "true" && !thing.disabled && thing.getClientRects().length > 0 &&
    !thing.matches(".main, .quiet, .plain, .link, .rule, [aria-haspopup], [aria-expanded]") &&
    !thing.matches("[aria-pressed=true], [aria-checked=true]");
  const found = [...document.querySelectorAll(places)].flatMap((place) => [...place.querySelectorAll(things)]);
  document.querySelectorAll("[data-can]").forEach((thing) => thing.removeAttribute("data-can"));
  return found.filter(can).map((thing, at) => (thing.setAttribute("data-can", at), at)).length;
}"""
TABLE = """async ([wish, own]) => {
  const headers = { "Content-Type": "application/json", "X-Zunft": "1" };
  const post = async (path, body) => {
    const answer = await fetch(path, { method: "POST", headers, body: body ? JSON.stringify(body) : null });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.status === 204 ? null : answer.json();
  };
  const language = navigator.language.slice(0, 2);
  if (!(await (await fetch("/api/me")).json()).person) await post("/api/guests", { name: "Ada", language });
  const { table } = await post("/api/tables", wish);
  for (const seat of own) await post(`/api/tables/${table}/sit`, { seat });
  await post(`/api/tables/${table}/begin`);
  return table;
}"""
FOCUS = "document.activeElement?.outerHTML.slice(0, 300)"
SHORT: dict[str, dict[str, Any]] = {
    "flanders": {"edition": "tiny", "seats": 3},
    "strasbourg": {"edition": "tiny", "seats": 3},
    "gilde": {"edition": "tiny", "seats": 3, "options": {"stop": "after-60-rounds"}},
}
WHOLE: dict[str, dict[str, Any]] = {
    "flanders": {"seats": 3},
    "strasbourg": {"seats": 3},
    "gilde": {"seats": 3, "options": {"stop": "after-60-rounds"}},
}
REACH = 2_000  # milliseconds: what lies outside an enlarged part of the board is not reached, another thing is
GAMES = 20  # that are begun until a moment comes
STUCK = 120  # seconds without an answer after which a game is said to stand still
Means = Callable[[Page, Locator], None]


def begin(somebody: Person, title: str, wish: dict[str, Any], bots: str = "apprentice", **more: Any) -> str:
    """A table of this person's against bots, opened in the browser."""
    seats = wish["seats"]
    others = {str(seat): bots for seat in range(1, seats)}
    whole = {"title": title, "bots": others, "pace": 0, "visibility": "private", **wish, **more}
    somebody.go()
    somebody.page.wait_for_selector("main")
    expect(somebody.bar).to_have_count(0)  # of the table before
    table: str = somebody.page.evaluate(TABLE, [whole, [0]])
    somebody.go(f"t/{table}/0")
    return table


def by_mouse(page: Page, thing: Locator) -> None:
    thing.click(timeout=REACH)


def by_touch(page: Page, thing: Locator) -> None:
    thing.tap(timeout=REACH)


class Game:
    """One person's game against bots, played at random through what the page offers."""

    def __init__(self, somebody: Person, act: Means, seed: int = 1) -> None:
        self.person, self.page, self.act = somebody, somebody.page, act
        self.still = Still(somebody.page)
        self.chance = random.Random(seed)
        self.answers, self.answered = 0, time.monotonic()

    @property
    def is_over(self) -> bool:
        return self.page.locator(".bar[data-phase=over]").count() > 0

    def goes_on(self) -> bool:
        """Waits until this person is asked; not when the game is over."""
        self.page.wait_for_selector(".bar.asked, .bar[data-phase=over]", timeout=LONG)
        return not self.is_over

    def play(self, most: int = 3000) -> None:
        """Until the game is over."""
        for _ in range(most):
            is_on = self.goes_on()
            self.still.look()
            if not is_on:
                return
            self.step()
            assert time.monotonic() - self.answered < STUCK, f"nothing leads to an answer; {self.seen()}"
        raise AssertionError(f"the game does not end; {self.seen()}")

    def seen(self) -> str:
        """What is on the screen, for who has to find out why a game stands still."""
        return f"the bar says: {self.person.bar.inner_text()}; the focus is on {self.page.evaluate(FOCUS)}"

    def step(self) -> None:
        if self.page.locator("[data-part=stage]").count():
            self.page.keyboard.press("Escape")  # it lies over the board, and nobody has to wait for its end
        main = self.page.locator(".bar button.main:not([aria-disabled=true])")
        if not main.count():
            self.pick()
        elif self.reach(main):
            self.has_answered()

    def has_answered(self) -> None:
        self.answers, self.answered = self.answers + 1, time.monotonic()

    def pick(self) -> None:
        """Something that glows, at random."""
        count: int = self.page.evaluate(CAN, [PLACES, THINGS])
        if count:
            self.reach(self.page.locator(f"[data-can='{self.chance.randrange(count)}']").first)
        else:
            self.page.wait_for_timeout(50)

    def reach(self, thing: Locator) -> bool:
        """Whether it was there: somebody else may have moved, or it lies beyond the part that is shown."""
        try:
            self.act(self.page, thing)
        except TimeoutError:
            assert self.person.bar.is_visible()
            return False
        return True


def play_until(somebody: Person, title: str, moment: Callable[[str], bool]) -> Game:
    """A game played until a moment of its table; where one is over before, chance deals the next."""
    for seed in range(GAMES):
        table, game = begin(somebody, title, SHORT[title]), Game(somebody, by_mouse, seed)
        while game.goes_on():
            if moment(table):
                return game
            game.step()
    raise AssertionError(f"the moment does not come in {GAMES} games")


def page_of(page: Page, table: str) -> dict[str, Any]:
    """What the hall shows the first seat."""
    found: dict[str, Any] = page.evaluate("async (id) => (await fetch(`/api/tables/${id}/page?seat=0`)).json()", table)
    return found


def phase(hall: Hall, page: Page, table: str) -> str:
    found: str = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table.phase", table)
    return found


HERE = """() => {
  const thing = document.activeElement;
  const place = thing?.closest("[data-place=board], [data-place=hand], [data-place=kinds], .bar .buttons");
  return Boolean(place) && thing.getAttribute("aria-disabled") !== "true" && !thing.disabled &&
    thing.matches("button, [role=button], [role=checkbox], [role=radio]") &&
    !thing.matches(".main, .quiet, .plain, .link, .rule, [aria-haspopup], [aria-expanded]") &&
    !thing.matches("[aria-pressed=true], [aria-checked=true]");
}"""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class KeyboardGame(Game):
    """Without a pointer: Tab and the arrows lead to what can be picked, Enter picks it and confirms."""

    def __init__(self, somebody: Person, seed: int = 1) -> None:
        super().__init__(somebody, by_mouse, seed)

    def step(self) -> None:
        if self.page.locator(".bar button.main:not([aria-disabled=true])").count():
            said = self.person.bar.inner_text()
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(30)
            if self.person.bar.inner_text() != said:  # a key that does nothing is no answer
                self.has_answered()
        elif self.find():
            self.page.keyboard.press("Enter")

    def find(self, most: int = 60) -> bool:
        """Walk until something that can be picked has the focus: some groups further, then about in one."""
        for _ in range(most):
            for _ in range(self.chance.randrange(1, 9)):
                self.page.keyboard.press("Tab")
            for _ in range(self.chance.randrange(5)):
                self.page.keyboard.press(self.chance.choice(ARROWS))
            if self.page.evaluate(HERE):
                return True
        return False

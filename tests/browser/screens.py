"""Every screen of the hall, and how somebody comes there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect
from tests.browser.halls import Person
from tests.browser.playing import GAMES, SHORT, TABLE, Game, by_mouse

import zunft

TITLES = sorted(SHORT)
SEED = 1302
WHOLE_GAME = 3000  # answers
MOST_BEFORE_A_WINDOW = 60  # answers
FIRST_CHOICE = 10  # the line at which the first seat chooses a card in that game of Flanders
# The seat is played without the page: every answer what a Master would do, or the next but six of those that it has.
# True: it is asked for more.
PLAY = """async ([table, most, isAdvised]) => {
  const headers = { "Content-Type": "application/json", "X-Zunft": "1" };
  const look = async () => (await fetch(`/api/tables/${table}/page?seat=0`)).json();
  const advised = async () => (await (await fetch(`/api/tables/${table}/seats/0/advice`)).json())[0]?.option;
  for (let given = 0, tries = 0; ; tries += 1) {
    if (tries > 6000) throw new Error(`the game does not go on after ${given} answers`);
    const { phase, ask, question, options } = await look();
    if (phase === "over") return false;
    if (question && given === most) return true;
    if (!question) {
      await new Promise((go) => setTimeout(go, 5));
      continue;
    }
    const text = (isAdvised && (await advised())) || options[(given * 7) % options.length];
    const body = JSON.stringify({ ask, key: crypto.randomUUID(), text });
    await fetch(`/api/tables/${table}/seats/0/answer`, { method: "POST", headers, body });
    given += 1;
  }
}"""
LANGUAGE = "navigator.language.slice(0, 2)"
CALL = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json", "X-Zunft": "1" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


def journal(title: str) -> str:
    """A short finished game, the same every time."""
    table = zunft.Table(title, 3, SEED, edition="tiny", options=SHORT[title].get("options"))
    while not table.over:
        seat = table.waiting_for[0]
        options = table.options(seat)
        table.play(seat, options[len(table.lines) * 7 % len(options)])
    return table.journal()


def bring(somebody: Person, title: str) -> str:
    """That game in the hall's archive."""
    page = somebody.page
    if not page.evaluate("async () => (await (await fetch('/api/me')).json()).person"):
        page.evaluate(CALL, ["/api/guests", {"name": "Ada", "language": page.evaluate(LANGUAGE)}])
    table: str = page.evaluate(CALL, ["/api/journals", {"journal": journal(title)}])["table"]
    return table


@dataclass
class Visit:
    """Somebody who looks at every screen; tables that are played up to a moment are kept for the next look."""

    person: Person
    wishes: dict[str, dict[str, Any]] = field(default_factory=lambda: SHORT)
    some: int = 6  # answers until the middle of a game
    is_advised: bool = False  # plays well, for the sake of the picture
    has_touch: bool = False  # comes with a finger
    tables: dict[tuple[str, int], str] = field(default_factory=dict)

    def table(self, title: str, answers: int) -> str:
        if (title, answers) not in self.tables:
            self.tables[title, answers] = self._played(title, answers)
        return self.tables[title, answers]

    def _played(self, title: str, answers: int) -> str:
        """A table after so many answers, or a whole game; chance can end one before, then the next is played."""
        for _ in range(GAMES):
            table = self._begun(title)
            if self.person.page.evaluate(PLAY, [table, answers, self.is_advised]) or answers == WHOLE_GAME:
                return table
        raise AssertionError(f"{GAMES} games were over before {answers} answers")

    def _begun(self, title: str) -> str:
        wish: dict[str, Any] = {"title": title, "pace": 0, "visibility": "private", "advice": self.is_advised}
        wish |= self.wishes[title]
        wish["bots"] = {str(seat): "apprentice" for seat in range(1, wish["seats"])}
        table: str = self.person.page.evaluate(TABLE, [wish, [0]])
        return table

    def sees(self, selector: str) -> None:
        expect(self.person.page.locator(selector).first).to_be_visible()

    def go(self, way: str, selector: str) -> None:
        self.person.page.goto("about:blank")  # a screen is looked at as somebody sees it who comes by a link
        self.person.go(way)
        self.sees(selector)

    def click(self, selector: str) -> None:
        self.person.page.locator(selector).first.click()


Way = Callable[[Visit], None]


def at(way: str, selector: str = "main h1") -> Way:
    return lambda visit: visit.go(way, selector)


def waiting_room(visit: Visit) -> None:
    visit.go("new/strasbourg/friends", "form")
    visit.click("form > .main")
    visit.sees("#begin-why")


def invitation(visit: Visit) -> None:
    """To a table that one has left again, so that the link does not lead to one's own seat."""
    waiting_room(visit)
    page = visit.person.page
    page.locator(".share input").wait_for()
    link = page.locator(".share input").input_value()
    visit.click("li .quiet")
    expect(page.locator("li .quiet")).to_have_count(0)
    visit.go(link.partition("#/")[2], "form .main")


def rules(visit: Visit) -> None:
    visit.go("new/flanders/bots", "form")
    visit.click(".title button")
    visit.sees("dialog[open] h3")


def lesson(title: str) -> Way:
    def begin(visit: Visit) -> None:
        visit.go(f"learn/{title}", "main button.main")
        visit.click("main button.main")
        visit.sees("[data-coach]")

    return begin


def table(title: str, is_later: bool = False) -> Way:
    def sit(visit: Visit) -> None:
        visit.go(f"t/{visit.table(title, visit.some if is_later else 0)}/0", ".bar.asked")

    return sit


def menu(title: str) -> Way:
    def open_it(visit: Visit) -> None:
        table(title, is_later=True)(visit)
        visit.click("button.menu")
        visit.sees("dialog[open] nav")

    return open_it


def in_words(title: str) -> Way:
    def open_it(visit: Visit) -> None:
        menu(title)(visit)
        visit.click("dialog[open] button[aria-pressed]")
        visit.sees("[data-place=board] h2")

    return open_it


def result(title: str) -> Way:
    return lambda visit: visit.go(f"t/{visit.table(title, WHOLE_GAME)}/0", ".bar[data-phase=over]")


def replay(title: str) -> Way:
    return lambda visit: visit.go(f"replay/{bring(visit.person, title)}/20", ".moment .told")


def exercise(visit: Visit) -> None:
    table = bring(visit.person, "flanders")
    visit.go(f"exercise/{table}/{FIRST_CHOICE}/0", ".moment .question")


def of_title(title: str) -> dict[str, Way]:
    return {
        f"{title}-learn": at(f"learn/{title}"),
        f"{title}-lesson": lesson(title),
        f"{title}-begun": table(title),
        f"{title}-later": table(title, is_later=True),
        f"{title}-menu": menu(title),
        f"{title}-in-words": in_words(title),
        f"{title}-result": result(title),
        f"{title}-replay": replay(title),
    }


SCREENS: dict[str, Way] = {
    "lobby": at(""),
    "new-bots": at("new/flanders/bots", "form"),
    "new-friends": at("new/strasbourg/friends", "form"),
    "new-device": at("new/gilde/device", "form"),
    "waiting-room": waiting_room,
    "invitation": invitation,
    "settings": at("settings"),
    "account": at("account"),
    "host": at("host"),
    "mistakes": at("mistakes"),
    "exercise": exercise,
    "rules": rules,
} | {name: way for title in TITLES for name, way in of_title(title).items()}


def chosen(title: str) -> Way:
    """What an answer would change, while it is only picked."""

    def pick(visit: Visit) -> None:
        table(title, is_later=True)(visit)
        Game(visit.person, by_mouse).pick()

    return pick


def window(visit: Visit) -> None:
    """The first one in which this seat is asked."""
    begun, page = visit.table("gilde", 8), visit.person.page
    for _ in range(MOST_BEFORE_A_WINDOW):
        visit.go(f"t/{begun}/0", ".bar.asked")
        if page.locator("[data-chain]").count():
            return
        assert page.evaluate(PLAY, [begun, 1, False]), "the game is over"
    raise AssertionError("no window comes")


# Moments of a table that no screen of its own shows: for pictures.
STATES: dict[str, Way] = {f"{title}-chosen": chosen(title) for title in TITLES} | {"gilde-window": window}


def visitor(somebody: Person, **more: Any) -> Visit:
    """Somebody who has come in and can be asked to go everywhere."""
    somebody.go()
    somebody.page.wait_for_selector("main")
    return Visit(somebody, **more)

"""What people do beside the game, in both worlds alike: they speak, lay, take away and take proposals, leave orders,
and wish for a pause or to take something back."""

from __future__ import annotations

import re
from random import Random

from zunft import Table
from zunft.catalogue import title_of
from zunft.server.hall.chat import PHRASES
from zunft.server.live.table import LiveTable

WORDS = ("Well, well.", "Ich habe nichts!", "é", " ", "Wie\nbitte?")
JUNK = ("offer b02 to 1 for 9", "accept", "fly", "give to 0 for 1", "end")
IN_ONE_LINE = re.compile(r"^(\w+) (of|to) (\d+) talers (\d+)")  # what is asked word by word, as it is written
ORDERS: tuple[list[str], ...] = ([], ["pass"], ["pass unless targeted"], ["respond i01", "pass"], ["respond i05"])
WISHES = ("orders", "pause", "go-on", "never-mind", "refuse-undo")
ALOUD = {"gilde": ("pass-windows", "answer-windows")}  # what can be said in the titles that know it
LONGEST_DEAL = 6  # words of the notation
Deed = tuple[str, int, str, str, dict[str, object]]  # its kind, who does it, the path, the method and the words


def offer_of(table: Table, rng: Random) -> tuple[str, int, int] | None:
    """An offer that is legal here, with who makes it and to whom; None where nobody can make one."""
    seat = next((at for at in table.waiting_for if "deal" in table.options(at)), None)
    if seat is None or len(table.waiting_for) > 1:
        return None
    twin, parts = table.copy(), list[str]()
    twin.play(seat, "deal")
    while seat in twin.waiting_for and len(parts) < LONGEST_DEAL:
        parts.append(rng.choice(twin.options(seat)))
        twin.play(seat, parts[-1])
    other = next(iter(twin.waiting_for), None)  # nobody is asked when a game ends with it
    text = IN_ONE_LINE.sub(r"\1 \4 \2 \3", " ".join(parts))
    if not isinstance(other, int) or other == seat or table.why_not(seat, text) is not None:
        return None
    return text, seat, other


def out_of_turn(table: Table, people: list[int], rng: Random) -> tuple[str, int, int] | None:
    """A deal that two players could make whoever's turn it is: who proposes it, and to whom."""
    seat, other = rng.sample(range(table.seats), 2)
    cards = [card["card"] for card in table.view(None)["players"][seat]["table"]]
    texts = [f"give 1 to {other}", f"beg 2 of {other}", f"lend 1 to {other} repay 2 in 1"]
    texts += [f"offer {card} to {other} for 1" for card in cards]
    text = rng.choice(texts)
    is_possible = table.is_unasked(seat, text) and table.why_not(seat, text) is None
    return (text, seat, other) if is_possible and {seat, other} & set(people) else None


def speaking(speaker: int, rng: Random) -> Deed:
    if rng.random() < 0.5:
        return "phrase", speaker, "talk", "POST", {"key": rng.choice(PHRASES)}
    return "chat", speaker, "talk", "POST", {"text": rng.choice(WORDS)}


def wishes_of(title: str) -> tuple[str, ...]:
    return *WISHES, *ALOUD.get(title, ())


def wishing(live: LiveTable, looking: int | None, may_undo: bool, key: str, rng: Random) -> Deed:
    """Who looks does not go away: their own stand-in would answer in secret, in each world as it likes. And nobody does
    while all others agree to take something back: an imagined table cannot go back to before it was imagined."""
    away = [each.seat for each in live.seats if each.state == "stand-in"]
    if away and rng.random() < 0.3:
        return "come-back", rng.choice(away), "come-back", "POST", {}
    seat = rng.choice(sorted(live.voices))
    may_leave = seat != looking and live.kept.undo_asked is None
    more = {"undo": 3 * may_undo, "ask-undo": len(live.voices) > 1, "leave": may_leave}  # how often each
    kind = rng.choice((*wishes_of(live.game.title), *(name for name, times in more.items() for _ in range(times))))
    if kind == "orders":
        return kind, seat, "orders", "PUT", {"orders": rng.choice(ORDERS)}
    return kind, seat, kind, "POST", {"key": key} if kind == "undo" else {}


def laying(table: Table, people: list[int], rng: Random) -> Deed:
    """An offer that could be made, laid by one of its sides; or one that cannot, which is nobody's business yet."""
    has_deals = "deal" in {form.first_word for form in title_of(table.title.key).forms}
    found = (offer_of(table, rng) or out_of_turn(table, people, rng)) if has_deals else None
    if found and not {found[1], found[2]} & set(people):
        found = None
    if found is None or rng.random() < 0.1:
        seat, to = rng.choice(people), rng.randrange(table.seats)
        return "junk", seat, "proposals", "POST", {"to": to, "text": rng.choice(JUNK)}
    text, *sides = found
    seat = rng.choice([side for side in sides if side in people])
    return "laid", seat, "proposals", "POST", {"to": sum(sides) - seat, "text": text}

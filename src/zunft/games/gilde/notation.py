"""How the things of The Guild are written, every intent of a player (G-180) as a verb with its example, and the phrases
for what is asked in steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from zunft.engine.notation import Form, Names, Number, Thing, Unreadable, Word
from zunft.engine.rules import State
from zunft.games.gilde import constants as c
from zunft.games.gilde.edition import GildeEdition

KINDS = (
    "sabotage", "burglary", "intrigue", "extortion", "counter", "luck", "bribery", "protection", "economy", "social",
)  # fmt: skip
TYPES = ("business", "annex", "extension", "district", "person", "artefact", "measure", "instant", "public")
STATS = (
    "income", "upkeep", "votes", "favour", "sabotage-protection", "burglary-protection", "intrigue-protection",
    "inventory-slots", "extension-slots", "hand-limit", "business-limit", "sale-bonus",
)  # fmt: skip
UNTIL = ("end-of-turn", "own-next-turn", "election")
WHY = ("fine", "debts", "upkeep")
DEALS = {
    c.OFFER: "offer", c.ASK_FOR: "ask", c.GIVE: "give", c.BEG: "beg", c.LEND: "lend", c.BORROW: "borrow",
}  # fmt: skip

FORMS = (
    Form(c.PROFESSION, "profession {profession}", "profession patron"),
    Form(c.REDRAW_HAND, "redraw", "redraw"),
    Form(c.PLAY, "play {card}", "play m01"),
    Form(c.USE, "use {card}", "use a08"),
    Form(c.AT_PLAYER, "at {seat}", "at 2"),
    Form(c.AT_CARD, "at {seat} {target:card}", "at 2 b03"),
    Form(c.PAYING, "paying {seat}", "paying 3"),
    Form(c.UPGRADE, "upgrade", "upgrade"),
    Form(c.TOWN_HALL, "town-hall", "town-hall"),
    Form(c.WITH, "with {seat}", "with 2"),
    Form(c.BUILD, "build", "build"),
    Form(c.REQUEST, "request", "request"),
    Form(c.RELEASE, "release {card}", "release n03"),
    Form(c.SELL, "sell {card}", "sell b02"),
    Form(c.END, "end", "end"),
    Form(c.PASS_MOVE, "pass", "pass"),
    Form(c.RESPOND, "respond {card}", "respond i01"),
    Form(c.RESPOND_AT, "respond {card} at {seat}", "respond i01 at 2"),
    Form(c.RESPOND_ON, "respond {card} at {seat} {target:card}", "respond i07 at 2 n03"),
    Form(c.RESPOND_PAYING, "respond {card} paying {to:seat}", "respond i05 paying 3"),
    Form(c.RESPOND_AT_PAYING, "respond {card} at {seat} paying {to:seat}", "respond i01 at 2 paying 3"),
    Form(
        c.RESPOND_ON_PAYING, "respond {card} at {seat} {target:card} paying {to:seat}", "respond i08 at 0 b02 paying 3"
    ),
    Form(c.TOWER, "tower", "tower"),
    Form(c.DISCARD, "discard {card}", "discard m03"),
    Form(c.KEEP, "keep", "keep"),
    Form(c.CHOOSE, "choose {number}", "choose 1"),
    Form(c.PICK, "pick {card}", "pick b03"),
    Form(c.DEAL, "deal", "deal"),
    Form(c.OFFER, "offer {card}", "offer b02"),
    Form(c.ASK_FOR, "ask {card} of {seat}", "ask b02 of 3"),
    Form(c.GIVE, "give", "give"),
    Form(c.BEG, "beg", "beg"),
    Form(c.LEND, "lend", "lend"),
    Form(c.BORROW, "borrow", "borrow"),
    Form(c.EXTEND, "extend {loan:number}", "extend 1"),
    Form(c.FORGIVE, "forgive {loan:number}", "forgive 1"),
    Form(c.TO, "to {seat}", "to 3"),
    Form(c.OF, "of {seat}", "of 2"),
    Form(c.FOR, "for {number}", "for 9"),
    Form(c.TALERS, "talers {number}", "talers 5"),
    Form(c.REPAY, "repay {number}", "repay 6"),
    Form(c.IN, "in {number}", "in 1"),
    Form(c.BY, "by {number}", "by 2"),
    Form(c.POINTS, "points {number}", "points 4"),
    Form(c.ACCEPT, "accept", "accept"),
    Form(c.DECLINE, "decline", "decline"),
    Form(c.PROPOSE_OFFER, "offer {card} to {seat} for {number}", "offer b02 to 3 for 9"),
    Form(c.PROPOSE_ASK_FOR, "ask {card} of {seat} for {number}", "ask b02 of 3 for 9"),
    Form(c.PROPOSE_GIVE, "give {number} to {seat}", "give 3 to 2"),
    Form(c.PROPOSE_BEG, "beg {number} of {seat}", "beg 3 of 2"),
    Form(c.PROPOSE_LEND, "lend {number} to {seat} repay {repay:number} in {turns:number}", "lend 5 to 2 repay 6 in 1"),
    Form(
        c.PROPOSE_BORROW,
        "borrow {number} of {seat} repay {repay:number} in {turns:number}",
        "borrow 5 of 2 repay 6 in 1",
    ),
    Form(c.AGREE, "agree with {seat}", "agree with 1"),
    Form(c.PASS_WINDOWS, "pass-windows", "pass-windows"),
    Form(c.ANSWER_WINDOWS, "answer-windows", "answer-windows"),
    Form(c.DRAW_STARTER, "draw seat {seat}", "draw seat 2"),
    Form(c.DRAW_PROFESSION, "draw profession {profession}", "draw profession patron"),
    Form(c.DRAW_CARD, "draw {card}", "draw m01"),
)


class Creditor(Number):
    """A seat, or the bank."""

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        return "bank" if value == c.BANK else value


class Victim(Number):
    """A seat, or everybody else."""

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        return "everybody" if value == c.EVERYBODY else value


class Subject(Names):
    """What a deal is about: a card where one is traded, else talers."""

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        return self.words[value] if so_far["deal"] in {c.OFFER, c.ASK_FOR} else value


class Deal(Names):
    """The verb of a deal, by its number."""

    def __init__(self) -> None:
        super().__init__(tuple(DEALS.get(verb, "") for verb in range(max(DEALS) + 1)))


def things_of(edition: GildeEdition) -> dict[str, Thing]:
    """Every kind of thing that a move, an event, a question or a reason is about."""
    return {
        "seat": Number(),
        "number": Number(),
        "card": Names(edition.cards),
        "profession": Names(edition.professions),
        "residence": Names(edition.residences),
        "title": Names(edition.titles),
        "type": Names(TYPES),
        "stat": Names(STATS),
        "until": Names(UNTIL),
        "kind": Names(KINDS),
        "why": Names(WHY),
        "deal": Deal(),
        "creditor": Creditor(),
        "victim": Victim(),
        "subject": Subject(edition.cards),
    }


# One text for several moves in a row. A pattern's groups are named by the words of the steps.
PHRASES = (
    (r"(?P<play>(?:play|use) \S+) (?P<at>at \d+(?: (?!paying)\S+)?)(?: (?P<paying>paying \d+))?", ""),
    (r"(?P<play>play \S+) (?P<paying>paying \d+)", ""),
    (r"(?P<offer>offer \S+) (?P<to>to \d+) (?P<for>for \d+)", "deal"),
    (r"(?P<ask>ask \S+ of \d+) (?P<for>for \d+)", "deal"),
    (r"(?P<give>give|beg) (?P<talers>\d+) (?P<to>(?:to|of) \d+)", "deal"),
    (r"(?P<give>lend|borrow) (?P<talers>\d+) (?P<to>(?:to|of) \d+) (?P<repay>repay \d+) (?P<in>in \d+)", "deal"),
    (r"(?P<extend>extend \d+) (?P<by>by \d+)", "deal"),
)
ORDER = (
    "play",
    "offer",
    "ask",
    "give",
    "extend",
    "forgive",
    "at",
    "to",
    "talers",
    "for",
    "repay",
    "in",
    "by",
    "paying",
)
SHARE = re.compile(r"with (?P<seat>\d{1,2}) for (?P<talers>\d{1,4})(?: points (?P<points>\d{1,4}))?")
# Verbs of which a longer text is a phrase: how many words the first step has, and the phrase in full.
WHOLE = {
    "offer": (2, "offer b02 to 3 for 9"),
    "ask": (4, "ask b02 of 3 for 9"),
    "give": (1, "give 3 to 2"),
    "beg": (1, "beg 3 of 2"),
    "lend": (1, "lend 5 to 2 repay 6 in 1"),
    "borrow": (1, "borrow 5 of 2 repay 6 in 1"),
    "extend": (2, "extend 1 by 2"),
}


def phrase(text: str, is_dealing: bool, fair: Callable[[int], int]) -> list[str]:
    """The moves that a text stands for: ``play m01 at 2 b03``, ``offer b02 to 3 for 9``, ``deal forgive 1``,
    ``borrow 5 of 2 repay 6 in 1``, ``town-hall with 2 for 6``. A deal that was begun is not begun again."""
    if text.startswith("town-hall "):
        return town_hall(text, fair)
    if text.startswith("deal "):
        steps = phrase(text.removeprefix("deal "), True, fair)
        return steps if is_dealing else ["deal", *steps]
    for pattern, begin in PHRASES:
        if match := re.fullmatch(pattern, text):
            moves = steps_of(match)
            return [begin, *moves] if begin and not is_dealing else moves
    verb = text.partition(" ")[0]
    if verb in WHOLE and len(text.split()) > WHOLE[verb][0]:
        raise Unreadable("wrong-form", word=verb, example=WHOLE[verb][1])
    return [text]


def is_deal(text: str) -> bool:
    """Whether a whole deal is said, which two players can make out of turn."""
    return any(begin and re.fullmatch(pattern, text) for pattern, begin in PHRASES) and not text.startswith("extend")


def steps_of(match: re.Match[str]) -> list[str]:
    """The parts of a phrase as moves, in the order in which they are asked."""
    steps = {name: step for name, step in match.groupdict().items() if step}
    if "talers" in steps:
        steps["talers"] = f"talers {steps['talers']}"
    return [steps[name] for name in ORDER if name in steps]


def town_hall(text: str, fair: Callable[[int], int]) -> list[str]:
    """``town-hall with 2 for 6 with 3 for 4 points 2``; where no points are named the share is a fair one (G-102)."""
    rest, moves = text.removeprefix("town-hall "), ["town-hall"]
    for part in re.split(r" (?=with )", rest):
        if not (match := SHARE.fullmatch(part)):
            raise Unreadable("wrong-form", word="town-hall", example="town-hall with 2 for 6 points 4")
        points = match["points"] or fair(int(match["talers"]))
        moves += [f"with {match['seat']}", f"talers {match['talers']}", f"points {points}"]
    return [*moves, "build"]

"""How the things of Strasbourg are written, every verb with its example, and the phrase for a whole plan."""

from __future__ import annotations

from collections import Counter

from zunft.engine.notation import Form, Names, Number, Several, Thing, Unreadable
from zunft.engine.title import Refusal, Said
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.edition import StrasbourgEdition
from zunft.games.strasbourg.refusals import OTHER_CARDS
from zunft.games.strasbourg.rules.planning import stacks_begun
from zunft.games.strasbourg.state import VALUE, StrasbourgState

STEPS = ("a", "b", "c", "d", "e", "f", "g", "h", "i")
PLAN = "plan 3+2 5 2 6"

FORMS = (
    Form(c.KEEP, "keep {tasks}", "keep t03 t17"),
    Form(c.DRAW_CARD, "draw", "draw"),
    Form(c.STOP, "stop", "stop"),
    Form(c.PUT_NEW, "put new", "put new"),
    Form(c.PUT, "put {stack:number}", "put 2"),
    Form(c.REVEAL, "reveal {stack:number}", "reveal 2"),
    Form(c.PASS_MOVE, "pass", "pass"),
    Form(c.DEFER, "defer", "defer"),
    Form(c.PLACE, "place {square}", "place h3"),
    Form(c.SKIP, "skip", "skip"),
    Form(c.TAKE, "take", "take"),
    Form(c.SIT, "sit", "sit"),
    Form(c.DECLINE, "decline", "decline"),
    Form(c.SELL, "sell {goods}", "sell cask"),
    Form(c.DONE, "done", "done"),
    Form(c.RETURN_NONE, "return none", "return none"),
    Form(c.RETURN, "return {value:number}", "return 2"),
    Form(c.CHAPEL, "chapel {chapel}", "chapel c02"),
    Form(c.EDIFICE, "edifice {square}", "edifice h4"),
    Form(c.DRAW_ROUND, "draw round {roundcard}", "draw round rc2"),
    Form(c.DRAW_EDIFICE, "draw edifice {edifice}", "draw edifice inn"),
    Form(c.DRAW_STARTER, "draw seat {seat}", "draw seat 2"),
    Form(c.DRAW_TASK, "draw task {task}", "draw task t03"),
    Form(c.DRAW_INFLUENCE, "draw card {value:number}", "draw card 5"),
    Form(c.DRAW_LOT, "draw lot {stack:number}", "draw lot 2"),
)


def things_of(edition: StrasbourgEdition) -> dict[str, Thing]:
    """Every kind of thing that a move, an event, a question or a reason is about."""
    return {
        "seat": Number(),
        "number": Number(),
        "guild": Names(edition.guilds),
        "goods": Names(edition.goods),
        "council": Names(("nobility", "church", *edition.guilds, "merchants")),
        "step": Names(STEPS),
        "square": Names(edition.squares),
        "chapel": Names(edition.chapels),
        "edifice": Names(edition.edifices),
        "roundcard": Names(edition.cards),
        "task": Names(edition.tasks),
        "tasks": Several(edition.tasks),
    }


def plan(state: StrasbourgState, seat: int, words: list[str]) -> list[str]:
    """S-028. ``plan 3+2 5 2 6``: stop drawing and divide the cards into these stacks, as the small decisions that the
    engine asks for: the highest card first."""
    groups = [_group(word) for word in words]
    cards = state.players[seat].cards
    hand = Counter(cards.items[at] & VALUE for at in range(cards.count) if cards.items[at] >> 4 == 0)
    if not groups or sum(groups, Counter()) != hand:
        raise Refusal(other_cards(hand))
    stops = ["stop"] if state.agenda.question(seat) == c.ASK_DRAW else []
    return stops + _puts(groups, sorted(hand.elements(), reverse=True), stacks_begun(state.players[seat]))


def other_cards(hand: Counter[int]) -> Said:
    """The reason why a plan is refused: it has to divide exactly the cards in hand."""
    cards = " ".join(map(str, sorted(hand.elements())))
    return {"key": f"strasbourg.refused.{OTHER_CARDS.name}", "args": {"cards": cards}, "rule": OTHER_CARDS.rule}


def _group(word: str) -> Counter[int]:
    values = word.split("+")
    if not all(value.isascii() and value.isdigit() and len(value) == 1 for value in values):
        raise Unreadable("wrong-form", word="plan", example=PLAN)
    return Counter(map(int, values))


def _puts(groups: list[Counter[int]], cards: list[int], begun: int) -> list[str]:
    """Each card goes to the first group that still wants it; a group gets its number with its first card, after those
    of the stacks begun already."""
    numbers: dict[int, int] = {}
    moves = []
    for value in cards:
        group = next(at for at, wanted in enumerate(groups) if wanted[value] > 0)
        groups[group][value] -= 1
        moves.append(f"put {numbers[group]}" if group in numbers else "put new")
        numbers.setdefault(group, begun + len(numbers) + 1)
    return moves

"""Why a move is refused: the first rule, in the rulebook's order, that stands against it."""

from __future__ import annotations

from zunft.engine.bits import has
from zunft.engine.move import first, verb_of
from zunft.engine.title import Spoken
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.state import StrasbourgState

Why = tuple[Spoken, list[int]]

OTHER_QUESTION = Spoken("other-question")
NOT_DEALT = Spoken("not-dealt", rule="S-015")
FIRST_DRAW = Spoken("first-draw", rule="S-026")
EMPTY_DECK = Spoken("empty-deck", rule="S-026")
NO_SUCH_STACK = Spoken("no-such-stack", "{stack:number}", "S-028")
STACK_GONE = Spoken("stack-gone", "{stack:number}", "S-031")
NO_PRIVILEGE = Spoken("no-privilege", rule="S-035")
NOBODY_ELSE = Spoken("nobody-else", rule="S-035")
BUILDING_SPACE = Spoken("building-space", "{square}", "S-007")
OTHER_GUILD = Spoken("other-guild", "{square} {guild}", "S-075")
SQUARE_TAKEN = Spoken("square-taken", "{square}", "S-007")
TOO_DEAR = Spoken("too-dear", "{square} {price:number} {coins:number}", "S-075")
APPRENTICE_CHOOSES = Spoken("apprentice-chooses", rule="S-074")
NO_GOODS_HERE = Spoken("no-goods-here", rule="S-072")
NO_GOODS = Spoken("no-goods", "{goods}", "S-080")
GOODS_IN_ORDER = Spoken("goods-in-order", "{goods}", "S-080")
NOT_REVEALED = Spoken("not-revealed", "{number}", "S-052")
CHAPEL_TAKEN = Spoken("chapel-taken", "{chapel}", "S-090")
NO_BUILDING_SPACE = Spoken("no-building-space", "{square}", "S-091")
SPACE_TAKEN = Spoken("space-taken", "{square}", "S-091")
OTHER_CARDS = Spoken("other-cards", "{cards:number}", "S-028")  # said by the phrase ``plan``

REASONS = [value for value in list(globals().values()) if isinstance(value, Spoken)]

ANSWERS = {
    c.ASK_TASKS: {c.KEEP},
    c.ASK_DRAW: {c.DRAW_CARD, c.STOP},
    c.ASK_PUT: {c.PUT, c.PUT_NEW},
    c.ASK_BID: {c.REVEAL, c.PASS_MOVE, c.DEFER},
    c.ASK_SQUARE: {c.PLACE, c.SKIP, c.TAKE},
    c.ASK_APPRENTICE: {c.PLACE, c.SKIP, c.TAKE, c.DECLINE},
    c.ASK_SEAT: {c.SIT, c.DECLINE},
    c.ASK_GOODS: {c.TAKE, c.DECLINE},
    c.ASK_SALE: {c.SELL, c.DONE},
    c.ASK_RETURN: {c.RETURN, c.RETURN_NONE},
    c.ASK_CHAPEL: {c.CHAPEL},
    c.ASK_EDIFICE: {c.EDIFICE},
}


def why(state: StrasbourgState, seat: int, move: int) -> Why:
    """What stands against a move that is no option of a seat that is asked."""
    question, verb, thing = state.agenda.question(seat), verb_of(move), first(move)
    if verb not in ANSWERS[verb_of(question)]:
        return OTHER_QUESTION, []
    simple: dict[int, Why] = {
        c.KEEP: (NOT_DEALT, []),
        c.STOP: (FIRST_DRAW, []),
        c.DRAW_CARD: (EMPTY_DECK, []),
        c.PUT: (NO_SUCH_STACK, [thing]),
        c.REVEAL: (STACK_GONE, [thing]),
        c.SKIP: (OTHER_QUESTION if state.options.may_decline else APPRENTICE_CHOOSES, []),
        c.DECLINE: (APPRENTICE_CHOOSES, []),
        c.TAKE: (NO_GOODS_HERE, []),
        c.RETURN: (NOT_REVEALED, [thing]),
        c.CHAPEL: (CHAPEL_TAKEN, [thing]),
    }
    if verb in simple:
        return simple[verb]
    return _why_not(state, seat, question, verb, thing)


def _why_not(state: StrasbourgState, seat: int, question: int, verb: int, thing: int) -> Why:
    if verb == c.DEFER:
        return (NOBODY_ELSE if state.players[seat].privileges else NO_PRIVILEGE), []
    if verb == c.SELL:
        return (GOODS_IN_ORDER if state.players[seat].goods[thing] else NO_GOODS), [thing]
    if verb == c.EDIFICE:
        return (SPACE_TAKEN if has(state.board.buildings, thing) else NO_BUILDING_SPACE), [thing]
    return _why_not_place(state, seat, thing)


def _why_not_place(state: StrasbourgState, seat: int, square: int) -> Why:
    """S-007, S-075. An empty square of this step's guild that can be paid."""
    if has(state.board.buildings, square):
        return BUILDING_SPACE, [square]
    if state.board.guild[square] != state.guild():
        return OTHER_GUILD, [square, state.board.guild[square]]
    if has(state.taken(), square):
        return SQUARE_TAKEN, [square]
    return TOO_DEAR, [square, state.board.price[square], state.players[seat].coins]

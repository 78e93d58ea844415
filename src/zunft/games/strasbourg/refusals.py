"""Why a move is refused: the first rule, in the rulebook's order, that stands against it."""

from __future__ import annotations

from zunft.engine.bits import has
from zunft.engine.move import first, verb_of
from zunft.engine.title import Spoken
from zunft.games.strasbourg import words as w
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
    w.ASK_TASKS: {w.KEEP},
    w.ASK_DRAW: {w.DRAW_CARD, w.STOP},
    w.ASK_PUT: {w.PUT, w.PUT_NEW},
    w.ASK_BID: {w.REVEAL, w.PASS_MOVE, w.DEFER},
    w.ASK_SQUARE: {w.PLACE, w.SKIP, w.TAKE},
    w.ASK_APPRENTICE: {w.PLACE, w.SKIP, w.TAKE, w.DECLINE},
    w.ASK_SEAT: {w.SIT, w.DECLINE},
    w.ASK_GOODS: {w.TAKE, w.DECLINE},
    w.ASK_SALE: {w.SELL, w.DONE},
    w.ASK_RETURN: {w.RETURN, w.RETURN_NONE},
    w.ASK_CHAPEL: {w.CHAPEL},
    w.ASK_EDIFICE: {w.EDIFICE},
}


def why(state: StrasbourgState, seat: int, move: int) -> Why:
    """What stands against a move that is no option of a seat that is asked."""
    question, verb, thing = state.agenda.question(seat), verb_of(move), first(move)
    if verb not in ANSWERS[verb_of(question)]:
        return OTHER_QUESTION, []
    simple: dict[int, Why] = {
        w.KEEP: (NOT_DEALT, []),
        w.STOP: (FIRST_DRAW, []),
        w.DRAW_CARD: (EMPTY_DECK, []),
        w.PUT: (NO_SUCH_STACK, [thing]),
        w.REVEAL: (STACK_GONE, [thing]),
        w.SKIP: (OTHER_QUESTION if state.options.may_decline else APPRENTICE_CHOOSES, []),
        w.DECLINE: (APPRENTICE_CHOOSES, []),
        w.TAKE: (NO_GOODS_HERE, []),
        w.RETURN: (NOT_REVEALED, [thing]),
        w.CHAPEL: (CHAPEL_TAKEN, [thing]),
    }
    if verb in simple:
        return simple[verb]
    return _why_not(state, seat, question, verb, thing)


def _why_not(state: StrasbourgState, seat: int, question: int, verb: int, thing: int) -> Why:
    if verb == w.DEFER:
        return (NOBODY_ELSE if state.players[seat].privileges else NO_PRIVILEGE), []
    if verb == w.SELL:
        return (GOODS_IN_ORDER if state.players[seat].goods[thing] else NO_GOODS), [thing]
    if verb == w.EDIFICE:
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

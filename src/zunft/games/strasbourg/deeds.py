"""How the answers of a player are named whole, where a list of them is read."""

from __future__ import annotations

from zunft.engine.move import first, verb_of
from zunft.engine.notation import Word
from zunft.engine.title import Spoken
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.edition import StrasbourgEdition
from zunft.games.strasbourg.state import VALUE, StrasbourgState

DEEDS: dict[int | tuple[int, int], Spoken] = {
    c.KEEP: Spoken("keep", "{tasks}"),
    c.DRAW_CARD: Spoken("draw"),
    c.STOP: Spoken("stop"),
    c.PUT: Spoken("put", "{number} {stack:number}"),
    c.PUT_NEW: Spoken("put-new", "{number}"),
    c.REVEAL: Spoken("reveal", "{number} {stack:number}"),
    c.PASS_MOVE: Spoken("pass"),
    c.DEFER: Spoken("defer"),
    c.PLACE: Spoken("place", "{square} {guild} {number}"),
    c.SKIP: Spoken("skip"),
    c.TAKE: Spoken("take"),
    c.SIT: Spoken("sit", "{council}"),
    (c.ASK_SEAT, c.DECLINE): Spoken("decline-seat", "{council}"),
    c.DECLINE: Spoken("decline-goods"),
    c.SELL: Spoken("sell", "{goods}"),
    c.DONE: Spoken("done"),
    c.RETURN: Spoken("return", "{value:number}"),
    c.RETURN_NONE: Spoken("return-none"),
    c.CHAPEL: Spoken("chapel", "{chapel}"),
    c.EDIFICE: Spoken("edifice", "{edifice} {square}"),
}


def more_args(edition: StrasbourgEdition, state: StrasbourgState, seat: int, move: int) -> dict[str, Word]:
    """What neither the question nor the answer says: the worth of a stack, the card that is put, price and guild of a
    square, the edifice of the round."""
    verb = verb_of(move)
    if verb in (c.PUT, c.PUT_NEW):
        return {"number": max(values_in(state, seat, 0))}
    if verb == c.REVEAL:
        return {"number": sum(values_in(state, seat, first(move)))}
    if verb == c.PLACE:
        square = first(move)
        guild = edition.guilds[edition.board.guild[square]]
        return {"number": int(edition.board.price[square]), "guild": guild}
    if verb == c.EDIFICE:
        return {"edifice": edition.edifices[state.edifices[state.round - 1]]}
    return {}


def values_in(state: StrasbourgState, seat: int, stack: int) -> list[int]:
    """The cards of a stack by their values; stack 0 is the hand."""
    cards = state.players[seat].cards
    return [int(cards.items[at] & VALUE) for at in range(cards.count) if cards.items[at] >> 4 == stack]

"""How the answers of a player are named whole, where a list of them is read."""

from __future__ import annotations

from zunft.engine.move import first, verb_of
from zunft.engine.notation import Word
from zunft.engine.title import Spoken
from zunft.games.strasbourg import words as w
from zunft.games.strasbourg.edition import StrasbourgEdition
from zunft.games.strasbourg.state import VALUE, StrasbourgState

DEEDS: dict[int | tuple[int, int], Spoken] = {
    w.KEEP: Spoken("keep", "{tasks}"),
    w.DRAW_CARD: Spoken("draw"),
    w.STOP: Spoken("stop"),
    w.PUT: Spoken("put", "{number} {stack:number}"),
    w.PUT_NEW: Spoken("put-new", "{number}"),
    w.REVEAL: Spoken("reveal", "{number} {stack:number}"),
    w.PASS_MOVE: Spoken("pass"),
    w.DEFER: Spoken("defer"),
    w.PLACE: Spoken("place", "{square} {guild} {number}"),
    w.SKIP: Spoken("skip"),
    w.TAKE: Spoken("take"),
    w.SIT: Spoken("sit", "{council}"),
    (w.ASK_SEAT, w.DECLINE): Spoken("decline-seat", "{council}"),
    w.DECLINE: Spoken("decline-goods"),
    w.SELL: Spoken("sell", "{goods}"),
    w.DONE: Spoken("done"),
    w.RETURN: Spoken("return", "{value:number}"),
    w.RETURN_NONE: Spoken("return-none"),
    w.CHAPEL: Spoken("chapel", "{chapel}"),
    w.EDIFICE: Spoken("edifice", "{edifice} {square}"),
}


def more_args(edition: StrasbourgEdition, state: StrasbourgState, seat: int, move: int) -> dict[str, Word]:
    """What neither the question nor the answer says: the worth of a stack, the card that is put, price and guild of a
    square, the edifice of the round."""
    verb = verb_of(move)
    if verb in (w.PUT, w.PUT_NEW):
        return {"number": max(values_in(state, seat, 0))}
    if verb == w.REVEAL:
        return {"number": sum(values_in(state, seat, first(move)))}
    if verb == w.PLACE:
        square = first(move)
        guild = edition.guilds[edition.board.guild[square]]
        return {"number": int(edition.board.price[square]), "guild": guild}
    if verb == w.EDIFICE:
        return {"edifice": edition.edifices[state.edifices[state.round - 1]]}
    return {}


def values_in(state: StrasbourgState, seat: int, stack: int) -> list[int]:
    """The cards of a stack by their values; stack 0 is the hand."""
    cards = state.players[seat].cards
    return [int(cards.items[at] & VALUE) for at in range(cards.count) if cards.items[at] >> 4 == stack]

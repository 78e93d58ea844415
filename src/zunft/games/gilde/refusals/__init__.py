"""Why a move is refused: the first rule that stands against it, in the order of declaring a card (G-062)."""

from __future__ import annotations

from collections.abc import Callable

from zunft.engine.move import first, verb_of
from zunft.engine.window import is_window
from zunft.games.gilde import words as w
from zunft.games.gilde.refusals import agreeing, aiming, building, dealing, playing, windows
from zunft.games.gilde.refusals.reasons import *  # noqa: F403 - every reason can be had from here
from zunft.games.gilde.refusals.reasons import (
    ALREADY_ASKED,
    ALREADY_PASSES,
    BEGIN_WITH_DEAL,
    NO_DEALS_IN_WINDOWS,
    ONLY_ACTION_PHASE,
    ONLY_DEBTORS,
    ONLY_IN_ACTIONS,
    ONLY_IN_WINDOWS,
    OTHER_QUESTION,
    SAY_RESPOND,
    TO_OR_OF,
    Why,
)
from zunft.games.gilde.state import GildeState

# --- which verbs answer which question ------------------------------------------------------------

RESPONSES = {
    w.RESPOND, w.RESPOND_AT, w.RESPOND_ON, w.RESPOND_PAYING, w.RESPOND_AT_PAYING, w.RESPOND_ON_PAYING,
}  # fmt: skip
DEALS = {w.OFFER, w.ASK_FOR, w.GIVE, w.BEG, w.LEND, w.BORROW, w.EXTEND, w.FORGIVE}
OUT_OF_TURN = {
    w.PROPOSE_OFFER, w.PROPOSE_ASK_FOR, w.PROPOSE_GIVE, w.PROPOSE_BEG, w.PROPOSE_LEND, w.PROPOSE_BORROW, w.AGREE,
}  # fmt: skip
IN_WINDOW = {w.PASS_MOVE, w.SELL, w.RELEASE} | RESPONSES
ANSWERS = {
    w.ASK_PROFESSION: {w.PROFESSION},
    w.ASK_ACTION: {w.PLAY, w.USE, w.RELEASE, w.SELL, w.UPGRADE, w.TOWN_HALL, w.REQUEST, w.DEAL, w.END},
    w.ASK_TARGET: {w.AT_PLAYER, w.AT_CARD},
    w.ASK_RECIPIENT: {w.PAYING},
    w.ASK_BUILDERS: {w.WITH, w.BUILD},
    w.ASK_SHARE: {w.TALERS},
    w.ASK_POINTS: {w.POINTS},
    w.ASK_DEAL: DEALS,
    w.ASK_TO: {w.TO},
    w.ASK_OF: {w.OF},
    w.ASK_PRICE: {w.FOR},
    w.ASK_SUM: {w.TALERS},
    w.ASK_REPAY: {w.REPAY},
    w.ASK_TURNS: {w.IN},
    w.ASK_EXTENSION: {w.BY},
    w.ASK_CONSENT: {w.ACCEPT, w.DECLINE},
    w.ASK_JOIN: {w.ACCEPT, w.DECLINE},
    w.ASK_PAY: {w.PLAY, w.USE, w.SELL, w.RELEASE, w.DEAL, w.TOWER},
    w.ASK_FIT: {w.SELL, w.DISCARD},
    w.ASK_CARD: {w.PICK},
    w.ASK_CHOICE: {w.CHOOSE},
    w.ASK_LOSS: {w.DISCARD},
    w.ASK_SURPLUS: {w.DISCARD, w.KEEP},
    w.ASK_SPARE: {w.DISCARD, w.KEEP},
    w.W_REDRAW: {w.REDRAW_HAND, w.PASS_MOVE},
    w.W_START: IN_WINDOW,
    w.W_END: IN_WINDOW,
    w.W_TARGETED: IN_WINDOW,
    w.W_NUMBER: IN_WINDOW,
}
UNASKED = {w.PASS_WINDOWS, w.ANSWER_WINDOWS}
RESPONDING = {w.W_START, w.W_END, w.W_TARGETED, w.W_NUMBER}
ACTION_PHASE = {w.UPGRADE, w.TOWN_HALL, w.REQUEST}


def why(state: GildeState, seat: int, move: int) -> Why:
    """What stands against a move that is no option of a seat that is asked, or that nobody asks for. Only what the seat
    knows is looked at: its own hand, and what lies open."""
    if verb_of(move) in OUT_OF_TURN:
        return agreeing.why_not_out_of_turn(state, seat, move)
    question, verb = state.agenda.question(seat), verb_of(move)
    if verb in UNASKED:
        return (ALREADY_PASSES if verb == w.PASS_WINDOWS else ALREADY_ASKED), []
    if verb not in ANSWERS[verb_of(question)]:
        return _other_moment(state, verb_of(question), verb, first(move))
    if verb in RESPONSES:
        return windows.why_not_respond(state, seat, verb_of(question), move)
    return BY_VERB[verb](state, seat, question, move)


def _other_moment(state: GildeState, kind: int, verb: int, card: int) -> Why:
    """Something else is asked; where it helps, when this could be said."""
    if verb == w.TOWER:
        return ONLY_DEBTORS, []
    if verb in ACTION_PHASE and (kind in RESPONDING or kind == w.ASK_PAY):
        return ONLY_ACTION_PHASE, []
    if verb in RESPONSES and not is_window(kind):
        return ONLY_IN_WINDOWS, [card]
    if verb in DEALS and kind in {w.ASK_ACTION, w.ASK_PAY}:
        return BEGIN_WITH_DEAL, []
    if verb in {w.TO, w.OF} and kind in {w.ASK_TO, w.ASK_OF}:
        return TO_OR_OF, []
    return _other_in_window(state, verb, card) if kind in RESPONDING else (OTHER_QUESTION, [])


def _other_in_window(state: GildeState, verb: int, card: int) -> Why:
    """G-110, G-112, G-134. In a window instants are played as responses; there are no measures and no deals."""
    if verb in DEALS or verb == w.DEAL:
        return NO_DEALS_IN_WINDOWS, []
    if verb not in {w.PLAY, w.USE}:
        return OTHER_QUESTION, []
    is_instant = state.board.cards.timing[card] == w.AS_INSTANT
    return (SAY_RESPOND if is_instant else ONLY_IN_ACTIONS), [card]


BY_VERB: dict[int, Callable[[GildeState, int, int, int], Why]] = {
    w.PROFESSION: playing.why_not_profession,
    w.REDRAW_HAND: playing.why_not_redraw,
    w.PLAY: playing.why_not_play,
    w.USE: playing.why_not_use,
    w.AT_PLAYER: aiming.why_not_at,
    w.AT_CARD: aiming.why_not_at,
    w.PAYING: aiming.why_not_paying,
    w.UPGRADE: building.why_not_upgrade,
    w.TOWN_HALL: building.why_not_town_hall,
    w.WITH: building.why_not_with,
    w.BUILD: building.why_not_build,
    w.REQUEST: building.why_not_request,
    w.RELEASE: playing.why_not_release,
    w.SELL: playing.why_not_sell,
    w.DISCARD: playing.why_not_discard,
    w.KEEP: playing.why_not_keep,
    w.CHOOSE: aiming.why_not_choose,
    w.PICK: aiming.why_not_pick,
    w.DEAL: dealing.why_not_deal,
    **dict.fromkeys(DEALS, dealing.why_not_this_deal),
    w.TO: dealing.why_not_partner_named,
    w.OF: dealing.why_not_partner_named,
    w.FOR: dealing.why_not_price,
    w.TALERS: dealing.why_not_talers,
    w.REPAY: dealing.why_not_repay,
    w.IN: dealing.why_not_turns,
    w.BY: dealing.why_not_turns,
    w.POINTS: building.why_not_points,
}

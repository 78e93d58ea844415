"""Why a move is refused: the first rule that stands against it, in the order of declaring a card (G-062)."""

from __future__ import annotations

from collections.abc import Callable

from zunft.engine.move import first, verb_of
from zunft.engine.window import is_window
from zunft.games.gilde import constants as c
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
    c.RESPOND, c.RESPOND_AT, c.RESPOND_ON, c.RESPOND_PAYING, c.RESPOND_AT_PAYING, c.RESPOND_ON_PAYING,
}  # fmt: skip
DEALS = {c.OFFER, c.ASK_FOR, c.GIVE, c.BEG, c.LEND, c.BORROW, c.EXTEND, c.FORGIVE}
OUT_OF_TURN = {
    c.PROPOSE_OFFER, c.PROPOSE_ASK_FOR, c.PROPOSE_GIVE, c.PROPOSE_BEG, c.PROPOSE_LEND, c.PROPOSE_BORROW, c.AGREE,
}  # fmt: skip
IN_WINDOW = {c.PASS_MOVE, c.SELL, c.RELEASE} | RESPONSES
ANSWERS = {
    c.ASK_PROFESSION: {c.PROFESSION},
    c.ASK_ACTION: {c.PLAY, c.USE, c.RELEASE, c.SELL, c.UPGRADE, c.TOWN_HALL, c.REQUEST, c.DEAL, c.END},
    c.ASK_TARGET: {c.AT_PLAYER, c.AT_CARD},
    c.ASK_RECIPIENT: {c.PAYING},
    c.ASK_BUILDERS: {c.WITH, c.BUILD},
    c.ASK_SHARE: {c.TALERS},
    c.ASK_POINTS: {c.POINTS},
    c.ASK_DEAL: DEALS,
    c.ASK_TO: {c.TO},
    c.ASK_OF: {c.OF},
    c.ASK_PRICE: {c.FOR},
    c.ASK_SUM: {c.TALERS},
    c.ASK_REPAY: {c.REPAY},
    c.ASK_TURNS: {c.IN},
    c.ASK_EXTENSION: {c.BY},
    c.ASK_CONSENT: {c.ACCEPT, c.DECLINE},
    c.ASK_JOIN: {c.ACCEPT, c.DECLINE},
    c.ASK_PAY: {c.PLAY, c.USE, c.SELL, c.RELEASE, c.DEAL, c.TOWER},
    c.ASK_FIT: {c.SELL, c.DISCARD},
    c.ASK_CARD: {c.PICK},
    c.ASK_CHOICE: {c.CHOOSE},
    c.ASK_LOSS: {c.DISCARD},
    c.ASK_SURPLUS: {c.DISCARD, c.KEEP},
    c.ASK_SPARE: {c.DISCARD, c.KEEP},
    c.W_REDRAW: {c.REDRAW_HAND, c.PASS_MOVE},
    c.W_START: IN_WINDOW,
    c.W_END: IN_WINDOW,
    c.W_TARGETED: IN_WINDOW,
    c.W_NUMBER: IN_WINDOW,
}
UNASKED = {c.PASS_WINDOWS, c.ANSWER_WINDOWS}
RESPONDING = {c.W_START, c.W_END, c.W_TARGETED, c.W_NUMBER}
ACTION_PHASE = {c.UPGRADE, c.TOWN_HALL, c.REQUEST}


def why(state: GildeState, seat: int, move: int) -> Why:
    """What stands against a move that is no option of a seat that is asked, or that nobody asks for. Only what the seat
    knows is looked at: its own hand, and what lies open."""
    if verb_of(move) in OUT_OF_TURN:
        return agreeing.why_not_out_of_turn(state, seat, move)
    question, verb = state.agenda.question(seat), verb_of(move)
    if verb in UNASKED:
        return (ALREADY_PASSES if verb == c.PASS_WINDOWS else ALREADY_ASKED), []
    if verb not in ANSWERS[verb_of(question)]:
        return _other_moment(state, verb_of(question), verb, first(move))
    if verb in RESPONSES:
        return windows.why_not_respond(state, seat, verb_of(question), move)
    return BY_VERB[verb](state, seat, question, move)


def _other_moment(state: GildeState, kind: int, verb: int, card: int) -> Why:
    """Something else is asked; where it helps, when this could be said."""
    if verb == c.TOWER:
        return ONLY_DEBTORS, []
    if verb in ACTION_PHASE and (kind in RESPONDING or kind == c.ASK_PAY):
        return ONLY_ACTION_PHASE, []
    if verb in RESPONSES and not is_window(kind):
        return ONLY_IN_WINDOWS, [card]
    if verb in DEALS and kind in {c.ASK_ACTION, c.ASK_PAY}:
        return BEGIN_WITH_DEAL, []
    if verb in {c.TO, c.OF} and kind in {c.ASK_TO, c.ASK_OF}:
        return TO_OR_OF, []
    return _other_in_window(state, verb, card) if kind in RESPONDING else (OTHER_QUESTION, [])


def _other_in_window(state: GildeState, verb: int, card: int) -> Why:
    """G-110, G-112, G-134. In a window instants are played as responses; there are no measures and no deals."""
    if verb in DEALS or verb == c.DEAL:
        return NO_DEALS_IN_WINDOWS, []
    if verb not in {c.PLAY, c.USE}:
        return OTHER_QUESTION, []
    is_instant = state.board.cards.timing[card] == c.AS_INSTANT
    return (SAY_RESPOND if is_instant else ONLY_IN_ACTIONS), [card]


BY_VERB: dict[int, Callable[[GildeState, int, int, int], Why]] = {
    c.PROFESSION: playing.why_not_profession,
    c.REDRAW_HAND: playing.why_not_redraw,
    c.PLAY: playing.why_not_play,
    c.USE: playing.why_not_use,
    c.AT_PLAYER: aiming.why_not_at,
    c.AT_CARD: aiming.why_not_at,
    c.PAYING: aiming.why_not_paying,
    c.UPGRADE: building.why_not_upgrade,
    c.TOWN_HALL: building.why_not_town_hall,
    c.WITH: building.why_not_with,
    c.BUILD: building.why_not_build,
    c.REQUEST: building.why_not_request,
    c.RELEASE: playing.why_not_release,
    c.SELL: playing.why_not_sell,
    c.DISCARD: playing.why_not_discard,
    c.KEEP: playing.why_not_keep,
    c.CHOOSE: aiming.why_not_choose,
    c.PICK: aiming.why_not_pick,
    c.DEAL: dealing.why_not_deal,
    **dict.fromkeys(DEALS, dealing.why_not_this_deal),
    c.TO: dealing.why_not_partner_named,
    c.OF: dealing.why_not_partner_named,
    c.FOR: dealing.why_not_price,
    c.TALERS: dealing.why_not_talers,
    c.REPAY: dealing.why_not_repay,
    c.IN: dealing.why_not_turns,
    c.BY: dealing.why_not_turns,
    c.POINTS: building.why_not_points,
}

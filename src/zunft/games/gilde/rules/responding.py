"""Chapter 2.8: windows, and what may be said in them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest
from zunft.engine.move import first, fourth, pack, second, third, verb_of
from zunft.engine.window import open_window
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules import passing, playing
from zunft.games.gilde.rules.chain import is_cancelled, reached
from zunft.games.gilde.rules.needing import cost_of, fill_targets, has_target, meets, recipients
from zunft.games.gilde.rules.numbers import draw_number
from zunft.games.gilde.state import (
    KIND_OF,
    L_ACTOR,
    L_CARD,
    L_DRAWN,
    L_NUMBER,
    L_SPARED,
    L_VICTIM,
    GildeState,
)

SHOWN: Final = 1023  # the highest number that a question can name


def open_phase(state: GildeState, kind: i64) -> None:
    """G-111, G-112. W-phase: at the start of a turn and at the end of the action phase."""
    seats = passing.asked(state)
    if seats != 0:
        open_window(state, kind, seats, state.after(state.active), pack(kind, state.active))


def open_number(state: GildeState) -> None:
    """G-111. W-number: a number was drawn, and can be redrawn before it is applied."""
    seats = passing.asked(state)
    if state.link(L_NUMBER) > 0 and seats != 0:
        question = pack(c.W_NUMBER, state.link(L_ACTOR), min(state.link(L_NUMBER), SHOWN))
        open_window(state, c.W_NUMBER, seats, state.after(state.active), question)


def close_number(state: GildeState) -> None:
    """G-129. A number that was to be redrawn is drawn again, by the same player, with a window of its own."""
    if state.link(L_DRAWN) != 0:
        draw_number(state)


# --- what a seat may say --------------------------------------------------------------------------


def fill_window(state: GildeState, seat: i64, kind: i64, out: vec[i64]) -> i64:
    """G-112 … G-114. Pass; or an instant, an artefact, a sale, a release. Who has nothing to say is not asked."""
    out[0] = c.PASS_MOVE
    player = state.players[seat]
    if player.tower != 0 or is_over(state, kind):
        return 1
    n: i64 = 1
    if player.instants > 0 or player.stats[c.TRICKS] > 0:
        n = _fill_responses(state, seat, kind, out)
    n = _fill_sales(state, seat, kind, out, n)
    if seat == state.active and (kind == c.W_START or kind == c.W_END):
        n = playing.fill_releases(state, seat, out, n)
    return n


def is_over(state: GildeState, kind: i64) -> bool:
    """G-112, G-129. The pending card was cancelled, or its number is to be redrawn: nothing is left to say."""
    if kind == c.W_TARGETED:
        return is_cancelled(state)
    return kind == c.W_NUMBER and state.link(L_DRAWN) != 0


def _fill_responses(state: GildeState, seat: i64, kind: i64, out: vec[i64]) -> i64:
    player, cards = state.players[seat], state.board.cards
    n: i64 = 1
    if player.instants > 0 and not has_forgone_cards(state, seat):
        for at in range(player.hand.count):
            card = player.hand.items[at]
            if cards.type_[card] == c.INSTANT and playing.is_first_in_hand(player, at):
                n = _fill_card(state, seat, kind, card, out, n)
    if player.stats[c.TRICKS] > 0:
        for at in range(player.owned):
            card = player.estate[at] & KIND_OF
            if is_trick(state, seat, card) and player.is_first(at):
                n = _fill_use(state, seat, kind, card, out, n)
    return n


def has_forgone_cards(state: GildeState, seat: i64) -> bool:
    """G-150, Q-48. Who requests an election plays no card before the turn ends."""
    return seat == state.active and state.requesting != 0


def is_trick(state: GildeState, seat: i64, card: i64) -> bool:
    """G-091. An active artefact that is used like an instant."""
    cards = state.board.cards
    if cards.type_[card] != c.ARTEFACT or cards.timing[card] != c.AS_INSTANT:
        return False
    return state.players[seat].active(card) != c.NONE


def fits_window(state: GildeState, seat: i64, kind: i64, card: i64) -> bool:
    """G-113. Cancels and redraws need their trigger; everything else fits any window but that of an election."""
    window = state.board.cards.window[card]
    if window == c.IN_TARGETED:
        return kind == c.W_TARGETED and can_cancel(state, seat, card)
    if window == c.IN_NUMBER:
        return kind == c.W_NUMBER and can_redraw(state, seat, card)
    return window == c.IN_ANY and not is_election(state, kind)


def is_election(state: GildeState, kind: i64) -> bool:
    """G-155, Q-45. From the count on only redraws can be played."""
    return kind == c.W_NUMBER and state.link(L_CARD) == c.NONE


def can_cancel(state: GildeState, seat: i64, card: i64) -> bool:
    """G-116. The kind fits, and it is directed at this player, or the card says whoever it is directed at."""
    cards = state.board.cards
    if not has(cards.cancels[card], cards.kind[state.link(L_CARD)]):
        return False
    open_ = reached(state) & ~state.link(L_SPARED)
    return open_ != 0 and (cards.cancel_scope[card] == c.AGAINST_ANYONE or has(open_, seat))


def can_redraw(state: GildeState, seat: i64, card: i64) -> bool:
    """G-129. Any number, or one that is mine or against me."""
    if state.board.cards.redraw_scope[card] == c.ANY_NUMBER:
        return True
    return state.link(L_ACTOR) == seat or state.link(L_VICTIM) == seat


def _fill_card(state: GildeState, seat: i64, kind: i64, card: i64, out: vec[i64], n: i64) -> i64:
    if not fits_window(state, seat, kind, card) or not meets(state, seat, card):
        return n
    if cost_of(state, seat, card) > state.players[seat].talers:
        return n
    return _fill_aims(state, seat, kind, card, recipients(state, seat, card), out, n)


def _fill_use(state: GildeState, seat: i64, kind: i64, card: i64, out: vec[i64], n: i64) -> i64:
    if not fits_window(state, seat, kind, card):
        return n
    return _fill_aims(state, seat, kind, card, 0, out, n)


def _fill_aims(state: GildeState, seat: i64, kind: i64, card: i64, owners: i64, out: vec[i64], n: i64) -> i64:
    """One answer for every target, and for every owner who could receive the cost where there are several."""
    begin = n
    if state.board.cards.target[card] != c.NONE:
        n = fill_targets(state, seat, state.board.cards.target[card], out, n)
        for at in range(begin, n):
            out[at] = _aimed(card, out[at])
    elif names_victim(state, kind, card):
        n = _fill_victims(state, card, out, n)
    else:
        out[n] = pack(c.RESPOND, card)
        n += 1
    return _fill_recipients(owners, out, begin, n)


def names_victim(state: GildeState, kind: i64, card: i64) -> bool:
    """G-116. Against a card that reaches several players, a cancel for anyone names one of them."""
    cards = state.board.cards
    if kind != c.W_TARGETED or cards.window[card] != c.IN_TARGETED or cards.cancel_scope[card] != c.AGAINST_ANYONE:
        return False
    return state.link(L_VICTIM) == c.NONE


def _fill_victims(state: GildeState, card: i64, out: vec[i64], n: i64) -> i64:
    open_ = reached(state) & ~state.link(L_SPARED)
    while open_ != 0:
        out[n] = pack(c.RESPOND_AT, card, lowest(open_))
        n += 1
        open_ &= open_ - 1
    return n


def _aimed(card: i64, aim: i64) -> i64:
    if verb_of(aim) == c.AT_CARD:
        return pack(c.RESPOND_ON, card, first(aim), second(aim))
    return pack(c.RESPOND_AT, card, first(aim))


def _fill_recipients(owners: i64, out: vec[i64], begin: i64, n: i64) -> i64:
    """G-064. Several owners: every answer once for each of them."""
    if owners & (owners - 1) == 0:
        return n
    count = n - begin
    lowest_ = lowest(owners)
    rest = owners & (owners - 1)
    while rest != 0:
        for at in range(count):
            out[n] = _paying(out[begin + at], lowest(rest))
            n += 1
        rest &= rest - 1
    for at in range(count):
        out[begin + at] = _paying(out[begin + at], lowest_)
    return n


def _paying(move: i64, recipient: i64) -> i64:
    if verb_of(move) == c.RESPOND_ON:
        return pack(c.RESPOND_ON_PAYING, first(move), second(move), third(move), recipient)
    if verb_of(move) == c.RESPOND_AT:
        return pack(c.RESPOND_AT_PAYING, first(move), second(move), recipient)
    return pack(c.RESPOND_PAYING, first(move), recipient)


# --- sales in a window ----------------------------------------------------------------------------


def _fill_sales(state: GildeState, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    """G-130, Q-30, Q-51."""
    if state.players[seat].owned == 0 or not may_sell(state, seat, kind):
        return n
    return playing.fill_sales(state, seat, out, n)


def may_sell(state: GildeState, seat: i64, kind: i64) -> bool:
    """G-130, Q-51. At the start of the own turn, where one is attacked, or to pay for a response; never in an
    election. With the option, in every window."""
    if is_election(state, kind):
        return False
    if state.options.sell_anytime != 0 or (kind == c.W_START and seat == state.active):
        return True
    if (kind == c.W_TARGETED or kind == c.W_NUMBER) and has(reached(state) & ~state.link(L_SPARED), seat):
        return True
    return state.players[seat].instants > 0 and lacks_money(state, seat, kind)


def lacks_money(state: GildeState, seat: i64, kind: i64) -> bool:
    """Q-51. The hand holds an instant that could be played here, if only it could be paid."""
    player, cards = state.players[seat], state.board.cards
    if has_forgone_cards(state, seat):
        return False
    for at in range(player.hand.count):
        card = player.hand.items[at]
        if cards.type_[card] != c.INSTANT or cost_of(state, seat, card) <= player.talers:
            continue
        if fits_window(state, seat, kind, card) and meets(state, seat, card) and has_target(state, seat, card):
            return True
    return False


# --- the response ---------------------------------------------------------------------------------


def respond(state: GildeState, seat: i64, move: i64) -> None:
    """G-112. The response is played, with windows of its own above this one."""
    verb, card = verb_of(move), first(move)
    if verb == c.SELL:
        playing.sell(state, seat, card)
    elif verb == c.RELEASE:
        playing.release(state, seat, card)
    elif verb == c.RESPOND or verb == c.RESPOND_PAYING:
        recipient = second(move) if verb == c.RESPOND_PAYING else only_recipient(state, seat, card)
        play(state, seat, card, c.NONE, c.NONE, recipient)
    elif verb == c.RESPOND_AT or verb == c.RESPOND_AT_PAYING:
        recipient = third(move) if verb == c.RESPOND_AT_PAYING else only_recipient(state, seat, card)
        play(state, seat, card, second(move), c.NONE, recipient)
    else:
        recipient = fourth(move) if verb == c.RESPOND_ON_PAYING else only_recipient(state, seat, card)
        play(state, seat, card, second(move), third(move), recipient)


def play(state: GildeState, seat: i64, card: i64, victim: i64, target: i64, recipient: i64) -> None:
    use: i64 = 0 if state.board.cards.type_[card] == c.INSTANT else 1
    playing.declare(state, seat, card, use, victim, target, recipient)


def only_recipient(state: GildeState, seat: i64, card: i64) -> i64:
    owners = recipients(state, seat, card)
    return lowest(owners) if owners != 0 else i64(c.BANK)

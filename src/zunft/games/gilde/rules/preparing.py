"""Chapter 2.2: setting up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import only
from zunft.engine.move import EVERYONE, NOBODY, pack
from zunft.engine.pile import NO_CARDS
from zunft.engine.rules import show_all, tell
from zunft.engine.window import open_window
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import Board
from zunft.games.gilde.rules.moving import draw_cards, let_go
from zunft.games.gilde.rules.statistics import refresh
from zunft.games.gilde.state import GildeState, Options, new_state

# The steps of the set-up, each for one player after the other.
CHOOSING: Final = 0
DEALING: Final = 1
SETTLING: Final = 2
OFFERING: Final = 3


def prepare(seats: i64, board: Board, options: Options) -> GildeState:
    """G-001, G-010 … G-012, G-182, Q-01. The deck is a bag: nobody knows its order, and chance draws from it when a
    card is needed. Chance says who starts."""
    state = new_state(seats, board, options)
    for seat in range(seats):
        refresh(state, seat)
    state.agenda.errand(c.PHASE)
    state.agenda.errand(c.PREPARE, CHOOSING, 0)
    state.agenda.draw(c.SETUP, c.STARTER_DRAW)
    return state


def fill_starters(state: GildeState, out: vec[i64], odds: vec[i64]) -> i64:
    for seat in range(state.seats):
        out[seat] = pack(c.DRAW_STARTER, seat)
        odds[seat] = 1
    return state.seats


def start_with(state: GildeState, seat: i64) -> None:
    """G-001, 5.8. Play goes clockwise; where the table wants it, each later seat has one taler more than the one
    before."""
    state.start = seat
    state.active = seat
    tell(state, c.STARTS, EVERYONE, seat)
    if state.options.later_more != 0:
        for step in range(state.seats):
            state.players[(seat + step) % state.seats].talers += step


def go_on(state: GildeState, step: i64, number: i64) -> None:
    """G-011, G-013. All choose a profession, all are dealt their cards, a Town Hall goes back; then who holds no
    business may draw a new hand."""
    seat = (state.start + number) % state.seats
    if step == OFFERING:
        offer_redraw(state)
    elif number == state.seats:
        state.agenda.errand(c.PREPARE, step + 1, 0)
    else:
        state.agenda.errand(c.PREPARE, step, number + 1)
        if step == CHOOSING:
            _ask_profession(state, (state.start + state.seats - 1 - number) % state.seats)
        elif step == DEALING:
            draw_cards(state, seat, state.board.start_hand)
        else:
            state.agenda.errand(c.SETTLE, seat)


# --- professions ----------------------------------------------------------------------------------


def _ask_profession(state: GildeState, seat: i64) -> None:
    """G-011, Q-06. In reverse seat order, or by lot."""
    if state.options.by_lot != 0:
        state.agenda.draw(c.SETUP, pack(c.PROFESSION_DRAW, seat))
    else:
        state.agenda.ask_one(c.ASK_PROFESSION, seat)


def is_taken(state: GildeState, profession: i64) -> bool:
    for player in state.players:
        if player.profession == profession:
            return True
    return False


def fill_professions(state: GildeState, verb: i64, out: vec[i64]) -> i64:
    """G-011. Professions are exclusive."""
    n: i64 = 0
    for profession in range(state.board.professions):
        if not is_taken(state, profession):
            out[n] = pack(verb, profession)
            n += 1
    return n


def fill_profession_draws(state: GildeState, out: vec[i64], odds: vec[i64]) -> i64:
    n = fill_professions(state, c.DRAW_PROFESSION, out)
    for at in range(n):
        odds[at] = 1
    return n


def fill_choices(state: GildeState, out: vec[i64]) -> i64:
    return fill_professions(state, c.PROFESSION, out)


def take_profession(state: GildeState, seat: i64, profession: i64) -> None:
    state.players[seat].profession = profession
    refresh(state, seat)
    tell(state, c.CHOSE_PROFESSION, EVERYONE, seat, profession)


# --- starting hands -------------------------------------------------------------------------------


def offer_redraw(state: GildeState) -> None:
    """G-013, G-015, Q-54. All are asked at once and in secret, so that nobody learns who could have drawn a new hand;
    who does draws in seat order from the start player, and then all are asked again."""
    open_window(state, c.W_REDRAW, state.everyone(), state.start, c.W_REDRAW)


def begin_play(state: GildeState) -> None:
    state.round = 1
    tell(state, c.ROUND_BEGAN, EVERYONE, state.round)


def settle(state: GildeState, seat: i64) -> None:
    """G-014, G-015. The hand that was shown goes back into the deck, once the new one is drawn; a Town Hall goes back,
    and another card is drawn for it, until the hand has none."""
    for at in range(state.aside.count):
        state.deck.add(state.aside.items[at])
    state.aside = NO_CARDS
    if state.players[seat].hand.find(state.board.town_hall) == NOBODY:
        state.ready |= only(seat)
        return
    let_go(state, seat, state.board.town_hall)
    state.deck.add(state.board.town_hall)
    tell(state, c.SHUFFLED_BACK, EVERYONE, seat)
    state.agenda.errand(c.SETTLE, seat)
    draw_cards(state, seat, 1)


def has_business(state: GildeState, seat: i64) -> bool:
    """G-015. Annexes are not businesses."""
    hand = state.players[seat].hand
    for at in range(hand.count):
        if state.board.cards.type_[hand.items[at]] == c.BUSINESS:
            return True
    return False


def fill_redraw(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """G-015, Q-07. Who holds no business may draw a new hand, as often as that is so."""
    out[0] = c.PASS_MOVE
    if has_business(state, seat):
        return 1
    out[1] = pack(c.REDRAW_HAND)
    return 2


def redraw(state: GildeState, seat: i64) -> None:
    """G-015. The hand is shown to all and laid aside, so that the new one comes from the deck without it."""
    player = state.players[seat]
    state.ready &= ~only(seat)
    tell(state, c.REDREW, EVERYONE, seat)
    show_all(state, player.hand)
    player.hand.sort()
    for at in range(player.hand.count):
        tell(state, c.REVEALED, EVERYONE, seat, player.hand.items[at])
    state.aside = player.hand.copy()
    player.hand.clear()
    player.instants = 0
    state.agenda.errand(c.SETTLE, seat)
    draw_cards(state, seat, state.board.start_hand)

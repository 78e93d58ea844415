"""Chapters 2.3 and 2.4: the golden card, choosing in secret, revealing, the order of play."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import lowest, only
from zunft.engine.chance import Rng
from zunft.engine.move import EVERYONE, first, pack, second
from zunft.engine.pile import Bag
from zunft.engine.rules import show, show_all, tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.rules.acting import lay_action
from zunft.games.flanders.state import FlandersState


def begin_round(state: FlandersState) -> None:
    """F-020, 2.11. A round is: draw, choose, reveal, act, gold, upkeep."""
    state.round += 1
    tell(state, c.ROUND_BEGAN, EVERYONE, state.round, state.start)
    state.agenda.errand(c.UPKEEP)
    state.agenda.errand(c.GOLD)
    state.agenda.ask(c.ASK_CHOICE, only(state.seats) - 1, c.ASK_CHOICE)
    state.chosen.clear()
    for seat in range(state.seats):
        state.chosen.put(c.NONE, only(seat))
    state.agenda.draw(c.DRAW_ENTRY, c.GOLDEN_DRAW)


# --- F-020 … F-022 ------------------------------------------------------------------------------


def golden_bag(state: FlandersState) -> Bag:
    """F-012. The draw pile is A on top of B."""
    return state.golden_a if state.golden_a.total > 0 else state.golden_b


def draw_golden(state: FlandersState, rng: Rng) -> i64:
    bag = golden_bag(state)
    return pack(c.DRAW_GOLDEN, bag.at(rng.below(bag.total)))


def take_golden(state: FlandersState, card: i64) -> None:
    """F-020, F-021. The starting player alone sees the card. A town card of a closed town is shown, leaves the
    game and another one is drawn, without choice (R-37)."""
    half: i64 = 0 if state.golden_a.total > 0 else 1
    golden_bag(state).take(card)
    if card < c.TOWNS and state.towns[card].closed != 0:
        tell(state, c.GOLDEN_CLOSED, EVERYONE, card)
        redraw_golden(state)
        return
    state.held.put(card, 0)
    state.held_half = half
    show(state, state.held, 0, only(state.start))
    tell(state, c.DREW_GOLDEN, EVERYONE & ~only(state.start), state.start, half)
    tell(state, c.SAW_GOLDEN, only(state.start), card, half)


def redraw_golden(state: FlandersState) -> None:
    """F-022. If the pile runs out that way there is no golden card this round (R-09)."""
    if state.golden_left() > 0:
        state.agenda.lay(state.seats, c.GOLDEN_DRAW)
    else:
        tell(state, c.NO_GOLDEN, EVERYONE)


# --- F-030 … F-033 ------------------------------------------------------------------------------


def fill_choices(state: FlandersState, seat: i64, out: vec[i64]) -> i64:
    """F-030. One action card from hand, also one that cannot be carried out, and 0 … all influence cards."""
    n: i64 = 0
    cards, most = state.hands.cards[seat], state.hands.influence[seat]
    while cards != 0:
        move = pack(c.CHOOSE, lowest(cards))
        for influence in range(most + 1):
            out[n] = move | (influence << 18)
            n += 1
        cards &= cards - 1
    return n


def choose(state: FlandersState, seat: i64, move: i64) -> None:
    """F-030. Face down: nobody else sees the card or the number of cards."""
    state.chosen.items[seat] = 1024 * first(move) + second(move)


def chosen_card(state: FlandersState, seat: i64) -> i64:
    return state.chosen.items[seat] >> 10


def chosen_influence(state: FlandersState, seat: i64) -> i64:
    return state.chosen.items[seat] & 1023


def reveal(state: FlandersState) -> None:
    """F-031, F-032. All reveal together; influence cards leave the game at once (R-13), and the actions are laid
    on the agenda in the order of play, the last one first."""
    show_all(state, state.chosen)
    for step in range(state.seats):
        seat = clockwise(state, step)
        card, influence = chosen_card(state, seat), chosen_influence(state, seat)
        state.hands.cards[seat] &= ~only(card)
        state.hands.played[seat] |= only(card)
        state.hands.influence[seat] -= influence
        tell(state, c.REVEALED, EVERYONE, seat, card, influence)
    lay_actions(state)


def lay_actions(state: FlandersState) -> None:
    """F-031. More cards act first, equals clockwise from the starting player. The agenda is a stack: whoever acts
    last is laid first."""
    for influence in range(most_influence(state) + 1):
        for step in range(state.seats - 1, -1, -1):
            seat = clockwise(state, step)
            if chosen_influence(state, seat) == influence:
                lay_action(state, seat, chosen_card(state, seat))


def clockwise(state: FlandersState, step: i64) -> i64:
    """F-014. The seat that sits so many places clockwise from the starting player."""
    seat = state.start + step
    return seat if seat < state.seats else seat - state.seats


def most_influence(state: FlandersState) -> i64:
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, chosen_influence(state, seat))
    return most

"""What a seat cannot know, dealt anew: the others' hands and the deck."""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.engine.chance import Rng
from zunft.games.gilde.state import GildeState
from zunft.games.gilde.words import INSTANT


def redeal(state: GildeState, seat: i64, rng: Rng) -> None:
    """G-002, G-183. Everything unknown goes into the deck and is dealt again. No settled hand holds the Town Hall
    (G-014, G-100), so it is kept back while those are dealt."""
    deck, hall = state.deck, state.board.town_hall
    for player in state.players:
        player.hand.pour_unknown(seat, deck)
    in_deck = deck.counts[hall]
    deck.add(hall, -in_deck)
    for other in range(state.seats):
        if has(state.ready, other):
            state.players[other].hand.deal_unknown(seat, deck, rng)
    deck.add(hall, in_deck)
    for other in range(state.seats):
        if not has(state.ready, other):
            state.players[other].hand.deal_unknown(seat, deck, rng)
    for other in range(state.seats):
        state.players[other].instants = instants_in_hand(state, other)


def instants_in_hand(state: GildeState, seat: i64) -> i64:
    hand, count = state.players[seat].hand, i64(0)
    for at in range(hand.count):
        if state.board.cards.type_[hand.items[at]] == INSTANT:
            count += 1
    return count

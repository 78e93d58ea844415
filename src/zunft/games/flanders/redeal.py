"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine.chance import Rng
from zunft.engine.pile import Bag
from zunft.engine.rules import knows
from zunft.games.flanders import constants as c
from zunft.games.flanders.state import FlandersState


def redeal_golden(state: FlandersState, seat: i64, rng: Rng) -> None:
    """2.12. The golden card of the round comes from the half that its back shows; a town card of a closed town
    would have been shown (F-021). Piles are bags, so their order is nobody's secret."""
    if state.held.count == 0 or knows(state.held, 0, seat):
        return
    bag = state.golden_a if state.held_half == 0 else state.golden_b
    bag.add(state.held.items[0])
    card = _possible(state, bag, rng)
    bag.take(card)
    state.held.items[0] = card


def _possible(state: FlandersState, bag: Bag, rng: Rng) -> i64:
    """A card of the bag, but no town card of a closed town; the true one is among them."""
    while True:
        card = bag.at(rng.below(bag.total))
        if card >= c.TOWNS or state.towns[card].closed == 0:
            return card

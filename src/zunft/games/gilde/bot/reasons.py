"""Which card a reason of The Guild is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from zunft.engine.compared import Compared, Reason
from zunft.engine.notation import Word
from zunft.engine.rules import State
from zunft.games.gilde.state import KIND_OF, GildeState, Player


def card_in(place: Callable[[Player], Counter[int]]) -> Reason:
    """The card that the seat has there after the first answer and not after the second. What is drawn in between is
    imagined and names nothing."""

    def find(compared: Compared) -> dict[str, Word] | None:
        def count(state: State, card: int) -> float:
            assert isinstance(state, GildeState)
            return place(state.players[compared.seat])[card]

        known = cards_known(compared.world, compared.seat)
        return compared.named("card", "card", compared.most(sorted(known), count))

    return Reason("{card}", find)


def cards_known(state: State, seat: int) -> set[int]:
    """The cards in the seat's hand and those that lie in front of anybody."""
    assert isinstance(state, GildeState)
    return set(hand(state.players[seat])).union(*(front(player) for player in state.players))


def hand(player: Player) -> Counter[int]:
    return Counter(int(player.hand.items[at]) for at in range(player.hand.count))


def front(player: Player) -> Counter[int]:
    return Counter(int(player.estate[at] & KIND_OF) for at in range(player.owned))


# By part of the evaluation; a part that is not here is about no thing that could be named.
REASONS: Final[dict[str, Reason]] = {
    "businesses": card_in(front),
    "household": card_in(front),
    "hand": card_in(hand),
}

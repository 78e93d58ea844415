"""What a seat cannot know, dealt anew: the others' hands and the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.bits import has, only, zeros
from zunft.engine.chance import Rng
from zunft.engine.pile import Bag, Cards, new_bag
from zunft.engine.rules import knows
from zunft.games.gilde import constants as c
from zunft.games.gilde.state import OLD, GildeState, Player

LAST: Final = 1024  # after every kind of card


def redeal(state: GildeState, seat: i64, rng: Rng) -> None:
    """G-002, G-183. What is unknown in hands goes into the deck and is dealt again; what was in hand when the discard
    pile was shuffled only changes places with its like. No settled hand holds the Town Hall (G-014, G-100), so it is
    kept back while those are dealt."""
    deck, hall = state.deck, state.board.town_hall
    old = new_bag(zeros(state.board.cards.count))
    for other in range(state.seats):
        pour(state, state.players[other], seat, deck, old)
        if other != seat:
            order(state.players[other].hand, other, seat)
    in_deck = deck.counts[hall]
    deck.add(hall, -in_deck)
    for other in range(state.seats):
        if has(state.ready, other):
            deal(state, state.players[other], seat, deck, old, rng)
    deck.add(hall, in_deck)
    for other in range(state.seats):
        if not has(state.ready, other):
            deal(state, state.players[other], seat, deck, old, rng)
    for other in range(state.seats):
        state.players[other].instants = instants_in_hand(state, other)


def is_old(state: GildeState, player: Player, at: i64) -> bool:
    return state.traced != 0 and player.hand.knowers[at] & OLD != 0


def pour(state: GildeState, player: Player, seat: i64, deck: Bag, old: Bag) -> None:
    for at in range(player.hand.count):
        if not knows(player.hand, at, seat):
            if is_old(state, player, at):
                old.add(player.hand.items[at])
            else:
                deck.add(player.hand.items[at])


def order(hand: Cards, owner: i64, seat: i64) -> None:
    """The known cards first, then the places that are dealt anew, which of them the owner has held for long and which
    not: where a card lies in a sorted hand would tell what lies beside it, and who else has seen which card is known
    to nobody but them."""
    for at in range(hand.count):
        if not knows(hand, at, seat):
            hand.knowers[at] &= only(owner) | OLD
            hand.items[at] = LAST + hand.knowers[at]
    hand.sort()


def deal(state: GildeState, player: Player, seat: i64, deck: Bag, old: Bag, rng: Rng) -> None:
    for at in range(player.hand.count):
        if not knows(player.hand, at, seat):
            player.hand.items[at] = old.draw(rng) if is_old(state, player, at) else deck.draw(rng)


def instants_in_hand(state: GildeState, seat: i64) -> i64:
    hand, count = state.players[seat].hand, i64(0)
    for at in range(hand.count):
        if state.board.cards.type_[hand.items[at]] == c.INSTANT:
            count += 1
    return count

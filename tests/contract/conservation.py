"""What is conserved, by title: a hook each, which fails where something has vanished or come from nowhere."""

from __future__ import annotations

from tests.titles.market.state import MarketState
from tests.titles.market.title import MarketEdition

from zunft.engine.bits import has, size
from zunft.games.flanders.board import GOLDEN_KINDS, INFLUENCE
from zunft.games.flanders.game import flanders as flanders_state
from zunft.games.flanders.state import FlandersState
from zunft.games.flanders.words import CHURCH, GUILDS, NONE, PICKUP_CARD, SITE_CARD, TOWNS
from zunft.table import Table

SHAPES = 3


def flanders(table: Table) -> None:
    """Districts, silver cards, golden cards, the influence pile, pieces and spaces."""
    state = flanders_state(table.state)
    check_districts(state)
    check_spaces(state)
    check_pieces(state)
    check_golden(state)
    if state.round:
        check_hands(state)
        check_influence_pile(state)


def check_districts(state: FlandersState) -> None:
    """In stock and laid, by coat, shape and printed master, they are the edition's. Special churches are counted
    with the other churches, for they lie on spaces of any shape."""
    board = state.board
    for coat in range(GUILDS):
        for shape in range(SHAPES):
            for master in (0, 1):
                index = 6 * coat + 2 * shape + master
                assert state.stock[index] + laid(state, coat, shape, master) == board.stock[index], (coat, shape)
    churches = sum(laid(state, CHURCH, shape, 0) for shape in range(SHAPES))
    in_stock = sum(state.stock[6 * CHURCH + at] for at in range(6)) + size(state.specials)
    assert churches + in_stock == sum(board.stock[6 * CHURCH + at] for at in range(6)) + size(board.specials)


def laid(state: FlandersState, coat: int, shape: int, master: int) -> int:
    """Districts on the board without the centres, which belong to no stock."""
    count = 0
    for town in state.towns:
        if town.place != NONE:
            kind = town.printed if master else ~town.printed
            spaces = town.coats[coat] & ~town.swallowed & kind & ~1
            count += size(spaces & state.board.of_shape[SHAPES * town.place + shape])
    return count


def check_spaces(state: FlandersState) -> None:
    """A space is free, or built on in one coat, or covered."""
    for town in state.towns:
        assert town.free & town.built == 0
        assert (town.free | town.built) & ~town.exists == 0
        assert sum(size(town.coats[coat]) for coat in range(CHURCH + 1)) == size(town.built)
        assert (town.sites | town.swallowed | town.printed | town.cathedrals) & ~town.built == 0


def check_pieces(state: FlandersState) -> None:
    board = state.board
    sites = sum(size(town.sites) for town in state.towns if not town.closed)
    assert state.sites_left + sites == board.sites
    assert state.cathedrals_left + sum(size(town.cathedrals) for town in state.towns) == board.cathedrals
    assert state.masters_left + sum(where != NONE for where in state.masters) == board.masters


def check_golden(state: FlandersState) -> None:
    """In the piles, held and discarded; town cards leave the game with their town, influence cards into hands."""
    held = [state.held.items[at] for at in range(state.held.count)]
    for kind in range(GOLDEN_KINDS):
        printed = state.board.golden[kind] + state.board.golden[GOLDEN_KINDS + kind]
        piles = (state.golden_a, state.golden_b, state.golden_discard)
        found = held.count(kind) + sum(pile.counts[kind] for pile in piles)
        may_be_gone = kind == INFLUENCE or (kind < TOWNS and not state.towns[kind].is_open())
        assert found == printed or (found < printed and may_be_gone), kind
    for pile in (state.golden_a, state.golden_b, state.golden_discard, state.pile, state.pile_discard):
        assert pile.total == sum(pile.counts)


def check_hands(state: FlandersState) -> None:
    """Every action card that is not out of the game lies in the hand or in front of its owner."""
    cards = 1 << SITE_CARD | 1 << PICKUP_CARD
    for index in range(TOWNS):
        town = state.towns[index]
        if town.place != NONE and (state.options.keep_closed or not town.closed):
            cards |= 1 << index
    for seat in range(state.seats):
        assert state.hands.cards[seat] & state.hands.played[seat] == 0
        assert state.hands.cards[seat] | state.hands.played[seat] == cards
    golden = state.board.golden[INFLUENCE] + state.board.golden[GOLDEN_KINDS + INFLUENCE]
    dealt = 0 if state.is_for_two() else state.seats * state.board.influence
    assert min(state.hands.influence) >= 0
    assert sum(state.hands.influence) <= dealt + golden


def check_influence_pile(state: FlandersState) -> None:
    """Fourteen cards with two players; those of a closed town leave the game when they turn up."""
    influenced = [state.influenced(seat) for seat in range(state.seats)] if state.is_for_two() else []
    for guild in range(4):
        for card in range(SITE_CARD + 1):
            count = state.pile.counts[7 * guild + card] + state.pile_discard.counts[7 * guild + card]
            may_be_gone = card < TOWNS and state.towns[card].closed
            expected = 1 if guild in influenced else 0
            assert count == expected or (count == 0 and may_be_gone), (guild, card)


def market(table: Table) -> None:
    """Cards only change places; coins come from the bank alone, for cards that lie in the market then."""
    state, edition = table.state, table.edition
    assert isinstance(state, MarketState)
    assert isinstance(edition, MarketEdition)
    rows = [*state.hands, *state.drawn, *(deck.tail for deck in state.decks)]
    for kind, count in enumerate(edition.counts):
        lying = sum(row.items[at] == kind for row in rows for at in range(row.count))
        bagged = sum(deck.bag.counts[kind] for deck in state.decks) + state.market.counts[kind]
        assert lying + bagged == count * table.seats, kind
    sold = sum(count * price for count, price in zip(state.market.counts, edition.prices, strict=True))
    assert min(state.coins) >= 0
    assert 0 <= sum(state.coins) - table.seats * edition.coins <= sold
    assert not any(has(state.rich, seat) and state.coins[seat] < edition.goal for seat in range(table.seats))

"""What is conserved, by title: a hook each, which fails where something has vanished or come from nowhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.titles.market.edition import MarketEdition
from tests.titles.market.state import MarketState

from zunft.engine.bits import has, size
from zunft.games.flanders import constants as flanders_c
from zunft.games.flanders.board import GOLDEN_KINDS, INFLUENCE
from zunft.games.flanders.game import flanders as flanders_state
from zunft.games.flanders.state import FlandersState
from zunft.games.gilde import constants as gilde_c
from zunft.games.gilde.game import gilde as gilde_state
from zunft.games.gilde.rules.statistics import refresh
from zunft.games.gilde.state import KIND_OF, L_CARD, L_USE, LINK, GildeState, sum_of
from zunft.games.strasbourg import constants as strasbourg_c
from zunft.games.strasbourg.game import strasbourg as strasbourg_state
from zunft.games.strasbourg.rules.preparing import tasks_of
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState
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
    for coat in range(flanders_c.GUILDS):
        for shape in range(SHAPES):
            for master in (0, 1):
                index = 6 * coat + 2 * shape + master
                assert state.stock[index] + laid(state, coat, shape, master) == board.stock[index], (coat, shape)
    churches = sum(laid(state, flanders_c.CHURCH, shape, 0) for shape in range(SHAPES))
    in_stock = sum(state.stock[6 * flanders_c.CHURCH + at] for at in range(6)) + size(state.specials)
    assert churches + in_stock == sum(board.stock[6 * flanders_c.CHURCH + at] for at in range(6)) + size(board.specials)


def laid(state: FlandersState, coat: int, shape: int, master: int) -> int:
    """Districts on the board without the centres, which belong to no stock."""
    count = 0
    for town in state.towns:
        if town.place != flanders_c.NONE:
            kind = town.printed if master else ~town.printed
            spaces = town.coats[coat] & ~town.swallowed & kind & ~1
            count += size(spaces & state.board.of_shape[SHAPES * town.place + shape])
    return count


def check_spaces(state: FlandersState) -> None:
    """A space is free, or built on in one coat, or covered."""
    for town in state.towns:
        assert town.free & town.built == 0
        assert (town.free | town.built) & ~town.exists == 0
        assert sum(size(town.coats[coat]) for coat in range(flanders_c.CHURCH + 1)) == size(town.built)
        assert (town.sites | town.swallowed | town.printed | town.cathedrals) & ~town.built == 0


def check_pieces(state: FlandersState) -> None:
    board = state.board
    sites = sum(size(town.sites) for town in state.towns if not town.closed)
    assert state.sites_left + sites == board.sites
    in_use = 0 if state.is_for_two() else 1  # F-200: with two players cathedrals and masters stay in the box
    assert state.cathedrals_left + sum(size(town.cathedrals) for town in state.towns) == board.cathedrals * in_use
    assert state.masters_left + sum(where != flanders_c.NONE for where in state.masters) == board.masters * in_use


def check_golden(state: FlandersState) -> None:
    """In the piles, held and discarded; town cards leave the game with their town, influence cards into hands."""
    held = [state.held.items[at] for at in range(state.held.count)]
    for kind in range(GOLDEN_KINDS):
        printed = state.board.golden[kind] + state.board.golden[GOLDEN_KINDS + kind]
        printed = 0 if state.is_for_two() else printed  # F-200
        piles = (state.golden_a, state.golden_b, state.golden_discard)
        found = held.count(kind) + sum(pile.counts[kind] for pile in piles)
        may_be_gone = kind == INFLUENCE or (kind < flanders_c.TOWNS and not state.towns[kind].is_open())
        assert found == printed or (found < printed and may_be_gone), kind
    for pile in (state.golden_a, state.golden_b, state.golden_discard, state.pile, state.pile_discard):
        assert pile.total == sum(pile.counts)


def check_hands(state: FlandersState) -> None:
    """Every action card that is not out of the game lies in the hand or in front of its owner."""
    cards = 1 << flanders_c.SITE_CARD | 1 << flanders_c.PICKUP_CARD
    for index in range(flanders_c.TOWNS):
        town = state.towns[index]
        if town.place != flanders_c.NONE and (state.options.keep_closed or not town.closed):
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
        for card in range(flanders_c.SITE_CARD + 1):
            count = state.pile.counts[7 * guild + card] + state.pile_discard.counts[7 * guild + card]
            may_be_gone = card < flanders_c.TOWNS and state.towns[card].closed
            expected = 1 if guild in influenced else 0
            assert count == expected or (count == 0 and may_be_gone), (guild, card)


def strasbourg(table: Table) -> None:
    """Cards, members, chapels and edifices, the Council, tasks; coins, goods and prestige by what was told."""
    state = strasbourg_state(table.state)
    check_city(state)
    check_tasks(state)
    check_council(state)
    told = everything_told(table)
    for seat in range(state.seats):
        check_deck(state, state.players[seat])
        if told is not None:
            check_cards(state, seat, told)
            check_money(state, seat, told)


def everything_told(table: Table) -> list[dict[str, Any]] | None:
    """What the best informed bit was told: an imagined table remembers one seat's past only. None where an answer
    was taken back, since its events stay."""
    told = max((table.events(seat) for seat in [*range(table.seats), None]), key=len)
    is_undone = any(event["key"] == "engine.event.undone" for event in told)
    is_whole = any(event["key"] == "strasbourg.event.starts" for event in told)
    return None if is_undone or not is_whole else told


def amounts(told: list[dict[str, Any]], name: str, seat: int) -> list[dict[str, Any]]:
    """The things of every event of this name that is about a seat."""
    return [e["args"] for e in told if e["key"] == f"strasbourg.event.{name}" and e["args"]["seat"] == seat]


def check_city(state: StrasbourgState) -> None:
    """I-03, I-05. A square holds one member, a building space none; one chapel and one edifice a round."""
    assert size(state.taken()) == sum(state.members(seat) for seat in range(state.seats))
    assert state.taken() & state.board.buildings == 0
    built = [square for square in state.built if square != flanders_c.NONE]
    assert len(set(built)) == len(built)
    assert all(has(state.board.buildings, square) for square in built)
    assert size(state.chapels) == max(state.round - 1 + (state.step > strasbourg_c.STEP_H), 0)
    assert len(built) == max(state.round - 1 + (state.step > strasbourg_c.STEP_I), 0)
    for guild in range(strasbourg_c.GUILDS):
        visits = sum(state.board.round_guilds[at] == guild for at in range(3 * state.board.rounds))
        assert size(state.taken() & state.board.of_guild[guild]) <= visits * (2 if state.seats == 3 else 3)


def check_tasks(state: StrasbourgState) -> None:
    """S-015. Nobody was dealt what another was, and what is kept was dealt."""
    dealt = [tasks_of(player.offered.items, player.offered.count) for player in state.players]
    assert sum(map(size, dealt)) == size(sum(dealt))
    for player, tasks in zip(state.players, dealt, strict=True):
        assert player.kept.count == 0 or player.kept.items[0] & ~tasks == 0
        assert player.kept.count == 0 or player.kept.items[0] != 0


def check_council(state: StrasbourgState) -> None:
    """I-02. As soon as there is a starting player the Nobility and the Church have a member."""
    if state.round:
        assert flanders_c.NONE not in (state.council[strasbourg_c.NOBILITY], state.council[strasbourg_c.CHURCH])


def check_deck(state: StrasbourgState, player: Player) -> None:
    """I-01, I-12. No card of a player is there more often than it was printed."""
    assert player.deck.bag.total == sum(player.deck.bag.counts)
    for value, count in cards_there(player).items():
        assert 0 < count <= state.board.influence[value], value
    stacks = {player.cards.items[at] >> 4 for at in range(player.cards.count)}
    if player.stacks:
        assert stacks == {stack for stack in range(1, 63) if has(player.stacks, stack)}


def cards_there(player: Player) -> Counter[int]:
    """The cards of a player that do not lie open in the box, by value."""
    rows = (player.deck.tail, player.cards, player.shown, player.buried)
    lying = [row.items[at] & VALUE for row in rows for at in range(row.count)]
    return Counter(lying) + Counter(dict(enumerate(player.deck.bag.counts)))


def check_cards(state: StrasbourgState, seat: int, told: list[dict[str, Any]]) -> None:
    """I-01. With those that went to the box in the open they are the edition's."""
    player = state.players[seat]
    box = Counter(args["number"] for args in amounts(told, "revealed-card", seat))
    box.subtract(args["number"] for args in amounts(told, "returned", seat))
    box.subtract(player.shown.items[at] for at in range(player.shown.count))
    assert min(box.values(), default=0) >= 0
    assert cards_there(player) + box == +Counter(dict(enumerate(state.board.influence)))


def check_money(state: StrasbourgState, seat: int, told: list[dict[str, Any]]) -> None:
    """I-06, I-07. Coins come from sales and go for squares; goods, members and prestige are those that were told."""
    player = state.players[seat]
    sold, placed = amounts(told, "sold", seat), amounts(told, "placed", seat)
    earned, paid = sum(args["number"] for args in sold), sum(args["number"] for args in placed)
    assert player.coins == state.board.coins + earned - paid >= 0
    taken = amounts(told, "took-goods", seat)
    assert sum(player.goods) == len(taken) - len(sold)
    assert min(player.goods) >= 0
    assert state.members(seat) == len(placed)
    final = sum(args["number"] for args in amounts(told, "scored", seat))
    assert player.prestige == final + sum(args["number"] for args in amounts(told, "prestige", seat))
    assert player.privileges == len(amounts(told, "privilege", seat)) - len(amounts(told, "deferred", seat)) >= 0


def gilde(table: Table) -> None:
    """Cards, wherever they lie; talers, experience and slots; what is kept added up is what the cards add up to."""
    state = gilde_state(table.state)
    check_deck_cards(state)
    check_purses(state)
    check_statistics(state)


def check_deck_cards(state: GildeState) -> None:
    """G-002, G-066. Deck, discard pile, hands, tables, the centre, the hand laid aside and the cards being resolved."""
    cards = Counter(dict(enumerate(state.deck.counts))) + Counter(dict(enumerate(state.discard.counts)))
    for player in state.players:
        cards.update(player.hand.items[at] for at in range(player.hand.count))
        cards.update(player.estate[at] & KIND_OF for at in range(player.owned))
    cards.update(state.aside.items[at] for at in range(state.aside.count))
    cards.update(resolving(state))
    cards.update([state.board.town_hall] if state.hall != gilde_c.IN_DECK else [])
    assert cards == +Counter(dict(enumerate(state.board.cards.copies)))
    assert state.deck.total == sum(state.deck.counts)
    assert state.discard.total == sum(state.discard.counts)
    assert state.top == gilde_c.NONE or state.discard.counts[state.top] > 0


def resolving(state: GildeState) -> list[int]:
    """The cards of the chain that lie nowhere else: an artefact that is only locked stays on the table."""
    links = [state.chain[at * LINK : at * LINK + LINK] for at in range(state.links)]
    held = [link for link in links if link[L_CARD] != gilde_c.NONE and link[L_USE] != 2]
    return [link[L_CARD] for link in held if link[L_USE] == 0 or state.board.cards.lock_after[link[L_CARD]] == 0]


def check_purses(state: GildeState) -> None:
    """G-002, G-122. Talers are never negative; experience is what was earned, and the title goes with it."""
    for player in state.players:
        assert player.talers >= 0
        assert player.xp == sum(player.earned)
        assert player.title == max(at for at in range(state.board.titles) if state.board.title_xp[at] <= player.xp)
    assert all(sum_of(row) > 0 for row in state.owed)


def check_statistics(state: GildeState) -> None:
    """G-009. What is kept up to date is what it would be if it were added up now."""
    twin = state.copy()
    for seat, player in enumerate(state.players):
        refresh(twin, seat)
        assert list(twin.players[seat].stats) == list(player.stats), seat
        hand = [player.hand.items[at] for at in range(player.hand.count)]
        assert player.instants == sum(state.board.cards.type_[card] == gilde_c.INSTANT for card in hand)


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

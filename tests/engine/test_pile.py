"""Bags, rows of cards and piles."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.titles.market.dealing import draw, market, state_of

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.move import EVERYONE
from zunft.engine.pile import Cards, Pile, new_bag, new_cards


def row(*cards: tuple[int, int]) -> Cards:
    """Cards with their knowers."""
    cards_ = new_cards(8)
    for card, knowers in cards:
        cards_.put(card, knowers)
    return cards_


def shown(cards: Cards) -> list[tuple[int, int]]:
    return [(cards.items[at], cards.knowers[at]) for at in range(cards.count)]


def test_a_bag_lays_its_things_out_in_the_order_of_their_kinds() -> None:
    bag = new_bag(vec[i64]([2, 0, 1]))
    assert [bag.at(position) for position in range(3)] == [0, 0, 2]
    with pytest.raises(IndexError):
        bag.at(3)


def test_a_bag_tells_possible_draws_with_their_weights() -> None:
    out, odds = zeros(8), zeros(8)
    assert new_bag(vec[i64]([2, 0, 1])).fill(5, out, odds) == 2
    assert [(out[at], odds[at]) for at in range(2)] == [(5, 2), (5 | 2 << 8, 1)]


def test_drawing_takes_out_and_pouring_shuffles_back() -> None:
    bag, other = new_bag(vec[i64]([2, 1])), new_bag(vec[i64]([0, 1]))
    bag.draw(Rng(1))
    bag.pour(other)
    assert (bag.total, other.total) == (0, 3)


def test_nothing_can_be_taken_that_is_not_there() -> None:
    with pytest.raises(AssertionError):
        new_bag(vec[i64]([0, 1])).take(0)


def test_a_pile_is_drawn_from_its_bag_then_from_its_tail_in_order() -> None:
    pile = Pile(new_bag(vec[i64]([1, 0, 0])), row((2, 1), (1, 1)))
    assert [pile.draw(Rng(1)) for _ in range(3)] == [0, 2, 1]


def test_the_first_of_the_tail_is_the_only_possible_draw() -> None:
    pile, out, odds = Pile(new_bag(vec[i64]([0, 0, 0])), row((2, 1), (1, 1))), zeros(8), zeros(8)
    assert (pile.fill(5, out, odds), out[0], pile.size()) == (1, 5 | 2 << 8, 2)
    with pytest.raises(AssertionError):
        pile.take(1)


def test_cards_behind_a_removed_one_move_up_with_their_knowers() -> None:
    cards = row((3, 1), (4, 2), (5, 4))
    assert cards.remove(1) == 4
    assert shown(cards) == [(3, 1), (5, 4)]


def test_only_unknown_places_are_dealt_anew() -> None:
    bag, cards = new_bag(vec[i64]([0, 0])), row((0, 0b01), (1, 0b10), (1, 0b10))
    cards.pour_unknown(0, bag)
    assert (bag.total, bag.counts[1]) == (2, 2)
    cards.deal_unknown(0, bag, Rng(3))
    assert (shown(cards)[0], bag.total) == ((0, 0b01), 0)


def test_whoever_knew_one_of_equal_cards_knew_the_one_that_is_singled_out() -> None:
    """Seat 0 owns them; seat 1 had seen the first, seat 2 the other two: each knows one card less afterwards."""
    cards = row((5, 0b011), (6, 0b001), (5, 0b101), (5, 0b101))
    assert cards.single_out(5) == 0
    assert shown(cards) == [(5, 0b111), (6, 0b001), (5, 0b001), (5, 0b101)]


def test_copies_of_piles_do_not_change_each_other() -> None:
    pile = Pile(new_bag(vec[i64]([1])), row((0, EVERYONE)))
    twin = pile.copy()
    twin.draw(Rng(1))
    twin.put_under(0, 0)
    assert (pile.size(), pile.bag.total, pile.tail.count) == (2, 1, 1)


def test_a_card_put_under_the_deck_is_drawn_again_when_all_above_it_is_gone() -> None:
    """X-003: of three cards the cloth went under; after the other draw it is certain, so chance is not asked."""
    table = market("thief", "thief", edition="booth")
    assert table.view(0)["deck"] == {"bag": {"guard": 1}, "tail": ["cloth"]}
    table.play(0, "end")
    table.play(1, "end")
    draw(table, 0, "guard")
    assert table.play(0, "draw")[0]["args"] == {"seat": 0, "card": "cloth"}
    assert state_of(table).decks[0].size() == 0


def test_the_tail_is_known_to_its_owner_alone() -> None:
    table = market("thief", "thief", "guard", under="bribe")
    assert table.view(1)["deck"]["tail"] == ["bribe"]
    assert "bribe" not in str({key: value for key, value in table.view(0).items() if key != "deck"})


def test_a_row_grows_and_a_copy_keeps_only_what_lies_there() -> None:
    row = new_cards(1)
    for card in range(3):
        row.put(card, card)
    row.put_first(9, 1)
    twin = row.copy()
    twin.put(4, 0)
    assert [twin.items[at] for at in range(twin.count)] == [9, 0, 1, 2, 4]
    assert [row.items[at] for at in range(row.count)] == [9, 0, 1, 2]

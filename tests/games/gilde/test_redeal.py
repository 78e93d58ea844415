"""What a seat cannot know, dealt anew: uniform, always possible, and never against what the seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from tests.games.gilde.scene import Scene

from zunft import Table
from zunft.games.gilde import constants as c
from zunft.games.gilde.state import KIND_OF, GildeState

SAMPLES = 900
# Chi-square, upper 0.001 points by degrees of freedom.
CRITICAL = {2: 13.82, 4: 18.47, 29: 58.30}
World = tuple[object, ...]
Seat = int | None


def state_of(table: Table) -> GildeState:
    assert isinstance(table.state, GildeState)
    return table.state


def hand_of(table: Table, seat: int) -> tuple[str, ...]:
    """The true hand, by key."""
    hand = state_of(table).players[seat].hand
    return tuple(sorted(table.edition.cards[hand.items[at]] for at in range(hand.count)))


def deck_of(table: Table) -> tuple[str, ...]:
    deck = state_of(table).deck
    return tuple(card for kind, card in enumerate(table.edition.cards) for _ in range(deck.counts[kind]))


def known_to(table: Table, seat: Seat, other: int) -> list[str]:
    """The cards of another hand that a seat is shown."""
    shown: list[str] = table.view(seat)["players"][other]["cards"]
    return shown


def imagined(table: Table, seat: Seat, world: Callable[[Table], World]) -> Counter[World]:
    """What lies where at many tables that could be the true one."""
    return Counter(world(table.redeal(seat, seed)) for seed in range(SAMPLES))


def assert_uniform(found: Counter[World], worlds: set[World]) -> None:
    """Every world is found and no other, and none too often."""
    assert set(found) == worlds
    expected = found.total() / len(worlds)
    assert sum((count - expected) ** 2 / expected for count in found.values()) < CRITICAL[len(worlds) - 1]


def all_cards(table: Table) -> Counter[str]:
    """Every card of the deck, wherever it lies; those being resolved too."""
    state, cards = state_of(table), table.edition.cards
    found: Counter[str] = Counter()
    for kind, card in enumerate(cards):
        found[card] += int(state.deck.counts[kind] + state.discard.counts[kind])
    for player in state.players:
        found.update(cards[player.hand.items[at]] for at in range(player.hand.count))
        found.update(cards[player.estate[at] & KIND_OF] for at in range(player.owned))
    found.update(cards[state.aside.items[at]] for at in range(state.aside.count))
    if state.hall != c.IN_DECK:
        found["r01"] += 1
    return found


# --- uniform --------------------------------------------------------------------------------------


def five_cards() -> Scene:
    """Seat 1 holds two, seat 2 one, and two are in the deck; seat 0 sees none of these."""
    scene = Scene().hand(1, "b02", "b05").hand(2, "b08")
    return scene.deck("b11", "b14")


@pytest.mark.parametrize("seat", [0, None])
def test_g_002_hands_and_deck_are_any_of_the_hidden_cards(seat: Seat) -> None:
    """Thirty deals, all equally likely."""
    cards = ("b02", "b05", "b08", "b11", "b14")
    worlds: set[World] = set()
    for pair in combinations(cards, 2):
        rest = [card for card in cards if card not in pair]
        worlds |= {(pair, (single,), tuple(card for card in rest if card != single)) for single in rest}
    assert len(worlds) == 30
    table = five_cards().table
    assert_uniform(imagined(table, seat, lambda twin: (hand_of(twin, 1), hand_of(twin, 2), deck_of(twin))), worlds)


def test_g_002_a_player_s_own_cards_are_not_among_them() -> None:
    """Seat 1 knows two of the five: three deals are left."""
    table = five_cards().table
    worlds: set[World] = {((card,),) for card in ("b08", "b11", "b14")}
    assert_uniform(imagined(table, 1, lambda twin: (hand_of(twin, 2),)), worlds)
    assert {hand_of(table.redeal(1, seed), 1) for seed in range(40)} == {("b02", "b05")}


def test_g_003_equal_cards_are_as_likely_as_they_are_many() -> None:
    """Hidden are two Farms, a Bakery and two Smithies: the one card of seat 1 is a Farm twice as often as a Bakery."""
    scene = Scene().hand(1, "b02")
    table = scene.deck("b01", "b01", "b06", "b06").table
    found = imagined(table, 0, lambda twin: hand_of(twin, 1))
    split = [found["b01",] / 2, found["b01",] / 2, found["b02",] * 1.0, found["b06",] / 2, found["b06",] / 2]
    expected = SAMPLES / 5
    assert set(found) == {("b01",), ("b02",), ("b06",)}
    assert sum((count - expected) ** 2 / expected for count in split) < CRITICAL[4]


def test_g_002_what_lies_open_stays() -> None:
    """Tables, the discard pile, talers, experience, debts and titles are public."""
    scene = Scene().front(1, "b02", "n03/2", "z08~").front(0, "e01").xp(1, 31).say(0, "sell e01")
    scene.say(0, "lend 2 to 1 repay 3 in 2").say(1, "accept").hand(1, "b05", "i01")
    for seed in range(20):
        for seat in (0, 1, 2, None):
            assert scene.table.redeal(seat, seed).view(seat) == scene.table.view(seat)


# --- the Town Hall --------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_g_014_g_100_no_settled_hand_is_dealt_the_town_hall(seat: Seat) -> None:
    """G-014, G-100. Two cards in the deck, the Town Hall one of them; the hand of seat 2 is any card but that one."""
    table = Scene().hand(2, "b02", "b05").deck("b08", "r01").table
    hands = {hand_of(table.redeal(seat, seed), 2) for seed in range(200)}
    assert hands == {("b02", "b05"), ("b02", "b08"), ("b05", "b08")}
    assert all("r01" in deck_of(table.redeal(seat, seed)) for seed in range(40))


def to_settling(first: tuple[str, ...], second: tuple[str, ...]) -> Table:
    """Two hands were dealt: those of seats 0 and 1."""
    table = Table("gilde", 2, chance="hand")
    table.play("chance", "draw seat 0")
    table.play(1, "profession patron")
    table.play(0, "profession gauner")
    for card in (*first, *second):
        table.play("chance", f"draw {card}")
    return table


NO_BUSINESS = ("n01", "n02", "n03", "n04", "n05", "n06", "n07", "n08")
OTHERS = ("d01", "d02", "d03", "d04", "d05", "d06", "d07", "b01")


def test_g_014_a_hand_that_is_not_settled_may_hold_the_town_hall() -> None:
    """While the hands are still being dealt, the first one has not been looked at yet."""
    table = to_settling(NO_BUSINESS, OTHERS[:4])
    with_hall = sum("r01" in hand_of(table.redeal(1, seed), 0) for seed in range(400))
    assert 5 < with_hall < 60  # 8 of 123 cards that seat 1 does not know: 26 of 400


def test_g_014_a_hand_that_may_be_drawn_anew_has_no_town_hall() -> None:
    """G-014 comes before G-015: whoever is asked for a redraw has given the Town Hall back already."""
    table = to_settling(NO_BUSINESS, OTHERS)
    assert table.waiting_for == [0]
    for seat in (1, None):
        assert not any("r01" in hand_of(table.redeal(seat, seed), 0) for seed in range(100))


def test_g_015_a_hand_that_may_be_drawn_anew_has_no_business() -> None:
    """Everybody sees that seat 0 is asked, and so what its hand is like."""
    table = to_settling(NO_BUSINESS, OTHERS)
    for seed in range(40):
        assert not any(card.startswith("b") for card in hand_of(table.redeal(1, seed), 0))


# --- what was seen --------------------------------------------------------------------------------


def informed() -> Scene:
    """Seat 0 has looked at the hand of seat 1 and had one of three cards discarded; it will draw nothing itself."""
    scene = Scene().hand(0, "m12").hand(1, "b01", "b02", "m03").hand(2, "b04", "b05")
    scene.say(0, "play m12 at 1").all_pass().say(0, "discard m03")
    return scene.hand(0, "n01", "n02", "n04", "n05", "n06", "n08")


def test_g_183_cards_seen_with_an_informer_stay_where_they_were_seen() -> None:
    scene = informed()
    assert known_to(scene.table, 0, 1) == ["b01", "b02"]
    for seed in range(60):
        twin = scene.table.redeal(0, seed)
        assert hand_of(twin, 1) == ("b01", "b02")
        assert known_to(twin, 0, 1) == ["b01", "b02"]


@pytest.mark.parametrize("seat", [2, None])
def test_g_183_others_have_seen_nothing(seat: Seat) -> None:
    scene = informed()
    assert known_to(scene.table, seat, 1) == []
    assert len({hand_of(scene.table.redeal(seat, seed), 1) for seed in range(60)}) > 40


def test_g_183_the_looked_at_player_knows_no_more_than_before() -> None:
    scene = informed()
    assert known_to(scene.table, 1, 0) == []
    assert len({hand_of(scene.table.redeal(1, seed), 2) for seed in range(60)}) > 40


def test_g_183_what_is_drawn_later_was_not_seen() -> None:
    """Seat 1 draws a card and plays one that was seen; the other one is still known, the new one is not."""
    scene = informed().say(0, "end")
    while scene.table.view(None)["phase"] != "actions" or scene.table.view(None)["active"] != 1:
        scene.step()
    scene.draw("d04").say(1, "play b01")
    assert hand_of(scene.table, 1) == ("b02", "d04")
    assert known_to(scene.table, 0, 1) == ["b02"]
    hands = {hand_of(scene.table.redeal(0, seed), 1) for seed in range(60)}
    assert all("b02" in hand for hand in hands)
    assert len(hands) > 20


def test_g_183_of_two_equal_cards_the_seen_one_is_taken_to_be_played() -> None:
    """Nobody can tell them apart: the one that stays may be any card."""
    scene = informed().say(0, "end")
    while scene.table.view(None)["phase"] != "actions" or scene.table.view(None)["active"] != 1:
        scene.step()
    scene.draw("b02").say(1, "play b02")
    assert known_to(scene.table, 0, 1) == ["b01"]
    assert len({hand_of(scene.table.redeal(0, seed), 1) for seed in range(60)}) > 20


def test_g_015_a_hand_that_was_shown_is_unknown_again_when_it_was_shuffled_away() -> None:
    """Seat 0 shows eight persons, draws eight others and, later, one of the persons: nobody else knows which card."""
    table = to_settling(NO_BUSINESS, OTHERS)
    table.play(0, "redraw")
    shown = [event["args"]["card"] for event in table.events(1) if event["key"] == "gilde.event.revealed"]
    assert sorted(shown) == sorted(NO_BUSINESS)
    for card in ("b02", "b05", "b08", "b11", "e01", "e03", "e04", "e05"):
        table.play("chance", f"draw {card}")
    assert table.options("chance")  # the first turn: seat 0 draws a card
    table.play("chance", "draw n03")
    assert "n03" in hand_of(table, 0)
    for seat in (1, None):
        assert known_to(table, seat, 0) == []
        hands = [hand_of(table.redeal(seat, seed), 0) for seed in range(200)]
        assert any("n03" not in hand for hand in hands)
        assert any(set(hand) & set(NO_BUSINESS) for hand in hands)


def test_g_015_while_the_new_hand_is_drawn_the_shown_cards_are_nowhere_else() -> None:
    """They lie aside until the new hand is complete, for all to see."""
    table = to_settling(NO_BUSINESS, OTHERS)
    table.play(0, "redraw")
    table.play("chance", "draw b02")
    for seed in range(60):
        twin = table.redeal(1, seed)
        assert not set(hand_of(twin, 0)) & set(NO_BUSINESS)
        assert not set(deck_of(twin)) & set(NO_BUSINESS)
        assert all_cards(twin) == all_cards(table)


# --- always possible ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("edition", ["reconstruction", "tiny"])
def test_g_183_every_redeal_could_be_true(seats: int, edition: str) -> None:
    """At any moment: the view is as before, no card is lost, own and seen cards stay, instants are counted, no
    settled hand holds the Town Hall."""
    table, rng = Table("gilde", seats, seats, edition=edition), Random(seats)
    for number in range(400):
        if table.over:
            break
        if number % 13 == 0:
            for seat in (0, seats - 1, None):
                check(table, table.redeal(seat, number), seat)
        who = rng.choice(table.asked)
        table.play(who, rng.choice(table.options(who)))


def check(table: Table, twin: Table, seat: Seat) -> None:
    assert twin.view(seat) == table.view(seat)
    if not state_of(table).links:
        assert all_cards(twin) == all_cards(table)
    for other in range(table.seats):
        assert known_to(twin, seat, other) == known_to(table, seat, other)
        assert instants_of(twin, other) == int(state_of(twin).players[other].instants)
        assert state_of(table).round == 0 or "r01" not in hand_of(twin, other)


def instants_of(table: Table, seat: int) -> int:
    types = table.edition.board.cards.type_
    return sum(types[table.edition.cards.index(card)] == c.INSTANT for card in hand_of(table, seat))


@pytest.mark.parametrize("seats", [2, 4])
def test_g_183_a_redealt_game_goes_on_to_its_end(seats: int) -> None:
    table, rng = Table("gilde", seats, 7, edition="tiny"), Random(7)
    for number in range(60):
        who = rng.choice(table.asked)
        table.play(who, rng.choice(table.options(who)))
        if number % 20 == 19:
            twin = table.redeal(number % seats, number)
            while not twin.over:
                who = rng.choice(twin.asked)
                twin.play(who, rng.choice(twin.options(who)))
            assert len(twin.winners) == 1


# --- after the discard pile was shuffled ------------------------------------------------------------


def shuffled(*hands: tuple[str, ...]) -> Scene:
    """These hands were there when the deck ran out; then seat 0 has drawn two cards of the new one."""
    scene = Scene(len(hands)).hand(0, "m11", *hands[0])
    for seat, hand in enumerate(hands[1:], start=1):
        scene.hand(seat, *hand)
    scene.deck().say(0, "play m11").draw("b13", "b16")
    return scene


def test_g_160_with_two_players_the_other_hand_is_known_when_the_deck_has_run_out() -> None:
    """Everything else has been seen on its way to the discard pile, and is in the new deck."""
    table = shuffled((), ("n03", "d04", "b02")).table
    assert {hand_of(table.redeal(0, seed), 1) for seed in range(40)} == {("b02", "d04", "n03")}


def test_g_160_old_cards_change_places_among_the_hands_only() -> None:
    table = shuffled((), ("n03",), ("d04",)).table
    hands = {(hand_of(table.redeal(0, seed), 1), hand_of(table.redeal(0, seed), 2)) for seed in range(40)}
    assert hands == {(("n03",), ("d04",)), (("d04",), ("n03",))}


def test_g_160_a_card_of_the_new_deck_is_unknown_again() -> None:
    table = shuffled((), ("n03",), ("d04",)).table
    drawn = {hand_of(table.redeal(1, seed), 0) for seed in range(100)}
    assert len(drawn) > 50
    assert all("n03" not in hand for hand in drawn)


def test_g_160_when_an_equal_card_is_still_hidden_nobody_can_tell_old_from_new() -> None:
    """The farm that seat 0 plays may have come from the old deck or from the new one."""
    scene = shuffled(("b01",), ("n03",), ("d04",))
    assert scene.state.traced == 1
    scene.say(0, "play b01")
    assert scene.state.traced == 0
    hands = {hand_of(scene.table.redeal(0, seed), 1) for seed in range(100)}
    assert len(hands) > 20

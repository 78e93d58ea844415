"""Chapters 2.10 and 2.15: random numbers and protection; the deck running out; the safety stop."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene

from zunft.engine.pile import new_bag

# Cards that are drawn as random numbers, by value.
OF_VALUE = {1: "a12", 2: "b16", 3: "n06", 4: "b17", 5: "b18", 6: "n04", 7: "d06"}


def plain(seats: int = 3, **chosen: Any) -> Scene:
    """Seat 0 has no bonus, seat 1 no protection."""
    return Scene(seats, ("haendler", "patron", "geistlicher", "gauner", "handwerker", "gelehrter"), **chosen)


def sabotage(scene: Scene, *numbers: int) -> Scene:
    """Seat 0 sabotages the Farm of seat 1 and draws these numbers, until nobody answers."""
    scene.front(1, "b01").hand(0, "m01").say(0, "play m01 at 1 b01").all_pass()
    for number in numbers:
        scene.draw(OF_VALUE[number])
    return scene.all_pass()


def is_locked(scene: Scene) -> bool:
    return "b01/2" in scene.lying(1)


def without_pile(scene: Scene, *cards: str) -> Scene:
    """The deck holds exactly these cards and there is no discard pile."""
    scene.deck(*cards)
    scene.state.discard.pour(new_bag(scene.board.cards.copies))
    return scene.fresh()


# --- random numbers -------------------------------------------------------------------------------


def test_g_126_the_top_card_is_shown_and_discarded() -> None:
    scene = plain().hand(0, "m03").hand(2, "i04").say(0, "play m03 at 1").draw("n06")
    assert scene.told("number-drawn", 2) == [{"seat": 0, "card": "n06", "number": 3}]
    assert scene.table.view(None)["discard"] == {"size": 1, "top": "n06"}
    assert scene.options(2) == ["pass", "respond i04"]  # it lies there before it is applied


def test_g_126_the_chain_shows_the_number() -> None:
    scene = plain().hand(0, "m03").hand(2, "i04").say(0, "play m03 at 1").draw("n06")
    assert [(link["card"], link["number"]) for link in scene.table.view(1)["chain"]] == [("m03", 3)]


@pytest.mark.parametrize(("number", "locked"), [(3, False), (4, True)])
def test_g_127_against_n_needs_more_than_n(number: int, locked: bool) -> None:
    """T-02: against 3, a 3 fails and a 4 succeeds."""
    scene = sabotage(plain().front(1, "e01"), number)
    assert is_locked(scene) == locked
    told = scene.told("succeeded" if locked else "failed")
    assert told == [{"seat": 0, "number": number, "against": 3}]


@pytest.mark.parametrize(("number", "locked"), [(3, False), (4, True)])
def test_g_128_the_protection_of_the_victim_is_added(number: int, locked: bool) -> None:
    """T-26, Q-29. Sabotage against 1 + 2."""
    assert is_locked(sabotage(plain().front(1, "z08"), number)) == locked


def test_g_128_a_bonus_is_added_to_the_number() -> None:
    """T-27. A Rogue's 3 counts 4."""
    scene = sabotage(Scene(3, ("gauner", "patron", "haendler")).front(1, "e01"), 3)
    assert is_locked(scene)
    assert scene.told("succeeded") == [{"seat": 0, "number": 4, "against": 3}]


def test_g_128_other_protections_do_not_help() -> None:
    """Burglary protection against sabotage, or the protection of a third player."""
    assert is_locked(sabotage(plain().front(1, "e02", "e09").front(2, "z08"), 2))


@pytest.mark.parametrize(("number", "talers"), [(3, 12), (4, 8)])
def test_g_128_burglary_protection_opposes_burglary(number: int, talers: int) -> None:
    scene = plain().front(1, "e02").hand(0, "m03").say(0, "play m03 at 1").all_pass().draw(OF_VALUE[number])
    assert scene.all_pass().player(1).talers == talers


def test_g_128_bonuses_are_for_their_kind() -> None:
    """Lockpicks and the Thieves' Quarter: +3 for burglary, nothing for sabotage."""
    scene = plain().front(0, "a07", "d08")
    assert [scene.stat(0, f"check-bonus-{kind}") for kind in ("burglary", "sabotage")] == [3, 0]
    assert not is_locked(sabotage(scene, 1))


def test_g_128_a_locked_protection_does_not_count() -> None:
    """G-006."""
    assert is_locked(sabotage(plain().front(1, "e01/1"), 2))


def test_g_129_a_redraw_replaces_the_number() -> None:
    """The first card stays in the discard pile; the same player draws again."""
    scene = plain().hand(2, "i04")
    scene.front(1, "b01").hand(0, "m01").say(0, "play m01 at 1 b01").all_pass().draw("b18")
    scene.say(1, "pass").say(2, "respond i04")
    scene.draw("a12")
    assert scene.told("number-drawn")[1] == {"seat": 0, "card": "a12", "number": 1}
    scene.all_pass()
    assert not is_locked(scene)
    assert scene.state.discard.counts[scene.number("b18")] == 1


def test_g_129_a_new_number_has_a_window_of_its_own() -> None:
    """The Dice of the victim answer the number that the Stroke of Luck brought."""
    scene = plain().hand(2, "i04").front(1, "b01", "a11").hand(0, "m01").say(0, "play m01 at 1 b01").all_pass()
    scene.draw("a12").say(1, "pass").say(2, "respond i04").draw("b18")
    assert "respond a11" in scene.options(1)
    scene.say(1, "respond a11").draw("a09").all_pass()
    assert [told["card"] for told in scene.told("number-drawn")] == ["a12", "b18", "a09"]
    assert scene.lying(1) == ["a11/2", "b01/2"]


@pytest.mark.parametrize(("seat", "may"), [(0, True), (1, True), (2, False)])
def test_g_129_a_number_is_mine_or_against_me(seat: int, may: bool) -> None:
    """The Lucky Dice of the actor and of the victim; not those of a third player."""
    scene = plain().front(seat, "a11").front(1, "b01").hand(0, "m01").say(0, "play m01 at 1 b01").all_pass()
    scene.draw("b18")
    assert ("respond a11" in scene.options(seat)) == may


@pytest.mark.parametrize(("seat", "may"), [(0, True), (1, False)])
def test_g_129_draws_of_other_candidates_are_neither(seat: int, may: bool) -> None:
    scene = plain().town_hall("built").xp(0, 30).xp(1, 30).front(seat, "a11").request(0).say(0, "end")
    while not scene.told("count-began"):
        scene.step()
    scene.draw("n04")
    assert ("respond a11" in scene.options(seat)) == may


# --- the deck runs out ----------------------------------------------------------------------------


def test_g_160_the_discard_pile_becomes_the_deck_when_a_card_is_drawn() -> None:
    """T-37."""
    scene = plain().hand(0, "m11").deck()
    size = scene.table.view(None)["discard"]["size"]
    assert scene.told("reshuffled") == []
    scene.say(0, "play m11")
    assert scene.told("reshuffled") == [{"number": size}]
    assert scene.table.view(None)["deck"] == size
    scene.draw("b01", "b02")
    assert scene.cards_of(0) == ["b01", "b02"]


def test_g_160_nothing_is_shuffled_before_a_card_has_to_be_drawn() -> None:
    """The last card of the deck is drawn; what is discarded in between is shuffled in as well."""
    scene = plain().hand(0, "m03", "m09", "m11").deck("b16").say(0, "play m03 at 1").all_pass()
    assert (scene.table.view(None)["deck"], scene.told("reshuffled")) == (0, [])
    scene.say(0, "play m09").say(0, "play m11")
    odds = scene.table.odds()
    assert (odds["draw b16"], odds["draw m03"], odds["draw m09"]) == (2, 2, 2)


def test_g_160_the_last_random_number_is_shuffled_in_too() -> None:
    """G-126. The redraw finds the first number in the new deck."""
    scene = plain().hand(0, "m03").hand(2, "i04").deck("n06").say(0, "play m03 at 1")
    assert scene.told("number-drawn") == [{"seat": 0, "card": "n06", "number": 3}]
    scene.say(2, "respond i04")
    assert scene.table.odds()["draw n06"] == 1


def test_g_160_a_draw_of_several_takes_what_is_left_and_goes_on() -> None:
    scene = plain().hand(0, "b01", "b02").deck("b03", "b04").say(0, "end").say(0, "keep").draw("b04")
    assert len(scene.told("reshuffled")) == 1
    assert scene.cards_of(0) == ["b01", "b02", "b03", "b04"]
    scene.draw("b05")
    assert scene.player(0).hand.count == 5


def test_g_160_the_top_of_the_pile_is_gone_with_it() -> None:
    """G-002."""
    scene = plain().hand(0, "m09", "m11").deck().say(0, "play m09").say(0, "play m11")
    assert scene.table.view(None)["discard"] == {"size": 0, "top": None}


def test_g_161_without_cards_a_random_number_is_0() -> None:
    """T-38. Even a Rogue's bonus does not help against 1; no window opens for it."""
    scene = without_pile(Scene(3, ("gauner", "patron", "haendler")).front(1, "b01").hand(0, "m01").hand(2, "i04"))
    scene.say(0, "play m01 at 1 b01").all_pass()
    assert scene.told("number-drawn") == []
    assert scene.told("failed") == [{"seat": 0, "number": 1, "against": 1}]
    assert scene.lying(1) == ["b01"]


def test_g_161_without_cards_draws_are_skipped() -> None:
    scene = without_pile(plain().hand(0, "m11")).say(0, "play m11")
    assert (scene.cards_of(0), scene.player(0).xp) == ([], 3)
    assert "end" in scene.options(0)


def test_g_161_a_refill_takes_what_there_is() -> None:
    scene = without_pile(plain(), "b01", "b02").say(0, "end").draw("b01")
    assert scene.cards_of(0) == ["b01", "b02"]
    assert scene.table.view(None)["active"] == 1
    assert scene.table.waiting_for == [1]


Standing = tuple[int, int]


@pytest.mark.parametrize(("first", "second", "winner"), [
    ((31, 5), (30, 9), 0), ((30, 5), (31, 2), 1), ((30, 5), (30, 9), 1), ((30, 5), (30, 5), 0),
])  # fmt: skip
def test_g_161_a_tie_without_cards(first: Standing, second: Standing, winner: int) -> None:
    """Q-38. Each draw counts 0; more experience, then more talers, then the seat nearest to the requester."""
    scene = without_pile(plain().town_hall("built")).request(0)
    scene.xp(0, first[0]).talers(0, first[1])
    scene.xp(1, second[0]).talers(1, second[1] - 2).say(0, "end")  # two talers come before the election
    while not scene.table.over:
        scene.step()
    assert scene.table.view(None)["votes"] == {"0": 0, "1": 0}
    assert scene.table.winners == [winner]


# --- the safety stop ------------------------------------------------------------------------------


def play_round(scene: Scene) -> None:
    """Until the round is over, or the game."""
    now = scene.state.round
    while not scene.table.over and scene.state.round == now:
        scene.step()


def test_g_162_after_60_rounds_the_highest_experience_wins() -> None:
    scene = plain(options={"stop": "after-60-rounds"}).xp(1, 40).xp(0, 30)
    scene.state.round = 59
    play_round(scene.fresh())
    assert (scene.state.round, scene.table.over) == (60, False)
    play_round(scene)
    assert scene.table.over
    assert scene.table.winners == [1]
    assert scene.table.view(None)["ended"] == "stop"
    assert scene.told("stopped") == [{"number": 60}]


def test_g_162_it_is_off_by_default() -> None:
    scene = plain()
    scene.state.round = 60
    play_round(scene.fresh())
    assert (scene.state.round, scene.table.over) == (61, False)

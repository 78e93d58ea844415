"""Chapters 2.3 (phase 4), 2.5 and 2.6: what a player may do with cards, what they cost and what they need."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene

from zunft.games.gilde.edition import GildeEdition, from_text, load

OTHERS = ("patron", "gauner", "haendler", "geistlicher")  # nobody changes a cost at seat 0


def patron(seats: int = 3, **chosen: Any) -> Scene:
    """Seat 0 is a Patron: favour 3, a hand of five, every cost as printed."""
    return Scene(seats, (*OTHERS, "handwerker", "gelehrter"), **chosen)


def edited(card: str, old: str, new: str) -> GildeEdition:
    """The reconstruction with one thing changed on one card."""
    before, block, after = load("reconstruction").text.partition(f"[cards.{card}]")
    own, end, rest = after.partition("[cards.")
    assert old in own
    return from_text(before + block + own.replace(old, new) + end + rest, "my.toml")


# --- actions --------------------------------------------------------------------------------------


def test_g_060_any_number_of_cards_in_any_order() -> None:
    scene = patron().hand(0, "b01", "e02", "a12", "m09", "z08", "d05").talers(0, 30)
    for card in ("m09", "a12", "d05", "b01", "z08", "e02"):
        scene.say(0, f"play {card}")
    assert scene.cards_of(0) == []
    assert scene.lying(0) == ["a12", "b01", "d05", "e02", "z08~"]


def test_g_060_one_after_the_other() -> None:
    """The first card is settled before the next one is played."""
    scene = patron().hand(0, "m01", "b01").front(1, "b02").say(0, "play m01 at 1 b02")
    assert scene.options(0) == []
    assert scene.why(0, "play b01") != ""
    scene.all_pass().draw("b03").all_pass()
    assert "play b01" in scene.options(0)


def test_g_060_equal_cards_are_one_option_each_time() -> None:
    scene = patron().hand(0, "b01", "b01").say(0, "play b01")
    assert scene.options(0).count("play b01") == 1
    scene.say(0, "play b01")
    assert scene.lying(0) == ["b01", "b01"]


@pytest.mark.parametrize(("first", "second"), [("d05", "n09"), ("n09", "d05"), ("n09", "n10"), ("d05", "d07")])
def test_g_061_one_political_card_a_turn(first: str, second: str) -> None:
    """T-18."""
    scene = patron().hand(0, first, second).talers(0, 30).say(0, f"play {first}")
    assert f"play {second}" not in scene.options(0)
    assert scene.why(0, f"play {second}") != ""


def test_g_061_a_feast_grants_one_more() -> None:
    """T-18. Two political cards, and not three."""
    scene = patron().hand(0, "m10", "d05", "n09", "n10").talers(0, 30)
    scene.say(0, "play m10").say(0, "play d05").say(0, "play n09")
    assert "play n10" not in scene.options(0)
    assert scene.lying(0) == ["d05", "n09"]


def test_g_061_in_the_next_turn_there_is_one_again() -> None:
    scene = patron().hand(0, "m10", "d05").talers(0, 30).say(0, "play m10").say(0, "play d05")
    scene.say(0, "end").run_to("actions", 0)
    assert scene.table.view(None)["political_left"] == 1
    scene.hand(0, "n09").say(0, "play n09")
    assert scene.table.view(None)["political_left"] == 0


def test_g_061_poaching_counts_as_a_political_card() -> None:
    scene = patron().hand(0, "m06", "d05").front(1, "n09").talers(0, 30)
    scene.say(0, "play m06 at 1 n09").all_pass().draw("n04").all_pass()
    assert scene.lying(0) == ["n09"]
    assert "play d05" not in scene.options(0)


def test_g_061_a_cancelled_card_has_used_the_slot() -> None:
    """G-115."""
    scene = patron().hand(0, "m06", "d05").front(1, "n09").hand(1, "i02").talers(0, 30)
    scene.say(0, "play m06 at 1 n09").say(1, "respond i02")
    assert scene.told("cancelled") == [{"card": "m06"}]
    assert "play d05" not in scene.options(0)


def test_g_062_declared_paid_answered_resolved_and_then_experience() -> None:
    scene = patron().hand(0, "m01").front(1, "b02").talers(0, 2).say(0, "play m01 at 1 b02")
    assert (scene.player(0).talers, scene.cards_of(0), scene.player(0).xp) == (0, [], 0)
    assert scene.options(1) == ["pass", "sell b02"]
    scene.all_pass().draw("b03")
    assert (scene.lying(1), scene.player(0).xp) == (["b02"], 0)
    scene.all_pass()
    assert (scene.lying(1), scene.player(0).xp) == (["b02/2"], 2)
    order = [name for name in scene.events if name in {"played-on", "number-drawn", "locked", "experience"}]
    assert order == ["played-on", "number-drawn", "locked", "experience"]


def test_g_062_no_target_no_card() -> None:
    scene = patron().hand(0, "m01", "m04", "m05")
    assert scene.options(0) == ["deal", "end"]


def test_g_062_a_card_without_a_target_may_have_no_effect() -> None:
    """The Special Levy finds nobody with a taler, and gives experience all the same."""
    scene = patron().hand(0, "m13").front(0, "n07").talers(0, 1).talers(1, 0).talers(2, 0)
    scene.say(0, "play m13")
    assert (scene.player(0).talers, scene.player(0).xp) == (0, 3)


ATTACKS = (("m01", "at 1 b02", True), ("m03", "at 1", True), ("m05", "at 1 n09", True), ("m08", "at 1", True))
PEACEFUL = (("m09", "", False), ("m11", "", False), ("m10", "", False), ("b01", "", False), ("e01", "", False))


@pytest.mark.parametrize(("card", "aim", "opens"), ATTACKS + PEACEFUL)
def test_g_062_a_window_opens_for_attacks_alone(card: str, aim: str, opens: bool) -> None:
    """Sabotage, burglary, intrigue, extortion; seat 2 could answer in every window."""
    scene = patron().hand(0, card).front(1, "b02", "n09").hand(2, "i06").say(0, f"play {card} {aim}".strip())
    assert ("respond i06" in scene.options(2)) == opens


def test_g_062_who_goes_to_the_tower_by_his_own_card_gets_its_experience() -> None:
    """Arson fails and the fine cannot be paid: the turn ends, but the card was played."""
    scene = patron().hand(0, "m02").front(1, "b02").talers(0, 4).say(0, "play m02 at 1 b02").all_pass()
    scene.draw("a04").all_pass()
    while scene.options(0):
        scene.say(0, "tower")
    assert (scene.player(0).tower, scene.player(0).xp) == (1, 3)
    assert scene.table.view(None)["active"] == 1


@pytest.mark.parametrize(("talers", "may"), [(7, False), (8, True)])
def test_g_063_what_cannot_be_paid_cannot_be_played(talers: int, may: bool) -> None:
    """Q-14. Never the tower for something voluntary, not even with something to sell."""
    scene = patron().hand(0, "b02").front(0, "b05").talers(0, talers)
    assert ("play b02" in scene.options(0)) == may


def test_g_064_the_own_active_business_makes_it_free() -> None:
    """T-25. No cash is needed."""
    scene = patron().hand(0, "m11").front(0, "b07").front(1, "b07").talers(0, 0).talers(1, 0)
    scene.say(0, "play m11")
    assert (scene.player(0).talers, scene.player(1).talers) == (0, 0)


def test_g_064_the_owner_of_an_active_business_receives_the_cost() -> None:
    """T-25."""
    scene = patron().hand(0, "m11").front(1, "b07").talers(0, 3).talers(1, 1).say(0, "play m11")
    assert (scene.player(0).talers, scene.player(1).talers) == (0, 4)
    assert scene.told("paid-owner") == [{"seat": 0, "to": 1, "number": 3}]


@pytest.mark.parametrize("owner", [0, 1])
def test_g_064_a_locked_business_receives_nothing(owner: int) -> None:
    """T-25. The bank does."""
    scene = patron().hand(0, "m11").front(owner, "b07/1").talers(0, 3).talers(1, 1).say(0, "play m11")
    assert (scene.player(0).talers, scene.player(1).talers) == (0, 1)


def test_g_064_of_several_owners_the_payer_chooses() -> None:
    """Q-15. The bank is no choice."""
    scene = patron(4).hand(0, "m11").front(1, "b07").front(3, "b07").talers(3, 0).say(0, "play m11")
    assert scene.options(0) == ["paying 1", "paying 3"]
    scene.say(0, "paying 3")
    assert scene.player(3).talers == 3


def test_g_064_a_locked_one_is_no_choice() -> None:
    scene = patron(4).hand(0, "m11").front(1, "b07").front(3, "b07/2").talers(1, 0).say(0, "play m11")
    assert scene.player(1).talers == 3


def test_g_064_the_owner_is_paid_in_the_tower_too() -> None:
    scene = patron().hand(0, "m11").front(1, "b07").talers(1, 0).tower(1).say(0, "play m11")
    assert scene.player(1).talers == 3


def test_g_064_the_owner_keeps_the_talers_of_a_cancelled_card() -> None:
    scene = patron().hand(0, "m01").front(1, "b02").hand(1, "i01").front(2, "b16").talers(2, 0).talers(0, 2)
    scene.say(0, "play m01 at 1 b02").say(1, "respond i01")
    scene.all_pass()
    assert scene.told("cancelled") == [{"card": "m01"}]
    assert (scene.player(0).talers, scene.player(2).talers) == (0, 2)


def test_g_064_an_instant_has_a_recipient_too() -> None:
    scene = patron().hand(1, "i05").front(2, "b18").talers(2, 0).talers(1, 2)
    scene.say(0, "end").say(1, "respond i05")
    assert (scene.player(1).talers, scene.player(2).talers) == (0, 2)


def test_g_065_further_actions_of_the_phase() -> None:
    scene = patron().xp(0, 30).town_hall("centre").front(0, "a12", "n09", "b01").talers(0, 20)
    offered = {"upgrade", "town-hall", "use a12", "release n09", "sell b01", "deal", "end"}
    assert offered <= set(scene.options(0))
    assert "request" not in scene.options(0)
    scene.say(0, "town-hall").say(0, "build")
    assert "request" in scene.options(0)


def test_g_066_measures_and_instants_are_discarded_and_all_else_stays() -> None:
    scene = patron().hand(0, "m09", "i06", "b01", "z08", "e02", "d05", "a12").talers(0, 40)
    for card in scene.cards_of(0):
        scene.say(0, f"play {card}")
    assert scene.lying(0) == ["a12", "b01", "d05", "e02", "z08~"]
    assert scene.table.view(None)["discard"] == {"size": 2, "top": "m09"}


def test_g_066_while_it_resolves_a_card_is_in_no_pile() -> None:
    """G-160. Studies draw the last card; the pile is shuffled without the Studies, which come to it afterwards."""
    scene = patron().hand(0, "m11").deck("b01")
    before = scene.table.view(None)["discard"]["size"]
    scene.say(0, "play m11")  # the only card of the deck comes by force
    assert scene.told("reshuffled") == [{"number": before}]
    assert scene.table.odds()["draw m11"] == 1  # the other copy
    scene.draw("b02")
    assert scene.table.view(None)["discard"] == {"size": 1, "top": "m11"}


def test_g_066_a_cancelled_card_is_discarded_when_it_is_cancelled() -> None:
    """Before the card that cancelled it, which is still being resolved."""
    scene = patron().hand(0, "m01").front(1, "b02").hand(1, "i01")
    scene.say(0, "play m01 at 1 b02").say(1, "respond i01").all_pass()
    assert scene.table.view(None)["discard"] == {"size": 2, "top": "i01"}


# --- sales ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "price"), [("b02", 4), ("e01", 2), ("a12", 1), ("b03", 6), ("a04", 2)])
def test_t_05_half_the_original_cost_rounded_down(card: str, price: int) -> None:
    """T-05, G-130."""
    scene = patron().front(0, card).talers(0, 0).say(0, f"sell {card}")
    assert scene.player(0).talers == price


def test_t_05_a_cost_of_one_gives_nothing() -> None:
    """T-05, G-130. No card of the reconstruction costs so little."""
    scene = patron(edition="tiny").front(0, "a08").talers(0, 3).say(0, "sell a08")
    assert (scene.player(0).talers, scene.lying(0)) == (3, [])


def test_g_130_a_merchant_gets_one_more() -> None:
    scene = Scene(professions=("haendler", "patron", "gauner")).front(0, "e01").talers(0, 0).say(0, "sell e01")
    assert scene.player(0).talers == 3


# --- artefacts ------------------------------------------------------------------------------------


def test_g_090_an_artefact_works_only_when_it_lies_there() -> None:
    scene = patron().hand(0, "a04", "a12").talers(0, 5)
    assert (scene.stat(0, "income"), "use a12" in scene.options(0)) == (2, False)
    scene.say(0, "play a04")
    assert (scene.stat(0, "income"), scene.player(0).talers) == (3, 0)


def test_g_090_no_artefact_without_a_free_slot() -> None:
    """T-33. Two slots are full; after a sale there is room."""
    scene = patron().front(0, "a01", "a02").hand(0, "a04").talers(0, 12)
    assert "play a04" not in scene.options(0)
    assert scene.why(0, "play a04") != ""
    scene.say(0, "sell a01").say(0, "play a04")
    assert scene.lying(0) == ["a02", "a04"]


def test_g_090_more_slots_more_artefacts() -> None:
    scene = patron().front(0, "a01", "a02", "e04").hand(0, "a04", "a06").say(0, "play a04")
    assert scene.stat(0, "inventory-slots") == 3
    assert "play a06" not in scene.options(0)


def test_g_091_like_a_measure_only_in_the_own_action_phase() -> None:
    """The Firepot is offered to seat 0, and in no window; the Money Box in both."""
    scene = patron().front(0, "a08").front(1, "b02", "a12", "a09")
    assert "use a08" in scene.options(0)
    scene.say(0, "end")
    assert scene.options(1) == ["pass", "respond a12"]


def test_g_091_like_an_instant_also_in_the_own_action_phase() -> None:
    scene = patron().front(0, "a12").talers(0, 0).say(0, "use a12")
    assert scene.player(0).talers == 5


def test_g_091_one_with_a_trigger_needs_it() -> None:
    """G-113. The Cloak and the Dice are not used without an attack or a number."""
    scene = patron().front(0, "a10", "a11")
    assert not [text for text in scene.options(0) if text.startswith("use")]


def test_g_092_used_in_the_turn_it_was_laid_out() -> None:
    """Q-20. No cost and no experience besides those of laying it out."""
    scene = patron().hand(0, "a12").talers(0, 2).say(0, "play a12")
    assert (scene.player(0).talers, scene.player(0).xp) == (0, 1)
    scene.say(0, "use a12")
    assert (scene.player(0).talers, scene.player(0).xp) == (5, 1)
    assert (scene.lying(0), scene.table.view(None)["discard"]["top"]) == ([], "a12")


def test_g_092_one_to_be_discarded_is_set_aside_at_once() -> None:
    """It is in no pile while it resolves."""
    scene = patron().front(0, "a08").front(1, "b02").hand(2, "i06")
    scene.say(0, "use a08 at 1 b02")
    assert scene.lying(0) == []
    assert scene.table.view(None)["discard"] == {"size": 0, "top": None}
    scene.all_pass().draw("b03").all_pass()
    assert scene.lying(1) == ["b02/3"]
    assert scene.table.view(None)["discard"] == {"size": 2, "top": "a08"}


def test_g_092_one_to_be_locked_is_locked_at_once() -> None:
    """The Lucky Dice: before the number comes again they are turned."""
    scene = patron().front(0, "a11").front(1, "b02").hand(0, "m01")
    scene.say(0, "play m01 at 1 b02").all_pass().draw("b01").say(1, "pass").say(0, "respond a11").all_pass()
    assert scene.lying(0) == ["a11/2"]
    scene.draw("b03").all_pass()
    assert scene.lying(1) == ["b02/2"]


def test_g_092_a_cancelled_use_counts_as_used() -> None:
    scene = patron().front(0, "a08").front(1, "b02").hand(1, "i01")
    scene.say(0, "use a08 at 1 b02").say(1, "respond i01").all_pass()
    assert (scene.lying(0), scene.lying(1)) == ([], ["b02"])
    assert scene.state.discard.counts[scene.number("a08")] == 1


def test_g_093_fewer_slots_and_artefacts_have_to_go_at_once() -> None:
    """Q-21. Without the Cabinet there are two slots; sold or discarded, as the owner likes."""
    scene = patron().front(0, "e05", "a01", "a02", "a03", "a04").talers(0, 0).say(0, "sell e05")
    assert set(scene.options(0)) == {
        f"{verb} {card}" for verb in ("sell", "discard") for card in ("a01", "a02", "a03", "a04")
    }
    scene.say(0, "sell a01").say(0, "discard a03")
    assert scene.lying(0) == ["a02", "a04"]
    assert scene.player(0).talers == 2 + 3
    assert "end" in scene.options(0)


def test_g_093_locked_artefacts_can_only_be_discarded() -> None:
    scene = patron().front(0, "e04", "a01/2", "a02", "a03").say(0, "sell e04")
    assert "sell a01" not in scene.options(0)
    assert "discard a01" in scene.options(0)
    scene.say(0, "discard a01")
    assert scene.lying(0) == ["a02", "a03"]


def test_g_093_also_in_the_turn_of_another() -> None:
    """A trade takes the Strongroom away: its owner chooses before the active player goes on."""
    scene = patron().front(1, "e04", "a01", "a02", "a03").talers(0, 20)
    scene.say(0, "ask e04 of 1 for 5").say(1, "accept")
    assert scene.table.waiting_for == [1]
    scene.say(1, "discard a03")
    assert scene.lying(1) == ["a01", "a02"]
    assert "end" in scene.options(0)


def test_g_093_before_anything_else_goes_on() -> None:
    """G-006. A lock takes the slots away in the middle of a card; its experience comes when the artefacts fit."""
    edition = edited("m01", 'types = ["business"]', 'types = ["extension"]')
    scene = patron(edition=edition).hand(0, "m01").front(1, "e05", "a01", "a02", "a03")
    scene.say(0, "play m01 at 1 e05").all_pass().draw("b03").all_pass()
    assert (scene.table.asked, scene.player(0).xp) == ([1], 0)
    scene.say(1, "sell a02")
    assert (scene.lying(1), scene.player(0).xp) == (["a01", "a03", "e05/2"], 2)


def test_g_093_of_equal_artefacts_the_locked_one_is_discarded() -> None:
    """Q-52."""
    scene = patron().front(0, "e04", "a02", "a02/1", "a03").say(0, "sell e04")
    scene.say(0, "discard a02")
    assert scene.lying(0) == ["a02", "a03"]


# --- districts, persons, favour -------------------------------------------------------------------


def test_g_095_districts_and_persons_give_votes_and_cost_upkeep() -> None:
    scene = patron().front(0, "d01", "n03")
    assert (scene.stat(0, "votes"), scene.stat(0, "upkeep")) == (6, 3)


@pytest.mark.parametrize(("card", "enabler"), [("m07", "n06"), ("m13", "n08"), ("m14", "d08"), ("m15", "d04")])
def test_g_095_some_enable_certain_cards(card: str, enabler: str) -> None:
    """The own one, while it is active."""
    assert f"play {card}" not in patron().hand(0, card).options(0)
    assert f"play {card}" not in patron().hand(0, card).front(1, enabler).options(0)
    assert f"play {card}" not in patron().hand(0, card).front(0, f"{enabler}/1").options(0)
    assert f"play {card}" in patron().hand(0, card).front(0, enabler).options(0)


def test_g_095_votes_of_a_locked_district_do_not_count() -> None:
    """T-28, G-158. Three on a locked district, two on an active person."""
    assert patron().front(0, "d02/1", "n09").stat(0, "votes") == 2


@pytest.mark.parametrize(("card", "may"), [("d03", True), ("d04", False), ("n03", True), ("n04", False)])
def test_g_096_favour_is_a_threshold(card: str, may: bool) -> None:
    """Q-22. A Patron in a House has favour 3."""
    scene = patron().hand(0, card).talers(0, 30)
    assert (f"play {card}" in scene.options(0)) == may


def test_g_096_favour_is_not_spent() -> None:
    scene = patron().hand(0, "m10", "d03", "n03").talers(0, 40)
    scene.say(0, "play m10").say(0, "play d03").say(0, "play n03")
    assert scene.stat(0, "favour") == 5


def test_g_096_the_card_itself_does_not_help() -> None:
    """A Physician who asks for favour 2 and brings 1 does not impress himself in a House."""
    edition = edited("n11", "favour = 1", "favour = 2")
    scene = Scene(professions=("gauner", "patron", "haendler"), edition=edition).hand(0, "n11")
    assert scene.stat(0, "favour") == 1
    assert "play n11" not in scene.options(0)
    assert "play n11" in scene.front(0, "a02").options(0)


def test_g_096_favour_is_not_checked_again() -> None:
    """T-29. The Courtly Song is over, the district stays and its votes count."""
    scene = Scene(professions=("gauner", "patron", "haendler")).front(0, "a13").hand(0, "d04").talers(0, 30)
    assert "play d04" not in scene.options(0)
    scene.say(0, "use a13").say(0, "play d04").say(0, "end").run_to("actions", 1)
    assert scene.stat(0, "favour") == 1
    assert (scene.lying(0), scene.stat(0, "votes")) == (["d04"], 5)


def test_g_097_every_district_and_person_exists_once() -> None:
    board = patron().board
    copies = [board.cards.copies[at] for at in range(board.cards.count) if board.cards.type_[at] in (3, 4)]
    assert copies == [1] * 20


def test_g_098_districts_and_persons_are_neither_sold_nor_traded() -> None:
    scene = patron().front(0, "d05", "n09").front(1, "n10").talers(0, 9)
    assert not [text for text in scene.options(0) if text.startswith("sell")]
    scene.say(0, "deal")
    assert not [text for text in scene.options(0) if text.startswith(("offer", "ask"))]


def test_g_098_they_are_released_without_refund() -> None:
    scene = patron().front(0, "n03").talers(0, 1).say(0, "release n03")
    assert (scene.player(0).talers, scene.lying(0)) == (1, [])
    assert scene.table.view(None)["discard"]["top"] == "n03"

"""Chapters 2.4 and 2.7: residence, extensions, businesses, annexes; the Town Hall, alone and together."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene

PLAIN = ("haendler", "gauner", "patron", "geistlicher", "handwerker", "gelehrter")


def plain(seats: int = 3, **chosen: Any) -> Scene:
    """At seat 0 every cost is as printed."""
    return Scene(seats, PLAIN, **chosen)


def craftsman(**chosen: Any) -> Scene:
    return Scene(3, ("handwerker", "gauner", "patron"), **chosen)


def hall(seats: int = 3) -> Scene:
    """The Town Hall lies in the centre; it costs 16 talers and is worth 12 points."""
    return plain(seats).town_hall("centre")


# --- residence ------------------------------------------------------------------------------------


def test_g_080_one_step_at_a_time() -> None:
    """T-34, Q-17. A Patrician in a House cannot build a Manor at once."""
    scene = plain().xp(0, 60).talers(0, 50).say(0, "upgrade")
    assert scene.told("upgraded") == [{"seat": 0, "residence": "buergerhaus"}]
    assert scene.player(0).talers == 50 - 8
    scene.say(0, "upgrade")
    assert scene.told("upgraded")[1] == {"seat": 0, "residence": "herrenhaus"}
    assert scene.player(0).talers == 50 - 8 - 15
    assert "upgrade" not in scene.options(0)


@pytest.mark.parametrize(("xp", "residence", "may"), [
    (29, "haus", False), (30, "haus", True), (59, "buergerhaus", False), (60, "buergerhaus", True),
])  # fmt: skip
def test_g_080_the_title_allows_the_level(xp: int, residence: str, may: bool) -> None:
    scene = plain().xp(0, xp).residence(0, residence).talers(0, 30)
    assert ("upgrade" in scene.options(0)) == may


@pytest.mark.parametrize(("talers", "may"), [(7, False), (8, True)])
def test_g_080_the_cost_must_be_paid(talers: int, may: bool) -> None:
    assert ("upgrade" in plain().xp(0, 30).talers(0, talers).options(0)) == may


def test_g_080_extensions_stay() -> None:
    """T-35: two extensions in a Town House; three slots; +5 points."""
    scene = plain().xp(0, 30).front(0, "e01", "e02").say(0, "upgrade")
    assert scene.lying(0) == ["e01", "e02"]
    assert (scene.stat(0, "extension-slots"), scene.player(0).xp) == (3, 35)


def test_g_080_the_old_residence_is_lost() -> None:
    """Its numbers are replaced, not added to."""
    scene = plain().xp(0, 30).say(0, "upgrade")
    assert scene.table.view(None)["players"][0]["residence"] == "buergerhaus"
    names = ("favour", "inventory-slots", "sabotage-protection", "burglary-protection")
    assert [scene.stat(0, name) for name in names] == [3, 3, 1, 1]


def test_g_080_cost_modifiers_apply() -> None:
    scene = craftsman().xp(0, 30).talers(0, 7).say(0, "upgrade")
    assert scene.player(0).talers == 0


def test_g_080_rebuilding_is_not_playing_a_card() -> None:
    """G-150. An election may still be requested, and nobody is asked."""
    scene = plain().xp(0, 30).town_hall("built").hand(1, "i06").say(0, "upgrade")
    assert scene.options(1) == []
    assert "request" in scene.options(0)


def test_g_081_residences_are_a_supply_for_everybody() -> None:
    """Q-18. They are no cards, and there is one for each."""
    scene = plain().xp(0, 30).xp(1, 30).say(0, "upgrade").say(0, "end")
    scene.run_to("actions", 1)
    scene.say(1, "upgrade")
    assert [scene.table.view(None)["players"][seat]["residence"] for seat in (0, 1)] == ["buergerhaus"] * 2
    assert not set(scene.table.edition.residences) & set(scene.table.edition.cards)


@pytest.mark.parametrize(("xp", "residence", "points"), [(30, "haus", 5), (60, "buergerhaus", 9)])
def test_g_081_a_residence_gives_its_value(xp: int, residence: str, points: int) -> None:
    scene = plain().xp(0, xp).residence(0, residence).talers(0, 20).say(0, "upgrade")
    assert scene.player(0).xp == xp + points


# --- extensions, businesses, annexes --------------------------------------------------------------


@pytest.mark.parametrize(("residence", "slots"), [("haus", 2), ("buergerhaus", 3), ("herrenhaus", 5)])
def test_g_082_an_extension_needs_a_free_slot(residence: str, slots: int) -> None:
    scene = plain().residence(0, residence).hand(0, "e08").talers(0, 9)
    cards = ("e01", "e02", "e02", "e03", "e04")
    scene.front(0, *cards[: slots - 1])
    assert "play e08" in scene.options(0)
    scene.front(0, cards[slots - 1])
    assert "play e08" not in scene.options(0)


def test_g_083_any_profession_runs_any_business() -> None:
    scene = plain().hand(0, "b01", "b04", "b07", "b10", "b13", "b16")
    assert {f"play b{at:02}" for at in (1, 4, 7, 10, 13, 16)} <= set(scene.options(0))


@pytest.mark.parametrize(("business", "income"), [("b10", 5), ("b01", 4), ("b12", 7), ("b03", 6)])
def test_g_083_an_own_one_yields_one_more(business: str, income: int) -> None:
    assert plain().front(0, business).stat(0, "income") == income


def test_g_083_a_locked_own_one_yields_nothing() -> None:
    assert plain().front(0, "b10/1", "b11").stat(0, "income") == 2 + 4


@pytest.mark.parametrize(("xp", "limit"), [
    (0, 2), (8, 2), (18, 3), (30, 3), (45, 4), (60, 4), (80, 5), (100, 5),
])  # fmt: skip
def test_g_084_the_title_limits_the_businesses(xp: int, limit: int) -> None:
    scene = plain().xp(0, xp).hand(0, "b16")
    cards = ("b01", "b02", "b04", "b05", "b07")
    scene.front(0, *cards[: limit - 1])
    assert "play b16" in scene.options(0)
    scene.front(0, cards[limit - 1])
    assert "play b16" not in scene.options(0)


def test_g_084_locked_businesses_count_and_annexes_do_not() -> None:
    """Q-19."""
    scene = plain().front(0, "b01", "z01", "z02", "z03").hand(0, "b04", "b05").talers(0, 20)
    scene.say(0, "play b04")
    assert "play b05" not in scene.options(0)
    locked = plain().front(0, "b01/3", "b02/3").hand(0, "b04")
    assert "play b04" not in locked.options(0)


def test_g_084_a_limit_that_drops_costs_nothing() -> None:
    """Without the Guildmaster three businesses stay, and none may be added until there is room again."""
    scene = plain().front(0, "n05", "b01", "b02", "b04").hand(0, "b05").talers(0, 20).say(0, "release n05")
    assert scene.lying(0) == ["b01", "b02", "b04"]
    scene.say(0, "sell b01")
    assert "play b05" not in scene.options(0)
    scene.say(0, "sell b02")
    assert "play b05" in scene.options(0)


def test_g_085_annexes_have_no_limit_and_need_no_business() -> None:
    scene = plain().hand(0, "z01", "z02", "z03", "z04", "z08").talers(0, 20)
    for card in ("z01", "z02", "z03", "z04", "z08"):
        scene.say(0, f"play {card}")
    assert scene.lying(0) == ["z01~", "z02~", "z03~", "z04~", "z08~"]


def test_g_085_an_annex_strengthens_every_own_business_of_its_kind() -> None:
    """Not those of others, and not locked ones."""
    scene = plain().front(0, "z01", "b01", "b02", "b03/1", "b04").front(1, "b01")
    assert scene.stat(0, "income") == 2 + (2 + 1) + (3 + 1) + 2
    assert scene.stat(1, "income") == 2 + 2


@pytest.mark.parametrize("business", ["b01", "e02", "a02"])
def test_g_086_several_copies_of_the_same_card(business: str) -> None:
    scene = plain().hand(0, business, business).talers(0, 20).say(0, f"play {business}").say(0, f"play {business}")
    assert scene.lying(0) == [business, business]


def test_5_2_a_craftsman_builds_cheaper() -> None:
    """Extensions and annexes for one taler less; a business for its price."""
    scene = craftsman().hand(0, "e01", "z08", "b01").talers(0, 11)
    scene.say(0, "play e01").say(0, "play z08").say(0, "play b01")
    assert scene.player(0).talers == 11 - 4 - 3 - 4


@pytest.mark.parametrize(("card", "cost"), [("e09", 1), ("e06", 1), ("b01", 2), ("b11", 4), ("z01", 1)])
def test_5_2_a_lowered_cost_has_a_minimum(card: str, cost: int) -> None:
    """Two modifiers together lower an extension of cost 2 to 1 and no further."""
    scene = craftsman(edition="tiny").front(0, "z09").hand(0, card).talers(0, cost - 1)
    assert f"play {card}" not in scene.options(0)
    scene.talers(0, cost).say(0, f"play {card}")
    assert scene.player(0).talers == 0


def test_5_2_a_dormant_card_lowers_nothing() -> None:
    scene = plain(edition="tiny").front(0, "z09~").hand(0, "b01").talers(0, 2)
    assert "play b01" not in scene.options(0)


# --- the Town Hall comes --------------------------------------------------------------------------


def test_g_100_drawn_in_phase_3_it_goes_to_the_centre() -> None:
    """T-14. Another card is drawn instead."""
    scene = plain().say(0, "end")
    while scene.told("turn-began")[-1] != {"seat": 1}:
        scene.step()
    scene.draw("r01")
    assert scene.table.view(None)["town_hall"] == "centre"
    assert scene.table.chance_is_asked
    scene.draw("b18")
    assert scene.cards_of(1) == ["b18"]


def test_g_100_drawn_in_the_refill_it_goes_to_the_centre() -> None:
    """T-14."""
    scene = plain().hand(0, "b01", "b02", "b03").say(0, "end").say(0, "keep").draw("b04", "r01", "b05")
    assert scene.table.view(None)["town_hall"] == "centre"
    assert scene.cards_of(0) == ["b01", "b02", "b03", "b04", "b05"]
    assert scene.table.view(None)["active"] == 1


def test_g_100_drawn_as_a_random_number_it_is_none() -> None:
    """T-14. It does not go to the discard pile either."""
    scene = plain().hand(0, "m03").say(0, "play m03 at 1").all_pass().draw("r01")
    assert scene.told("number-drawn") == []
    scene.draw("b02")
    assert scene.told("number-drawn") == [{"seat": 0, "card": "b02", "number": 4}]
    assert scene.table.view(None)["town_hall"] == "centre"
    assert scene.state.discard.counts[scene.number("r01")] == 0


def test_g_100_drawn_as_an_election_card_it_is_none() -> None:
    """With an election pending although it still lies in the deck, as no game can have it."""
    scene = plain().xp(0, 30).request(0).say(0, "end")
    while not scene.told("count-began"):
        scene.step()
    scene.draw("r01").draw("b16")
    assert scene.told("counted") == [{"seat": 0, "number": 1, "total": 1}]


def test_g_100_drawn_by_a_card_it_goes_to_the_centre() -> None:
    scene = plain().hand(0, "m11").say(0, "play m11").draw("b01", "r01", "b02")
    assert scene.cards_of(0) == ["b01", "b02"]
    assert scene.told("town-hall-came") == [{}]


def test_g_100_drawn_as_the_last_card_the_pile_is_shuffled_for_another() -> None:
    """G-160."""
    scene = plain().hand(0, "m11").deck("r01", "b01").say(0, "play m11").draw("b01")
    assert scene.table.view(None)["town_hall"] == "centre"
    assert scene.events[-2:] == ["town-hall-came", "reshuffled"]
    scene.draw("b02")
    assert scene.cards_of(0) == ["b01", "b02"]


def test_g_100_drawn_as_the_very_last_card_there_is_no_other() -> None:
    """G-161."""
    scene = plain().hand(0, "m11").deck("r01", "b01")
    scene.state.discard.pour(plain().state.discard)
    scene.fresh().say(0, "play m11").draw("b01")
    assert scene.cards_of(0) == ["b01"]
    assert scene.told("nothing-to-draw") == [{}]
    assert scene.table.view(None)["town_hall"] == "centre"


# --- the Town Hall is built -----------------------------------------------------------------------


def test_g_101_anybody_may_build_it_alone() -> None:
    """No title is needed."""
    scene = hall().talers(0, 16).say(0, "town-hall").say(0, "build")
    assert (scene.player(0).talers, scene.player(0).xp) == (0, 12)
    assert scene.table.view(None)["town_hall"] == "built"


def test_g_101_only_once_it_has_come() -> None:
    assert "town-hall" not in plain().talers(0, 30).options(0)


def test_g_101_only_if_it_can_be_paid() -> None:
    scene = hall().talers(0, 5).talers(1, 5).talers(2, 5)
    assert "town-hall" not in scene.options(0)
    assert "town-hall" in scene.talers(2, 6).options(0)
    assert "town-hall" not in scene.talers(0, 0).talers(1, 30).options(0)  # every builder pays


def test_g_101_not_in_the_turn_of_another() -> None:
    scene = hall().talers(1, 30)
    assert scene.options(1) == []


def test_g_102_points_in_proportion_to_talers() -> None:
    """T-21: 10 and 6 talers, 7 and 4 points, and the remainder to the proposer."""
    scene = hall().talers(0, 10).talers(1, 6).say(0, "town-hall with 1 for 6").say(1, "accept")
    assert [scene.player(seat).talers for seat in (0, 1)] == [0, 0]
    assert [scene.player(seat).xp for seat in (0, 1)] == [8, 4]


def test_g_102_the_default_answer_is_the_fair_share() -> None:
    scene = hall().talers(0, 10).talers(1, 7).say(0, "town-hall").say(0, "with 1").say(0, "talers 6")
    assert scene.table.default(0) == "points 4"


def test_g_102_a_free_agreement() -> None:
    """Q-23. A share of the points may be 0; every builder pays at least one taler."""
    scene = hall().talers(0, 15).talers(1, 20).say(0, "town-hall").say(0, "with 1")
    assert scene.options(0) == [f"talers {talers}" for talers in range(1, 16)]
    scene.say(0, "talers 15")
    assert scene.options(0) == [f"points {points}" for points in range(13)]
    scene.say(0, "points 0").say(1, "accept")
    assert [scene.player(seat).talers for seat in (0, 1)] == [14, 5]
    assert [scene.player(seat).xp for seat in (0, 1)] == [12, 0]


def test_g_102_so_much_that_the_cost_can_be_raised() -> None:
    """With 10 talers of one's own the other one pays at least 6."""
    scene = hall().talers(0, 10).talers(1, 8).talers(2, 0)
    assert scene.why(0, "town-hall with 1 for 5") != ""
    assert scene.why(0, "town-hall with 1 for 9") != ""
    scene.say(0, "town-hall with 1 for 8")
    assert scene.table.view(2)["proposal"] == [
        {"seat": 0, "talers": 8, "points": 6},
        {"seat": 1, "talers": 8, "points": 6},
    ]


def test_g_102_three_builders_pay_together() -> None:
    scene = hall().talers(0, 6).talers(1, 6).talers(2, 6)
    scene.say(0, "town-hall with 1 for 5 with 2 for 5 points 1").say(2, "accept")
    assert [scene.player(seat).talers for seat in range(3)] == [6, 6, 6]
    scene.say(1, "accept")
    assert [scene.player(seat).talers for seat in range(3)] == [0, 1, 1]
    assert [scene.player(seat).xp for seat in range(3)] == [8, 3, 1]


@pytest.mark.parametrize("refusing", [1, 2])
def test_g_102_one_refusal_cancels_without_cost(refusing: int) -> None:
    scene = hall().talers(0, 6).talers(1, 6).talers(2, 6).say(0, "town-hall with 1 for 5 with 2 for 5")
    scene.say(3 - refusing, "accept").say(refusing, "decline")
    assert [scene.player(seat).talers for seat in range(3)] == [6, 6, 6]
    assert [scene.player(seat).xp for seat in range(3)] == [0, 0, 0]
    assert scene.table.view(None)["town_hall"] == "centre"
    assert scene.told("declined") == [{"seat": refusing, "of": 0}]
    assert "town-hall" in scene.options(0)


def test_g_102_everybody_named_is_asked() -> None:
    scene = hall(4).say(0, "town-hall with 1 for 5 with 3 for 5")
    assert scene.table.waiting_for == [1, 3]
    assert scene.options(1) == ["accept", "decline"]


def test_g_102_nobody_in_the_tower_is_a_builder() -> None:
    """G-149."""
    scene = hall().talers(0, 10).talers(1, 20).talers(2, 20).tower(1).say(0, "town-hall")
    assert scene.why(0, "with 1") != ""
    assert "town-hall" not in hall().talers(0, 10).talers(1, 20).talers(2, 0).tower(1).options(0)


def test_g_102_no_proposal_while_a_window_is_open() -> None:
    scene = hall().talers(0, 20).hand(0, "m03").front(1, "b01").say(0, "play m03 at 1")
    assert scene.options(1) == ["pass", "sell b01"]
    assert scene.why(0, "town-hall") != ""


def test_g_102_only_so_many_proposals_a_turn() -> None:
    """G-134, Q-50. After six offers only what can be paid alone is left."""
    scene = hall().talers(0, 10).talers(1, 10).front(0, "b01")
    for _ in range(6):
        scene.say(0, "town-hall with 1 for 6").say(1, "decline")
    assert "town-hall" not in scene.options(0)
    assert "town-hall" in scene.talers(0, 16).options(0)


def test_g_102_all_points_come_in_one_event() -> None:
    """G-124. Two reach 120 together: the one with more points wins, though the proposer is counted first."""
    scene = hall().xp(0, 112).xp(1, 118).talers(0, 8).talers(1, 8).say(0, "town-hall with 1 for 8").say(1, "accept")
    assert [scene.player(seat).xp for seat in (0, 1)] == [118, 124]
    assert scene.table.winners == [1]


def test_g_103_it_belongs_to_nobody_and_never_comes_back() -> None:
    scene = hall().talers(0, 16).say(0, "town-hall").say(0, "build")
    assert [scene.lying(seat) for seat in range(3)] == [[], [], []]
    assert scene.state.discard.counts[scene.board.town_hall] == 0
    assert scene.state.deck.counts[scene.board.town_hall] == 0
    assert "town-hall" not in scene.talers(0, 40).options(0)


def test_g_103_it_is_neither_sold_nor_attacked() -> None:
    scene = plain().town_hall("built").hand(0, "m01", "m02")
    assert scene.options(0) == ["deal", "end"]


def test_g_104_building_it_is_not_playing_a_card() -> None:
    """G-150. It opens no window, and an election may be requested in the same phase."""
    scene = hall().xp(0, 30).talers(0, 16).hand(1, "i01", "i02", "i06").say(0, "town-hall").say(0, "build")
    assert scene.options(1) == []
    assert "request" in scene.options(0)


def test_g_104_it_uses_no_political_slot() -> None:
    scene = hall().talers(0, 30).hand(0, "n09").say(0, "town-hall").say(0, "build")
    assert "play n09" in scene.options(0)

"""Chapter 2.3: the phases of a turn, before and after its actions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene

from zunft.games.gilde.edition import from_text, load
from zunft.games.gilde.state import LOCK_STEP

PLAIN = ("haendler", "geistlicher", "gauner")  # nobody has a larger hand


def plain(seats: int = 3, **chosen: Any) -> Scene:
    return Scene(seats, (*PLAIN, "patron", "handwerker", "gelehrter"), **chosen)


def next_turn(scene: Scene, seat: int = 0) -> Scene:
    """The turn goes on until this seat is in its action phase again."""
    (active,) = scene.table.asked
    assert isinstance(active, int)
    scene.say(active, "end").run_to("actions", seat)
    return scene


def to_start(scene: Scene) -> Scene:
    """Until seat 0 is asked in the window that begins its next turn."""
    turns = len(scene.told("turn-began"))
    while {"seat": 0} not in scene.told("turn-began")[turns:] or not scene.options(0):
        scene.step()
    return scene


def to_refill(scene: Scene) -> Scene:
    """The action phase is over; whoever is asked in its last window passes."""
    return scene.say(0, "end").all_pass()


# --- the frame ------------------------------------------------------------------------------------


def test_g_020_five_phases_in_this_order() -> None:
    """Income and upkeep, then the lock ends, then a card is drawn, then the actions, then the hand is filled."""
    scene = plain().front(1, "d05", "b02/1").talers(1, 0)
    scene.say(0, "end").run_to("actions", 1)
    began = scene.events.index("turn-began")
    assert scene.events[began:] == ["turn-began", "earned", "paid-upkeep", "unlocked", "drew-card"]
    scene.hush()
    scene.say(1, "end").run_to("actions", 2)
    assert scene.events[:4] == ["drew-card"] * 4
    assert scene.events[4] == "turn-began"


def test_g_021_what_lasts_until_the_next_turn_ends_as_it_begins() -> None:
    """Before the turn-start window: there the Bodyguard is gone already."""
    scene = plain().hand(0, "i05").say(0, "play i05")
    assert scene.stat(0, "sabotage-protection") == 3
    scene.say(0, "end").run_to("actions", 2)
    assert scene.stat(0, "sabotage-protection") == 3
    to_start(scene.hand(0, "i06").say(2, "end"))
    assert scene.options(0) == ["pass", "respond i06"]
    assert scene.stat(0, "sabotage-protection") == 0


def test_g_021_annexes_wake_before_the_turn_start_window() -> None:
    scene = plain().front(0, "z08~").hand(0, "i06")
    to_start(scene.say(0, "end"))
    assert scene.options(0)[:2] == ["pass", "respond i06"]
    assert scene.lying(0) == ["z08"]
    assert scene.stat(0, "sabotage-protection") == 2


def test_g_021_the_election_comes_after_the_window_and_before_the_income() -> None:
    """Q-08. Votes bought in the turn-start window count; the income of the turn does not come any more."""
    scene = plain().town_hall("built").xp(0, 30).request(0).hand(0, "i03").talers(0, 3)
    to_start(scene.say(0, "end"))
    scene.say(0, "respond i03").all_pass()
    assert scene.told("has-votes") == [{"seat": 0, "number": 3}]
    scene.hush()
    scene.draw("n02")
    assert "earned" not in scene.events
    assert scene.table.winners == [0]


def test_g_021_all_of_it_happens_in_the_tower_too() -> None:
    """What lasted expires, annexes wake, the own election waits (G-152)."""
    scene = plain().town_hall("built").xp(0, 30).hand(0, "i05").say(0, "play i05")
    scene.front(0, "z08~").request(0).tower(0)
    scene.say(0, "end").run_to("actions", 1)
    scene.say(1, "end")
    while "count-began" not in scene.events:
        scene.step()
    assert scene.lying(0) == ["z08"]
    assert scene.stat(0, "sabotage-protection") == 2
    assert scene.told("count-began") == [{"seat": 0}]


# --- economy --------------------------------------------------------------------------------------


def test_g_030_income_is_two_talers_and_all_yields() -> None:
    """T-07: 4 + 2 + 3 + 2 - 1."""
    scene = plain().front(0, "b01", "b02", "n09").talers(0, 4)
    next_turn(scene)
    assert scene.player(0).talers == 10


def test_g_030_a_business_of_the_own_profession_yields_one_more() -> None:
    """T-08."""
    scene = plain().front(0, "b10", "b02", "n09").talers(0, 4)
    next_turn(scene)
    assert scene.player(0).talers == 11


def test_g_030_other_sources_count() -> None:
    """The Tax Collector, the Ledger and the Wine Cellar bring one taler each."""
    scene = plain().front(0, "n07", "a04", "e10").talers(0, 0)
    next_turn(scene)
    assert scene.player(0).talers == 2 + 3


@pytest.mark.parametrize(("businesses", "income"), [(["b01"], 4), (["b01", "b01"], 7), (["b01", "b01/3"], 4)])
def test_g_030_the_water_mill_needs_two_active_businesses(businesses: list[str], income: int) -> None:
    assert plain().front(0, *businesses, "z07").stat(0, "income") == income


def test_g_031_a_new_business_yields_from_the_next_economy_phase() -> None:
    """T-09."""
    scene = plain().hand(0, "b02").talers(0, 8).say(0, "play b02")
    assert scene.player(0).talers == 0
    next_turn(scene)
    assert scene.player(0).talers == 5


def test_g_031_an_annex_sleeps_until_the_next_own_turn() -> None:
    """Q-09. Also one that is not about income."""
    scene = plain().front(0, "b01").hand(0, "z01", "z08").talers(0, 8)
    scene.say(0, "play z01").say(0, "play z08")
    assert scene.lying(0) == ["b01", "z01~", "z08~"]
    assert (scene.stat(0, "income"), scene.stat(0, "sabotage-protection")) == (4, 0)
    scene.say(0, "end").run_to("actions", 1)
    assert scene.lying(0) == ["b01", "z01~", "z08~"]
    next_turn(scene)
    assert scene.lying(0) == ["b01", "z01", "z08"]
    assert scene.told("earned")[-1] == {"seat": 0, "number": 5}


def test_g_031_an_annex_that_is_bought_sleeps_again() -> None:
    """G-132. It wakes in the buyer's next turn."""
    scene = plain().front(1, "b01", "z01").front(0, "b01")
    scene.say(0, "ask z01 of 1 for 4").say(1, "accept")
    assert scene.lying(0) == ["b01", "z01~"]
    next_turn(scene)
    assert scene.lying(0) == ["b01", "z01"]


def test_g_031_a_dormant_annex_can_be_sold() -> None:
    scene = plain().front(0, "z01~").talers(0, 0).say(0, "sell z01")
    assert scene.player(0).talers == 2 + 1
    assert scene.lying(0) == []


def test_g_031_a_dormant_annex_can_be_attacked() -> None:
    scene = plain().front(1, "z01~").hand(0, "m02")
    scene.say(0, "play m02 at 1 z01").all_pass().draw("n04").all_pass()
    assert scene.lying(1) == []


def test_g_031_locked_while_dormant_both_must_be_over() -> None:
    """It wakes when the turn begins, but works only when the lock has ended as well."""
    scene = plain().front(0, "b01", "z01/2~").talers(0, 0)
    assert scene.lying(0) == ["b01", "z01/2~"]
    for lying, income in (("z01/1", 4), ("z01", 4), ("z01", 5)):
        next_turn(scene)
        assert scene.lying(0) == ["b01", lying]
        assert scene.told("earned")[-1] == {"seat": 0, "number": income}


def test_g_032_upkeep_of_all_own_cards_is_paid() -> None:
    scene = plain().front(0, "d03", "n03", "n07").talers(0, 10)
    next_turn(scene)
    assert scene.told("paid-upkeep") == [{"seat": 0, "number": 4}]
    assert scene.player(0).talers == 10 + 3 - 4


def test_g_033_income_then_debts_then_upkeep() -> None:
    """Q-10. The income helps to pay a loan, and what is left of it the upkeep."""
    scene = plain().talers(1, 5).front(0, "b02", "n09").talers(0, 0)
    scene.say(0, "borrow 3 of 1 repay 4 in 1").say(1, "accept")
    scene.hand(0).talers(0, 0)
    next_turn(scene)
    told = [name for name in scene.events if name in {"earned", "fell-due", "paid-debt", "paid-upkeep"}]
    assert told[-4:] == ["earned", "fell-due", "paid-debt", "paid-upkeep"]
    assert scene.player(0).talers == 0 + 5 - 4 - 1


def test_g_033_income_arrives_in_the_tower_too() -> None:
    scene = plain().front(0, "b02").talers(0, 0).tower(0)
    scene.run_to("actions", 1)
    scene.say(1, "end").run_to("actions", 2)
    scene.say(2, "end").run_to("actions", 0)
    assert scene.player(0).talers == 5


def test_g_033_who_cannot_pay_the_debts_owes_no_upkeep() -> None:
    """Q-44. The cash goes to the creditor and the upkeep of this turn is not charged."""
    scene = plain().talers(1, 9).front(0, "n09")
    scene.say(0, "borrow 9 of 1 repay 18 in 1").say(1, "accept")
    scene.talers(0, 0)
    to_payment(scene).say(0, "tower")
    assert scene.told("paid-debt") == [{"seat": 0, "to": 1, "number": 2}]
    assert scene.told("paid-upkeep") == []
    assert scene.table.view(None)["active"] == 1  # and the turn is over
    assert scene.table.view(None)["owed"] == [{"number": 1, "seat": 0, "to": 1, "talers": 16, "turns": 0}]


def to_payment(scene: Scene) -> Scene:
    """Until seat 0 is asked how it pays."""
    scene.say(0, "end")
    while "tower" not in scene.options(0):
        scene.step()
    return scene


def test_g_034_who_is_short_may_sell_ask_or_sit_out() -> None:
    """Q-11. Nobody is forced to sell."""
    scene = to_payment(plain().front(0, "d06", "b01/1", "e01", "a12").talers(0, 0))
    assert scene.player(0).talers == 2
    assert set(scene.options(0)) == {"use a12", "sell e01", "sell a12", "release d06", "deal", "tower"}
    scene.say(0, "tower")
    assert scene.lying(0) == ["a12", "b01", "d06", "e01"]
    assert scene.player(0).tower == 1


def test_g_034_as_soon_as_the_cash_is_enough_it_is_paid() -> None:
    scene = to_payment(plain().front(0, "d06", "e01").talers(0, 0))
    scene.say(0, "sell e01")
    assert scene.told("paid-upkeep") == [{"seat": 0, "number": 3}]
    assert scene.player(0).talers == 2 + 3 - 3


def test_g_034_with_enough_cash_there_is_no_choice() -> None:
    scene = plain().front(0, "d06", "e01").talers(0, 1)
    next_turn(scene)
    assert scene.player(0).talers == 0
    assert scene.lying(0) == ["d06", "e01"]


def test_g_035_released_before_the_upkeep_nothing_is_due() -> None:
    """Q-12. Without refund, to the discard pile."""
    scene = to_payment(plain().front(0, "d06", "n09").talers(0, 0))
    scene.say(0, "release d06")
    assert scene.told("paid-upkeep") == [{"seat": 0, "number": 1}]
    assert scene.player(0).talers == 1
    assert scene.table.view(None)["discard"]["top"] == "d06"


def test_g_035_in_the_window_that_begins_and_that_ends_the_own_turn() -> None:
    scene = plain().front(0, "n09", "d05").say(0, "end")
    assert scene.options(0) == ["pass", "release n09", "release d05"]
    to_start(scene.say(0, "release n09").say(0, "pass"))
    assert scene.options(0) == ["pass", "release d05"]
    scene.say(0, "release d05").run_to("actions", 0)
    assert scene.told("paid-upkeep") == []


def test_g_035_not_in_the_turn_of_another() -> None:
    scene = plain().front(1, "n09").hand(1, "i06").say(0, "end")
    assert scene.options(1) == ["pass", "respond i06"]


def test_g_035_a_locked_one_cannot_be_released() -> None:
    scene = plain().front(0, "n09/2", "d05")
    assert "release d05" in scene.options(0)
    assert "release n09" not in scene.options(0)


# --- unlock ---------------------------------------------------------------------------------------


def test_g_040_a_lock_of_two_takes_two_incomes() -> None:
    """T-10, Q-13. The counter goes 2, 1, 0."""
    scene = plain().front(0, "b02/2").talers(0, 0)
    for lying, income in (("b02/1", 2), ("b02", 2), ("b02", 5)):
        next_turn(scene)
        assert scene.lying(0) == [lying]
        assert scene.told("earned")[-1] == {"seat": 0, "number": income}


def test_g_040_the_locks_of_others_do_not_count_down() -> None:
    scene = plain().front(1, "b01/3")
    next_turn(scene, 1)
    assert scene.lying(1) == ["b01/2"]
    next_turn(scene, 0)
    assert scene.lying(1) == ["b01/2"]


def test_g_040_in_the_tower_too_exactly_once() -> None:
    scene = plain().front(1, "b01/3").tower(1)
    next_turn(scene, 2)
    assert scene.lying(1) == ["b01/2"]


def test_g_040_who_stays_in_the_tower_has_no_further_phase() -> None:
    """G-149. The lock counts down, no card is drawn."""
    scene = plain().talers(1, 9).front(0, "b01/3").hand(0)
    scene.say(0, "borrow 9 of 1 repay 18 in 1").say(1, "accept")
    to_payment(scene.talers(0, 0))
    held = scene.player(0).hand.count
    scene.say(0, "tower")
    assert (scene.lying(0), scene.player(0).hand.count) == (["b01/2"], held)
    assert scene.table.view(None)["active"] == 1


def test_g_041_a_card_unlocked_now_yields_next_turn() -> None:
    scene = plain().front(0, "b02/1").talers(0, 0)
    next_turn(scene)
    assert (scene.player(0).talers, scene.lying(0)) == (2, ["b02"])


def test_g_042_the_town_hall_in_the_centre_is_not_unlocked() -> None:
    scene = plain().town_hall("centre")
    next_turn(scene)
    assert scene.table.view(None)["town_hall"] == "centre"
    assert "unlocked" not in scene.events


def test_g_043_the_larger_of_two_locks_stays() -> None:
    """A Scandal for one round in the window of a Slander for two."""
    scene = plain().front(1, "n09").hand(0, "m05").hand(2, "i07")
    scene.say(0, "play m05 at 1 n09")
    scene.say(2, "respond i07 at 1 n09").all_pass()
    assert scene.lying(1) == ["n09/1"]
    scene.draw("n04").all_pass()
    assert scene.lying(1) == ["n09/2"]


def test_g_043_a_longer_lock_stays() -> None:
    scene = plain().front(1, "n09").hand(0, "m05")
    scene.say(0, "play m05 at 1 n09").all_pass()
    scene.player(1).estate[0] += 5 * LOCK_STEP
    scene.draw("n04").all_pass()
    assert scene.lying(1) == ["n09/5"]


def test_g_043_only_active_cards_are_chosen() -> None:
    scene = plain().front(1, "b01/1", "b02", "b04").hand(0, "m01").say(0, "play m01")
    assert scene.options(0) == ["at 1 b02", "at 1 b04"]


def test_g_043_a_card_is_not_aimed_at_when_all_are_locked() -> None:
    scene = plain().front(1, "b01/1").hand(0, "m01")
    assert "play m01" not in scene.options(0)


# --- draw -----------------------------------------------------------------------------------------


def test_g_050_one_card_is_drawn_without_a_limit() -> None:
    scene = plain().hand(1, "b01", "b02", "b03", "b04", "b05", "b06", "b07")
    next_turn(scene, 1)
    assert scene.player(1).hand.count == 8
    assert len(scene.told("drew", 1)) == 1


# --- discard and refill ---------------------------------------------------------------------------


def test_g_070_the_surplus_is_discarded_and_nothing_drawn() -> None:
    """T-11: seven cards and a limit of five."""
    scene = to_refill(plain().hand(0, "b01", "b02", "b03", "b04", "b05", "b06", "b07"))
    assert scene.options(0) == [f"discard b0{at}" for at in range(1, 8)]
    scene.say(0, "discard b02").say(0, "discard b04")
    assert scene.cards_of(0) == ["b01", "b03", "b05", "b06", "b07"]
    assert scene.table.view(None)["active"] == 1
    assert "drew-card" not in scene.events[: scene.events.index("turn-began")]


def test_g_070_over_the_limit_there_is_no_further_discard() -> None:
    """Q-16. With one card too many exactly one goes, and no "keep" is offered."""
    scene = to_refill(plain().hand(0, "b01", "b02", "b03", "b04", "b05", "b06"))
    assert "keep" not in scene.options(0)
    scene.say(0, "discard b06")
    assert scene.player(0).hand.count == 5
    assert scene.options(0) == []


def test_g_070_the_limit_has_modifiers() -> None:
    """A Study, the Eyeglasses and the Town Clerk: eight."""
    scene = to_refill(plain().front(0, "e06", "a06", "n01").hand(0, "b01", "b02", "b03", "b04", "b05", "b06", "b07"))
    assert scene.stat(0, "hand-limit") == 8
    assert "keep" in scene.options(0)


def test_g_070_equal_cards_are_one_option() -> None:
    scene = to_refill(plain().hand(0, "b01", "b01", "b02", "b02", "b03", "b03", "b04"))
    assert scene.options(0) == ["discard b01", "discard b02", "discard b03", "discard b04"]
    scene.say(0, "discard b01").say(0, "discard b01")
    assert scene.cards_of(0) == ["b02", "b02", "b03", "b03", "b04"]


def test_g_070_a_hand_of_equal_cards_goes_by_force() -> None:
    """There is nothing to choose among equal cards, so nobody is asked."""
    text = load("tiny").text.replace("hand_limit = 4", "hand_limit = 1")
    scene = to_refill(plain(edition=from_text(text, "my.toml")).hand(0, "b01", "b01", "b01"))
    assert scene.cards_of(0) == ["b01"]
    assert scene.told("discarded") == [{"seat": 0, "card": "b01"}] * 2


def test_g_071_one_card_may_go_before_the_hand_is_filled() -> None:
    """T-12: three cards, one goes, three are drawn."""
    scene = to_refill(plain().hand(0, "b01", "b02", "b03"))
    assert scene.options(0) == ["discard b01", "discard b02", "discard b03", "keep"]
    scene.say(0, "discard b02").draw("b04", "b05", "b06")
    assert scene.cards_of(0) == ["b01", "b03", "b04", "b05", "b06"]
    assert scene.table.view(None)["active"] == 1


@pytest.mark.parametrize(("move", "drawn"), [("keep", 0), ("discard b05", 1)])
def test_g_071_a_full_hand_may_change_one_card(move: str, drawn: int) -> None:
    """T-13."""
    scene = to_refill(plain().hand(0, "b01", "b02", "b03", "b04", "b05")).say(0, move)
    before = len(scene.told("drew", 0))
    scene.draw(*["b06"] * drawn)
    assert len(scene.told("drew", 0)) - before == drawn
    assert scene.player(0).hand.count == 5
    assert scene.table.view(None)["active"] == 1


def test_g_071_only_one_card_may_go() -> None:
    scene = to_refill(plain().hand(0, "b01", "b02")).say(0, "discard b01")
    assert scene.table.chance_is_asked
    assert scene.cards_of(0) == ["b02"]


def test_g_071_without_cards_nobody_is_asked() -> None:
    scene = to_refill(plain())
    scene.draw("b01", "b02", "b03", "b04", "b05")
    assert scene.table.view(None)["active"] == 1


def test_g_072_the_limit_is_checked_only_at_the_end_of_the_own_turn() -> None:
    """Studies: nine cards in hand, and nothing goes before phase 5; nor in the turn of another."""
    scene = plain().hand(0, "m11", "b01", "b02", "b03", "b04", "b05", "b06").say(0, "play m11").draw("b07", "b08")
    assert scene.player(0).hand.count == 8
    assert "end" in scene.options(0)
    other = plain().hand(1, "b01", "b02", "b03", "b04", "b05", "b06", "b07", "b08")
    other.say(0, "end").run_to("actions", 1)
    assert other.player(1).hand.count == 9

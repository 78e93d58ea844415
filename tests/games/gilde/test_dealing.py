"""Sales, trades, gifts and loans: what may be offered, to whom, at what price, and what the other side answers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene

from zunft import Table, replay


def purses(scene: Scene) -> list[int]:
    """The talers of all players."""
    return [int(scene.player(seat).talers) for seat in range(scene.table.seats)]


def owed(scene: Scene) -> list[tuple[int, int | str, int, int]]:
    """Loans and debts: who owes, to whom, how much, and in how many turns."""
    rows: list[dict[str, Any]] = scene.table.view(None)["owed"]
    return [(row["seat"], row["to"], row["talers"], row["turns"]) for row in rows]


def asked(scene: Scene, seat: int) -> str:
    """The name of the question that a seat is asked; "" when it is not."""
    question = scene.table.question(seat)
    return question["key"].rpartition(".")[2] if question else ""


def next_turn(scene: Scene, seat: int) -> Scene:
    """On by defaults to the action phase of this seat's next turn."""
    if scene.table.view(None)["active"] == seat:
        scene.say(seat, "end")
    scene.run_to("actions", seat)
    return scene


# --- sales to the pile ----------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "talers"), [("b02", 4), ("e01", 2), ("a03", 1), ("z08", 2), ("b03", 6)])
def test_g_130_half_the_original_cost_rounded_down(card: str, talers: int) -> None:
    """G-130, G-004. Half of 8, 5, 3, 4 and 12; the card lies on top of the discard pile."""
    scene = Scene().front(0, card).say(0, f"sell {card}")
    assert (purses(scene)[0], scene.lying(0)) == (12 + talers, [])
    assert scene.table.view(None)["discard"]["top"] == card
    assert scene.told("sold") == [{"seat": 0, "card": card, "number": talers}]


def test_g_130_a_locked_possession_cannot_be_sold() -> None:
    scene = Scene().front(0, "b02/1", "b02", "e01/2")
    assert [text for text in scene.options(0) if text.startswith("sell")] == ["sell b02"]
    scene.say(0, "sell b02")
    assert scene.lying(0) == ["b02/1", "e01/2"]
    assert scene.why(0, "sell b02")


def test_g_130_a_dormant_annex_can_be_sold_and_goes_first() -> None:
    """G-031, Q-52. Of equal cards the dormant one is parted with."""
    scene = Scene().front(0, "z07", "z07~").say(0, "sell z07")
    assert scene.lying(0) == ["z07"]


def test_g_130_a_card_may_be_sold_in_the_turn_it_was_laid_out() -> None:
    """G-122, G-125. Its experience stays, the sale gives none."""
    scene = Scene().hand(0, "b01").say(0, "play b01").say(0, "sell b01")
    assert (purses(scene)[0], scene.player(0).xp, scene.lying(0)) == (10, 2, [])


def test_g_130_who_is_short_of_money_for_an_instant_may_sell_in_its_window() -> None:
    """Q-51. Seat 2 is not attacked; without the instant it would not be asked at all."""
    scene = Scene().hand(0, "m01").front(1, "b01").front(2, "b02").hand(2, "i01").talers(2, 0)
    scene.say(0, "play m01 at 1 b01")
    assert scene.options(2) == ["pass", "sell b02"]
    scene.say(2, "sell b02").say(1, "pass")
    assert scene.options(2) == ["pass", "respond i01"]


def test_g_130_a_window_that_does_not_concern_one_offers_no_sale() -> None:
    """Q-51. Only the owner of the card that is aimed at is asked."""
    scene = Scene().hand(0, "m01").front(1, "b01", "e01").front(2, "b02").say(0, "play m01 at 1 b01")
    assert scene.table.waiting_for == [1]
    assert scene.options(1) == ["pass", "sell b01", "sell e01"]


def test_g_130_possessions_may_be_sold_in_the_window_that_starts_the_own_turn() -> None:
    scene = Scene().front(1, "b01").front(2, "b02").say(0, "end")
    scene.draw(*["m01", "m03", "m05", "m09", "m11", "i01"])
    assert scene.table.waiting_for == [1]
    assert scene.options(1) == ["pass", "sell b01"]
    scene.say(1, "sell b01")
    assert purses(scene)[1] == 12 + 3 + 2  # the merchant's sale, and then the income without it


# --- trades ---------------------------------------------------------------------------------------


def test_t_06_g_131_at_most_twice_the_original_cost() -> None:
    """T-06. Original cost 8: 16 is legal, 17 is not."""
    scene = Scene().front(0, "b02").talers(1, 30)
    assert scene.why(0, "offer b02 to 1 for 16") == ""
    assert scene.why(0, "offer b02 to 1 for 17")
    scene.say(0, "offer b02 to 1 for 16").say(1, "accept")
    assert purses(scene)[:2] == [28, 14]


def test_t_06_g_131_the_same_for_who_asks_for_a_card() -> None:
    scene = Scene().front(1, "b02").talers(0, 30)
    assert scene.why(0, "ask b02 of 1 for 16") == ""
    assert scene.why(0, "ask b02 of 1 for 17")


def test_g_131_both_must_agree() -> None:
    scene = Scene().front(0, "b02").say(0, "offer b02 to 1 for 9")
    assert (scene.table.asked, asked(scene, 1)) == ([1], "consent")
    assert scene.options(1) == ["accept", "decline"]
    scene.say(1, "accept")
    assert (scene.lying(0), scene.lying(1), purses(scene)) == ([], ["b02"], [21, 3, 12])
    assert scene.events == ["offered", "accepted", "traded"]


def test_g_131_a_declined_offer_changes_nothing() -> None:
    scene = Scene().front(0, "b02").say(0, "offer b02 to 1 for 9").say(1, "decline")
    assert (scene.lying(0), scene.lying(1), purses(scene)) == (["b02"], [], [12, 12, 12])
    assert scene.events == ["offered", "declined"]
    assert asked(scene, 0) == "action"


def test_g_131_a_card_may_be_given_away_for_nothing() -> None:
    """Q-31. The text knows a highest price only."""
    scene = Scene().front(0, "e01").say(0, "offer e01 to 2 for 0").say(2, "accept")
    assert (scene.lying(2), purses(scene)) == (["e01"], [12, 12, 12])


def test_g_131_no_price_is_above_what_the_buyer_has() -> None:
    scene = Scene().front(0, "b02").talers(1, 10)
    assert scene.why(0, "offer b02 to 1 for 10") == ""
    assert scene.why(0, "offer b02 to 1 for 11")


def test_g_131_a_sale_bonus_is_not_paid_in_trades() -> None:
    """5.2. Seat 1 is a merchant: one taler more from the discard pile, none from other players."""
    scene = Scene().front(1, "b02").say(0, "ask b02 of 1 for 5").say(1, "accept")
    assert purses(scene) == [7, 17, 12]


@pytest.mark.parametrize("card", ["b02/1", "d07", "n09", "d05/2"])
def test_g_131_g_098_locked_and_political_cards_are_not_traded(card: str) -> None:
    scene = Scene().front(0, card).front(1, "n10")
    key = card.partition("/")[0]
    assert scene.why(0, f"offer {key} to 1 for 1")
    assert scene.why(0, "ask n10 of 1 for 1")
    scene.say(0, "deal")
    assert scene.options(0) == ["give", "lend", "beg", "borrow"]


def test_g_133_hand_cards_are_neither_offered_nor_asked_for() -> None:
    """G-133, Q-32."""
    scene = Scene().hand(0, "b02").hand(1, "b05")
    assert scene.why(0, "offer b02 to 1 for 1")
    assert scene.why(0, "ask b05 of 1 for 1")


# --- the buyer ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "full"), [("b02", ("b01", "b04/1")), ("e01", ("e02", "e02")), ("a03", ("a01", "a02/1"))]
)
def test_g_132_the_buyer_must_have_room(card: str, full: tuple[str, ...]) -> None:
    """G-132, G-082, G-084, G-090. Two businesses, two extensions, two artefacts; locked ones count."""
    scene = Scene().front(0, card).front(1, *full)
    assert scene.why(0, f"offer {card} to 1 for 1")
    assert scene.why(0, f"offer {card} to 2 for 1") == ""


def test_g_132_who_asks_for_a_card_must_have_room() -> None:
    scene = Scene().front(1, "b02", "e01").front(0, "b01", "b04")
    assert scene.why(0, "ask b02 of 1 for 1")
    assert scene.why(0, "ask e01 of 1 for 1") == ""
    scene.say(0, "sell b01")
    assert scene.why(0, "ask b02 of 1 for 1") == ""


def test_g_132_annexes_need_no_room_but_their_requirement() -> None:
    """G-085. The Water Mill needs two businesses."""
    scene = Scene().front(0, "z07", "z08").front(1, "b01", "b04")
    assert scene.why(0, "offer z08 to 2 for 1") == ""
    assert scene.why(0, "offer z07 to 2 for 1")
    assert scene.why(0, "offer z07 to 1 for 1") == ""


def test_g_132_the_buyer_must_meet_the_requirement() -> None:
    """The Inn is for Denizens."""
    scene = Scene().xp(0, 18).front(0, "b03").xp(1, 17).xp(2, 18)
    assert scene.why(0, "offer b03 to 1 for 1")
    assert scene.why(0, "offer b03 to 2 for 1") == ""


def test_g_132_what_nobody_can_take_is_not_offered() -> None:
    scene = Scene().front(0, "b03").say(0, "deal")
    assert scene.options(0) == ["give", "lend", "beg", "borrow"]


def test_g_132_g_125_a_trade_gives_no_experience() -> None:
    scene = Scene().front(0, "b02").say(0, "offer b02 to 1 for 9").say(1, "accept")
    assert [scene.player(seat).xp for seat in range(3)] == [0, 0, 0]
    assert "experience" not in scene.events


def test_g_132_a_business_yields_for_its_buyer_from_the_next_economy_phase_on() -> None:
    scene = Scene().front(0, "b02").say(0, "offer b02 to 1 for 9").say(1, "accept")
    next_turn(scene, 1)
    assert purses(scene)[1] == 3 + 2 + 3


def test_g_132_g_031_an_annex_is_dormant_again_for_its_buyer() -> None:
    """G-031, Q-49. It wakes at the start of the buyer's next turn."""
    scene = Scene().front(0, "z08").say(0, "offer z08 to 1 for 4").say(1, "accept")
    assert scene.lying(1) == ["z08~"]
    assert scene.stat(1, "sabotage-protection") == 0
    next_turn(scene, 1)
    assert (scene.lying(1), scene.stat(1, "sabotage-protection")) == (["z08"], 2)


def test_g_132_a_buyer_on_turn_waits_a_round_for_a_bought_annex() -> None:
    scene = Scene().front(1, "z08").say(0, "ask z08 of 1 for 4").say(1, "accept")
    next_turn(scene, 1)
    assert scene.lying(0) == ["z08~"]
    next_turn(scene, 0)
    assert scene.lying(0) == ["z08"]


def test_g_132_a_bought_artefact_can_be_used_at_once() -> None:
    scene = Scene().front(1, "a12").say(0, "ask a12 of 1 for 2").say(1, "accept").say(0, "use a12")
    assert (purses(scene)[:2], scene.lying(0)) == ([15, 14], [])


def test_g_132_an_artefact_that_was_used_and_is_locked_cannot_travel() -> None:
    """G-092. The Lucky Dice are locked for two rounds when they are used."""
    scene = Scene().hand(0, "m03").front(0, "a11").say(0, "play m03 at 1").draw("b01").say(0, "respond a11")
    scene.draw("b01")
    assert scene.lying(0) == ["a11/2"]
    assert scene.why(0, "offer a11 to 1 for 1")


def test_q_52_of_equal_cards_the_dormant_one_is_traded() -> None:
    """G-131, Q-52."""
    scene = Scene().front(0, "z07", "z07~").front(1, "b01", "b04").say(0, "offer z07 to 1 for 1").say(1, "accept")
    assert (scene.lying(0), scene.lying(1)) == (["z07"], ["b01", "b04", "z07~"])


def test_g_093_who_sells_the_room_must_part_with_what_stood_in_it() -> None:
    """G-093. The Strongroom is traded: three artefacts for two slots, before anything else goes on."""
    scene = Scene().front(0, "e04", "a01", "a03", "a04").say(0, "offer e04 to 1 for 5").say(1, "accept")
    assert asked(scene, 0) == "fit"
    scene.say(0, "discard a04")
    assert (scene.lying(0), asked(scene, 0)) == (["a01", "a03"], "action")


# --- the protocol ---------------------------------------------------------------------------------


def test_g_134_only_the_active_player_is_asked_for_offers() -> None:
    """Everybody else deals out of turn, unasked."""
    scene = Scene().front(1, "b02").front(0, "b01")
    for text in ("deal", "offer b02", "ask b01 of 0", "give"):
        assert scene.why(1, text) == "not-asked"
    for text in ("offer b02 to 0 for 3", "ask b01 of 0 for 3", "give 1 to 0"):
        assert scene.table.is_unasked(1, text)
        assert not scene.table.is_unasked(0, text)


def test_g_134_nobody_is_asked_for_offers_while_a_window_is_open() -> None:
    scene = Scene().hand(0, "m01", "i05").front(1, "b01").say(0, "play m01 at 1 b01")
    assert scene.table.waiting_for == [0, 1]
    assert scene.why(0, "deal") == "no-deals-in-windows"
    assert scene.options(0) == ["pass", "respond i05"]


def test_g_134_six_offers_requests_and_gifts_in_one_turn() -> None:
    """G-134, Q-50. Whether they are accepted or not; in the next turn there are six again."""
    scene = Scene().front(0, "b02").front(1, "e01")
    scene.say(0, "offer b02 to 1 for 9").say(1, "decline").say(0, "ask e01 of 1 for 3").say(1, "decline")
    scene.say(0, "give 1 to 2").say(0, "beg 1 of 2").say(2, "decline")
    scene.say(0, "lend 1 to 2 repay 1 in 1").say(2, "decline")
    assert scene.table.view(None)["offers_left"] == 1
    scene.say(0, "borrow 1 of 2 repay 1 in 1").say(2, "accept")
    assert scene.table.view(None)["offers_left"] == 0
    assert "deal" not in scene.options(0)
    assert scene.why(0, "give 1 to 2")
    next_turn(scene, 1)
    assert scene.table.view(None)["offers_left"] == 6
    assert "deal" in scene.options(1)


def test_g_134_a_proposal_for_the_town_hall_is_one_of_them() -> None:
    scene = Scene().town_hall("centre")
    scene.say(0, "town-hall with 1 for 8").say(1, "decline")
    assert scene.table.view(None)["offers_left"] == 5


def test_g_134_half_an_offer_does_not_count() -> None:
    scene = Scene().front(0, "b02").say(0, "deal").say(0, "offer b02")
    scene.table.undo(0)
    scene.table.undo(0)
    assert scene.table.view(None)["offers_left"] == 6


def test_g_142_a_claim_can_be_settled_when_all_offers_are_made() -> None:
    """G-134 counts offers, requests, gifts and proposals; to forgive and to extend is neither of them."""
    scene = Scene().front(0, "b02").say(0, "lend 2 to 1 repay 2 in 3").say(1, "accept")
    for _ in range(5):
        scene.say(0, "give 1 to 2")
    assert scene.table.view(None)["offers_left"] == 0
    assert scene.why(0, "give 1 to 2")
    assert scene.why(0, "extend 1 by 1") == ""
    assert scene.why(0, "deal forgive 1") == ""


def test_g_149_nobody_deals_with_a_player_in_the_tower() -> None:
    """G-143, G-149."""
    scene = Scene().front(0, "b02").front(1, "e01").tower(1)
    for text in ("offer b02 to 1 for 3", "ask e01 of 1 for 3", "give 1 to 1", "beg 1 of 1"):
        assert scene.why(0, text)
    assert scene.why(0, "lend 1 to 1 repay 1 in 1")
    assert scene.why(0, "borrow 1 of 1 repay 1 in 1")
    assert scene.why(0, "give 1 to 2") == ""


def test_g_149_with_everybody_else_in_the_tower_there_is_nothing_to_deal_in() -> None:
    scene = Scene().front(0, "b02").tower(1).tower(2)
    assert scene.options(0) == ["sell b02", "end"]


# --- phrases and their steps ----------------------------------------------------------------------

STEPS = {
    "offer b02 to 1 for 9": ["deal", "offer b02", "to 1", "for 9"],
    "ask e01 of 1 for 4": ["deal", "ask e01 of 1", "for 4"],
    "give 3 to 2": ["deal", "give", "to 2", "talers 3"],
    "beg 3 of 2": ["deal", "beg", "of 2", "talers 3"],
    "lend 5 to 2 repay 6 in 1": ["deal", "lend", "to 2", "talers 5", "repay 6", "in 1"],
    "borrow 5 of 2 repay 6 in 1": ["deal", "borrow", "of 2", "talers 5", "repay 6", "in 1"],
}


@pytest.mark.parametrize("phrase", STEPS)
def test_g_134_a_phrase_stands_for_its_steps(phrase: str) -> None:
    whole, single = Scene(), Scene()
    for scene in (whole, single):
        scene.front(0, "b02").front(1, "e01")
    whole.say(0, phrase)
    for step in STEPS[phrase]:
        single.say(0, step)
    assert whole.table.fingerprint() == single.table.fingerprint()
    assert whole.table.asked == single.table.asked


@pytest.mark.parametrize("phrase", STEPS)
def test_g_134_a_phrase_may_go_on_where_the_deal_was_begun(phrase: str) -> None:
    whole, begun = Scene(), Scene()
    for scene in (whole, begun):
        scene.front(0, "b02").front(1, "e01")
    whole.say(0, phrase)
    begun.say(0, "deal").say(0, phrase)
    assert whole.table.fingerprint() == begun.table.fingerprint()


def test_g_142_the_phrases_for_claims() -> None:
    """``extend 1 by 2`` and ``deal forgive 1``; both may go on where the deal was begun."""
    scene = Scene().say(0, "lend 5 to 2 repay 6 in 1").say(2, "accept").say(0, "deal").say(0, "extend 1")
    assert scene.options(0) == [f"by {turns}" for turns in range(1, 6)]
    scene.say(0, "by 2").say(0, "extend 1 by 1")
    assert owed(scene) == [(2, 0, 6, 4)]
    twin = scene.table.copy()
    twin.play(0, "deal forgive 1")
    scene.say(0, "deal").say(0, "forgive 1")
    assert (owed(scene), twin.view(None)["owed"]) == ([], [])


def test_g_134_a_step_with_one_answer_is_given_by_force() -> None:
    """With two players there is only one to whom; the phrase names it all the same."""
    scene = Scene(2).front(0, "b02").say(0, "deal").say(0, "offer b02")
    assert scene.options(0)[0] == "for 0"
    assert Scene(2).front(0, "b02").why(0, "offer b02 to 1 for 9") == ""


def test_g_134_the_steps_ask_what_their_offer_is_about() -> None:
    scene = Scene().front(0, "b02").say(0, "deal").say(0, "offer b02")
    assert (asked(scene, 0), scene.options(0)) == ("to", ["to 1", "to 2"])
    scene.say(0, "to 2")
    assert (asked(scene, 0), scene.options(0)) == ("price", [f"for {price}" for price in range(13)])


def test_g_134_a_half_made_offer_is_taken_back_step_by_step() -> None:
    scene = Scene().front(0, "b02")
    prints = [scene.table.fingerprint()]
    for step in ("deal", "offer b02", "to 1"):
        prints.append(scene.say(0, step).table.fingerprint())
    for earlier in reversed(prints[:-1]):
        scene.table.undo(0)
        assert scene.table.fingerprint() == earlier
    assert asked(scene, 0) == "action"


def test_g_134_an_offer_said_in_one_breath_is_taken_back_in_one() -> None:
    scene = Scene().front(0, "b02")
    before = scene.table.fingerprint()
    scene.say(0, "offer b02 to 1 for 9")
    scene.table.undo(0)
    assert scene.table.fingerprint() == before


def test_g_134_an_answer_ends_undo_for_who_made_the_offer() -> None:
    scene = Scene().front(0, "b02").say(0, "offer b02 to 1 for 9").say(1, "decline")
    assert not scene.table.can_undo(0)


def test_g_134_others_are_told_of_an_offer_when_it_is_complete() -> None:
    scene = Scene().front(0, "b02").say(0, "deal").say(0, "offer b02").say(0, "to 1")
    assert scene.events == []
    scene.say(0, "for 9")
    assert scene.told("offered", 2) == [{"seat": 0, "card": "b02", "to": 1, "number": 9}]


# --- gifts ----------------------------------------------------------------------------------------


def test_g_141_a_gift_needs_no_consent() -> None:
    """G-141, G-143."""
    scene = Scene().say(0, "give 3 to 2")
    assert (purses(scene), asked(scene, 0)) == ([9, 12, 15], "action")
    assert scene.told("gave") == [{"seat": 0, "to": 2, "number": 3}]


def test_g_143_a_gift_is_at_least_one_taler_and_at_most_all() -> None:
    scene = Scene()
    assert scene.why(0, "give 0 to 2")
    assert scene.why(0, "give 12 to 2") == ""
    assert scene.why(0, "give 13 to 2")
    assert scene.why(0, "give 1 to 0")


def test_g_140_a_request_for_talers_is_granted_or_not() -> None:
    scene = Scene().say(0, "beg 5 of 2")
    assert scene.table.waiting_for == [2]
    scene.say(2, "accept")
    assert (purses(scene), owed(scene)) == ([17, 12, 7], [])
    scene.say(0, "beg 5 of 1").say(1, "decline")
    assert purses(scene) == [17, 12, 7]


def test_g_140_nobody_is_asked_for_more_than_there_is() -> None:
    scene = Scene().talers(1, 4).talers(2, 0)
    assert scene.why(0, "beg 5 of 1")
    assert scene.why(0, "beg 4 of 1") == ""
    assert scene.why(0, "beg 1 of 2")


def test_g_143_who_has_nothing_can_only_ask() -> None:
    scene = Scene().talers(0, 0).say(0, "deal")
    assert scene.options(0) == ["beg", "borrow"]


def test_g_143_where_nobody_has_anything_there_is_no_deal() -> None:
    scene = Scene().talers(0, 0).talers(1, 0).talers(2, 0)
    assert scene.options(0) == ["end"]


# --- loans ----------------------------------------------------------------------------------------


def test_g_142_a_loan_is_offered_and_accepted() -> None:
    scene = Scene().say(0, "lend 5 to 2 repay 6 in 3")
    question = scene.table.question(2)
    assert question
    assert question["args"] == {"deal": "lend", "seat": 0, "subject": 5, "price": 6, "turns": 3}
    scene.say(2, "accept")
    assert (purses(scene), owed(scene)) == ([7, 12, 17], [(2, 0, 6, 3)])
    assert scene.told("lent") == [{"seat": 0, "to": 2, "number": 5, "repay": 6, "turns": 3}]


def test_g_142_a_loan_is_asked_for_and_accepted() -> None:
    scene = Scene().say(0, "borrow 5 of 2 repay 6 in 3").say(2, "accept")
    assert (purses(scene), owed(scene)) == ([17, 12, 7], [(0, 2, 6, 3)])


@pytest.mark.parametrize("deal", ["lend 5 to 2 repay 6 in 3", "borrow 5 of 2 repay 6 in 3"])
def test_g_142_both_must_accept_a_loan(deal: str) -> None:
    scene = Scene().say(0, deal).say(2, "decline")
    assert (purses(scene), owed(scene)) == ([12, 12, 12], [])


def test_g_142_the_repayment_is_from_the_principal_to_twice_the_principal() -> None:
    """Q-33."""
    scene = Scene()
    legal = [sum_ for sum_ in range(13) if not scene.why(0, f"lend 5 to 2 repay {sum_} in 1")]
    assert legal == [5, 6, 7, 8, 9, 10]


def test_g_142_a_loan_is_for_one_to_five_turns() -> None:
    scene = Scene()
    legal = [turns for turns in range(8) if not scene.why(0, f"borrow 5 of 2 repay 5 in {turns}")]
    assert legal == [1, 2, 3, 4, 5]


def test_g_142_the_principal_is_at_least_one_and_at_most_what_the_lender_has() -> None:
    scene = Scene()
    legal = [sum_ for sum_ in range(16) if not scene.why(0, f"lend {sum_} to 2 repay {sum_} in 1")]
    assert legal == list(range(1, 13))


def test_g_142_a_loan_falls_due_in_the_economy_phase_of_the_borrower() -> None:
    """G-033 (b). It is paid after the income and before anything else."""
    scene = Scene().say(0, "lend 5 to 1 repay 7 in 1").say(1, "accept")
    scene.hush()
    next_turn(scene, 1)
    assert (purses(scene)[:2], owed(scene)) == ([14, 12], [])  # 17 + 2 - 7
    wanted = [name for name in scene.events if name in {"earned", "fell-due", "paid-debt", "drew-card"}]
    assert wanted[-4:] == ["earned", "fell-due", "paid-debt", "drew-card"]


def test_g_142_turns_are_economy_phases_of_the_borrower() -> None:
    """A loan that the borrower takes in the own action phase counts from the next one."""
    scene = Scene(2).say(0, "borrow 5 of 1 repay 5 in 2").say(1, "accept")
    next_turn(scene, 1)
    assert owed(scene) == [(0, 1, 5, 2)]
    next_turn(scene, 0)
    assert owed(scene) == [(0, 1, 5, 1)]
    next_turn(scene, 1)
    next_turn(scene, 0)
    assert (owed(scene), purses(scene)[0]) == ([], 17 + 2 + 2 - 5)


def test_g_142_the_lender_extends_a_loan_without_consent() -> None:
    scene = Scene().say(0, "lend 5 to 2 repay 6 in 1").say(2, "accept").say(0, "extend 1 by 5")
    assert (owed(scene), asked(scene, 0)) == ([(2, 0, 6, 6)], "action")
    assert scene.why(0, "extend 1 by 6")
    assert scene.why(0, "extend 1 by 0")
    assert scene.told("extended") == [{"seat": 0, "to": 2, "number": 6, "turns": 6}]


def test_g_142_an_extended_loan_falls_due_later() -> None:
    scene = Scene(2).say(0, "lend 5 to 1 repay 6 in 1").say(1, "accept").say(0, "extend 1 by 1")
    next_turn(scene, 1)
    assert owed(scene) == [(1, 0, 6, 1)]


def test_g_142_a_loan_can_be_extended_again_and_again() -> None:
    """A lender who never wants the talers back says so as often as that is legal; the loan stays as it is."""
    scene = Scene(2, options={"offers": "12"}).say(0, "lend 5 to 1 repay 6 in 5").say(1, "accept")
    turns = 5
    while scene.why(0, "extend 1 by 5") == "":
        scene.say(0, "extend 1 by 5")
        turns += 5
        assert owed(scene) == [(1, 0, 6, turns)]
    assert turns > 40


def test_g_142_the_lender_forgives_a_loan_as_a_whole() -> None:
    scene = Scene().say(0, "lend 5 to 2 repay 6 in 1").say(2, "accept").say(0, "lend 1 to 1 repay 1 in 1")
    scene.say(1, "accept").say(0, "deal forgive 1")
    assert owed(scene) == [(1, 0, 1, 1)]
    assert scene.told("forgave") == [{"seat": 0, "to": 2, "number": 6}]


def test_g_142_only_the_lender_settles_a_claim() -> None:
    scene = Scene().say(0, "borrow 5 of 2 repay 6 in 1").say(2, "accept")
    assert scene.why(0, "extend 1 by 1")
    assert scene.why(0, "deal forgive 1")
    assert scene.why(0, "deal forgive 2")
    assert scene.why(2, "forgive 1") == "not-asked"


def test_g_142_a_debt_can_be_forgiven_but_not_extended() -> None:
    """The borrower could not pay and sits in the tower; forgiven, until step (b) of the next own turn."""
    scene = Scene(2).say(0, "lend 5 to 1 repay 6 in 1").say(1, "accept").talers(1, 2)
    scene.say(0, "end")
    while asked(scene, 1) != "pay":
        scene.step()
    scene.say(1, "tower")
    scene.run_to("actions", 0)
    assert (owed(scene), scene.player(1).tower) == ([(1, 0, 2, 0)], 1)
    assert scene.why(0, "extend 1 by 1")
    scene.say(0, "deal forgive 1")
    assert (owed(scene), scene.player(1).tower) == ([], 1)
    next_turn(scene, 1)
    assert (scene.player(1).tower, purses(scene)[1]) == (0, 2)


def test_g_142_several_loans_between_two_players_stay_apart() -> None:
    scene = Scene().say(0, "lend 1 to 1 repay 2 in 1").say(1, "accept").say(0, "lend 2 to 1 repay 2 in 3")
    scene.say(1, "accept").say(0, "borrow 3 of 1 repay 4 in 2").say(1, "accept")
    assert owed(scene) == [(1, 0, 2, 1), (1, 0, 2, 3), (0, 1, 4, 2)]


def test_g_142_a_loan_survives_a_journal() -> None:
    table = Table("gilde", 2, 5)
    while table.view(None)["phase"] != "actions":
        who = table.asked[0]
        assert isinstance(who, int)
        table.play(who, table.default(who) or "")
    seat = table.view(None)["active"]
    table.play(seat, f"borrow 5 of {1 - seat} repay 6 in 2")
    table.play(1 - seat, "accept")
    twin = replay(table.journal())
    assert twin.view(None)["owed"] == table.view(None)["owed"]
    assert twin.fingerprint() == table.fingerprint()

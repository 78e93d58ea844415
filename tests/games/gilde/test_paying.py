"""Payments that must be made: upkeep, fines, extortion, debts; what a debtor may do, and the debtors' tower."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append
from tests.games.gilde.scene import Scene

from zunft.games.gilde import constants as c
from zunft.games.gilde.state import owing


def purses(scene: Scene) -> list[int]:
    """The talers of all players."""
    return [int(scene.player(seat).talers) for seat in range(scene.table.seats)]


def owed(scene: Scene) -> list[tuple[int, int | str, int, int]]:
    """Loans and debts: who owes, to whom, how much, and in how many turns."""
    rows: list[dict[str, Any]] = scene.table.view(None)["owed"]
    return [(row["seat"], row["to"], row["talers"], row["turns"]) for row in rows]


def served(scene: Scene) -> list[tuple[int | str, int]]:
    """What was paid of debts, in its order: to whom, and how much."""
    return [(paid["to"], paid["number"]) for paid in scene.told("paid-debt")]


def owe(scene: Scene, borrower: int, creditor: int, talers: int, turns: int = 0) -> Scene:
    """Put down a debt, or with turns a loan."""
    scene.state.owed = append(scene.state.owed[:], owing(borrower, creditor, talers, turns))
    return scene.fresh()


def asked(scene: Scene, seat: int) -> str:
    """The name of the question that a seat is asked; "" when it is not."""
    question = scene.table.question(seat)
    return question["key"].rpartition(".")[2] if question else ""


def run_until(scene: Scene, seat: int, question: str) -> Scene:
    """On by defaults until this seat is asked this."""
    while asked(scene, seat) != question:
        scene.step()
    return scene


def next_turn(scene: Scene, seat: int) -> Scene:
    """On by defaults to the action phase of this seat's next turn."""
    if scene.table.view(None)["active"] == seat:
        scene.say(seat, "end")
    scene.run_to("actions", seat)
    return scene


def short_of_upkeep(*cards: str, talers: int = 0) -> Scene:
    """Seat 1 comes to its upkeep with these cards, and so many talers besides its income."""
    scene = Scene().front(1, *cards).talers(1, talers).say(0, "end")
    return run_until(scene, 1, "pay")


def fined(talers: int = 3, *cards: str, seats: int = 3) -> Scene:
    """Seat 0 has indicted seat 1, who has so much and must pay 6."""
    scene = Scene(seats).front(0, "n03").hand(0, "m07").front(1, *cards).talers(1, talers)
    return scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass()


# --- the order of the Economy phase ---------------------------------------------------------------


def test_g_033_g_032_income_comes_before_upkeep() -> None:
    """G-032, G-033. Without a taler at hand: 2 arrive, 2 go to the Judge, and nobody is asked."""
    scene = Scene().front(1, "n03").talers(1, 0)
    next_turn(scene, 1)
    assert (purses(scene)[1], owed(scene)) == (0, [])
    told = [name for name in scene.events if name in {"earned", "paid-upkeep", "drew-card"}]
    assert told[-3:] == ["earned", "paid-upkeep", "drew-card"]


def test_g_033_debts_come_after_income_and_before_upkeep() -> None:
    scene = owe(Scene().front(1, "n03").talers(1, 4), 1, c.BANK, 3).say(0, "end")
    next_turn(scene, 1)
    told = [name for name in scene.events if name in {"earned", "paid-debt", "paid-upkeep", "drew-card"}]
    assert told[-4:] == ["earned", "paid-debt", "paid-upkeep", "drew-card"]
    assert purses(scene)[1] == 4 + 2 - 3 - 2


def test_g_033_each_step_is_one_payment_of_the_whole_sum() -> None:
    """The debts of 2 and 3 are 5 together; the upkeep is asked for by itself."""
    scene = owe(owe(Scene().front(1, "n03").talers(1, 1), 1, c.BANK, 2), 1, 2, 3).say(0, "end")
    question = run_until(scene, 1, "pay").table.question(1)
    assert question
    assert question["args"]["number"] == 5
    assert question["args"]["why"] == "debts"


def test_g_033_with_enough_cash_nobody_is_asked() -> None:
    """G-034. Seat 1 could sell, release or borrow, but the sum is simply paid."""
    scene = owe(Scene().front(1, "n03", "b05").talers(1, 3), 1, c.BANK, 6)
    next_turn(scene, 1)
    assert (purses(scene)[1], owed(scene), scene.lying(1)) == (3 + 5 - 6 - 2, [], ["b05", "n03"])


def test_g_033_debts_are_served_oldest_first() -> None:
    scene = owe(owe(owe(Scene().talers(1, 1), 1, 2, 2), 1, c.BANK, 3), 1, 0, 4).say(0, "end")
    run_until(scene, 1, "pay").say(1, "tower")
    assert owed(scene) == [(1, "bank", 2, 0), (1, 0, 4, 0)]
    assert served(scene) == [(2, 2), ("bank", 1)]


def test_g_033_a_loan_that_falls_due_is_younger_than_every_debt() -> None:
    """Though it was made before the debt."""
    scene = owe(owe(Scene().talers(1, 0), 1, 2, 4, 1), 1, c.BANK, 3).say(0, "end")
    run_until(scene, 1, "pay").say(1, "tower")
    assert owed(scene) == [(1, "bank", 1, 0), (1, 2, 4, 0)]
    assert served(scene) == [("bank", 2)]


def test_g_033_loans_due_in_the_same_phase_rank_as_they_were_made() -> None:
    scene = owe(owe(owe(Scene().talers(1, 1), 1, 2, 4, 2), 1, 0, 2, 1), 1, 2, 3, 1).say(0, "end")
    run_until(scene, 1, "pay").say(1, "tower")
    assert owed(scene) == [(1, 2, 4, 1), (1, 2, 2, 0)]
    assert served(scene) == [(0, 2), (2, 1)]


def test_g_033_no_upkeep_is_charged_while_one_stays_in_the_tower() -> None:
    """Q-44. Debts of 9, upkeep 2: what is owed shrinks by the income."""
    scene = owe(Scene().front(1, "n03").talers(1, 0).tower(1), 1, c.BANK, 9).say(0, "end")
    run_until(scene, 1, "pay").say(1, "tower")
    assert owed(scene) == [(1, "bank", 7, 0)]
    assert "paid-upkeep" not in scene.events


def test_g_033_income_arrives_in_the_tower_too() -> None:
    scene = owe(Scene().front(1, "b05").talers(1, 0).tower(1), 1, c.BANK, 9).say(0, "end")
    run_until(scene, 1, "pay")
    assert (purses(scene)[1], scene.told("earned")[-1]) == (5, {"seat": 1, "number": 5})


# --- upkeep ---------------------------------------------------------------------------------------


def test_g_034_who_is_short_may_sell_release_deal_or_sit_out() -> None:
    """G-034, Q-11. Upkeep 5 and 2 talers; nobody is forced to sell."""
    scene = short_of_upkeep("n03", "d06", "e01")
    question = scene.table.question(1)
    assert question
    assert question["args"] == {"number": 5, "to": "bank", "why": "upkeep"}
    assert scene.options(1) == ["sell e01", "release n03", "release d06", "deal", "tower"]
    scene.say(1, "tower")
    assert (scene.lying(1), scene.player(1).tower) == (["d06", "e01", "n03"], 1)


def test_g_035_for_a_released_card_no_upkeep_is_due() -> None:
    """G-035, G-147, Q-12. Without the Patricians' Quarter the upkeep is 2, and it is paid at once."""
    scene = short_of_upkeep("n03", "d06").say(1, "release d06")
    assert (scene.lying(1), purses(scene)[1], scene.player(1).tower) == (["n03"], 0, 0)
    assert scene.told("paid-upkeep")[-1] == {"seat": 1, "number": 2}


def test_g_035_a_release_brings_no_talers() -> None:
    scene = Scene().front(0, "n03").say(0, "release n03")
    assert (purses(scene)[0], scene.lying(0)) == (12, [])
    assert scene.table.view(None)["discard"]["top"] == "n03"


def test_g_035_a_locked_card_cannot_be_released() -> None:
    """G-006. Its upkeep is due all the same."""
    scene = short_of_upkeep("n03/2", "d06")
    assert [text for text in scene.options(1) if text.startswith("release")] == ["release d06"]
    assert scene.why(1, "release n03")


def test_g_035_where_a_card_can_be_released() -> None:
    """In the window that starts the own turn, in the action phase and in the window that ends it; nowhere else."""
    scene = Scene().front(1, "n03").front(2, "n09").say(0, "end")
    run_until(scene, 1, "start")
    assert "release n03" in scene.options(1)
    assert scene.table.waiting_for == [1]
    scene.run_to("actions", 1)
    assert "release n03" in scene.options(1)
    scene.say(1, "end")
    assert asked(scene, 1) == "end"
    assert scene.options(1) == ["pass", "release n03"]
    assert scene.table.waiting_for == [1]


def test_g_035_in_the_tower_only_where_debts_are_paid() -> None:
    scene = owe(Scene().front(1, "n03").talers(1, 0).tower(1), 1, c.BANK, 9).say(0, "end")
    while not scene.options(1):
        scene.step()
    assert asked(scene, 1) == "pay"
    assert "release n03" in scene.options(1)
    scene.say(1, "release n03")
    assert (scene.lying(1), asked(scene, 1)) == ([], "pay")


def test_g_035_nobody_releases_to_pay_a_fine() -> None:
    """G-035 names the points: a fine in another one's turn is none of them."""
    scene = fined(3, "n09")
    assert scene.why(1, "release n09")


# --- fines, extortion -----------------------------------------------------------------------------


def test_t_22_g_147_a_fine_that_cannot_be_paid() -> None:
    """T-22. Fine 6, cash 3, nothing sold: pays 3, owes 3, is in the tower."""
    scene = fined(3)
    assert (asked(scene, 1), scene.table.asked) == ("pay", [1])
    scene.say(1, "tower")
    assert (purses(scene)[1], owed(scene), scene.player(1).tower) == (0, [(1, "bank", 3, 0)], 1)
    assert scene.player(0).xp == 3


def test_t_23_g_148_whoever_can_pay_the_debt_leaves_the_tower() -> None:
    """T-23. Income 5: the debt of 3 is paid, 2 are left, and the turn goes on."""
    scene = fined(3, "b05").say(1, "tower")
    next_turn(scene, 1)
    assert (purses(scene)[1], owed(scene), scene.player(1).tower) == (2, [], 0)
    assert "left-tower" in scene.events
    assert len(scene.cards_of(1)) == 1


def test_t_24_g_148_whoever_cannot_stays_in_the_tower() -> None:
    """T-24. Income 2: pays 2, owes 1, sits out again; phase 2 is done, phases 3 to 5 are not."""
    scene = fined(3).say(1, "tower").front(1, "e01/2").say(0, "end")
    run_until(scene, 1, "pay").say(1, "tower")
    assert (purses(scene)[1], owed(scene), scene.player(1).tower) == (0, [(1, "bank", 1, 0)], 1)
    assert (scene.lying(1), scene.cards_of(1)) == (["e01/1"], [])
    scene.run_to("actions")
    assert scene.table.view(None)["active"] == 2


def test_g_148_over_several_turns_the_debt_shrinks_to_nothing() -> None:
    scene = owe(Scene(2).talers(1, 0).tower(1), 1, c.BANK, 5)
    left = []
    for _ in range(2):
        scene.say(0, "end")
        run_until(scene, 1, "pay").say(1, "tower").run_to("actions", 0)
        left.append(owed(scene))
    assert left == [[(1, "bank", 3, 0)], [(1, "bank", 1, 0)]]
    next_turn(scene, 1)
    assert (owed(scene), purses(scene)[1], scene.player(1).tower) == ([], 1, 0)


def test_g_148_a_new_shortage_follows_upon_the_paid_debt() -> None:
    """G-145. The debt of 2 is paid; nothing is left for the upkeep of 2: out of the tower and into it again."""
    scene = owe(Scene().front(1, "n03").talers(1, 0).tower(1), 1, c.BANK, 2).say(0, "end")
    run_until(scene, 1, "pay")
    question = scene.table.question(1)
    assert question
    assert question["args"]["why"] == "upkeep"
    assert "left-tower" in scene.events
    scene.say(1, "tower")
    assert (owed(scene), scene.player(1).tower) == ([(1, "bank", 2, 0)], 1)


def test_t_39_g_142_a_loan_that_cannot_be_repaid() -> None:
    """T-39. Loan 5, repay 6, due in one turn; the borrower has 4 after the income: pays 4, owes 2 to the lender."""
    scene = Scene().say(0, "lend 5 to 1 repay 6 in 1").say(1, "accept").talers(1, 2).say(0, "end")
    run_until(scene, 1, "pay")
    assert purses(scene)[1] == 4
    scene.say(1, "tower")
    assert (purses(scene)[:2], owed(scene), scene.player(1).tower) == ([11, 0], [(1, 0, 2, 0)], 1)


def test_g_146_extortion_that_cannot_be_met_otherwise_is_a_payment() -> None:
    """G-146, 5.2. Seat 2 sells the business that would have been locked: 2 talers for a sum of 3."""
    scene = Scene().hand(0, "m08").front(2, "b01").talers(2, 0).say(0, "play m08 at 2").say(2, "sell b01").all_pass()
    assert scene.options(2) == ["choose 1", "choose 2"]
    scene.say(2, "choose 1")
    assert asked(scene, 2) == "pay"
    scene.say(2, "tower")
    assert (purses(scene), owed(scene)) == ([14, 12, 0], [(2, 0, 1, 0)])


def test_g_146_extortion_with_the_cash_at_hand_is_paid_without_a_question() -> None:
    scene = Scene().hand(0, "m08").front(2, "b01").say(0, "play m08 at 2").all_pass().say(2, "choose 1")
    assert (purses(scene), asked(scene, 0)) == ([15, 12, 9], "action")


def test_g_146_a_special_levy_takes_what_is_there_and_no_more() -> None:
    """5.2. Up to 2 talers: no debt, no tower."""
    scene = Scene().front(0, "n07").hand(0, "m13").talers(1, 1).talers(2, 0).say(0, "play m13").all_pass()
    assert (purses(scene), owed(scene)) == ([12, 0, 0], [])
    assert [scene.player(seat).tower for seat in range(3)] == [0, 0, 0]


def test_g_146_a_voluntary_cost_never_leads_to_the_tower() -> None:
    """G-063, Q-14. What cannot be paid cannot be played."""
    scene = Scene().hand(0, "b02").talers(0, 7)
    assert scene.why(0, "play b02")
    assert scene.options(0) == ["deal", "end"]


# --- what a debtor may do -------------------------------------------------------------------------


def test_g_147_the_sum_is_paid_as_soon_as_there_is_enough() -> None:
    """A sale that brings too little leaves the debtor asked; the next one closes the window."""
    scene = fined(1, "e02", "b05")
    scene.say(1, "sell e02")
    assert (purses(scene)[1], asked(scene, 1)) == (4, "pay")
    scene.say(1, "sell b05")
    assert (purses(scene)[1], asked(scene, 1), scene.player(1).tower) == (9 - 6, "", 0)
    assert scene.told("paid-bank")[-1] == {"seat": 1, "number": 6}


def test_g_147_the_debtor_plays_a_pawnbroker() -> None:
    """G-118. It gives its experience, too."""
    scene = Scene().front(0, "n03").hand(0, "m07").hand(1, "i06", "i05").talers(1, 3)
    scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass()
    assert scene.options(1) == ["play i06", "deal", "tower"]
    scene.say(1, "play i06")
    assert (purses(scene)[1], scene.player(1).xp, scene.cards_of(1)) == (1, 1, ["i05"])
    assert owed(scene) == []


def test_g_147_the_debtor_uses_a_money_box() -> None:
    scene = fined(3, "a12", "a10")
    assert scene.options(1) == ["use a12", "sell a12", "sell a10", "deal", "tower"]
    scene.say(1, "use a12")
    assert (purses(scene)[1], scene.lying(1), scene.player(1).xp) == (2, ["a10"], 0)


def test_g_147_a_locked_money_box_is_of_no_use() -> None:
    assert fined(3, "a12/1").options(1) == ["deal", "tower"]


def test_g_147_what_is_short_after_a_pawnbroker_is_asked_again() -> None:
    scene = Scene().front(0, "n03").hand(0, "m07").hand(1, "i06").talers(1, 1)
    scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass().say(1, "play i06")
    assert (purses(scene)[1], scene.options(1)) == (5, ["deal", "tower"])
    scene.say(1, "tower")
    assert owed(scene) == [(1, "bank", 1, 0)]


def test_g_124_a_pawnbroker_that_makes_a_count_wins_in_the_middle_of_a_payment() -> None:
    """G-124, G-147. Nothing pending is resolved any more: the fine is not paid."""
    scene = Scene().front(0, "n03").hand(0, "m07").hand(1, "i06").talers(1, 3).xp(1, 119)
    scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass().say(1, "play i06")
    assert (scene.table.over, scene.table.winners, purses(scene)[1]) == (True, [1], 7)


def test_g_147_the_debtor_begs() -> None:
    scene = fined(3).say(1, "beg 3 of 2")
    assert scene.table.waiting_for == [2]
    scene.say(2, "accept")
    assert (purses(scene), owed(scene), asked(scene, 0)) == ([11, 0, 9], [], "action")


def test_g_147_a_refused_debtor_is_asked_again() -> None:
    scene = fined(3).say(1, "beg 3 of 2").say(2, "decline")
    assert (asked(scene, 1), purses(scene)[2]) == ("pay", 12)


def test_g_147_the_debtor_borrows() -> None:
    """G-143. The active player may help as well as any other."""
    scene = fined(3).say(1, "borrow 3 of 0 repay 6 in 2").say(0, "accept")
    assert (purses(scene), owed(scene)) == ([8, 0, 12], [(1, 0, 6, 2)])


def test_g_147_the_debtor_sells_to_a_player() -> None:
    scene = fined(0, "b05").say(1, "offer b05 to 2 for 7").say(2, "accept")
    assert (purses(scene), scene.lying(2), scene.lying(1)) == ([11, 1, 5], ["b05"], [])


def test_g_147_the_debtor_only_takes() -> None:
    """G-134, G-143. No gifts, no loans to others, no wishes: only what brings talers."""
    scene = fined(3, "b05").front(2, "e01").say(1, "deal")
    assert scene.options(1) == ["offer b05", "beg", "borrow"]


def test_g_147_others_are_not_asked() -> None:
    """What they give they give out of turn, and the debtor agrees to it (G-134)."""
    scene = fined(3, "b05")
    assert scene.table.waiting_for == [1]
    for seat in (0, 2):
        assert scene.why(seat, "give") == "not-asked"
        assert scene.table.is_unasked(seat, "give 3 to 1")


def test_g_134_three_offers_in_each_payment() -> None:
    """G-134, Q-50. They are counted by payment and do not touch those of the turn."""
    scene = fined(3, "b05")
    for _ in range(3):
        scene.say(1, "beg 1 of 2").say(2, "decline")
    assert scene.options(1) == ["sell b05", "tower"]
    assert scene.table.view(None)["offers_left"] == 6


def test_g_134_in_the_next_payment_there_are_three_again() -> None:
    scene = owe(Scene().front(1, "n03").talers(1, 0), 1, c.BANK, 4).say(0, "end")
    run_until(scene, 1, "pay")
    for _ in range(2):
        scene.say(1, "beg 1 of 2").say(2, "decline")
    scene.say(1, "beg 2 of 2").say(2, "accept")
    question = scene.table.question(1)
    assert question
    assert question["args"]["why"] == "upkeep"
    for _ in range(3):
        scene.say(1, "beg 1 of 2").say(2, "decline")
    assert "deal" not in scene.options(1)


def test_g_134_an_offer_in_a_payment_can_be_taken_back_half_made() -> None:
    scene = fined(3, "b05")
    before = scene.table.fingerprint()
    scene.say(1, "deal").say(1, "offer b05").say(1, "to 2")
    for _ in range(3):
        scene.table.undo(1)
    assert scene.table.fingerprint() == before


def test_g_142_a_loan_taken_in_the_own_economy_phase_is_not_due_in_it() -> None:
    """G-142. Borrowed for the upkeep, due in one turn: in the next one."""
    scene = short_of_upkeep("n03", "d06").say(1, "borrow 3 of 2 repay 3 in 1").say(2, "accept")
    assert owed(scene) == [(1, 2, 3, 1)]
    scene.run_to("actions", 1)
    assert (owed(scene), purses(scene)[1]) == ([(1, 2, 3, 1)], 0)


def test_g_142_a_loan_taken_to_pay_debts_is_not_due_at_once() -> None:
    scene = owe(Scene().talers(1, 0), 1, c.BANK, 5).say(0, "end")
    run_until(scene, 1, "pay").say(1, "borrow 3 of 2 repay 3 in 1").say(2, "accept")
    assert (owed(scene), purses(scene)[1], asked(scene, 1)) == ([(1, 2, 3, 1)], 0, "")


def test_g_148_help_reaches_a_player_in_the_tower_at_the_start_of_the_own_economy_phase() -> None:
    """G-143, G-148. Everything that G-147 allows, tower or not; it is even a way out."""
    scene = owe(Scene().front(1, "e01").hand(1, "i06").talers(1, 0).tower(1), 1, 2, 9).say(0, "end")
    run_until(scene, 1, "pay")
    assert scene.options(1) == ["play i06", "sell e01", "deal", "tower"]
    scene.say(1, "play i06").say(1, "beg 3 of 0").say(0, "accept")
    assert (owed(scene), scene.player(1).tower, purses(scene)[:2]) == ([], 0, [9, 0])


def test_g_147_in_the_tower_a_sale_may_pay_all() -> None:
    scene = owe(Scene().front(1, "b02").talers(1, 0).tower(1), 1, c.BANK, 9).say(0, "end")
    run_until(scene, 1, "pay").say(1, "sell b02")
    assert (owed(scene), scene.player(1).tower, purses(scene)[1]) == ([], 0, 2 + 3 + 5 - 9)


def test_g_093_a_debtor_who_sells_the_room_parts_with_artefacts_first() -> None:
    """G-093. The Strongroom goes; what no longer fits goes before the payment is tried again."""
    scene = fined(3, "e04", "a01", "a03", "a04").say(1, "sell e04")
    assert asked(scene, 1) == "fit"
    scene.say(1, "sell a01")
    assert (scene.lying(1), asked(scene, 1), purses(scene)[1]) == (["a03", "a04"], "", 3 + 3 + 4 - 6)


# --- several depths -------------------------------------------------------------------------------


def test_g_112_a_fine_after_a_redraw_in_a_window_of_the_number() -> None:
    """G-129. Seat 1 redraws the number against it, in vain; then the fine is short, and a third one helps."""
    scene = Scene().front(0, "n03").hand(0, "m07").hand(1, "i04").talers(1, 4)
    scene.say(0, "play m07 at 1").all_pass().draw("b02").say(1, "respond i04").draw("b05").all_pass()
    assert (asked(scene, 1), purses(scene)[1]) == ("pay", 3)
    scene.say(1, "borrow 3 of 2 repay 3 in 5").say(2, "accept")
    assert (purses(scene)[1:], scene.player(0).xp, asked(scene, 0)) == ([0, 9], 3, "action")


def test_g_112_a_card_in_a_window_of_a_card_then_its_fine() -> None:
    """Scandal answers the Indictment, and is answered; only then the fine is due."""
    scene = Scene().front(0, "n03").hand(0, "m07").hand(2, "i07").hand(1, "i05").talers(1, 3)
    scene.say(0, "play m07 at 1").say(1, "pass").say(2, "respond i07 at 0 n03").all_pass()
    assert scene.lying(0) == ["n03/1"]
    scene.draw("b02").all_pass()
    assert (asked(scene, 1), purses(scene)[1]) == ("pay", 3)
    scene.say(1, "tower")
    assert (owed(scene), scene.player(2).xp, scene.player(0).xp) == ([(1, "bank", 3, 0)], 3, 3)


def test_g_147_upkeep_is_asked_for_when_the_debts_are_paid() -> None:
    """G-033. Two payments in one phase, each with a question of its own."""
    scene = owe(Scene().front(1, "d06").talers(1, 0), 1, 2, 4).say(0, "end")
    run_until(scene, 1, "pay").say(1, "beg 2 of 0").say(0, "accept")
    question = scene.table.question(1)
    assert question
    assert question["args"] == {"number": 3, "to": "bank", "why": "upkeep"}
    scene.say(1, "release d06")
    assert (scene.player(1).tower, purses(scene)) == (0, [10, 0, 16])


def test_g_147_a_payment_inside_a_choice_of_a_card() -> None:
    """A measure of the small edition: choose the bet, lose it, and owe what it costs."""
    scene = Scene(edition="tiny").hand(0, "m16").talers(0, 1).say(0, "play m16").say(0, "choose 2").draw("b01")
    assert (scene.table.asked, asked(scene, 0)) == ([0], "pay")
    scene.say(0, "beg 2 of 1").say(1, "accept")
    assert (purses(scene)[0], scene.player(0).xp, asked(scene, 0)) == (0, 1, "action")


# --- a turn cut short -----------------------------------------------------------------------------


def failed_arson(*hand: str, talers: int = 5) -> Scene:
    """Seat 0 has played Arson, the number was too low, and the fine of 2 is more than is left."""
    scene = Scene().hand(0, "m02", *hand).talers(0, talers).front(1, "b01")
    return scene.say(0, "play m02 at 1 b01").all_pass().draw("b04").all_pass()


def test_g_149_a_failed_arson_ends_the_turn_at_once() -> None:
    """G-062, G-149. Its experience comes first; no window ends the phase, nothing is discarded or drawn."""
    scene = failed_arson("b01", "i05")
    assert (asked(scene, 0), scene.lying(1)) == ("pay", ["b01"])
    scene.hush()
    scene.say(0, "tower")
    assert (scene.player(0).xp, scene.player(0).tower, owed(scene)) == (3, 1, [(0, "bank", 1, 0)])
    assert scene.events[:5] == ["paid-bank", "owes", "went-to-tower", "experience", "turn-began"]
    assert (scene.table.view(None)["active"], scene.cards_of(0)) == (1, ["b01", "i05"])


def test_g_149_a_failed_arson_that_is_paid_for_leaves_the_turn_as_it_is() -> None:
    scene = failed_arson("b01").say(0, "beg 1 of 2").say(2, "accept")
    assert (scene.player(0).xp, scene.player(0).tower, asked(scene, 0)) == (3, 0, "action")


def test_g_149_the_arsonist_who_becomes_count_in_the_tower_has_won() -> None:
    """G-062, G-124. Step 6 follows upon the tower of step 5."""
    scene = Scene().hand(0, "m02").talers(0, 5).front(1, "b01").xp(0, 117)
    scene.say(0, "play m02 at 1 b01").all_pass().draw("b04").all_pass().say(0, "tower")
    assert (scene.table.over, scene.table.winners) == (True, [0])


def test_g_149_effects_of_the_turn_end_with_a_turn_that_is_cut_short() -> None:
    """The Courtly Song lasts until the end of the turn, however that comes."""
    scene = Scene().hand(0, "m02").talers(0, 5).front(0, "a13").front(1, "b01").say(0, "use a13")
    assert scene.stat(0, "favour") == 4
    scene.say(0, "play m02 at 1 b01").all_pass().draw("b04").all_pass().say(0, "tower")
    assert scene.stat(0, "favour") == 1


# --- in the tower ---------------------------------------------------------------------------------


def test_g_145_whoever_is_in_the_tower_leaves_it_in_step_b_only() -> None:
    """G-145. In the window that starts the turn, with nothing owed, the player is still inside and is not asked."""
    scene = Scene().hand(1, "i05").tower(1).say(0, "end")
    scene.hush()
    next_turn(scene, 1)
    wanted = {"turn-began", "played", "earned", "left-tower", "drew-card"}
    told = [name for name in scene.events if name in wanted]
    assert told[told.index("turn-began") :] == ["turn-began", "earned", "left-tower", "drew-card"]


def test_g_149_nobody_in_the_tower_is_asked_in_a_window() -> None:
    scene = Scene().hand(0, "m01").front(2, "b01").hand(1, "i01").tower(1).say(0, "play m01 at 2 b01")
    assert scene.table.waiting_for == [2]


def test_g_149_neither_the_player_nor_a_card_is_a_target() -> None:
    scene = Scene().hand(0, "m01", "m03", "m05").front(1, "b01", "n09").front(2, "b04").tower(1)
    assert scene.why(0, "play m01 at 1 b01")
    assert scene.why(0, "play m03 at 1")
    assert scene.why(0, "play m05 at 1 n09")
    assert scene.why(0, "play m01 at 2 b04") == ""


def test_g_149_each_opponent_skips_the_tower() -> None:
    scene = Scene().front(0, "n07").hand(0, "m13").tower(1).say(0, "play m13").all_pass()
    assert purses(scene) == [12 - 1 + 2, 12, 10]


def test_g_149_g_064_a_measure_still_pays_the_owner_in_the_tower() -> None:
    """G-064. The talers stay until the next Economy phase."""
    scene = owe(Scene().hand(0, "m11").front(1, "b07").talers(1, 0).tower(1), 1, c.BANK, 1).say(0, "play m11")
    assert purses(scene) == [9, 3, 12]
    scene.draw("b01", "b02")
    assert owed(scene) == [(1, "bank", 1, 0)]


def test_g_149_nobody_in_the_tower_shares_a_building() -> None:
    scene = Scene().town_hall("centre").talers(0, 20).tower(1)
    assert scene.why(0, "town-hall with 1 for 8")
    assert scene.why(0, "town-hall with 2 for 8") == ""


def test_g_149_put_there_in_phase_1_the_locks_still_count_down_once() -> None:
    scene = short_of_upkeep("n03", "d06", "b01/2").say(1, "tower")
    assert scene.lying(1) == ["b01/1", "d06", "n03"]
    assert scene.cards_of(1) == []
    scene.run_to("actions")
    assert scene.table.view(None)["active"] == 2


def test_g_021_annexes_wake_in_the_tower() -> None:
    """G-021 (1)."""
    scene = owe(Scene().front(1, "z08~").talers(1, 0).tower(1), 1, c.BANK, 9).say(0, "end")
    run_until(scene, 1, "pay")
    assert scene.lying(1) == ["z08"]


def test_g_117_whoever_goes_to_the_tower_is_no_longer_reached() -> None:
    """G-117. A second card aimed at a player who has gone to the tower meanwhile cannot even be declared."""
    scene = fined(3, "b01").say(1, "tower").hand(0, "m01")
    assert scene.why(0, "play m01")


@pytest.mark.parametrize("sum_", [1, 6, 40])
def test_g_145_a_debt_is_exactly_what_was_not_paid(sum_: int) -> None:
    scene = owe(Scene().talers(1, 0), 1, 2, 2 + sum_).say(0, "end")
    run_until(scene, 1, "pay").say(1, "tower")
    assert (owed(scene), served(scene)) == ([(1, 2, sum_, 0)], [(2, 2)])

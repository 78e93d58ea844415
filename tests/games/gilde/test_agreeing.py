"""Deals out of turn: between any two players, at any time, and what they leave alone."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.gilde.scene import Scene
from tests.games.gilde.test_dealing import owed, purses

from zunft import CannotUndo, Table, replay
from zunft.games.gilde.state import GildeState


def agreed(scene: Scene, seat: int, text: str, other: int) -> Scene:
    """One proposes, the other agrees."""
    return scene.say(seat, text).say(other, f"agree with {seat}")


def attacked(*hand: str, **chosen: str) -> Scene:
    """Seat 0's sabotage is aimed at the bakery of seat 1, who holds these cards; seats 2 and 3 hold nothing."""
    scene = Scene(4, options=chosen).hand(0, "m01").hand(1, *hand).front(1, "b02").talers(2, 12)
    return scene.say(0, "play m01 at 1 b02")


# --- what is dealt in ------------------------------------------------------------------------------


def test_g_134_two_who_are_not_active_trade_with_both_lines_at_once() -> None:
    scene = Scene(4).front(1, "b02").talers(3, 12)
    before = scene.table.ask(0), scene.options(0)
    agreed(scene, 1, "offer b02 to 3 for 9", 3)
    assert (scene.lying(1), scene.lying(3), purses(scene)) == ([], ["b02"], [12, 21, 12, 3])
    assert scene.table.lines[-2:] == ("1 offer b02 to 3 for 9", "3 agree with 1")
    assert scene.events == ["offered", "accepted", "traded"]
    assert (scene.table.ask(0), scene.options(0), scene.table.asked) == (*before, [0])


def test_g_134_what_is_asked_for_is_handed_over() -> None:
    scene = agreed(Scene(4).front(1, "a03"), 3, "ask a03 of 1 for 2", 1)
    assert (scene.lying(3), purses(scene)) == (["a03"], [12, 14, 12, 10])


def test_g_143_gifts_and_loans_out_of_turn() -> None:
    scene = Scene(4)
    agreed(scene, 1, "give 3 to 2", 2)
    agreed(scene, 3, "beg 2 of 1", 1)
    agreed(scene, 2, "lend 5 to 3 repay 6 in 1", 3)
    agreed(scene, 1, "borrow 4 of 2 repay 8 in 5", 2)
    assert purses(scene) == [12, 12 - 3 - 2 + 4, 12 + 3 - 5 - 4, 12 + 2 + 5]
    assert owed(scene) == [(3, 2, 6, 1), (1, 2, 8, 5)]
    assert scene.events.count("accepted") == 4


def test_q_33_no_loans_where_they_are_only_talked_about() -> None:
    scene = Scene(3, options={"loans": "talk-only"})
    assert scene.why(1, "lend 5 to 2 repay 6 in 1") == "no-loans"
    assert scene.why(1, "give 5 to 2") == ""


def test_g_134_the_active_player_deals_in_steps_as_ever_and_out_of_turn_while_somebody_else_is_asked() -> None:
    scene = Scene(3).front(0, "b02").talers(2, 12).hand(1, "i06")
    assert scene.table.game.phrase(scene.state, 0, "offer b02 to 2 for 9")[0] == "deal"
    scene.say(0, "end")  # seat 1 may respond
    agreed(scene, 2, "beg 1 of 0", 0)
    assert scene.table.lines[-2:] == ("2 beg 1 of 0", "0 agree with 2")
    assert scene.table.waiting_for == [1]


def test_g_134_a_proposal_is_taken_up_by_whom_it_is_made_to_and_no_other() -> None:
    scene = Scene(4).say(1, "beg 1 of 2")
    assert scene.table.unasked(2) == ["leave", "agree with 1", "pass-windows"]
    assert scene.table.unasked(3) == scene.table.unasked(1) == ["leave", "pass-windows"]
    assert scene.why(3, "agree with 1") == "nothing-proposed"
    scene.say(1, "beg 2 of 3")  # in its place
    assert scene.table.unasked(2) == ["leave", "pass-windows"]
    scene.say(3, "agree with 1")
    assert scene.why(3, "agree with 1") == "nothing-proposed"


# --- when, and how often ----------------------------------------------------------------------------


def test_q_50_in_one_turn_so_many_deals_of_one_who_proposes() -> None:
    scene = Scene(4, options={"offers": "2"})
    for _ in range(2):
        agreed(scene, 1, "give 1 to 2", 2)
    assert scene.why(1, "give 1 to 2") == "offers-used"
    assert scene.why(2, "give 1 to 1") == ""
    assert scene.table.view(None)["offers_left"] == 2  # the active player's own are counted apart
    scene.say(0, "end")
    scene.run_to("actions", 1)
    assert scene.why(2, "give 1 to 3") == ""


def test_g_134_a_proposal_lapses_with_the_turn() -> None:
    scene = Scene(4).say(2, "beg 1 of 3").say(0, "end")
    scene.run_to("actions", 1)
    assert scene.why(3, "agree with 2") == "nothing-proposed"


def test_g_134_nobody_deals_before_the_first_turn() -> None:
    table = Table("gilde", seats=3, seed=1)
    reason = table.why_not(1, "give 1 to 2")
    assert reason
    assert reason["key"] == "gilde.refused.turns-to-come"


def test_g_149_nobody_in_the_tower_deals() -> None:
    scene = Scene(4).front(1, "b02").tower(1)
    for text in ("offer b02 to 2 for 1", "give 1 to 2", "beg 1 of 2"):
        assert scene.why(1, text) == "in-tower"
    assert scene.why(2, "give 1 to 1") == scene.why(2, "ask b02 of 1 for 1") == "in-tower"


# --- conditions -------------------------------------------------------------------------------------


def test_g_134_conditions_are_tested_when_it_is_proposed_and_again_when_it_is_taken_up() -> None:
    scene = Scene(4).front(1, "b02", "e01/2").talers(3, 5)
    assert scene.why(1, "offer b03 to 3 for 1") == "not-in-front"
    assert scene.why(1, "offer e01 to 3 for 1") == "locked"
    assert scene.why(1, "offer b02 to 3 for 6") == "buyer-too-poor"
    assert scene.why(1, "offer b02 to 3 for 17") == "price-too-high"
    assert scene.why(3, "give 6 to 1") == "more-than-there-is"
    scene.say(1, "offer b02 to 3 for 5")
    agreed(scene, 3, "give 1 to 2", 2)
    assert scene.why(3, "agree with 1") == "buyer-too-poor"
    agreed(scene, 2, "give 1 to 3", 3)
    scene.say(3, "agree with 1")
    assert scene.lying(3) == ["b02"]


def test_g_132_the_buyer_has_room_and_meets_the_requirement() -> None:
    scene = Scene(4).front(1, "b02").front(2, "b01", "b04").talers(2, 12)
    assert scene.why(1, "offer b02 to 2 for 1") == "buyer-has-no-room"


def test_g_093_nobody_sells_what_the_artefacts_lie_in() -> None:
    """A deal asks nobody anything, so nobody is to have more artefacts than slots after it."""
    scene = Scene(4).front(1, "e05", "a01", "a02", "a03")
    assert scene.stat(1, "inventory-slots") == 4
    assert scene.why(1, "offer e05 to 2 for 1") == "artefacts-would-not-fit"
    assert scene.why(1, "offer a01 to 2 for 1") == ""


def test_g_102_what_is_promised_for_the_town_hall_is_not_given_away() -> None:
    scene = Scene(4).town_hall("centre").talers(0, 10).talers(2, 8)
    scene.say(0, "town-hall with 2 for 6")
    assert scene.why(2, "give 3 to 3") == "promised"
    assert scene.why(0, "give 1 to 3") == "promised"
    agreed(scene, 2, "give 2 to 3", 3)
    scene.say(2, "accept")
    assert scene.table.view(None)["town_hall"] == "built"
    assert purses(scene)[2] == 0


def test_g_134_an_offer_that_another_deal_made_impossible_can_only_be_declined() -> None:
    scene = Scene(4).front(0, "b02").talers(2, 12).talers(3, 12).say(0, "offer b02 to 2 for 9")
    agreed(scene, 0, "offer b02 to 3 for 9", 3)
    assert scene.events[-4:] == ["offered", "accepted", "traded", "declined"]
    assert (scene.lying(3), purses(scene)[2], scene.table.asked) == (["b02"], 12, [0])


def test_g_134_what_the_active_player_has_begun_to_say_is_begun_anew() -> None:
    scene = Scene(4).front(0, "b02").talers(3, 12)
    scene.say(0, "deal").say(0, "offer b02")
    agreed(scene, 3, "ask b02 of 0 for 8", 0)
    question = scene.table.question(0)
    assert question
    assert question["key"] == "gilde.ask.action"
    assert "offer b02" not in scene.say(0, "deal").options(0)


def test_g_134_what_is_not_begun_is_asked_on_under_the_same_number() -> None:
    scene = Scene(4)
    before = scene.table.ask(0)
    agreed(scene, 1, "give 1 to 2", 2)
    assert scene.table.ask(0) == before


# --- paying -----------------------------------------------------------------------------------------


def debtor(talers: int = 2) -> Scene:
    """Seat 0's arson has failed: it owes a fine of 2, and can sell its business."""
    scene = Scene(4).hand(0, "m02").front(1, "b01").front(0, "b02").talers(0, 4)
    scene.say(0, "play m02 at 1 b01").all_pass().draw("b07").all_pass()
    return scene


def test_g_147_a_debtor_who_is_given_the_sum_pays_at_once() -> None:
    scene = debtor()
    assert scene.table.waiting_for == [0]
    agreed(scene, 2, "give 1 to 0", 0)
    assert scene.table.waiting_for == [0]
    assert scene.table.question(0)["key"] == "gilde.ask.pay"  # type: ignore[index]
    agreed(scene, 3, "give 1 to 0", 0)
    assert (purses(scene)[0], scene.events[-3:]) == (0, ["gave", "paid-bank", "experience"])
    assert scene.table.question(0)["key"] == "gilde.ask.action"  # type: ignore[index]


def test_g_147_also_in_the_middle_of_a_deal_that_the_debtor_has_begun() -> None:
    scene = debtor().say(0, "deal").say(0, "borrow")
    agreed(scene, 2, "give 2 to 0", 0)
    assert scene.table.question(0)["key"] == "gilde.ask.action"  # type: ignore[index]


def test_g_147_who_has_to_pay_parts_with_nothing() -> None:
    scene = debtor()
    agreed(scene, 2, "give 1 to 0", 0)
    assert scene.why(2, "beg 1 of 0") == "has-to-pay"
    assert scene.why(3, "offer b04 to 0 for 1") == "has-to-pay"


def test_g_143_who_is_in_the_tower_is_helped_where_the_debts_are_to_be_paid() -> None:
    scene = Scene(4).front(1, "b04").tower(1)
    scene.state.owed = type(scene.state.owed)([1 | (2 << 3) | (40 << 6)])  # seat 1 owes seat 2 forty talers
    scene.fresh().say(0, "end")
    scene.run_to("debts", 1)
    assert scene.table.waiting_for == [1]
    assert scene.why(3, "beg 1 of 1") == "in-tower"
    before = purses(scene)[1]
    agreed(scene, 3, "give 2 to 1", 1)
    assert purses(scene)[1] == before + 2


# --- windows ----------------------------------------------------------------------------------------


def test_g_134_a_deal_in_a_window_neither_closes_nor_prolongs_it() -> None:
    scene = attacked("i02")
    assert scene.table.waiting_for == [1]
    number = scene.table.ask(1)
    agreed(scene, 2, "give 1 to 3", 3)
    assert (scene.table.asked, scene.table.ask(1)) == ([1], number)
    scene.say(1, "respond i02")
    assert "cancelled" in scene.events


def test_q_57_the_taler_that_saves_is_begged_for_in_the_window() -> None:
    """Seat 1 is asked since it could sell; with the talers of seat 2 it pays for its answer and keeps its bakery."""
    scene = Scene(4).hand(0, "m01").hand(1, "i02").front(1, "b02").talers(1, 0).say(0, "play m01 at 1 b02")
    assert scene.options(1) == ["pass", "sell b02"]
    agreed(scene, 1, "beg 2 of 2", 2)
    assert scene.options(1) == ["pass", "respond i02", "sell b02"]
    scene.say(1, "respond i02")
    assert (scene.lying(1), purses(scene)[1:3]) == (["b02"], [0, 10])


def test_q_57_who_has_passed_is_not_asked_again() -> None:
    scene = Scene(4).hand(0, "m01").hand(1, "i02").hand(2, "i02").front(1, "b02").hand(3, "i01")
    scene.say(0, "play m01 at 1 b02").say(1, "pass")
    agreed(scene, 1, "beg 2 of 2", 2)
    assert 1 not in scene.table.asked
    assert scene.table.waiting_for == [3]


def test_q_57_a_sealed_answer_that_cannot_be_paid_any_more_is_a_pass() -> None:
    scene = Scene(4).hand(0, "m01").hand(1, "i02").front(1, "b02").hand(3, "i01").talers(1, 2)
    scene.say(0, "play m01 at 1 b02").say(1, "respond i02")
    agreed(scene, 1, "give 1 to 2", 2)
    scene.say(3, "pass")
    assert "cancelled" not in scene.events
    assert scene.cards_of(1) == ["i02"]
    assert scene.table.chance_is_asked  # the check goes on


def test_q_57_it_stands_when_the_talers_have_come_back_in_time() -> None:
    scene = Scene(4).hand(0, "m01").hand(1, "i02").front(1, "b02").hand(3, "i01").talers(1, 2)
    scene.say(0, "play m01 at 1 b02").say(1, "respond i02")
    agreed(scene, 1, "give 1 to 2", 2)
    agreed(scene, 2, "give 1 to 1", 1)
    scene.say(3, "pass")
    assert "cancelled" in scene.events


@pytest.mark.parametrize("answer", ["sell b04", "respond a10"])
def test_q_57_nor_one_whose_card_is_gone(answer: str) -> None:
    scene = Scene(4).hand(0, "m01").front(1, "b02", "b04", "a10").hand(3, "i01")
    card = answer.split()[1]
    scene.say(0, "play m01 at 1 b02").say(1, answer)
    agreed(scene, 1, f"offer {card} to 2 for 0", 2)
    scene.say(3, "pass")
    assert scene.lying(2) == [card]
    assert scene.table.chance_is_asked


def test_q_57_nobody_sees_that_an_answer_lay_there() -> None:
    """The same page for everybody whether seat 1 has passed or has given an answer that lapsed."""
    seen = []
    for answer in ("pass", "respond i02"):
        scene = Scene(4).hand(0, "m01").hand(1, "i02").front(1, "b02").hand(3, "i01").talers(1, 2)
        scene.say(0, "play m01 at 1 b02").say(1, answer)
        agreed(scene, 1, "give 1 to 2", 2)
        scene.say(3, "pass")
        table = scene.table
        seen.append([(table.view(seat), table.events(seat), table.can_undo(seat or 0)) for seat in (0, 2, 3, None)])
    assert seen[0] == seen[1]


def test_g_117_a_card_that_is_sold_away_from_under_an_attack() -> None:
    """G-117. The attack comes to nothing; where cards that are aimed at have to stay, it cannot be sold (Q-30)."""
    scene = attacked("i02")
    agreed(scene, 1, "offer b02 to 2 for 4", 2)
    scene.all_pass()
    assert "fizzled" in scene.events
    assert scene.lying(2) == ["b02"]
    scene = attacked("i02", sell_target_in_response="forbidden")
    assert scene.why(1, "offer b02 to 2 for 4") == scene.why(2, "ask b02 of 1 for 4") == "aimed-at"


# --- kept, taken back, dealt anew -------------------------------------------------------------------


def test_a_proposal_is_taken_back_by_its_player_until_it_is_taken_up() -> None:
    scene = Scene(4).say(1, "give 3 to 2")
    assert scene.table.can_undo(1)
    scene.table.undo(1)
    assert scene.table.unasked(2) == ["leave", "pass-windows"]
    agreed(scene, 1, "give 3 to 2", 2)
    assert not scene.table.can_undo(1)
    assert not scene.table.can_undo(2)
    with pytest.raises(CannotUndo):
        scene.table.undo(2)


def deals(table: Table, rng: Random) -> list[tuple[int, str, int]]:
    """Some deals that two players could make now: who proposes, what, and to whom."""
    seats = range(table.seats)
    pairs = [(one, other) for one in seats for other in seats if one != other]
    seat, other = rng.choice(pairs)
    sum_ = rng.randrange(1, 5)
    texts = [f"give {sum_} to {other}", f"beg {sum_} of {other}", f"lend {sum_} to {other} repay {sum_ + 1} in 2"]
    texts += [f"offer {card['card']} to {other} for {sum_}" for card in table.view(None)["players"][seat]["table"]]
    texts += [f"ask {card['card']} of {other} for {sum_}" for card in table.view(None)["players"][other]["table"]]
    return [(seat, text, other) for text in texts if table.why_not(seat, text) is None]


def play_with_deals(seed: int, answers: int) -> tuple[Table, int]:
    """A game with random answers, and a deal out of turn before many of them."""
    table, rng, made = Table("gilde", seats=4, seed=seed), Random(seed), 0
    for _ in range(answers):
        if table.over:
            break
        if rng.random() < 0.5 and (found := deals(table, rng)):
            seat, text, other = rng.choice(found)
            table.play(seat, text)
            if "accept" in table.options(other):  # the active player has proposed it in steps
                table.play(other, "accept")
            elif f"agree with {seat}" in table.unasked(other):  # and not a gift in turn, which nobody agrees to
                table.play(other, f"agree with {seat}")
                made += 1
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.options(seat)))
        assert min(player.talers for player in gilde(table).players) >= 0
    return table, made


def gilde(table: Table) -> GildeState:
    assert isinstance(table.state, GildeState)
    return table.state


@pytest.mark.parametrize("seed", range(4))
def test_games_with_deals_out_of_turn_are_played_and_replayed(seed: int) -> None:
    table, made = play_with_deals(seed, 250)
    assert made > 20
    again = replay(table.journal())
    assert again.fingerprint() == table.fingerprint()
    assert [again.events(seat) for seat in range(4)] == [table.events(seat) for seat in range(4)]


@pytest.mark.parametrize("seed", range(2))
def test_what_may_be_dealt_in_is_the_same_for_all_that_a_seat_knows(seed: int) -> None:
    """Whether a deal is legal follows from what everybody sees: it is alike in every redeal."""
    table, rng, looked = Table("gilde", seats=4, seed=seed), Random(seed), 0
    while not table.over and looked < 40:
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.options(seat)))
        for other, text, _ in deals(table, rng)[:3]:
            viewer = rng.randrange(4)
            assert table.redeal(viewer, seed=looked).why_not(other, text) is None
            looked += 1

"""The mayoral election: who may request it, when it is held, who stands, and how votes and cards decide it."""

from __future__ import annotations

import pytest
from tests.games.gilde.scene import Scene

from zunft.games.gilde.rules.moving import hold

PLAIN = ("gelehrter", "haendler", "patron", "gauner", "handwerker", "geistlicher")  # the first five give no votes
FULL = ("b07", "b08", "b09", "b10", "b11", "b12")  # a hand to which nothing is drawn


def town(seats: int = 3, citizens: tuple[int, ...] = (0, 1, 2)) -> Scene:
    """The Town Hall stands, and these are Citizens."""
    scene = Scene(seats, PLAIN).town_hall("built")
    for seat in citizens:
        scene.xp(seat, 30)
    return scene


def due(scene: Scene, seat: int = 1) -> Scene:
    """The request of the next player: on to the first draw of the election (or to what else happens instead)."""
    if not scene.cards_of(0) and scene.state.deck.total:
        scene.hand(0, *FULL)
    scene.request(seat).say(0, "end")
    while not scene.table.over and "count-began" not in scene.events and "lapsed" not in scene.events:
        scene.step()
    return scene


def asked(scene: Scene, seat: int) -> str:
    """The name of the question that a seat is asked; "" when it is not."""
    question = scene.table.question(seat)
    return question["key"].rpartition(".")[2] if question else ""


def totals(scene: Scene) -> list[tuple[int, int, int]]:
    """Every draw that was counted: who, what it added, and the total then."""
    return [(told["seat"], told["number"], told["total"]) for told in scene.told("counted")]


def votes(scene: Scene) -> list[tuple[int, int]]:
    """Who stood, in this order, with so many votes before any draw."""
    return [(told["seat"], told["number"]) for told in scene.told("has-votes")]


# --- requests -------------------------------------------------------------------------------------


def test_g_150_a_request_ends_the_action_phase_and_is_public() -> None:
    """Phase 5 follows: the optional discard, then the refill."""
    scene = town().hand(0, "b01").say(0, "request")
    assert scene.told("requested") == [{"seat": 0}]
    assert scene.table.view(2)["requests"] == [0]
    assert (asked(scene, 0), scene.options(0)) == ("spare", ["discard b01", "keep"])


def test_t_30_g_150_no_request_after_a_card_was_played() -> None:
    """T-30."""
    scene = town().hand(0, "b01", "b04")
    assert scene.why(0, "request") == ""
    scene.say(0, "play b01")
    assert scene.why(0, "request")


def test_g_150_an_instant_in_the_own_action_phase_counts_too() -> None:
    """Q-48."""
    scene = town().hand(0, "i06").say(0, "play i06")
    assert scene.why(0, "request")


def test_g_150_a_cancelled_card_counts_too() -> None:
    """G-115."""
    scene = town().hand(0, "m03").hand(1, "i02").say(0, "play m03 at 1").say(1, "respond i02").all_pass()
    assert "cancelled" in scene.events
    assert scene.why(0, "request")


def test_g_150_an_instant_of_somebody_else_does_not_count() -> None:
    """Nor does one that the player played before the action phase."""
    scene = town().hand(1, "i05").say(0, "end")
    while asked(scene, 1) != "start":
        scene.step()
    scene.say(1, "respond i05").run_to("actions", 1)
    assert scene.why(1, "request") == ""


@pytest.mark.parametrize(
    "action", ["sell b01", "release n09", "give 1 to 1", "lend 1 to 1 repay 1 in 1", "use a12", "upgrade"]
)
def test_g_150_what_is_no_card_of_the_hand_does_not_prevent_a_request(action: str) -> None:
    """Q-35, Q-48."""
    scene = town().front(0, "b01", "n09", "a12").say(0, action)
    if scene.table.waiting_for == [1]:
        scene.say(1, "accept")
    assert scene.why(0, "request") == ""


def test_g_150_whoever_builds_the_town_hall_may_request_at_once() -> None:
    """G-104, Q-35."""
    scene = Scene(3, PLAIN).town_hall("centre").xp(0, 30).talers(0, 16)
    assert scene.why(0, "request")
    scene.say(0, "town-hall").say(0, "build")
    assert scene.why(0, "request") == ""


@pytest.mark.parametrize(("xp", "hall"), [(29, "built"), (18, "built"), (30, "centre"), (119, "centre")])
def test_t_31_g_150_it_takes_a_citizen_and_a_town_hall(xp: int, hall: str) -> None:
    """T-31. A Denizen, or a Town Hall that only lies in the centre: rejected."""
    scene = Scene(3, PLAIN).town_hall(hall).xp(0, xp)
    assert scene.why(0, "request")


def test_g_150_without_a_town_hall_there_is_no_request() -> None:
    assert Scene(3, PLAIN).xp(0, 60).why(0, "request")


def test_g_150_the_requester_plays_no_card_in_the_window_that_follows() -> None:
    """Q-48. An artefact may be used and a person released there; the instant stays in the hand."""
    scene = town().hand(0, "i05", "i06").front(0, "a12", "n09").say(0, "request")
    assert (asked(scene, 0), scene.options(0)) == ("end", ["pass", "respond a12", "release n09"])


def test_g_150_without_a_request_the_same_window_offers_the_cards() -> None:
    scene = town().hand(0, "i05", "i06").say(0, "end")
    assert scene.options(0) == ["pass", "respond i05", "respond i06"]


def test_g_150_others_play_in_the_window_that_follows() -> None:
    scene = town().hand(1, "i05").say(0, "request")
    assert scene.options(1) == ["pass", "respond i05"]


def test_g_151_nobody_has_two_requests() -> None:
    """It cannot be withdrawn, and is still there when a turn comes without an election."""
    scene = town().request(0)
    assert scene.why(0, "request")


def test_t_32_g_151_several_requests_the_first_due_is_held() -> None:
    """T-32. Seat 0 requests, seat 1 requests later in the round; seat 0's election ends the game."""
    scene = town().say(0, "request")
    scene.run_to("actions", 1)
    scene.say(1, "request")
    assert scene.table.view(None)["requests"] == [0, 1]
    while not scene.table.over:
        scene.step()
    assert scene.told("count-began") == [{"seat": 0}]
    assert scene.table.view(None)["ended"] == "election"


# --- when it is held ------------------------------------------------------------------------------


def test_g_153_it_is_held_at_the_start_of_the_requester_s_next_turn() -> None:
    """G-021. After the turn-start window, before income: nothing was earned or drawn."""
    scene = town()
    due(scene)
    told = scene.events
    assert told[told.index("turn-began") :] == ["turn-began", "count-began", "has-votes", "has-votes", "has-votes"]
    assert scene.player(1).talers == 12


def test_g_153_the_turn_start_window_comes_first() -> None:
    """Votes bought there count; a Scandal there takes some away."""
    scene = town().hand(1, "i03").hand(2, "i07").front(1, "d04").request(1).say(0, "end")
    while asked(scene, 1) != "start":
        scene.step()
    scene.say(1, "respond i03").say(2, "pass").say(2, "respond i07 at 1 d04").all_pass()
    while "count-began" not in scene.events:
        scene.step()
    assert dict(votes(scene))[1] == 3


def in_debt(debt: int, **options: str) -> Scene:
    """Seat 1, a Citizen with a request, sits in the tower, owes seat 2, and has to pay 2 upkeep."""
    scene = Scene(3, PLAIN, options=options).town_hall("built").hand(0, *FULL)
    for seat in range(3):
        scene.xp(seat, 30)
    return scene.front(1, "d04").request(1).tower(1).talers(1, 2).debt(1, 2, debt)


def test_g_152_the_election_waits_until_the_debts_are_paid() -> None:
    """Q-37, G-145. Income comes first, then the debt, and then votes are counted: no upkeep, and who has just left the
    tower stands."""
    scene = due(in_debt(2))
    told = scene.events
    assert told[told.index("turn-began") :][:5] == ["turn-began", "earned", "paid-debt", "left-tower", "count-began"]
    assert "paid-upkeep" not in told
    assert [seat for seat, _ in votes(scene)] == [1, 2, 0]
    assert scene.table.view(None)["requests"] == []


def test_g_152_the_election_ends_the_game_before_upkeep() -> None:
    """G-159. Nothing of the turn follows."""
    scene = due(in_debt(2))
    talers = scene.player(1).talers
    while not scene.table.over:
        scene.step()
    assert scene.table.view(None)["ended"] == "election"
    assert scene.player(1).talers == talers
    assert "lapsed" not in scene.events


def test_g_152_who_owes_nothing_any_more_leaves_the_tower_and_holds_it() -> None:
    """G-148. As when a creditor has left (G-171)."""
    scene = due(town().tower(1))
    told = scene.events
    assert told[told.index("turn-began") :][:4] == ["turn-began", "earned", "left-tower", "count-began"]


def test_g_152_the_debts_may_be_paid_by_selling() -> None:
    """G-147. The election is held as soon as the last taler is there."""
    scene = in_debt(10).front(1, "b04", "e02").say(0, "end")
    while asked(scene, 1) != "pay":
        scene.step()
    assert "count-began" not in scene.events
    while asked(scene, 1) == "pay":
        scene.say(1, next(text for text in scene.options(1) if text.startswith("sell")))
    assert "left-tower" in scene.events
    assert "count-began" in scene.events


def test_g_152_in_the_tower_a_request_lapses_when_the_debts_stay() -> None:
    """G-148. It lapses after the debts, and the turn goes on to its end."""
    scene = in_debt(40).say(0, "end")
    while asked(scene, 1) != "pay":
        scene.step()
    assert "lapsed" not in scene.events
    scene.say(1, "tower")
    told = scene.events
    assert told[told.index("went-to-tower") :][:2] == ["went-to-tower", "lapsed"]
    assert scene.told("lapsed") == [{"seat": 1}]
    assert scene.table.view(None)["requests"] == []
    scene.run_to("actions", 2)
    assert "count-began" not in scene.events
    assert "paid-upkeep" not in scene.events


def test_g_152_until_the_debts_are_served_the_request_is_pending() -> None:
    """Everybody sees it, and what needs a pending election can be played in the windows before."""
    scene = in_debt(40).say(0, "end")
    while asked(scene, 1) != "pay":
        scene.step()
    assert [scene.table.view(seat)["requests"] for seat in (0, 2, None)] == [[1], [1], [1]]


def test_q_37_lapses_a_request_lapses_in_the_tower_even_if_the_debts_are_paid() -> None:
    """The variant: the turn goes on; nobody draws for an election."""
    scene = due(in_debt(2, tower_request="lapses"))
    assert scene.told("lapsed") == [{"seat": 1}]
    assert scene.events[scene.events.index("turn-began") :][:3] == ["turn-began", "lapsed", "earned"]
    scene.run_to("actions", 1)
    assert scene.table.view(None)["requests"] == []
    assert "left-tower" in scene.events
    assert "count-began" not in scene.events


def test_g_153_out_of_the_tower_it_is_held_at_the_start_with_either_option() -> None:
    for option in ("held-when-paid", "lapses"):
        scene = Scene(3, PLAIN, options={"tower_request": option}).town_hall("built")
        due(scene.xp(1, 30))
        assert "earned" not in scene.events[scene.events.index("turn-began") :]
        assert "count-began" in scene.events


def test_g_151_after_a_lapse_there_may_be_another_request() -> None:
    scene = due(in_debt(2, tower_request="lapses"))
    scene.run_to("actions", 1)
    assert scene.why(1, "request") == ""


def test_g_152_a_fine_before_it_falls_due_delays_it() -> None:
    """Put into the tower by the player before: with the variant it lapses."""
    for option, end in (("held-when-paid", "count-began"), ("lapses", "lapsed")):
        scene = Scene(3, PLAIN, options={"tower_request": option}).town_hall("built").xp(1, 30)
        scene.front(0, "n03").hand(0, "m07").front(1, "b04", "b05", "e02").talers(1, 0).request(1)
        scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass().say(1, "tower").say(0, "end")
        while not {"count-began", "lapsed"} & set(scene.events):
            if asked(scene, 1) == "pay":
                scene.say(1, next(text for text in scene.options(1) if text.startswith("sell")))
            else:
                scene.step()
        assert {"count-began", "lapsed"} & set(scene.events) == {end}


def test_g_152_other_requests_stay_when_one_lapses() -> None:
    scene = in_debt(2, tower_request="lapses").request(2)
    due(scene)
    assert scene.table.view(None)["requests"] == [2]


def test_g_150_a_request_counts_as_pending_until_the_count() -> None:
    """5.1. Vote Buying needs it, and a Citizen."""
    scene = town(citizens=(0, 1)).hand(0, "i03")
    assert scene.why(0, "play i03")
    scene.request(1)
    assert scene.why(0, "play i03") == ""
    scene.say(0, "play i03")
    assert scene.stat(0, "votes") == 3


# --- candidates and votes -------------------------------------------------------------------------


def test_g_154_the_requester_first_then_clockwise() -> None:
    scene = town()
    due(scene)
    assert votes(scene) == [(1, 0), (2, 0), (0, 0)]
    scene.draw("b01", "b02", "b03")
    assert [seat for seat, *_ in totals(scene)] == [1, 2, 0]


def test_g_154_only_citizens_and_those_above_stand() -> None:
    scene = town(4, (0, 1)).xp(2, 29).xp(3, 80)
    due(scene)
    assert [seat for seat, _ in votes(scene)] == [1, 3, 0]


def test_g_154_nobody_stands_in_the_tower() -> None:
    """Q-34."""
    scene = town().tower(2)
    due(scene)
    assert [seat for seat, _ in votes(scene)] == [1, 0]


def test_g_154_a_title_gained_during_the_election_is_too_late() -> None:
    """Stroke of Luck gives its experience at once: seat 2 becomes a Citizen and does not stand."""
    scene = town(citizens=(0, 1)).xp(2, 29).hand(2, "i04")
    due(scene).draw("b01").say(2, "respond i04").draw("b02", "m03")
    assert scene.player(2).xp == 30
    assert [seat for seat, *_ in totals(scene)] == [1, 0]
    assert scene.table.winners == [1]


def test_g_154_a_requester_alone_still_draws() -> None:
    scene = town(citizens=(1,))
    due(scene).draw("b04")
    assert (totals(scene), scene.table.winners) == ([(1, 1, 1)], [1])


def test_g_155_all_votes_are_fixed_before_the_first_draw() -> None:
    """Q-45. They are told before anybody draws, from districts, persons, other cards and the profession."""
    scene = Scene(3).town_hall("built").front(0, "d04", "e08").front(1, "n03").front(2, "a05")
    for seat in range(3):
        scene.xp(seat, 30)
    due(scene)
    assert votes(scene) == [(1, 3), (2, 3), (0, 7)]  # seat 2: the Relic, and one more as Cleric
    assert totals(scene) == []


def test_g_158_votes_of_locked_cards_do_not_count() -> None:
    """G-006, Q-04."""
    scene = town().front(0, "d04/2", "n09").front(1, "n03/1")
    due(scene)
    assert votes(scene) == [(1, 0), (2, 0), (0, 2)]


def test_g_155_sermons_and_bought_votes_count() -> None:
    """Both were played before; they last until an election is held."""
    scene = town().front(0, "n04").hand(0, "m15", "i03").request(1).say(0, "play m15").say(0, "play i03")
    due(scene)
    assert dict(votes(scene))[0] == 4 + 2 + 3


# --- draws ----------------------------------------------------------------------------------------


def test_t_01_g_155_half_the_value_of_the_drawn_card() -> None:
    """T-01. 7 votes and a card of value 5: 9."""
    scene = town(citizens=(1,)).front(1, "d03", "n03")
    due(scene).draw("b03")
    assert (votes(scene), totals(scene)) == ([(1, 7)], [(1, 2, 9)])


@pytest.mark.parametrize(("card", "value", "half"), [("m03", 1, 0), ("b02", 4, 2), ("d06", 7, 3)])
def test_t_03_g_155_rounded_down(card: str, value: int, half: int) -> None:
    """T-03."""
    scene = town(citizens=(1,))
    due(scene).draw(card)
    assert scene.told("number-drawn") == [{"seat": 1, "card": card, "number": value}]
    assert totals(scene) == [(1, half, half)]


def test_g_155_drawn_cards_are_discarded() -> None:
    scene = town()
    due(scene)
    before = scene.table.view(None)["discard"]["size"]
    scene.draw("b01", "b02")
    seen = scene.table.view(None)["discard"]
    assert (seen["size"], seen["top"]) == (before + 2, "b02")


def test_g_155_only_redraws_are_played_during_the_count() -> None:
    """Q-45. No other instants and no sales, though seat 2 holds both."""
    scene = town().hand(2, "i04", "i05", "i06", "i07").front(2, "b01").front(1, "n09")
    due(scene).draw("b01")
    assert (scene.table.asked, scene.options(2)) == ([2], ["pass", "respond i04"])


def test_g_155_without_a_redraw_nobody_is_asked() -> None:
    scene = town().hand(2, "i05", "i06", "i01").front(2, "b01", "a12")
    due(scene).draw("b01")
    assert scene.table.chance_is_asked


def test_g_155_who_wants_a_redraw_but_cannot_pay_sells_nothing() -> None:
    """G-130. Not in an election that is being held."""
    scene = town().hand(2, "i04").front(2, "b02").talers(2, 0)
    due(scene).draw("b01")
    assert scene.table.chance_is_asked


def test_g_129_a_redraw_replaces_the_number_and_opens_the_window_again() -> None:
    """The same candidate draws again; the first card stays where it is."""
    scene = town(citizens=(0, 1)).hand(2, "i04").front(0, "a11")
    due(scene).draw("d06").say(2, "respond i04").draw("b01")
    assert totals(scene) == [(1, 1, 1)]
    scene.draw("b02")
    assert scene.options(0) == ["pass", "respond a11"]
    scene.say(0, "respond a11").draw("b03")
    assert totals(scene)[1] == (0, 2, 2)
    assert scene.table.winners == [0]


def test_g_129_lucky_dice_are_for_the_own_draw_only() -> None:
    """Other candidates' draws are neither mine nor against me."""
    scene = town(citizens=(0, 1)).front(0, "a11")
    due(scene).draw("d06")
    assert scene.table.chance_is_asked


def test_g_155_each_draw_has_its_window() -> None:
    scene = town().hand(2, "i04")
    due(scene).draw("b01")
    assert (asked(scene, 2), scene.table.question(2) is not None) == ("number", True)
    scene.say(2, "pass").draw("b02")
    assert asked(scene, 2) == "number"


def test_g_100_a_town_hall_is_no_number_of_an_election() -> None:
    """Drawn where a number is wanted it goes to the centre, and another card is drawn (a made-up position: a request
    needs a Town Hall that stands)."""
    scene = Scene(3, PLAIN).xp(1, 30)
    due(scene).draw("r01")
    assert totals(scene) == []
    scene.draw("b02")
    assert (scene.table.view(None)["town_hall"], totals(scene)) == ("centre", [(1, 2, 2)])


# --- the end --------------------------------------------------------------------------------------


def test_g_156_the_highest_total_wins_the_game() -> None:
    scene = town().front(2, "d04")
    due(scene).draw("b01", "b01", "b02")
    assert totals(scene) == [(1, 1, 1), (2, 1, 6), (0, 2, 2)]
    assert (scene.table.over, scene.table.winners) == (True, [2])
    assert scene.told("elected") == [{"seat": 2}]


def test_g_159_the_requester_need_not_be_the_winner_and_the_game_is_over() -> None:
    scene = town(citizens=(0, 1)).front(0, "d04")
    due(scene).draw("d06", "b01")
    assert (scene.table.over, scene.table.winners) == (True, [0])
    assert (scene.table.view(None)["winner"], scene.table.view(None)["ended"]) == (0, "election")
    assert scene.why(0, "end") == "over"


def test_g_159_the_winner_is_first_whatever_the_experience() -> None:
    scene = town(citizens=(0, 1)).xp(0, 100).xp(2, 29).front(1, "d04")
    due(scene).draw("b01", "b01")
    assert (scene.table.places, scene.table.scores) == ([2, 1, 3], [100, 30, 29])


def test_t_04_g_157_the_tied_draw_again_and_add_the_full_value() -> None:
    """T-04. 9 : 9, the third has 8; draws of 3 and 5 make 12 : 14. The third does not draw."""
    scene = town().front(1, "d04", "d01").front(2, "d03", "n03").front(0, "d06", "n10")
    due(scene).draw("m01", "b02", "e01")
    assert totals(scene) == [(1, 1, 9), (2, 2, 9), (0, 1, 8)]
    assert scene.told("tied") == [{"number": 1}]
    assert not scene.table.over
    scene.draw("e03", "b06")
    assert totals(scene)[3:] == [(1, 3, 12), (2, 5, 14)]
    assert scene.table.winners == [2]


def test_g_157_only_those_still_tied_for_the_highest_go_on() -> None:
    """Three are tied; two of them again; then one is ahead."""
    scene = town()
    due(scene).draw("b01", "b01", "b04").draw("b05", "b05", "m03")
    assert [row["number"] for row in scene.told("tied")] == [1, 2]
    assert scene.table.view(None)["votes"] == {"1": 5, "2": 5}
    scene.draw("m05", "m01")
    assert scene.told("tied")[-1] == {"number": 3}
    scene.draw("b16", "b02")
    assert (scene.table.winners, [seat for seat, *_ in totals(scene)[6:]]) == ([2], [1, 2, 1, 2])


def test_g_157_a_draw_of_a_tie_can_be_redrawn() -> None:
    scene = town(citizens=(0, 1)).hand(2, "i04")
    due(scene).draw("b01").say(2, "pass").draw("b01").say(2, "pass")
    scene.draw("d06").say(2, "respond i04").draw("m03")
    assert totals(scene)[2] == (1, 1, 2)


def test_g_124_a_count_wins_in_the_middle_of_an_election() -> None:
    """G-124. The instant brings its player to 120: nothing pending is resolved any more."""
    scene = town().xp(2, 119).hand(2, "i04")
    due(scene).draw("d06").say(2, "respond i04")
    assert (scene.table.over, scene.table.winners) == (True, [2])
    assert scene.table.view(None)["ended"] == "count"
    assert scene.told("elected") == []


# --- empty piles ----------------------------------------------------------------------------------


def without_cards(scene: Scene, seat: int) -> Scene:
    """Every card of the piles goes to a hand, and nothing is left to draw."""
    scene.state.discard.pour(scene.state.deck)
    counts = [int(scene.state.deck.counts[kind]) for kind in range(len(scene.table.edition.cards))]
    for kind, count in enumerate(counts):
        for _ in range(count):
            scene.state.deck.take(kind)
            hold(scene.state, seat, kind)
    return scene.fresh()


def test_g_161_without_cards_a_draw_counts_as_nothing() -> None:
    """Q-38."""
    scene = town(4, (0, 1)).front(0, "n09")
    due(without_cards(scene, 3))
    assert totals(scene) == [(1, 0, 0), (0, 0, 2)]
    assert scene.table.winners == [0]


def test_g_161_a_tie_without_cards_goes_to_the_higher_experience() -> None:
    scene = town(4, (0, 1, 2)).xp(2, 31)
    due(without_cards(scene, 3))
    assert scene.table.winners == [2]


def test_g_161_then_to_more_talers() -> None:
    scene = town(4, (0, 1, 2)).talers(0, 13)
    due(without_cards(scene, 3))
    assert scene.table.winners == [0]


def test_g_161_then_to_the_seat_nearest_clockwise_to_the_requester() -> None:
    """The requester is nearest of all; where the requester is not tied, the seat after."""
    scene = town(4, (0, 1, 2))
    due(without_cards(scene, 3))
    assert scene.table.winners == [1]
    scene = town(4, (0, 1, 2)).front(0, "n09").front(2, "n06")
    due(without_cards(scene, 3))
    assert scene.table.winners == [2]


def test_g_160_an_election_reshuffles_when_the_deck_runs_out() -> None:
    """The deck holds one card: the second candidate draws from the reshuffled pile, in which that card lies, too."""
    scene = town(citizens=(0, 1))
    due(scene).deck("b02").draw("b02")
    assert "reshuffled" in scene.events
    assert scene.table.odds()["draw b02"] == 2
    scene.draw("b01")
    assert (totals(scene), scene.table.winners) == ([(1, 2, 2), (0, 1, 1)], [1])


def test_q_53_a_tie_that_does_not_end_is_broken_without_cards() -> None:
    """G-161, Q-53. One card is left in the piles, so everybody draws it again and again."""
    scene = town(4, (0, 1, 2)).xp(0, 32).hand(0, *FULL)
    without_cards(scene, 3)
    scene.state.discard.add(scene.state.players[3].hand.remove(0))
    due(scene.fresh())
    while not scene.table.over:
        scene.step()
    assert len(scene.told("tied")) == 20
    assert scene.table.winners == [0]

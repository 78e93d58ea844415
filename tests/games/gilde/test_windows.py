"""Chapter 2.8: windows, responses and cancellations (G-110 … G-118), redraws, and sales in response."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene

from zunft.games.gilde.edition import GildeEdition, from_text, load
from zunft.table.preview import OTHERS, RESPONSES

BOOK = load("reconstruction").text


def sabotage(seats: int = 3, **options: str) -> Scene:
    """Seat 0 holds a Sabotage; seat 1 has a Farm to be sabotaged and nothing else. The window is not open yet."""
    return Scene(seats, options=options).hand(0, "m01").front(1, "b01")


def declare(scene: Scene, play: str = "play m01 at 1 b01") -> Scene:
    return scene.say(0, play)


def respond(scene: Scene, seat: int, answer: str) -> Scene:
    """One seat responds in the window on top, everybody else who is asked passes."""
    for other in scene.table.asked:
        if isinstance(other, int) and other != seat:
            scene.say(other, "pass")
    return scene.say(seat, answer)


def asks(scene: Scene, seat: int) -> str:
    """The name of the question that a seat is asked; "" when there is none."""
    question = scene.table.question(seat)
    return question["key"].rpartition(".")[2] if question else ""


def lines(scene: Scene) -> list[str]:
    """The answers in the journal so far, without those of chance."""
    return [line for line in scene.table.journal().splitlines() if line[:1].isdigit()]


def plays(scene: Scene) -> list[str]:
    """The cards that were played, in order."""
    told = scene.table.events(None, scene.heard)
    return [event["args"]["card"] for event in told if event["key"].startswith("gilde.event.played")]


# --- measures and instants ------------------------------------------------------------------------


def test_g_110_measures_are_played_in_the_own_action_phase_alone() -> None:
    scene = declare(sabotage().hand(1, "m09", "m03", "i06"))
    assert scene.options(1) == ["pass", "respond i06", "sell b01"]
    assert scene.why(1, "play m09")
    assert scene.why(1, "respond m09")


def test_g_110_instants_are_played_in_the_turn_of_others() -> None:
    scene = respond(declare(sabotage().hand(2, "i06")), 2, "respond i06")
    assert (scene.player(2).talers, scene.player(2).xp) == (16, 1)


@pytest.mark.parametrize("card", ["i01", "i02", "i04", "i09"])
def test_g_113_what_needs_a_trigger_is_not_offered_without_one(card: str) -> None:
    scene = Scene().hand(0, card).hand(1, card if card in ("i01", "i02") else "b02")
    assert f"play {card}" not in scene.options(0)
    scene.say(0, "end")
    assert f"respond {card}" not in scene.options(0) + scene.options(1)


@pytest.mark.parametrize("card", ["i05", "i06"])
def test_g_113_any_instant_is_played_whenever_the_active_player_is_asked(card: str) -> None:
    scene = Scene().hand(0, card).say(0, f"play {card}")
    assert scene.player(0).xp == 1


# --- which windows there are ----------------------------------------------------------------------


def test_g_111_a_window_at_the_end_of_the_actions_and_at_the_start_of_the_next_turn() -> None:
    scene = Scene().hand(2, "i06").hand(0, "b01").say(0, "end")
    assert (scene.table.asked, asks(scene, 2)) == ([2], "end")
    scene.say(2, "pass")
    assert (scene.table.asked, asks(scene, 0)) == ([0], "spare")  # phase 5 comes after it
    scene.say(0, "keep")
    while scene.table.chance_is_asked:
        scene.step()
    assert (asks(scene, 2), scene.table.view(None)["active"]) == ("start", 1)
    assert scene.player(1).talers == 12  # before the Economy phase


@pytest.mark.parametrize("card", ["m09", "m11", "m10", "b01", "e01", "d05"])
def test_g_062_what_is_no_attack_opens_no_window(card: str) -> None:
    scene = Scene().hand(0, card).hand(1, "i06", "i02").say(0, f"play {card}")
    assert 1 not in scene.table.asked


def test_g_111_a_window_for_every_number() -> None:
    scene = declare(sabotage().hand(2, "i06")).all_pass().draw("b05")
    assert (asks(scene, 2), scene.options(2)) == ("number", ["pass", "respond i06"])
    assert scene.table.question(2) == {
        "key": "gilde.ask.number", "args": {"seat": 0, "number": 4}, "rule": "G-111",
    }  # fmt: skip


def test_g_111_no_closing_window_when_the_turn_broke_off_in_the_tower() -> None:
    """G-149. The next thing that is asked is the start of the next turn."""
    scene = Scene().hand(0, "m02").talers(0, 4).front(1, "b01").hand(2, "i06").say(0, "play m02 at 1 b01").all_pass()
    scene.draw("b04").all_pass().say(0, "tower")
    assert (asks(scene, 2), scene.table.view(None)["active"]) == ("start", 1)


# --- the order, and sealed answers ----------------------------------------------------------------


def test_g_112_clockwise_from_the_player_after_the_active_one() -> None:
    """Whoever answers first: seat 2 comes before seat 3."""
    scene = declare(sabotage(4).hand(2, "i05").hand(3, "i06"))
    scene.say(3, "respond i06").say(2, "respond i05").say(1, "pass")
    assert plays(scene) == ["m01", "i05"]
    assert scene.cards_of(3) == ["i06"]


def test_g_112_the_active_player_comes_last() -> None:
    scene = declare(sabotage().hand(0, "m01", "i06").hand(2, "i05"))
    scene.say(0, "respond i06").say(2, "respond i05").say(1, "pass")
    assert plays(scene) == ["m01", "i05"]


def test_g_112_the_order_begins_behind_whoever_is_active() -> None:
    """In the turn of seat 1 seat 2 comes before seat 0."""
    scene = Scene().say(0, "end")
    scene.run_to("actions", 1)
    scene.hand(1, "m01").hand(0, "i06").hand(2, "i05").front(2, "b01").hush()
    scene.say(1, "play m01 at 2 b01").say(0, "respond i06").say(2, "respond i05")
    assert plays(scene) == ["m01", "i05"]


def test_g_112_the_window_goes_on_with_the_next_player() -> None:
    """After seat 1 has responded it is seat 2 who comes first, not seat 1 again."""
    scene = declare(sabotage().hand(1, "i05", "i01").hand(2, "i01"))
    scene.say(2, "pass").say(1, "respond i05")
    assert plays(scene) == ["m01", "i05"]
    scene.say(1, "respond i01").say(2, "respond i01")
    assert (scene.cards_of(1), scene.cards_of(2)) == (["i01"], [])
    assert scene.told("cancelled") == [{"card": "m01"}]


def test_g_112_one_response_a_pass_and_all_are_asked_anew() -> None:
    scene = declare(sabotage().hand(1, "i05", "i06").hand(2, "i01"))
    before = scene.table.ask(2)
    scene.say(2, "pass").say(1, "respond i05")
    assert scene.table.waiting_for == [1, 2]
    assert scene.table.ask(2) == before + 1
    scene.say(1, "respond i06").say(2, "respond i01")  # seat 2 passed at first, and is free to respond now
    assert plays(scene) == ["m01", "i05", "i01"]


def test_g_112_answers_are_sealed() -> None:
    """Nobody is told, or can see, what was answered while others still think."""
    scene = declare(sabotage().hand(1, "i02").hand(2, "i01"))

    def seen(seat: int | None) -> Any:
        view = dict(scene.table.view(seat))
        return {key: view[key] for key in ("chain", "discard", "players", "agenda", "phase")}, scene.table.turn(seat)

    before = [seen(0), seen(2), seen(None)]
    scene.say(1, "respond i02")
    assert [seen(0), seen(2), seen(None)] == before
    assert scene.table.waiting_for == [2]


def test_g_112_a_window_closes_when_all_have_passed() -> None:
    scene = declare(sabotage().hand(2, "i01")).say(1, "pass").say(2, "pass")
    assert scene.table.chance_is_asked


def test_g_112_a_window_closes_at_once_when_its_card_was_cancelled() -> None:
    """Seat 2 has sealed a response, too; it is not played, and seat 2 is not asked again."""
    scene = declare(sabotage().hand(1, "i01").hand(2, "i01", "i06"))
    scene.say(2, "respond i01").say(1, "respond i01")
    assert scene.cards_of(2) == ["i01", "i06"]
    assert (scene.table.asked, asks(scene, 0)) == ([0], "action")


# --- windows in windows ---------------------------------------------------------------------------


def scandal() -> Scene:
    """Seat 2 answers a Sabotage with a Scandal about the Minstrel of seat 0; its window is open."""
    scene = sabotage().front(0, "n10").hand(0, "m01", "i02").hand(1, "i06").hand(2, "i07", "i05")
    return respond(declare(scene), 2, "respond i07 at 0 n10")


def test_g_112_scandal_opens_a_window_of_its_own() -> None:
    scene = scandal()
    assert [(link["card"], link["victim"], link["target"]) for link in scene.table.view(None)["chain"]] == [
        ("m01", 1, "b01"),
        ("i07", 0, "n10"),
    ]
    assert scene.table.waiting_for == [0, 1, 2]
    assert scene.options(0) == ["pass", "respond i02"]
    assert scene.options(1) == ["pass", "respond i06"]  # the Farm is not what this window is about


def test_g_112_the_last_response_resolves_first() -> None:
    scene = scandal()
    respond(scene, 0, "respond i02")
    assert scene.told("cancelled") == [{"card": "i07"}]
    assert scene.lying(0) == ["n10"]
    assert [link["card"] for link in scene.table.view(None)["chain"]] == ["m01"]
    assert asks(scene, 1) == "targeted"  # the outer window goes on
    scene.all_pass().draw("b05").all_pass()
    assert scene.lying(1) == ["b01/2"]
    assert [told["seat"] for told in scene.told("experience")] == [0, 0]  # Counter-Intrigue, then Sabotage


def test_g_112_a_response_is_finished_before_the_outer_window_goes_on() -> None:
    scene = scandal().all_pass()
    assert scene.lying(0) == ["n10/1"]
    assert scene.events.index("locked") < scene.events.index("experience")
    assert scene.table.chance_is_asked  # the Sabotage
    assert scene.player(2).xp == 3


def test_g_112_the_order_in_a_nested_window_is_the_same() -> None:
    """Seat 1 comes before seat 2, who played the Scandal, and before seat 0, whom it is aimed at."""
    scene = scandal().say(0, "respond i02").say(2, "respond i05").say(1, "respond i06")
    assert plays(scene) == ["m01", "i07", "i06"]


def test_g_112_a_response_that_draws_a_number_has_a_window_for_it() -> None:
    """Lucky Find of the small edition draws a number in the middle of an attack."""
    scene = Scene(edition="tiny").hand(0, "m01").front(1, "b01").hand(1, "i10").hand(2, "i04")
    respond(declare(scene), 1, "respond i10").draw("b01")
    assert asks(scene, 2) == "number"
    respond(scene, 2, "respond i04").draw("b03").all_pass()
    assert scene.told("gained") == [{"seat": 1, "number": 3}]
    assert scene.table.chance_is_asked


def test_g_043_two_locks_in_one_chain_leave_the_longer_one() -> None:
    """Whether the target is active is tested when it is declared, and not again."""
    scene = Scene().hand(0, "m05").front(1, "n10").hand(2, "i07").say(0, "play m05 at 1 n10")
    respond(scene, 2, "respond i07 at 1 n10").all_pass().draw("b05").all_pass()
    assert scene.told("locked") == [{"seat": 1, "card": "n10", "number": 1}, {"seat": 1, "card": "n10", "number": 2}]
    assert scene.lying(1) == ["n10/2"]


# --- who is not asked -----------------------------------------------------------------------------


def test_g_114_a_seat_without_a_response_costs_no_line_and_no_number() -> None:
    scene = Scene().hand(0, "m13").front(0, "n07").hand(1, "b01", "m01").hand(2, "i04")
    before = (len(lines(scene)), scene.table.ask(1), scene.table.ask(2))
    scene.say(0, "play m13")
    assert (len(lines(scene)), scene.table.ask(1), scene.table.ask(2)) == (before[0] + 1, *before[1:])
    assert [scene.player(seat).talers for seat in range(3)] == [15, 10, 10]


def test_g_114_only_who_has_a_response_is_asked() -> None:
    scene = Scene(4).hand(0, "m12").hand(1, "i09").hand(2, "i01").hand(3, "b01")
    before = [scene.table.ask(seat) for seat in (1, 2, 3)]
    scene.say(0, "play m12 at 1")
    assert scene.table.waiting_for == [1]
    assert [scene.table.ask(seat) for seat in (1, 2, 3)] == [before[0] + 1, *before[1:]]


def test_g_149_nobody_in_the_tower_responds() -> None:
    """T-40."""
    scene = declare(sabotage().hand(2, "i01", "i06").tower(2))
    assert scene.table.waiting_for == [1]
    scene.say(1, "pass").draw("b05").all_pass()
    assert scene.lying(1) == ["b01/2"]
    scene.say(0, "end")
    assert asks(scene, 2) == ""


# --- cancelled cards ------------------------------------------------------------------------------


def test_g_115_a_cancelled_measure() -> None:
    """T-36. Cost paid, no effect, no experience for the actor, experience for the canceller."""
    scene = respond(declare(sabotage().hand(1, "i01")), 1, "respond i01")
    assert (scene.player(0).talers, scene.player(0).xp) == (10, 0)
    assert (scene.player(1).talers, scene.player(1).xp, scene.lying(1)) == (11, 1, ["b01"])
    assert not scene.told("number-drawn")
    assert scene.table.view(None)["discard"]["top"] == "i01"


def test_g_066_a_cancelled_card_is_discarded_when_it_is_cancelled() -> None:
    """It lies below the card that cancelled it."""
    scene = sabotage(discard_pile="open").hand(1, "i01")
    respond(declare(scene), 1, "respond i01")
    pile = scene.table.view(None)["discard"]
    assert (pile["cards"]["m01"], pile["cards"]["i01"], pile["top"]) == (1, 1, "i01")


def test_g_115_a_cancelled_card_was_played() -> None:
    """G-150. It bars a request in the same action phase."""
    scene = sabotage().hand(1, "i01").xp(0, 30).town_hall("built")
    assert "request" in scene.options(0)
    respond(declare(scene), 1, "respond i01")
    assert "request" not in scene.options(0)


def test_g_116_a_levy_is_cancelled_by_each_for_himself() -> None:
    """Q-46. The rest resolves and gives its experience."""
    scene = Scene(4).hand(0, "m13").front(0, "n07").hand(2, "i02").hand(3, "i01").say(0, "play m13")
    assert scene.table.waiting_for == [2]  # Call the Watch is not for extortion
    scene.say(2, "respond i02")
    assert scene.told("spared") == [{"seat": 2, "card": "m13"}]
    assert not scene.told("cancelled")
    assert [scene.player(seat).talers for seat in range(4)] == [12 - 1 + 4, 10, 12 - 2, 10]
    assert (scene.player(0).xp, scene.player(2).xp) == (3, 2)


def test_g_116_a_levy_cancelled_by_everybody_is_a_cancelled_card() -> None:
    scene = Scene().hand(0, "m13").front(0, "n07").hand(1, "i02").hand(2, "i09").say(0, "play m13")
    scene.say(1, "respond i02").say(2, "pass")
    assert scene.table.waiting_for == [2]  # who was spared has nothing to cancel any more
    scene.say(2, "respond i09")
    assert scene.told("cancelled") == [{"card": "m13"}]
    assert [scene.player(seat).talers for seat in range(3)] == [11, 10, 11]
    assert scene.player(0).xp == 0


def test_g_116_nobody_cancels_twice_for_himself() -> None:
    scene = Scene().hand(0, "m13").front(0, "n07").hand(1, "i02", "i09").say(0, "play m13").say(1, "respond i02")
    assert scene.cards_of(1) == ["i09"]
    assert [scene.player(seat).talers for seat in range(3)] == [13, 10, 10]


def test_g_116_in_the_tower_one_is_not_reached() -> None:
    """The only one who is reached cancels the whole card."""
    scene = Scene().hand(0, "m13").front(0, "n07").hand(1, "i02").tower(2).say(0, "play m13").say(1, "respond i02")
    assert scene.told("cancelled") == [{"card": "m13"}]
    assert scene.player(0).xp == 0


# --- targets that go ------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "value"), [("m01", 2), ("m02", 3)])
def test_g_117_a_target_that_is_gone_before_resolution(card: str, value: int) -> None:
    """Q-47. No number, no fine; the experience is gained."""
    scene = Scene().hand(0, card).front(1, "b01").say(0, f"play {card} at 1 b01").say(1, "sell b01")
    assert scene.told("fizzled") == [{"card": card}]
    assert not scene.told("number-drawn")
    assert (scene.player(0).xp, scene.player(1).talers) == (value, 12 + 3)
    assert scene.player(0).talers == 12 - (2 if card == "m01" else 4)


def test_g_117_a_target_that_goes_in_the_window_of_the_number() -> None:
    """Success does nothing, failure has its effect."""
    for number, talers in (("b05", 8), ("b04", 6)):
        scene = Scene().hand(0, "m02").front(1, "b01").say(0, "play m02 at 1 b01").all_pass().draw(number)
        scene.say(1, "sell b01")
        assert bool(scene.told("succeeded")) == (number == "b05")
        assert (scene.player(0).talers, scene.player(0).xp) == (talers, 3)
        assert not scene.told("destroyed")


def test_g_117_an_equal_card_is_not_hit_instead() -> None:
    """Q-52. In a window the attacked one is sold, and its twin stays."""
    scene = declare(sabotage().front(1, "b01")).say(1, "sell b01").all_pass()
    assert scene.told("fizzled") == [{"card": "m01"}]
    assert scene.lying(1) == ["b01"]


def test_g_117_g_171_a_victim_who_left() -> None:
    scene = Scene().hand(0, "m03").hand(1, "i02").say(0, "play m03 at 1")
    scene.table.leave(1)
    assert scene.told("fizzled") == [{"card": "m03"}]
    assert (scene.player(0).xp, scene.player(0).talers) == (1, 11)


# --- experience in a window -----------------------------------------------------------------------


def test_g_118_an_instant_gives_experience_in_the_turn_of_others() -> None:
    scene = respond(declare(sabotage().hand(2, "i01").xp(2, 7)), 2, "respond i01")
    assert scene.player(2).xp == 8
    assert scene.told("rose")[-1] == {"seat": 2, "title": "freisasse"}


def test_g_124_an_instant_wins_inside_a_window() -> None:
    """Nothing pending is resolved any more."""
    scene = respond(declare(sabotage().hand(2, "i06").xp(2, 119)), 2, "respond i06")
    assert (scene.table.over, scene.table.winners) == (True, [2])
    assert scene.lying(1) == ["b01"]
    assert scene.player(0).xp == 0


# --- numbers --------------------------------------------------------------------------------------


def test_g_113_a_bodyguard_after_the_number_was_seen() -> None:
    scene = respond(declare(sabotage().hand(1, "i05")).all_pass().draw("b05"), 1, "respond i05").all_pass()
    assert scene.told("failed") == [{"seat": 0, "number": 4, "against": 4}]
    assert scene.lying(1) == ["b01"]


def test_g_129_redraws_in_a_row() -> None:
    """The same player draws again, and every number has its window; the cards stay in the discard pile."""
    scene = sabotage(discard_pile="open").front(0, "a11").hand(2, "i04")
    declare(scene).all_pass().draw("b05")
    respond(scene, 2, "respond i04").draw("a07")
    assert asks(scene, 0) == "number"
    respond(scene, 0, "respond a11").draw("z07").all_pass()
    assert scene.told("number-drawn") == [
        {"seat": 0, "card": "b05", "number": 4}, {"seat": 0, "card": "a07", "number": 1},
        {"seat": 0, "card": "z07", "number": 3},
    ]  # fmt: skip
    assert scene.told("succeeded") == [{"seat": 0, "number": 3, "against": 1}]
    assert {"b05", "a07", "z07"} <= set(scene.table.view(None)["discard"]["cards"])
    assert scene.lying(0) == ["a11/2"]


def test_g_129_two_redraws_at_once_are_not_both_spent() -> None:
    """The second is asked again about the number that was drawn instead."""
    scene = declare(sabotage().front(1, "a11").hand(2, "i04")).all_pass().draw("b05")
    scene.say(2, "respond i04").say(1, "respond a11")
    assert scene.table.chance_is_asked
    scene.draw("b06")
    assert scene.cards_of(2) == ["i04"]
    assert scene.options(2) == ["pass", "respond i04"]


def test_g_129_a_number_is_neither_mine_nor_against_me() -> None:
    scene = declare(sabotage().front(2, "a11")).all_pass().draw("b05")
    assert scene.table.waiting_for == [1]


def test_g_129_a_redraw_may_be_answered_by_a_town_hall() -> None:
    """G-100. It goes to the centre, and another card is drawn for the same purpose."""
    scene = declare(sabotage().hand(2, "i04")).all_pass().draw("b05")
    respond(scene, 2, "respond i04").draw("r01").draw("b06")
    assert scene.table.view(None)["town_hall"] == "centre"
    assert asks(scene, 1) == "number"


# --- sales and releases in a window ---------------------------------------------------------------


def test_q_30_the_target_may_be_sold_or_not() -> None:
    """G-130. The option `sell_target_in_response`; other cards of the victim may be sold in any case."""
    allowed = declare(sabotage().front(1, "b02"))
    assert allowed.options(1) == ["pass", "sell b01", "sell b02"]
    forbidden = declare(sabotage(sell_target_in_response="forbidden").front(1, "b02"))
    assert forbidden.options(1) == ["pass", "sell b02"]
    assert forbidden.why(1, "sell b01")


def test_q_30_of_equal_cards_the_one_that_is_not_aimed_at_may_be_sold() -> None:
    scene = declare(sabotage(sell_target_in_response="forbidden").front(1, "b01")).say(1, "sell b01")
    assert scene.lying(1) == ["b01"]
    assert not scene.told("fizzled")
    scene.all_pass().draw("b05").all_pass()
    assert scene.lying(1) == ["b01/2"]


def test_q_30_the_target_stays_in_the_window_of_the_number() -> None:
    scene = declare(sabotage(sell_target_in_response="forbidden")).all_pass().draw("b05")
    assert scene.lying(1) == ["b01/2"]  # nobody was asked


def test_q_51_only_who_is_concerned_may_sell() -> None:
    scene = declare(sabotage().front(2, "b02").front(0, "b04"))
    assert scene.table.waiting_for == [1]


def test_q_51_with_the_option_everybody_may_sell_in_every_window() -> None:
    scene = declare(sabotage(sell_anytime="on").front(2, "b02").front(0, "b04"))
    assert [scene.options(seat) for seat in range(3)] == [
        ["pass", "sell b04"],
        ["pass", "sell b01"],
        ["pass", "sell b02"],
    ]
    scene.all_pass().draw("b05").all_pass().say(0, "end")
    assert (asks(scene, 0), scene.options(2)) == ("end", ["pass", "sell b02"])


def test_q_51_who_cannot_pay_a_response_may_sell_for_it() -> None:
    """G-130. One sale is one response; then the response can be paid."""
    scene = declare(sabotage().hand(2, "i01").talers(2, 0).front(2, "b02", "n09"))
    assert scene.options(2) == ["pass", "sell b02"]
    respond(scene, 2, "sell b02")
    assert scene.options(2) == ["pass", "respond i01"]
    respond(scene, 2, "respond i01")
    assert scene.told("cancelled") == [{"card": "m01"}]


def test_q_51_a_response_that_does_not_fit_is_no_reason_to_sell() -> None:
    scene = declare(sabotage().hand(2, "i09").talers(2, 0).front(2, "b02"))
    assert scene.table.waiting_for == [1]


def test_g_130_the_start_of_the_own_turn_is_a_time_to_sell() -> None:
    scene = Scene().front(1, "b01").front(2, "b02").say(0, "end")
    while asks(scene, 1) != "start":
        scene.step()
    assert (scene.options(1), scene.options(2)) == (["pass", "sell b01"], [])


def test_g_035_the_active_player_may_release_at_the_start_and_at_the_end() -> None:
    scene = Scene().front(0, "n09").front(1, "d05").say(0, "end")
    assert (scene.options(0), scene.options(1)) == (["pass", "release n09"], [])
    scene.say(0, "release n09")
    while asks(scene, 1) != "start":
        scene.step()
    assert scene.options(1) == ["pass", "release d05"]
    scene.say(1, "release d05")
    scene.run_to("actions", 1)
    assert not scene.told("paid-upkeep")


def two_quarters() -> GildeEdition:
    """Tanners’ Quarter is there twice."""
    before, _, after = BOOK.partition("[cards.d05]")
    return from_text(f"{before}[cards.d05]{after.replace('copies = 1', 'copies = 2', 1)}", "altered")


def test_g_035_of_two_equal_districts_the_active_one_may_be_released() -> None:
    scene = Scene(edition=two_quarters()).front(0, "d05/1", "d05")
    assert "release d05" in scene.options(0)
    assert scene.say(0, "release d05").lying(0) == ["d05/1"]


@pytest.mark.parametrize(
    ("card", "business", "answer"), [("i05", "b18", "respond i05"), ("i08", "b04", "respond i08 at 1 e01")]
)
def test_g_064_a_response_names_who_receives_its_cost(card: str, business: str, answer: str) -> None:
    """Q-15. Where there are two owners."""
    scene = declare(sabotage(4).hand(1, card).front(1, "e01/2").front(2, business).front(3, business))
    assert [option for option in scene.options(1) if card in option] == [f"{answer} paying {to}" for to in (2, 3)]
    scene.say(1, f"{answer} paying 3")
    assert scene.told("paid-owner") == [{"seat": 1, "to": 3, "number": 2 if card == "i05" else 1}]
    assert ("e01" in scene.lying(1)) == (card == "i08")


# --- the election ---------------------------------------------------------------------------------


def election(**options: str) -> Scene:
    """It is requested by seat 1, whose turn is about to begin; seats 0 and 1 stand."""
    return Scene(options=options).xp(0, 30).xp(1, 30).town_hall("built").request(1)


def test_q_45_in_an_election_only_redraws_are_offered() -> None:
    """G-155. No other instants, no sales, not even with the option."""
    scene = election(sell_anytime="on").hand(2, "i04", "i06", "i05").front(2, "b01", "a12").say(0, "end")
    while not scene.table.chance_is_asked or scene.table.view(None)["phase"] != "election":
        scene.step()
    scene.draw("b05")
    assert scene.told("has-votes") == [{"seat": 1, "number": 0}, {"seat": 0, "number": 0}]
    assert (scene.table.asked, scene.options(2)) == ([2], ["pass", "respond i04"])


def test_q_45_the_turn_start_window_offers_everything() -> None:
    scene = election().hand(2, "i06").say(0, "end")
    while asks(scene, 2) != "start":
        scene.step()
    assert scene.options(2) == ["pass", "respond i06"]
    assert not scene.told("count-began")


def test_g_129_a_candidate_redraws_only_his_own_draw() -> None:
    scene = election().front(0, "a11").say(0, "end")
    while not scene.told("count-began"):
        scene.step()
    scene.draw("b05")  # the requester's: neither mine nor against me
    assert scene.table.chance_is_asked
    scene.draw("a07")
    assert scene.options(0) == ["pass", "respond a11"]
    scene.say(0, "respond a11").draw("n04")
    assert scene.table.winners == [0]
    assert [told["total"] for told in scene.told("counted")] == [2, 3]


def test_q_48_the_requester_plays_no_card_in_the_closing_window() -> None:
    """G-150. Others may; an artefact that is used is no card played."""
    scene = Scene().xp(0, 30).town_hall("built").hand(0, "i06", "i05").hand(1, "i02").hand(2, "i07")
    scene.front(0, "a12").front(1, "n09").say(0, "request")
    assert asks(scene, 2) == "end"
    assert scene.options(0) == ["pass", "respond a12"]
    assert scene.options(2) == ["pass", "respond i07 at 1 n09"]


def test_q_48_nor_does_he_sell_to_pay_for_one() -> None:
    scene = Scene().xp(0, 30).town_hall("built").hand(0, "i05").talers(0, 0).front(0, "b01").say(0, "request")
    assert asks(scene, 0) == "spare"


def test_q_48_without_a_request_the_active_player_may_play_there() -> None:
    scene = Scene().hand(0, "i06").say(0, "end")
    assert scene.options(0) == ["pass", "respond i06"]


# --- standing orders ------------------------------------------------------------------------------


def test_a_standing_pass_answers_every_window() -> None:
    scene = sabotage().hand(2, "i01", "i06")
    scene.table.orders(2, ["pass"])
    declare(scene)
    assert scene.table.waiting_for == [1]
    scene.all_pass().draw("b05").all_pass()
    assert scene.lying(1) == ["b01/2"]
    assert scene.cards_of(2) == ["i01", "i06"]


def test_a_standing_pass_unless_targeted() -> None:
    scene = sabotage().hand(1, "i02").hand(2, "i06")
    for seat in (1, 2):
        scene.table.orders(seat, ["pass unless targeted"])
    declare(scene)
    assert scene.table.waiting_for == [1]


def test_pass_unless_targeted_by_a_card_that_reaches_everybody() -> None:
    scene = Scene().hand(0, "m13").front(0, "n07").hand(1, "i02").hand(2, "i06")
    for seat in (1, 2):
        scene.table.orders(seat, ["pass unless targeted"])
    assert scene.say(0, "play m13").table.waiting_for == [1, 2]


def is_idle(scene: Scene, seat: int) -> bool:
    return "idle" in scene.table.game.window_words(scene.table.state, seat)


def starts_asked(orders: list[str]) -> int:
    """How often seat 0, which owns a Farm and has nothing for any window, is asked before its turns in some rounds."""
    scene, asked = Scene(3).front(0, "b01"), 0
    scene.table.orders(0, orders)
    for _ in range(120):
        seat = scene.table.asked[0]
        asked += seat == 0 and (scene.table.question(0) or {})["key"] == "gilde.ask.start"
        scene.table.play(
            seat, scene.table.options("chance")[0] if seat == "chance" else scene.table.default(int(seat)) or ""
        )
    return asked


def test_who_could_only_sell_before_the_own_turn_is_idle_there() -> None:
    assert starts_asked([]) > 1
    assert starts_asked(["pass against idle"]) == 0


@pytest.mark.parametrize(("held", "talers", "idle"), [("m01", 12, True), ("i06", 12, False), ("i07", 0, False)])
def test_who_holds_a_card_for_a_window_is_not_idle_even_if_it_has_to_be_paid_for_first(
    held: str, talers: int, idle: bool
) -> None:
    scene = Scene(3, options={"sell_anytime": "on"}).hand(0, "m03").front(1, "n01").front(2, "b01")
    scene.hand(2, held).talers(2, talers)
    scene.say(0, "play m03 at 1")
    assert 2 in scene.table.asked
    assert is_idle(scene, 2) == idle


def test_whom_a_card_is_aimed_at_is_not_idle() -> None:
    scene = declare(sabotage())
    assert scene.table.options(1) == ["pass", "sell b01"]
    assert not is_idle(scene, 1)


def test_a_standing_response_against_a_kind() -> None:
    scene = sabotage().hand(0, "m01", "m03").hand(2, "i01", "i01")
    scene.table.orders(2, ["respond i01 against sabotage", "pass"])
    declare(scene, "play m03 at 1").all_pass().draw("b05").all_pass()
    assert scene.cards_of(2) == ["i01", "i01"]  # a burglary
    declare(scene).say(1, "pass")
    assert scene.told("cancelled") == [{"card": "m01"}]
    assert scene.cards_of(2) == ["i01"]


def test_a_standing_order_for_a_kind_of_window() -> None:
    scene = sabotage().hand(2, "i06")
    scene.table.orders(2, ["pass against attack", "respond i06 against number"])
    declare(scene).all_pass().draw("b05")
    assert scene.player(2).talers == 12
    scene.say(1, "pass")
    assert scene.player(2).talers == 16


def test_the_first_order_that_can_be_given_is_given() -> None:
    """Call the Watch does not cancel an intrigue, so the second one answers."""
    scene = Scene(2).hand(0, "m12").hand(1, "i01", "i09")
    scene.table.orders(1, ["respond i01", "respond i09", "pass"])
    scene.say(0, "play m12 at 1")
    assert scene.told("cancelled") == [{"card": "m12"}]
    assert scene.cards_of(1) == ["i01"]


def test_orders_are_taken_back() -> None:
    scene = sabotage().hand(2, "i01")
    scene.table.orders(2, ["pass"])
    scene.table.orders(2, [])
    assert declare(scene).table.waiting_for == [1, 2]
    scene.table.orders(2, ["respond i01"])  # left while the window is open
    assert scene.table.waiting_for == [1]


def before_the_last_discard() -> Scene:
    """Seat 0 holds one card too many at the end of its turn; seat 1 has something to sell when its own begins."""
    scene = Scene(3).hand(0, "b01", "b02", "b03", "b04", "b05", "b06").front(1, "b07")
    scene.say(0, "end")
    while (scene.table.question(0) or {}).get("key") != "gilde.ask.surplus":
        scene.step()
    return scene


def test_a_preview_tells_responses_to_a_deed_from_the_window_in_which_the_next_turn_begins() -> None:
    scene = sabotage()
    assert scene.table.preview(0, "play m01 at 1 b01").until == RESPONSES
    scene = before_the_last_discard()
    preview = scene.table.preview(0, scene.options(0)[0])
    assert [entry["key"] for entry in preview.view["agenda"]] == ["gilde.entry.start"]
    assert preview.until == OTHERS

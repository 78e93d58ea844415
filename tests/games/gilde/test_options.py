"""The rulings that a table may want otherwise: a test for every value."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.gilde.scene import PROFESSIONS, Scene

from zunft import Table
from zunft.catalogue import about

OPTIONS = {
    "professions": ["chosen", "by-lot"],
    "sell_target_in_response": ["allowed", "forbidden"],
    "sell_anytime": ["off", "on"],
    "loans": ["tracked", "talk-only"],
    "discard_pile": ["top-only", "open"],
    "stop": ["never", "after-60-rounds"],
    "start_talers": ["equal", "later-seats-more"],
    "tower_request": ["held-when-paid", "lapses"],
    "offers": ["6", "2", "12"],
}


def attacked(**options: str) -> Scene:
    """Seat 0 has aimed a sabotage at one business of seat 1."""
    scene = Scene(options=options).hand(0, "m01").front(0, "e02").front(1, "b01", "b01", "e01").front(2, "b02")
    return scene.say(0, "play m01 at 1 b01")


def asked(scene: Scene, seat: int) -> str:
    """The name of the question that a seat is asked; "" when it is not."""
    question = scene.table.question(seat)
    return question["key"].rpartition(".")[2] if question else ""


def fined(**options: str) -> Scene:
    """Seat 1 must pay 6 and has 3."""
    scene = Scene(options=options).front(0, "n03").hand(0, "m07").front(1, "b05").talers(1, 3)
    return scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass()


def test_the_options_and_their_defaults() -> None:
    options = about("gilde")["options"]
    assert {name: option["default"] for name, option in options.items()} == {
        name: values[0] for name, values in OPTIONS.items()
    }
    assert {name: list(option["values"]) for name, option in options.items()} == OPTIONS
    rules = [option["rule"] for option in options.values()]
    assert rules == ["Q-06", "Q-30", "Q-51", "Q-33", "Q-43", "G-162", "5.8", "Q-37", "Q-50"]


# --- professions ----------------------------------------------------------------------------------


def test_q_06_professions_chosen() -> None:
    """G-011. In reverse seat order, the last seat first; nobody takes what another one has."""
    table = Table("gilde", 3, chance="hand", options={"professions": "chosen"})
    table.play("chance", "draw seat 1")
    order = []
    for profession in ("patron", "gauner", "haendler"):
        order += table.asked
        assert f"profession {profession}" in table.options(order[-1])
        table.play(order[-1], f"profession {profession}")
    assert order == [0, 2, 1]
    assert [player["profession"] for player in table.view(None)["players"]] == ["patron", "haendler", "gauner"]


def test_q_06_professions_by_lot() -> None:
    """G-011. Chance gives each a profession; nobody is asked, and none is there twice."""
    table = Table("gilde", 6, chance="hand", options={"professions": "by-lot"})
    table.play("chance", "draw seat 0")
    for left in range(6, 1, -1):
        assert table.chance_is_asked
        assert len(table.options("chance")) == left
        table.play("chance", table.options("chance")[-1])
    assert sorted(player["profession"] for player in table.view(None)["players"]) == sorted(PROFESSIONS)


# --- sales in a window ----------------------------------------------------------------------------


def test_q_30_the_target_may_be_sold_in_response() -> None:
    """G-130, Q-52. Of equal cards the attacked one is meant; the sabotage fizzles."""
    scene = attacked(sell_target_in_response="allowed").say(1, "sell b01")
    assert scene.lying(1) == ["b01", "e01"]
    scene.all_pass()
    assert "fizzled" in scene.events
    assert scene.lying(1) == ["b01", "e01"]


def test_q_30_the_target_may_not_be_sold_in_response() -> None:
    """G-130. Everything else may; of two equal businesses only the one that is not attacked."""
    scene = attacked(sell_target_in_response="forbidden")
    assert scene.options(1) == ["pass", "sell b01", "sell e01"]
    scene.say(1, "sell b01")
    assert scene.options(1) == ["pass", "sell e01"]
    scene.say(1, "pass").draw("b02").all_pass()
    assert scene.lying(1) == ["b01/2", "e01"]


def test_q_30_nor_when_the_number_is_known() -> None:
    scene = attacked(sell_target_in_response="forbidden").all_pass().draw("b02")
    assert asked(scene, 1) == "number"
    scene.say(1, "sell b01")
    assert scene.options(1) == ["pass", "sell e01"]


def test_q_51_sell_anytime_off() -> None:
    """G-130. Only whom the window concerns is asked."""
    scene = attacked(sell_anytime="off")
    assert scene.table.waiting_for == [1]


def test_q_51_sell_anytime_on() -> None:
    """G-130. Every window is open for sales, for the active player too."""
    scene = attacked(sell_anytime="on")
    assert scene.table.waiting_for == [0, 1, 2]
    assert (scene.options(0), scene.options(2)) == (["pass", "sell e02"], ["pass", "sell b02"])
    scene.say(0, "sell e02").say(1, "pass").say(2, "sell b02")
    assert (scene.lying(2), scene.table.asked) == ([], [0, 1])


def test_q_51_on_also_at_the_end_of_a_turn() -> None:
    scene = Scene(options={"sell_anytime": "on"}).front(1, "b01").say(0, "end")
    assert (asked(scene, 1), scene.options(1)) == ("end", ["pass", "sell b01"])


def test_q_51_on_but_never_in_an_election() -> None:
    """G-130, G-155."""
    scene = Scene(options={"sell_anytime": "on"}).town_hall("built").xp(1, 30).front(2, "b01").request(1)
    scene.say(0, "end")
    while "number-drawn" not in scene.events:
        scene.step()
    assert asked(scene, 2) == ""
    assert scene.table.over


# --- dealing --------------------------------------------------------------------------------------


def test_q_33_loans_tracked() -> None:
    """G-142."""
    scene = Scene(options={"loans": "tracked"}).say(0, "deal")
    assert scene.options(0) == ["give", "lend", "beg", "borrow"]


def test_q_33_loans_talk_only() -> None:
    """G-141. Gifts remain, and whatever players promise each other."""
    scene = Scene(options={"loans": "talk-only"})
    assert scene.why(0, "lend 1 to 1 repay 1 in 1")
    assert scene.why(0, "borrow 1 of 1 repay 1 in 1")
    scene.say(0, "deal")
    assert scene.options(0) == ["give", "beg"]


def test_q_33_talk_only_in_need_of_money_too() -> None:
    scene = fined(loans="talk-only").say(1, "deal")
    assert scene.options(1) == ["offer b05", "beg"]


@pytest.mark.parametrize("offers", [6, 2, 12])
def test_q_50_so_many_offers_in_a_turn(offers: int) -> None:
    """G-134."""
    scene = Scene(options={"offers": str(offers)}).front(0, "b01").talers(0, 40)
    for made in range(offers):
        assert scene.table.view(None)["offers_left"] == offers - made
        scene.say(0, "give 1 to 1")
    assert scene.options(0) == ["sell b01", "end"]


@pytest.mark.parametrize("offers", [6, 2, 12])
def test_q_50_half_as_many_in_a_payment(offers: int) -> None:
    """G-134."""
    scene = fined(offers=str(offers))
    for _ in range(offers // 2):
        scene.say(1, "beg 1 of 2").say(2, "decline")
    assert scene.options(1) == ["sell b05", "tower"]


# --- what is shown --------------------------------------------------------------------------------


def test_q_43_the_discard_pile_shows_its_top_only() -> None:
    """G-002."""
    scene = Scene(options={"discard_pile": "top-only"}).front(0, "b01", "e01").say(0, "sell b01").say(0, "sell e01")
    for viewer in (0, 1, None):
        assert scene.table.view(viewer)["discard"] == {"size": 2, "top": "e01"}


def test_q_43_the_discard_pile_is_open() -> None:
    scene = Scene(options={"discard_pile": "open"}).front(0, "b01", "e01", "b01")
    for card in ("b01", "e01", "b01"):
        scene.say(0, f"sell {card}")
    for viewer in (0, 1, None):
        shown = {"size": 3, "top": "b01", "cards": {"b01": 2, "e01": 1}}
        assert scene.table.view(viewer)["discard"] == shown


# --- the start and the end ------------------------------------------------------------------------


def test_5_8_everybody_starts_with_the_same() -> None:
    """G-012."""
    table = Table("gilde", 4, chance="hand", options={"start_talers": "equal"})
    table.play("chance", "draw seat 2")
    assert [player["talers"] for player in table.view(None)["players"]] == [12, 12, 12, 12]


def test_5_8_later_seats_start_with_more() -> None:
    """One taler more for each place after the start player."""
    table = Table("gilde", 4, chance="hand", options={"start_talers": "later-seats-more"})
    table.play("chance", "draw seat 2")
    assert [player["talers"] for player in table.view(None)["players"]] == [14, 15, 12, 13]


@pytest.mark.parametrize(("stop", "over"), [("never", False), ("after-60-rounds", True)])
def test_g_162_a_table_may_stop_after_60_rounds(stop: str, over: bool) -> None:
    scene = Scene(2, options={"stop": stop}).xp(1, 5)
    scene.state.round = 60
    scene.fresh().say(0, "end").run_to("actions", 1)
    assert not scene.table.over
    scene.say(1, "end")
    while not scene.table.over and scene.table.view(None)["round"] == 60:
        scene.step()
    assert (scene.table.over, scene.table.winners) == (over, [1] if over else [])


# --- all of them ----------------------------------------------------------------------------------

VARIANTS = [{name: value} for name, values in OPTIONS.items() for value in values[1:]]


@pytest.mark.parametrize("options", [*VARIANTS, {name: values[-1] for name, values in OPTIONS.items()}], ids=str)
def test_every_option_plays_to_the_end(options: dict[str, str]) -> None:
    for seats in (2, 4):
        table, rng = Table("gilde", seats, seats, edition="tiny", options=options), Random(seats)
        while not table.over:
            who = rng.choice(table.asked)
            table.play(who, rng.choice(table.options(who)))
        assert len(table.winners) == 1

"""Chapter 2.9: experience, titles, and the Count."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene

TITLES = (
    ("gemeiner", 0), ("freisasse", 8), ("beisasse", 18), ("buerger", 30), ("freibuerger", 45), ("patrizier", 60),
    ("edelmann", 80), ("freiherr", 100),
)  # fmt: skip


def plain(seats: int = 3, **chosen: Any) -> Scene:
    return Scene(seats, ("haendler", "patron", "geistlicher", "gauner", "handwerker", "gelehrter"), **chosen)


def title(scene: Scene, seat: int = 0) -> str:
    return str(scene.table.view(None)["players"][seat]["title"])


@pytest.mark.parametrize(("card", "value"), [("b01", 2), ("z08", 3), ("e07", 4), ("n09", 3), ("d05", 3), ("a04", 2)])
def test_g_120_playing_a_card_gives_its_value(card: str, value: int) -> None:
    assert plain().hand(0, card).say(0, f"play {card}").player(0).xp == value


@pytest.mark.parametrize("drawn", ["a12", "n04"])
def test_g_120_whether_or_not_a_check_succeeds(drawn: str) -> None:
    """Q-25."""
    scene = plain().hand(0, "m03").say(0, "play m03 at 1").all_pass().draw(drawn).all_pass()
    assert scene.player(0).xp == 1
    assert scene.player(0).talers == (15 if drawn == "n04" else 11)


def test_g_120_nothing_for_a_cancelled_card() -> None:
    """G-115, Q-25."""
    scene = plain().hand(0, "m01").front(1, "b01").hand(1, "i01").say(0, "play m01 at 1 b01").say(1, "respond i01")
    scene.all_pass()
    assert [scene.player(seat).xp for seat in (0, 1)] == [0, 1]


def test_g_120_a_card_that_fizzles_gives_its_value() -> None:
    """G-117. The business is sold before the sabotage resolves."""
    scene = plain().hand(0, "m01").front(1, "b01").say(0, "play m01 at 1 b01").say(1, "sell b01").all_pass()
    assert scene.told("fizzled") == [{"card": "m01"}]
    assert scene.player(0).xp == 2


@pytest.mark.parametrize(("name", "xp"), TITLES[1:])
def test_g_121_reaching_a_threshold_raises_the_title_at_once(name: str, xp: int) -> None:
    scene = plain().xp(0, xp - 2).hand(0, "m09", "i06").say(0, "play m09")
    assert title(scene) == [below for below, points in TITLES if points < xp][-1]
    scene.say(0, "play i06")
    assert title(scene) == name
    assert scene.told("rose") == [{"seat": 0, "title": name}]


def test_g_121_passing_a_threshold_is_enough() -> None:
    assert title(plain().xp(0, 5).hand(0, "b02").say(0, "play b02")) == "freisasse"


def test_g_121_several_titles_at_once() -> None:
    """The Town Hall: from 7 to 19 points, two titles in one step."""
    scene = plain().xp(0, 7).town_hall("centre").talers(0, 16).say(0, "town-hall").say(0, "build")
    assert title(scene) == "beisasse"
    assert scene.told("rose") == [{"seat": 0, "title": "beisasse"}]


def test_g_121_at_exactly_30_points_one_may_stand() -> None:
    """T-19."""
    scene = plain().xp(0, 29).town_hall("built").hand(0, "m09").say(0, "play m09")
    assert title(scene) == "buerger"
    scene.say(0, "end").run_to("actions", 0)
    assert "request" in scene.options(0)


def test_g_121_the_view_tells_where_the_next_title_is() -> None:
    assert plain().xp(0, 18).table.view(None)["players"][0]["next_title_at"] == 30


def test_g_122_experience_and_titles_never_fall() -> None:
    """Q-26. Not when everything is sold or released, nor in the tower."""
    scene = plain().xp(0, 44).hand(0, "b01").say(0, "play b01").front(0, "n09")
    scene.say(0, "sell b01").say(0, "release n09")
    assert (scene.player(0).xp, title(scene)) == (46, "freibuerger")
    scene.tower(0).say(0, "end")
    assert (scene.player(0).xp, title(scene)) == (46, "freibuerger")


def test_g_123_a_title_fixes_businesses_and_the_residence() -> None:
    """From Denizen to Citizen: a Town House becomes possible, and Vote Buying."""
    scene = plain().xp(0, 28).town_hall("built").hand(0, "b01", "i03").request(1).talers(0, 30)
    assert not {"upgrade", "play i03"} & set(scene.options(0))
    scene.say(0, "play b01")
    assert {"upgrade", "play i03"} <= set(scene.options(0))


def test_g_123_a_new_title_makes_room_at_once() -> None:
    scene = plain().xp(0, 17).front(0, "b01", "b02").hand(0, "b04", "m09")
    assert "play b04" not in scene.options(0)
    scene.say(0, "play m09")
    assert "play b04" in scene.options(0)


@pytest.mark.parametrize("card", ["b03", "b06", "b09", "b12", "b15", "b18"])
def test_g_123_large_businesses_ask_for_a_title(card: str) -> None:
    assert f"play {card}" not in plain().xp(0, 17).hand(0, card).options(0)
    assert f"play {card}" in plain().xp(0, 18).hand(0, card).options(0)


def test_g_124_120_points_win_at_once() -> None:
    """T-20."""
    scene = plain().xp(0, 118).hand(0, "b01", "b02").say(0, "play b01")
    assert scene.table.over
    assert scene.table.winners == [0]
    assert (title(scene), scene.table.view(None)["ended"]) == ("graf", "count")
    assert scene.events[-1] == "became-count"


def test_g_124_119_points_do_not() -> None:
    scene = plain().xp(0, 117).hand(0, "b01").say(0, "play b01")
    assert not scene.table.over


def test_g_124_of_two_in_one_event_the_highest_wins() -> None:
    """Q-27. A joint building."""
    scene = joint(xp=(115, 116))
    assert [scene.player(seat).xp for seat in (0, 1)] == [121, 122]
    assert scene.table.winners == [1]


def test_g_124_then_the_active_player() -> None:
    scene = joint(xp=(116, 116))
    assert [scene.player(seat).xp for seat in (0, 1)] == [122, 122]
    assert scene.table.winners == [0]


def test_g_124_then_turn_order() -> None:
    """Seat 1 proposes; seats 2 and 0 reach 120 with as many points: seat 2 comes first after seat 1."""
    scene = plain().town_hall("centre").say(0, "end")
    scene.run_to("actions", 1)
    scene.xp(0, 118).xp(2, 118).talers(0, 6).talers(1, 6).talers(2, 6)
    scene.say(1, "town-hall with 0 for 5 points 3 with 2 for 5 points 3").say(0, "accept").say(2, "accept")
    assert [scene.player(seat).xp for seat in range(3)] == [121, 6, 121]
    assert scene.table.winners == [2]


def joint(xp: tuple[int, int]) -> Scene:
    """Seats 0 and 1 build the Town Hall together, half and half."""
    scene = plain().town_hall("centre").xp(0, xp[0]).xp(1, xp[1]).talers(0, 8).talers(1, 8)
    return scene.say(0, "town-hall with 1 for 8 points 6").say(1, "accept")


def test_g_124_an_instant_wins_inside_a_window_and_nothing_else_is_resolved() -> None:
    scene = plain().hand(0, "m01").front(1, "b01").hand(1, "i06").xp(1, 119)
    scene.say(0, "play m01 at 1 b01").say(1, "respond i06")
    assert scene.table.winners == [1]
    assert (scene.lying(1), scene.player(0).xp) == (["b01"], 0)
    assert scene.told("number-drawn") == []


def test_g_124_a_redraw_wins_during_an_election() -> None:
    """The election that is being held is not decided any more."""
    scene = plain().town_hall("built").xp(0, 30).xp(1, 119).hand(1, "i04").request(0).say(0, "end")
    while not scene.told("count-began"):
        scene.step()
    scene.draw("n04").say(1, "respond i04")
    assert scene.table.winners == [1]
    assert scene.table.view(None)["ended"] == "count"
    assert scene.told("elected") == []


def test_g_125_residences_count_towards_the_count() -> None:
    """Q-28."""
    scene = plain().xp(0, 115).talers(0, 8).say(0, "upgrade")
    assert scene.table.winners == [0]


def test_g_125_the_town_hall_counts_towards_the_count() -> None:
    scene = plain().xp(0, 108).talers(0, 16).town_hall("centre").say(0, "town-hall").say(0, "build")
    assert scene.table.winners == [0]


def test_g_125_sales_trades_gifts_and_loans_give_none() -> None:
    scene = plain().front(0, "b01", "b02", "a12").talers(0, 9).talers(1, 9)
    scene.say(0, "sell b01").say(0, "use a12").say(0, "give 1 to 1")
    scene.say(0, "offer b02 to 1 for 3").say(1, "accept")
    scene.say(0, "lend 1 to 1 repay 1 in 1").say(1, "accept")
    assert scene.lying(1) == ["b02"]
    assert [scene.player(seat).xp for seat in (0, 1)] == [0, 0]

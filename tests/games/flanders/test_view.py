"""2.12: who sees what."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import dealt, keys, on, round_of, script, told

PASS = ["pickup 0"] * 4
EVERYBODY = (0, 1, 2, 3, None)


def test_f_020_the_golden_card_is_seen_by_all_once_it_is_shown() -> None:
    table = dealt()
    round_of(table, "master", *PASS)
    for seat in EVERYBODY:
        assert told(table.events(seat), "showed-golden") == [{"seat": 0, "golden": "master"}]
        assert table.view(seat)["golden"]["held"] is None
        assert table.view(seat)["golden"]["discard"] == {"master": 1}


def test_f_020_how_many_cards_of_each_half_are_left_is_public() -> None:
    table = dealt()
    table.play("chance", "draw golden site")
    for seat in EVERYBODY:
        golden = table.view(seat)["golden"]
        assert (golden["a"], golden["b"]) == (13, 14)


def test_f_030_a_choice_is_seen_by_its_player_alone_until_the_reveal() -> None:
    table = dealt()
    script(table, "chance draw golden site / 0 choose gent 2 / 1 choose luik 0")
    mine, theirs = {"card": "gent", "influence": 2}, {"card": "luik", "influence": 0}
    assert table.view(0)["chosen"] == [mine, None, None, None]
    assert table.view(1)["chosen"] == [None, theirs, None, None]
    assert table.view(2)["chosen"] == table.view(None)["chosen"] == [None] * 4
    script(table, "2 choose pickup 0 / 3 choose pickup 0")
    for seat in EVERYBODY:
        assert table.view(seat)["chosen"][:2] == [mine, theirs]


def test_f_030_who_has_chosen_is_public() -> None:
    table = dealt()
    script(table, "chance draw golden site / 2 choose gent 2 / 1 choose luik 0")
    for seat in EVERYBODY:
        assert table.view(seat)["agenda"][0]["done"] == [1, 2]


@pytest.mark.parametrize("hands", ["open", "covered"])
def test_f_030_a_hand_looks_as_before_while_others_choose(hands: str) -> None:
    table = dealt(hands=hands)
    table.play("chance", "draw golden site")
    before = {seat: table.view(seat)["hands"] for seat in EVERYBODY}
    table.play(0, "choose gent 2")
    assert {seat: table.view(seat)["hands"] for seat in EVERYBODY} == before


def test_r_38_hands_are_open() -> None:
    table = dealt()
    round_of(table, "influence", "luik 1", *PASS[1:])
    script(table, "0 build luik s3 blue")
    for seat in EVERYBODY:
        hand = table.view(seat)["hands"][0]
        assert hand["cards"] == ["brugge", "gent", "ieper", "leuven", "utrecht", "site", "pickup"]
        assert (hand["played"], hand["influence"]) == (["luik"], 3 - 1 + 1)


def test_f_008_stocks_are_open() -> None:
    table = dealt()
    on(table).lay("gent", "r1 blue+1, r3 church")
    for seat in EVERYBODY:
        assert table.view(seat)["stock"]["blue"] == {"square": [3, 2], "rectangle": [3, 1], "triangle": [3, 2]}
        assert table.view(seat)["stock"]["church"] == {"square": [2], "rectangle": [3], "triangle": [3]}


def test_f_021_cards_that_leave_the_game_are_shown_to_all() -> None:
    table = dealt()
    on(table).close("gent")
    table.play("chance", "draw golden gent")
    for seat in EVERYBODY:
        assert told(table.events(seat), "golden-closed") == [{"town": "gent"}]


def test_f_206_turned_up_cards_and_the_discard_are_public() -> None:
    table = dealt(2)
    on(table).close("gent")
    script(table, "0 influence / chance draw influence red-gent / chance draw influence red-luik")
    for seat in (0, 1, None):
        assert told(table.events(seat), "turned-up-closed") == [{"coat": "red", "card": "gent"}]
        assert table.view(seat)["influence_pile"] == {"left": 12, "discard": [{"coat": "red", "card": "luik"}]}


def test_f_073_a_town_shows_what_lies_on_every_space() -> None:
    table = dealt()
    board = on(table).lay("gent", "r1 blue+1 site, s3 church-d r2, s1 red").cover("gent", "t3")
    board.state.masters[0] = 64 + board.space("gent", "r1")
    spaces = {space["space"]: space for space in table.view(None)["towns"][1]["spaces"]}
    assert spaces["r1"] == {
        "space": "r1",
        "slot": 6,
        "shape": "rectangle",
        "is": "site",
        "coat": "blue",
        "masters": 2,
        "cathedral": False,
    }
    assert [spaces[name]["is"] for name in ("s1", "s3", "r2", "t3", "t1")] == [
        "district",
        "district",
        "swallowed",
        "covered",
        "free",
    ]


def test_f_089_a_town_shows_value_and_standing() -> None:
    table = dealt()
    on(table).lay("gent", "r1 blue+1 site, s1 church, r3 red")
    town = table.view(None)["towns"][1]
    assert (town["value"], town["free"], town["closed"]) == (1 + 2 + 1, 10, False)
    assert town["standing"] == [
        {"coat": "blue", "districts": 0, "masters": 0, "sites": 1, "points": 0},
        {"coat": "yellow", "districts": 1, "masters": 2, "sites": 0, "points": 4},
        {"coat": "red", "districts": 1, "masters": 0, "sites": 0, "points": 2},
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f_095_the_view_tells_what_everybody_would_have_if_the_game_ended_now(seats: int) -> None:
    table = dealt(seats)
    laid = on(table).lay("gent", "s1 church, r3 red, t1 yellow")
    laid.close("brugge")
    laid.state.points[2] = 5
    if seats > 2:
        laid.state.hands.influence[1] = 4
    seen = [table.view(seat) for seat in range(seats)]
    projected = seen[0]["projected"]
    assert all(view["projected"] == projected for view in seen)  # hands are open here
    assert projected["scores"] == laid.finish()
    assert projected["points"] == table.view(None)["points"]
    assert table.view(None)["projected"] == projected  # it has come to pass


def test_f_096_covered_hands_tell_nothing_of_the_bonus() -> None:
    table = dealt(hands="covered")
    before = table.view(0)["projected"]
    on(table).state.hands.influence[2] = 9
    assert table.view(0)["projected"] == table.view(None)["projected"] == before


def test_f_020_events_of_the_seats_differ_in_the_golden_card_alone() -> None:
    table = dealt()
    round_of(table, "influence", *PASS)
    seen = [key for key in keys(table.events(0)) if key != "saw-golden"]
    for seat in (1, 2, 3, None):
        assert [key for key in keys(table.events(seat)) if key != "drew-golden"] == seen


def test_f_070_a_free_space_tells_which_coats_could_be_laid_there_now() -> None:
    table = dealt()
    on(table).lay("gent", "s1 church")
    spaces = {space["space"]: space for space in table.view(None)["towns"][1]["spaces"]}
    offered: dict[str, set[str]] = {}
    round_of(table, "master", "gent 0", *PASS[1:])
    for option in table.options(0):
        _, _, space, district = option.split()[:4]
        offered.setdefault(space, set()).add(district.split("+")[0].split("-")[0])
    mine = {"blue", "grey", "church"}
    assert {name: mine & set(space.get("fits", [])) for name, space in spaces.items() if space.get("fits")} == offered
    assert [name for name, space in spaces.items() if "fits" in space and space["is"] != "free"] == []

"""Chapter 2.1 and 2.2: what lies ready, for three and four players."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import PLACES, dealt, keys, on, script, state_of, told, unlaid

SILVER = "brugge gent ieper leuven utrecht luik site pickup"


def test_f_002_ninety_four_districts() -> None:
    """Fifteen a guild, fifteen grey ones, thirteen of the church (four of them special), six centres."""
    table = on(dealt())
    districts = [sum(table.stock(coat)) for coat in ("blue", "yellow", "green", "red", "grey", "church")]
    assert districts == [15, 15, 15, 15, 15, 9]
    assert table.state.specials == 0b1111
    assert sum(districts) + 4 + 6 == 94


def test_f_002_every_town_has_the_coat_of_its_centre() -> None:
    towns = dealt().view(None)["towns"]
    centres = {town["town"]: town["spaces"][0]["coat"] for town in towns}
    assert centres == {
        "brugge": "blue",
        "gent": "yellow",
        "ieper": "green",
        "leuven": "red",
        "utrecht": "grey",
        "luik": "church",
    }


def test_r_05_utrecht_is_grey_and_luik_is_the_church_s() -> None:
    table = on(dealt())
    assert (table.standing("utrecht"), table.standing("luik")) == ({"grey": (1, 2)}, {})
    assert (table.value("utrecht"), table.value("luik")) == (1, 2)


def test_f_003_a_centre_is_a_completed_district() -> None:
    """It counts for value, number and masters, and from the first move on its town borders its coat."""
    table = on(dealt())
    assert (table.value("brugge"), table.standing("brugge")) == (1, {"blue": (1, 2)})
    assert table.sites_for("brugge", "blue") == ""
    assert table.sites_for("brugge", "yellow") == "r1 s1 s2 s3 s4 s5"


def test_f_004_eight_action_cards_and_three_influence_cards() -> None:
    hands = dealt().view(0)["hands"]
    assert [hand["cards"] for hand in hands] == [SILVER.split()] * 4
    assert [hand["influence"] for hand in hands] == [3] * 4
    assert [hand["played"] for hand in hands] == [[]] * 4


def test_f_005_twenty_eight_golden_cards_in_two_halves() -> None:
    state = state_of(dealt())
    both = [state.golden_a.counts[kind] + state.golden_b.counts[kind] for kind in range(11)]
    assert both == [1, 1, 1, 1, 1, 1, 6, 4, 4, 4, 4]
    assert (state.golden_a.total, state.golden_b.total) == (14, 14)


def test_f_006_pieces() -> None:
    assert dealt().view(None)["pieces"] == {"site": 10, "cathedral": 4, "master": 4}


def test_f_008_what_is_laid_never_returns() -> None:
    """Neither completing a site nor closing its town gives a district back."""
    table = on(dealt()).lay("gent", "s1 blue site")
    assert sum(table.stock("blue")) == 14
    table.complete("gent", "s1").close("gent")
    assert sum(table.stock("blue")) == 14


def test_f_010_each_player_has_a_guild_and_nobody_has_points() -> None:
    view = dealt().view(None)
    assert view["guilds"] == ["blue", "yellow", "green", "red"]
    assert view["scores"] == [0] * 4
    assert view["points"] == {"blue": 0, "yellow": 0, "green": 0, "red": 0, "grey": 0}


def test_f_011_the_centre_names_the_town() -> None:
    table = unlaid()
    script(table, "chance draw seat 0 / 0 centre l3 / 1 centre l6")
    places = {town["town"]: town["place"] for town in table.view(None)["towns"]}
    assert places == {"brugge": "l3", "gent": "l6"}
    assert table.options(2) == ["centre l1", "centre l2", "centre l4", "centre l5"]


def test_r_06_board_places_have_no_names_of_their_own() -> None:
    table = unlaid()
    script(table, "chance draw seat 0 / 0 centre l6 / 1 centre l5 / 2 centre l4 / 3 centre l3 / chance draw place l2")
    places = {town["town"]: town["place"] for town in table.view(None)["towns"]}
    assert places == dict(
        zip(("brugge", "gent", "ieper", "leuven", "utrecht", "luik"), PLACES.split()[::-1], strict=True)
    )


def test_r_07_the_starter_lays_first_then_clockwise_then_chance() -> None:
    table = unlaid()
    script(table, "chance draw seat 2")
    asked = []
    while not table.chance_is_asked:
        asked += table.asked
        table.play(asked[-1], table.options(asked[-1])[0])
    assert asked == [2, 3, 0, 1]
    assert table.odds() == {"draw place l5": 1, "draw place l6": 1}


def test_f_012_a_lies_on_top_of_b() -> None:
    table = dealt()
    on(table).golden(a="influence", b="luik brugge")
    script(table, "chance draw golden influence / 0 choose pickup 0 / 1 choose pickup 0")
    script(table, "2 choose pickup 0 / 3 choose pickup 0")
    assert table.odds() == {"draw golden brugge": 1, "draw golden luik": 1}
    script(table, "chance draw golden luik")
    assert table.view(None)["golden"]["held"]["half"] == "b"


def test_f_012_the_first_draws_come_from_a_alone() -> None:
    odds = dealt().odds()
    assert sum(odds.values()) == 14
    assert odds["draw golden influence"] == 4
    assert "draw golden brugge" not in odds


def test_f_013_grey_and_church_districts_are_in_the_common_stock() -> None:
    """Whoever has a town card may take them."""
    for seat in range(4):
        table = dealt(start=seat)
        script(table, "chance draw golden influence")
        for other in range(4):
            table.play(other, "choose utrecht 0" if other == seat else "choose pickup 0")
        districts = {text.split()[3] for text in table.options(seat)}
        assert {"church", "church-a"} < districts
    assert dealt().view(None)["stock"]["grey"] == {shape: [3, 2] for shape in ("square", "rectangle", "triangle")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_08_every_seat_may_be_drawn_to_start(seats: int) -> None:
    assert unlaid(seats).odds() == {f"draw seat {seat}": 1 for seat in range(seats)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f_014_the_seat_drawn_starts(seats: int) -> None:
    table = dealt(seats, start=1)
    assert told(table.events(None), "starts") == [{"seat": 1}]
    assert table.view(None)["start"] == 1
    assert told(table.events(None), "round-began") == [{"number": 1, "seat": 1}]


@pytest.mark.parametrize(
    ("coats", "missing", "halves"),
    [
        ("yellow green red", "brugge", (14, 13)),
        ("blue green red", "gent", (13, 14)),
        ("blue yellow red", "ieper", (14, 13)),
        ("blue yellow green", "leuven", (13, 14)),
    ],
)
def test_f_015_three_players_leave_a_town_out(coats: str, missing: str, halves: tuple[int, int]) -> None:
    table = dealt(3, coats=coats, guilds="chosen")
    state, view = state_of(table), table.view(0)
    assert (state.golden_a.total, state.golden_b.total) == halves
    assert missing not in [town["town"] for town in view["towns"]]
    assert len(view["towns"]) == 5
    for hand in view["hands"]:
        assert hand["cards"] == [card for card in SILVER.split() if card != missing]
        assert hand["influence"] == 3


def test_f_015_the_missing_guild_s_districts_are_not_used() -> None:
    assert dealt(3).view(None)["stock"]["red"] == {shape: [0, 0] for shape in ("square", "rectangle", "triangle")}


def test_f_016_the_empty_place_is_no_town() -> None:
    """Five towns of thirteen spaces are counted, and the building-site card offers nothing elsewhere."""
    table = dealt(3)
    assert state_of(table).free_spaces() == 65
    script(table, "chance draw golden influence / 0 choose site 0 / 1 choose pickup 0 / 2 choose pickup 0")
    towns = {text.split()[1] for text in table.options(0)}
    assert towns == {"brugge", "gent", "ieper", "utrecht", "luik"}


def test_f_016_all_other_material_stays_complete_with_three() -> None:
    view = dealt(3).view(None)
    assert view["pieces"] == {"site": 10, "cathedral": 4, "master": 4}
    assert view["specials"] == ["church-a", "church-b", "church-c", "church-d"]
    assert view["stock"]["church"] == {"square": [2], "rectangle": [4], "triangle": [3]}
    assert view["stock"]["grey"]["triangle"] == [3, 2]


def test_r_35_guilds_go_by_seat_and_red_is_left_out() -> None:
    assert dealt(3).view(None)["guilds"] == ["blue", "yellow", "green"]
    assert dealt(4, start=2).view(None)["guilds"] == ["blue", "yellow", "green", "red"]


def test_r_34_thirteen_spaces_and_the_centre() -> None:
    assert [town["free"] for town in dealt().view(None)["towns"]] == [13] * 6
    assert [len(town["spaces"]) for town in dealt().view(None)["towns"]] == [14] * 6


def test_f_011_what_is_forced_is_told() -> None:
    """The last centre has one place left: nobody is asked, everybody is told (2.11)."""
    events = dealt().events(None)
    assert told(events, "laid-centre")[-1] == {"town": "luik", "place": "l6"}
    assert keys(events).count("laid-centre") == 6

"""The rulings that a table may want otherwise: a test for every value."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import PLACES, board, dealt, on, round_of, script, told, unlaid

from zunft.engine.bits import has
from zunft.games.flanders.game import FLANDERS
from zunft.table import Table

PASS = ["pickup 0"] * 4


def coats(options: list[str]) -> set[str]:
    return {text.split()[3].split("+")[0].split("-")[0] for text in options if text.startswith("build")}


def test_r_07_centres_chosen() -> None:
    table = unlaid(centres="chosen")
    script(table, "chance draw seat 1")
    assert (table.asked, table.options(1)) == ([1], [f"centre {place}" for place in PLACES.split()])


def test_r_07_centres_random() -> None:
    """Nobody is asked: six places are drawn, the starter's first; the last one is the only one left."""
    table = unlaid(centres="random")
    table.play("chance", "draw seat 1")
    for left in range(6, 1, -1):
        assert table.chance_is_asked
        assert list(table.odds().values()) == [1] * left
        table.play("chance", table.options("chance")[-1])
    laid = told(table.events(None), "laid-centre")
    assert [event["town"] for event in laid] == ["gent", "ieper", "leuven", "brugge", "utrecht", "luik"]
    assert [event["place"] for event in laid] == PLACES.split()[::-1]


def test_r_07_centres_random_for_two() -> None:
    """R-29, R-36. Guilds are chosen, and then all six centres are laid by chance."""
    table = unlaid(2, centres="random")
    script(table, "chance draw seat 0 / 0 guild red / 1 guild blue / 1 guild green")
    for _ in range(5):
        table.play("chance", table.options("chance")[0])
    laid = [event["town"] for event in told(table.events(None), "laid-centre")]
    assert laid == ["leuven", "brugge", "gent", "ieper", "utrecht", "luik"]


def covered_by(covers: str, *sold: str) -> str:
    """What step 6 covers of S3 and S1 of L1 when S3 lies among five coats."""
    table = dealt(covers=covers)
    on(table).lay("brugge", "s2 yellow, s4 grey, t2 church, t3 green").cover_but("brugge", "s1 s3").sell_out(*sold)
    events = round_of(table, "influence", *PASS)
    return " ".join(str(event["space"]) for event in told(events, "covered") if event["town"] == "brugge")


def test_r_17_covers_dead() -> None:
    assert covered_by("dead") == ""
    assert covered_by("dead", "red square") == "s3"


def test_r_17_covers_sold_out() -> None:
    """Only when no square is left in any stock, special churches for squares included."""
    guilds = [f"{coat} square" for coat in ("blue", "yellow", "green", "red", "grey")]
    assert covered_by("sold-out", "red square") == ""
    assert covered_by("sold-out", *guilds) == ""
    assert covered_by("sold-out", *guilds, "church square", "church-a", "church-c") == ""
    assert covered_by("sold-out", *guilds, "church square", "church-a", "church-c", "church-d") == "s1 s3"


def test_r_17_covers_sold_out_triangles_and_b() -> None:
    laid = board("gent l1", covers="sold-out")
    guilds = [f"{coat} triangle" for coat in ("blue", "yellow", "green", "red", "grey", "church")]
    table = dealt(covers="sold-out")
    on(table).sell_out(*guilds)
    assert told(round_of(table, "influence", *PASS), "covered") == []
    on(table).sell_out("church-b", "church-d")
    assert len(told(round_of(table, "influence", *PASS), "covered")) == 26
    assert laid.state.options.sold_out == 1


def test_r_17_r_39_covers_sold_out_but_not_what_d_could_take_in() -> None:
    """No rectangle is left; D on S1 of L3 could take R5 in. By rules number 1 that was not asked."""
    coats = ("blue", "yellow", "green", "red", "grey", "church")
    for rules, dead in ((1, "r5"), (2, "")):
        gent = board("gent l3", rules=rules, covers="sold-out").cover_but("gent", "s1 r5")
        gent.sell_out(*(f"{coat} rectangle" for coat in coats))
        assert gent.dead("gent") == dead
        assert gent.sell_out("church-d").dead("gent") == "r5"


def test_r_17_r_39_covers_sold_out_when_d_would_border_a_church() -> None:
    """R5 of L3 borders the church on T4."""
    gent = board("gent l3", covers="sold-out").lay("gent", "t4 church").cover_but("gent", "s1 r5")
    coats = ("blue", "yellow", "green", "red", "grey", "church")
    assert gent.sell_out(*(f"{coat} rectangle" for coat in coats)).dead("gent") == "r5"


def closed_gent(closed_cards: str) -> Table:
    table = dealt(closed_cards=closed_cards)
    on(table).cover_but("gent", "")
    round_of(table, "influence", *PASS)
    table.play("chance", "draw golden influence")
    return table


def test_r_21_closed_cards_removed() -> None:
    assert "choose gent 0" not in closed_gent("removed").options(1)


def test_r_21_closed_cards_kept() -> None:
    """They can be chosen, which is a pass, and are picked up again."""
    table = closed_gent("kept")
    assert "choose gent 0" in table.options(1)
    events = script(table, "0 choose pickup 0 / 1 choose gent 0 / 2 choose pickup 0 / 3 choose pickup 0")
    assert told(events, "impossible") == [{"seat": 1, "card": "gent"}]
    assert on(table).played(1) == "gent"


def turned(influence_builds: str) -> set[str]:
    """The coats that a turned-up green card of Gent may build, and those of the sites it may complete."""
    table = dealt(2, influence_builds=influence_builds)
    on(table).lay("gent", "r1 blue site, r2 church site, r3 grey site, s2 green site, s5 red site")
    script(table, "0 influence / chance draw influence green-gent")
    sites = {"r1": "blue", "r2": "church", "r3": "grey", "s2": "green", "s5": "red"}
    completed = {sites[text.split()[2]] for text in table.options(0) if text.startswith("complete")}
    assert completed == coats(table.options(0))
    return completed


def test_r_31_influence_builds_guild_grey_church() -> None:
    assert turned("guild-grey-church") == {"green", "grey", "church"}


def test_r_31_influence_builds_guild() -> None:
    assert turned("guild") == {"green"}


def test_r_31_influence_builds_either_guild() -> None:
    assert turned("either-guild") == {"green", "red"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_35_r_38_as_printed_guilds_are_chosen_and_hands_covered(seats: int) -> None:
    assert Table("flanders", seats, seed=1).options_chosen == FLANDERS.preset("as-printed")
    assert FLANDERS.preset("as-printed") | {"guilds": "seat", "hands": "open"} == FLANDERS.preset("our-table")
    table = Table("flanders", seats, seed=1)
    (starter,) = table.asked
    assert table.options(starter) == ["guild blue", "guild yellow", "guild green", "guild red"]
    hands = table.view(int(starter))["hands"]
    assert ["cards" in hand for hand in hands] == [seat == starter for seat in range(seats)]


def test_r_35_guilds_by_seat() -> None:
    table = unlaid(guilds="seat")
    table.play("chance", "draw seat 2")
    assert table.view(None)["guilds"] == ["blue", "yellow", "green", "red"]
    assert table.view(2)["asked"]["key"] == "flanders.ask.centre"


def test_r_35_guilds_chosen() -> None:
    """In seat order, beginning with the starter; the last of four gets what is left."""
    table = unlaid(guilds="chosen")
    script(table, "chance draw seat 2 / 2 guild blue / 3 guild red / 0 guild green")
    assert table.view(None)["guilds"] == ["green", "yellow", "blue", "red"]
    assert table.waiting_for == [2]


def test_r_35_guilds_chosen_by_three() -> None:
    table = unlaid(3, guilds="chosen")
    script(table, "chance draw seat 1 / 1 guild red / 2 guild yellow / 0 guild blue / 1 centre l1 / 2 centre l2")
    assert table.view(None)["guilds"] == ["blue", "red", "yellow"]
    script(table, "0 centre l3 / chance draw place l4 / chance draw place l5")
    assert [town["town"] for town in table.view(None)["towns"]] == ["brugge", "gent", "leuven", "utrecht", "luik"]


def test_r_35_guilds_for_two_by_seat() -> None:
    """The quick start asks nobody; the guilds under influence are drawn."""
    table = unlaid(2, guilds="seat")
    table.play("chance", "draw seat 0")
    assert table.odds() == {"draw guild green": 1, "draw guild red": 1}
    table.play("chance", "draw guild red")
    assert table.view(None)["influenced"] == ["red", "green"]


def test_r_38_hands_open() -> None:
    hand = dealt(hands="open").view(0)["hands"][1]
    assert (len(hand["cards"]), hand["influence"]) == (8, 3)


def test_r_38_hands_covered() -> None:
    """What others hold is not shown; the own hand and what lies in front of everybody is."""
    table = dealt(hands="covered")
    round_of(table, "influence", "luik 0", *PASS[1:])
    script(table, "0 build luik s3 blue")
    assert table.view(1)["hands"][0] == {"played": ["luik"]}
    assert table.view(None)["hands"] == [{"played": ["luik"]}, *[{"played": []}] * 3]
    assert table.view(0)["hands"][0]["influence"] == 4
    assert len(table.view(0)["hands"][0]["cards"]) == 7
    assert has(on(table).state.hands.cards[0], 0)

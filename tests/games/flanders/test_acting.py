"""Chapter 2.5: carrying out the action cards."""

from __future__ import annotations

from tests.games.flanders.boards import dealt, keys, on, round_of, script, state_of, told

from zunft.table import Table

OTHERS = ["pickup 0"] * 3


def acting(*cards: str, golden: str = "influence", lay: str = "", town: str = "gent", start: int = 0) -> Table:
    """Seats 0, 1, … play these cards without influence and the others pick up; *lay* lies in the town before."""
    table = dealt(start=start)
    if lay:
        on(table).lay(town, lay)
    round_of(table, golden, *[f"{card} 0" for card in cards], *["pickup 0"] * (4 - len(cards)))
    return table


def test_f_040_a_card_that_was_carried_out_lies_in_front_of_its_player() -> None:
    table = acting("gent", "luik")
    script(table, "0 build gent r1 blue / 1 build luik s3 yellow")
    view = table.view(None)
    assert [hand["played"] for hand in view["hands"]] == [["gent"], ["luik"], [], []]
    assert "gent" not in view["hands"][0]["cards"]


def test_f_040_actions_follow_the_order_of_play() -> None:
    table = dealt()
    script(table, "chance draw golden influence / 0 choose gent 0 / 1 choose gent 1 / 2 choose gent 0")
    table.play(3, "choose gent 2")
    asked = []
    while not table.chance_is_asked:
        asked += table.asked
        table.play(asked[-1], table.options(asked[-1])[0])
    assert asked == [3, 1, 0, 2]


def test_f_041_an_impossible_card_counts_as_played_without_replacement() -> None:
    table = dealt()
    on(table).state.sites_left = 0
    events = round_of(table, "influence", "site 0", *OTHERS)
    assert told(events, "impossible") == [{"seat": 0, "card": "site"}]
    assert on(table).played(0) == "site"
    assert told(events, "round-began") == [{"number": 2, "seat": 1}]


def test_r_11_nobody_may_decline() -> None:
    """Every answer to a placement builds or completes something; passing is none of them."""
    table = acting("gent")
    assert {text.split()[0] for text in table.options(0)} == {"build"}
    assert table.why_not(0, "own pickup") is not None


def test_r_12_what_is_impossible_is_judged_when_the_card_is_carried_out() -> None:
    """Seat 2 could have built when it chose; seat 0 has taken the last space since."""
    table = dealt()
    on(table).cover_but("gent", "s1")
    round_of(table, "influence", "gent 0", "pickup 0", "gent 0", "pickup 0")
    events = script(table, "0 build gent s1 blue")
    assert told(events, "impossible") == [{"seat": 2, "card": "gent"}]


def test_f_050_a_town_card_builds_in_its_own_three_coats_in_its_town() -> None:
    table = acting("gent")
    words = [text.split() for text in table.options(0)]
    assert {word[1] for word in words} == {"gent"}
    coats = {word[3].split("+")[0].split("-")[0] for word in words}
    assert coats == {"blue", "grey", "church"}


def test_f_050_a_town_card_may_complete_a_site_instead() -> None:
    table = acting("gent", lay="r1 blue site")
    assert "complete gent r1" in table.options(0)
    assert state_of(table).sites_left == 9
    events = script(table, "0 complete gent r1")
    assert told(events, "completed") == [{"seat": 0, "town": "gent", "space": "r1"}]
    assert state_of(table).sites_left == 10
    assert on(table).standing("gent")["blue"] == (1, 0)


def test_f_050_only_sites_of_the_card_s_own_town_are_completed() -> None:
    table = acting("luik", lay="r1 blue site")
    assert not [text for text in table.options(0) if text.startswith("complete")]


def test_f_051_in_a_full_town_without_a_suitable_site_nothing_happens() -> None:
    table = dealt()
    on(table).lay("gent", "r1 red site").cover_but("gent", "")
    events = round_of(table, "influence", "gent 0", *OTHERS)
    assert told(events, "impossible") == [{"seat": 0, "card": "gent"}]


def test_f_051_in_a_full_town_a_suitable_site_can_be_completed() -> None:
    """Two of them, so that there is a choice to be asked about."""
    table = dealt()
    on(table).lay("gent", "r1 blue site, r3 grey site").cover_but("gent", "")
    round_of(table, "influence", "gent 0", *OTHERS)
    assert table.options(0) == ["complete gent r1", "complete gent r3"]


def test_f_051_a_closed_town_is_closed_to_its_cards() -> None:
    """The card can only be chosen when cards of closed towns are kept (R-21)."""
    table = dealt(closed_cards="kept")
    on(table).lay("gent", "r1 blue site").close("gent")
    events = round_of(table, "influence", "gent 0", *OTHERS)
    assert told(events, "impossible") == [{"seat": 0, "card": "gent"}]


def test_f_055_a_building_site_goes_to_any_open_town() -> None:
    table = dealt()
    on(table).close("luik")
    round_of(table, "influence", "site 0", *OTHERS)
    words = [text.split() for text in table.options(0)]
    assert {word[1] for word in words} == {"brugge", "gent", "ieper", "leuven", "utrecht"}
    assert {word[3].split("+")[0].split("-")[0] for word in words} == {"blue", "grey", "church"}
    events = script(table, "0 build leuven s1 grey+1")
    assert told(events, "built-site") == [{"seat": 0, "town": "leuven", "space": "s1", "district": "grey+1"}]
    assert state_of(table).sites_left == 9


def test_f_055_the_same_building_rules_apply_to_sites() -> None:
    table = acting("site")
    in_brugge = {text.split()[2] for text in table.options(0) if text.startswith("build brugge")}
    assert in_brugge == {"s1", "s2", "s3", "s4", "s5", "r1"}
    assert "build brugge s1 blue" not in table.options(0)


def test_f_055_a_building_site_card_completes_nothing() -> None:
    table = acting("site", lay="r1 blue site")
    assert {text.split()[0] for text in table.options(0)} == {"build"}


def test_f_055_without_a_site_piece_it_is_impossible() -> None:
    table = dealt()
    on(table).state.sites_left = 1
    round_of(table, "influence", "site 0", "site 0", "pickup 0", "pickup 0")
    events = script(table, "0 build gent r1 blue")
    assert told(events, "impossible") == [{"seat": 1, "card": "site"}]


def test_f_056_a_site_counts_for_borders_but_for_nothing_else() -> None:
    """R2 of the star hangs on R1 with its long side."""
    board = on(dealt()).lay("brugge", "r1 yellow+1 site")
    assert (board.value("brugge"), board.standing("brugge")) == (1, {"blue": (1, 2)})
    assert "r2" in board.sites_for("brugge", "blue")
    assert "s1" not in board.sites_for("brugge", "yellow")
    board.complete("brugge", "r1")
    assert (board.value("brugge"), board.standing("brugge")["yellow"]) == (2, (1, 1))


def test_f_056_anybody_completes_grey_and_church_sites_but_no_other_guild_s() -> None:
    table = acting("gent", lay="r1 blue site, r3 grey site, r2 church site, r4 red site")
    completed = [text for text in table.options(0) if text.startswith("complete")]
    assert sorted(completed) == ["complete gent r1", "complete gent r2", "complete gent r3"]


def test_f_060_pick_up_takes_back_everything() -> None:
    table = dealt()
    on(table).hold(0, "luik pickup")
    events = round_of(table, "influence", "pickup 0", *OTHERS)
    assert told(events, "picked-up")[0] == {"seat": 0, "number": 7}
    assert on(table).hand(0) == "brugge gent ieper leuven utrecht luik site pickup"
    assert on(table).played(0) == ""


def test_f_061_pick_up_with_nothing_to_take_back_is_a_pass() -> None:
    table = dealt()
    events = round_of(table, "influence", "pickup 0", *OTHERS)
    assert told(events, "picked-up")[0] == {"seat": 0, "number": 1}
    assert keys(events).count("built") == 0


def test_f_062_pick_up_can_be_played_every_round() -> None:
    table = dealt()
    for _ in range(3):
        round_of(table, "influence", "pickup 0", *OTHERS)
        assert "pickup" in on(table).hand(0)

"""Chapter 2.8, second half: the value of a town, the ranking, the points, closing."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import Board, board, dealt, keys, on, round_of, script, state_of, told

from zunft.engine.bits import size, zeros
from zunft.games.flanders.edition import COATS
from zunft.games.flanders.rules.scoring import DISTRICT, points_by_strength

PASS = ["pickup 0"] * 4
EXAMPLE = (
    "r1 yellow site, r2 red+1, r3 green+1, s1 blue+1, s2 yellow+1, s3 blue+1, r4 red, s4 yellow+1, "
    "t1 church, t2 green, t3 grey, t4 grey"
)


def points(value: int, **guilds: tuple[int, int]) -> dict[str, int]:
    """F-090. Points by guild, from completed districts and masters."""
    strengths = zeros(5)
    for coat, (districts, masters) in guilds.items():
        strengths[COATS.index(coat)] = DISTRICT * districts + masters
    found = points_by_strength(strengths, value)
    return {coat: found[guild] for guild, coat in enumerate(COATS[:5]) if found[guild] >= 0}


def test_f_001_the_church_has_no_points_of_its_own() -> None:
    """It has most districts in Luik; blue, with one, gets the whole value."""
    luik = board("luik l1").lay("luik", "s1 blue, t1 church, r1 blue, r2 church").close("luik")
    assert luik.value("luik") == 3 * 2 + 2
    assert [luik.state.points[guild] for guild in range(5)] == [8, 0, 0, 0, 0]


def test_f_001_grey_scores_like_a_guild() -> None:
    assert board("utrecht l1").points("utrecht") == {"grey": 1}


def example() -> Board:
    """The rulebook's town before blue's last district, laid district by district by the rules."""
    luik = board("luik l1")
    for district in EXAMPLE.split(", "):
        luik.build("luik", district)
    luik.town("luik").cathedrals |= 1 << luik.space("luik", "t1")
    luik.state.masters[0] = 5 * 64 + luik.space("luik", "s4")
    luik.state.masters_left = 3
    return luik


def test_v_10_the_rulebook_s_example_of_a_town() -> None:
    """F-088, F-089, F-090: value 16; the yellow site counts nowhere."""
    luik = example().build("luik", "s5 blue")
    luik.state.masters[1] = 5 * 64 + luik.space("luik", "t3")
    luik.state.masters_left = 2
    assert luik.value("luik") == 11 * 1 + 1 * 2 + 1 * 3 == 16
    assert luik.standing("luik") == {
        "blue": (3, 2),
        "yellow": (2, 3),
        "red": (2, 1),
        "green": (2, 1),
        "grey": (2, 1),
    }
    assert luik.points("luik") == {"blue": 16, "yellow": 8, "red": 0, "green": 0, "grey": 0}
    assert (luik.free("luik"), size(luik.town("luik").built)) == ("", 14)


def test_v_10_played_by_blue_with_the_golden_master() -> None:
    """F-050, F-081, F-087, F-091. Blue starts, lays the last district and puts the master on grey T3."""
    table = dealt(at="l6 l2 l3 l4 l5 l1")
    on(table).lay("luik", EXAMPLE).golden(a="master master influence influence")
    luik = on(table).town("luik")
    luik.cathedrals |= 1 << on(table).space("luik", "t1")
    state_of(table).masters[0] = 5 * 64 + on(table).space("luik", "s4")
    state_of(table).masters_left = 3
    events = round_of(table, "master", "luik 0", *PASS[1:])
    assert told(events, "built") == [{"seat": 0, "town": "luik", "space": "s5", "district": "blue"}]  # the only way
    events = script(table, "0 master luik t3")
    assert told(events, "finished") == [{"town": "luik", "number": 16}]
    assert [event["number"] for event in told(events, "scored")] == [16, 8, 0, 0, 0]
    assert table.scores == [16, 8, 0, 0]


def test_v_10_as_numbers() -> None:
    """F-090, the rulebook's example."""
    found = points(16, blue=(3, 2), yellow=(2, 3), red=(2, 1), green=(2, 1), grey=(2, 1))
    assert found == {"blue": 16, "yellow": 8, "green": 0, "red": 0, "grey": 0}


def test_v_11_equals_get_the_worst_of_the_ranks_they_fill() -> None:
    """F-090."""
    found = points(13, blue=(3, 1), yellow=(3, 1), green=(2, 0), red=(2, 0), grey=(1, 0))
    assert found == {"blue": 7, "yellow": 7, "green": 2, "red": 2, "grey": 0}


def test_v_12_masters_break_ties_only() -> None:
    """F-089, F-090."""
    found = points(15, blue=(4, 0), yellow=(3, 2), green=(3, 1), grey=(1, 2))
    assert found == {"blue": 15, "yellow": 8, "green": 4, "grey": 2}


def test_v_13_five_equals_get_nothing() -> None:
    """F-090."""
    assert points(14, blue=(2, 1), yellow=(2, 1), green=(2, 1), red=(2, 1), grey=(2, 1)) == dict.fromkeys(COATS[:5], 0)


def test_v_14_equals_at_second_and_third_place() -> None:
    """F-090, R-20: green has a site only."""
    found = points(12, blue=(3, 1), yellow=(3, 0), grey=(3, 0), red=(1, 1), green=(0, 0))
    assert found == {"blue": 12, "yellow": 4, "grey": 4, "red": 2}


def test_v_15_a_small_town_in_the_final_scoring() -> None:
    """F-088, R-23: third place is worth more than second."""
    brugge = board("brugge l1").lay("brugge", "s1 yellow+1, s3 grey, t1 church, r2 blue")
    assert brugge.standing("brugge") == {"blue": (2, 2), "yellow": (1, 1), "grey": (1, 0)}
    assert brugge.value("brugge") == 4 + 2 == 6
    assert brugge.points("brugge") == {"blue": 6, "yellow": 3, "grey": 4}


def test_v_16_a_town_without_a_church() -> None:
    """F-090."""
    utrecht = board("utrecht l1").lay("utrecht", "s1 red, t1 grey")
    assert (utrecht.value("utrecht"), utrecht.points("utrecht")) == (3, {"grey": 3, "red": 2})


def test_f_088_what_districts_are_worth() -> None:
    """Guilds 1, churches 2, churches with a cathedral 3; sites and covers nothing."""
    gent = board("gent l1").lay("gent", "s1 blue, s3 grey, s4 church, r1 church site, s5 red site").cover("gent", "r3")
    assert gent.value("gent") == 1 + 1 + 1 + 2
    gent.town("gent").cathedrals |= 1 << gent.space("gent", "s4") | 1 << gent.space("gent", "r1")
    assert gent.value("gent") == 1 + 1 + 1 + 3


def test_f_089_masters_printed_and_pieces_count_on_completed_districts() -> None:
    gent = board("gent l1").lay("gent", "s1 blue+1, s3 blue+1 site, s5 blue")
    for piece, space in enumerate(("s1", "s3", "s5", "s5")):
        gent.state.masters[piece] = 64 + gent.space("gent", space)
    gent.state.masters_left = 0
    assert gent.standing("gent") == {"blue": (2, 1 + 1 + 2), "yellow": (1, 2)}


def test_f_089_more_districts_go_before_more_masters() -> None:
    gent = board("gent l1").lay("gent", "s1 blue, s3 blue")
    assert gent.standing("gent") == {"blue": (2, 0), "yellow": (1, 2)}
    assert gent.points("gent") == {"blue": 3, "yellow": 2}


@pytest.mark.parametrize(("value", "second"), [(13, 7), (14, 7), (15, 8), (16, 8)])
def test_f_090_half_is_rounded_up(value: int, second: int) -> None:
    found = points(value, blue=(5, 0), yellow=(4, 0), green=(3, 0), red=(2, 0), grey=(1, 0))
    assert list(found.values()) == [value, second, 4, 2, 0]


def test_r_20_a_guild_with_sites_only_takes_no_rank() -> None:
    gent = board("gent l1").lay("gent", "s1 blue site, s3 green site, s5 red")
    assert gent.points("gent") == {"yellow": 2, "red": 1}


def test_r_22_two_that_tie_for_the_first_place_get_the_second() -> None:
    assert points(12, blue=(3, 1), grey=(3, 1)) == {"blue": 6, "grey": 6}
    assert points(12, blue=(4, 1), yellow=(3, 1), grey=(3, 1)) == {"blue": 12, "yellow": 4, "grey": 4}


def test_r_23_ranks_are_paid_literally_in_small_towns() -> None:
    assert points(1, blue=(3, 0), red=(2, 0), grey=(1, 0)) == {"blue": 1, "red": 1, "grey": 4}


def test_f_087_sites_do_not_keep_a_town_open() -> None:
    table = dealt()
    on(table).lay("gent", "r1 blue site").cover_but("gent", "")
    events = round_of(table, "influence", *PASS)
    assert told(events, "finished") == [{"town": "gent", "number": 1}]


def test_f_087_a_free_space_keeps_a_town_open() -> None:
    table = dealt()
    on(table).cover_but("gent", "r1")
    assert "finished" not in keys(round_of(table, "influence", *PASS))


def closing() -> Board:
    """Gent is finished, with two sites, a cathedral and a master; the round goes to its end."""
    table = dealt()
    gent = on(table).lay("gent", "r1 blue site, r3 grey site, s1 church, s2 red").cover_but("gent", "")
    gent.town("gent").cathedrals |= 1 << gent.space("gent", "s1")
    gent.state.masters[0], gent.state.masters_left = 64 + gent.space("gent", "s2"), 3
    gent.hold(0, "brugge ieper pickup")
    round_of(table, "influence", "brugge 0", *PASS[1:])
    script(table, "0 build brugge s1 grey")
    return on(table)


def test_f_091_a_finished_town_is_scored_once_and_closed() -> None:
    gent = closing()
    scored = [gent.state.points[guild] for guild in range(5)]
    assert scored == [0, 5, 0, 3, 0]
    assert gent.town("gent").closed
    assert gent.placements("gent") == []
    gent.finish()
    assert [gent.state.points[guild] for guild in range(5)] != scored
    assert gent.value("gent") == 5


def test_f_091_site_pieces_return_and_other_pieces_stay() -> None:
    gent = closing()
    assert (gent.state.sites_left, gent.state.cathedrals_left, gent.state.masters_left) == (10, 4, 3)
    assert gent.value("gent") == 1 + 3 + 1


def test_f_091_several_towns_are_scored_in_the_same_step() -> None:
    table = dealt()
    on(table).cover_but("gent", "").cover_but("luik", "")
    events = round_of(table, "influence", *PASS)
    assert [event["town"] for event in told(events, "finished")] == ["gent", "luik"]
    assert table.scores == [0, 1, 0, 0]


def test_f_091_silver_cards_of_a_closed_town_leave_hands_and_tables() -> None:
    gent = closing()
    assert "gent" not in gent.played(0) + gent.hand(0) + gent.hand(1) + gent.hand(2) + gent.hand(3)
    assert gent.hand(1) == "brugge ieper leuven utrecht luik site pickup"


def test_r_21_cards_of_closed_towns_are_removed_without_asking() -> None:
    table = dealt()
    on(table).cover_but("gent", "")
    events = round_of(table, "site", *PASS)
    assert table.waiting_for == [0]
    events += script(table, "0 build luik s3 grey")
    assert told(events, "cards-removed") == [{"town": "gent"}]


def test_f_091_golden_cards_stay_until_they_turn_up() -> None:
    assert closing().state.golden_a.counts[1] == 1


def test_f_003_luik_s_centre_is_a_church_for_cathedrals_too() -> None:
    luik = board("luik l1")
    luik.town("luik").cathedrals |= 1
    assert luik.value("luik") == 3

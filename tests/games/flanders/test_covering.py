"""Chapter 2.8, first half: spaces on which nobody will ever build again."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import PLACES, Board, board, dealt, on, round_of, told

PASS = ["pickup 0"] * 4
GUILDS = ("blue", "yellow", "green", "red", "grey")


def without(laid: Board, shape: str, *but: str) -> Board:
    """No district of a shape is left, special churches included, except those of these coats."""
    coats = [coat for coat in (*GUILDS, "church") if coat not in but]
    return laid.sell_out(*(f"{coat} {shape}" for coat in coats), *(f"church-{s}" for s in "abcd"))


@pytest.mark.parametrize("place", PLACES.split())
def test_f_085_nothing_is_covered_in_a_new_town(place: str) -> None:
    for town in ("gent", "luik"):
        assert board(f"{town} {place}").dead(town) == ""


def test_f_085_a_covered_space_is_out_of_the_game() -> None:
    """Step 6 covers it, it is told, nobody builds there and it does not keep its town open."""
    table = dealt()
    on(table).cover_but("gent", "s1 r1").sell_out(*(f"{coat} square" for coat in (*GUILDS, "church")), "specials")
    events = round_of(table, "influence", *PASS)
    assert {"town": "gent", "space": "s1"} in told(events, "covered")
    assert on(table).free("gent") == "r1"
    assert on(table).covered("gent").split()[0] == "s1"


def test_v_30_coat_and_stock_kill_s1_of_the_bastions() -> None:
    """F-086 (a). Centre blue, R1 grey, R5 church; yellow, green and red have no square left."""
    brugge = board("brugge l3").lay("brugge", "r1 grey, r5 church")
    assert brugge.dead("brugge") == ""
    brugge.sell_out("yellow square", "green square")
    assert brugge.dead("brugge") == ""
    assert brugge.sell_out("red square").dead("brugge") == "s1"


def walled_in() -> Board:
    """S3 of L1 among five coats; only red is missing."""
    return board("gent l1").lay("gent", "s2 blue, s4 grey, t2 church, t3 green")


def test_v_31_a_dead_space_takes_the_one_behind_it_along() -> None:
    """F-086 (b). The only long-side neighbour of R4 is S3."""
    gent = walled_in()
    assert gent.dead("gent") == ""
    assert gent.sell_out("red square").dead("gent") == "s3 r4"


def test_v_31_both_are_covered_in_the_same_step() -> None:
    """F-085, F-086."""
    table = dealt()
    on(table).lay("brugge", "s2 yellow, s4 grey, t2 church, t3 green").sell_out("red square")
    events = round_of(table, "influence", *PASS)
    assert told(events, "covered") == [{"town": "brugge", "space": "s3"}, {"town": "brugge", "space": "r4"}]


def test_f_086_a_space_is_alive_while_one_coat_fits() -> None:
    """(a) A single red square, with a printed master or without, keeps S3 alive."""
    for master in (0, 1):
        gent = walled_in().sell_out("red square")
        gent.state.stock[6 * 3 + master] = 1
        gent.state.stocked[2 * 3 + master] |= 1
        assert gent.dead("gent") == ""


def test_f_086_a_border_of_the_same_coat_kills() -> None:
    """(a) Red is in stock; laid on R4 it borders S3 and nothing is left for S3."""
    assert walled_in().lay("gent", "r4 red").dead("gent") == "s3"


def test_f_086_a_site_borders_like_a_district() -> None:
    assert walled_in().lay("gent", "r4 red site").dead("gent") == "s3"


def test_f_086_b_a_chain_of_free_spaces_keeps_a_space_alive() -> None:
    """R3 of L1 is reached over R1 and R2; T1 and T4 touch only its ends."""
    gent = board("gent l1")
    assert gent.dead("gent") == ""
    assert gent.cover("gent", "r2").dead("gent") == "r3"


def test_f_086_b_every_link_must_be_fillable() -> None:
    """R1 is red and only red has rectangles left: R2 has no coat, so red R3 has no way."""
    gent = board("gent l1").lay("gent", "r1 red").cover_but("gent", "r2 r3")
    assert gent.dead("gent") == ""
    without(gent, "rectangle", "red")
    assert gent.dead("gent") == "r2 r3"


def test_f_086_b_a_chain_needs_long_sides_of_the_later_space() -> None:
    """T1 of L1 touches R3 at its short end; it is no way to R3."""
    gent = board("gent l1").cover_but("gent", "s1 t1 r3")
    assert gent.dead("gent") == "r3"


def test_f_086_the_result_does_not_depend_on_earlier_covers() -> None:
    gent = walled_in().sell_out("red square")
    assert gent.cover("gent", "s3").dead("gent") == "r4"


@pytest.mark.parametrize("special", ["church-a", "church-c"])
def test_f_086_a_special_church_with_room_keeps_a_square_alive(special: str) -> None:
    """(a) S1 of L1 has room in the east, S3 has none."""
    gent = board("gent l1").cover_but("gent", "s1 s3")
    others = [f"church-{letter}" for letter in "abcd" if f"church-{letter}" != special]
    gent.sell_out(*(f"{coat} square" for coat in (*GUILDS, "church")), *others)
    assert gent.dead("gent") == "s3"
    assert gent.sell_out(special).dead("gent") == "s1 s3"


def test_f_086_b_with_room_keeps_a_triangle_alive() -> None:
    """(a) T1 of L5 has no room for B, T3 has."""
    gent = board("gent l5").lay("gent", "r4 blue").cover_but("gent", "t1 t3")
    gent.sell_out(*(f"{coat} triangle" for coat in (*GUILDS, "church")), "church-a", "church-c", "church-d")
    assert gent.dead("gent") == "t1"
    assert gent.sell_out("church-b").dead("gent") == "t1 t3"


def test_f_086_d_with_a_free_neighbour_keeps_a_square_alive() -> None:
    """(a) S1 of L3 could be filled with D, which swallows R1 or R5."""
    gent = board("gent l3").cover_but("gent", "s1 r5")
    gent.sell_out(*(f"{coat} square" for coat in (*GUILDS, "church")), "church-a", "church-b", "church-c")
    assert gent.dead("gent") == ""
    assert gent.cover("gent", "r5").dead("gent") == "s1"


def test_f_086_d_may_not_border_a_church_with_either_space() -> None:
    """(a) R5 borders the church on T4, S1 does not."""
    gent = board("gent l3").lay("gent", "t4 church").cover_but("gent", "s1 r5")
    gent.sell_out(*(f"{coat} square" for coat in (*GUILDS, "church")), "church-a", "church-b", "church-c")
    assert gent.dead("gent") == "s1"


def test_r_39_d_does_not_save_a_pair_of_which_one_is_dead() -> None:
    """R5 has no coat left; D on S1 could swallow it, but the dead one is covered first."""
    gent = board("gent l3").cover_but("gent", "s1 r5").sell_out("church-a", "church-b", "church-c")
    gent.sell_out(*(f"{coat} square" for coat in (*GUILDS, "church")))
    assert gent.dead("gent") == ""
    gent.sell_out(*(f"{coat} rectangle" for coat in (*GUILDS, "church")))
    assert gent.dead("gent") == "s1 r5"


def test_f_086_with_three_players_the_missing_guild_fills_nothing() -> None:
    """Only red would fit on S3."""
    three = board("gent l1", seats=3).lay("gent", "s2 blue, s4 grey, t2 church, t3 green")
    assert three.dead("gent") == "s3 r4"
    assert walled_in().dead("gent") == ""


def test_r_17_a_space_is_covered_although_its_shape_is_not_sold_out() -> None:
    """Blue, yellow, green, grey and church squares are all in stock; none of them may be laid."""
    gent = walled_in().sell_out("red square")
    assert all(gent.stock(coat)[0] for coat in ("blue", "yellow", "green", "grey", "church"))
    assert "s3" in gent.dead("gent")


def test_r_18_every_dead_space_is_covered_on_its_own() -> None:
    table = dealt()
    on(table).cover_but("gent", "s1 r1 r2").sell_out(*(f"{coat} rectangle" for coat in (*GUILDS, "church")))
    events = [event for event in told(round_of(table, "influence", *PASS), "covered") if event["town"] == "gent"]
    assert events == [{"town": "gent", "space": "r1"}, {"town": "gent", "space": "r2"}]


def test_r_19_covers_do_not_run_out() -> None:
    table = dealt()
    on(table).golden(a="influence")
    events = round_of(table, "influence", *PASS)
    assert table.over
    assert len(told(events, "covered")) == 78

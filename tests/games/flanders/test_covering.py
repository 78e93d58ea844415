"""Chapter 2.8, first half: spaces on which nobody will ever build again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.flanders.boards import PLACES, Board, board, dealt, on, round_of, told

import zunft
from zunft.table import Table

RECORDED = Path(__file__).parents[2] / "contract" / "recorded"
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


def d_alone(rules: int) -> Board:
    """S1 and R5 of L3, and nothing is left for them but D."""
    gent = board("gent l3", rules=rules).cover_but("gent", "s1 r5").sell_out("church-a", "church-b", "church-c")
    return without(gent, "square").sell_out(*(f"{coat} rectangle" for coat in (*GUILDS, "church")))


def test_r_39_d_keeps_a_pair_alive_that_nothing_else_could_fill() -> None:
    """F-076, F-086 (a). By rules number 1 R5 was dead on its own, and then D had nothing to take in."""
    for rules, dead in ((1, "s1 r5"), (2, "")):
        gent = d_alone(rules)
        gent.state.specials = 1 << 3
        assert gent.dead("gent") == dead
        assert gent.sell_out("church-d").dead("gent") == "s1 r5"


def test_r_39_a_pair_that_borders_a_church_is_dead() -> None:
    """F-076. R5 borders the church on T4."""
    gent = board("gent l3").lay("gent", "t4 church").cover_but("gent", "s1 r5")
    gent.sell_out(*GUILDS, "church", "church-a", "church-b", "church-c")
    assert gent.dead("gent") == "s1 r5"


def last_two(rules: int) -> Table:
    """L1 with the blue centre of Bruges: S2 and T2 are free, and only church D is left for them."""
    table = dealt(rules=rules)
    on(table).lay("brugge", "s1 yellow, s3 green, s4 yellow, s5 red, r1 grey, r2 blue, r3 red, r4 blue")
    on(table).lay("brugge", "t1 green, t3 grey, t4 yellow").sell_out("church-a", "church-b", "church-c")
    on(table).sell_out(*(f"{coat} {shape}" for coat in (*GUILDS, "church") for shape in ("square", "triangle")))
    return table


def test_v_36_s2_and_t2_of_bruges_are_left_for_d_and_the_town_is_worth_14() -> None:
    """R-39, F-076, F-085, F-088. `s2 church-d t2` is an option in this round and in the next; then the town is full."""
    table = last_two(rules=2)
    assert "build brugge s2 church-d t2" in on(table).placements("brugge")
    events = round_of(table, "influence", *PASS)
    assert [event for event in told(events, "covered") if event["town"] == "brugge"] == []
    assert on(table).free("brugge") == "s2 t2"
    events = round_of(table, "influence", "brugge 0", *PASS[1:])
    assert told(events, "finished") == [{"town": "brugge", "number": 14}]


def test_r_39_by_rules_number_1_both_are_covered_and_the_town_is_worth_12() -> None:
    events = round_of(last_two(rules=1), "influence", *PASS)
    assert [event["space"] for event in told(events, "covered") if event["town"] == "brugge"] == ["s2", "t2"]
    assert {"town": "brugge", "number": 12} in told(events, "finished")


def test_r_39_a_game_that_began_by_rules_number_1_is_played_to_its_end_by_it() -> None:
    """F-085. In it a pair is covered that D could still have filled, so its later answers are none by number 2."""
    text = (RECORDED / "flanders-3-4.journal").read_text("utf-8")
    assert (zunft.replay(text).rules_number, zunft.replay(text).journal()) == (1, text)
    with pytest.raises(zunft.JournalError, match="cannot have been played"):
        zunft.replay(text.replace("rules 1\n", "rules 2\n"))


def shut_in(rules: int) -> Board:
    """L1 with the blue centre: R2 can only become blue, and R3 has its only way through R2."""
    laid = "s1 yellow, s2 green, s3 yellow, s4 red, s5 green, r1 grey, r4 grey, t1 green, t2 grey, t3 grey, t4 red"
    brugge = board("brugge l1", rules=rules).lay("brugge", laid).sell_out("specials", "church", "grey", "yellow", "red")
    return brugge.sell_out("green square", "green triangle", "blue square", "blue triangle")


def test_v_35_a_space_whose_only_way_shuts_it_is_dead() -> None:
    """F-086 (b). R3 could only be blue, like R2 before it. By rules number 1 it stayed free until R2 was built."""
    assert shut_in(rules=1).dead("brugge") == ""
    assert shut_in(rules=1).lay("brugge", "r2 blue").dead("brugge") == "r3"
    assert shut_in(rules=2).dead("brugge") == "r3"
    assert shut_in(rules=2).cover("brugge", "r3").dead("brugge") == ""


def test_v_35_one_more_coat_opens_the_way() -> None:
    """F-086 (b). A single yellow or church rectangle is enough; a red one is not, as T4 is red and borders both."""
    assert shut_in(rules=2).leave("yellow rectangle", 1).dead("brugge") == ""
    assert shut_in(rules=2).leave("church rectangle", 1).dead("brugge") == ""
    assert shut_in(rules=2).leave("red rectangle", 1).dead("brugge") == "r3"


def test_f_086_b_what_is_in_stock_is_counted_along_the_way() -> None:
    """R1, R2 and R3 of L1 are one way and need three rectangles; R1 and R3 may be of one coat, if it has two."""
    for red, dead in ((1, "r3"), (2, "")):
        gent = without(board("gent l1").cover_but("gent", "r1 r2 r3"), "rectangle", "red", "grey")
        assert gent.leave("grey rectangle", 1).leave("red rectangle", red).dead("gent") == dead


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

"""Chapter 2.6: what may be built where, and the special church districts."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import BOOK, Board, board, dealt, on, round_of, script, state_of

from zunft.engine.bits import size
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import WIDTH, A, C
from zunft.games.flanders.edition import COATS, from_text, load
from zunft.games.flanders.game import FLANDERS, FlandersGame
from zunft.games.flanders.rules.building import room_for
from zunft.games.flanders.state import FlandersState
from zunft.table.setup import checked_options


def ways(town: Board, district: str) -> list[str]:
    """Every way to lay this district in Gent."""
    return [text for text in town.placements("gent") if text.split()[3] == district]


def test_f_007_whoever_builds_chooses_a_district_with_or_without_a_printed_master() -> None:
    gent = board("gent l1")
    assert {"build gent s1 blue", "build gent s1 blue+1", "build gent s1 grey", "build gent s1 grey+1"} < set(
        gent.placements("gent")
    )
    gent.build("gent", "s1 blue+1")
    assert gent.stock("blue") == [3, 1, 3, 2, 3, 2]


def test_f_007_only_what_is_left_can_be_chosen() -> None:
    gent = board("gent l1, luik l3, leuven l4").lay("luik", "s1 blue+1").lay("leuven", "s1 blue+1")
    assert ways(gent, "blue+1") == ["build gent r1 blue+1"]
    assert len(ways(gent, "blue")) == 6


def test_f_007_church_districts_have_no_masters() -> None:
    gent = board("gent l1").build("gent", "s1 church")
    assert gent.town("gent").printed == 0
    assert not ways(gent, "church+1")


def test_f_070_only_in_an_open_town() -> None:
    gent = board("gent l1")
    assert gent.placements("gent")
    assert gent.close("gent").placements("gent") == []


def test_f_070_only_on_a_free_space() -> None:
    gent = board("gent l1").lay("gent", "s1 blue").cover("gent", "s2")
    assert gent.sites_for("gent", "red") == "r1 s3 s4 s5 t1"


def test_f_070_only_a_district_in_stock() -> None:
    gent = board("gent l1").sell_out("blue square")
    assert gent.sites_for("gent", "blue") == "r1"
    assert gent.sites_for("gent", "red") == "r1 s1 s2 s3 s4 s5"


def test_f_071_a_district_has_the_shape_of_its_space() -> None:
    """Laid on a rectangle it is a rectangle that leaves the stock, and so on."""
    gent = board("gent l1")
    gent.build("gent", "s1 red").build("gent", "r1 grey").build("gent", "t1 green+1")
    assert gent.stock("red") == [2, 2, 3, 2, 3, 2]
    assert gent.stock("grey") == [3, 2, 2, 2, 3, 2]
    assert gent.stock("green") == [3, 2, 3, 2, 3, 1]


def test_v_20_first_spaces_of_the_river_bend() -> None:
    """F-072. R1 and R2 of L6 border the centre with their short sides only."""
    assert board("gent l6").sites_for("gent", "blue") == "s3 s4 t3 t4"


def test_f_072_a_long_side_must_lie_against_something_built() -> None:
    gent = board("gent l1")
    assert gent.sites_for("gent", "blue") == "r1 s1 s2 s3 s4 s5"
    assert gent.build("gent", "r1 blue").sites_for("gent", "red") == "r2 s1 s2 s3 s4 s5"


def test_v_21_blue_in_the_blue_town() -> None:
    """F-073. Next to the blue centre blue builds nowhere; beyond yellow R1 it may."""
    brugge = board("brugge l1")
    assert brugge.sites_for("brugge", "blue") == ""
    assert brugge.build("brugge", "r1 yellow").sites_for("brugge", "blue") == "r2"


@pytest.mark.parametrize("neighbour", ["s2", "s3"])
def test_v_22_r3_of_the_wide_octagon_needs_s2_or_s3(neighbour: str) -> None:
    """F-072."""
    gent = board("gent l4")
    assert "r3" not in gent.sites_for("gent", "red")
    assert "r3" in gent.build("gent", f"{neighbour} blue").sites_for("gent", "red")


def test_v_23_t1_touches_r2_of_the_bastions_with_the_short_side() -> None:
    """F-072."""
    gent = board("gent l3").lay("gent", "t1 blue")
    assert "r2" not in gent.sites_for("gent", "red")
    assert "r2" in gent.lay("gent", "s2 grey").sites_for("gent", "red")


def test_v_24_a_second_church_in_luik() -> None:
    """F-073. T1 does not border the church's centre, S1 does."""
    luik = board("luik l1")
    assert luik.sites_for("luik", "church") == ""
    assert luik.build("luik", "s1 blue").sites_for("luik", "church") == "t1"


def test_r_03_the_neighbour_may_touch_with_any_side() -> None:
    """T1 lies with a leg against the short end of R2; the other way round it would not connect R2."""
    gent = board("gent l1").build("gent", "r1 blue").build("gent", "r2 grey")
    assert "t1" in gent.sites_for("gent", "red")
    other = board("gent l1").build("gent", "s1 blue").build("gent", "t1 grey")
    assert "r2" not in other.sites_for("gent", "red")


def test_r_04_the_centre_connects_and_borders() -> None:
    assert board("gent l2").sites_for("gent", "red") == "r1 r2 r3 r4 s1"
    assert board("gent l2").sites_for("gent", "yellow") == ""


@pytest.mark.parametrize("coat", COATS)
def test_f_073_no_coat_borders_itself(coat: str) -> None:
    """S1 of L1 borders S2, R1 and T1 (and the centre)."""
    town = "brugge" if coat == "yellow" else "gent"
    laid = board(f"{town} l1").build(town, f"s1 {coat}")
    assert laid.sites_for(town, coat) == "s3 s4 s5"
    other = "red" if coat != "red" else "green"
    assert laid.sites_for(town, other) == "r1 s2 s3 s4 s5 t1"


@pytest.mark.parametrize("coat", ["church", "grey"])
def test_r_01_church_and_grey_repel_themselves_too(coat: str) -> None:
    assert "s2" not in board("gent l1").build("gent", f"s3 {coat}").sites_for("gent", coat)


def test_f_073_sites_repel_like_districts() -> None:
    assert board("gent l1").build("gent", "s1 blue site").sites_for("gent", "blue") == "s3 s4 s5"


def test_r_02_a_short_side_is_a_border() -> None:
    """R1 lies with an end against S1."""
    gent = board("gent l1").build("gent", "s1 blue")
    assert "r1" not in gent.sites_for("gent", "blue")


def test_r_02_a_common_corner_is_no_border() -> None:
    """S1 and R2 of L1 have one point in common."""
    gent = board("gent l1").build("gent", "s1 blue").build("gent", "r1 grey")
    assert "r2" in gent.sites_for("gent", "blue")


def test_f_074_covered_and_free_spaces_are_nobody_s_neighbours() -> None:
    """R3 of L4 hangs on S2 and S3 alone."""
    gent = board("gent l4").cover("gent", "s2")
    assert "r3" not in gent.sites_for("gent", "red")
    assert gent.town("gent").reached == board("gent l4").town("gent").reached


# --- F-075, F-076: the special churches -----------------------------------------------------------


def test_v_25_b_on_a_triangle_adds_its_other_half() -> None:
    """F-075. On T1 of L1 the new triangle borders T1 alone."""
    gent = board("gent l1").build("gent", "s1 blue").build("gent", "t1 church-b")
    new = gent.space("gent", "b+1")
    assert BOOK.polygons[0][new] == ((1, -4), (3, -4), (3, -2))
    assert gent.names("gent", BOOK.board.near[new] & gent.town("gent").exists) == "t1"
    assert "b+1" in gent.free("gent").split()
    assert "b+1" in gent.sites_for("gent", "red")


def test_v_25_a_on_s1_has_one_place_in_the_octagon() -> None:
    """F-075."""
    gent = board("gent l1")
    assert [text for text in ways(gent, "church-a") if " s1 " in text] == ["build gent s1 church-a east"]
    gent.build("gent", "s1 church-a east")
    assert BOOK.polygons[0][gent.space("gent", "a+1")] == ((3, -2), (5, -2), (5, 0), (3, 0))
    assert "a+1" in gent.free("gent").split()


def test_v_25_c_on_s2_adds_two_rectangles() -> None:
    """F-075. C+1 is the half next to the church."""
    gent = board("gent l1").build("gent", "s2 church-c east")
    near, far = gent.space("gent", "c+1"), gent.space("gent", "c+2")
    assert BOOK.polygons[0][near] == ((3, 0), (4, 0), (4, 2), (3, 2))
    assert BOOK.polygons[0][far] == ((4, 0), (5, 0), (5, 2), (4, 2))
    assert gent.sites_for("gent", "red") == "c+1 r1 s1 s3 s4 s5 t2"
    assert "c+2" in gent.build("gent", "c+1 blue").sites_for("gent", "red")


def test_v_25_a_has_no_place_on_s3_of_the_octagon_and_two_on_s1_of_the_river_bend() -> None:
    """F-075."""
    assert not [text for text in ways(board("gent l1"), "church-a") if " s3 " in text]
    bend = board("gent l6").build("gent", "s4 blue")
    places = [text for text in ways(bend, "church-a") if " s1 " in text]
    assert places == ["build gent s1 church-a north", "build gent s1 church-a east"]


def test_f_075_new_spaces_obey_all_building_rules() -> None:
    """A+1 borders A, so no church may be laid there; a guild may, once."""
    gent = board("gent l1").build("gent", "s1 church-a east")
    assert "a+1" not in gent.sites_for("gent", "church")
    gent.build("gent", "a+1 blue")
    assert gent.value("gent") == 1 + 2 + 1
    assert "a+1" not in gent.free("gent")


def test_f_075_each_special_church_is_there_once() -> None:
    """And each belongs to one kind of space."""
    gent = board("gent l1").build("gent", "s1 blue")
    kinds = {special: {text.split()[2][0] for text in ways(gent, f"church-{special}")} for special in "abcd"}
    assert kinds == {"a": {"s"}, "b": {"t"}, "c": {"s"}, "d": {"s"}}
    gent.build("gent", "t1 church-b")
    assert not ways(gent, "church-b")
    assert gent.stock("church") == [2, 0, 4, 0, 3, 0]


@pytest.mark.parametrize(
    ("district", "added"),
    [("s1 church-a east", "a+1"), ("t1 church-b", "b+1"), ("s1 church-c east", "c+1 c+2")],
)
def test_r_28_a_special_church_enlarges_the_town_as_a_site_too(district: str, added: str) -> None:
    gent = board("gent l1").build("gent", "r1 blue").build("gent", "r2 grey")
    free = gent.free("gent").split()
    gent.build("gent", f"{district} site")
    assert set(gent.free("gent").split()) == set(free) - {district[:2]} | set(added.split())
    assert gent.value("gent") == 3
    assert gent.complete("gent", district[:2]).value("gent") == 5


def test_r_28_d_swallows_as_a_site_too() -> None:
    gent = board("gent l1").build("gent", "s3 church-d r4 site")
    assert "r4" not in gent.free("gent")
    assert (gent.value("gent"), gent.complete("gent", "s3").value("gent")) == (1, 3)


def test_r_27_a_special_church_needs_room() -> None:
    """L5: neither T1 nor T2 has room for B; L3: only S1 has room for A and C."""
    quarter = board("gent l5").lay("gent", "r1 blue, r4 grey, s1 red, r2 green")
    assert {"t1", "t2"} < set(quarter.sites_for("gent", "church").split())
    assert quarter.sites_for("gent", "church-b") == "t3 t5"
    bastions = board("gent l3")
    assert (bastions.sites_for("gent", "church-a"), bastions.sites_for("gent", "church-c")) == ("s1", "s1")


def test_r_27_earlier_extensions_take_room() -> None:
    """A made-up town whose two squares, C north and C east, look into the same corner."""
    head, rest = load("tiny").text.split("[layout.l2]")
    text = head + "[layout.l2]" + rest.replace("t1 = [[1, -3], [3, -1], [1, -1]]\n", "", 1)
    game = FlandersGame(4, from_text(text, "corner"), checked_options(FLANDERS, {}), FLANDERS.rules_number)
    state = game.rules.new()
    assert isinstance(state, FlandersState)
    gent = Board(game, state).centre("gent", "l2")
    s1, s2 = gent.space("gent", "s1"), gent.space("gent", "s2")
    assert room_for(state.board, gent.town("gent"), A, s1, 1) != 0
    gent.lay("gent", "s2 church-c north")
    assert room_for(state.board, gent.town("gent"), A, s1, 1) == 0
    assert "build gent s1 church-a east" not in gent.placements("gent")
    assert room_for(state.board, gent.town("gent"), C, s2, 1) != 0


def test_v_26_d_on_s3_swallowing_r4() -> None:
    """F-076. D borders everything that either space bordered; 12 places instead of 13 are left."""
    gent = board("gent l1").build("gent", "s3 church-d r4")
    town = gent.town("gent")
    assert gent.names("gent", town.blocked[c.CHURCH]).split() == ["c", "s2", "s3", "s4", "r4", "t2", "t3"]
    assert len(gent.free("gent").split()) + 1 == 12
    assert size(town.completed()) == 2
    assert gent.value("gent") == 1 + 2


def test_v_26_d_borders_the_church_s_centre_in_luik() -> None:
    """F-076."""
    assert "church-d" not in " ".join(board("luik l1").placements("luik"))


def test_f_076_d_may_be_laid_on_an_unconnected_square() -> None:
    """S1 of L6 touches nothing built; R1, which it swallows, has T1 on a long side."""
    gent = board("gent l6").lay("gent", "s3 blue, r2 green, t1 red")
    assert "s1" not in gent.sites_for("gent", "blue")
    assert [text for text in ways(gent, "church-d") if " s1 " in text] == ["build gent s1 church-d r1"]
    gent.build("gent", "s1 church-d r1")
    assert gent.free("gent") == "s2 s4 r3 r4 t2 t3 t4 t5"


def test_f_076_neither_of_d_s_spaces_may_border_a_church() -> None:
    """With a church on T2 of L1 S2 and S3 are out; with one on R4 nothing that borders R4 is swallowed."""
    gent = board("gent l1").lay("gent", "s1 blue, t2 church")
    assert not [text for text in ways(gent, "church-d") if " s3 " in text or " s2 " in text]
    assert [text for text in ways(gent, "church-d") if " s4 " in text] == ["build gent s4 church-d t3"]
    far = board("gent l1").lay("gent", "r4 church")
    assert not [text for text in ways(far, "church-d") if text.endswith((" t2", " t3"))]
    assert "build gent s5 church-d t4" in ways(far, "church-d")


def test_f_076_d_swallows_only_a_free_rectangle_or_triangle_beside_it() -> None:
    gent = board("gent l1")
    assert [text for text in ways(gent, "church-d") if " s3 " in text] == [
        "build gent s3 church-d r4",
        "build gent s3 church-d t2",
        "build gent s3 church-d t3",
    ]
    gent.lay("gent", "t2 blue").cover("gent", "r4")
    assert [text for text in ways(gent, "church-d") if " s3 " in text] == ["build gent s3 church-d t3"]


def test_f_076_both_spaces_of_d_block_churches_and_connect() -> None:
    """T4 of L3 is swallowed with S4: R4 and R5 border it, and a guild is connected by either half."""
    gent = board("gent l3").build("gent", "s4 church-d t4")
    assert not {"r4", "r5", "s3", "t3"} & set(gent.sites_for("gent", "church").split())
    assert {"r4", "r5", "s3", "t3"} <= set(gent.sites_for("gent", "blue").split())


def test_f_075_special_churches_through_the_table() -> None:
    table = dealt()
    round_of(table, "influence", "gent 0", "pickup 0", "pickup 0", "pickup 0")
    script(table, "0 build gent s1 church-a north")
    assert "church-a" not in table.view(None)["specials"]
    assert on(table).free("gent").split()[-1] == "a+1"
    assert state_of(table).free_spaces() == 78
    assert BOOK.board.shape[1 * WIDTH + on(table).space("gent", "a+1")] == 0

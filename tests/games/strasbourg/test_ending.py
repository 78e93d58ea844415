"""Chapter 2.13 and section 7: the final count and the 25 tasks."""

from __future__ import annotations

import pytest
from tests.games.strasbourg.boards import (
    BOOK,
    Board,
    board,
    keys,
    least,
    on,
    own,
    planned,
    script,
    seen,
    state_of,
    to_step,
    told,
)

from zunft.table import Table

# Where the edifices and chapels stand in the cases below.
STANDING = "watchtower c2, fountain g2, inn h4, town-hall b4, cathedral e3"
CHAPELS = "c01 c02 c03"


def city(members: str = "", seats: int = 4, **options: str) -> Board:
    """All five edifices and three chapels stand; seat 0 has these members."""
    return board(seats, **options).build(STANDING, CHAPELS).members(0, members)


def at_the_end(*plans: str) -> Table:
    """The last edifice of round 5 is to be placed; then the game is over."""
    return to_step(planned(*plans or ("1", "1", "1", "1")), "i", 5)


def ended(table: Table) -> Table:
    seat = table.asked[0]
    table.play(seat, table.options(seat)[0])
    assert table.over
    return table


# --- the count ------------------------------------------------------------------------------------


def test_s_109_everybody_shows_tasks_coins_goods_and_privileges() -> None:
    table = at_the_end()
    on(table).tasks(1, "t21 t22").money(1, coins=3, privileges=2, goods="cask")
    before = seen(table, 0, 1)
    assert "coins" not in before
    assert "tasks" not in before
    ended(table)
    for seat in (0, 2, 3, None):
        shown = seen(table, seat, 1)
        assert (shown["coins"], shown["goods"]["cask"]) == (3, 1)
        assert shown["tasks"] == {"t21": True, "t22": True}
        money = [event for event in told(table.events(seat), "showed-money") if event["seat"] == 1]
        assert [event["coins"] for event in money] == [3]
        tasks = [event for event in told(table.events(seat), "showed-task") if event["seat"] == 1]
        assert tasks == [{"seat": 1, "task": "t21", "number": 1}, {"seat": 1, "task": "t22", "number": 1}]
        assert keys(table.events(seat)).index("showed-money") < keys(table.events(seat)).index("scored")


def test_s_109_nothing_else_is_shown() -> None:
    """Discarded tasks, unrevealed stacks and decks stay as they are."""
    table = ended(at_the_end("6+5", "1", "1", "1"))
    for seat in (1, 2, 3, None):
        assert list(seen(table, seat, 0)["tasks"]) == ["t01"]
        assert "6" not in str(told(table.events(seat), "buried"))
        assert (table.view(seat)["tasks"] or {"dealt": []})["dealt"] != ["t01", "t02", "t03", "t04", "t05"]


def test_s_110_a_point_for_every_member_in_the_city() -> None:
    """Council members are not in the city."""
    laid = board().members(0, "a1 i6 d4").council(0, "smiths", "bakers", "merchants")
    assert laid.points() == 3
    assert board().points() == 0


@pytest.mark.parametrize("square", ["d1", "e1", "d2", "e2"])
def test_s_111_a_14_every_square_that_touches_the_junction(square: str) -> None:
    """A-14. Up to four."""
    assert board().build(chapels="c02").members(0, square).points() == 2
    assert board().members(0, square).points() == 1


def test_s_111_not_the_squares_beyond() -> None:
    laid = board().build(chapels="c02").members(0, "c1 f1 f2 d3").members(1, "d1")
    assert laid.points() == 4


def test_s_112_the_value_for_every_member_beside() -> None:
    """At most four, and not across a corner."""
    for name, value in zip(BOOK.edifices, (2, 3, 4, 5, 6), strict=True):
        assert board().build(f"{name} h4").members(0, "h3 h5 g4 i4").points() == 4 + 4 * value
        assert board().build(f"{name} h4").members(0, "g3 i3 g5 i5").points() == 4


def test_s_113_a_member_scores_for_every_chapel_and_edifice() -> None:
    """e5 is beside d5 and f5; d2 touches c02 and c04."""
    assert board().build("inn d5, cathedral f5").members(0, "e5").points() == 1 + 4 + 6
    assert board().build("inn c2", "c02 c04").members(0, "d2").points() == 1 + 4 + 1 + 1


def test_s_114_a_point_for_every_privilege_left() -> None:
    assert board().money(0, privileges=3).points() == 3


def test_s_110_tv_08_the_example_of_the_end() -> None:
    """TV-08, S-111, S-112. Nicole 0, Peter 1, Sandra 2, Thomas 3."""
    laid = board().build("inn h4, fountain g2", "c02")
    for seat, squares in enumerate(("i5", "d1 h3", "e1 e2", "h5 i4 f2")):
        laid.members(seat, squares)
    assert [laid.points(seat) for seat in range(4)] == [1, 7, 4, 14]


def test_s_115_tv_09_tasks_give_their_points_or_cost_3() -> None:
    """TV-09. 5 + 8 − 3 = 10; that t08 is met with four members as well makes no difference."""
    laid = city("g1 h1 h3 i4")
    before = laid.points()
    assert laid.tasks(0, "t03 t08 t01").points() - before == 5 + 8 - 3
    assert laid.tasks(0, "t03").points() - before == 5
    assert laid.tasks(0, "t01 t02").points() - before == -6


def test_s_116_coins_and_goods_give_nothing() -> None:
    assert board().money(0, coins=99, goods="weapon weapon cask").points() == 0


def test_s_008_a_21_a_total_may_be_negative() -> None:
    """A-21."""
    laid = board().tasks(0, "t01 t02 t03 t04 t05").finish()
    assert laid.state.players[0].prestige == -15


def test_s_117_tv_12_most_prestige_wins_then_members() -> None:
    """TV-12. 48/48 with 6 and 5 members in the city; 48/48 with 6/6: both win."""
    laid = board()
    for seat, prestige in enumerate((40, 48, 48, 47)):
        laid.state.players[seat].prestige = prestige
    laid.members(1, "a1 a2 a3 a4 a5 a6").members(2, "i1 i2 i3 i4 i5").members(0, "b1 b2 b3 b5 b6 c1 c3")
    assert laid.winners() == [1]
    laid.members(2, "i6")
    assert laid.winners() == [1, 2]
    assert laid.game.places(laid.state) == [4, 1, 1, 3]
    laid.state.players[3].prestige = 49
    assert laid.winners() == [3]


def test_s_118_only_the_final_position_counts() -> None:
    """T21 was met until somebody else took the Nobility."""
    table = planned("6", "1", "1", "1", keep={0: "t01"})
    on(table).tasks(0, "t21")
    assert table.view(0)["tasks"]["kept"] == {"t21": True}
    bids_all_pass(table)
    on(table).council(3, "nobility")
    while not table.over:
        who = table.asked[0]
        table.play(who, table.options(who)[0] if who == "chance" else least(table, who))
    assert own(table, 0)["tasks"] == {"t21": False}


def bids_all_pass(table: Table) -> None:
    script(table, "0 pass / 1 pass / 2 pass / 3 pass")


def test_s_118_a_task_met_early_pays_nothing_before_the_end() -> None:
    table = planned("1", "1", "1", "1")
    on(table).tasks(0, "t21").build(STANDING).members(0, "c1 c3")
    assert table.scores == [0, 0, 0, 0]
    to_step(table, "a", 2)
    assert table.scores == [1, 1, 0, 0]


# --- the tasks ------------------------------------------------------------------------------------

MET = [
    ("t01", "c1 c3"),
    ("t02", "g1 g3"),
    ("t03", "h3 i4"),
    ("t04", "b3 a4"),
    ("t05", "e2 d3"),
    ("t06", "d1 e1 g4"),
    ("t07", "a1 b1 d4"),
    ("t08", "g1 h1 i4"),
    ("t09", "a3 a4 d6"),
    ("t10", "e4 e5 i6"),
    ("t11", "c1 c3 b2"),
    ("t12", "a1 b1 c1"),
    ("t12", "a3 a4 a5"),
    ("t12", "c3 c4 c5"),
    ("t14", "c1 g1 h3 b3"),
    ("t15", "a1 b2 c3"),
    ("t15", "c1 b2 a3"),
    ("t15", "c4 d3 e2"),
    ("t18", "d1 a1 g1 a3 e4"),
    ("t19", "a1 d1 h1"),
    ("t20", "d1 e1 d2"),
    ("t24", "a1 b1 c1 b2"),
    ("t24", "a2 a3 a4 b3"),
    ("t25", "c1 g1 h3 b3 e2"),
]

NOT_MET = [
    ("t01", "c1 b1 d1"),
    ("t02", "g1 h1 f1"),
    ("t03", "h3 i5 g5"),
    ("t04", "b3 a3 a5"),
    ("t05", "e2 d2 f2"),
    ("t06", "d1 e1 g3"),
    ("t07", "a1 b1 d1"),
    ("t08", "g1 h1 f1"),
    ("t09", "a3 a4 e6"),
    ("t10", "e4 e5 d6"),
    ("t11", "c1 c3 g1 g3 h3 i4"),
    ("t12", "a1 b1 d1 e1 a3"),
    ("t12", "a1 b2 c3"),
    ("t14", "c1 c3 g1 h3"),
    ("t15", "a1 b2 d4"),
    ("t15", "a1 a2 a3"),
    ("t18", "d1 a1 g1 a3"),
    ("t19", "a1 b1 d1 e1"),
    ("t20", "d1 e1 f1 a1 b1"),
    ("t24", "a1 b1 b2 c3 d4"),
    ("t25", "c1 g1 h3 b3 e6"),
]


@pytest.mark.parametrize(("task", "members"), MET)
def test_s_115_a_task_in_the_city_is_met(task: str, members: str) -> None:
    """T01 … T12, T14, T15, T18 … T20, T24, T25. A-18: in a guild at least three."""
    assert city(members).is_met(task)


@pytest.mark.parametrize(("task", "members"), NOT_MET)
def test_s_115_a_task_in_the_city_is_just_not_met(task: str, members: str) -> None:
    """T01 … T12, T14, T15, T18 … T20, T24, T25."""
    assert not city(members).is_met(task)


@pytest.mark.parametrize(("task", "members"), MET)
def test_s_115_members_of_others_do_not_help(task: str, members: str) -> None:
    first, *rest = members.split()
    laid = city(first).members(1, " ".join(rest))
    assert not laid.is_met(task)


@pytest.mark.parametrize("task", ["t01", "t02", "t03", "t04", "t05", "t11", "t14", "t25"])
def test_s_115_an_empty_building_space_counts_for_nothing(task: str) -> None:
    """Every square beside a building space, but no edifice stands."""
    everywhere = "c1 c3 b2 d2 g1 g3 f2 h2 e2 e4 d3 f3 b3 b5 a4 c4 h3 h5 g4 i4"
    assert not board().members(0, everywhere).is_met(task)
    assert city(everywhere).is_met(task)


@pytest.mark.parametrize("task", ["t19", "t20"])
def test_s_115_an_empty_chapel_space_counts_for_nothing(task: str) -> None:
    everywhere = "a1 b1 a2 b2 d1 e1 d2 e2 h1 i1 h2 i2"
    assert not board().members(0, everywhere).is_met(task)
    assert city(everywhere).is_met(task)


@pytest.mark.parametrize("members", ["b2 d2 e2", "c1 c3 c4", "g3 h3 h5", "g1 g3 f3"])
def test_s_115_a_19_a_building_space_breaks_a_line(members: str) -> None:
    """A-19. T12: whether an edifice stands on it or not."""
    assert not city(members).is_met("t12")
    assert not board().members(0, members).is_met("t12")


def test_s_115_a_19_nor_does_a_diagonal_go_through_one() -> None:
    """A-19. T15: b1, then c2, then d3."""
    assert not city("b1 d3 e4").is_met("t15")


def test_s_115_lines_and_groups_cross_the_borders_of_guilds() -> None:
    """T12, T15, T24. c1 d1 e1 are vintners and smiths."""
    assert city("c1 d1 e1").is_met("t12")
    assert city("e1 f2 g3").is_met("t15")
    assert city("c1 d1 e1 f1").is_met("t24")
    assert not city("c1 d1 e1").is_met("t24")


@pytest.mark.parametrize(("seats", "least"), [(3, 4), (4, 3), (5, 2)])
def test_s_115_t13_voice_in_the_council(seats: int, least: int) -> None:
    """T13. Seat 0 has the Nobility; the others come with guilds."""
    guilds = list(BOOK.guilds)
    assert board(seats).council(0, *guilds[: least - 1]).is_met("t13")
    assert not board(seats).council(0, *guilds[: least - 2]).is_met("t13")


def test_s_115_t14_one_member_at_two_edifices() -> None:
    """T14. e5 is at d5 and f5 at once."""
    laid = board().build("watchtower d5, inn f5, fountain c2, cathedral g2").members(0, "e5 c1")
    assert not laid.is_met("t14")
    assert laid.members(0, "g1").is_met("t14")


def test_s_115_t19_one_member_at_two_chapels() -> None:
    """T19. d2 touches c02 and c04."""
    laid = board().build(chapels="c02 c04 c12").members(0, "d2")
    assert not laid.is_met("t19")
    assert laid.members(0, "i6").is_met("t19")


def test_s_115_t16_largest_household() -> None:
    """T16, A-17. Strictly more than each other player."""
    laid = board().members(0, "a1 a2").members(1, "i1").members(2, "i2 i3")
    assert not laid.is_met("t16")
    assert laid.members(0, "a3").is_met("t16")
    assert not laid.members(3, "i4 i5 i6").is_met("t16")


def test_s_115_t17_deepest_purse() -> None:
    """T17, A-17. Strictly more coins than each other player."""
    laid = board().money(0, coins=6)
    assert laid.is_met("t17")
    assert not laid.money(3, coins=6).is_met("t17")
    assert not laid.money(3, coins=7).is_met("t17")


@pytest.mark.parametrize(("seat", "met"), [(0, True), (1, True), (2, False)])
def test_s_115_t21_lords_and_bishops(seat: int, met: bool) -> None:
    """T21. Nobility or Church; no other seat."""
    assert board().council(2, "smiths", "merchants").is_met("t21", seat) is met


def test_s_115_t22_unspent_favours() -> None:
    """T22, A-20."""
    assert board().money(0, privileges=2).is_met("t22")
    assert not board().money(0, privileges=1).is_met("t22")


def test_s_115_a_20_t22_includes_the_privilege_of_round_5() -> None:
    """A-20."""
    table = at_the_end()
    on(table).money(0, privileges=1).tasks(0, "t22")
    ended(table)
    assert own(table, 0)["tasks"] == {"t22": True}


def test_s_115_t23_stocked_shelves() -> None:
    """T23. Three kinds; two of which there are many do not do."""
    assert board().money(0, goods="weapon meat bread").is_met("t23")
    assert not board().money(0, goods="weapon weapon weapon bread bread").is_met("t23")


def test_section_7_every_task_has_a_case_met_and_one_not_met() -> None:
    beyond = {"t13", "t16", "t17", "t21", "t22", "t23"}
    for cases in (MET, NOT_MET):
        assert {task for task, _ in cases} | beyond == set(BOOK.tasks)


def test_section_7_the_points() -> None:
    """162 in all, 12 the highest."""
    points = [int(value) for value in BOOK.board.task_points]
    assert points == [6, 6, 5, 5, 5, 10, 9, 8, 7, 6, 7, 8, 5, 6, 8, 6, 4, 6, 4, 8, 3, 4, 5, 9, 12]
    assert (sum(points), max(points)) == (162, 12)


def test_s_110_the_final_count_is_told() -> None:
    table = at_the_end()
    on(table).members(2, "a3 e6").tasks(2, "t21")
    before = table.scores
    ended(table)
    assert told(table.events(None), "scored")[2] == {"seat": 2, "number": 2 - 3, "total": before[2] - 1}
    assert table.scores[2] == before[2] - 1
    assert keys(table.events(None))[-1] == "ended"
    assert state_of(table).over == 1

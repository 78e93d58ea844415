"""Chapters 2.8 and 2.9: the end of a round and of the game, and the final scoring."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import Board, board, dealt, keys, on, round_of, state_of, told

from zunft.games.flanders.edition import COATS

PASS = ["pickup 0"] * 4
TOWNS = "brugge gent ieper leuven utrecht luik"


def left_free(laid: Board, town: str, spaces: str) -> Board:
    """Nothing on the whole board is free except these spaces of a town."""
    for other in TOWNS.split():
        if laid.town(other).place >= 0:
            laid.cover_but(other, spaces if other == town else "")
    return laid


@pytest.mark.parametrize(("spaces", "over"), [("s1", True), ("s1 r1", False), ("", True)])
def test_v_32_the_game_ends_with_at_most_one_free_space(spaces: str, over: bool) -> None:
    """F-092."""
    table = dealt()
    left_free(on(table), "gent", spaces)
    round_of(table, "influence", *PASS)
    assert table.over is over


def test_v_32_the_game_ends_when_the_golden_pile_is_empty() -> None:
    """F-092. Also when it was emptied in step 1 by cards of closed towns (F-022)."""
    table = dealt()
    on(table).close("gent").golden(a="gent")
    round_of(table, "gent", *PASS)
    assert table.over
    table = dealt()
    on(table).golden(a="influence", b="luik")
    round_of(table, "influence", *PASS)
    assert not table.over


def test_f_092_the_next_player_clockwise_starts_the_next_round() -> None:
    table = dealt(start=3)
    events = round_of(table, "influence", *PASS)
    assert told(events, "round-began") == [{"number": 2, "seat": 0}]
    events = round_of(table, "influence", *PASS)
    assert told(events, "round-began") == [{"number": 3, "seat": 1}]


def test_f_092_the_order_within_step_six() -> None:
    """Covers, scoring of the town that a cover has finished, removal of its cards, then the next round."""
    table = dealt()
    on(table).cover_but("gent", "r1").sell_out(*(f"{coat} rectangle" for coat in COATS))
    told_keys = keys(round_of(table, "influence", *PASS))
    upkeep = told_keys[told_keys.index("covered") :]
    assert list(dict.fromkeys(upkeep)) == ["covered", "finished", "scored", "cards-removed", "round-began"]


def test_r_24_only_towns_in_play_are_counted() -> None:
    """The empty place of three players has thirteen spaces that nobody counts, a closed town has none."""
    table = dealt(3)
    left_free(on(table), "gent", "s1")
    round_of(table, "influence", *PASS[:3])
    assert table.over
    assert told(table.events(None), "finished")[-1] == {"town": "gent", "number": 1}


def test_f_095_what_is_free_is_covered_and_what_is_open_is_scored() -> None:
    table = dealt()
    on(table).lay("gent", "r1 blue, r3 blue site, s1 church").golden(a="site")
    events = round_of(table, "site", *PASS)
    table.play(0, "build luik s3 grey")
    events = table.events(None)
    assert table.over
    assert len(told(events, "finished")) == 6
    assert {"town": "gent", "number": 1 + 1 + 2} in told(events, "finished")
    assert [town["free"] for town in table.view(None)["towns"]] == [0] * 6
    assert all(town["closed"] for town in table.view(None)["towns"])


def test_f_095_towns_scored_before_are_not_scored_again() -> None:
    laid = board("gent l1, luik l2").close("gent")
    assert laid.finish() == [0, 1, 0, 0]


def test_f_095_a_town_out_of_play_is_not_scored() -> None:
    table = dealt(3)
    on(table).golden(a="influence")
    events = round_of(table, "influence", *PASS[:3])
    assert [event["town"] for event in told(events, "finished")] == ["brugge", "gent", "ieper", "utrecht", "luik"]


@pytest.mark.parametrize(
    ("held", "bonus"),
    [
        ((2, 2, 1, 0), [3, 3, 0, 0]),
        ((0, 0, 1, 0), [0, 0, 3, 0]),
        ((4, 4, 4, 4), [3, 3, 3, 3]),
        ((1, 5, 3, 4), [0, 3, 0, 0]),
    ],
)
def test_v_33_most_influence_cards_are_worth_three_points(held: tuple[int, ...], bonus: list[int]) -> None:
    """F-096."""
    laid = board()
    for seat, cards in enumerate(held):
        laid.state.hands.influence[seat] = cards
    assert laid.finish() == bonus


def test_f_096_the_bonus_is_told() -> None:
    table = dealt()
    on(table).golden(a="site").state.sites_left = 0
    events = round_of(table, "site", "pickup 2", "pickup 0", "pickup 0", "pickup 3")
    assert told(events, "influence-bonus") == [{"seat": 1, "number": 3}, {"seat": 2, "number": 3}]
    assert table.scores == [1, 4, 4, 1]


def test_r_25_without_an_influence_card_nobody_gets_the_bonus() -> None:
    laid = board()
    for seat in range(4):
        laid.state.hands.influence[seat] = 0
    assert laid.finish() == [0, 0, 0, 0]


def ended(*points: int) -> tuple[list[int], list[int]]:
    """Winners and places of a game whose guilds and grey end with these points more than a town each."""
    table = dealt()
    for guild, number in enumerate(points):
        state_of(table).points[guild] = number
    on(table).golden(a="site").state.sites_left = 0
    round_of(table, "site", *["pickup 3"] * 4)
    return table.winners, table.places


def test_f_097_most_points_win() -> None:
    assert ended(10, 30, 20, 5, 0) == ([1], [3, 1, 2, 4])


def test_f_097_grey_cannot_win() -> None:
    assert ended(10, 30, 20, 5, 90) == ([1], [3, 1, 2, 4])


def test_r_26_equal_scores_share_the_victory() -> None:
    assert ended(30, 10, 30, 5, 0) == ([0, 2], [1, 3, 1, 4])

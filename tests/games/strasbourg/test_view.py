"""Section 2.14: who knows what."""

from __future__ import annotations

import json

import pytest
from tests.games.strasbourg.boards import (
    bids,
    dealt,
    keys,
    laid,
    offered,
    on,
    own,
    plan,
    planned,
    play_out,
    script,
    seen,
    to_planning,
    to_step,
    told,
)

from zunft import Table

EVERYBODY = (0, 1, 2, 3, None)


def test_2_14_what_lies_open_is_the_same_for_all() -> None:
    """Round cards, edifices, board, Council, starting player, prestige, revealed stacks."""
    table = planned("6", "5", "4", "3")
    on(table).members(2, "d1").build("inn h4", "c05")
    bids(table, "0 6, 1 5")
    views = [table.view(seat) for seat in EVERYBODY]
    for field in ("rounds", "edifices", "chapels", "council", "city", "start", "scores", "queue", "round", "step"):
        assert all(view[field] == views[0][field] for view in views)
    for seat in range(4):
        for field in ("prestige", "revealed", "members", "deck", "under_deck"):
            assert len({str(seen(table, viewer, seat)[field]) for viewer in EVERYBODY}) == 1


def test_s_040_s_041_the_order_of_precedence_is_public_while_it_grows() -> None:
    """Ties stand clockwise from the starting player; who has passed or not decided has no place."""
    table = planned("4", "6", "4", "1")
    bids(table, "0 4")
    assert table.view(None)["ranking"] == [0]
    bids(table, "1 6, 2 4")
    assert [table.view(viewer)["ranking"] for viewer in EVERYBODY] == [[1, 0, 2]] * 5


def test_s_041_s_045_ties_keep_their_order_when_the_marker_has_moved() -> None:
    """By the new starting player's distance seat 3 would stand before seat 0."""
    table = planned("4", "1 1", "6", "4")
    bids(table, "0 4, 1 pass, 2 6, 3 4")
    view = table.view(None)
    assert (view["start"], view["ranking"]) == (2, [2, 0, 3])


def test_s_050_what_the_places_bring_is_told_by_the_step() -> None:
    table = planned(*["1 2 3 4 5 6 1"] * 4)
    prizes = {}
    for step in "abcdefg":
        to_step(table, step)
        prizes[step] = table.view(None)["prizes"]
    guild = ["master", "journeyman", "apprentice"]
    assert prizes == {
        "a": ["nobility", "church"],
        "b": guild,
        "c": ["merchant"],
        "d": guild,
        "e": ["merchant"],
        "f": guild,
        "g": ["merchant-seat"],
    }
    to_step(table, "h")
    assert (table.view(None)["prizes"], table.view(None)["ranking"]) == ([], [])


def test_s_050_what_every_step_brings_is_known_before_it_comes() -> None:
    """Also while the stacks are being made."""
    table = dealt()
    ladder = table.view(None)["ladder"]
    assert list(ladder) == list("abcdefg")
    assert ladder["d"] == ["master", "journeyman", "apprentice"]
    assert (ladder["a"], ladder["e"], ladder["g"]) == (["nobility", "church"], ["merchant"], ["merchant-seat"])


def test_s_040_s_041_who_decides_is_told_which_place_a_stack_would_take() -> None:
    """Seat 1 starts: seat 0 sits farthest from the marker, so it loses a tie that seat 2 wins."""
    table = planned("6 5 4", "5", "6 5 4", "1", start=1)
    bids(table, "1 5")
    assert [places_of(table, seat) for seat in (0, 2)] == [{4: 2, 5: 2, 6: 1}, {4: 2, 5: 2, 6: 1}]
    bids(table, "2 5, 3 1")
    assert places_of(table, 0) == {4: 3, 5: 3, 6: 1}
    assert places_of(table, 2) == {}


def test_s_029_nobody_is_told_of_the_places_of_others() -> None:
    table = planned("6", "5", "4", "3")
    assert [table.view(viewer)["places"] for viewer in EVERYBODY] == [{"1": 1}, {"1": 1}, {"1": 1}, {"1": 1}, {}]
    bids(table, "0 6")
    assert [table.view(viewer)["places"] for viewer in EVERYBODY] == [{}, {"1": 2}, {"1": 2}, {"1": 2}, {}]


def places_of(table: Table, seat: int) -> dict[int, int]:
    """By what a stack is worth."""
    stacks = own(table, seat)["stacks"]
    return {sum(stacks[stack]["cards"]): place for stack, place in table.view(seat)["places"].items()}


def test_s_071_with_three_players_there_is_no_journeyman() -> None:
    table = planned("1 1", "1 1", "1 1")
    to_step(table, "b")
    assert table.view(None)["prizes"] == ["master", "apprentice"]


def test_s_010_the_orders_are_public() -> None:
    assert [round_["edifice"] for round_ in laid().view(None)["rounds"]][:2] == ["inn", "fountain"]


def test_s_029_unrevealed_stacks_show_their_owner_the_cards() -> None:
    table = planned("6+2 5", "1", "1", "1")
    assert own(table, 0)["stacks"]["1"]["cards"] == [6, 2]
    for viewer in (1, 2, 3, None):
        assert all("cards" not in stack for stack in seen(table, viewer, 0)["stacks"].values())
        assert "hand" not in seen(table, viewer, 0)


def test_s_054_returned_cards_are_known_with_their_order_while_they_lie_there() -> None:
    table = planned("6", "5", "4", "3")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    script(table, "2 return 4 / 3 return 3")
    for viewer in EVERYBODY:
        assert [seen(table, viewer, seat)["under_deck"] for seat in range(4)] == [[], [], [4], [3]]


def test_s_054_a_15_that_a_returned_card_was_drawn_follows_from_the_deck_s_size() -> None:
    """A-15, A-09. All see that the 4 is drawn again; into which stack it went only its owner sees."""
    table = planned("6", "5", "4", "3")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    script(table, "2 return 4 / 3 return none")
    to_planning(table, 2)
    on(table).deck(2, "1", under="4")
    plan(table, "1", "1", "4 1", "1")
    for viewer in EVERYBODY:
        assert (seen(table, viewer, 2)["deck"], seen(table, viewer, 2)["under_deck"]) == (0, [])
    assert "cards" not in seen(table, 0, 2)["stacks"]["1"]


def test_2_14_a_15_the_number_of_cards_in_a_deck_is_public() -> None:
    """A-15."""
    table = planned("6+5 4", "1", "1 2", "1")
    for viewer in EVERYBODY:
        assert [seen(table, viewer, seat)["deck"] for seat in range(4)] == [21, 23, 22, 23]


def test_2_14_a_16_coins_goods_privileges_are_the_owner_s() -> None:
    """A-16. What changes them is told to all."""
    table = to_step(planned("6", "5", "4", "3"), "b")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    script(table, "0 place b2")
    assert (own(table, 0)["coins"], own(table, 0)["goods"]["cask"], own(table, 0)["privileges"]) == (1, 1, 0)
    for viewer in (1, 2, 3, None):
        assert not {"coins", "goods", "privileges"} & set(seen(table, viewer, 0))
        assert told(table.events(viewer), "placed") == [{"seat": 0, "square": "b2", "number": 4}]
        assert {"seat": 0, "goods": "cask"} in told(table.events(viewer), "took-goods")


def test_s_015_tasks_are_the_owner_s() -> None:
    """Which were dealt, kept, discarded and how many."""
    table = dealt(keep={0: "t02 t04"})
    assert table.view(0)["tasks"]["dealt"] == ["t01", "t02", "t03", "t04", "t05"]
    assert list(table.view(0)["tasks"]["kept"]) == ["t02", "t04"]
    for viewer in (1, 2, 3, None):
        text = json.dumps([table.view(viewer), table.events(viewer)])
        assert not [task for task in ("t01", "t02", "t03", "t04", "t05") if f'"{task}"' in text]
    assert table.view(None)["tasks"] is None


def test_s_015_only_the_own_tasks_are_told() -> None:
    table = offered()
    assert [event["task"] for event in told(table.events(1), "dealt-task")] == ["t06", "t07", "t08", "t09", "t10"]
    assert "dealt-task" not in keys(table.events(None))


def test_s_055_a_10_what_was_buried_shows_its_number_alone() -> None:
    """A-10. Number and sizes are public, contents the owner's; the owner knows them from planning."""
    table = planned("6+5 4", "1", "1", "1")
    to_planning(table, 2)
    for viewer in EVERYBODY:
        assert {"seat": 0, "number": 3} in told(table.events(viewer), "buried")
        sizes = [event["number"] for event in told(table.events(viewer), "laid-stack") if event["seat"] == 0]
        assert sizes == [2, 1]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_i_10_a_view_survives_a_redeal(seats: int, seed: int) -> None:
    """I-10. At any moment of a game, for every seat and a spectator: what is dealt anew does not change the view."""
    for number, table in enumerate(play_out(Table("strasbourg", seats, seed), seed)):
        if number % 7 == 0:
            for viewer in [*range(seats), None]:
                assert table.redeal(viewer, number).view(viewer) == table.view(viewer)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_i_10_a_spectator_sees_what_all_see(seats: int) -> None:
    """I-10. Whatever a spectator is shown of a player, every seat is shown too, and it is the same."""
    for table in play_out(Table("strasbourg", seats, 3), 3):
        public = table.view(None)
        for viewer in range(seats):
            view = table.view(viewer)
            assert view["rounds"] == public["rounds"]
            for other in range(seats):
                if other != viewer:
                    assert view["players"][other] == public["players"][other]


def test_i_10_before_the_end_no_view_has_another_s_secrets() -> None:
    """I-10. The fields of another player, and no others."""
    fields = {"prestige", "deck", "under_deck", "stacks", "revealed", "members"}
    for table in play_out(Table("strasbourg", 4, 2), 2):
        if not table.over:
            assert set(seen(table, 0, 1)) == set(seen(table, None, 1)) == fields
            assert all(set(stack) == {"size"} for stack in seen(table, 0, 1)["stacks"].values())


def test_s_111_s_112_what_a_chapel_or_an_edifice_would_bring_is_public() -> None:
    """S-111, S-112. c05 is between f2, g2, f3 and g3; beside h4 lie h3, g4, i4 and h5. The inn of round 1 counts 4."""
    table = planned("6", "5", "4", "3")
    on(table).members(0, "f2 h3").members(2, "f3 g3 h5")
    for viewer in EVERYBODY:
        yields = table.view(viewer)["yields"]
        assert (yields["c05"], yields["h4"]) == ({"0": 1, "2": 2}, {"0": 4, "2": 4})
        assert "c10" not in yields  # nobody stands there
    on(table).build("inn h4, fountain g2")
    yields = table.view(None)["yields"]
    assert yields["h4"] == {"0": 4, "2": 4}
    assert yields["g2"] == {"0": 3, "2": 3}  # f2 of seat 0, g3 of seat 2
    assert "d5" not in yields, "the edifice of this round stands already"


def test_s_112_what_it_would_bring_is_what_it_brings() -> None:
    """S-110 … S-115. Built there, it adds just that to the final count."""
    table = planned("6", "5", "4", "3")
    city = on(table).members(0, "f2 h3 c1").members(2, "f3 g3 h5")
    foreseen = table.view(None)["yields"]
    before = [city.points(seat) for seat in range(4)]
    city.build("inn h4", "c05")
    after = [city.points(seat) for seat in range(4)]
    gained = [foreseen["h4"].get(str(seat), 0) + foreseen["c05"].get(str(seat), 0) for seat in range(4)]
    assert [now - then for then, now in zip(before, after, strict=True)] == gained == [5, 0, 6, 0]


def test_s_011_the_owner_is_told_what_is_left_in_the_deck() -> None:
    """S-011, S-054. Cards put back count again; of the decks of others only the size is told."""
    table = planned("6+5 4", "1", "1 2", "1")
    assert own(table, 0)["left"] == {"1": 4, "2": 4, "3": 4, "4": 3, "5": 3, "6": 3}
    on(table).deck(0, "1 1 6", under="3")
    assert own(table, 0)["left"] == {"1": 2, "2": 0, "3": 1, "4": 0, "5": 0, "6": 1}
    for viewer in (1, 2, 3, None):
        assert "left" not in seen(table, viewer, 0)


def test_s_015_the_progress_of_tasks_is_the_owner_s() -> None:
    """t06 to t10 ask for three members in a guild; nobody but seat 1 is told of them."""
    table = offered()
    assert list(table.view(1)["tasks"]["progress"]) == ["t06", "t07", "t08", "t09", "t10"]
    table = dealt(keep={1: "t08 t09"})
    on(table).members(1, "g1").members(2, "h1")
    progress = table.view(1)["tasks"]["progress"]
    assert list(progress) == ["t08", "t09"]
    assert (progress["t08"]["has"], progress["t08"]["of"], progress["t08"]["counting"]) == (1, 3, ["g1"])
    assert "i1" in progress["t08"]["possible"]
    assert not {"g1", "h1"} & set(progress["t08"]["possible"])
    assert "t08" not in json.dumps([table.view(viewer) for viewer in (0, 2, 3, None)])

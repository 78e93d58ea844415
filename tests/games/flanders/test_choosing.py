"""Chapters 2.3 and 2.4: the golden card, choosing in secret, revealing, the order of play."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import dealt, keys, on, round_of, script, state_of, told

from zunft import CannotUndo

PASS = ["pickup 0"] * 4


def test_f_020_the_starting_player_alone_knows_the_golden_card() -> None:
    table = dealt(start=1)
    table.play("chance", "draw golden master")
    assert table.view(1)["golden"]["held"] == {"seat": 1, "half": "a", "card": "master"}
    for seat in (0, 2, 3, None):
        assert table.view(seat)["golden"]["held"] == {"seat": 1, "half": "a", "card": None}


def test_f_020_only_the_back_is_told_to_the_others() -> None:
    table = dealt(start=1)
    table.play("chance", "draw golden master")
    assert told(table.events(1), "saw-golden") == [{"golden": "master", "half": "a"}]
    for seat in (0, 2, 3, None):
        assert told(table.events(seat), "saw-golden") == []
        assert told(table.events(seat), "drew-golden") == [{"seat": 1, "half": "a"}]


def test_f_021_a_golden_card_of_a_closed_town_is_shown_and_another_is_drawn() -> None:
    table = dealt()
    on(table).close("gent")
    events = script(table, "chance draw golden gent / chance draw golden master")
    assert keys(events)[-2:] == ["golden-closed", "drew-golden"]
    assert told(events, "golden-closed") == [{"town": "gent"}]
    assert table.view(0)["golden"]["held"]["card"] == "master"


def test_f_021_it_leaves_the_game_and_not_for_the_discard() -> None:
    table = dealt()
    on(table).close("gent")
    script(table, "chance draw golden gent / chance draw golden influence")
    golden = table.view(None)["golden"]
    assert (golden["a"], golden["b"], golden["discard"]) == (12, 14, {})


def test_f_021_golden_cards_of_closed_towns_stay_in_the_pile_until_drawn() -> None:
    table = dealt()
    on(table).close("gent")
    assert table.odds()["draw golden gent"] == 1


def test_f_021_an_open_town_s_card_is_kept() -> None:
    table = dealt()
    on(table).close("leuven")
    table.play("chance", "draw golden gent")
    assert table.view(0)["golden"]["held"]["card"] == "gent"


def test_r_37_nobody_is_asked_whether_to_draw_again() -> None:
    table = dealt()
    on(table).close("gent", "leuven")
    table.play("chance", "draw golden gent")
    assert table.chance_is_asked
    table.play("chance", "draw golden leuven")
    assert table.chance_is_asked


def test_f_022_without_golden_cards_the_round_is_played_and_is_the_last() -> None:
    table = dealt()
    on(table).close("gent").golden(a="gent")
    events = round_of(table, "gent", "site 0", "pickup 0", "pickup 0", "pickup 0")
    assert "no-golden" in keys(events)
    assert table.waiting_for == [0]
    table.play(0, "build ieper s1 blue")
    assert table.over
    assert "showed-golden" not in keys(table.events(None))


def test_r_09_the_game_does_not_end_before_step_six() -> None:
    table = dealt()
    on(table).close("gent").golden(a="gent")
    table.play("chance", "draw golden gent")
    assert (table.over, table.asked) == (False, [0, 1, 2, 3])


def test_r_10_the_round_of_the_last_golden_card_is_played_in_full() -> None:
    table = dealt()
    on(table).golden(a="master")
    round_of(table, "master", *PASS)
    assert (table.over, table.asked) == (False, [0])
    table.play(0, "master brugge c")
    assert table.over


def test_f_030_one_action_card_and_any_number_of_influence_cards() -> None:
    table = dealt()
    table.play("chance", "draw golden influence")
    cards = ("brugge", "gent", "ieper", "leuven", "utrecht", "luik", "site", "pickup")
    assert table.options(2) == [f"choose {card} {number}" for card in cards for number in range(4)]


def test_f_030_a_card_that_cannot_be_carried_out_may_be_chosen() -> None:
    table = dealt()
    on(table).cover_but("gent", "").state.sites_left = 0
    table.play("chance", "draw golden influence")
    assert {"choose gent 0", "choose site 0"} < set(table.options(0))


def test_f_030_the_choice_and_its_size_are_secret() -> None:
    table = dealt()
    table.play("chance", "draw golden influence")
    before = [table.turn(seat) for seat in range(4)]
    hands = table.view(1)["hands"]
    table.play(0, "choose gent 2")
    assert [table.turn(seat) for seat in range(4)] == before
    assert table.view(1)["chosen"] == [None] * 4
    assert table.view(1)["hands"] == hands
    assert table.view(0)["chosen"][0] == {"card": "gent", "influence": 2}


def test_f_030_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    table = dealt()
    script(table, "chance draw golden influence / 0 choose gent 2 / 1 choose pickup 0 / 2 choose pickup 0")
    table.undo(0)
    assert table.waiting_for == [0, 3]
    script(table, "0 choose pickup 1 / 3 choose brugge 0")
    assert told(table.events(None), "revealed")[0] == {"seat": 0, "card": "pickup", "number": 1}
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_f_031_all_reveal_together() -> None:
    table = dealt()
    script(table, "chance draw golden influence / 0 choose gent 0 / 1 choose pickup 1 / 2 choose ieper 0")
    assert "revealed" not in keys(table.events(None))
    table.play(3, "choose site 3")
    assert told(table.events(None), "revealed") == [
        {"seat": 0, "card": "gent", "number": 0},
        {"seat": 1, "card": "pickup", "number": 1},
        {"seat": 2, "card": "ieper", "number": 0},
        {"seat": 3, "card": "site", "number": 3},
    ]


def order(influence: str, start: int = 0) -> list[str]:
    """The guilds in the order in which they act; seats clockwise yellow, green, blue, red."""
    coats = "yellow green blue red"
    table = dealt(start=start, coats=coats, guilds="chosen")
    events = round_of(table, "influence", *(f"pickup {int(cards) - 1}" for cards in influence.split()))
    return [coats.split()[int(str(event["seat"]))] for event in told(events, "picked-up")]


def test_v_01_the_rulebook_s_example_of_the_order() -> None:
    """F-031. Yellow starts and plays 1 card, green 2, blue 2, red 3."""
    assert order("1 2 2 3") == ["red", "green", "blue", "yellow"]


def test_v_02_one_card_each() -> None:
    """F-031."""
    assert order("1 1 1 1") == ["yellow", "green", "blue", "red"]


def test_v_03_equals_act_clockwise_from_the_starter() -> None:
    """F-031."""
    assert order("2 2 1 2") == ["yellow", "green", "red", "blue"]


def test_v_04_another_starter() -> None:
    """F-031."""
    assert order("1 1 1 1", start=1) == ["green", "blue", "red", "yellow"]


def test_f_031_more_cards_act_first() -> None:
    assert order("1 2 3 4") == ["red", "blue", "green", "yellow"]
    assert order("1 1 2 1", start=3) == ["blue", "red", "yellow", "green"]


def test_f_032_influence_cards_that_were_played_leave_the_game() -> None:
    table = dealt()
    round_of(table, "site", "pickup 2", "pickup 0", "pickup 3", "pickup 0")
    assert [hand["influence"] for hand in table.view(None)["hands"]] == [1, 3, 0, 3]


def test_r_13_influence_cards_of_an_impossible_action_are_lost() -> None:
    table = dealt()
    on(table).state.sites_left = 0
    events = round_of(table, "influence", "site 2", "pickup 0", "pickup 0", "pickup 0")
    assert told(events, "impossible") == [{"seat": 0, "card": "site"}]
    assert state_of(table).hands.influence[0] == 1 + 1  # the second one is the golden card


def test_f_033_the_pick_up_card_always_comes_back() -> None:
    table = dealt()
    on(table).hold(0, "pickup")
    table.play("chance", "draw golden influence")
    assert {text.split()[1] for text in table.options(0)} == {"pickup"}
    script(table, "0 choose pickup 0 / 1 choose pickup 0 / 2 choose pickup 0 / 3 choose pickup 0")
    assert on(table).hand(0) == "brugge gent ieper leuven utrecht luik site pickup"

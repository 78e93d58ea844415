"""Who comes first and who next, and where every point comes from."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.gilde.scene import Scene

from zunft import Table


def finish(table: Table, seed: int) -> Table:
    """Random play to the end."""
    rng = Random(seed)
    while not table.over:
        who = rng.choice(table.asked)
        table.play(who, rng.choice(table.options(who)))
    return table


def last_round(seats: int = 3) -> Scene:
    """The last turn of round 60 is about to end, at a table that stops then."""
    scene = Scene(seats, options={"stop": "after-60-rounds"})
    scene.state.round = 60
    for seat in range(1, seats):
        scene.say(seat - 1, "end").run_to("actions", seat)
    return scene


def end_round(scene: Scene) -> None:
    """Whoever is on turn ends it; on by defaults to the next turn, or the end."""
    seat, turns = scene.table.view(None)["active"], len(scene.told("turn-began"))
    scene.say(seat, "end")
    while not scene.table.over and len(scene.told("turn-began")) == turns:
        scene.step()


# --- places ---------------------------------------------------------------------------------------


def test_g_124_a_count_comes_first_then_by_experience() -> None:
    """G-124, G-170."""
    scene = Scene(4).xp(0, 118).xp(1, 40).xp(2, 90).xp(3, 40).hand(0, "b01").say(0, "play b01")
    assert (scene.table.over, scene.table.winners) == (True, [0])
    assert (scene.table.places, scene.table.scores) == ([1, 3, 2, 3], [120, 40, 90, 40])
    assert scene.told("became-count") == [{"seat": 0}]


def test_g_124_one_point_less_is_no_victory() -> None:
    scene = Scene().xp(0, 117).hand(0, "b01").say(0, "play b01")
    assert (scene.table.over, scene.table.places, scene.table.winners) == (False, [], [])


def test_g_124_the_winner_is_first_though_another_has_as_much() -> None:
    """Q-27. Of two builders who reach 120 together the active player wins; the other is second."""
    scene = Scene().town_hall("centre").xp(0, 114).xp(1, 114).talers(0, 20).talers(1, 20)
    scene.say(0, "town-hall with 1 for 8 points 6").say(1, "accept")
    assert scene.table.scores == [120, 120, 0]
    assert (scene.table.winners, scene.table.places) == ([0], [1, 2, 3])


def test_g_124_of_two_counts_the_higher_experience_wins() -> None:
    scene = Scene().town_hall("centre").xp(0, 114).xp(1, 115).talers(0, 20).talers(1, 20)
    scene.say(0, "town-hall with 1 for 8 points 6").say(1, "accept")
    assert (scene.table.scores, scene.table.winners) == ([120, 121, 0], [1])


def test_g_171_whoever_has_left_comes_last() -> None:
    scene = Scene().xp(0, 118).xp(1, 90).xp(2, 10).hand(0, "b01")
    scene.table.leave(1)
    scene.say(0, "play b01")
    assert scene.table.places == [1, 3, 2]


# --- the stop after 60 rounds ---------------------------------------------------------------------


def test_g_162_after_60_rounds_the_highest_experience_wins() -> None:
    scene = last_round().xp(0, 30).xp(1, 45).xp(2, 44)
    end_round(scene)
    assert (scene.table.over, scene.table.winners, scene.table.places) == (True, [1], [3, 1, 2])
    assert (scene.table.view(None)["ended"], scene.table.view(None)["round"]) == ("stop", 60)
    assert scene.told("stopped") == [{"number": 60}]


def test_g_162_talers_break_a_tie() -> None:
    scene = last_round().xp(0, 45).xp(1, 45).xp(2, 45).talers(1, 50)
    end_round(scene)
    assert scene.table.winners == [1]


def test_g_162_round_59_is_followed_by_another() -> None:
    scene = last_round()
    scene.state.round = 59
    end_round(scene.fresh())
    assert (scene.table.over, scene.table.view(None)["round"]) == (False, 60)


def test_g_162_talers_do_not_matter_otherwise() -> None:
    """G-159. Behind the winner equal experience is an equal place."""
    scene = Scene().xp(0, 118).xp(1, 40).xp(2, 40).talers(1, 50).hand(0, "b01").say(0, "play b01")
    assert scene.table.places == [1, 2, 2]


# --- the ledger -----------------------------------------------------------------------------------


def test_g_120_a_line_for_every_source_with_its_rule() -> None:
    """G-081, G-102, G-120. Cards by type, the residence, the Town Hall."""
    scene = Scene().town_hall("centre").talers(0, 100).xp(0, 30).hand(0, "b01", "e01", "a01", "n09", "i06", "m09")
    for text in ("play b01", "play e01", "play a01", "play n09", "play i06", "play m09", "upgrade"):
        scene.say(0, text)
    scene.say(0, "town-hall").say(0, "build")
    lines = [(line["key"].rpartition(".")[2], line["args"], line["rule"]) for line in scene.table.ledger(0)]
    cards = ["business", "extension", "person", "artefact", "measure", "instant"]
    assert lines == [
        *(("cards", {"type": type_}, "G-120") for type_ in cards),
        ("town-hall", {}, "G-102"),
        ("residences", {}, "G-081"),
    ]
    assert [line["points"] for line in scene.table.ledger(0)] == [2, 3, 3, 3, 31, 1, 12, 5]


def test_g_125_sales_trades_gifts_and_loans_give_no_points() -> None:
    scene = Scene().front(0, "b01", "b02").say(0, "sell b01").say(0, "give 1 to 1")
    scene.say(0, "offer b02 to 1 for 3").say(1, "accept").say(0, "lend 1 to 2 repay 2 in 1").say(2, "accept")
    assert [scene.table.ledger(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["reconstruction", "tiny"])
def test_g_120_the_lines_of_a_ledger_add_up_to_the_score(seats: int, edition: str) -> None:
    table = finish(Table("gilde", seats, seats, edition=edition), seats)
    assert [sum(line["points"] for line in table.ledger(seat)) for seat in range(seats)] == table.scores
    assert any(table.scores)


@pytest.mark.parametrize("seats", [2, 4])
def test_g_120_the_ledger_adds_up_at_every_step_and_never_falls(seats: int) -> None:
    """G-122."""
    table, rng, before = Table("gilde", seats, 1, edition="tiny"), Random(1), [0] * seats
    while not table.over:
        who = rng.choice(table.asked)
        table.play(who, rng.choice(table.options(who)))
        assert [sum(line["points"] for line in table.ledger(seat)) for seat in range(seats)] == table.scores
        assert all(now >= then for now, then in zip(table.scores, before, strict=True))
        before = table.scores


@pytest.mark.parametrize("seed", range(6))
def test_g_170_every_game_has_one_winner_in_the_first_place(seed: int) -> None:
    """G-170. With 120 points (here 30) or by an election, and by nothing else."""
    table = finish(Table("gilde", 3, seed, edition="tiny"), seed)
    view = table.view(None)
    assert table.winners == [view["winner"]]
    assert table.places.count(1) == 1
    assert view["ended"] in {"count", "election"}
    assert (view["ended"] == "count") == (table.scores[view["winner"]] >= 30)

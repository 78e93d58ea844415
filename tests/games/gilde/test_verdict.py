"""Why a game ended as it did, in the words of the terminal and the result page."""

from __future__ import annotations

from tests.games.gilde.scene import Scene
from tests.games.gilde.test_electing import due, town, without_cards
from tests.games.gilde.test_ranking import end_round, last_round

from zunft import say


def told(scene: Scene) -> list[str]:
    return [say(line, "en", ["Ada", "Bram", "Clara", "Dirk"]) for line in scene.table.verdict]


def test_g_156_the_mayor_with_the_votes_of_whoever_came_next() -> None:
    scene = due(town()).draw("b01", "b01", "b02")
    assert told(scene) == ["Ada is elected mayor, 2 votes to Bram’s 1."]


def test_g_157_after_a_tie_the_votes_are_those_of_the_last_draw() -> None:
    """T-04."""
    scene = town().front(1, "d04", "d01").front(2, "d03", "n03").front(0, "d06", "n10")
    due(scene).draw("m01", "b02", "e01").draw("e03", "b06")
    assert told(scene) == ["After a tie for first place Clara is elected mayor, 14 votes to Bram’s 12."]


def test_g_154_a_mayor_against_whom_nobody_stood() -> None:
    scene = due(town(citizens=(1,))).draw("b01")
    assert told(scene) == ["Bram is elected mayor with 1 vote; nobody else stood to the end."]


def test_g_161_what_broke_a_tie_that_no_card_could() -> None:
    by_xp = due(without_cards(town(4, (0, 1, 2)).xp(2, 31), 3))
    assert told(by_xp) == ["No card broke the tie: Clara becomes mayor with more experience, 31 to Ada’s 30."]
    by_talers = due(without_cards(town(4, (0, 1, 2)).talers(0, 13), 3))
    assert told(by_talers)[0].startswith("No card broke the tie: Ada becomes mayor with more talers, 13 to ")
    by_turn = due(without_cards(town(4, (0, 1, 2)), 3))
    assert told(by_turn)[0].startswith("No card broke the tie: Bram becomes mayor before ")


def test_g_124_the_count() -> None:
    scene = Scene(4).xp(0, 118).hand(0, "b01").say(0, "play b01")
    assert told(scene) == ["Ada becomes Count with 120 experience and wins."]


def test_g_124_two_who_rise_at_the_same_moment() -> None:
    """Q-27."""
    level = Scene().town_hall("centre").xp(0, 114).xp(1, 114).talers(0, 20).talers(1, 20)
    level.say(0, "town-hall with 1 for 8 points 6").say(1, "accept")
    both = "Ada and Bram rise to Count at the same moment with 120 experience each; Ada wins, being first in turn."
    assert told(level) == [both]
    ahead = Scene().town_hall("centre").xp(0, 114).xp(1, 115).talers(0, 20).talers(1, 20)
    ahead.say(0, "town-hall with 1 for 8 points 6").say(1, "accept")
    more = "Bram and Ada rise to Count at the same moment; Bram wins with more experience, 121 to 120."
    assert told(ahead) == [more]


def test_g_162_the_stop_and_who_was_ahead_then() -> None:
    scene = last_round().xp(0, 30).xp(1, 45).xp(2, 44)
    end_round(scene)
    assert told(scene) == [
        "The game was stopped after 60 rounds; the most experience wins.",
        "Bram wins by 1 experience, 45 to Clara’s 44.",
    ]
    tied = last_round().xp(0, 45).xp(1, 45).xp(2, 40).talers(1, 50)
    end_round(tied)
    assert told(tied)[1].startswith("Bram and Ada have the same experience, but Bram has more talers, ")


def test_g_171_the_last_one_at_the_table() -> None:
    scene = Scene(2)
    scene.table.leave(0)
    assert told(scene) == ["Bram wins, since everybody else has left the table."]

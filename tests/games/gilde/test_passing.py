"""G-119: who passes in every window, for all to hear."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from tests.games.gilde.scene import Scene
from tests.games.gilde.test_effects import EACH, measure

import zunft
from zunft.research.door import Door


def attacked() -> Scene:
    """Seat 0 holds a sabotage; 1 owns a business; 1 and 2 can call the watch."""
    return Scene(3).front(1, "b02").hand(0, "m01").hand(1, "i01").hand(2, "i01")


def finish_turn(table: zunft.Table) -> None:
    """Everybody says as little as can be said, until the next turn begins."""
    active = table.view(None)["active"]
    while table.view(None)["active"] == active:
        seat = next(who for who in table.asked if isinstance(who, int))
        table.play(seat, table.default(seat) or "")


def test_g_119_everybody_may_say_it_at_any_time_whatever_they_hold() -> None:
    table = attacked().table
    for seat in range(3):
        assert table.unasked(seat) == ["leave", "pass-windows"]
        table.play(seat, "pass-windows")
        assert table.unasked(seat) == ["leave", "answer-windows"]
    assert table.view(None)["passing"] == [0, 1, 2]
    assert table.why_not(1, "pass-windows") == {"key": "gilde.refused.already-passes", "args": {}, "rule": "G-119"}


def test_g_119_who_has_said_it_is_not_asked_and_the_others_are() -> None:
    table = attacked().table
    table.play(2, "pass-windows")
    table.play(0, "play m01 at 1 b02")
    assert table.view(None)["agenda"][0]["seats"] == [0, 1]
    assert table.waiting_for == [1]


def test_g_119_it_ends_for_the_one_at_whom_a_card_is_aimed() -> None:
    table = attacked().table
    for seat in range(3):
        table.play(seat, "pass-windows")
    table.play(0, "play m01 at 1 b02")
    assert table.view(None)["passing"] == [0, 2]
    assert table.view(None)["agenda"][0]["seats"] == [1]
    assert table.options(1) == ["pass", "respond i01", "sell b02"]


def test_g_119_a_window_that_would_ask_nobody_is_not_opened() -> None:
    scene = attacked()
    for seat in (0, 2):
        scene.table.play(seat, "pass-windows")
    scene.table.play(0, "play m01 at 1 b02")
    scene.table.play(1, "pass-windows")  # it counts as the pass here, too
    assert "cancelled" not in scene.events
    assert scene.table.chance_is_asked


def test_g_119_said_in_a_window_it_counts_as_the_pass_there() -> None:
    """Also where the seat has answered in secret already: nobody can tell."""
    scene = attacked()
    scene.table.play(0, "play m01 at 1 b02")
    scene.table.play(2, "respond i01")
    scene.table.play(2, "pass-windows")
    assert scene.table.view(None)["agenda"][0]["seats"] == [0, 1]
    scene.table.play(1, "pass")
    assert scene.cards_of(2) == ["i01"]


def test_g_119_taken_back_it_counts_from_the_next_window_on() -> None:
    table = attacked().table
    table.play(2, "pass-windows")
    table.play(0, "play m01 at 1 b02")
    table.play(2, "answer-windows")
    assert table.options(2) == []
    table.play(1, "pass")
    assert table.view(None)["passing"] == []


def test_g_119_it_ends_when_the_own_turn_begins_and_in_the_own_turn_with_it() -> None:
    table = zunft.Table("gilde", 3, 1)
    finish_turn(table)
    first = table.view(None)["active"]
    for seat in range(3):
        table.play(seat, "pass-windows")
    finish_turn(table)
    assert table.view(None)["passing"] == [(first + 2) % 3]


def test_g_119_it_is_kept_by_redeals_and_by_the_journal_and_can_be_taken_back_at_once() -> None:
    table = attacked().table
    before = table.fingerprint()
    table.play(2, "pass-windows")
    for seat in (0, 1, 2, None):
        assert table.redeal(seat, seed=1).view(None)["passing"] == [2]
    assert zunft.replay(table.journal()).view(None)["passing"] == [2]
    table.undo(2)
    assert table.fingerprint() == before


def test_g_119_silence_is_never_taken_for_it() -> None:
    scene = attacked()
    scene.table.play(0, "play m01 at 1 b02")
    for seat in (1, 2):
        scene.table.play(seat, "pass")
    assert scene.table.view(None)["passing"] == []


def test_g_119_it_ends_for_everybody_whom_a_card_for_each_opponent_reaches() -> None:
    scene = measure(EACH, '[{ op = "gain_talers", who = "each_opponent", n = 1 }]')
    for seat in range(3):
        scene.table.play(seat, "pass-windows")
    scene.say(0, "play m14")
    assert scene.table.view(None)["passing"] == [0]


def test_g_119_it_does_not_end_for_those_at_whom_no_card_is_aimed() -> None:
    table = attacked().table
    table.play(2, "pass-windows")
    table.play(0, "play m01 at 1 b02")
    assert table.view(None)["passing"] == [2]


def test_g_119_a_window_in_which_the_last_says_it_closes_at_once_whatever_the_others_hold() -> None:
    scene = attacked()
    scene.table.play(0, "play m01 at 1 b02")
    assert scene.table.waiting_for == [1, 2]
    for seat in (0, 1, 2):
        scene.table.play(seat, "pass-windows")
    assert scene.table.chance_is_asked
    assert "cancelled" not in scene.events


def test_g_119_the_active_player_says_it_of_this_turn_and_the_others_until_theirs() -> None:
    scene = attacked()
    for seat in range(3):
        scene.table.play(seat, "pass-windows")
    assert scene.events == ["passes-this-turn", "passes-windows", "passes-windows"]
    scene.table.play(1, "answer-windows")
    assert scene.events[-1] == "answers-windows"


def test_g_119_who_said_it_before_the_own_turn_is_asked_in_the_first_window_of_it() -> None:
    scene = Scene(3).hand(1, "i05")
    scene.table.play(1, "pass-windows")
    while scene.table.view(None)["active"] == 0:
        scene.step()
    assert 1 in scene.table.view(None)["agenda"][0]["seats"]


def test_g_119_everybody_sees_it_and_it_stands_in_every_tensor() -> None:
    door = Door("gilde", 3)
    at = next(offset for name, offset, _ in door.layout if name == "passing")
    table = attacked().table
    table.play(2, "pass-windows")
    for seat in range(3):
        out = vec[i64]([0] * (door.length // 4))
        door.tensor.write(table.state, seat, out, 0)
        shown = memoryview(out).cast("B").cast("h")[at : at + 3].tolist()
        assert shown == [int((seat + step) % 3 == 2) for step in range(3)]
        assert table.view(seat)["passing"] == [2]


def test_g_119_what_a_window_tells_is_the_same_whatever_those_hold_who_pass() -> None:
    """Neither is asked nor answered for: the same events, and the same seats on the agenda."""
    told = []
    for hand in ("i01", "b03"):
        scene = Scene(3).front(1, "b02").hand(0, "m01").hand(2, hand)
        scene.table.play(2, "pass-windows")
        scene.table.play(0, "play m01 at 1 b02")
        told.append((scene.events, scene.table.view(None)["agenda"], scene.table.asked))
    assert told[0] == told[1]

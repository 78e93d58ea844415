"""G-119: who passes in every window, for all to hear."""

from __future__ import annotations

from tests.games.gilde.scene import Scene

import zunft


def attacked() -> Scene:
    """Seat 0 holds a sabotage; 1 owns a business; 1 and 2 can call the watch."""
    return Scene(3).front(1, "b02").hand(0, "m01").hand(1, "i01").hand(2, "i01")


def finish_turn(table: zunft.Table) -> None:
    """Everybody says as little as can be said, until the next turn begins."""
    active = table.view(None)["active"]
    while table.view(None)["active"] == active:
        seat = next(who for who in table.waiting_for if isinstance(who, int))
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
    assert scene.table.waiting_for == ["chance"]


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

"""Leaving: the only move that nobody asks for."""

from __future__ import annotations

import pytest
from tests.titles.market.dealing import answers, keys, market, state_of
from tests.titles.market.title import MARKET

import zunft
from zunft.table import Table
from zunft.table.errors import IllegalMove


def test_open_questions_get_their_defaults_at_once() -> None:
    table = market("thief", "guard", "guard")
    table.play(0, "play thief at 1")
    table.leave(1)
    assert table.waiting_for == [2]
    assert answers(table)[-1] == "1 leave"


def test_the_consequence_follows_when_the_agenda_is_back_at_the_turn() -> None:
    """X-013"""
    table = market("thief", "guard", "guard cloth")
    table.play(0, "play thief at 1")
    table.leave(2)
    assert state_of(table).hands[2].count == 2
    table.play(1, "pass")
    assert (state_of(table).hands[2].count, state_of(table).decks[2].tail.count) == (0, 0)
    assert keys(table, None)[-2:] == ["stole", "shuffled"]


def test_a_step_within_a_turn_is_not_yet_the_turn_itself() -> None:
    """The steps of the offer get their defaults while the card is still there; then the hand is shuffled away."""
    table = market("cloth", "guard", "guard")
    table.play(0, "offer cloth")
    table.leave(0)
    assert keys(table, None)[-4:] == ["left", "offered", "declined", "shuffled"]


def test_a_step_of_another_seat_does_not_hold_it_up() -> None:
    """Nobody can tell by it that seat 0 is about to make an offer."""
    table = market("cloth", "guard", "guard")
    table.play(0, "offer cloth")
    table.leave(2)
    assert keys(table, None)[-1] == "shuffled"


def test_leaving_in_the_own_turn_ends_it() -> None:
    table = market("thief", "guard", "guard")
    table.leave(0)
    assert table.waiting_for == [1]


def test_an_empty_chair_is_played_by_defaults() -> None:
    table = market("thief", "guard", "guard")
    table.leave(1)
    table.play(0, "end")
    assert table.waiting_for == [2]


def test_a_debt_of_a_seat_that_leaves_is_given_up() -> None:
    table = market("thief", "cloth", edition="booth", under="guard")
    table.play(0, "play thief at 1")
    table.leave(1)
    assert [state_of(table).coins[seat] for seat in (0, 1)] == [4, 0]


def test_an_empty_chair_cannot_win() -> None:
    table = market("cloth", "cloth")
    state_of(table).coins[0] = 11
    table.leave(0)
    while not table.over:
        table.play(1, "stop" if "stop" in table.options(1) else "end")
    assert (table.places, table.winners) == ([2, 1], [1])


def test_when_everyone_has_left_the_game_runs_out() -> None:
    table = market("cloth", "cloth")
    table.leave(0)
    table.leave(1)
    assert table.over
    assert table.winners == []


def test_the_view_says_who_has_left() -> None:
    table = market("thief", "guard", "guard")
    table.leave(2)
    assert table.view(None)["left"] == [2]
    assert "left" in keys(table, 0)


def test_nobody_leaves_twice() -> None:
    table = market("thief", "guard", "guard")
    table.leave(2)
    with pytest.raises(IllegalMove):
        table.leave(2)


def test_leaving_is_a_line_of_the_journal_and_replays() -> None:
    table = Table(MARKET, seats=3, seed=1)
    table.play(1, "draw")
    table.leave(1)
    assert zunft.replay(table.journal(), title=MARKET).fingerprint() == table.fingerprint()

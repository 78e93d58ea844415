"""Moves that nobody asked for: what the alms of the market (X-017) do to questions, journals, undo and redeals."""

from __future__ import annotations

import pytest
from tests.titles.market.dealing import answers, keys, market, state_of
from tests.titles.market.title import MARKET

import zunft
from zunft.table import Table
from zunft.table.errors import CannotUndo, IllegalMove
from zunft.table.replay import follow

NO_ALMS = "market.refused.no-alms"


def test_a_seat_is_told_what_it_may_do_unasked_and_leaving_is_always_among_it() -> None:
    table = market("cloth", "guard", "guard")
    assert table.unasked(1) == ["leave", "alms 0", "alms 2"]
    assert table.options(1) == []
    table.play(1, "alms 2")
    assert table.unasked(1) == ["leave"]


def test_it_is_no_option_of_any_question() -> None:
    table = market("cloth", "guard", "guard")
    assert not set(table.unasked(0)) & set(table.options(0))


def test_it_is_played_like_any_other_and_told() -> None:
    table = market("cloth", "guard", "guard")
    told = table.play(2, "alms 0")
    assert [event["args"] for event in told] == [{"seat": 2, "of": 0}]
    assert answers(table)[-1] == "2 alms 0"
    assert [state_of(table).coins[seat] for seat in range(3)] == [5, 4, 3]


def test_the_question_that_was_put_stays_open_and_keeps_its_number() -> None:
    table = market("cloth", "guard", "guard")
    before = table.ask(0)
    table.play(0, "alms 1")
    assert (table.ask(0), table.asked) == (before, [0])


def test_it_may_take_an_answer_away_from_a_question_that_is_open() -> None:
    """Who has given away the price can only decline."""
    table = market("cloth", "guard", edition="booth", under="thief")
    table.play(0, "offer cloth to 1 for 2")
    table.play(1, "alms 0")
    assert keys(table, None)[-2:] == ["gave-alms", "declined"]


def test_it_may_end_the_game() -> None:
    """X-016"""
    table = market("cloth", "guard", "guard")
    state_of(table).coins[0] = 11
    table.play(1, "alms 0")
    assert table.over
    assert table.unasked(1) == []
    assert table.why_not(1, "alms 0") == {"key": "engine.refused.over", "args": {}, "rule": None}


def test_it_is_said_why_it_cannot_be_made_now() -> None:
    table = market("cloth", "guard", "guard")
    table.play(1, "alms 0")
    assert table.why_not(1, "alms 2") == {"key": NO_ALMS, "args": {"of": 2}, "rule": "X-017"}
    assert table.why_not(1, "alms 1") == {"key": NO_ALMS, "args": {"of": 1}, "rule": "X-017"}
    with pytest.raises(IllegalMove):
        table.play(1, "alms 2")


def test_who_has_left_makes_none() -> None:
    table = market("cloth", "guard", "guard")
    table.play(1, "leave")
    assert answers(table)[-1] == "1 leave"
    assert table.unasked(1) == []
    for text in ("alms 0", "leave"):
        assert table.why_not(1, text) == {"key": "engine.refused.gone", "args": {}, "rule": None}


def test_leaving_can_be_said_like_any_other_move() -> None:
    table, twin = market("cloth", "guard", "guard"), market("cloth", "guard", "guard")
    table.play(1, "leave")
    twin.leave(1)
    assert (table.journal(), table.fingerprint()) == (twin.journal(), twin.fingerprint())


def test_it_may_be_made_while_chance_is_asked_by_hand() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    table.play(0, "draw")
    table.play(1, "alms 2")
    assert table.chance_is_asked
    assert zunft.replay(table.journal(), title=MARKET).fingerprint() == table.fingerprint()


# --- taken back -----------------------------------------------------------------------------------


def test_it_is_taken_back_alone() -> None:
    table = market("cloth", "guard", "guard")
    before = table.fingerprint()
    table.play(1, "alms 0")
    table.undo(1)
    assert table.fingerprint() == before
    assert answers(table)[-2:] == ["1 alms 0", "1 undo"]
    assert keys(table, None)[-1] == "undone"


def test_that_it_was_taken_back_is_told_to_all_in_a_round_of_secret_answers_too() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    table.play(1, "alms 0")
    table.undo(1)
    assert keys(table, 2)[-2:] == ["gave-alms", "undone"]


def test_what_others_answer_in_secret_meanwhile_stays() -> None:
    table = market("thief", "guard", "guard")
    table.play(0, "play thief at 1")
    table.play(0, "alms 2")
    table.play(1, "block")
    table.undo(0)
    table.play(2, "pass")
    assert keys(table, None)[-1] == "responded"


def test_it_cannot_be_taken_back_after_another_seat_has_openly_acted() -> None:
    table = market("cloth", "guard", "guard")
    table.play(1, "alms 0")
    table.play(0, "offer cloth to 2 for 1")
    assert not table.can_undo(1)
    with pytest.raises(CannotUndo):
        table.undo(1)


def test_nor_is_an_answer_after_another_seat_has_acted_unasked() -> None:
    table = market("cloth", "guard", "guard")
    table.play(0, "end")
    table.play(2, "alms 0")
    assert not table.can_undo(0)


def test_by_consent_it_is_taken_back_like_an_answer() -> None:
    table = market("cloth", "guard", "guard")
    table.play(1, "alms 0")
    table.play(0, "end")
    table.retract(1)
    assert state_of(table).coins[1] == 4
    assert table.waiting_for == [0]


# --- kept -----------------------------------------------------------------------------------------


def test_a_journal_with_it_is_replayed_followed_and_verified() -> None:
    table, twin = Table(MARKET, seats=3, seed=1), Table(MARKET, seats=3, seed=1)
    table.play(1, "alms 0")
    table.play(2, "draw")
    table.play(0, "alms 2")
    follow(twin, table.lines[len(twin.lines) :])
    again = zunft.replay(table.journal(), 1, title=MARKET)
    assert twin.fingerprint() == table.fingerprint() == again.fingerprint()


def test_a_redeal_keeps_it_and_lets_it_be_taken_back() -> None:
    table = market("cloth", "guard", "guard")
    table.play(1, "alms 0")
    for seat in (0, 1, 2, None):
        imagined = table.redeal(seat, seed=3)
        assert imagined.unasked(1) == ["leave"]
        assert imagined.can_undo(1) == (seat == 1)
    imagined = table.redeal(1, seed=3)
    imagined.undo(1)
    assert imagined.unasked(1) == ["leave", "alms 0", "alms 2"]

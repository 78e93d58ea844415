"""A game that is older than an option stays what it was: its journal does not name the option."""

from __future__ import annotations

import random

import pytest
from tests.titles.market.title import MARKET, Market

import zunft
from zunft.engine.journal import JournalError
from zunft.engine.title import Option
from zunft.table import Table


class Later(Market):
    """The market after *blocking* has become an option: anyone blocked before, now it is the victim unless chosen."""

    options = (Option("blocking", ("victim", "anyone"), "X-008", before="anyone"),)


LATER = Later()


def played(blocking: str, moves: int = 400) -> Table:
    table, rng = Table(MARKET, seats=3, seed=5, options={"blocking": blocking}), random.Random(5)
    for _ in range(moves):
        if not table.over:
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.options(seat)))
    return table


def before_the_option(table: Table) -> str:
    """The journal as it was written when there was no such option."""
    text = table.journal()
    return text.replace(f"options blocking={table.options_chosen['blocking']}", "options")


def test_a_journal_that_is_older_than_an_option_is_played_as_before() -> None:
    table = played("anyone")
    again = zunft.replay(before_the_option(table), title=LATER)
    assert again.options_chosen == {"blocking": "anyone"}
    assert (again.fingerprint(), again.scores) == (table.fingerprint(), table.scores)
    assert [again.events(seat) for seat in (0, 1, 2, None)] == [table.events(seat) for seat in (0, 1, 2, None)]


def test_a_journal_that_is_older_than_an_option_is_verified_and_written_as_it_was() -> None:
    text = before_the_option(played("anyone"))
    assert zunft.verify(text, title=LATER).journal() == text
    assert zunft.replay(zunft.replay(text, title=LATER).journal(), title=LATER).over


def test_an_older_game_goes_on_as_it_began() -> None:
    """With its seed, on copies, and after an answer that everybody has agreed to take back."""
    table = played("anyone", moves=9)
    again = zunft.replay(before_the_option(table), seed=5, title=LATER)
    while not table.over:
        seat = table.asked[0]
        text = table.options(seat)[-1]
        for each in (table, again):
            each.play(seat, text)
    assert before_the_option(table) == again.journal() == again.copy().journal()
    table, again = played("anyone", moves=9), zunft.replay(before_the_option(played("anyone", moves=9)), title=LATER)
    seat = next(seat for seat in range(3) if table.can_retract(seat))
    for each in (table, again):
        each.retract(seat)
    assert again.fingerprint() == table.fingerprint()


def test_a_head_that_names_the_option_counts() -> None:
    text = played("victim").journal()
    again = zunft.replay(text, title=LATER)
    assert again.options_chosen == {"blocking": "victim"}
    assert again.journal() == text


def test_a_new_table_has_the_default_and_names_it() -> None:
    table = Table(LATER, seats=3, seed=5)
    assert table.options_chosen == {"blocking": "victim"}
    assert "\noptions blocking=victim\n" in table.journal()


def test_a_head_that_lacks_an_option_that_it_could_have_named_is_refused() -> None:
    with pytest.raises(JournalError, match="does not fit: it lacks the options: blocking"):
        zunft.replay(before_the_option(played("anyone")), title=MARKET)

"""The rules number: a game is played to its end by the rules that it began with. X-007 has two numbers."""

from __future__ import annotations

import pytest
from tests.titles.market.dealing import market
from tests.titles.market.title import MARKET

import zunft
from zunft.table import Table

OFFERED = ("cloth", "guard", "thief")


def given_away(table: Table) -> Table:
    """X-007, number 1: a card is offered for nothing."""
    table.play(0, "offer cloth to 2 for 0")
    return table


def test_a_new_game_has_the_newest_number() -> None:
    assert Table(MARKET, seats=3).rules_number == MARKET.rules_number == 2
    with pytest.raises(zunft.IllegalMove):
        given_away(market(*OFFERED))


def test_a_game_that_began_by_an_older_number_goes_on_by_it() -> None:
    table = given_away(market(*OFFERED, rules=1))
    again = zunft.replay(table.journal(), title=MARKET)
    assert (again.rules_number, again.journal()) == (1, table.journal())
    again.play(2, "accept")
    assert again.view(2)["hands"][2]["known"].count("cloth") == 1


def test_an_old_game_is_illegal_by_the_newest_number() -> None:
    journal = given_away(market(*OFFERED, rules=1)).journal()
    with pytest.raises(zunft.JournalError):
        zunft.replay(journal.replace("rules 1", "rules 2", 1), title=MARKET)


def test_copies_and_redeals_are_played_by_the_number_of_their_table() -> None:
    for twin in (market(*OFFERED, rules=1).copy(), market(*OFFERED, rules=1).redeal(0, seed=1)):
        given_away(twin)


@pytest.mark.parametrize("number", [0, 3, -1, "1", True])
def test_a_number_that_is_not_known_is_refused_in_a_sentence(number: object) -> None:
    with pytest.raises(ValueError, match=r"Rules number .* of market is not known here\."):
        Table(MARKET, seats=3, rules=number)  # type: ignore[arg-type]

"""A new seed in the middle of a game: what is not drawn yet comes from it, and the journal proves both."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import SMALL, Kind, answer, finish, lively
from tests.contract.test_journal import check_same

from zunft import JournalError, Table, replay, verify
from zunft.engine.chance import commitment
from zunft.server.live.windows import _Step
from zunft.table.lines import RESEED
from zunft.table.replay import follow

every_small_table = pytest.mark.parametrize("kind", SMALL, ids=str)
NEW = bytes(range(32))


def reseeded(kind: Kind, seed: int) -> Table:
    """A game whose seed has changed near its beginning, and that took answers back afterwards."""
    table, rng = kind.table(seed), Random(seed)
    for _ in range(3):
        answer(table, rng)
    table.reseed(NEW)
    for at, played in enumerate(lively(table, rng)):
        if not played.over and at == 5 and played.can_retract(0):
            played.retract(0)
    return table


@every_small_table
def test_the_journal_of_such_a_game_replays_and_both_seeds_prove_it(kind: Kind) -> None:
    table = reseeded(kind, 4)
    assert table.over
    assert f"{RESEED}{commitment(NEW)}" in table.lines
    text = table.journal()
    assert [line for line in text.splitlines() if line.startswith("seed ")][1] == f"seed {NEW.hex()}"
    check_same(table, replay(text, title=kind.title))
    check_same(table, verify(text, title=kind.title))


@every_small_table
def test_another_table_follows_it_with_both_seeds_and_goes_on_alike(kind: Kind) -> None:
    table, rng = kind.table(5), Random(5)
    answer(table, rng)
    table.reseed(NEW)
    answer(table, rng)
    assert table.chance is not None
    twin = Table(
        kind.title,
        kind.seats,
        table.chance.seed,
        edition=table.edition,
        options=table.options_chosen,
        rules=table.rules_number,
        is_kept=True,
    )
    follow(twin, table.lines[len(twin.lines) :])
    check_same(table, twin)
    finish(table, Random(6))
    finish(twin, Random(6))
    assert table.lines == twin.lines


def test_what_is_drawn_stays_and_what_is_not_comes_from_another_deal() -> None:
    one, two = Table("gilde", 3, 7, edition="tiny"), Table("gilde", 3, 7, edition="tiny")
    drawn = one.lines
    two.reseed(NEW)
    assert two.lines == (*drawn, f"{RESEED}{commitment(NEW)}")
    assert one.chance is not None
    assert two.chance is not None
    assert [one.chance.below("deck", 1000) for _ in range(9)] != [two.chance.below("deck", 1000) for _ in range(9)]


def test_the_hall_shows_the_windows_that_close_after_it() -> None:
    """It repeats the lines one by one, and everybody is told of the new seed."""
    table = Table("gilde", 3, 7, edition="tiny")
    before = table.copy()
    table.reseed(NEW)
    step = _Step(before)
    step.play(table.lines[-1])
    assert step.told == {seat: table.turn(seat) for seat in (None, 0, 1, 2)}


def test_a_seed_that_the_journal_is_not_committed_to_is_found() -> None:
    table = reseeded(next(kind for kind in SMALL if kind.title.key == "flanders"), 4)
    text = table.journal()
    for wrong, said in (
        (text.replace(f"seed {NEW.hex()}\n", ""), "no seed of this game"),
        (text.replace(NEW.hex(), bytes(32).hex()), "no seed of this game"),
        (text.replace(commitment(NEW), "0" * 64), "no seed of this game"),
        (text.replace(f"{RESEED}{commitment(NEW)}", f"{RESEED}soon"), "no seed of this game"),
    ):
        with pytest.raises(JournalError, match=said):
            verify(wrong)


def test_only_a_game_in_progress_with_a_seed_gets_a_new_one() -> None:
    table = Table("flanders", 2, chance="hand", edition="tiny")
    with pytest.raises(ValueError, match="seed"):
        table.reseed()
    over = Table("flanders", 2, 1, edition="tiny")
    finish(over, Random(1))
    with pytest.raises(ValueError, match="seed"):
        over.reseed()

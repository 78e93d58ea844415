"""Nobody can tell a redealt table from the true one, and whoever leaks a secret is found by the same check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from tests.contract import knowing
from tests.contract.knowing import check_alike, check_survives, everybody
from tests.contract.tables import OPENED_AT_ONCE, SMALL, TABLES, VARIANTS, Kind, finish, lively, stroll

from zunft import Table

every_table = pytest.mark.parametrize("kind", TABLES, ids=str)
every_small_table = pytest.mark.parametrize("kind", SMALL, ids=str)


def moments(kind: Kind, seed: int, share: float, leavers: int = 0) -> Iterator[Table]:
    """Random moments of a random game."""
    rng = Random(seed)
    for table in lively(kind.table(seed), Random(seed), leavers):
        if rng.random() < share:
            yield table


def check_games(kind: Kind, seeds: range, share: float) -> int:
    """Redeal for everybody at random moments; gives how often."""
    redeals = 0
    for seed in seeds:
        for table in moments(kind, seed, share, leavers=seed % 3):
            for seat in everybody(table):
                check_survives(table, seat, seed)
                redeals += 1
    return redeals


@pytest.mark.parametrize("kind", TABLES + VARIANTS, ids=str)
def test_nobody_can_tell_a_redealt_table_from_the_true_one(kind: Kind) -> None:
    assert check_games(kind, range(3), 0.15) > 0


@every_table
def test_a_view_is_made_of_plain_things_and_has_what_all_titles_share(kind: Kind) -> None:
    for table in moments(kind, 4, 0.1):
        for seat in everybody(table):
            page = knowing.known(table, seat)
            knowing.as_text(page)
            assert {"seat", "seats", "round", "scores", "agenda", "asked"} <= page["view"].keys()
            assert page["view"]["seat"] == seat
            assert [event["n"] for event in page["events"]] == list(range(page["turn"]))


@pytest.mark.soak
@every_table
def test_nobody_can_tell_in_200_000_redeals(kind: Kind) -> None:
    redeals, seed = 0, 100
    while redeals < 200_000 // len(TABLES):
        redeals += check_games(kind, range(seed, seed + 3), 1.0)
        seed += 3


def place_name(name: str) -> str:
    """Places that every seat has are counted together: ``hand-0`` and ``hand-1``."""
    return name.rstrip("0123456789").rstrip("-")


def check_places(table: Table, seat: int | None, hidden: Counter[str], differs: Counter[str]) -> None:
    """Count, by place, where something was hidden from a seat and where some redeal laid something else there."""
    twins = [table.redeal(seat, seed=seed) for seed in range(6)]
    for at, place in enumerate(knowing.places(table)):
        there = [knowing.places(twin)[at] for twin in twins]
        assert all(knowing.own(other, seat) == knowing.own(place, seat) for other in there), place.name
        if secret := knowing.unknown(place, seat):
            hidden[place_name(place.name)] += 1
            differs[place_name(place.name)] += any(knowing.unknown(other, seat) != secret for other in there)


@every_table
def test_redeals_differ_in_every_hidden_place_and_nowhere_else(kind: Kind) -> None:
    """A single moment may leave only one possible deal, so it is asked how often they differ; what the seat knows
    never does."""
    hidden: Counter[str] = Counter()
    differs: Counter[str] = Counter()
    for seed in range(3):
        for table in moments(kind, seed, 0.3):
            for seat in everybody(table):
                check_places(table, seat, hidden, differs)
    assert hidden or kind.is_open
    for name, count in hidden.items():
        assert differs[name] >= 0.25 * count, f"{name}: redealt in {differs[name]} of {count} moments"


@every_table
def test_an_imagined_table_can_be_played_to_the_end(kind: Kind) -> None:
    for table in moments(kind, 5, 0.1):
        for seat in everybody(table):
            imagined = check_survives(table, seat, 9)
            before = table.fingerprint()
            assert finish(imagined, Random(3)).over
            assert table.fingerprint() == before
            with pytest.raises(ValueError, match="journal"):
                imagined.journal()


# --- tables that differ in a secret ---------------------------------------------------------------


def check_answers_alike(table: Table, rng: Random) -> int:
    """Two different answers (or draws) to the same question: whoever takes one table for the other knows the same
    at both. Gives how often somebody did."""
    who = rng.choice(table.asked)
    options = table.options(who)
    one, other = table.copy(), table.copy()
    one.play(who, rng.choice(options))
    other.play(who, rng.choice(options))
    if one.fingerprint() == other.fingerprint():
        return 0
    return sum(check_alike(one, other, seat) for seat in everybody(table))


def count_alike(kind: Kind, seed: int) -> int:
    tables = stroll(kind.table(), Random(seed))
    return sum(check_answers_alike(table, Random(seed)) for table in tables if not table.over)


@every_small_table
def test_secret_answers_and_draws_are_told_to_nobody_else(kind: Kind) -> None:
    """Views survive a redeal; what was *told* is not dealt anew, so it is compared between two true tables."""
    found = sum(count_alike(kind, seed) for seed in range(3))
    seed = 3
    while not found and not kind.is_open:
        found += count_alike(kind, seed)
        seed += 1
        assert seed < 50, "no two tables that somebody takes for one another"


# --- planted leaks --------------------------------------------------------------------------------

secretive = pytest.mark.parametrize("kind", [kind for kind in SMALL if not kind.is_open], ids=str)


@secretive
def test_a_planted_leak_in_the_view_is_found(kind: Kind) -> None:
    def leak() -> None:
        for table in moments(kind, 1, 0.5):
            for seat in everybody(table):
                check_survives(knowing.with_leaky_view(table), seat, 1)

    with pytest.raises(AssertionError, match="can tell by its view"):
        leak()


@secretive
def test_a_planted_leak_in_the_events_is_found(kind: Kind) -> None:
    """Where all is opened at once, nobody is told anything by a single answer, and a redeal seldom hits the same
    choices: such a title says ``opens_at_once``, and its leak is planted by hand, as for Strasbourg below."""
    opens_at_once = kind.title.key in OPENED_AT_ONCE
    found = any(gives_itself_away(kind, seed) for seed in range(3 if opens_at_once else 50))
    assert found != opens_at_once, "a planted leak is not found; is it ‘opens_at_once’ in tests/contract/tables.py?"


def gives_itself_away(kind: Kind, seed: int) -> bool:
    """Whether somebody can tell a secret by leaky events in a random game."""
    tables = (table for table in stroll(kind.table(), Random(seed)) if not table.over)
    try:
        for table in tables:
            check_answers_alike(knowing.with_leaky_events(table), Random(seed))
    except AssertionError as error:
        if "can tell by its events" not in str(error):
            raise
        return True
    return False


def two_plans(leaky: bool) -> tuple[Table, Table]:
    """Strasbourg, where others are told something only when the last plan is made: two of the same sizes."""
    table = Table("strasbourg", 3, 2, edition="tiny")
    for seat in range(3):
        table.play(seat, table.options(seat)[0])
    for seat in (0, 1):
        table.play(seat, "stop")
    table.play(2, "draw")
    table.play(2, "draw")
    table = knowing.with_leaky_events(table) if leaky else table
    a, b, c = table.view(2)["players"][2]["hand"][0]
    assert len({a, b, c}) > 1
    one, other = table.copy(), table.copy()
    one.play(2, f"plan {a}+{b} {c}")
    other.play(2, f"plan {b}+{c} {a}")
    return one, other


def test_a_leak_planted_in_the_news_of_a_plan_is_found() -> None:
    """A redeal hits just the other plan too seldom, so what others know is compared at once."""
    for seat in (0, 1, None):
        one, other = two_plans(leaky=False)
        assert knowing.known(one, seat) == knowing.known(other, seat)
        one, other = two_plans(leaky=True)
        assert knowing.known(one, seat)["events"] != knowing.known(other, seat)["events"]

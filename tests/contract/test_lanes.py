"""The order in which the lanes of an entry advance changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract import knowing
from tests.contract.tables import TABLES, Kind, answer, stroll

from zunft import Table
from zunft.engine.agenda import NUMBER

every_table = pytest.mark.parametrize("kind", TABLES, ids=str)


def answer_the_entry(table: Table, seed: int, order: Random) -> Table:
    """Answer the entry on top until it is done. What a seat answers depends on the seat and its own question alone,
    *order* says who goes on next."""
    twin = table.copy()
    entry = table.state.agenda.top(NUMBER)
    minds = [Random(f"{seed} {seat}") for seat in range(table.seats)]
    while not twin.over and twin.state.agenda.top(NUMBER) == entry:
        seat = order.choice(twin.asked)
        assert isinstance(seat, int)
        twin.play(seat, minds[seat].choice(twin.options(seat)))
    return twin


def check_orders(table: Table, seed: int, orders: int) -> None:
    one = answer_the_entry(table, seed, Random(0))
    for order in range(1, orders):
        other = answer_the_entry(table, seed, Random(order))
        assert other.fingerprint() == one.fingerprint()
        for seat in knowing.everybody(table):
            assert knowing.known(other, seat) == knowing.known(one, seat)


def check_games(kind: Kind, seeds: range, orders: int) -> int:
    entries = 0
    for seed in seeds:
        for table in stroll(kind.table(seed), Random(seed)):
            if len(table.asked) > 1:
                check_orders(table, seed, orders)
                entries += 1
    return entries


@every_table
def test_any_interleaving_of_lanes_gives_the_same_state(kind: Kind) -> None:
    """The same answers, seat by seat, in different orders: the same state, and everybody knows the same."""
    found = seed = 0
    while found == 0 and seed < 12 and not kind.is_open:
        found, seed = check_games(kind, range(seed, seed + 1), 4), seed + 1
    assert found > 0 or kind.is_open


@pytest.mark.soak
@every_table
def test_any_interleaving_at_length(kind: Kind) -> None:
    check_games(kind, range(100, 150), 6)


@every_table
def test_one_seat_never_waits_for_another_in_its_lane(kind: Kind) -> None:
    """What a seat is asked in its lane, and may answer, does not depend on how far the others are."""
    rng = Random(2)
    for table in stroll(kind.table(2), rng):
        if len(asked := table.asked) > 1:
            twin, entry = table.copy(), table.state.agenda.top(NUMBER)
            seat = asked[0]
            before = table.options(seat)
            while len(twin.asked) > 1 and twin.state.agenda.top(NUMBER) == entry:
                other = rng.choice([who for who in twin.asked if who != seat])
                twin.play(other, rng.choice(twin.options(other)))
                assert twin.state.agenda.top(NUMBER) != entry or twin.options(seat) == before


@every_table
def test_random_play_does_not_depend_on_who_is_quicker(kind: Kind) -> None:
    """The seed deals by bag and number, so answers given in another order get the same draws."""
    for table in stroll(kind.table(3), Random(3)):
        if len(table.asked) > 1:
            one, other = table.copy(), table.copy()
            answer_all(one, table.asked)
            answer_all(other, table.asked[::-1])
            assert one.fingerprint() == other.fingerprint()


def answer_all(table: Table, seats: list[int | str]) -> None:
    for seat in seats:
        if options := table.options(seat):
            table.play(seat, options[-1])


def test_the_check_fails_when_a_lane_reads_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: options that count how many others have answered."""
    kind = next(kind for kind in TABLES if kind.title.key == "flanders" and kind.seats == 4)
    table = kind.table(1)
    while len(table.asked) < 4:
        answer(table, Random(1))
    honest = Table.options

    def nosy(table: Table, seat: int | str) -> list[str]:
        options = honest(table, seat)
        return options[len(table.asked) :] or options

    monkeypatch.setattr(Table, "options", nosy)
    with pytest.raises(AssertionError):
        check_orders(table, 1, 6)

"""What a seat cannot know, dealt anew: uniform, and always possible."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.flanders.boards import dealt, on, round_of, script, state_of

from zunft.table import Table

SAMPLES = 600
# Chi-square, upper 0.001 points by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 7: 24.32}


def imagined(table: Table, seat: int | None) -> Counter[str]:
    """The golden card of the round at many tables that could be the true one."""
    names = (*on(table).edition.towns, "influence", "site", "pickup", "cathedral", "master")
    held = [state_of(table.redeal(seat, seed)).held.items[0] for seed in range(SAMPLES)]
    return Counter(names[card] for card in held)


def chi_square(found: Counter[str], weights: dict[str, int]) -> float:
    assert set(found) == set(weights)
    total = sum(weights.values())
    expected = {card: SAMPLES * weight / total for card, weight in weights.items()}
    return sum((found[card] - expected[card]) ** 2 / expected[card] for card in weights)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_f_020_the_held_card_is_as_likely_as_its_kind_is_frequent(seat: int | None) -> None:
    table = dealt()
    on(table).golden(a="influence influence influence site site master", b="luik luik")
    table.play("chance", "draw golden master")
    found = imagined(table, seat)
    assert chi_square(found, {"influence": 3, "site": 2, "master": 1}) < CRITICAL[2]


def test_f_012_the_half_on_the_back_is_respected() -> None:
    """The last card of A was drawn: there is one possibility. The next one comes from B."""
    table = dealt()
    on(table).golden(a="master", b="luik brugge pickup pickup")
    table.play("chance", "draw golden master")
    assert imagined(table, 1) == {"master": SAMPLES}
    script(table, "0 choose pickup 0 / 1 choose pickup 0 / 2 choose pickup 0 / 3 choose pickup 0 / 0 master brugge c")
    table.play("chance", "draw golden brugge")
    assert chi_square(imagined(table, 2), {"luik": 1, "brugge": 1, "pickup": 2}) < CRITICAL[2]


def test_f_021_the_held_card_is_of_no_closed_town() -> None:
    """A closed town's card would have been shown; it may still lie in the pile."""
    table = dealt()
    on(table).close("gent").golden(a="gent leuven site site")
    table.play("chance", "draw golden leuven")
    assert chi_square(imagined(table, 3), {"leuven": 1, "site": 2}) < CRITICAL[1]


def test_f_020_the_starting_player_s_own_card_stays() -> None:
    table = dealt()
    table.play("chance", "draw golden site")
    assert imagined(table, 0) == {"site": SAMPLES}


def test_f_030_the_choices_of_others_are_dealt_anew_and_the_own_one_stays() -> None:
    """Every choice of the hand is as likely as any other: two cards with 0 … 3 influence cards."""
    table = dealt()
    on(table).hold(1, "gent pickup")
    script(table, "chance draw golden site / 0 choose gent 2 / 1 choose pickup 0")
    found: Counter[str] = Counter()
    for seed in range(SAMPLES):
        twin = state_of(table.redeal(0, seed))
        assert twin.chosen.items[0] == 1024 * 1 + 2
        assert [twin.chosen.items[seat] for seat in (2, 3)] == [-1, -1]
        found[str(twin.chosen.items[1])] += 1
    choices = {str(1024 * card + number): 1 for card in (1, 7) for number in range(4)}
    assert chi_square(found, choices) < CRITICAL[7]


def test_f_020_golden_cards_are_conserved_in_every_sample() -> None:
    table = dealt()
    round_of(table, "influence", *["pickup 0"] * 4)
    table.play("chance", "draw golden gent")
    before = all_golden(table)
    for seed in range(100):
        for seat in (0, 1, None):
            assert all_golden(table.redeal(seat, seed)) == before


def all_golden(table: Table) -> list[int]:
    state = state_of(table)
    held = [state.held.items[at] for at in range(state.held.count)]
    bags = (state.golden_a, state.golden_b, state.golden_discard)
    return [sum(bag.counts[kind] for bag in bags) + held.count(kind) for kind in range(11)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f_020_every_sample_looks_the_same_to_the_seat(seats: int) -> None:
    """And leaves it the same options, all through a game."""
    table = Table("flanders", seats, 3, edition="tiny")
    step = 0
    while not table.over:
        who = table.asked[step % len(table.asked)]
        table.play(who, table.options(who)[step % len(table.options(who))])
        step += 1
        for seat in [*range(seats), None]:
            twin = table.redeal(seat, step)
            assert twin.view(seat) == table.view(seat)
            assert seat is None or twin.options(seat) == table.options(seat)


def test_f_203_the_order_of_the_influence_pile_is_nobody_s_secret() -> None:
    """A pile is a bag: nothing is dealt anew with two players."""
    table = dealt(2)
    script(table, "0 influence / chance draw influence red-luik / 0 build luik s3 red")
    for seed in range(20):
        twin = table.redeal(1, seed)
        assert [twin.state.agenda.question(seat) for seat in (0, 1)] == [
            table.state.agenda.question(seat) for seat in (0, 1)
        ]
        assert twin.fingerprint() == table.fingerprint()

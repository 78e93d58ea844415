"""Chance: fixed values, worked out here by other means."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from tests.titles.market.title import MARKET

from zunft.engine.chance import Rng, SeedChance, commitment, seed_bytes, table_key
from zunft.table import Table


def test_the_fast_generator_is_the_documented_one() -> None:
    state = (7 * 2862933555777941757 + 3037000493) % 2**62
    expected = []
    for _ in range(6):
        state = (state * 3935559000370003845 + 3037000493) % 2**62
        expected.append((state // 2**30) * 1000 // 2**32)
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(5)] == expected[1:]


def test_the_fast_generator_gives_these_numbers_everywhere() -> None:
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(6)] == [613, 996, 137, 223, 256, 930]


def test_the_fast_generator_stays_below_its_bound() -> None:
    rng = Rng(2)
    drawn = [rng.below(6) for _ in range(600)]
    assert set(drawn) == set(range(6))


def test_a_draw_is_the_hmac_of_the_bags_name_and_number() -> None:
    key = hashlib.sha256(bytes(31) + b"\x07").digest()
    digests = [hmac.new(key, f"deck-2/{n}".encode(), hashlib.sha256).digest() for n in range(4)]
    chance = SeedChance(seed_bytes(7), [])
    assert [chance.below("deck-2", 52) for _ in range(4)] == [int(d.hex(), 16) % 52 for d in digests]


def test_a_draw_does_not_depend_on_other_bags() -> None:
    quiet, busy = SeedChance(seed_bytes(7), []), SeedChance(seed_bytes(7), [])
    busy.below("deck-1", 9)
    assert quiet.below("deck-0", 1000) == busy.below("deck-0", 1000)


def test_words_of_the_seats_go_into_the_key() -> None:
    assert table_key(bytes(32), ["a", "b"]) == hashlib.sha256(bytes(32) + b"\na\nb").digest()


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(seed_bytes(1)) == hashlib.sha256(bytes(31) + b"\x01").hexdigest()


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short"])
def test_what_cannot_be_a_seed_is_refused(seed: int | bytes) -> None:
    with pytest.raises(ValueError, match="seed"):
        seed_bytes(seed)


def test_a_table_deals_what_its_seed_says() -> None:
    """The deck of seat 1 lies as thief, thief, guard, guard, bribe, cloth × 3; position n of it is drawn."""
    key = hashlib.sha256(bytes(31) + b"\x03").digest()
    position = int(hmac.new(key, b"deck-1/0", hashlib.sha256).hexdigest(), 16) % 8
    deck = ["thief"] * 2 + ["guard"] * 2 + ["bribe"] + ["cloth"] * 3
    events = Table(MARKET, seats=2, seed=3).play(1, "draw")
    assert events[0]["args"]["card"] == deck[position]


def test_draws_of_one_seat_do_not_depend_on_who_was_quicker() -> None:
    one, other = Table(MARKET, seats=2, seed=3), Table(MARKET, seats=2, seed=3)
    for table, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in order:
            table.play(seat, "draw")
    assert one.fingerprint() == other.fingerprint()


def test_chance_by_hand_is_asked_before_everybody_else_and_tells_its_odds() -> None:
    table = Table(MARKET, seats=2, chance="hand")
    table.play(0, "draw")
    assert table.chance_is_asked
    assert table.options(1) == []
    assert table.odds() == {"draw thief": 2, "draw guard": 2, "draw bribe": 1, "draw cloth": 3}
